import Foundation
import Jansson
import Platform
import Sentences
import WorkbenchProtocol

extension RequestContext {
  /// Remembers who asks and from where, and says who answers.
  func hello(_ params: JSONValue) throws(WireError) -> JSONValue {
    // First, so that what is wrong with the rest is told in it.
    client.language = Language(ofHello: params)
    let supported = ProtocolVersion.current
    if let range = params[.protocol], let low = range[.min]?.int, let high = range[.max]?.int,
      // The larger of the two, because a range upside down would trap.
      !(low...max(low, high)).contains(supported)
    {
      throw WireError(
        .helloProtocolMismatch,
        Sentence(
          "the client speaks protocol \(low) to \(high), this workbench speaks \(supported)",
          zh: "客户端支持协议 \(low) 到 \(high)，这个工作台支持 \(supported)"
        ),
        path: "/params/protocol",
        hint: high < supported
          ? Sentence("The client is the older one: bring it up to date.", zh: "客户端较旧：请更新它。")
          : Sentence(
            "The workbench is the older one: restart it with responder daemon restart.",
            zh: "工作台较旧：请用 responder daemon restart 重启它。"
          ),
        details: [.init("supported", .list([.integer(supported)]))]
      )
    }
    let required = params[.capabilities]?[.required]?.elements.compactMap(\.string) ?? []
    let names = Capability.all.map(\.name)
    if let missing = required.first(where: { !names.contains($0) }) {
      throw WireError(
        .helloMissingCapability,
        Sentence("this workbench has no capability '\(missing)'", zh: "这个工作台没有能力“\(missing)”"),
        path: "/params/capabilities/required",
        expected: names,
        hint: NearestName.hint(for: missing, among: names)
      )
    }
    // Only after everything was found right: a greeting that is refused changes nothing but the
    // language in which that is said.
    client.folder = params[.cwd]?.string ?? client.folder
    client.modulePaths = params[.paths]?[.modules]?.elements.compactMap(\.string) ?? []
    client.scenarioPaths = params[.paths]?[.scenarios]?.elements.compactMap(\.string) ?? []

    let server = JSONValue.object()
    server.set(.name, "responderd")
    server.set(.version, ProgramVersion.current)
    server.set(.build, workbench.identity.build)
    server.set(.pid, workbench.identity.process)
    server.set(.autoStarted, workbench.identity.autoStarted)
    let optional = params[.capabilities]?[.optional]?.elements.compactMap(\.string) ?? []
    let capabilities = JSONValue.object()
    for name in names { capabilities.set(name, true) }
    for name in optional where !names.contains(name) {
      capabilities.set(name, false)
    }
    let limits = JSONValue.object()
    for limit in Limit.all { limits.set(limit.name, limit.value) }
    limits.set(Limit.memoryBytes.name, workbench.memoryBytes)
    let result = JSONValue.object()
    result.set(.server, server)
    result.set(.protocol, supported)
    result.set(.capabilities, capabilities)
    result.set(.limits, limits)
    return result
  }

  func describe(_ params: JSONValue) throws(WireError) -> JSONValue {
    // That of a worker is asked there, and knows the stimuli that its modules bring.
    if params[.session] != nil { _ = try session(params) }
    let result = JSONValue.object()
    result.set(.protocol, ProtocolVersion.current)
    if let name = params[.method]?.string {
      result.set(
        .schema,
        workbench.table.schema(
          for: try workbench.table.requireMethod(name),
          in: client.language
        )
      )
    } else {
      result.set(.schema, workbench.table.schema(in: client.language))
    }
    return result
  }

  func stats() -> JSONValue {
    let statistics = workbench.statistics
    let result = JSONValue.object()
    result.set(.pid, workbench.identity.process)
    result.set(.uptime, statistics.uptime)
    result.set(.memory, ProcessMemory.now().resident)
    result.set(.memoryBudget, workbench.memoryBytes)
    result.set(.connections, statistics.connections)
    result.set(.sessions, workbench.directory.count)
    result.set(.workers, Worker.count)
    result.set(.modules, workbench.modules.host.loaded.count)
    result.set(.requests, statistics.requests)
    result.set(.failures, statistics.failures)
    return result
  }

  func shutdown(_ params: JSONValue) -> JSONValue {
    workbench.stop(params[.reason]?.string ?? "a client asked for it")
    return [.stopping: true]
  }
}

extension Handler {
  static let workbench: [Handler] = [
    Handler(.hello) { (context, params) throws(WireError) in try context.hello(params) },
    Handler(.describe) { (context, params) throws(WireError) in try context.describe(params) },
    Handler(.stats) { (context, _) in context.stats() },
    Handler(.shutdown) { (context, params) in context.shutdown(params) },
  ]
}
