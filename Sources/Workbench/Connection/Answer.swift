import Jansson
import WorkbenchProtocol

/// What a method handler gives back: the result, or work that is done in slices.
enum Answer {
  case now(JSONValue)
  case work(any SlicedWork)
}

/// What came of one slice of work.
enum Slice {
  /// There is more to do.
  case unfinished
  /// The request can be answered, and there is more to do after that.
  case answered(JSONValue)
  /// What the request is about has been looked into, and it is to be performed.
  case again
  /// All is done; nil when the request was answered before.
  case finished(JSONValue?)
}

/// Work that would keep its thread too long in one piece.
protocol SlicedWork: AnyObject {
  /// The session that it changes, which nobody else may change meanwhile.
  var changed: Session? { get }

  /// Whether it waits until a client has read on.
  var isHeld: Bool { get }

  /// Does some work, until about the deadline.
  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice

  /// What is told when the work is cancelled: the step at which it stopped.
  var step: Int { get }

  /// Whether it can be left where it is: not in the middle of a call that changes its session.
  var mayStop: Bool { get }

  /// Nobody waits for it any more, whether it is done or not: no further slice is asked for.
  ///
  /// - Parameters:
  ///   - executor: Where code goes on to its end that is in the middle of something.
  ///   - then: Called once, when all of it has come to its end.
  func leave(on executor: any Executor, then: @escaping () -> Void)
}

extension SlicedWork {
  /// A subscriber that asked for it holds the session back until it has read on.
  var isHeld: Bool { changed?.subscriptions.contains(where: \.isPaused) ?? false }

  var mayStop: Bool { true }

  func leave(on executor: any Executor, then: @escaping () -> Void) { then() }
}
