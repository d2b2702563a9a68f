import Jansson
import Testing

@testable import Rendering

/// A film of one screen, put together view by view, and the picture of one of its moments.
struct SampleScreen {
  /// The kinds of moments, by which a test names them.
  enum Kind: Int { case launch, event, asked, keeps, no }

  /// A moment: what happens, where, by a rule or by none, and how long after the one before.
  struct Event {
    var kind = Kind.launch
    var at = -1
    var hasRule = false
    var after = 0
  }

  private var objects: [JSONValue] = []
  private let views = JSONValue.object()
  private var order: [JSONValue] = []
  /// What is told of the screen beside its views.
  var parts: [JSONKey: JSONValue] = [:]
  var events = [Event()]
  var steps: [JSONValue] = [
    ["index": -1, "pointer": "/app", "phrase": 0, "first": 1, "last": 1, "outcome": -1]
  ]
  var touches: [JSONValue] = []
  var roles: [JSONValue] = []
  var ways: [JSONValue] = []
  var recognizers: [JSONValue] = []
  var phrases: [JSONValue] = [["launch", "启动"]]
  var screen: JSONValue = [390, 844]

  /// A screen with a window that fills it, which has the place 0.
  init() { add("window", [0, 0, 390, 844], in: -1) }

  /// Adds a view without a transform, where it stands on the screen; returns its place.
  @discardableResult
  mutating func add(
    _ id: String,
    _ frame: [Double],
    in above: Int = 0,
    class className: String = "UIView",
    _ members: [JSONKey: JSONValue] = [:]
  ) -> Int {
    let place = objects.count
    objects.append(["id": JSONValue(id), "class": JSONValue(className), "kind": "view"])
    let view: JSONValue = [
      "matrix": JSONValue([1, 0, 0, 1, frame[0], frame[1]]),
      "bounds": JSONValue([0, 0, frame[2], frame[3]]), "in": JSONValue(above),
    ]
    for (key, value) in members.sorted(by: { "\($0.key)" < "\($1.key)" }) { view.set(key, value) }
    views.set(JSONKey("\(place)"), view)
    order.append(JSONValue(place))
    return place
  }

  /// Adds the system's keyboard: a view of its window's class.
  mutating func addKeyboard() {
    let window = add("effects", [0, 0, 390, 844], in: -1, class: "UITextEffectsWindow")
    add("keys", [0, 553, 390, 291], in: window, class: "UITextEffectsWindow")
    parts["keyboard"] = [0, 553, 390, 291]
  }

  /// The film.
  var film: PictureFilm {
    let scene: JSONValue = [
      "moment": 1, "whole": true, "views": views, "order": JSONValue(order), "first": -1,
    ]
    for (key, value) in parts { scene.set(key, value) }
    let run: JSONValue = [
      "run": 0, "variant": .null, "passed": true, "screen": screen,
      "steps": JSONValue(steps), "touches": JSONValue(touches), "roles": JSONValue(roles),
      "ways": JSONValue(ways), "recognizers": JSONValue(recognizers), "scenes": [scene],
      "moments": [
        "record": .numbers(events.map { _ in 1 }), "time": .numbers(events.map(\.after)),
        "depth": .numbers(events.map { _ in 0 }),
        "kind": .numbers(events.map(\.kind.rawValue)), "at": .numbers(events.map(\.at)),
        "rule": .numbers(events.map { $0.hasRule ? 0 : -1 }),
        "say": .numbers(events.map { _ in 0 }), "short": .numbers(events.map { _ in 0 }),
      ],
    ]
    return PictureFilm(
      [
        "film": 1, "title": ["en": "A screen"], "phrases": JSONValue(phrases),
        "objects": JSONValue(objects),
        "rules": [
          ["id": "a.rule", "number": 7, "known": "documented", "text": ["en": "So it is."]]
        ],
        "kinds": [
          ["launch", "none"], ["event-queued", "none"], ["asked", "down"], ["keeps", "yes"],
          ["declined", "no"],
        ],
        "roleNames": ["asked", "declined", "answered", "hit", "passes", "keeps", "waiting"],
        "runs": [run],
      ]
    )
  }

  /// The elements of the picture of a moment.
  func drawn(
    at moment: Int = 1,
    _ layout: Picture.Layout = .screen,
    hasLayers: Bool = false
  ) throws -> DrawnElements {
    var options = Picture.Options()
    (options.layout, options.hasLayers) = (layout, hasLayers)
    let film = film
    return DrawnElements(
      Picture(film, try #require(film.runs.first), moment: moment, options).text
    )
  }
}

extension JSONValue {
  /// A column of whole numbers.
  static func numbers(_ numbers: [Int]) -> JSONValue { JSONValue(numbers.map { JSONValue($0) }) }
}

/// The elements of a picture in their order, each with what it lies in.
struct DrawnElements {
  /// An element, as its line says.
  struct Element {
    let name: String
    let attributes: [String: String]
    let text: String
    /// The places of those that it lies in, from the root.
    let above: [Int]

    var classes: Set<String> {
      Set((attributes["class"] ?? "").split(separator: " ").map(String.init))
    }

    func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }
  }

  let all: [Element]

  init(_ text: String) {
    var all: [Element] = []
    var open: [Int] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("</") {
        if !line.hasPrefix("</style") { open.removeLast() }
        continue
      }
      guard line.hasPrefix("<"), !line.hasPrefix("<style"),
        let head = line.firstMatch(of: /^<(\w+)([^>]*?)(\/?)>(?:(.*?)<)?/)
      else { continue }
      var attributes: [String: String] = [:]
      for part in head.2.matches(of: /([\w-]+)="([^"]*)"/) {
        attributes[String(part.1)] = String(part.2)
      }
      all.append(
        Element(
          name: String(head.1),
          attributes: attributes,
          text: head.4.map(String.init) ?? "",
          above: open
        )
      )
      if head.3.isEmpty, !line.contains("</") { open.append(all.count - 1) }
    }
    self.all = all
  }

  /// The place of the group of a view.
  func place(of id: String) -> Int? { all.firstIndex { $0.attributes["data-id"] == id } }

  func view(_ id: String) -> Element? { place(of: id).map { all[$0] } }

  /// What is drawn inside of a view.
  func inside(_ id: String) -> [Element] {
    guard let place = place(of: id) else { return [] }
    return all.filter { $0.above.contains(place) }
  }

  /// The elements with a class.
  func classed(_ name: String) -> [Element] { all.filter { $0.classes.contains(name) } }

  /// The texts that are shown inside of elements with a class.
  func texts(in name: String) -> [String] {
    let places = Set(all.indices.filter { all[$0].classes.contains(name) })
    return all.filter { $0.name == "text" && !places.isDisjoint(with: $0.above) }.map(\.text)
  }
}
