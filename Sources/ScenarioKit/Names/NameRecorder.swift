import ScenarioSyntax

/// Takes down what is read of a document, with its places, for whoever asks what stands where.
///
/// While it is there faults end the reading less often: what stands in a part with a fault has names
/// all the same.
final class NameRecorder {
  /// Every declaration and every use of a name, in the order of reading.
  private(set) var uses: [NameUse] = []
  /// The nodes, in the order of reading.
  private(set) var nodes: [(plan: NodePlan, syntax: NodeSyntax)] = []
  /// The scenes that are written out.
  private(set) var scenes: [Syntax] = []
  /// What steps expect, by the number of the value that says it.
  private(set) var expectations: [Int: Expectation] = [:]

  func note(_ use: NameUse) { uses.append(use) }

  func note(_ node: NodePlan, _ syntax: NodeSyntax) { nodes.append((node, syntax)) }

  func note(scene: Syntax) { scenes.append(scene) }

  func note(_ expectation: Expectation) {
    expectations[expectation.path.number] = expectation
  }

  /// Begins with another variant of the document: the nodes are others, the names are kept.
  func beginVariant() { nodes = [] }
}
