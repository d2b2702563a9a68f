import Jansson

/// Makes a scenario document of what all prints together say.
///
/// Views become nodes back to front as they were printed; controllers stand among the objects, each
/// with its view, which the tree names; recognizers stand at their view. A tree without window hangs
/// in a window of ours that takes nothing itself.
struct DocumentMaker {
  private let app: JoinedApp
  private let paste: Paste
  private var ids = NodeIDs(reserved: DocumentMaker.reserved)

  /// The id of each object that is in the document, by its place.
  private(set) var names: [Int: String] = [:]

  private static let reserved = [
    "app", "application", "device", "focusSystem", "keyboard", "menu", "menuController",
    "notifications", "pasteboard", "profile", "remoteCommandCenter", "scene", "undoPrompt",
    ownWindow,
  ]

  /// The id of the window that is none of the app's.
  static let ownWindow = "window"

  init(_ app: JoinedApp, of paste: Paste) {
    self.app = app
    self.paste = paste
  }

  /// Returns the document; nil where no tree of views is known.
  mutating func document(title: String) -> JSONValue? {
    let tree = app.tree
    guard !tree.isEmpty else { return nil }
    let controllers = controllersByView()
    for place in tree { names[place] = ids.id(of: app.nodes[place].object) }
    for (_, place) in controllers.sorted(by: { $0.value < $1.value }) {
      names[place] = ids.id(of: app.nodes[place].object)
    }
    let recognizers = recognizersByView()
    for place in recognizers.values.flatMap(\.self).sorted() {
      names[place] = ids.id(of: app.nodes[place].object)
    }
    let drawn = drawnBySwiftUI(tree)
    var made: [Int: JSONValue] = [:]
    let objects = JSONValue.array()
    // What hangs on a view is made before it: an element of a tree is not changed later.
    for place in tree.reversed() {
      let node = self.node(place, drawn: drawn, recognizers: recognizers)
      let subviews = app.nodes[place].children.compactMap { made.removeValue(forKey: $0) }
      if !subviews.isEmpty { node.set("subviews", JSONValue(subviews)) }
      guard let controller = controllers[place], let name = names[controller] else {
        made[place] = node
        continue
      }
      made[place] = JSONValue("\(name).view")
      objects.append(self.controller(controller, view: node))
    }
    let document = JSONValue.object()
    document.set("format", 1)
    document.set("title", title)
    document.set("app", appNode(app.roots.compactMap { made[$0] }, objects))
    document.set("script", .array())
    return document
  }

  // MARK: - The app

  private func appNode(_ roots: [JSONValue], _ objects: JSONValue) -> JSONValue {
    let json = JSONValue.object()
    var origin: JSONValue = ["form": JSONValue(form.rawValue)]
    if app.roots.count == 1 || !app.hasWindows {
      origin = ["form": JSONValue(form.rawValue), "unknown": ["windows"]]
    }
    json.set("origin", origin)
    if objects.count > 0 { json.set("objects", objects) }
    if app.hasWindows {
      let windows = zip(app.roots, roots).filter { app.nodes[$0.0].object.kind == .window }
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

  /// The form that the geometry is from.
  private var form: Form {
    app.roots.lazy.map { app.nodes[$0].object.form }.first ?? .views
  }

  // MARK: - Views

  private func node(
    _ place: Int,
    drawn: Set<Int>,
    recognizers: [Int: [Int]]
  ) -> JSONValue {
    let object = app.nodes[place].object
    let isOnlyRoot = app.nodes[place].parent != nil || app.hasWindows || app.roots.count == 1
    let json = ViewNode(
      object: atOrigin(object, isRoot: app.nodes[place].parent == nil),
      id: names[place] ?? "",
      line: paste.position(at: object.offset).line,
      isDrawnBySwiftUI: drawn.contains(place),
      isOrderKnown: isOnlyRoot
    ).json()
    if let own = recognizers[place] {
      json.set("gestureRecognizers", JSONValue(own.map(recognizer)))
    }
    return json
  }

  /// A root that is no window lies in the corner of the window of ours, unless its place is known.
  private func atOrigin(_ object: PastedObject, isRoot: Bool) -> PastedObject {
    guard isRoot, object.kind != .window, let frame = object.frame else { return object }
    var moved = object
    let place = object.frameInWindow?.origin ?? PrintedPoint(x: 0, y: 0)
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
    for place in tree {
      guard let parent = app.nodes[place].parent else { continue }
      let isBelow =
        drawn.contains(parent) || app.nodes[parent].object.className.contains("_UIHostingView")
      let isHosted = app.nodes[place].object.className.contains("PlatformViewHost")
      if isBelow, !isHosted { drawn.insert(place) }
    }
    return drawn
  }

  // MARK: - Controllers

  /// The controllers whose view hangs in the tree, by the place of the view.
  private func controllersByView() -> [Int: Int] {
    var places: [Int: Int] = [:]
    for (place, node) in app.nodes.enumerated() where node.object.kind == .controller {
      guard let view = node.object.view.flatMap({ app.places[$0] }) else { continue }
      // Two controllers with one view are of two moments; the first keeps it.
      if places[view] == nil, app.nodes[view].print != nil { places[view] = place }
    }
    return places
  }

  private func controller(_ place: Int, view: JSONValue) -> JSONValue {
    let object = app.nodes[place].object
    let json = JSONValue.object()
    json.set("id", names[place] ?? "")
    json.set("class", "UIViewController")
    json.set("view", view)
    if let presenter = object.presentedBy.flatMap({ app.places[$0] }).flatMap({ names[$0] }) {
      json.set("overrides", ["next": JSONValue(presenter)])
    }
    let line = paste.position(at: object.offset).line
    json.set("origin", Origin(object: object, line: line).json)
    return json
  }

  // MARK: - Recognizers

  /// The recognizers of each view in the tree, in the order of the print.
  private func recognizersByView() -> [Int: [Int]] {
    var places: [Int: [Int]] = [:]
    for (place, node) in app.nodes.enumerated() where node.object.kind == .recognizer {
      guard let view = node.object.view.flatMap({ app.places[$0] }),
        app.nodes[view].print != nil, RecognizerNode.isMade(node.object)
      else { continue }
      places[view, default: []].append(place)
    }
    return places
  }

  private func recognizer(_ place: Int) -> JSONValue {
    let object = app.nodes[place].object
    let requires = object.requires.compactMap { app.places[$0] }.compactMap { names[$0] }
    return RecognizerNode(
      object: object,
      id: names[place] ?? "",
      line: paste.position(at: object.offset).line,
      requires: requires
    ).json()
  }
}
