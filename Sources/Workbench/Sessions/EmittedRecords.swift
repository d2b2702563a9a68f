@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// The records of a launched scenario that nobody has taken yet, those of the launch among them.
final class EmittedRecords {
  private var records: [TraceRecord] = []

  /// Launches a variant of a document, whose records come here.
  ///
  /// - Throws: What the launch raised.
  func launch(
    _ document: ScenarioDocument,
    variant: String?,
    level: TraceLevel
  ) throws(WireError) -> ScenarioSession {
    do throws(ScenarioError) {
      return try ScenarioSession(document, variant: variant) {
        $0.trace.level = level
        $0.trace.sink = { self.records.append($0) }
      }
    } catch {
      throw error.wire
    }
  }

  /// Takes what has been emitted since the last time.
  func take() -> [TraceRecord] {
    defer { records = [] }
    return records
  }
}
