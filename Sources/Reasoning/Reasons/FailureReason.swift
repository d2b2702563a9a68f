@_spi(Workbench) import ResponderKit
@_spi(Workbench) package import ScenarioKit

/// Finds the decision that made an expectation fail, in the records of its event alone.
package enum FailureReason {
  /// Returns the reason; nil where nothing was recorded.
  ///
  /// - Parameters:
  ///   - pointer: Where the expectation stands.
  ///   - step: Its step.
  ///   - event: What the last stimulus and everything after it left.
  ///   - mark: The moment before that stimulus.
  ///   - session: The run, right after the step.
  /// - Returns: The reason, where there is one.
  package static func reason(
    for pointer: String,
    of step: ScriptStep,
    event: EventRecords,
    since mark: RunMark,
    in session: ScenarioSession
  ) -> Reason? {
    guard !event.records.isEmpty else { return nil }
    let concern = Concern(pointer: pointer, of: step)
    var reason: Reason?
    // Looking at objects may ask what a document overrides: no record of the run may come of it.
    session.simulation.ask(at: .outcome, { _ in }) {
      // The run goes on afterwards, and when it is run again nobody asks this: so no code of the
      // app's may compute a value for it.
      reason = concern.reason(event, mark, in: session, mayCompute: false)
    }
    return reason
  }
}
