@_spi(Workbench) import ResponderKit

// What the document wrote without an id is called by the way to it, and stays so when it moves.

extension World {
  /// Calls each object that has no id by the way from the nearest one that has.
  func nameObjects() {
    var steps: [Int: (owner: NodePlan, step: String)] = [:]
    var names: [Int: String] = [:]
    for node in writtenNodes {
      for (child, step) in node.writtenSteps { steps[child.number] = (node, step) }
      if let (owner, property) = node.part { steps[node.number] = (owner, "." + property.name) }
      let name =
        node.id
        ?? steps[node.number].flatMap { way in
          names[way.owner.number].map { $0 + way.step }
        }
      guard let name else { continue }
      names[node.number] = name
      guard let object = object(of: node) else { continue }
      nodes[simulation.index(of: object)] = node
      if node.id == nil { simulation.name(object, name) }
    }
  }

  /// Returns what the document wrote at a place of a list, wherever that is now.
  ///
  /// - Returns: `nil` where it wrote no object there.
  func written(
    at steps: ArraySlice<Reference.Step>,
    of value: Value
  ) throws(ScenarioError) -> Value? {
    guard let object = value.object, case .property(let name)? = steps.first,
      case .index(let numbers)? = steps.dropFirst().first, numbers.count == 1,
      let place = numbers.first, let node = nodes[simulation.index(of: object)],
      case .list(let elements)? = node.properties.first(where: { $0.property.name == name })?.value,
      elements.indices.contains(place)
    else { return nil }
    switch elements[place] {
    case .node, .reference: return try evaluate(elements[place])
    default: return nil
    }
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

extension Expression {
  /// The nodes of a list, with their places in it.
  fileprivate var nodes: [(place: Int, node: NodePlan)] {
    guard case .list(let elements) = self else { return [] }
    return elements.enumerated().compactMap { place, element in
      guard case .node(let node) = element else { return nil }
      return (place, node)
    }
  }
}
