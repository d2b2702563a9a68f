import Foundation
import Platform

/// A program that was started, and is ended with this object.
final class Child {
  let id: pid_t
  private var status: Int32?

  /// Starts a program with an environment of its own, its output into a file or nowhere.
  init(
    _ path: String,
    _ arguments: [String],
    environment: [String: String] = [:],
    output: String = "/dev/null"
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
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
}
