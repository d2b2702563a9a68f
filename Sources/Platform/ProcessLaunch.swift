/// A program that is about to be started, and what it finds on its descriptors.
///
/// Every descriptor that is not named here, and not inherited on purpose, is closed in it as far as
/// those that made it marked it so.
package struct ProcessLaunch {
  /// What lies behind a descriptor of the new process.
  package enum Source {
    /// A file that is opened; where it is made, only this user may read it.
    case file(String, flags: Int32)
    /// A descriptor of this process.
    case copy(of: Int32)

    /// Nothing to read, and nowhere to write.
    package static let nothing = file("/dev/null", flags: O_RDWR)
  }

  /// To whom the new process belongs, which says whom the terminal's Ctrl-C reaches.
  package enum Group {
    case ofThisProcess
    /// A group of its own; it blocks and ignores no signal.
    case own
    /// A session of its own, without a terminal.
    case ownSession
  }

  /// The program's path.
  package var program: String
  /// What it is told, without its own name.
  package var arguments: [String]
  /// What it finds behind which number.
  package var descriptors: [Int32: Source] = [:]
  package var group = Group.ofThisProcess
  /// The environment, as `NAME=value`; nil for that of this process.
  package var environment: [String]?

  package init(_ program: String, _ arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Starts it and returns the number of its process, which has to be waited for.
  package func start() throws(SystemError) -> pid_t {
    // Copies above every number that is given out, so that none is overwritten before it is used.
    let first = (descriptors.keys.max() ?? 0) + 1
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    #if os(Linux)
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (number, source) in descriptors.sorted(by: { $0.key < $1.key }) {
      switch source {
      case .file(let path, let flags):
        posix_spawn_file_actions_addopen(&actions, number, path, flags, 0o600)
      case .copy(let descriptor):
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, first)
        guard copy >= 0 else { throw SystemError("fcntl") }
        copies.append(copy)
        posix_spawn_file_actions_adddup2(&actions, copy, number)
      }
    }
    switch group {
    case .ofThisProcess: break
    case .own:
      // What this process blocks or ignores would be inherited, and SIGPIPE is ignored by a daemon.
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      posix_spawnattr_setpgroup(&attributes, 0)
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      posix_spawnattr_setflags(&attributes, Int16(flags))
    case .ownSession: posix_spawnattr_setflags(&attributes, Self.newSession)
    }
    var process = pid_t()
    let code = withCStrings([program] + arguments) { arguments in
      guard let environment else {
        return posix_spawn(&process, program, &actions, &attributes, arguments, environ)
      }
      return withCStrings(environment) { environment in
        posix_spawn(&process, program, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw SystemError(program, code) }
    return process
  }

  /// `POSIX_SPAWN_SETSID`, which the C library shows only to those who ask for extensions.
  #if os(Linux)
  private static let newSession: Int16 = 0x80
  #else
  private static let newSession: Int16 = 0x0400
  #endif
}
