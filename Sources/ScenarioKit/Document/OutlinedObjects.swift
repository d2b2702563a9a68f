import Catalogue
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

/// The objects of a document by the places where they are declared, with all that its variants say
/// of them.
struct OutlinedObjects {
  /// One object on its way into an outline.
  struct Object {
    let path: SourcePath
    let id: Syntax?
    let className: String
    let name: String?
    /// The number of the value in which it is said to stand, where its own place does not tell.
    let parent: Int?
    var overrides = OutlinedMembers()
    var targets = OutlinedMembers()
    var implements = OutlinedMembers()
  }

  private var byNumber: [Int: Object] = [:]

  /// The objects, by no order.
  var values: some Collection<Object> { byNumber.values }

  /// Adds the objects of one reading: those that are known already say more of themselves.
  mutating func add(_ recorder: NameRecorder, of plan: Plan, catalogue: Catalogue) {
    for scene in recorder.scenes where byNumber[scene.path.number] == nil {
      byNumber[scene.path.number] = Object(
        path: scene.path,
        id: scene["id"],
        className: "UIWindowScene",
        name: scene["id"]?.string ?? "scene",
        parent: nil
      )
    }
    // A node that a variant makes around what it writes has the place of that: the inner one counts.
    var last: [Int: Int] = [:]
    for (place, node) in recorder.nodes.enumerated() { last[node.plan.path.number] = place }
    for (place, node) in recorder.nodes.enumerated() {
      let number = node.plan.path.number
      guard last[number] == place else { continue }
      var object = byNumber[number] ?? OutlinedObjects.object(node.plan, node.syntax, plan)
      object.addMembers(of: node.syntax, node.plan.entry, catalogue)
      byNumber[number] = object
    }
  }

  private static func object(_ node: NodePlan, _ syntax: NodeSyntax, _ plan: Plan) -> Object {
    var parent = node.parent
    while let outer = parent, outer.path.number == node.path.number { parent = outer.parent }
    // The class of a module has the name by which records know it; one that is not known has none.
    let known = node.appClass ?? node.moduleClass?.name
    let isStandIn = syntax.knownClass?.string.map { $0 != node.entry.name } ?? false
    return Object(
      path: node.path,
      id: syntax.id,
      className: known ?? (isStandIn ? syntax.className?.string : nil) ?? node.entry.name,
      name: plan.names[node.number],
      parent: parent?.path.number
    )
  }
}

/// Members of an object, each once.
struct OutlinedMembers {
  private(set) var list: [(name: String, path: SourcePath, isKeyed: Bool)] = []
  private var seen: Set<Int> = []

  mutating func add(_ name: String, _ path: SourcePath, isKeyed: Bool) {
    if seen.insert(path.number).inserted { list.append((name, path, isKeyed)) }
  }
}

extension OutlinedObjects.Object {
  /// Adds what one reading of the node says.
  fileprivate mutating func addMembers(
    of node: NodeSyntax,
    _ entry: Catalogue.Entry,
    _ catalogue: Catalogue
  ) {
    if let source = node.overrides {
      for (key, value) in source.members {
        // As a document that is run has it: the class's own where that can be overridden.
        let own = entry.method(named: key).flatMap { $0.forms == nil ? nil : $0 }
        let row = own ?? catalogue.delegateMethod(named: key)
        overrides.add(row?.method?.name ?? key, value.path, isKeyed: true)
      }
    }
    if let source = node.implements {
      for (name, value) in source.members { implements.add(name, value.path, isKeyed: true) }
      for element in source.isObject ? [] : source.elementsOrSelf {
        if let name = element.string { implements.add(name, element.path, isKeyed: false) }
      }
    }
    if let source = node.source["targets"] {
      for entry in source.elements {
        guard let action = entry["action"]?.string else { continue }
        targets.add(action, entry.path, isKeyed: false)
      }
    }
    if let action = node.source["action"], let name = action.string {
      targets.add(name, action.path, isKeyed: true)
    }
  }
}
