import Jansson

/// Tells an editor what happened.
typealias Saying = (DebugEvent) -> Void

/// What comes of a request: its answer, the events that belong to it, and what is done only then.
struct Outcome {
  /// The answer; nil where there is nothing to tell.
  var body: JSONValue?

  /// What is told after the answer.
  var events: [DebugEvent] = []

  /// Work that goes on when the answer is out, as a search does, and tells what comes of it.
  var then: ((inout DebugAdapter, Saying) throws -> Void)?

  /// Nothing to tell.
  static var done: Outcome { Outcome() }
}
