import CBench
import Foundation

/// The rows that exist so far, the most important first.
enum Rows {
  static var all: [Row] {
    [
      roundTrip, pipelined, siblings(10), siblings(1024), allocations, growth, start, idleMemory,
      sessionMemory,
    ]
  }

  private static var roundTrip: Row {
    let ours = Result { try Server.daemon() }
    let ceiling = Result { try Server.ceiling(reply: Requests.sessionsReply, asked: 0) }
    return Row(name: "request → answer, depth 1", bar: .atMost(1.3), unit: "×") {
      let count = 20_000
      let theirs = cbench_round_trips(try ceiling.get().path, "", Requests.sessions, count)
      return try seconds(
        cbench_round_trips(try ours.get().path, Requests.open, Requests.sessions, count)
      )
        / seconds(theirs)
    }
  }

  private static var pipelined: Row {
    let ours = Result { try Server.daemon() }
    let ceiling = Result { try Server.ceiling(reply: "", asked: 12) }
    return Row(name: "pipelined hit.test, 12 views", bar: .atLeast(0.6), unit: "×") {
      let count = 12_800
      let theirs = cbench_pipelined(try ceiling.get().path, "", Requests.hitTest, 64, count)
      let own = cbench_pipelined(
        try ours.get().path,
        Requests.open,
        Requests.hitTest,
        64,
        count
      )
      // More requests in a second are better, so the ceiling's time stands above.
      return try seconds(theirs) / seconds(own)
    }
  }

  private static var start: Row {
    Row(name: "daemon start → first answer", bar: .atMost(80), unit: " ms") {
      let clock = ContinuousClock()
      let began = clock.now
      let daemon = try Server.daemon()
      let elapsed = clock.now - began
      withExtendedLifetime(daemon) {}
      return Double(elapsed.components.attoseconds) / 1e15
        + Double(elapsed.components.seconds) * 1000
    }
  }

  private static var idleMemory: Row {
    Row(
      name: "idle daemon, memory",
      bar: .atMost(40),
      unit: " MiB",
      sample: {
        try Server.daemon().memory / 1_048_576
      },
      rounds: 3
    )
  }

  private static var sessionMemory: Row {
    Row(
      name: "10,000 sessions of 12 views, each",
      bar: .atMost(64),
      unit: " KiB",
      sample: {
        let daemon = try Server.daemon()
        let before = daemon.memory
        let held = try HeldSessions(path: daemon.path, connections: 10, each: 1000)
        let grown = daemon.memory - before
        withExtendedLifetime(held) {}
        return grown / 10_000 / 1024
      },
      rounds: 1
    )
  }

  static func seconds(_ value: Double) throws -> Double {
    guard value > 0 else { throw BenchError("a connection broke") }
    return value
  }
}
