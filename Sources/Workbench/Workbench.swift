import Jansson
import ModuleKit
import Synchronization
import WorkbenchProtocol

/// What stands behind every connection of a daemon: modules, scenarios, sessions and their limits.
///
/// It is shared by all connections and holds nothing of a simulation: a session belongs to the
/// connection that opened it, and what crosses from one connection to another are bytes.
public final class Workbench: Sendable {
  /// What the daemon knows of itself.
  public struct Identity: Sendable {
    public var build: String
    public var process: Int
    public var autoStarted: Bool

    public init(build: String, process: Int, autoStarted: Bool) {
      self.build = build
      self.process = process
      self.autoStarted = autoStarted
    }
  }

  let identity: Identity
  let modules: ModuleSet
  let installation: Installation
  let directory: SessionDirectory
  /// Whether this is the workbench of a worker, which starts no workers of its own.
  let isWorker: Bool
  /// How workers are treated, and whose sessions have one.
  let workers: WorkerPolicy
  let statistics = Statistics()
  let table: MethodTable
  /// Who carries out the methods of the table.
  let handlers: HandlerTable
  let library: ScenarioLibrary
  /// Carries out what is about a long text, and the sessions that it opens.
  let lanes: Lanes
  /// Does what must not keep a thread that serves connections.
  let background: any RemoteExecutor
  /// Where what is large is let go of.
  let remains: Remains
  /// What was read lately, by executor.
  let shelves: DocumentShelves
  let imports = ImportShelf()
  /// How much memory there is for all.
  let budget: MemoryBudget
  /// Has memory given back.
  let reclaim: MemoryReclaim
  /// Whether memory is being got back because little is free.
  let isMakingRoom = Atomic(false)
  /// How the overrides of modules were seen to run.
  let sightings = OverrideSightings()
  /// Where sessions are written down that outlive their connections; nil where they are not.
  let kept: KeptSessions?
  /// Asks the daemon to drain and end.
  let stop: @Sendable (_ reason: String) -> Void

  /// Makes a workbench with the modules that were loaded at start.
  ///
  /// - Parameters:
  ///   - handlers: Who carries out the methods; one for each, or a workbench is not made.
  ///   - identity: What `hello` tells about the daemon.
  ///   - modules: The built-in modules and what was refused.
  ///   - installation: Where scenarios and modules of the installation lie.
  ///   - worker: What the daemon told a worker; nil in the daemon.
  ///   - workers: How workers are treated, and whose sessions have one.
  ///   - lanes: Carries out what is about a long text, and the sessions that it opens.
  ///   - budget: How much memory there is for all.
  ///   - background: Does what waits for files.
  ///   - kept: Where sessions are written down that outlive their connections; nil for nowhere.
  ///   - stop: Called when a client asks for the end.
  init(
    handlers: HandlerTable,
    identity: Identity,
    modules: ModuleSet,
    installation: Installation,
    worker: WorkerSetup?,
    workers: WorkerPolicy,
    lanes: Lanes,
    budget: MemoryBudget,
    background: any RemoteExecutor,
    kept: KeptSessions?,
    stop: @escaping @Sendable (_ reason: String) -> Void
  ) {
    self.identity = identity
    self.modules = modules
    self.installation = installation
    isWorker = worker != nil
    self.workers = workers
    self.lanes = lanes
    self.budget = budget
    reclaim = MemoryReclaim(budget)
    remains = Remains(BackgroundQueue(label: "responder.remains"), reclaim)
    shelves = DocumentShelves(budget)
    self.background = background
    // The session of a worker has the name that the daemon has given out for it already.
    directory = SessionDirectory(first: worker?.sessionNumber ?? kept?.nextNumber ?? 1)
    self.kept = kept
    self.stop = stop
    var table = MethodTable.standard
    // The built-in modules are loaded once and for good, so the table never changes after this and
    // needs no lock.
    for method in modules.methods { table.add(method) }
    let faults = handlers.faults(against: table.methods)
    precondition(faults.isEmpty, faults.joined(separator: "; "))
    self.table = table
    self.handlers = handlers
    library = ScenarioLibrary(installation: installation)
  }

  /// Whether no session is open: of those that were kept, one may be wanted yet.
  public var isIdle: Bool { directory.count == 0 }
}
