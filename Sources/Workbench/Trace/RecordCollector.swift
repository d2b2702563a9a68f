@_spi(Workbench) import ResponderKit

/// Collects what the model emits while a question is asked that changes nothing.
///
/// The simulation's own trace is put back as it was, so the question leaves no gap in it.
final class RecordCollector {
  /// What was emitted during the last collection.
  private(set) var records: [TraceRecord] = []

  /// Runs `body` and keeps the records it causes.
  func collect(in simulation: Simulation, level: TraceLevel, _ body: () -> Void) {
    records = []
    // A hit test of a usual screen fits, and nothing has to be moved while it runs.
    records.reserveCapacity(64)
    let saved = simulation.trace
    simulation.trace = Trace()
    simulation.trace.level = level
    simulation.trace.sink = { [unowned self] in records.append($0) }
    defer { simulation.trace = saved }
    simulation.beginCommand()
    simulation.enter(body)
  }
}
