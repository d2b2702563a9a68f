import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// One of two runs that are compared: a scenario in one of two ways, and what its last step left.
final class ComparedRun {
  let scenario: ScenarioSession
  let level: TraceLevel
  /// What is changed.
  let changes: ScriptChanges
  /// What of it is changed on the way, and not before the launch.
  private let remaining: ScriptChanges
  /// What the last step emitted; after the launch, what that did.
  private(set) var records: [TraceRecord]
  /// What the last step was; nil after the launch.
  private(set) var report: StepReport?
  /// How many records came before those of the last step.
  private(set) var before = 0

  private let emitted = EmittedRecords()
  /// The place of the last step for which changes were made.
  private var last = -1

  /// Launches a variant of a document.
  ///
  /// - Throws: What the launch raised.
  init(
    _ document: ScenarioDocument,
    variant: String?,
    changes: ScriptChanges,
    level: TraceLevel
  ) throws(WireError) {
    self.changes = changes
    let parts = changes.parted(in: document, variant)
    remaining = parts.rest
    scenario = try emitted.launch(
      document,
      variant: variant,
      level: level,
      writing: parts.written
    )
    self.level = level
    records = emitted.take().map(\.record)
  }

  var simulation: Simulation { scenario.simulation }

  /// Makes the changes that are due and runs the next step; where none is left, nothing happens and
  /// nothing was emitted.
  ///
  /// - Throws: Why a change could not be made.
  func runStep() throws(WireError) {
    before = simulation.dispatcher.trace.position[level]
    if !scenario.isOver {
      for change in remaining.due(before: scenario.nextPlace, after: last) {
        do {
          _ = try CommandRun.execute(change, in: scenario)
        } catch {
          throw error.wire
        }
      }
      last = scenario.nextPlace ?? last
    }
    report = scenario.isOver ? nil : scenario.runStep()
    records = emitted.take().map(\.record)
  }

  /// Lets the other run a step that this one does not have.
  func rest() {
    before = simulation.dispatcher.trace.position[level]
    report = nil
    records = []
  }
}
