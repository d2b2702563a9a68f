/// The source of a module that tries to reach out of its worker; each attempt tells what came of it.
enum HostileModule {
  static let source = #"""
    import Glibc
    import UIKit

    struct Attempt: ParameterList {
      var kind = ""
      var at = ""
      var process = 0

      static let parameters: [StimulusParameter<Self>] = [
        .required("kind", \.kind, .text, "What to try."),
        .field("path", \.at, .text, "On which file."),
        .field("process", \.process, .integer(0...Int(Int32.max)), "On which process."),
      ]
    }

    // The compiler does not let Swift call these by name.
    typealias Call = @convention(c) (Int, Int, Int, Int) -> Int
    func call(_ name: String, _ a: Int = 0, _ b: Int = 0, _ c: Int = 0, _ d: Int = 0) -> Int {
      unsafeBitCast(dlsym(nil, name), to: Call.self)(a, b, c, d)
    }

    /// "done", or why not.
    func outcome(_ result: Int32) -> String { result >= 0 ? "done" : reason(errno) }

    func reason(_ code: Int32) -> String {
      code == EPERM ? "EPERM" : code == EACCES ? "EACCES" : code == ENOMEM ? "ENOMEM" : "\(code)"
    }

    func onThread(_ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?)
      -> Int32
    {
      var thread = pthread_t()
      return pthread_create(&thread, nil, body, nil)
    }

    func say(_ text: String) { _ = write(3, text, text.utf8.count) }

    func attempt(_ what: Attempt) -> String {
      switch what.kind {
      case "read": return outcome(open(what.at, O_RDONLY))
      case "list": return opendir(what.at) == nil ? reason(errno) : "done"
      case "write": return outcome(open(what.at, O_WRONLY))
      case "create": return outcome(open(what.at, O_RDWR | O_CREAT, 0o600))
      case "empty": return outcome(open(what.at, O_RDONLY | O_TRUNC))
      case "truncate": return outcome(truncate(what.at, 0))
      case "mode": return outcome(chmod(what.at, 0o777))
      case "remove": return outcome(unlink(what.at))
      case "rename": return outcome(rename(what.at, what.at + ".other"))
      case "folder": return outcome(mkdir(what.at + ".folder", 0o700))
      case "network": return outcome(socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
      case "local": return outcome(socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
      case "signal": return outcome(kill(pid_t(what.process), SIGTERM))
      case "everybody": return outcome(kill(-1, SIGTERM))
      case "priority": return outcome(Int32(truncatingIfNeeded: call("setpriority", 0, what.process, 19)))
      case "limitsOf": return outcome(Int32(truncatingIfNeeded: call("prlimit", what.process, Int(RLIMIT_CORE.rawValue), 0, 0)))
      case "fork":
        let child = Int32(truncatingIfNeeded: call("fork"))
        if child == 0 { while true { pause() } }
        return outcome(child)
      case "program":
        var child = pid_t()
        let arguments: [UnsafeMutablePointer<CChar>?] = [strdup("/bin/true"), nil]
        return reason(posix_spawn(&child, "/bin/true", nil, nil, arguments, environ))
      case "session": return outcome(setsid())
      case "limits":
        for resource in [RLIMIT_DATA, RLIMIT_AS, RLIMIT_CPU, RLIMIT_NOFILE, RLIMIT_FSIZE] {
          var limit = rlimit(rlim_cur: .max, rlim_max: .max)
          if setrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 { return "done" }
        }
        return reason(errno)
      case "shared":
        let flags = MAP_SHARED | MAP_ANONYMOUS
        return mmap(nil, 4 << 30, PROT_READ | PROT_WRITE, flags, -1, 0) == MAP_FAILED
          ? reason(errno) : "done"
      case "ring": return outcome(Int32(truncatingIfNeeded: call("syscall", 425, 8, 0)))
      case "trace": return outcome(Int32(truncatingIfNeeded: call("ptrace", 16, what.process)))
      case "memory": return outcome(Int32(truncatingIfNeeded: call("process_vm_readv", what.process)))
      case "mount": return outcome(Int32(truncatingIfNeeded: call("mount")))
      case "environment": return getenv("RESPONDER_TEST_SECRET") == nil ? "none" : "done"
      case "descriptors":
        let open = (5..<1024).filter { number in
          var target = [CChar](repeating: 0, count: 4096)
          guard readlink("/proc/self/fd/\(number)", &target, 4095) > 0 else { return false }
          let name = String(cString: target)
          return name.hasPrefix("/") && name != "/dev/null" && !name.hasPrefix("/proc/")
        }
        return "\(open.count)"
      case "thread": return onThread { _ in nil } == 0 ? "works" : "fails"
      case "pulse":
        _ = onThread { _ in
          while true {
            usleep(10_000)
            _ = write(4, ".", 1)
          }
        }
        while true { pause() }
      case "forge":
        say("{\"jsonrpc\":\"2.0\",\"id\":999999,\"result\":{}}\n")
        while true { pause() }
      case "lines":
        // The worker's own socket does not wait.
        for _ in 0..<1_000_000 { say("[]\n") }
        while true { pause() }
      default: return "unknown"
      }
    }

    let module = Module("Hostile")
      .stimulus(
        Stimulus("Hostile.try", "Tries something.", Attempt.self) { what, context in
          throw context.refusal(Text("outcome: \(attempt(what))"))
        }
      )
    """#
}
