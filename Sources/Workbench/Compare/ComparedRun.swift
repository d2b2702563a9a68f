import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// One of two runs that are compared: a scenario under one profile, and what its last step left.
final class ComparedRun {
  let scenario: ScenarioSession
  let level: TraceLevel
  /// What the last step emitted; after the launch, what that did.
  private(set) var records: [TraceRecord]
  /// What the last step was; nil after the launch.
  private(set) var report: StepReport?
  /// How many records came before those of the last step.
  private(set) var before = 0

  /// The decisions among the records.
  var decisions: [StepParting.Place] { DecisionList(records, level: level).places }

  private let emitted = EmittedRecords()

  /// Launches a variant of a document.
  ///
  /// - Throws: What the launch raised.
  init(
    _ document: ScenarioDocument,
    variant: String?,
    level: TraceLevel
  ) throws(WireError) {
    scenario = try emitted.launch(document, variant: variant, level: level)
    self.level = level
    records = emitted.take().map(\.record)
  }

  var simulation: Simulation { scenario.simulation }

  /// Runs the next step; where none is left, nothing happens and nothing was emitted.
  func runStep() {
    before = simulation.trace.position[level]
    report = scenario.isOver ? nil : scenario.runStep()
    records = emitted.take().map(\.record)
  }
}
