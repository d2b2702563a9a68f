import Catalogue
import ModuleKit
import ScenarioSyntax

/// Which recognizers of a document wait for which, directly or through others.
struct RequirementOrder {
  /// The recognizers whose failure each requires, and those that require its failure.
  private var required: [ObjectIdentifier: [NodePlan]] = [:]
  private var requiring: [ObjectIdentifier: [NodePlan]] = [:]

  /// How many steps from one recognizer to the next may still be taken.
  ///
  /// Long chains are as many steps for each of their recognizers, and nothing else is read meanwhile.
  private var steps = 200_000

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

  /// Those that a recognizer waits for, and those that wait for it; `nil` when too many steps were
  /// taken already.
  mutating func neighbours(of node: NodePlan) -> Set<ObjectIdentifier>? {
    let found = reachable(from: node, along: required)
      .union(reachable(from: node, along: requiring))
    return steps > 0 ? found : nil
  }

  private mutating func reachable(
    from node: NodePlan,
    along ways: [ObjectIdentifier: [NodePlan]]
  ) -> Set<ObjectIdentifier> {
    var found: Set<ObjectIdentifier> = []
    var open = ways[ObjectIdentifier(node)] ?? []
    while steps > 0, let next = open.popLast() {
      steps -= 1
      guard found.insert(ObjectIdentifier(next)).inserted else { continue }
      open += ways[ObjectIdentifier(next)] ?? []
    }
    return found
  }
}
