public import ArgumentParser
import CMalloc
public import Logging
import Workbench
import WorkbenchFraming
import WorkbenchProtocol
import WorkbenchServer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The daemon's command line.
struct DaemonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "responderd",
    abstract: "Serve simulated UIKit scenarios on a Unix socket",
    discussion: """
      The daemon stays in the foreground. The responder command starts one by itself when none \
      runs; see responderd(8).
      """,
    version: "responderd \(ProgramVersion.current), build \(BuildIdentifier.ofRunningDaemon())"
  )

  @Option(help: "The path of the socket; else RESPONDER_SOCKET, else one in the runtime folder.")
  var socket: String?

  @Option(
    help: .init(
      "End after so many seconds without a connection; 0 for never.",
      valueName: "seconds"
    )
  )
  var idleExit: Int?

  @Option(help: .init("Write ready, or why not, to this open descriptor.", valueName: "fd"))
  var readyFd: Int32?

  @Flag(help: "Started by a command: ends by itself when idle, may be replaced by a newer build.")
  var autoStarted = false

  @Option(help: .init("Serve only the daemon at the other end of this socket.", valueName: "fd"))
  var worker: Int32?

  @Option(help: .init("What the worker is for, as the daemon writes it.", visibility: .hidden))
  var workerSetup = ""

  @Option(help: "How much to log on stderr: trace, debug, info, notice, warning, error, critical.")
  var logLevel: Logger.Level = .notice

  func validate() throws {
    if let idleExit, idleExit < 0 { throw ValidationError("--idle-exit must not be negative.") }
  }

  /// Parses the command line, runs the daemon, and ends the process with its exit status.
  static func start() async {
    let command: DaemonCommand
    do {
      command = try parse()
    } catch {
      let isFault = exitCode(for: error) != .success
      writeFully(fullMessage(for: error) + "\n", to: isFault ? STDERR_FILENO : STDOUT_FILENO)
      return end(isFault ? .usage : nil)
    }
    end(await command.serve())
  }

  private static func end(_ status: ExitStatus?) {
    // Not `exit`: it would run destructors under the feet of other threads.
    _exit(status?.rawValue ?? 0)
  }

  /// How long a daemon that a command started waits for the next command.
  private static let autoStartedIdleLimit = 15 * 60

  private func serve() async -> ExitStatus? {
    responder_keep_giving_memory_back()
    var logger = Logger(label: "responderd") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = logLevel
    if let worker {
      return await Daemon.reportingErrors {
        let setup = WorkerSetup(workerSetup)
        let factory = WorkerFactory(workbench(for: setup) {}, setup: setup)
        try await WorkerService.run(descriptor: worker, factory: factory, logger: logger)
      }
    }
    var daemon = Daemon(logger: logger)
    daemon.socket = socket
    daemon.readyDescriptor = readyFd
    daemon.isAutoStarted = autoStarted
    let idleLimit = idleExit ?? (autoStarted ? Self.autoStartedIdleLimit : 0)
    if idleLimit > 0 { daemon.configuration.idleLimit = .seconds(idleLimit) }
    return await daemon.run { stop in workbench(stop) }
  }

  /// Loads the modules and makes what stands behind every connection.
  private func workbench(
    for setup: WorkerSetup? = nil,
    _ stop: @escaping @Sendable () -> Void
  ) -> Workbench {
    let searchPath = ModuleSearchPath.standard(client: setup?.folders ?? [])
    let names = setup?.modules ?? []
    return Workbench(
      identity: Workbench.Identity(
        build: BuildIdentifier.ofRunningDaemon(),
        process: Int(getpid()),
        autoStarted: autoStarted
      ),
      modules: ModuleSet(host: ModuleHost(searchPath, loading: names), searchPath: searchPath),
      installation: Installation(executable: Installation.executable),
      worker: setup
    ) { _ in stop() }
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
