import CBench
import Foundation

/// A process on a socket of its own: the daemon, or the C program it is held against.
final class Server {
  let path: String
  private let process: Process?
  private let child: pid_t

  private static let folder: String = {
    let folder = NSTemporaryDirectory() + "responder-bench-\(getpid())"
    try? FileManager.default.createDirectory(
      atPath: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    return folder
  }()

  private static var next = 0

  private static func socket() -> String {
    next += 1
    return "\(folder)/\(next).socket"
  }

  /// The folder of the build.
  static let build = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  /// Starts a daemon with all its modules.
  static func daemon() throws -> Server {
    let path = socket()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: build + "/responderd")
    process.arguments = ["--socket", path]
    try process.run()
    let server = Server(path: path, process: process, child: process.processIdentifier)
    try server.waitUntilItAnswers()
    return server
  }

  /// Starts this program again as the C server.
  static func ceiling(reply: String, asked: Int) throws -> Server {
    let path = socket()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: build + "/responder-bench")
    process.arguments = ["--ceiling", path, reply, "\(asked)"]
    try process.run()
    let server = Server(path: path, process: process, child: process.processIdentifier)
    try server.waitUntilItAnswers()
    return server
  }

  private init(path: String, process: Process?, child: pid_t) {
    self.path = path
    self.process = process
    self.child = child
  }

  deinit {
    process?.terminate()
    process?.waitUntilExit()
  }

  /// Resident memory in bytes.
  var memory: Double {
    let text = (try? String(contentsOfFile: "/proc/\(child)/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  private func waitUntilItAnswers() throws {
    for _ in 0..<2000 {
      if cbench_round_trips(path, "", Requests.stats, 1) >= 0 { return }
      usleep(2000)
    }
    throw BenchError("nobody answers on \(path)")
  }
}
