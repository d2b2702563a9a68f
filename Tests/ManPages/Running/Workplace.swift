import Foundation
import TestSupport

/// Where examples run: the programs of this build on the path, and folders of their own.
struct Workplace {
  /// An empty folder, in which examples begin.
  let folder: String

  /// The socket of the examples' daemon.
  var socket: String { folder + "/.run/socket" }

  private var environment: [String: String] {
    let search = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return [
      "PATH": Workplace.programs + ":" + search, "RESPONDER_SOCKET": socket,
      "HOME": folder + "/.home", "XDG_DATA_HOME": folder + "/.home/data",
      "XDG_STATE_HOME": folder + "/.home/state", "LC_ALL": "C.UTF-8", "NO_COLOR": "1",
      "COLUMNS": "80",
    ]
  }

  /// The folder of the programs under test.
  static let programs = URL(fileURLWithPath: Programs.daemon).deletingLastPathComponent().path

  /// Runs `body` in a new place, with a daemon that serves its socket.
  static func withDaemon(_ body: (Workplace) async throws -> Void) async throws {
    try await withTemporaryFolder { folder in
      let place = Workplace(folder: folder)
      for name in [".run", ".home"] {
        try FileManager.default.createDirectory(
          atPath: folder + "/" + name,
          withIntermediateDirectories: false,
          attributes: [.posixPermissions: 0o700]
        )
      }
      let (ready, readyEnd) = try ChildProcess.makePipe()
      let daemon = try ChildProcess(
        Programs.daemon,
        ["--socket", place.socket, "--ready-fd", "3"],
        environment: place.environment,
        descriptors: [3: readyEnd]
      )
      close(readyEnd)
      defer { close(ready) }
      guard try await ChildProcess.readAll(ready) == "ready\n" else {
        throw TestError("the daemon did not start: \(try await daemon.standardError())")
      }
      try await body(place)
      daemon.signal(SIGTERM)
      _ = try await daemon.end()
    }
  }

  /// Writes a file, and the folders above it.
  func write(_ text: String, to name: String) throws {
    let file = URL(fileURLWithPath: folder).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try text.write(to: file, atomically: false, encoding: .utf8)
  }

  /// Runs a script in the folder; returns what it printed on both outputs, and how it ended.
  func shell(_ script: String) async throws -> (output: String, end: ChildProcess.End) {
    let whole = "exec 2>&1\ncd '\(folder)' || exit\n" + script
    let process = try ChildProcess("/bin/sh", ["-c", whole], environment: environment)
    let output = try await process.standardOutput()
    return (output, try await process.end())
  }
}
