import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// Gives a new subscriber the records that were there before it, and then those that come.
///
/// The answer goes out first. Nobody changes the session until the subscriber has caught up, so
/// that no record is left out or told twice.
final class CatchUp: SlicedWork {
  private let subscription: Subscription
  private let session: Session
  private let last: Int
  private let answer: JSONValue
  private var isAnswered = false
  private var run: JournalRun?

  init(
    _ subscription: Subscription,
    with session: Session,
    after last: Int,
    answer: JSONValue
  ) {
    self.subscription = subscription
    self.session = session
    self.last = last
    self.answer = answer
  }

  var changed: Session? { session }
  var isHeld: Bool { subscription.isPaused }
  var step: Int { run?.done ?? 0 }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    // A slice for the answer alone, so that the client knows the subscription's name before its
    // records.
    guard isAnswered else {
      isAnswered = true
      return .answered(answer)
    }
    if let kept = session.kept(from: last + 1, level: subscription.level) {
      for record in kept { take(record, in: session.simulation) }
    } else {
      do throws(WireError) {
        if run == nil { run = try launch() }
        guard try run?.advance(until: deadline) != false else { return .unfinished }
      } catch {
        subscription.end("diverged")
        throw error
      }
    }
    session.subscriptions.append(subscription)
    return .finished(nil)
  }

  private func launch() throws(WireError) -> JournalRun {
    // The run is held by this object, and its watch must not hold that in turn.
    try JournalRun(of: session, level: session.level) { [weak self] in self?.take($0, in: $1) }
  }

  private func take(_ record: NamedRecord, in simulation: Simulation) {
    // Both memory and a second run begin earlier than what the subscriber lacks.
    guard record.record.seq[subscription.level] > last else { return }
    subscription.take(record, in: simulation)
  }
}
