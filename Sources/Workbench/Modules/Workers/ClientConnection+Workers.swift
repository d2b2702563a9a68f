import Jansson
@_spi(Workbench) import ModuleKit
import ScenarioKit
import WorkbenchProtocol

// A session whose document names a module that is not built in runs in a worker, and where that is
// wanted one whose document comes from outside. To the client it is a session like any other.

extension ClientConnection {
  /// Hands a request to a new worker, when its document needs one; nil when it does not.
  func performInWorker(_ request: Request) throws(WireError) -> Reply? {
    let modules = try modulesNeeded(by: request)
    guard let needed = modules ?? (isIsolated(request) ? [] : nil) else { return nil }
    if !needed.isEmpty, let refusal = workbench.workers.sandboxing.refusal() { throw refusal }
    let name = try context.reserveName()
    let home = try startWorker(name.id, modules: needed, for: request)
    let opensSession = context.traits(of: request).contains(.opensSession)
    let slot = SessionSlot(
      name.id,
      isShared: opensSession && request.params?[.keep]?.bool == true,
      worker: home.process,
      client: context.number,
      board: home.board,
      home: home.confined
    )
    // Before it is known to open: what is cancelled or closed meanwhile has to find it.
    context.sessionsElsewhere.insert(slot.id)
    if request.method == Method.moduleInfo.name { home.tellSightings() }
    return forward(request, to: slot) { [weak self] failed in
      guard let self else { return }
      // Entered only now: lists must not show what has not been opened. What only asks ends its
      // worker.
      if opensSession, !failed {
        workbench.directory.add(slot, as: name)
      } else {
        end(slot)
      }
    }
  }

  private func startWorker(
    _ name: String,
    modules: [String],
    for request: Request
  ) throws(WireError) -> WorkerHome {
    let timeout = workbench.workers.timeout
    let searchPath = ModuleSearchPath.standard(client: context.client.modulePaths)
    var files: [String: String] = [:]
    for module in modules { files[module] = searchPath.file(of: module)?.path }
    let setup = WorkerSetup(
      session: name,
      modules: modules,
      // All of them: the worker does not know the user's folders.
      folders: searchPath.folders,
      readable: folders(of: files) + filesRead(by: request) + context.client.scenarioPaths,
      sandboxing: workbench.workers.sandboxing,
      // At least four signs of life within the patience, so that a late one is not taken for silence.
      pulse: min(1_000_000, Int(timeout.inSeconds * 250_000))
    )
    return try WorkerHome(
      program: workbench.installation.binaries + "/responderd",
      setup: setup,
      timeout: timeout,
      sightings: workbench.sightings,
      files: files,
      executor: executor
    ) { [weak self, weak workbench] _ in
      workbench?.directory.remove(name)
      self?.forget(name)
    }
  }

  /// The modules that a request's document names beside those that are loaded here.
  ///
  /// - Returns: Nil when all are, or when one is nowhere: then the document is read here, and its
  ///   diagnostics say so.
  /// - Throws: `module.refused` before any worker is started.
  private func modulesNeeded(by request: Request) throws(WireError) -> [String]? {
    let names: [String]
    let isQuestion = request.method == Method.moduleInfo.name
    if isQuestion {
      names = [request.params?[.name]?.string ?? ""]
    } else {
      guard mayNeedWorker(request), let found = modulesNamed(by: request) else { return nil }
      names = found
    }
    let searchPath = ModuleSearchPath.standard(client: context.client.modulePaths)
    var needed: [String] = []
    for name in names where workbench.modules.host.module(named: name) == nil {
      guard Module.isName(name), let file = searchPath.file(of: name) else { continue }
      // Looked at here as well as in the worker: a refusal should not cost a process.
      let refusals = file.refusals(exporting: ModuleHost.entrySymbol)
      guard refusals.isEmpty else {
        // The list tells of it, with every reason.
        if isQuestion { return nil }
        throw RefusedModule(name: name, file: file.path, refusals: refusals).wireError
      }
      needed.append(name)
    }
    return needed.isEmpty ? nil : needed
  }

  /// Whether a request is about what comes from outside, and the daemon is to run that in a worker.
  func isIsolated(_ request: Request) -> Bool {
    guard workbench.workers.isolation == .outside, let params = request.params else { return false }
    let traits = context.traits(of: request)
    // What only passes through the model as a text needs none: it is read, and does not run.
    guard !traits.isDisjoint(with: [.opensSession, .takesDocument, .takesRecording]) else {
      return false
    }
    if params[.text] != nil || params[.import] != nil { return true }
    guard let path = params[.path]?.string else { return false }
    return workbench.library.isOutside(path: path, for: context.client)
  }

  /// The folders of modules: they are looked at before a module is loaded, and what comes with it may
  /// lie there.
  private func folders(of files: [String: String]) -> [String] {
    let folders = files.values.compactMap { file in
      file.lastIndex(of: "/").map { String(file[..<$0]) }
    }
    return Set(folders).sorted()
  }

  /// The files that the worker will read to carry out a request.
  private func filesRead(by request: Request) -> [String] {
    // What a request brings as text it may call as it likes.
    guard let params = request.params, params[.text] == nil else { return [] }
    if let given = params[.import] {
      let path = given[.path]?.string
      return [path.flatMap { try? workbench.library.absolute($0, for: context.client) }]
        .compactMap(\.self)
    }
    let traits = context.traits(of: request)
    if traits.contains(.takesDocument) {
      return [(try? context.document(params))?.source.name].compactMap(\.self)
    }
    guard traits.contains(.takesRecording), let path = params[.path]?.string else { return [] }
    let source = try? workbench.library.source(path: path, for: context.client)
    return [source?.name].compactMap(\.self)
  }

  /// Whether a request may have modules loaded that are not built in.
  func mayNeedWorker(_ request: Request) -> Bool {
    request.params?[.modules]?.string != "built-in"
  }

  /// The modules that the document of a request names; nil where it has none that can be read.
  private func modulesNamed(by request: Request) -> [String]? {
    if let glance = context.glance, let params = request.params,
      glance.params.isIdentical(to: params)
    {
      return glance.modules
    }
    return context.document(of: request)?.modulesNeeded
  }
}
