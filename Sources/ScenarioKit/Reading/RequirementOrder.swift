/// Which recognizers of a document wait for which, directly or through others.
struct RequirementOrder {
  /// The recognizers whose failure each requires, and those that require its failure.
  private var required: [ObjectIdentifier: [NodePlan]] = [:]
  private var requiring: [ObjectIdentifier: [NodePlan]] = [:]

  /// - Parameters:
  ///   - nodes: The nodes of the document.
  ///   - requirements: The recognizers whose failure a node requires.
  init(_ nodes: [NodePlan], requirements: (NodePlan) -> [NodePlan]) {
    for node in nodes {
      for other in requirements(node) {
        required[ObjectIdentifier(node), default: []].append(other)
        requiring[ObjectIdentifier(other), default: []].append(node)
      }
    }
  }

  /// Those that a recognizer waits for, and those that wait for it.
  func neighbours(of node: NodePlan) -> Set<ObjectIdentifier> {
    reachable(from: node, along: required).union(reachable(from: node, along: requiring))
  }

  private func reachable(
    from node: NodePlan,
    along ways: [ObjectIdentifier: [NodePlan]]
  ) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var open = ways[ObjectIdentifier(node)] ?? []
    while let next = open.popLast() {
      guard found.insert(ObjectIdentifier(next)).inserted else { continue }
      open += ways[ObjectIdentifier(next)] ?? []
    }
    return found
  }
}
