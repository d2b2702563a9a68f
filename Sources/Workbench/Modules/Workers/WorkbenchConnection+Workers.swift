import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
import ScenarioKit
import WorkbenchProtocol

// A session whose document names a module that is not built in runs in a worker. Its requests go
// there as they are and their answers come back as they are; to the client it is a session like
// any other.

extension WorkbenchConnection {
  /// Hands a request to a worker, where its session lives in one or its document needs one.
  ///
  /// - Returns: The worker's part, which ends with the answer; nil when the request is for us.
  func relay(for request: Request) throws(WireError) -> WorkerRelay? {
    if let (name, relay) = relay(meantBy: request) {
      forward(request, to: relay) { [weak self] failed in
        if request.method == "session.close", !failed { self?.closeRelay(name) }
      }
      return relay
    }
    guard !isGuest, !workbench.isWorker, let needed = try modulesNeeded(by: request) else {
      return nil
    }
    if request.params?["keep"]?.bool == true {
      throw WireError(
        .paramsConflict,
        "a session on \(needed.joined(separator: ", ")) ends with its connection",
        path: "/params/keep",
        hint: "Leave keep out: only sessions on built-in modules can be kept."
      )
    }
    let reservation = try reserveName()
    let name = reservation.id
    let relay = try startRelay(name, modules: needed)
    relays[name] = relay
    relayNames[name] = reservation
    sayHello(to: relay)
    let opensSession = WorkbenchConnection.openers.contains(request.method)
    forward(request, to: relay) { [weak self] failed in
      if failed || !opensSession { self?.closeRelay(name) }
    }
    return relay
  }

  /// Ends every session of this connection that runs in a worker.
  func closeRelays() {
    for name in Array(relays.keys) { closeRelay(name) }
  }

  private func closeRelay(_ name: String) {
    guard let relay = relays.removeValue(forKey: name) else { return }
    relay.close()
    relayNames[name] = nil
  }

  private func startRelay(_ name: String, modules: [String]) throws(WireError) -> WorkerRelay {
    let timeout = workbench.workerTimeout
    let setup = WorkerSetup(
      session: name,
      modules: modules,
      folders: client.modulePaths,
      pulse: min(1_000_000, Int(timeout.inSeconds * 250_000))
    )
    return try WorkerRelay(
      program: workbench.installation.binaries + "/responderd",
      setup: setup,
      timeout: timeout,
      sink: sink,
      executor: executor
    ) { [weak self] relay, _ in
      guard let self, relays[name] === relay else { return }
      relays[name] = nil
      relayNames[name] = nil
    }
  }

  private func forward(
    _ request: Request,
    to relay: WorkerRelay,
    then finish: @escaping (_ failed: Bool) -> Void
  ) {
    let message = OutgoingMessage.request(request.id ?? .null, request.method, request.params)
    relay.forward(message, id: request.id ?? .null, isOwn: request.id == nil) {
      [weak self] failed in
      finish(failed)
      self?.endRelayed(relay)
    }
  }

  /// Tells the worker who the client is, as the client told us.
  private func sayHello(to relay: WorkerRelay) {
    let params = JSONValue.object()
    params.set("client", ["name": "responderd", "version": JSONValue(Workbench.version)])
    if let folder = client.folder { params.set("cwd", folder) }
    params.set(
      "paths",
      [
        "modules": JSONValue(client.modulePaths.map { JSONValue($0) }),
        "scenarios": JSONValue(client.scenarioPaths.map { JSONValue($0) }),
      ]
    )
    params.set("language", client.language)
    let id = RequestID(0)
    relay.forward(OutgoingMessage.request(id, "hello", params), id: id, isOwn: true)
  }

  // MARK: - Which requests

  private static let openers: Set<String> = ["session.open", "session.replay", "quiz.start"]

  /// The worker of the session that a request means, where that runs in one.
  private func relay(meantBy request: Request) -> (String, WorkerRelay)? {
    if let name = request.params?["session"]?.string { return relays[name].map { (name, $0) } }
    guard sessions.isEmpty, relays.count == 1, let only = relays.first,
      !WorkbenchConnection.openers.contains(request.method)
    else { return nil }
    // What no table of ours has can only be a stimulus of the worker's module.
    guard let method = workbench.table.method(request.method) else { return only }
    let isOfSession =
      method.parameters.contains { $0.name == "session" }
      || ["session.list", "trace.unsubscribe"].contains(method.name)
    return isOfSession ? only : nil
  }

  /// The modules that a request's document names beside those that are loaded here.
  ///
  /// - Returns: Nil when all are, or when one is nowhere: then the document is read here, and its
  ///   diagnostics say so.
  /// - Throws: `module.refused` before any worker is started.
  private func modulesNeeded(by request: Request) throws(WireError) -> [String]? {
    let names: [String]
    let isQuestion = request.method == "module.info"
    if isQuestion {
      names = [request.params?["name"]?.string ?? ""]
    } else {
      guard let bytes = documentBytes(of: request) else { return nil }
      names = ScenarioDocument.modulesNeeded(by: bytes)
    }
    let searchPath = ModuleSearchPath.standard(client: client.modulePaths)
    var needed: [String] = []
    for name in names where workbench.modules.host.module(named: name) == nil {
      guard Module.isName(name), let file = searchPath.file(of: name) else { continue }
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

  /// The document that a request brings or names; nil when it has none, or none that can be read.
  private func documentBytes(of request: Request) -> [UInt8]? {
    switch request.method {
    case "session.open", "scenario.check", "quiz.start":
      return try? request.params.map { params throws(WireError) in try source(params).bytes }
    case "session.replay":
      guard let params = request.params, let text = try? recordingText(params) else { return nil }
      return Array(text.utf8)
    default: return nil
    }
  }
}

extension Workbench {
  /// The last records of a worker's session, for its last words.
  static func lastRecords(of handler: any ConnectionHandler) -> [WireDatum] {
    guard let connection = handler as? WorkbenchConnection,
      let session = connection.sessions.values.first
    else { return [] }
    let writer = RecordWriter(simulation: session.simulation)
    return session.ring.kept.filter { $0.level <= session.level }.suffix(8)
      .map { WireDatum(writer.json($0, level: session.level)) }
  }

  /// Why a module that a worker's session needs was refused there.
  func refusal(amongNeeded bytes: [UInt8]) -> RefusedModule? {
    guard !modules.host.refused.isEmpty else { return nil }
    let needed = ScenarioDocument.modulesNeeded(by: bytes)
    return modules.host.refused.first { needed.contains($0.name) }
  }
}
