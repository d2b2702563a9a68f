import Foundation
import Platform

/// A program that was run to its end, while the caller waited.
///
/// Not Foundation's `Process`: before a start it copies an entry of a folder whole, which reads past
/// the end of what the system gave, and a sanitizer ends the test there.
public struct FinishedProcess: Sendable {
  public let end: ChildProcess.End
  /// What it wrote to standard output and standard error, in its order.
  public let said: String

  /// Whether it was content.
  public var succeeded: Bool { end == .status(0) }

  /// Runs a program that some folder of PATH has, or that a path names.
  ///
  /// - Parameters:
  ///   - program: Its name, or its path.
  ///   - arguments: What it is told, without its own name.
  ///   - environment: What is to differ from the environment of this process.
  ///   - input: What it reads from standard input.
  /// - Throws: What kept it from being started; how it ended is `end`.
  public init(
    _ program: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    input: String = ""
  ) throws {
    // Files rather than pipes: they take what there is before anybody reads, and a program that is
    // started meanwhile and inherits one keeps nobody waiting.
    let output = try Self.makeNamelessFile()
    let given = try Self.makeNamelessFile()
    defer { for file in [output, given] { try? file.close() } }
    try given.write(contentsOf: Data(input.utf8))
    try given.seek(toOffset: 0)
    var launch = ProcessLaunch("/usr/bin/env", [program] + arguments)
    launch.descriptors = [
      STDIN_FILENO: .copy(of: given.fileDescriptor),
      STDOUT_FILENO: .copy(of: output.fileDescriptor),
      STDERR_FILENO: .copy(of: output.fileDescriptor),
    ]
    launch.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .map { "\($0.key)=\($0.value)" }
    switch ProcessEnd(of: try launch.start(), waiting: true) {
    case .signal(let number): end = .signal(number)
    case .exit(let status): end = .status(status)
    case nil: throw TestError("\(program) was not waited for")
    }
    try output.seek(toOffset: 0)
    said = String(decoding: try output.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// An empty file that is gone once it is closed.
  private static func makeNamelessFile() throws -> FileHandle {
    var template = Array("/tmp/responder-test-XXXXXX\0".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw TestError("mkstemp: \(errno)") }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return FileHandle(fileDescriptor: descriptor)
  }
}
