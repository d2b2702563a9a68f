/// The rows that exist so far, the most important first.
enum Rows {
  static var all: [Row] {
    [roundTrip, pipelined, streaming] + hitTests + gestures + readings + whys + imports
      + [past] + films + debugging + fairness + [
        start, crowd, commandLine, idleMemory, sessionMemory,
      ]
  }

  /// The seconds of one round, out of so many.
  static func time(_ rounds: Int, _ body: () -> Void) -> Double {
    ContinuousClock().measure { for _ in 0..<rounds { body() } } / .seconds(rounds)
  }
}
