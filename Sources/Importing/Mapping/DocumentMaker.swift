import Jansson
import Sentences

/// Makes a scenario document of what all prints together say.
///
/// Views become nodes back to front as they were printed; controllers stand among the objects, each
/// with its view, which the tree names; recognizers stand at their view. A tree without window hangs
/// in a window of ours that takes nothing itself.
struct DocumentMaker {
  private let joined: JoinedApp
  private let hasOneRoot: Bool
  private let hasWindows: Bool
  private let files: PastedFiles
  private var ids = NodeIDs(reserved: DocumentMaker.reserved)
  private var classes = MappedClasses()

  /// The id of each object that is in the document, by its place.
  private(set) var names: [Int: String] = [:]

  /// The ids of those of which a property is assumed, by its name.
  private(set) var assumed: [String: [String]] = [:]

  /// The ids of those of which nobody knows a property, by its name.
  private(set) var unknown: [String: [String]] = [:]

  /// What could not be put into the document, with its place.
  private(set) var warnings: [ImportWarning] = []

  private static let reserved = [
    "app", "application", "device", "focusSystem", "keyboard", "menu", "menuController",
    "notifications", "pasteboard", "profile", "remoteCommandCenter", "scene", "undoPrompt",
    ownWindow,
  ]

  /// The id of the window that is none of the app's.
  static let ownWindow = "window"

  init(_ app: JoinedApp, of files: PastedFiles) {
    joined = app
    hasOneRoot = app.roots.count == 1
    hasWindows = app.hasWindows
    self.files = files
  }

  /// Returns the document's `app`; nil where no tree of views is known.
  ///
  /// - Throws: That it would be deeper or larger than a document may be.
  mutating func app() throws(ImportError) -> JSONValue? {
    let tree = joined.tree
    // A trace says who hangs on whom, not where anything lies.
    guard joined.roots.contains(where: { joined.nodes[$0].object.form != .layoutTrace }) else {
      return nil
    }
    try checkDepth(of: tree)
    let controllers = controllersByView()
    ids.reserve(tree.count)
    for place in tree { names[place] = ids.id(of: joined.nodes[place].object) }
    for (_, place) in controllers.sorted(by: { $0.value < $1.value }) {
      names[place] = ids.id(of: joined.nodes[place].object)
    }
    let recognizers = recognizersByView()
    for place in recognizers.values.flatMap(\.self).sorted()
    where RecognizerNode.isMade(joined.nodes[place].object) {
      names[place] = ids.id(of: joined.nodes[place].object)
      if joined.nodes[place].object.wholeness == .cut, let name = names[place] {
        assumed["gestureRecognizers", default: []].append(name)
      }
    }
    let drawn = drawnBySwiftUI(tree)
    var made = [JSONValue?](repeating: nil, count: joined.nodes.count)
    let objects = JSONValue.array()
    // What hangs on a view is made before it: an element of a tree is not changed later.
    for place in tree.reversed() {
      if let warning = FormWarnings.about(joined.nodes[place].object) { warnings.append(warning) }
      let node = self.node(place, drawn: drawn, recognizers: recognizers)
      let subviews = joined.nodes[place].children.compactMap { made[$0].take() }
      if !subviews.isEmpty { node.set("subviews", JSONValue(subviews)) }
      guard let controller = controllers[place], let name = names[controller] else {
        made[place] = node
        continue
      }
      made[place] = JSONValue("\(name).view")
      objects.append(self.controller(controller, view: node))
    }
    return appNode(joined.roots.compactMap { made[$0] }, objects)
  }

  private func offset(_ place: Int) -> Int { joined.nodes[place].object.offset }

  /// Refuses a tree that is deeper than a document's may be.
  private func checkDepth(of tree: [Int]) throws(ImportError) {
    // Of a parent that is not in the tree the depth is 0.
    var depths = Array(repeating: 0, count: joined.nodes.count)
    for place in tree {
      let depth = joined.nodes[place].parent.map { depths[$0] + 1 } ?? 1
      guard depth <= DocumentLimits.depth else { throw DocumentLimits.tooDeep(at: offset(place)) }
      depths[place] = depth
    }
  }

  /// Gathers what a node says of itself, for the report.
  private mutating func note(_ origin: Origin, of id: String) {
    for name in origin.assumed { assumed[name, default: []].append(id) }
    for name in origin.unknown { unknown[name, default: []].append(id) }
  }

  // MARK: - The app

  private mutating func appNode(_ roots: [JSONValue], _ objects: JSONValue) -> JSONValue {
    let json = JSONValue.object()
    let origin: JSONValue = ["form": JSONValue(form.rawValue)]
    if !joined.hasWindowList { origin.set("unknown", ["windows"]) }
    json.set("origin", origin)
    if objects.count > 0 { json.set("objects", objects) }
    if hasWindows {
      let windows = zip(joined.roots, roots).filter { joined.nodes[$0.0].object.kind == .window }
      for root in joined.roots where joined.nodes[root].object.kind != .window {
        warnings.append(outside(root))
      }
      json.set("windows", JSONValue(windows.map(\.1)))
      return json
    }
    let window = JSONValue.object()
    window.set("id", DocumentMaker.ownWindow)
    window.set("frame", [0, 0, 390, 844])
    window.set("overrides", ["pointInside": true, "hitTest": ["nilIfSelf": true]])
    window.set("subviews", JSONValue(roots))
    json.set("windows", [window])
    return json
  }

  /// What is said of a tree that hangs in none of the windows.
  private func outside(_ root: Int) -> ImportWarning {
    let name = joined.nodes[root].object.displayName
    return ImportWarning(
      .missingParent,
      at: offset(root),
      Sentence(
        "\(name) hangs in none of the printed windows and was left out; --root takes it alone",
        zh: "\(name) 不在任何打印出来的窗口里，已略去；可用 --root 单独取它"
      )
    )
  }

  /// The form that the geometry is from.
  private var form: Form {
    joined.roots.lazy.map { joined.nodes[$0].object.form }.first ?? .views
  }

  // MARK: - Views

  private mutating func node(
    _ place: Int,
    drawn: Set<Int>,
    recognizers: [Int: [Int]]
  ) -> JSONValue {
    let object = joined.nodes[place].object
    let printed = recognizers[place] ?? []
    let own = printed.filter { RecognizerNode.isMade(joined.nodes[$0].object) }
    let isOrderKnown =
      joined.nodes[place].parent != nil || hasWindows || hasOneRoot
      || joined.isRootOrderKnown
    let id = names[place] ?? ""
    let (json, origin) = ViewNode(
      object: atOrigin(object, isRoot: joined.nodes[place].parent == nil),
      id: id,
      line: files.position(at: object.offset).line,
      classNames: classes.entry(of: object, isDrawnBySwiftUI: drawn.contains(place)),
      isOrderKnown: isOrderKnown,
      hasUnknownRecognizers: printed.isEmpty
        ? object.hasRecognizers
        : own.contains { !isWhole(joined.nodes[$0].object) }
    ).node()
    note(origin, of: id)
    if let next = nextBesidesSuperview(of: place) {
      let overrides: JSONValue = ["next": next]
      for (key, value) in json["overrides"]?.members.map(\.self) ?? [] {
        overrides.set(JSONKey(key), value)
      }
      json.set("overrides", overrides)
    }
    if !own.isEmpty { json.set("gestureRecognizers", JSONValue(own.map(recognizer))) }
    return json
  }

  /// A root that is no window lies in the corner of the window of ours, unless its place is known.
  ///
  /// Several are siblings, and lie in that window as they lie in their unprinted parent.
  private func atOrigin(_ object: PastedObject, isRoot: Bool) -> PastedObject {
    guard isRoot, object.kind != .window, let frame = object.frame else { return object }
    var moved = object
    let alone = hasOneRoot ? PrintedPoint(x: 0, y: 0) : frame.origin
    let place = object.frameInWindow?.origin ?? alone
    moved.frame = PrintedRect(
      x: place.x,
      y: place.y,
      width: frame.size.width,
      height: frame.size.height
    )
    return moved
  }

  /// What lies in a hosting view of SwiftUI, down to the hosted views of UIKit.
  private func drawnBySwiftUI(_ tree: [Int]) -> Set<Int> {
    var drawn: Set<Int> = []
    // Of thousands of views there are few classes.
    var borders: [String: (isHosting: Bool, isHosted: Bool)] = [:]
    func border(_ place: Int) -> (isHosting: Bool, isHosted: Bool) {
      let name = joined.nodes[place].object.className
      if let known = borders[name] { return known }
      let border = (name.contains("_UIHostingView"), name.contains("PlatformViewHost"))
      borders[name] = border
      return border
    }
    for place in tree {
      guard let parent = joined.nodes[place].parent else { continue }
      let isBelow = drawn.contains(parent) || border(parent).isHosting
      if isBelow, !border(place).isHosted { drawn.insert(place) }
    }
    return drawn
  }

  // MARK: - Controllers

  /// The controllers whose view hangs in the tree, by the place of the view.
  private func controllersByView() -> [Int: Int] {
    var places: [Int: Int] = [:]
    for (place, node) in joined.nodes.enumerated() where node.object.kind == .controller {
      guard let view = node.object.view.flatMap({ joined.places[$0] }) else { continue }
      // Two controllers with one view are of two moments; the first keeps it.
      if places[view] == nil, joined.nodes[view].print != nil { places[view] = place }
    }
    return places
  }

  private func controller(_ place: Int, view: JSONValue) -> JSONValue {
    let object = joined.nodes[place].object
    let json = JSONValue.object()
    json.set("id", names[place] ?? "")
    json.set("class", "UIViewController")
    json.set("view", view)
    let presenter = object.presentedBy.flatMap { joined.places[$0] }.flatMap { names[$0] }
    if let next = presenter.map({ JSONValue($0) }) ?? nextBesidesSuperview(of: place) {
      json.set("overrides", ["next": next])
    }
    let line = files.position(at: object.offset).line
    json.set("origin", Origin(object: object, classNames: OriginClass(object), line: line).json)
    return json
  }

  /// The next responder that a chain prints, where the model would find another: that of a view is
  /// its controller or its superview, that of a controller the superview of its view.
  private func nextBesidesSuperview(of place: Int) -> JSONValue? {
    let object = joined.nodes[place].object
    guard let next = object.next.flatMap({ joined.places[$0] }), let name = names[next] else {
      return nil
    }
    let isControllersView =
      object.address != nil && joined.nodes[next].object.view == object.address
    let view =
      object.kind == .controller ? object.view.flatMap { joined.places[$0] } : place
    // What lies above a root that is no window is not in the document.
    guard !isControllersView, let view, let superview = joined.nodes[view].parent, superview != next
    else { return nil }
    return JSONValue(name)
  }

  // MARK: - Recognizers

  /// The recognizers of each view in the tree, in the order of the print.
  private func recognizersByView() -> [Int: [Int]] {
    var places: [Int: [Int]] = [:]
    for (place, node) in joined.nodes.enumerated() where node.object.kind == .recognizer {
      guard let view = node.object.view.flatMap({ joined.places[$0] }),
        joined.nodes[view].print != nil
      else { continue }
      places[view, default: []].append(place)
    }
    return places
  }

  /// Whether all of a recognizer is known: a print that breaks off may have said more.
  private func isWhole(_ recognizer: PastedObject) -> Bool {
    RecognizerNode.isKnown(recognizer) && recognizer.wholeness == .whole
  }

  private func recognizer(_ place: Int) -> JSONValue {
    let object = joined.nodes[place].object
    let requires = object.requires.compactMap { joined.places[$0] }
      // Nobody knows when one of a class of its own fails; who waits for it would wait forever.
      .filter { RecognizerNode.isKnown(joined.nodes[$0].object) }
      .compactMap { names[$0] }
    return RecognizerNode(
      object: object,
      id: names[place] ?? "",
      line: files.position(at: object.offset).line,
      requires: requires
    ).json()
  }
}
