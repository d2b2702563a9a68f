import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// The records of a launched scenario that nobody has taken yet, those of the launch among them.
final class EmittedRecords {
  private var records: [NamedRecord] = []
  /// Those of the launch, in which objects get their names: what they are called when it is over
  /// is what its records say.
  private var launching: [TraceRecord] = []
  /// What is looked at while a record is being written, and ends the run.
  private let look: RecordLook?
  /// Who looks at the screen whenever a record is being written.
  private let recorder: SceneRecorder?

  init(look: RecordLook? = nil, recorder: SceneRecorder? = nil) {
    self.look = look
    self.recorder = recorder
  }

  /// Launches a variant of a document, whose records come here.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - variant: Its variant.
  ///   - level: How deep the trace goes.
  ///   - changes: What the document's objects say otherwise.
  /// - Returns: The run, launched; or in the midst of it, where that is what was looked at.
  /// - Throws: What the launch raised.
  func launch(
    _ document: ScenarioDocument,
    variant: String?,
    level: TraceLevel,
    writing changes: JSONValue = .object()
  ) throws(WireError) -> ScenarioSession {
    var begun: ScenarioSession?
    let scenario: ScenarioSession
    do throws(ScenarioError) {
      scenario = try ScenarioSession(document, variant: variant, writing: changes) { session in
        begun = session
        recorder?.begin(session.simulation)
        let dispatcher = session.simulation.dispatcher
        dispatcher.trace.level = level
        dispatcher.trace.sink = { [unowned session] record in
          self.take(record, in: session) { self.launching.append(record) }
        }
      }
    } catch {
      // Ended on purpose: what there was to be seen has been seen.
      guard look?.isOver == true, let begun else { throw error.wire }
      scenario = begun
    }
    let simulation = scenario.simulation
    records = launching.map { NamedRecord($0, in: simulation) }
    launching = []
    // The simulation owns its sink, which must not keep it alive in turn.
    simulation.dispatcher.trace.sink = { [unowned scenario, unowned simulation] record in
      self.take(record, in: scenario) { self.records.append(NamedRecord(record, in: simulation)) }
    }
    return scenario
  }

  /// Keeps a record; of a run that has been ended none is kept.
  private func take(
    _ record: TraceRecord,
    in scenario: @autoclosure () -> ScenarioSession,
    _ keep: () -> Void
  ) {
    guard let look else {
      keep()
      recorder?.take(record, in: scenario().simulation)
      return
    }
    guard !look.isOver else { return }
    keep()
    look.take(record, in: scenario())
  }

  /// Takes what has been emitted since the last time.
  func take() -> [NamedRecord] {
    defer { records = [] }
    return records
  }
}
