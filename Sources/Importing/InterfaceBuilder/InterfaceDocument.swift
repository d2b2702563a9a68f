import Jansson
import Sentences

/// A scenario document in the making, from the scene that was chosen.
///
/// Nodes are made in the order in which they are reached, and what they hold is put into them later:
/// a list of what is still to be filled takes the place of recursion.
struct InterfaceDocument {
  /// A controller whose node is there and empty.
  struct Pending {
    let controller: Int
    let node: JSONValue

    /// The size that its view fills; nil where the view stays as it was drawn.
    let size: PrintedSize?

    /// How many views and containers it lies in.
    let depth: Int
  }

  /// Views in views, containers counted as some; the readers of documents take a little more.
  static let mostDepth = 190

  let text: InterfaceText
  let look: InterfaceLook
  let choice: InterfaceChoice
  let screen: InterfaceScreen
  let owner: String?

  var layout: InterfaceLayout
  var names = InterfaceNames()
  var pending: [Pending] = []

  /// The ids of objects that are named, and the nodes of those that are made.
  var ids: [Int: String] = [:]
  var nodes: [Int: JSONValue] = [:]

  /// The views whose nodes are made, in order, and how deep each lies.
  var views: [Int] = []
  var depths: [Int: Int] = [:]
  var subviews: [Int: JSONValue] = [:]

  /// The views whose background has been put behind their other subviews.
  var backgrounds: Set<Int> = []

  /// The children of controllers.
  var children: [Int: JSONValue] = [:]

  /// What actions are sent to, in order.
  var targets: [Int] = []

  /// What lies outside every tree.
  let objects = JSONValue.array()
  var warnings: [ImportWarning] = []

  var file: InterfaceFile { look.file }

  init(
    _ text: InterfaceText,
    _ look: InterfaceLook,
    _ choice: InterfaceChoice,
    _ screen: InterfaceScreen,
    owner: String?
  ) {
    self.text = text
    self.look = look
    self.choice = choice
    self.screen = screen
    self.owner = owner
    layout = InterfaceLayout(look)
  }

  /// Makes the document.
  mutating func make() throws(ImportError) -> JSONValue {
    let window = JSONValue.object()
    window.set("id", names.take("window"))
    window.set("frame", .numbers([0, 0, screen.size.width, screen.size.height]))
    if file.objects[choice.root].role == .controller {
      if let root = reach(choice.root, size: nil, depth: 0) {
        window.set("rootViewController", root)
      }
    } else {
      try makeRoot(in: window)
    }
    while let next = pending.popLast() { try fill(next) }
    attachRecognizers()
    addTargets()
    let device: JSONValue = ["screen": .numbers([screen.size.width, screen.size.height])]
    if screen.isPad { device.set("userInterfaceIdiom", "pad") }
    let app = JSONValue.object()
    app.set("origin", ["form": JSONValue(Form.interfaceBuilder.rawValue)])
    app.set("device", device)
    if objects.count > 0 { app.set("objects", objects) }
    app.set("windows", [window])
    return ["format": 1, "title": JSONValue(text.name), "app": app, "script": []]
  }

  /// Puts a XIB's view into a window: by the owner whose view it is, else straight.
  private mutating func makeRoot(in window: JSONValue) throws(ImportError) {
    let view = file.objects[choice.root]
    let owner = file.owner.flatMap { owner in
      file.objects[owner].connections.contains {
        $0.kind == .outlet && $0.name == "view" && $0.destination == view.id
      } ? owner : nil
    }
    guard let owner else {
      // No window of the app's: it takes every point, and is never itself the answer.
      window.set("overrides", ["pointInside": true, "hitTest": ["nilIfSelf": true]])
      let node = try makeViews(choice.root, in: screen.frame(of: choice.root), of: nil, depth: 0)
      window.set("subviews", [node])
      return
    }
    let controller = node(for: owner)
    window.set("rootViewController", controller)
    let root = screen.frame(of: choice.root)
    controller.set("view", try makeViews(choice.root, in: root, of: owner, depth: 0))
  }

  // MARK: Names and origins

  /// The id of an object in the document.
  mutating func id(of index: Int) -> String {
    if let id = ids[index] { return id }
    let object = file.objects[index]
    let id = names.take("\(object.tag)-\(object.id)")
    ids[index] = id
    return id
  }

  /// The class of an object in the app.
  func className(of index: Int) -> String {
    if let owner, file.objects[index].isOwner { return owner }
    return file.objects[index].className
  }

  /// Makes the node of an object, with its id and where it comes from.
  mutating func node(for index: Int) -> JSONValue {
    let object = file.objects[index]
    let node: JSONValue = ["id": JSONValue(id(of: index))]
    if object.role != .other, !["UIView", "UIViewController"].contains(object.model) {
      node.set("class", object.model)
    }
    node.set("origin", origin(of: index))
    nodes[index] = node
    return node
  }

  private func origin(of index: Int) -> JSONValue {
    let object = file.objects[index]
    let origin: JSONValue = [
      "class": JSONValue(className(of: index)), "ib": JSONValue(object.id),
      "line": JSONValue(text.position(at: object.offset).line),
    ]
    if object.role == .view, let text = look.text(of: index) { origin.set("text", text) }
    if let label = object.called { origin.set("label", label) }
    if object.role == .view, object.customClass != nil, !MappedClass.isKept(object.baseName) {
      origin.set("baseClass", object.baseName)
    }
    if let identifier = object.accessibilityIdentifier { origin.set("identifier", identifier) }
    return origin
  }

  mutating func warn(_ kind: ImportWarning.Kind, at offset: Int, _ text: Sentence) {
    warnings.append(ImportWarning(kind, at: offset, text))
  }
}

extension InterfaceObject {
  var isOwner: Bool { self["placeholderIdentifier"] == "IBFilesOwner" }

  var isFirstResponder: Bool { self["placeholderIdentifier"] == "IBFirstResponder" }

  /// What tests call it; a runtime attribute may say so too.
  var accessibilityIdentifier: String? {
    for attribute in runtimeAttributes where attribute.keyPath == "accessibilityIdentifier" {
      if case .text(let text) = attribute.value { return text }
    }
    return identifier
  }
}

extension InterfaceFile {
  /// The owner of a XIB.
  var owner: Int? { objects.firstIndex { $0.isOwner } }
}
