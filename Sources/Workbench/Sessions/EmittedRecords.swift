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

  /// Launches a variant of a document, whose records come here.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - variant: Its variant.
  ///   - level: How deep the trace goes.
  ///   - changes: What the document's objects say otherwise.
  /// - Returns: The run, launched.
  /// - Throws: What the launch raised.
  func launch(
    _ document: ScenarioDocument,
    variant: String?,
    level: TraceLevel,
    writing changes: JSONValue = .object()
  ) throws(WireError) -> ScenarioSession {
    do throws(ScenarioError) {
      let scenario = try ScenarioSession(document, variant: variant, writing: changes) {
        $0.dispatcher.trace.level = level
        $0.dispatcher.trace.sink = { self.launching.append($0) }
      }
      let simulation = scenario.simulation
      records = launching.map { NamedRecord($0, in: simulation) }
      launching = []
      // The simulation owns its sink, which must not keep it alive in turn.
      simulation.dispatcher.trace.sink = { [unowned simulation] in
        self.records.append(NamedRecord($0, in: simulation))
      }
      return scenario
    } catch {
      throw error.wire
    }
  }

  /// Takes what has been emitted since the last time.
  func take() -> [NamedRecord] {
    defer { records = [] }
    return records
  }
}
