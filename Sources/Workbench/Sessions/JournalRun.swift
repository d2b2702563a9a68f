import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

/// Runs a session's journal again, beside the session, at a level of its own.
enum JournalRun {
  /// Returns the records of the whole journal at `level`, as they are written on the wire.
  static func records(
    of session: Session,
    level: TraceLevel,
    commands: Int? = nil,
    _ take: (TraceRecord, Simulation) -> Void
  ) throws(WireError) -> ScenarioSession {
    // The records of the launch come before the session exists, so they are taken afterwards.
    let buffer = Buffer()
    let scenario: ScenarioSession
    do throws(ScenarioError) {
      scenario = try ScenarioSession(session.document, variant: session.variant) {
        $0.trace.level = level
        $0.trace.sink = { [buffer] in buffer.records.append($0) }
      }
    } catch {
      throw error.wire
    }
    buffer.hand(over: scenario.simulation, to: take)
    for command in session.journal.commands.prefix(commands ?? .max) {
      _ = try? CommandRun.execute(command, in: scenario)
      buffer.hand(over: scenario.simulation, to: take)
    }
    return scenario
  }

  /// Returns the hash of the trace at the level `full`.
  static func hash(of session: Session) throws(WireError) -> String {
    var hash = TraceHash()
    _ = try records(of: session, level: .full) { record, simulation in
      hash.add(RecordWriter(simulation: simulation).json(record, level: .full))
    }
    return hash.text
  }

  private final class Buffer {
    var records: [TraceRecord] = []

    func hand(over simulation: Simulation, to take: (TraceRecord, Simulation) -> Void) {
      for record in records { take(record, simulation) }
      records = []
    }
  }
}
