public import WorkbenchProtocol

extension Workbench {
  /// Makes a workbench with the modules that were loaded at start.
  ///
  /// - Parameters:
  ///   - identity: What `hello` tells about the daemon.
  ///   - modules: The built-in modules and what was refused.
  ///   - installation: Where scenarios and modules of the installation lie.
  ///   - worker: What the daemon told a worker; nil in the daemon.
  ///   - workers: How workers are treated, and whose sessions have one.
  ///   - lanes: Executors beside those of connections, for what takes long; where there are none
  ///     that is done on the connection's own, in slices.
  ///   - memory: How many bytes of memory it may take; nil where nothing but the system bounds that.
  ///   - background: Does what waits for files; a thread of its own does otherwise.
  ///   - sessions: The folder in which sessions are written down that outlive their connections, so
  ///     that they outlive the daemon, too; nil for none.
  ///   - stop: Called when a client asks for the end.
  public convenience init(
    identity: Identity,
    modules: ModuleSet,
    installation: Installation,
    worker: WorkerSetup? = nil,
    workers: WorkerPolicy = WorkerPolicy(),
    lanes: [Confined<any Executor>] = [],
    memory: Int? = nil,
    background: (any RemoteExecutor)? = nil,
    sessions: String? = nil,
    stop: @escaping @Sendable (_ reason: String) -> Void
  ) {
    var workers = workers
    // A worker knows from the daemon what keeps it.
    if let worker { workers.sandboxing = worker.sandboxing }
    self.init(
      handlers: .standard,
      identity: identity,
      modules: modules,
      installation: installation,
      worker: worker,
      workers: workers,
      lanes: Lanes(lanes),
      budget: memory.map { MemoryBudget(bytes: $0) } ?? .unlimited,
      background: background ?? BackgroundQueue(label: "responder.files"),
      kept: sessions.map { KeptSessions(in: $0) },
      stop: stop
    )
  }

  /// How much memory a workbench may take where nobody says otherwise, in bytes: half of what the
  /// process can have, and at most what the limits say.
  public static var standardMemory: Int { MemoryBudget.standard }
}
