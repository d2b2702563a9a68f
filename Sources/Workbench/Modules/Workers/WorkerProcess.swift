import Platform
import WorkbenchFraming

// What starting and watching a process has to do differently on Linux and on macOS stands in this
// file. Only Linux is tested.

/// A worker's process and the two channels that lead to it.
struct WorkerProcess {
  /// A call of the system that failed.
  struct SystemError: Error {
    let message: String

    /// Takes the text of the last failure.
    init(_ call: String) { message = "\(call): \(String(cString: strerror(errno)))" }
  }

  let process: pid_t

  /// The socket that carries the protocol.
  let socket: Int32

  /// The pipe that carries signs of life and last words.
  let lastWords: Int32

  /// The descriptors in the worker: 3 is the socket, 4 the pipe.
  static let socketInWorker: Int32 = 3
  static let lastWordsInWorker: Int32 = 4

  /// Starts a program.
  init(
    _ program: String,
    _ arguments: [String],
    standardError: Int32 = STDERR_FILENO
  ) throws(SystemError) {
    let (own, other) = try Self.socketPair()
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      close(own)
      close(other)
      throw SystemError("pipe")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer {
      close(other)
      close(ends[1])
    }
    do throws(SystemError) {
      process = try Self.spawn(program, arguments, socket: other, pipe: ends[1])
    } catch {
      close(own)
      close(ends[0])
      throw error
    }
    socket = own
    lastWords = ends[0]
    for descriptor in [own, ends[0]] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }
  }

  private static func socketPair() throws(SystemError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    #if os(Linux)
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    #else
    let type = SOCK_STREAM
    #endif
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw SystemError("socketpair") }
    #if !os(Linux)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #endif
    return (ends[0], ends[1])
  }

  private static func spawn(
    _ program: String,
    _ arguments: [String],
    socket: Int32,
    pipe: Int32
  ) throws(SystemError) -> pid_t {
    // Copies above every number that is given out below, so that none is overwritten first.
    let socketCopy = fcntl(socket, F_DUPFD_CLOEXEC, 16)
    let pipeCopy = fcntl(pipe, F_DUPFD_CLOEXEC, 16)
    guard socketCopy >= 0, pipeCopy >= 0 else { throw SystemError("fcntl") }
    defer {
      close(socketCopy)
      close(pipeCopy)
    }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // What a module prints could be event data, and the daemon's outputs are not its own.
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, socketCopy, socketInWorker)
    posix_spawn_file_actions_adddup2(&actions, pipeCopy, lastWordsInWorker)
    // A group of its own: the terminal's Ctrl-C is for the daemon, which then ends its workers.
    // Nothing is blocked or ignored but what the daemon's own start left.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var process = pid_t()
    let code = withCStrings([program] + arguments) {
      posix_spawn(&process, program, &actions, &attributes, $0, environ)
    }
    guard code == 0 else {
      errno = code
      throw SystemError(program)
    }
    return process
  }

  /// Tells how the process ended; nil while it has not, unless it is waited for.
  func end(waiting: Bool) -> WorkerEnding.Cause? {
    var status: Int32 = 0
    while true {
      let result = waitpid(process, &status, waiting ? 0 : WNOHANG)
      if result == 0 { return nil }
      if result > 0 { break }
      // Somebody else took the status: all that is known is that it ended.
      if errno != EINTR { return .exit(-1) }
    }
    let signal = status & 0x7f
    return signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
  }
}

extension WorkerEnding {
  /// A signal's name, as people know it.
  static func name(ofSignal number: Int32) -> String {
    let names: [(Int32, String)] = [
      (SIGSEGV, "SIGSEGV"), (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"),
      (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"), (SIGKILL, "SIGKILL"), (SIGTERM, "SIGTERM"),
      (SIGPIPE, "SIGPIPE"), (SIGINT, "SIGINT"), (SIGSYS, "SIGSYS"),
    ]
    return names.first { $0.0 == number }?.1 ?? "signal \(number)"
  }
}
