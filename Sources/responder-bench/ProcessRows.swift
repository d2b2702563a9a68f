import Foundation

// Programs as a whole: how soon they are there, and what they keep.

extension Rows {
  static var start: Row {
    Row(name: "daemon start → first answer", unit: .seconds, bar: .atMost(0.080)) {
      {
        let began = ContinuousClock.now
        let daemon = try Server.daemon()
        let elapsed = ContinuousClock.now - began
        // The daemon ends with its last reference, which would be part of what is measured.
        return withExtendedLifetime(daemon) { Sample(ours: elapsed / .seconds(1)) }
      }
    }
  }

  static var crowd: Row {
    Row(name: "20 commands at once, no daemon yet", unit: .seconds, bar: .atMost(0.200)) {
      {
        let socket = Server.newPath("socket")
        let outputs = (0..<20).map { _ in Server.newPath("json") }
        let began = ContinuousClock.now
        let commands = try outputs.map { try command("stats", socket: socket, output: $0) }
        for command in commands { try command.finish() }
        let elapsed = ContinuousClock.now - began
        let daemons = Set(try outputs.map { try process(in: $0) })
        try Child(
          Server.build + "/responder",
          // One of the commands has started the daemon, which is no child that ends with us.
          ["daemon", "stop", "--socket", socket],
          environment: Server.environment
        ).finish()
        guard daemons.count == 1 else { throw BenchError("\(daemons.count) daemons answered") }
        return Sample(ours: elapsed / .seconds(1))
      }
    }
  }

  static var commandLine: Row {
    let watchman = Watchman.executable
    return Row(
      name: "command line, there and back",
      unit: .seconds,
      bar: watchman == nil ? nil : .atMost(1),
      remark: watchman == nil ? "watchman is not installed" : nil
    ) {
      let daemon = try Server.daemon()
      let other = try watchman.map { try Watchman($0) }
      return {
        let theirs = try other.map { other in try time(50) { try other.ask() } }
        let ours = try time(50) { try command("stats", socket: daemon.path).finish() }
        return Sample(ours: ours, ceiling: theirs)
      }
    }
  }

  static var idleMemory: Row {
    Row(name: "memory of an idle daemon", unit: .bytes, bar: .atMost(40 * 1_048_576), rounds: 3) {
      { Sample(ours: try Server.daemon().memory) }
    }
  }

  static var sessionMemory: Row {
    Row(
      name: "memory of a session, 10,000 of 12 views",
      unit: .bytes,
      bar: .atMost(64 * 1024),
      rounds: 1
    ) {
      {
        let daemon = try Server.daemon()
        let before = daemon.memory
        var connections: [Connection] = []
        for _ in 0..<10 {
          let connection = try Connection(daemon.path)
          for _ in 0..<1000 { try connection.ask(Requests.open) }
          connections.append(connection)
        }
        let after = daemon.memory
        return withExtendedLifetime(connections) { Sample(ours: (after - before) / 10_000) }
      }
    }
  }

  /// Starts the command line with one request.
  private static func command(
    _ method: String,
    socket: String,
    output: String = "/dev/null"
  ) throws -> Child {
    try Child(
      Server.build + "/responder",
      ["call", method, "--socket", socket],
      environment: Server.environment,
      output: output
    )
  }

  /// The process of the daemon whose `stats` are in a file.
  private static func process(in file: String) throws -> Int {
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let stats = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    guard let process = stats?["pid"] as? Int else { throw BenchError("no pid in \(file)") }
    return process
  }

  /// The seconds of one turn, out of so many.
  private static func time(_ count: Int, _ turn: () throws -> Void) throws -> Double {
    let elapsed = try ContinuousClock().measure { for _ in 0..<count { try turn() } }
    return elapsed / .seconds(count)
  }
}

/// A Watchman of our own, whose command line is held beside ours.
private final class Watchman {
  /// Where it is installed, if it is.
  static var executable: String? {
    let places = ["/usr/bin/watchman", "/usr/local/bin/watchman"]
    return places.first { access($0, X_OK) == 0 }
  }

  private let program: String
  private let path: String
  private let server: Child

  init(_ program: String) throws {
    self.program = program
    path = Server.newPath("watchman")
    let arguments = [
      "--foreground", "-U", path, "--logfile", "/dev/null", "--no-save-state",
    ]
    server = try Child(program, arguments, environment: Server.environment)
    let end = ContinuousClock.now + .seconds(20)
    while access(path, F_OK) != 0 {
      guard ContinuousClock.now < end else { throw BenchError("watchman does not start") }
      usleep(500)
    }
    try ask()
  }

  /// Asks for its process, with one start of the command line.
  func ask() throws {
    let arguments = ["-U", path, "--no-spawn", "get-pid"]
    try Child(program, arguments, environment: Server.environment).finish()
  }
}
