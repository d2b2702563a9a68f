import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// Where the last stimulus of a run began, so that a failure can be told why.
struct LastEvent {
  /// The number of its first record at the session's level.
  private var record = 1
  private var mark: RunMark?
  private var outcome: Outcome?

  /// Notes a step that has run.
  mutating func note(_ command: CommandResult, since mark: RunMark) {
    // A wait or an assignment after a stimulus belongs to it: what fails then came of that.
    guard command.outcome != nil || self.mark == nil else { return }
    record = command.records.0
    outcome = command.outcome
    self.mark = mark
  }

  /// Writes the failures of a step, each with the decision that made it so.
  func json(
    _ failures: [ExpectationFailure],
    of report: StepReport,
    in session: Session,
    _ writer: ReasonWriter
  ) -> [JSONValue] {
    guard !failures.isEmpty else { return [] }
    let step = session.scenario.scriptSteps.first { $0.index == report.index }
    let records = (session.kept(from: record, level: session.level) ?? [])
      .filter { $0.record.seq[session.level] >= record }.map(\.record)
    let event = EventRecords(records, outcome, in: session.simulation)
    return failures.map { failure in
      var reason: Reason?
      if let step, let mark {
        reason = FailureReason.reason(
          for: failure.pointer,
          of: step,
          event: event,
          since: mark,
          in: session.scenario
        )
      }
      return failure.json(in: session, at: report.index, because: reason, writer)
    }
  }
}
