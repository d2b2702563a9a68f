import Jansson
import WorkbenchProtocol

/// What a method handler gives back: the result, or work that is done in slices.
enum Answer {
  case now(JSONValue)
  case work(any SlicedWork)
}

/// Work that would keep its thread too long in one piece.
protocol SlicedWork: AnyObject {
  /// The session that must not be held back by slow subscribers, where there is one.
  var session: Session? { get }

  /// Does some work; gives the result when it is done and `nil` when there is more to do.
  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> JSONValue?

  /// What is told when the work is cancelled: the step at which it stopped.
  var step: Int { get }
}
