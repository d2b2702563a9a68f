/// A document of random views, recognizers and fingers that follows from its seed.
///
/// Whatever it does is allowed: every reference leads to an object, every finger that moves is
/// down, and at the end all are lifted. What it ends with must hold for every such document.
public struct RandomDocument {
  var numbers: SeededNumbers
  private(set) var views: [String] = []
  var recognizers: [String] = []

  init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

  /// Makes the document of a seed.
  public static func make(seed: UInt64, steps: Int) -> DocumentValue {
    var document = RandomDocument(seed: seed)
    return document.make(steps: steps)
  }

  private mutating func make(steps: Int) -> DocumentValue {
    let profile = profile()
    var windows: DocumentValue = ["id": "window", "frame": [0, 0, 390, 844]]
    windows["subviews"] = subviews(depth: 0)
    if numbers.once(in: 3) { windows["gestureRecognizers"] = gestureRecognizers() }
    let app: DocumentValue = [
      "objects": [["id": "target", "implements": ["acted:": action()]]],
      "windows": [windows],
    ]
    return [
      "format": 1, "profile": profile, "app": app, "script": script(steps: steps),
    ]
  }

  private mutating func profile() -> DocumentValue {
    var profile: DocumentValue = ["ios": .number(numbers.pick([12, 13, 15, 17, 18]) ?? 17)]
    let toggles: [(String, [DocumentValue])] = [
      ("gesture.action-timing", ["sameEvent", "nextTurn"]),
      ("gesture.action-vs-cancel-order", ["cancelFirst", "actionFirst"]),
      ("gesture.same-view-order", ["lastAddedFirst", "firstAddedFirst"]),
      ("gesture.cancelled-sends-action", [true, false]),
      ("gesture.control-beats-ancestor-list", ["listed", "listedAndSliderPans", "none"]),
      ("pan.translation-starts", ["included", "excluded"]),
      ("touch.view-nil-after-recognition", [false, true]),
    ]
    var chosen: DocumentValue = [:]
    for (name, settings) in toggles where numbers.once(in: 3) {
      chosen[name] = numbers.pick(settings)
    }
    profile["toggles"] = chosen
    return profile
  }

  // MARK: - Views

  /// Views beside one another, back to front, with views in them.
  private mutating func subviews(depth: Int) -> DocumentValue {
    let count = depth == 0 ? 1 + numbers.next(below: 3) : numbers.next(below: 4 - depth)
    return .list((0..<count).map { _ in view(depth: depth) })
  }

  private mutating func view(depth: Int) -> DocumentValue {
    let id = "v\(views.count + 1)"
    views.append(id)
    var view: DocumentValue = ["id": .text(id)]
    let classes = ["UIButton", "UISwitch", "UISlider", "UISegmentedControl", "UITextField"]
    if depth > 0, numbers.once(in: 5), let name = numbers.pick(classes) {
      view["class"] = .text(name)
      if name == "UISegmentedControl" { view["segments"] = ["a", "b"] }
    }
    view["frame"] = [
      .number(Double(numbers.next(below: 100))), .number(Double(numbers.next(below: 100))),
      .number(Double(60 + numbers.next(below: 240))),
      .number(Double(60 + numbers.next(below: 240))),
    ]
    if numbers.once(in: 2) { view["isMultipleTouchEnabled"] = true }
    if numbers.once(in: 8) { view["isExclusiveTouch"] = true }
    let overrides = overrides(ofView: id)
    if overrides != [:] { view["overrides"] = overrides }
    if numbers.once(in: 2) { view["gestureRecognizers"] = gestureRecognizers() }
    if depth < 3 {
      let inner = subviews(depth: depth + 1)
      if inner != [] { view["subviews"] = inner }
    }
    return view
  }

  private mutating func overrides(ofView id: String) -> DocumentValue {
    var overrides: DocumentValue = [:]
    let methods = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
    if numbers.once(in: 5), let method = numbers.pick(methods) {
      overrides[method] = numbers.once(in: 2) ? [] : .list([.text("super")] + mischief(on: id))
    }
    if numbers.once(in: 8) { overrides["gestureRecognizerShouldBegin"] = answer() }
    return overrides
  }

  // MARK: - What happens inside callbacks

  /// An answer that may be another each time.
  mutating func answer() -> DocumentValue {
    switch numbers.next(below: 4) {
    case 0: return true
    case 1: return false
    case 2: return ["onlyIf": ["$count": ["above": .number(Double(numbers.next(below: 3)))]]]
    default: return ["unless": ["$count": .number(Double(1 + numbers.next(below: 3)))]]
    }
  }

  /// What an action of a recognizer does.
  private mutating func action() -> DocumentValue { .list(mischief(on: "$sender.view")) }

  /// Changes of the tree and of recognizers in the middle of a callback, mostly none.
  mutating func mischief(on view: String) -> [DocumentValue] {
    guard numbers.once(in: 4) else { return [] }
    let often = DocumentValue.number(Double(1 + numbers.next(below: 4)))
    let change: DocumentValue =
      switch numbers.next(below: 4) {
      case 0: ["call": "removeFromSuperview", "on": .text(view)]
      case 1: ["set": .object([.init(key: member(view, "isHidden"), value: true)])]
      case 2: ["set": .object([.init(key: member(view, "isUserInteractionEnabled"), value: false)])]
      default: addingToWindow(view)
      }
    return [["if": ["$count": often], "then": [change]]]
  }

  /// Adds a view to the window, unless it is the window: a recognizer may be on that.
  private func addingToWindow(_ view: String) -> DocumentValue {
    let adding: DocumentValue = ["call": "addSubview", "on": "window", "with": [.text(view)]]
    guard view.hasPrefix("$") else { return adding }
    let isOther = DocumentValue.object([.init(key: view, value: ["not": "window"])])
    return ["if": isOther, "then": [adding]]
  }

  private func member(_ object: String, _ property: String) -> String { "\(object).\(property)" }
}
