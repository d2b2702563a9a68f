import Platform

import TestSupport
import Testing

/// A daemon that a test started, with the pipe on which it says that it is ready.
struct DaemonProcess: Sendable {
  let process: ChildProcess
  let path: String
  private let ready: Int32

  /// Starts a daemon on the socket at `path`, by another command than its own name where one is
  /// given.
  init(
    at path: String,
    _ arguments: [String] = [],
    by command: [String] = [Programs.daemon],
    environment: [String: String] = [:]
  ) throws {
    self.path = path
    let (ready, readyEnd) = try ChildProcess.makePipe()
    defer { close(readyEnd) }
    self.ready = ready
    process = try ChildProcess(
      command[0],
      command.dropFirst() + ["--socket", path, "--ready-fd", "3"] + arguments,
      environment: environment,
      descriptors: [3: readyEnd]
    )
  }

  /// Waits for what the daemon says of its start: `ready` and a newline, or why not.
  func readiness() async throws -> String {
    defer { close(ready) }
    return try await ChildProcess.readAll(ready)
  }

  /// Waits until the daemon answers.
  func waitUntilReady() async throws {
    let readiness = try await readiness()
    guard readiness == "ready\n" else { throw TestError("the daemon did not start: \(readiness)") }
  }
}

/// Runs `body` beside a daemon, which is ended afterwards.
func withDaemon(
  _ arguments: [String] = [],
  isolation: isolated (any Actor)? = #isolation,
  _ body: (DaemonProcess) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    let daemon = try DaemonProcess(at: folder + "/socket", arguments)
    try await daemon.waitUntilReady()
    try await body(daemon)
    daemon.process.signal(SIGTERM)
    #expect(try await daemon.process.end() == .status(0))
    #expect(names(in: folder).isEmpty)
  }
}
