import Catalogue
import ScenarioSyntax

extension Plan {
  /// Calls each node by its id, else by the way from the nearest one that has an id; by its number.
  func namesOfNodes() -> [Int: String] {
    var steps: [Int: (owner: NodePlan, step: String)] = [:]
    var names: [Int: String] = [:]
    for node in nodes {
      for (child, step) in node.writtenSteps { steps[child.number] = (node, step) }
      if let (owner, property) = node.part { steps[node.number] = (owner, "." + property.name) }
      names[node.number] =
        node.id
        ?? steps[node.number].flatMap { way in
          names[way.owner.number].map { $0 + way.step }
        }
    }
    return names
  }
}

extension NodePlan {
  /// The nodes that stand in this one, each with the step that leads to it.
  fileprivate var writtenSteps: [(child: NodePlan, step: String)] {
    properties.flatMap { property, value, _ -> [(child: NodePlan, step: String)] in
      switch (property.type, value) {
      case (.sections(let key, _), .list(let sections)):
        let step = key == "rows" ? "cellForRow" : "cellForItem"
        return sections.enumerated().flatMap { section, cells in
          cells.nodes.map { ($0.node, ".\(step)[\(section),\($0.place)]") }
        }
      case (_, .node(let node)): return [(node, "." + property.name)]
      default: return value.nodes.map { ($0.node, ".\(property.name)[\($0.place)]") }
      }
    }
  }
}

extension ValuePlan {
  /// The nodes of a list, with their places in it.
  fileprivate var nodes: [(place: Int, node: NodePlan)] {
    guard case .list(let elements) = self else { return [] }
    return elements.enumerated().compactMap { place, element in
      guard case .node(let node) = element else { return nil }
      return (place, node)
    }
  }
}
