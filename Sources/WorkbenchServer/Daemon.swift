import Platform

public import Logging
public import Sentences
import UnixSignals
public import WorkbenchFraming
public import WorkbenchProtocol

/// One daemon from its start to its end.
public struct Daemon: Sendable {
  /// Where the socket is to lie, when the command line says so.
  public var socket: String?

  /// The pipe on which a command that started the daemon waits.
  public var readyDescriptor: Int32?

  /// Whether a command started the daemon because it found none.
  public var isAutoStarted = false

  public var configuration = ServerConfiguration()

  /// The language of what is said when the daemon cannot start.
  public var language = Language.english

  private let logger: Logger

  public init(logger: Logger) {
    self.logger = logger
  }

  /// Serves until told to stop, and returns what the process is to exit with.
  ///
  /// `makeFactory` is called by the one daemon only, once it is known to be that, and is given the
  /// path of its socket and the way to end it.
  public func run(
    makeFactory: (_ socket: String, _ stop: @escaping @Sendable () -> Void) throws ->
      any ConnectionHandlerFactory
  ) async -> ExitStatus? {
    // NIO sees to its own sockets; the pipe of a command that gave up waiting would still end us.
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow is an error of whoever writes it, and no end of the daemon.
    signal(SIGXFSZ, SIG_IGN)
    // Where a socket takes no mode before it is bound, this closes the moment until `chmod`.
    umask(0o077)
    raiseDescriptorLimit()
    return await Self.reportingErrors(in: language) {
      var ready = try ReadyPipe(descriptor: readyDescriptor)
      do {
        try verifyThreads()
        try await serve(makeFactory: makeFactory, ready: &ready)
      } catch {
        ready.fail(Self.startError(error), in: language)
        throw error
      }
    }
  }

  /// Runs `body`; writes an error of its to standard error, and returns what it is to exit with.
  public static func reportingErrors(
    in language: Language,
    _ body: () async throws -> Void
  ) async -> ExitStatus? {
    do {
      try await body()
      return nil
    } catch {
      let error = startError(error)
      writeFully("responderd: \(error.text(in: language))\n", to: STDERR_FILENO)
      return error.status
    }
  }

  private static func startError(_ error: any Error) -> StartError {
    error as? StartError ?? StartError(.internalError, Sentence(verbatim: "\(error)"))
  }

  private func serve(
    makeFactory: (_ socket: String, _ stop: @escaping @Sendable () -> Void) throws ->
      any ConnectionHandlerFactory,
    ready: inout ReadyPipe
  ) async throws {
    let server = Server(configuration: configuration, logger: logger)
    let stop: @Sendable () -> Void = {
      Activation.notify("STOPPING=1")
      server.stop()
    }
    // From here on a signal is an orderly end, even of a daemon that is still starting.
    let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint, .sighup)
    let watch = Task {
      for await signal in signals {
        logger.info("signal", metadata: ["signal": "\(signal)"])
        stop()
      }
    }
    defer { watch.cancel() }
    let socket =
      try Activation.inheritedSocket() ?? ListeningSocket.open(at: SocketPath(option: self.socket))
    defer { socket.removeFiles() }
    let factory = try makeFactory(socket.path, stop)
    try await server.run(socket, factory: factory) {
      logger.info("serving", metadata: ["socket": "\(socket.path)"])
      Activation.notify("READY=1")
      // Not sooner, because errors still go to the terminal; not later, because the command that
      // waits ends at the word, and its folder and its pipes with it.
      if isAutoStarted { detach() }
      ready.succeed()
    }
    logger.info("stopped")
  }

  /// Makes sure that there are threads enough, before anything begins one.
  private func verifyThreads() throws(StartError) {
    // Those that serve, the one that takes connections on, those for long texts, and a handful of
    // Dispatch's for signals, files and what is large.
    let count = configuration.loopCount + 1 + LaneLoops.standardCount + 4
    do throws(SystemError) {
      try Platform.verifyThreads(count)
    } catch {
      throw StartError(
        .unavailable,
        Sentence(
          "the daemon needs \(count) threads and does not get them: \(errorText(error.code))",
          zh: "守护进程需要 \(count) 个线程，但得不到：\(errorText(error.code))"
        ),
        hint: Sentence(
          "End other programs of yours, or raise the limit; ulimit -u shows it.",
          zh: "请结束你的其他程序，或提高上限；ulimit -u 会显示它。"
        )
      )
    }
  }

  /// Lets go of the terminal, the pipes and the folder of the command that started the daemon.
  private func detach() {
    _ = chdir("/")
    let nowhere = open("/dev/null", O_RDWR | O_CLOEXEC)
    guard nowhere >= 0 else { return }
    for standard: Int32 in 0...2 { dup2(nowhere, standard) }
    // Where one of the three was closed, this may have become it.
    if nowhere > 2 { close(nowhere) }
  }

  /// Makes room for the connections that the limits allow.
  private func raiseDescriptorLimit() {
    var limit = rlimit()
    #if os(Linux)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
    let resource = RLIMIT_NOFILE
    #endif
    guard getrlimit(resource, &limit) == 0 else { return }
    // The rest is for what is no connection: sockets and pipes of workers, files, event loops.
    let wanted = rlim_t(configuration.limits.connections + 256)
    guard limit.rlim_cur < wanted else { return }
    limit.rlim_cur = min(wanted, limit.rlim_max)
    setrlimit(resource, &limit)
  }
}
