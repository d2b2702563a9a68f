import Foundation
import Platform

/// A program that was started, and is ended with this object.
final class Child {
  let id: pid_t
  private var status: Int32?

  /// Where its standard input and output lead.
  enum Streams {
    /// There is nothing to read, and what it writes goes into a file.
    case output(String)
    /// Both are pipes of ours: these are its ends.
    case pipes(input: Int32, output: Int32)
  }

  /// Starts a program with an environment of its own, its output into a file or nowhere.
  convenience init(
    _ path: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    output: String = "/dev/null"
  ) throws {
    try self.init(path, arguments, environment: environment, streams: .output(output))
  }

  /// Starts a program with an environment of its own.
  init(
    _ path: String,
    _ arguments: [String],
    environment: [String: String],
    streams: Streams
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch streams {
    case .output(let file):
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
      posix_spawn_file_actions_addopen(&actions, 1, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    case .pipes(let input, let output):
      posix_spawn_file_actions_adddup2(&actions, input, 0)
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    }
    var id = pid_t()
    let code = withCStrings([path] + arguments) { arguments in
      withCStrings(environment.map { "\($0.key)=\($0.value)" }) { variables in
        posix_spawn(&id, path, &actions, nil, arguments, variables)
      }
    }
    guard code == 0 else {
      throw BenchError("cannot start \(path): \(String(cString: strerror(code)))")
    }
    self.id = id
  }

  deinit {
    guard status == nil else { return }
    kill(id, SIGTERM)
    waitpid(id, nil, 0)
  }

  /// Waits for its end, which must be a good one: that with this exit status.
  func finish(exitStatus wanted: Int32 = 0) throws {
    var status: Int32 = 0
    waitpid(id, &status, 0)
    self.status = status
    // `waitpid` has the exit status in the second byte, and what ended it by force in the first.
    guard status == wanted << 8 else { throw BenchError("process \(id) ended with \(status)") }
  }

  /// Resident memory in bytes.
  var memory: Double {
    let text = (try? String(contentsOfFile: "/proc/\(id)/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The most resident memory that it ever had, in bytes.
  var highestMemory: Double {
    let text = (try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0) * 1024
  }
}
