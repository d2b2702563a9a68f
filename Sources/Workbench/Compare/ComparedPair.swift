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
  private var sides: SideBySide
  private var parting: JSONValue?

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
    sides = SideBySide(
      Sides(left: left.simulation, right: right.simulation),
      level: level,
      isOneScript: documents.left.file == documents.right.file
    )
    self.variants = variants
    self.reach = reach
    self.words = words
    // The launch is held against the other like a step: the two may part in it already.
    compare(isStep: false)
  }

  /// Whether nothing is left that could say more: a decision was found, or both have ended.
  var isOver: Bool {
    sides.parting?.kind == .decision || (left.scenario.isOver && right.scenario.isOver)
  }

  /// Runs the next step of both.
  ///
  /// - Throws: Why a change could not be made before it.
  func runStep() throws(WireError) {
    let turns = sides.turns(
      Sides(left: left.scenario.placeBesideOthers, right: right.scenario.placeBesideOthers)
    )
    if turns.left { try left.runStep() } else { left.rest() }
    if turns.right { try right.runStep() } else { right.rest() }
    compare(isStep: true)
  }

  /// Compares what both have just done, and tells it while both are where they part.
  private func compare(isStep: Bool) {
    let records = Sides(left: left.records, right: right.records)
    if let found = sides.take(records, isStep: isStep) { parting = json(found) }
  }

  /// What came of the comparison.
  var json: JSONValue {
    let run = JSONValue.object()
    run.set(.variant, variants.left.map { JSONValue($0) } ?? .null)
    run.set(.parted, parting != nil)
    run.set(.steps, sides.same.steps)
    run.set(.decisions, sides.same.decisions)
    if let parting { run.set(.parting, parting) }
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
