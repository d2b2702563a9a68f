import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
public import ScenarioSyntax
import Sentences

/// Finds the edits that write changes into a document: each where a person would write it.
///
/// An assignment is written at the node that declares the object, where the node can hold it and has
/// still said the truth just before the step that the change is for; else, as every call, as a step
/// of its own before that step. What is written at a node is proven by a run: where the object is not
/// then what the change made it, a step says it after all. Of changes of one place the last counts.
///
/// ```swift
/// let editing = try ScenarioEditing(of: text, document, variant: nil, changes, canRun: true, read)
/// while try !editing.advance() {}
/// print(editing.edits)
/// ```
///
/// It belongs to one thread, and can be cut into slices: each `advance` runs at most one step of the
/// script.
public final class ScenarioEditing {
  /// Reads a document that was changed, as the one that is changed was read.
  public typealias Reader = ([UInt8]) -> (document: ScenarioDocument?, diagnostics: [Diagnostic])

  /// What is done next.
  private enum Phase {
    /// The script runs with the changes, those of these steps still to come.
    case watching(ScenarioSession, ArraySlice<Int>)
    /// The changed document runs, to see that its nodes say at these steps what is wanted.
    case proving(ScenarioSession, ArraySlice<Int>, refuted: [Int])
    case over
  }

  let text: DocumentText
  let tree: SyntaxTree
  let document: ScenarioDocument?
  /// The variant that is run, and whether somebody asked for it.
  let variant: String?
  let isVariantNamed: Bool
  var parts: [WantedPart]
  let read: Reader
  /// What was wrong with the document before.
  let faults: [Diagnostic]
  private var phase = Phase.over
  var written: WrittenChanges

  /// The edits of the text, disjoint and in its order.
  public var edits: [TextEdit] { written.edits }
  /// Whether a step of the script is put in or changed.
  public var isInScript: Bool { written.isInScript }
  /// The text with all edits made.
  public var editedText: [UInt8] { written.bytes }

  /// The step of the script that is run next.
  public var step: Int {
    switch phase {
    case .watching(let session, _), .proving(let session, _, _): session.nextStep
    case .over: 0
    }
  }

  /// Takes changes.
  ///
  /// - Parameters:
  ///   - text: The text, which is JSON.
  ///   - document: What it says; nil where it has faults, and changes name nothing but places.
  ///   - variant: The variant that is meant; nil for the base and the first one's run.
  ///   - changes: The changes, in order.
  ///   - canRun: Whether all modules are there that a run needs.
  ///   - read: Reads the changed document.
  /// - Throws: What is wrong with a change.
  public init(
    of text: DocumentText,
    _ document: ScenarioDocument?,
    variant: String?,
    _ changes: [DocumentChange],
    canRun: Bool,
    read: @escaping Reader
  ) throws(ScenarioError) {
    guard case .success(let tree) = text.tree else {
      throw .invalid(Sentence("the document is no JSON", zh: "文档不是 JSON"))
    }
    self.text = text
    self.tree = tree
    self.document = document
    self.variant = variant ?? document?.variants.first?.id
    isVariantNamed = variant != nil
    self.read = read
    parts = changes.flatMap(\.parts)
    written = WrittenChanges(bytes: text.bytes)
    faults = document == nil ? read(text.bytes).diagnostics : []
    try checkSteps()
    let steps = self.steps
    if canRun, !steps.isEmpty, let document,
      let session = try? ScenarioSession(quiet: document, variant: self.variant)
    {
      phase = .watching(session, steps[...])
    } else {
      if let document { placeWithoutRun(in: document) }
      try conclude(canRun: false)
    }
  }

  /// The steps before which something is done by objects, in order.
  private var steps: [Int] { Set(parts.filter(\.isDone).compactMap(\.step)).sorted() }

  private func checkSteps() throws(ScenarioError) {
    let count = tree.root["script"]?.count ?? 0
    for part in parts {
      // An empty script has a place before its first step, too.
      guard let step = part.step, step >= count, !(step == 0 && part.isDone) else { continue }
      throw ScenarioError(
        type: DiagnosticType.outOfRange.rawValue,
        message: count == 0
          ? Sentence("there is no step \(step): the script is empty", zh: "没有步骤 \(step)：脚本是空的")
          : Sentence(
            "there is no step \(step): the last one is \(count - 1)",
            zh: "没有步骤 \(step)：最后一步是 \(count - 1)"
          ),
        pointer: part.change + "/step",
        allowed: count == 0 ? [] : ["0 to \(count - 1)"]
      )
    }
  }

  // MARK: - Going on

  /// Does the next part of the work.
  ///
  /// - Returns: Whether all is done.
  /// - Throws: What is wrong with a change.
  public func advance() throws(ScenarioError) -> Bool {
    switch phase {
    case .over: return true
    case .watching(let session, let steps):
      guard let step = steps.first else {
        compareWithLaunch(of: session)
        try conclude(canRun: true)
        return isOver
      }
      if session.runsOn(to: step) { return false }
      try make(step, in: session)
      phase = .watching(session, steps.dropFirst())
    case .proving(let session, let steps, let refuted):
      guard let step = steps.first else {
        guard !refuted.isEmpty else {
          phase = .over
          return true
        }
        for place in refuted { parts[place].node = nil }
        try conclude(canRun: true)
        return isOver
      }
      if session.runsOn(to: step + written.stepCount(before: step)) { return false }
      phase = .proving(session, steps.dropFirst(), refuted: refuted + wrong(at: step, in: session))
    }
    return false
  }

  private var isOver: Bool { if case .over = phase { true } else { false } }

  // MARK: - Proving

  /// Writes the changes, and begins to prove what stands at nodes.
  private func conclude(canRun: Bool) throws(ScenarioError) {
    let changed = try write()
    phase = .over
    let proven = parts.filter { isProven($0) }.compactMap(\.step)
    guard canRun, !proven.isEmpty, let changed else { return }
    if let session = try? ScenarioSession(quiet: changed, variant: variant) {
      phase = .proving(session, Set(proven).sorted()[...], refuted: [])
    } else {
      // An app that does not launch any more is not what anybody has seen.
      for place in parts.indices { parts[place].node = nil }
      _ = try write()
    }
  }

  /// Whether a run has to show that a part is said at its node.
  private func isProven(_ part: WantedPart) -> Bool {
    guard let node = part.node else { return false }
    // The base was asked for, of which the first variant shows nothing where it says so itself.
    return isVariantNamed || variantPlace(of: node.place) == nil
  }

  /// The parts of a step that their nodes say and the run does not have.
  private func wrong(at step: Int, in session: ScenarioSession) -> [Int] {
    parts.indices.filter { place in
      guard parts[place].step == step, isProven(parts[place]), let node = parts[place].node else {
        return false
      }
      let said = session.isEndedByError ? nil : session.said(at: node.place)
      return said == nil || said != node.after
    }
  }
}

extension ScenarioSession {
  /// Launches a variant of which nobody wants the records.
  convenience init(
    quiet document: ScenarioDocument,
    variant: String?
  ) throws(ScenarioError) {
    try self.init(document, variant: variant) { session in
      session.simulation.dispatcher.trace.level = .outcome
    }
  }

  /// Runs one step, where the run has not come to a place of the script yet.
  ///
  /// - Returns: Whether it ran one.
  fileprivate func runsOn(to place: Int) -> Bool {
    guard !isOver, let nextPlace, nextPlace < place else { return false }
    _ = runStep()
    return true
  }
}
