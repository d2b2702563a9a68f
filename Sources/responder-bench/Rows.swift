/// The rows that exist so far, the most important first.
enum Rows {
  static var all: [Row] {
    [roundTrip, pipelined, streaming] + hitTests + [
      start, crowd, commandLine, idleMemory, sessionMemory,
    ]
  }
}
