/// What a log point said.
struct LogLine: Equatable, Sendable {
  /// The breakpoint's id.
  let id: Int
  /// The record at which it said it.
  let record: Int
  let text: String
}

/// What log points said on a way.
enum Logged: Equatable, Sendable {
  case lines([LogLine])
  /// The texts of these records are wanted; then the same is asked again.
  case lacks(ClosedRange<Int>)
}
