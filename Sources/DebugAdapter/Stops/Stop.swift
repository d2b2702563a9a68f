/// A place at which somebody wanted to stop, with what matched there.
struct Stop: Equatable, Sendable {
  /// Why, in DAP's words.
  enum Reason: String, Sendable {
    case exception
    case breakpoint
    case functionBreakpoint = "function breakpoint"
    case instructionBreakpoint = "instruction breakpoint"
  }

  let point: RoutePoint

  /// An exception before a breakpoint, since it has more to tell.
  let reason: Reason

  /// The ids of the breakpoints that were hit, the first set one first.
  let breakpoints: [Int]

  /// The filters that were met, in their own order.
  let exceptions: [ExceptionFilter]

  /// JSON pointer to the expectation at which it is placed, where one is judged.
  let pointer: String?
}

/// What a search for a stop found.
enum Search: Equatable, Sendable {
  case stop(Stop)
  case none
  /// The texts of these records are wanted; then the same is asked again.
  case lacks(ClosedRange<Int>)
}
