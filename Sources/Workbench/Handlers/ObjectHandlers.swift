import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import WorkbenchProtocol

extension WorkbenchConnection {
  func objectGet(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    let reference = params["id"]?.string ?? ""
    let object = try object(reference, in: session)
    let scenario = session.scenario
    let names =
      params["properties"]?.elements.compactMap(\.string) ?? scenario.properties(of: object)
    let values = JSONValue.object()
    for name in names {
      do {
        values.set(name, try scenario.get("\(reference).\(name)"))
      } catch {
        // Asked for by name, it is an error; read along with all, it is left out.
        if params["properties"] != nil { throw error.wire }
      }
    }
    let result = JSONValue.object()
    result.set("id", session.simulation.name(of: object))
    result.set("class", session.simulation.className(of: object))
    result.set("values", values)
    return result
  }

  func objectSet(_ params: JSONValue) throws(WireError) -> Answer {
    try perform(.set(params["set"] ?? .object()), params)
  }

  func objectCall(_ params: JSONValue) throws(WireError) -> Answer {
    let call = Journal.Command.call(
      params["call"]?.string ?? "",
      on: params["on"] ?? .null,
      with: params["with"].map { Array($0.elements) } ?? []
    )
    return try perform(call, params) { command, result in
      result.set("returned", command.returned ?? .null)
    }
  }

  func objectTree(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    let tree = ObjectTree(simulation: session.simulation)
    let result = JSONValue.object()
    if let root = params["root"]?.string {
      guard let view = try object(root, in: session) as? UIView else {
        throw WireError(
          .objectWrongClass,
          "'\(root)' is no view",
          path: "/params/root",
          expected: ["UIView"]
        )
      }
      result.set("roots", [tree.node(view)])
    } else {
      result.set("roots", tree.roots())
    }
    return result
  }

  func objectChain(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    let reference = params["from"]?.string ?? ""
    guard let responder = try object(reference, in: session) as? UIResponder else {
      throw WireError(
        .objectWrongClass,
        "'\(reference)' is no responder and so in no chain",
        path: "/params/from",
        expected: ["UIResponder"]
      )
    }
    return ObjectTree(simulation: session.simulation).chain(from: responder)
  }

  func hitTest(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(params)
    do {
      let point = try session.scenario.place(params["at"] ?? .null)
      return HitTest(simulation: session.simulation).json(at: point)
    } catch {
      throw error.wire
    }
  }

  func clockAdvance(_ params: JSONValue) throws(WireError) -> Answer {
    try perform(params["by"]?.double.map { .advance($0) } ?? .idle, params)
  }

  /// Sends a stimulus of a module, or of the application itself.
  func stimulus(
    _ method: WorkbenchProtocol.Method,
    _ params: JSONValue
  ) throws(WireError) -> Answer {
    let parameters = JSONValue.object()
    for (key, value) in params.members where key != "session" && key != "level" {
      parameters.set(key, value)
    }
    return try perform(.stimulus(method.name, parameters), params)
  }

  /// Performs a command and answers what every command does: its records and the time.
  private func perform(
    _ command: Journal.Command,
    _ params: JSONValue,
    adding: @escaping (CommandResult, JSONValue) -> Void = { _, _ in }
  ) throws(WireError) -> Answer {
    try deepened(params) { session throws(WireError) in
      let done = try session.perform(command)
      let result = JSONValue.object()
      if let outcome = done.outcome {
        result.set("outcome", outcome.json(in: session.simulation))
      }
      result.set("records", [JSONValue(done.records.0), JSONValue(done.records.1)])
      result.set("time", session.time)
      adding(done, result)
      return .now(result)
    }
  }

  /// Returns an object of a session.
  func object(_ reference: String, in session: Session) throws(WireError) -> AnyObject {
    do {
      return try session.scenario.object(named: reference)
    } catch {
      throw error.wire
    }
  }
}
