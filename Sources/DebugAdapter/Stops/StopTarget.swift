/// At what a breakpoint stops.
enum StopTarget: Hashable, Sendable {
  /// That method at that object, whatever the level of its records.
  case method(String, object: String)
  /// That action, sent for that object.
  case action(String, sender: String)
  /// That action, arrived at that object.
  case implementation(String, object: String)
  /// Whenever it is asked or sent something, and whatever happens to a recognizer.
  case object(String)
  /// The first hop of the step at this pointer.
  case step(String)
  /// When the expectation at this pointer is judged, in the step at the other.
  case expectation(String, step: String)
  case occurrence(Occurrence)
  case rule(Wildcard)
  case record(Int)
}
