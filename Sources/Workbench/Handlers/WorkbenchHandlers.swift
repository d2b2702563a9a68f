import Foundation
import Jansson
import WorkbenchProtocol

extension WorkbenchConnection {
  /// Remembers who asks and from where, and says who answers.
  func hello(_ params: JSONValue) throws(WireError) -> JSONValue {
    let supported = ProtocolVersion.current
    if let range = params["protocol"], let low = range["min"]?.int, let high = range["max"]?.int,
      !(low...max(low, high)).contains(supported)
    {
      throw WireError(
        .helloProtocolMismatch,
        "the client speaks protocol \(low) to \(high), this workbench speaks \(supported)",
        path: "/params/protocol",
        hint: high < supported
          ? "The client is the older one: bring it up to date."
          : "The workbench is the older one: restart it with responder daemon restart.",
        details: [.init("supported", .list([.integer(supported)]))]
      )
    }
    let required = params["capabilities"]?["required"]?.elements.compactMap(\.string) ?? []
    let names = Capability.all.map(\.name)
    if let missing = required.first(where: { !names.contains($0) }) {
      throw WireError(
        .helloMissingCapability,
        "this workbench has no capability '\(missing)'",
        path: "/params/capabilities/required",
        expected: names,
        hint: NearestName.hint(for: missing, among: names)
      )
    }
    client.folder = params["cwd"]?.string ?? client.folder
    client.modulePaths = params["paths"]?["modules"]?.elements.compactMap(\.string) ?? []
    client.scenarioPaths = params["paths"]?["scenarios"]?.elements.compactMap(\.string) ?? []
    client.language = params["language"]?.string ?? "en"

    let server = JSONValue.object()
    server.set("name", "responderd")
    server.set("version", ProgramVersion.current)
    server.set("build", workbench.identity.build)
    server.set("pid", workbench.identity.process)
    server.set("autoStarted", workbench.identity.autoStarted)
    let optional = params["capabilities"]?["optional"]?.elements.compactMap(\.string) ?? []
    let capabilities = JSONValue.object()
    for name in names { capabilities.set(name, true) }
    for name in optional where !names.contains(name) {
      capabilities.set(name, false)
    }
    let limits = JSONValue.object()
    for limit in Limit.all { limits.set(limit.name, limit.value) }
    let result = JSONValue.object()
    result.set("server", server)
    result.set("protocol", supported)
    result.set("capabilities", capabilities)
    result.set("limits", limits)
    return result
  }

  func describe(_ params: JSONValue) throws(WireError) -> JSONValue {
    // That of a worker is asked there, and knows the stimuli that its modules bring.
    if params["session"] != nil { _ = try session(params) }
    let result = JSONValue.object()
    result.set("protocol", ProtocolVersion.current)
    if let name = params["method"]?.string {
      result.set("schema", workbench.table.schema(for: try workbench.table.requireMethod(name)))
    } else {
      result.set("schema", workbench.table.schema())
    }
    return result
  }

  func stats() -> JSONValue {
    let statistics = workbench.statistics
    let result = JSONValue.object()
    result.set("pid", workbench.identity.process)
    result.set("uptime", statistics.uptime)
    result.set("memory", ResidentMemory.bytes)
    result.set("connections", statistics.connections)
    result.set("sessions", workbench.directory.count)
    result.set("workers", Worker.count)
    result.set("modules", workbench.modules.host.loaded.count)
    result.set("requests", statistics.requests)
    result.set("failures", statistics.failures)
    return result
  }

  func shutdown(_ params: JSONValue) -> JSONValue {
    workbench.stop(params["reason"]?.string ?? "a client asked for it")
    return ["stopping": true]
  }
}
