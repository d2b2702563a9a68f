// What crosses the socket, beside a C program that sends the very same bytes.

extension Rows {
  static var roundTrip: Row {
    Row(name: "request → answer, depth 1", unit: .seconds, bar: .atMost(1.3)) {
      let pair = try Pair(Requests.sessions, opening: [Requests.open], built: false)
      return {
        let count = 20_000
        let theirs = try pair.theirs.exchange(Requests.sessions, count: count)
        let ours = try pair.ours.exchange(Requests.sessions, count: count)
        return Sample(ours: ours.seconds / Double(count), ceiling: theirs.seconds / Double(count))
      }
    }
  }

  static var pipelined: Row {
    Row(name: "pipelined hit.test, 12 views", unit: .perSecond, bar: .atLeast(0.6)) {
      let pair = try Pair(Requests.hitTest, opening: [Requests.open], built: true)
      return {
        let theirs = try pair.theirs.exchange(Requests.hitTest, window: 64, count: 12_800)
        let ours = try pair.ours.exchange(Requests.hitTest, window: 64, count: 12_800)
        return Sample(ours: ours.lines / ours.seconds, ceiling: theirs.lines / theirs.seconds)
      }
    }
  }

  static var streaming: Row {
    Row(name: "trace records at full", unit: .perSecond, bar: .atLeast(0.7)) {
      let opening = [Requests.open, Requests.subscribe, Requests.tap]
      let pair = try Pair(Requests.tap, opening: opening, built: true)
      return {
        let theirs = try pair.theirs.exchange(Requests.tap, window: 4, count: 400)
        let ours = try pair.ours.exchange(Requests.tap, window: 4, count: 400)
        return Sample(ours: ours.lines / ours.seconds, ceiling: theirs.lines / theirs.seconds)
      }
    }
  }
}

/// A connection to a daemon, and one to a C program that answers as the daemon does.
private struct Pair {
  private let servers: [Server]
  let ours: Connection
  let theirs: Connection

  /// Asks the daemon once, starts a C program that gives this answer, and makes sure that it does.
  init(_ request: String, opening: [String], built: Bool) throws {
    let daemon = try Server.daemon()
    ours = try Connection(daemon.path)
    for line in opening { try ours.ask(line) }
    let answer = try ours.ask(request)
    let ceiling = try Server.ceiling(answer, built: built)
    theirs = try Connection(ceiling.path)
    guard try theirs.ask(request) == answer else {
      throw BenchError("the C program answers differently")
    }
    servers = [daemon, ceiling]
  }
}
