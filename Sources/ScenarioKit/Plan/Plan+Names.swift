import Catalogue
import ScenarioSyntax

extension Plan {
  /// Calls each node by its id, else by the way from the nearest one that has an id; by its number.
  func namesOfNodes() -> [String?] {
    var names = nodes.map(\.id)
    // A node comes before what it holds, so that its own name is there when those want theirs.
    for node in nodes {
      if names[node.number] == nil, let (owner, property) = node.part {
        names[node.number] = names[owner.number].map { $0 + "." + property.name }
      }
      guard let name = names[node.number] else { continue }
      node.forEachWritten { child, step in
        if names[child.number] == nil { names[child.number] = name + step() }
      }
    }
    return names
  }
}

extension NodePlan {
  // The step is made when it is asked for: an object with an id does without.
  /// Goes through the nodes that stand in this one, each with the step that leads to it.
  fileprivate func forEachWritten(_ visit: (_ child: NodePlan, _ step: () -> String) -> Void) {
    for (property, value, _) in properties {
      switch (property.type, value) {
      case (.sections(let key, _), .list(let sections)):
        let step = key == "rows" ? "cellForRow" : "cellForItem"
        for (section, cells) in sections.enumerated() {
          cells.forEachNode { place, node in visit(node) { ".\(step)[\(section),\(place)]" } }
        }
      case (_, .node(let node)): visit(node) { "." + property.name }
      case (_, .list):
        value.forEachNode { place, node in visit(node) { ".\(property.name)[\(place)]" } }
      default: break
      }
    }
  }
}

extension ValuePlan {
  /// Goes through the nodes of a list, with their places in it.
  fileprivate func forEachNode(_ visit: (_ place: Int, _ node: NodePlan) -> Void) {
    guard case .list(let elements) = self else { return }
    for (place, element) in elements.enumerated() {
      if case .node(let node) = element { visit(place, node) }
    }
  }
}
