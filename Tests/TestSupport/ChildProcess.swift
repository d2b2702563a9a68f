import Foundation
public import Platform
import Synchronization
import WorkbenchFraming

/// A program that a test started, which does not outlive it.
public final class ChildProcess: Sendable {
  /// How a program ended.
  public enum End: Equatable, Sendable {
    case status(Int32)
    case signal(Int32)
  }

  public var id: pid_t { reaper.process }

  private let output: Int32
  private let errors: Int32
  private let reaper: Reaper

  /// Starts a program; `descriptors` are those it gets beside the standard ones, by its numbers.
  public init(
    _ path: String,
    _ arguments: [String] = [],
    environment: [String: String] = [:],
    descriptors: [Int32: Int32] = [:]
  ) throws {
    let (output, outputEnd) = try Self.makePipe()
    let (errors, errorsEnd) = try Self.makePipe()
    defer {
      close(outputEnd)
      close(errorsEnd)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, outputEnd, 1)
    posix_spawn_file_actions_adddup2(&actions, errorsEnd, 2)
    for (number, descriptor) in descriptors.sorted(by: { $0.key < $1.key }) {
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
    var variables = ProcessInfo.processInfo.environment
    variables["RESPONDER_SOCKET"] = nil
    variables.merge(environment) { $1 }
    var id = pid_t()
    let code = withCStrings([path] + arguments) { arguments in
      withCStrings(variables.map { "\($0.key)=\($0.value)" }) { variables in
        Self.creation.withLock { _ in
          posix_spawn(&id, path, &actions, nil, arguments, variables)
        }
      }
    }
    guard code == 0 else {
      close(output)
      close(errors)
      throw TestError("cannot start \(path): \(String(cString: strerror(code)))")
    }
    reaper = Reaper(of: id)
    self.output = output
    self.errors = errors
  }

  deinit {
    reaper.signal(SIGKILL)
    reaper.wait()
    close(output)
    close(errors)
  }

  public func signal(_ number: Int32) {
    reaper.signal(number)
  }

  /// Waits for the program to end, as long as patience lasts.
  public func end() async throws -> End {
    let reaper = reaper
    let end = try await waiting { reaper.end(within: patience) }
    guard let end else { throw TestError("process \(id) did not end") }
    return end
  }

  /// Everything that the program writes to standard output until it closes that.
  public func standardOutput() async throws -> String { try await Self.readAll(output) }

  /// Everything that the program writes to standard error until it closes that.
  public func standardError() async throws -> String { try await Self.readAll(errors) }

  /// Reads a descriptor to its end.
  public static func readAll(_ descriptor: Int32) async throws -> String {
    try await waiting {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while true {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, Int32(patience * 1000)) > 0 else {
          throw TestError("nothing more came for \(patience) seconds")
        }
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
        bytes += buffer[..<count]
      }
    }
  }

  /// A pipe that no child inherits by accident.
  public static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    try creation.withLock { _ in
      guard pipe(&ends) == 0 else { throw TestError("pipe: \(errno)") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }
    return (ends[0], ends[1])
  }

  /// Held while a descriptor is open that a child could inherit by accident, and for each start.
  private static let creation = Mutex(())
}
