import Containment
import Platform
import WorkbenchFraming

/// A worker's process and the two channels that lead to it.
struct WorkerProcess {
  let process: pid_t

  /// The socket that carries the protocol.
  let socket: Int32

  /// The pipe that carries signs of life and last words.
  let lastWords: Int32

  /// Becomes readable when the process has ended; nil where the system has none.
  ///
  /// The socket's end does not tell of it: a child of the worker may hold the other side.
  let life: Int32?

  /// The descriptors in the worker: 3 is the socket, 4 the pipe.
  static let socketInWorker: Int32 = 3
  static let lastWordsInWorker: Int32 = 4

  /// Starts a program.
  init(_ program: String, _ arguments: [String]) throws(SystemError) {
    let (own, other) = try Self.socketPair()
    defer { close(other) }
    let words: (read: Int32, write: Int32)
    do throws(SystemError) {
      words = try makePipe()
    } catch {
      close(own)
      throw error
    }
    // With an end of its own for writing the daemon would never read the pipe's end.
    defer { close(words.write) }
    var launch = ProcessLaunch(program, arguments)
    // What a module prints could be event data, and the daemon's outputs are not its own.
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      launch.descriptors[number] = .nothing
    }
    launch.descriptors[Self.socketInWorker] = .copy(of: other)
    launch.descriptors[Self.lastWordsInWorker] = .copy(of: words.write)
    // The terminal's Ctrl-C is for the daemon, which then ends its workers.
    launch.group = .own
    launch.environment = WorkerEnvironment.variables()
    do throws(SystemError) {
      process = try launch.start()
    } catch {
      close(own)
      close(words.read)
      throw error
    }
    life = processDescriptor(of: process)
    socket = own
    lastWords = words.read
    for descriptor in [own, words.read] {
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

  /// Kills it and every process of its group.
  ///
  /// Only while it has not been waited for: after that its number may be another's.
  func killGroup() {
    kill(-process, SIGKILL)
    // Where it has left its group.
    kill(process, SIGKILL)
  }

  /// Closes this process's ends.
  func closeAll() {
    for descriptor in [socket, lastWords, life].compactMap(\.self) { close(descriptor) }
  }

  /// Tells how the process ended; nil while it has not, unless it is waited for.
  func end(waiting: Bool) -> WorkerEnding.Cause? {
    switch ProcessEnd(of: process, waiting: waiting) {
    case nil: nil
    case .exit(let status): .exit(status)
    case .signal(let number): .signal(number)
    }
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
