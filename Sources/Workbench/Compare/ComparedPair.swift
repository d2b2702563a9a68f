import Jansson
import Reasoning
import Rendering
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// Two runs of one variant, and where they part.
final class ComparedPair {
  let left: ComparedRun
  let right: ComparedRun

  /// How many records the sides of the parting tell.
  private(set) var told = 0

  private let variants: Sides<String?>
  private let reach: Int
  private let words: Words
  /// Whether both run the steps of one script, of which variants may leave some out.
  private let isOneScript: Bool
  private let likeness: RecordLikeness
  /// How many steps and decisions were the same.
  private var same = (steps: 0, decisions: 0)
  private var parting: (StepParting.Kind, JSONValue)?

  /// Launches both.
  ///
  /// - Parameters:
  ///   - documents: The document of either run.
  ///   - changes: What is changed on the way of either.
  ///   - variants: The variant of either.
  ///   - level: How much is compared.
  ///   - reach: How many records are told before and after the one that differs.
  ///   - words: What the steps are told in.
  /// - Throws: What a launch raised.
  init(
    _ documents: Sides<ScenarioDocument>,
    changes: Sides<ScriptChanges>,
    variants: Sides<String?>,
    level: TraceLevel,
    reach: Int,
    words: Words
  ) throws(WireError) {
    left = try ComparedRun(
      documents.left,
      variant: variants.left,
      changes: changes.left,
      level: level
    )
    right = try ComparedRun(
      documents.right,
      variant: variants.right,
      changes: changes.right,
      level: level
    )
    likeness = RecordLikeness(left: left.simulation, right: right.simulation)
    self.variants = variants
    isOneScript = documents.left.file == documents.right.file
    self.reach = reach
    self.words = words
    // The launch is held against the other like a step: the two may part in it already.
    compare()
  }

  /// Whether nothing is left that could say more: a decision was found, or both have ended.
  var isOver: Bool {
    parting?.0 == .decision || (left.scenario.isOver && right.scenario.isOver)
  }

  /// Runs the next step of both.
  ///
  /// - Throws: Why a change could not be made before it.
  func runStep() throws(WireError) {
    let places = (left.nextPlace, right.nextPlace)
    // Two documents have places of their own, which say nothing about each other: step by step
    // then.
    let isShared = !isOneScript || places.0 == places.1
    // Of one script the run that is behind goes alone until both stand at the same step.
    if isShared || places.0 < places.1 { try left.runStep() } else { left.rest() }
    if isShared || places.1 < places.0 { try right.runStep() } else { right.rest() }
    compare()
    if parting?.0 != .decision { same.steps += 1 }
  }

  /// Compares what both have just done; what parts them less weightily is kept only until better.
  private func compare() {
    let found = StepParting(left.records, right.records, level: left.level, likeness)
    if found?.kind != .decision { same.decisions += left.records.count { $0.rule != nil } }
    guard let found else { return }
    switch (parting?.0, found.kind) {
    case (nil, _), (.time, .record), (.time, .decision), (.record, .decision):
      parting = (found.kind, json(found))
    case (.time, .time), (.record, _), (.decision, _):
      break
    }
  }

  /// What came of the comparison.
  var json: JSONValue {
    let run = JSONValue.object()
    run.set(.variant, variants.left.map { JSONValue($0) } ?? .null)
    run.set(.parted, parting != nil)
    run.set(.steps, same.steps)
    run.set(.decisions, same.decisions)
    if let parting { run.set(.parting, parting.1) }
    return run
  }

  private func json(_ found: StepParting) -> JSONValue {
    let parting = JSONValue.object()
    // A weightier parting takes the place of the one before, whose records are then not told.
    told = 0
    parting.set(.by, found.kind.rawValue)
    if let report = left.report ?? right.report {
      let run = left.report == nil ? right : left
      let records = (run.before + 1, run.before + run.records.count)
      parting.set(.step, report.json(records: records, in: run.simulation, words))
    }
    parting.set(
      .sides,
      [
        side(left, variants.left, found.left), side(right, variants.right, found.right),
      ]
    )
    return parting
  }

  /// What one run did in the step in which they part.
  private func side(
    _ run: ComparedRun,
    _ variant: String?,
    _ place: StepParting.Place?
  ) -> JSONValue {
    let side = JSONValue.object()
    side.set(.profile, run.simulation.profile.json)
    if let variant, variants.left != variants.right { side.set(.variant, variant) }
    if !run.changes.isEmpty { side.set(.changes, run.changes.json) }
    let records = run.records
    let end = place?.index ?? records.count
    let shown = records[max(0, end - reach)..<min(records.count, end + reach)]
    told += shown.count
    let writer = RecordWriter(simulation: run.simulation)
    if let place {
      side.set(.record, records[place.index].seq[run.level])
      side.set(.rule, place.rule.map { JSONValue($0.id) } ?? .null)
    } else {
      side.set(.record, .null)
      side.set(.rule, .null)
    }
    if let outcome = run.report?.outcome { side.set(.outcome, outcome.json(in: run.simulation)) }
    side.set(.records, JSONValue(shown.map { writer.json($0, level: run.level) }))
    return side
  }
}
