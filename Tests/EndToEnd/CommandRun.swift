import Jansson
import TestSupport

/// What a command printed, and how it ended.
struct CommandRun: Sendable {
  let output: String
  let errors: String
  let end: ChildProcess.End

  /// The output as JSON.
  var json: JSONValue {
    get throws { try JSON.parse(Array(output.utf8), limits: .request) }
  }
}

/// A folder with a socket's place in it, for commands that start daemons there.
struct CommandPlace: Sendable {
  /// The folder in which the socket lies, and nothing else.
  let folder: String

  var socket: String { folder + "/socket" }

  /// Runs `body` in a new place, and stops the daemon that is there in the end.
  static func with(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (CommandPlace) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let place = CommandPlace(folder: folder)
      do {
        try await body(place)
      } catch {
        _ = try await place.run("daemon", "stop")
        throw error
      }
      _ = try await place.run("daemon", "stop")
    }
  }

  /// Runs the command line on the place's socket.
  func run(_ arguments: String...) async throws -> CommandRun { try await run(arguments) }

  /// Runs the command line on the place's socket.
  func run(_ arguments: [String]) async throws -> CommandRun {
    let process = try ChildProcess(
      Programs.commandLine,
      arguments + ["--socket", socket, "--lang", "en", "--color", "never"],
      environment: ["XDG_STATE_HOME": "/dev/null"]
    )
    return try await CommandRun(of: process)
  }

  /// What the daemon says of itself, asked without starting one.
  func server() async throws -> JSONValue? {
    try await run("daemon", "status", "-o", "json").json["server"]
  }
}

extension CommandRun {
  /// Waits until a command has ended, and keeps what it wrote.
  init(of process: ChildProcess) async throws {
    let output = try await process.standardOutput()
    let errors = try await process.standardError()
    self.init(output: output, errors: errors, end: try await process.end())
  }
}
