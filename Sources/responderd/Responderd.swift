public import ArgumentParser
import CMalloc
import Foundation
import Help
public import Logging
import Platform
import Rendering
import Sentences
import Workbench
import WorkbenchFraming
import WorkbenchProtocol
import WorkbenchServer

/// The daemon's command line.
struct Responderd: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "responderd",
      abstract: Sentence(
        "Serve simulated UIKit scenarios on a Unix socket",
        zh: "在 Unix 套接字上提供模拟的 UIKit 情景"
      ).help,
      discussion: Sentence(
        """
        The daemon stays in the foreground. The responder command starts one by itself when none \
        runs; see responderd(8).
        """,
        zh: """
          守护进程留在前台。没有守护进程运行时，responder 命令会自己启动一个；\
          见 responderd(8)。
          """
      ).help,
      version: "responderd \(ProgramVersion.current), build \(BuildIdentifier.ofRunningDaemon())"
    )
  }

  @Option(
    help: .init(
      Sentence(
        "The path of the socket; else RESPONDER_SOCKET, else one in the runtime folder.",
        zh: "套接字的路径；不写则用 RESPONDER_SOCKET，再不然用运行时目录里的。"
      )
    )
  )
  var socket: String?

  @Option(
    help: .init(
      Sentence(
        "End after so many seconds without a connection; 0 for never.",
        zh: "这么多秒没有连接就结束；0 表示从不。"
      ),
      valueName: "seconds"
    )
  )
  var idleExit: Int?

  @Option(
    help: .init(
      Sentence(
        "Write ready, or why not, to this open descriptor.",
        zh: "把就绪与否及原因写到这个打开的描述符。"
      ),
      valueName: "fd"
    )
  )
  var readyFd: Int32?

  @Flag(
    help: .init(
      Sentence(
        "Started by a command: ends by itself when idle, may be replaced by a newer build.",
        zh: "由命令启动：闲置时自行结束，可以被更新的构建取代。"
      )
    )
  )
  var autoStarted = false

  @Option(
    help: .init(
      Sentence(
        "Serve only the daemon at the other end of this socket.",
        zh: "只为这个套接字另一端的守护进程服务。"
      ),
      valueName: "fd"
    )
  )
  var worker: Int32?

  @Option(
    help: .init(
      Sentence(
        "Keep modules of your own in a sandbox: required, preferred or off.",
        zh: "把你自己的模块关进沙箱：required、preferred 或 off。"
      )
    )
  )
  var sandbox: Sandboxing?

  @Option(
    help: .init(
      Sentence(
        "Give a process of its own to sessions with modules of your own, or to those from outside too: modules or outside.",
        zh: "哪些会话有自己的进程：modules 只限用到你自己模块的，outside 还包括外来文档的。"
      )
    )
  )
  var isolate: Isolation?

  @Option(
    help: .init(
      Sentence(
        "Take so many MiB of memory at most; else half of the machine's, up to 2048.",
        zh: "最多用这么多 MiB 内存；不写则为机器内存的一半，最多 2048。"
      ),
      valueName: "MiB"
    )
  )
  var memory: Int?

  @Option(help: .init("What the worker is for, as the daemon writes it.", visibility: .hidden))
  var workerSetup = ""

  @Option(
    help: .init(
      Sentence(
        "How much to log on stderr: trace, debug, info, notice, warning, error, critical.",
        zh: "在标准错误上记多少日志：trace、debug、info、notice、warning、error、critical。"
      )
    )
  )
  var logLevel: Logger.Level = .notice

  func validate() throws {
    if let idleExit, idleExit < 0 {
      throw ValidationError(
        Sentence("--idle-exit must not be negative.", zh: "--idle-exit 不能是负数。")
      )
    }
    if let memory, !Self.memories.contains(memory) {
      throw ValidationError(
        Sentence(
          "--memory must be \(Self.memories.lowerBound) to \(Self.memories.upperBound) MiB.",
          zh: "--memory 必须是 \(Self.memories.lowerBound) 到 \(Self.memories.upperBound) MiB。"
        )
      )
    }
  }

  /// How many MiB of memory it may be told to take at most; with less it could do nothing.
  private static let memories = 64...1_048_576

  /// What the command line says of memory, else the environment, else what the machine has.
  private var memoryBytes: Int {
    get throws(StartError) {
      if let memory { return memory << 20 }
      let name = "RESPONDER_MEMORY"
      guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else {
        return Workbench.standardMemory
      }
      if let chosen = Int(text), Self.memories.contains(chosen) { return chosen << 20 }
      throw StartError(
        .usage,
        Sentence("\(name) is '\(text)'", zh: "\(name) 是“\(text)”"),
        hint: Sentence(
          "It may be \(Self.memories.lowerBound) to \(Self.memories.upperBound), in MiB.",
          zh: "可以是 \(Self.memories.lowerBound) 到 \(Self.memories.upperBound)，以 MiB 计。"
        )
      )
    }
  }

  /// Parses the command line, runs the daemon, and ends the process with its exit status.
  static func start() async {
    let language = Language(environment: ProcessInfo.processInfo.environment)
    let command: Responderd? = HelpLanguage.$current.withValue(language) {
      do {
        return try parse()
      } catch {
        let isFault = exitCode(for: error) != .success
        writeFully(told(error, language) + "\n", to: isFault ? STDERR_FILENO : STDOUT_FILENO)
        end(isFault ? .usage : nil)
        return nil
      }
    }
    if let command { end(await command.serve()) }
  }

  /// Help, the version and faults in the arguments, in the language of the environment.
  private static func told(_ error: any Error, _ language: Language) -> String {
    var style = Style()
    style.language = language
    return ParserWords(style: style).told(fullMessage(for: error, columns: ParserWords.columns))
  }

  private static func end(_ status: ExitStatus?) {
    // Not `exit`: it would run destructors under the feet of other threads.
    _exit(status?.rawValue ?? 0)
  }

  /// How long a daemon that a command started waits for the next command.
  private static let autoStartedIdleLimit = 15 * 60

  /// What the environment says where the command line says nothing; nil where neither does.
  private func setting<Value: RawRepresentable<String> & CaseIterable>(
    _ name: String
  ) throws(StartError) -> Value? {
    guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else { return nil }
    if let chosen = Value(rawValue: text) { return chosen }
    let known = Sentence.list(Value.allCases.map(\.rawValue))
    throw StartError(
      .usage,
      Sentence("\(name) is '\(text)'", zh: "\(name) 是“\(text)”"),
      hint: Sentence("It may be one of \(known).", zh: "可以是 \(known) 之一。")
    )
  }

  private func serve() async -> ExitStatus? {
    // Before anything large is freed: glibc raises its threshold then, and keeps the memory for
    // ever.
    responder_keep_giving_memory_back()
    if ProcessMemory.mostMapped != nil { responder_keep_heaps_few() }
    let language = Language(environment: ProcessInfo.processInfo.environment)
    var logger = Logger(label: "responderd") { StreamLogHandler.standardError(label: $0) }
    logger.logLevel = logLevel
    if let worker {
      return await Daemon.reportingErrors(in: language) {
        let setup = WorkerSetup(workerSetup)
        // Before there are threads, and before a module is loaded.
        if let setup { try WorkerSandbox(setup).enter() }
        // Nothing stops a worker but the end of its socket, so `stop` does nothing here.
        let factory = WorkerFactory(workbench(for: setup) {}, setup: setup)
        try await WorkerService.run(descriptor: worker, factory: factory, logger: logger)
      }
    }
    var daemon = Daemon(logger: logger)
    daemon.socket = socket
    daemon.readyDescriptor = readyFd
    daemon.isAutoStarted = autoStarted
    daemon.language = language
    let idleLimit = idleExit ?? (autoStarted ? Self.autoStartedIdleLimit : 0)
    if idleLimit > 0 { daemon.configuration.idleLimit = .seconds(idleLimit) }
    return await daemon.run { socket, stop in
      workbench(
        at: socket,
        workers: WorkerPolicy(
          sandboxing: try sandbox ?? setting("RESPONDER_SANDBOX") ?? .preferred,
          isolation: try isolate ?? setting("RESPONDER_ISOLATE") ?? .modules
        ),
        lanes: try LaneLoops.begin(),
        memory: try memoryBytes,
        stop
      )
    }
  }

  /// Loads the modules and makes what stands behind every connection.
  private func workbench(
    for setup: WorkerSetup? = nil,
    at socket: String = "",
    workers: WorkerPolicy = WorkerPolicy(),
    lanes: [Confined<any WorkbenchProtocol.Executor>] = [],
    memory: Int? = nil,
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
      worker: setup,
      workers: workers,
      lanes: lanes,
      memory: memory,
      // One that is handed a socket without a path does not know which sessions were its own.
      sessions: socket.isEmpty ? nil : StateFolder.sessions(ofSocket: socket)
    ) { _ in stop() }
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
extension Sandboxing: ExpressibleByArgument {}
extension Isolation: ExpressibleByArgument {}
