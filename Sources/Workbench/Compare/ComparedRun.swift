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

  private let emitted: Emitted

  /// Launches a variant of a document.
  ///
  /// - Throws: What the launch raised.
  init(
    _ document: ScenarioDocument,
    variant: String?,
    level: TraceLevel
  ) throws(WireError) {
    let emitted = Emitted()
    do throws(ScenarioError) {
      scenario = try ScenarioSession(document, variant: variant) {
        $0.trace.level = level
        $0.trace.sink = { emitted.records.append($0) }
      }
    } catch {
      throw error.wire
    }
    self.level = level
    self.emitted = emitted
    records = emitted.records
    emitted.records = []
  }

  var simulation: Simulation { scenario.simulation }

  /// Runs the next step; where none is left, nothing happens and nothing was emitted.
  func runStep() {
    before = simulation.trace.position[level]
    report = scenario.isOver ? nil : scenario.runStep()
    records = emitted.records
    emitted.records = []
  }

  private final class Emitted {
    var records: [TraceRecord] = []
  }
}
