import Catalogue
import Coroutines
import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioKit
import ScenarioSyntax

/// What is known while one variant of a document is written as Swift.
final class SwiftExporter {
  let document: ScenarioDocument
  let plan: Plan
  let variant: String?
  let catalogue: Catalogue
  /// The enum that holds everything the file declares.
  let space: String
  /// The names of the objects, by the number of their node.
  private(set) var objects: [Int: String] = [:]
  /// The names of the subclasses, by the number of their node.
  private(set) var classes: [Int: String] = [:]
  /// The nodes whose subclass is that of another node, where neither adds anything to it.
  private(set) var sharing: Set<Int> = []
  /// The classes whose delegate a node is.
  private(set) var delegators: [Int: [Catalogue.Entry]] = [:]
  /// The names of the data sources, by the number of the list's node.
  private(set) var sources: [Int: String] = [:]
  /// The names of the delegates that only log, by the number of the node that they listen to.
  private(set) var watcherNames: [Int: String] = [:]
  /// The nodes whose layer has an anchor point of its own, by their number.
  let anchored: Set<Int>

  init(_ document: ScenarioDocument, plan: Plan, variant: String?) {
    self.document = document
    self.plan = plan
    self.variant = variant
    catalogue = document.environment.catalogue
    space = SwiftExporter.space(document.shortID, variant)
    // The anchor point is the layer's, and the frame that it moves is the view's.
    anchored = Set(
      plan.nodes.compactMap { node in
        node.properties.contains { $0.property.name == "anchorPoint" }
          ? node.part?.owner.number : nil
      }
    )
    // First, since what an object is called may hang on whose delegate it is.
    findDelegates()
    nameObjects()
  }

  /// The name of the enum: `hit-testing/check-order` becomes `HitTestingCheckOrder`.
  static func space(_ id: String, _ variant: String?) -> String {
    let words = (id.split(separator: "/").map(String.init) + (variant.map { [$0] } ?? []))
      .map { SwiftNames.capitalized(SwiftNames.identifier($0)) }
    var names = SwiftNames(taken: ownNames)
    return names.unique(words.joined())
  }

  func refusal(_ message: String, at path: SourcePath) -> ExportRefusal {
    let position = document.positions.position(of: path)
    return ExportRefusal(
      message: message,
      pointer: path.pointer,
      line: position.line,
      column: position.column
    )
  }

  /// The node of an expression that names an object of the document.
  func node(of expression: ValuePlan) -> NodePlan? {
    switch expression {
    case .node(let node): node
    case .reference(let reference, _):
      reference.steps.isEmpty ? plan.declared[reference.base]?.node : nil
    case .typed(let inner, _, _): node(of: inner)
    case .late(let box): box.value.flatMap { node(of: $0) }
    case .constant(let value): value.text.flatMap { plan.declared[$0]?.node }
    case .call, .place, .sum, .list, .body: nil
    }
  }

  /// The actions that an object implements, with their bodies, in the order of their names.
  func actions(of node: NodePlan) -> [(action: Selector, body: Body)] {
    var actions = node.implements ?? [:]
    for (className, added) in plan.extensions
    where node.entry.ancestry.contains(className) || node.appClass == className {
      actions.merge(added) { own, _ in own }
    }
    if node.implements == nil {
      for action in node.impliedActions where actions[action] == nil { actions[action] = [] }
    }
    return actions.sorted { $0.key.name < $1.key.name }.map { ($0.key, $0.value) }
  }

  /// The root view that a controller's node writes.
  func rootView(of node: NodePlan) -> ValuePlan? {
    guard node.entry.ancestry.contains("UIViewController") else { return nil }
    return node.properties.first { $0.property.name == "view" }?.value
  }

  /// What the log calls an object: its id, else the way that leads to it or its name in Swift.
  func logName(of node: NodePlan) -> String {
    if let id = node.id { return id }
    if let (owner, property) = node.part { return logName(of: owner) + "." + property.name }
    return objects[node.number] ?? node.entry.name
  }

  // MARK: - Names

  /// Names that the file itself declares, and those that would hide what it uses.
  private static let ownNames: Set<String> = [
    "Actions", "Any", "AnyObject", "Bool", "DispatchQueue", "Double", "IndexPath", "Int", "Items",
    "MainQueue", "PlainItems", "Protocol", "Rows", "Selector", "Self", "Set", "Side", "Step",
    "String", "Type", "UnsafeMutablePointer", "Void", "abs", "after", "build", "connect",
    "didLaunch", "expectedAtLaunch", "init", "keyWindow", "log", "names", "play", "points", "print",
    "script", "self", "start", "trace", "type", "windows",
  ]

  private func findDelegates() {
    func note(_ expression: ValuePlan?, of entry: Catalogue.Entry?) {
      guard let entry, let node = expression.flatMap({ node(of: $0) }) else { return }
      if delegators[node.number]?.contains(where: { $0.name == entry.name }) == true { return }
      delegators[node.number, default: []].append(entry)
    }
    for node in plan.nodes {
      for (property, value, _) in node.properties where property.name == "delegate" {
        note(value, of: node.entry)
      }
    }
    note(plan.delegate, of: catalogue.entries["UIApplication"])
    for scene in plan.scenes { note(scene.delegate, of: catalogue.entries["UIScene"]) }
  }

  private func nameObjects() {
    var names = SwiftNames(taken: SwiftExporter.ownNames.union([space]))
    // An id keeps its name, wherever objects without one stand before it.
    for node in plan.nodes {
      guard let id = node.id else { continue }
      objects[node.number] = names.unique(SwiftNames.identifier(id))
    }
    for node in plan.nodes {
      if node.part != nil {
        objects[node.number] = nil
      } else if node.id == nil {
        objects[node.number] = names.unique(nameWithoutID(node))
      }
    }
    for node in plan.nodes where hasSource(node) {
      sources[node.number] = names.unique((objects[node.number] ?? "list") + "Source")
    }
    for (node, _) in watchers {
      watcherNames[node.number] = names.unique((objects[node.number] ?? "list") + "Watcher")
      // Taken as well: the watcher's class is called so.
      _ = names.unique(SwiftNames.capitalized(watcherNames[node.number] ?? ""))
    }
    var bare: [String: String] = [:]
    for node in plan.nodes where needsClass(node) {
      if let appClass = node.appClass {
        let isBare = !addsToClass(node)
        if isBare, let shared = bare[appClass] {
          classes[node.number] = shared
          sharing.insert(node.number)
          continue
        }
        let name = names.unique(appClass)
        classes[node.number] = name
        if isBare { bare[appClass] = name }
        continue
      }
      let base = SwiftNames.capitalized(objects[node.number] ?? "object")
      let kind = suffix(of: node)
      classes[node.number] = names.unique(base.hasSuffix(kind) ? base : base + kind)
    }
  }

  private func nameWithoutID(_ node: NodePlan) -> String {
    let kind = suffix(of: node)
    var owner = node.parent
    while let current = owner, current.id == nil { owner = current.parent }
    guard let id = owner?.id else { return kind.prefix(1).lowercased() + kind.dropFirst() }
    return SwiftNames.identifier(id) + kind
  }

  /// What a class's objects are called: `Button`, `View`, `Controller`.
  private func suffix(of node: NodePlan) -> String {
    switch node.entry.name {
    case "NSObject": delegators[node.number] == nil ? "Object" : "Delegate"
    case "UIViewController": "Controller"
    default:
      node.entry.name.hasPrefix("UI") ? String(node.entry.name.dropFirst(2)) : node.entry.name
    }
  }

  private func needsClass(_ node: NodePlan) -> Bool {
    Coroutine.pauseIfDue()
    return node.part == nil && (node.appClass != nil || addsToClass(node))
  }

  /// Whether a node's object has something that its class has not.
  private func addsToClass(_ node: NodePlan) -> Bool {
    !node.overrides.isEmpty || !actions(of: node).isEmpty || rootView(of: node) != nil
      || delegators[node.number] != nil
  }
}
