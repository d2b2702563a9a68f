import Platform
import TestSupport

/// A folder for one daemon's socket and some files, in which the real program is typed.
///
/// Its daemon is stopped in the end, whoever started it.
struct CommandLinePlace: Sendable {
  /// The folder of the files.
  let folder: String

  /// The path of a file in the folder.
  func file(_ name: String) -> String { "\(folder)/\(name)" }

  /// The path of the socket, in a folder that nobody else may enter.
  var socket: String { file("socket") }

  /// What the program gets of the environment.
  var environment: [String: String] {
    [
      "PATH": Programs.folder + ":/usr/bin:/bin", "RESPONDER_SOCKET": socket, "HOME": folder,
      "XDG_DATA_HOME": "", "XDG_STATE_HOME": "", "LC_ALL": "C.UTF-8", "NO_COLOR": "1",
      "RESPONDER_LANG": "", "COLUMNS": "80",
    ]
  }

  /// Runs `body` in a new place, with a daemon that is ready or with none.
  static func with(
    daemon: Bool = true,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (CommandLinePlace) async throws -> Void
  ) async throws {
    try await withTemporaryFolder { folder in
      let place = CommandLinePlace(folder: folder)
      let process = daemon ? try await place.startDaemon() : nil
      do {
        try await body(place)
      } catch {
        _ = try await place.run("daemon", "stop")
        throw error
      }
      _ = try await place.run("daemon", "stop")
      _ = try await process?.end()
    }
  }

  /// Starts a daemon and waits until it is ready, however long that takes: a command waits for one
  /// that it starts itself only so long, which a busy machine may outlast.
  private func startDaemon() async throws -> ChildProcess {
    let (ready, readyEnd) = try ChildProcess.makePipe()
    defer { close(ready) }
    let process: ChildProcess
    do {
      defer { close(readyEnd) }
      process = try ChildProcess(
        Programs.daemon,
        ["--socket", socket, "--ready-fd", "3"],
        environment: environment,
        descriptors: [3: readyEnd]
      )
    }
    let told = try await ChildProcess.readAll(ready)
    guard told == "ready\n" else { throw TestError("the daemon did not start: \(told)") }
    return process
  }

  /// Runs the program and waits for its end.
  func run(_ arguments: String...) async throws -> ProgramRun { try await run(arguments) }

  /// Runs the program and waits for its end.
  func run(_ arguments: [String]) async throws -> ProgramRun {
    try await ProgramRun(
      ChildProcess(Programs.commandLine, arguments, environment: environment)
    )
  }

  /// Runs a line of the shell in the folder, in which `responder` is the program.
  func shell(_ line: String) async throws -> ProgramRun {
    try await ProgramRun(
      ChildProcess("/bin/sh", ["-c", "cd '\(folder)' && \(line)"], environment: environment)
    )
  }
}

/// What a program wrote, and how it ended.
struct ProgramRun: Sendable {
  let output: String
  let errors: String
  let end: ChildProcess.End

  /// Waits until a program has ended.
  init(_ process: ChildProcess) async throws {
    output = try await process.standardOutput()
    errors = try await process.standardError()
    end = try await process.end()
  }
}
