import Platform
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// Says what was running when code of a module ends the worker's process.
///
/// A crash, a stack that is full, `exit`, and being asked to end after too long a silence all come
/// here, on the thread that ran the module. What is done then is more than a signal handler may
/// do; but the process is lost already, and if it fails the daemon still sees that it ended.
enum LastWordsReporter {
  // Unsafe because a signal handler can wait for no lock. The first two are written once, by
  // `install`, before any code of a module runs; `hasSpoken` is, and the closure is called, on the
  // thread that installed them only.
  nonisolated(unsafe) private static var records: (() -> [WireDatum])?
  nonisolated(unsafe) private static var thread: pthread_t?
  nonisolated(unsafe) private static var hasSpoken = false

  private static let descriptor = WorkerProcess.lastWordsInWorker

  /// The signals with which a crash or the daemon ends the process.
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGTERM]

  /// Prepares this thread; `records` gives the last records of the trace.
  static func install(_ records: @escaping () -> [WireDatum]) {
    self.records = records
    thread = pthread_self()
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    // A core of every learner's mistake helps nobody.
    var limit = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(resource(RLIMIT_CORE), &limit)
    #if !SANITIZING
    // A sanitizer's tables would count, and are larger than any limit.
    limitMemory(to: rlim_t(Limit.workerBytes.value))
    #endif
    useOwnStack()
    for signal in signals { handle(signal) }
    atexit { LastWordsReporter.speak() }
  }

  /// Tells the daemon that the loop turns.
  static func giveSignOfLife() {
    var byte = LastWords.signOfLife
    _ = write(descriptor, &byte, 1)
  }

  /// A handler that runs after a stack overflow needs a stack of its own.
  private static func useOwnStack() {
    // Not the system's minimum: the last words, records as JSON, are made on it.
    let size = 512 << 10
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    stack.ss_flags = 0
    sigaltstack(&stack, nil)
  }

  /// Sets how much memory the process may take for data, of what it is allowed at most.
  private static func limitMemory(to bytes: rlim_t?) {
    var limit = rlimit()
    guard getrlimit(resource(RLIMIT_DATA), &limit) == 0 else { return }
    limit.rlim_cur = min(bytes ?? limit.rlim_max, limit.rlim_max)
    setrlimit(resource(RLIMIT_DATA), &limit)
  }

  private static func handle(_ signal: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { LastWordsReporter.received($0) }
    #if os(Linux)
    action.__sigaction_handler.sa_handler = handler
    #else
    action.__sigaction_u.__sa_handler = handler
    #endif
    // Not deferred, so that `raise` ends the process from inside the handler; to return from it
    // would be to crash again where it crashed.
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
    sigaction(signal, &action, nil)
  }

  private static func received(_ number: Int32) {
    // What an allocation that failed has left; the last words need memory themselves.
    let isOutOfMemory = errno == ENOMEM
    limitMemory(to: nil)
    guard let thread, pthread_equal(thread, pthread_self()) != 0 else {
      // The daemon's signal may come to any thread; only one knows what was running.
      if number == SIGTERM, let thread {
        pthread_kill(thread, SIGTERM)
        return
      }
      return end(number)
    }
    // A second crash in here, or no way forward, must not keep the process alive.
    signal(number, SIG_DFL)
    alarm(1)
    speak(isOutOfMemory: isOutOfMemory)
    end(number)
  }

  private static func end(_ number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func speak(isOutOfMemory: Bool = false) {
    guard !hasSpoken, let thread, pthread_equal(thread, pthread_self()) != 0 else { return }
    hasSpoken = true
    let words = LastWords(
      method: Simulation.running?.dispatcher.runningCall,
      records: records?() ?? [],
      isOutOfMemory: isOutOfMemory
    )
    let line = words.line
    _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  #if canImport(Glibc)
  private static func resource(_ name: __rlimit_resource) -> __rlimit_resource_t {
    __rlimit_resource_t(name.rawValue)
  }
  #else
  private static func resource(_ name: Int32) -> Int32 { name }
  #endif
}
