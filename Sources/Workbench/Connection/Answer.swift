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
}

extension SlicedWork {
  /// A subscriber that asked for it holds the session back until it has read on.
  var isHeld: Bool { changed?.subscriptions.contains(where: \.isPaused) ?? false }
}
