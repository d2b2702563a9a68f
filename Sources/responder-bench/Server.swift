import CBench
import Foundation

/// A process on a socket of its own: the daemon, or the C program it is held against.
final class Server {
  let path: String
  private let child: Child

  /// A folder for sockets and files, at a path short enough for a socket.
  static let folder: String = {
    var template = Array("/tmp/responder-bench-XXXXXX\0".utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/tmp"
    }
  }()

  static func removeFolder() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  // Unsafe because nothing guards it: the benchmark starts all it measures from its main thread.
  private nonisolated(unsafe) static var count = 0

  /// A path that nothing is at.
  static func newPath(_ suffix: String) -> String {
    count += 1
    return "\(folder)/\(count).\(suffix)"
  }

  /// The folder of the build.
  static let build = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  /// What programs are told of the world: nothing of the user's.
  static let environment = ["HOME": folder, "PATH": "/usr/bin:/bin"]

  /// Starts a daemon with all its modules, of this build or of another.
  static func daemon(_ program: String = build + "/responderd") throws -> Server {
    let path = newPath("socket")
    return try Server(path, program, ["--socket", path])
  }

  /// Starts this program again as the C server that answers with `lines`.
  static func ceiling(_ lines: String, built: Bool) throws -> Server {
    let path = newPath("socket")
    let file = newPath("lines")
    try lines.write(toFile: file, atomically: false, encoding: .utf8)
    let arguments = ["--ceiling", path, file, built ? "built" : "constant"]
    return try Server(path, build + "/responder-bench", arguments)
  }

  private init(_ path: String, _ program: String, _ arguments: [String]) throws {
    self.path = path
    child = try Child(program, arguments, environment: Self.environment)
    let end = ContinuousClock.now + .seconds(20)
    while ContinuousClock.now < end {
      if let connection = try? Connection(path) {
        try connection.ask(Requests.stats)
        return
      }
      // Both sides share one core: a loop without a pause would take it from the one that starts.
      usleep(500)
    }
    throw BenchError("nobody answers on \(path)")
  }

  var memory: Double { child.memory }
  var highestMemory: Double { child.highestMemory }
}
