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

  func objectSet(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(deepenedBy: params)
    let command = try session.perform(.set(params["set"] ?? .object()))
    return done(command, in: session)
  }

  func objectCall(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(deepenedBy: params)
    let command = try session.perform(
      .call(
        params["call"]?.string ?? "",
        on: params["on"] ?? .null,
        with: params["with"].map { Array($0.elements) } ?? []
      )
    )
    let result = done(command, in: session)
    result.set("returned", command.returned ?? .null)
    return result
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

  func clockAdvance(_ params: JSONValue) throws(WireError) -> JSONValue {
    let session = try session(deepenedBy: params)
    let command = try session.perform(params["by"]?.double.map { .advance($0) } ?? .idle)
    return done(command, in: session)
  }

  /// Sends a stimulus of a module, or of the application itself.
  func stimulus(
    _ method: WorkbenchProtocol.Method,
    _ params: JSONValue
  ) throws(WireError)
    -> JSONValue
  {
    let session = try session(deepenedBy: params)
    let parameters = JSONValue.object()
    for (key, value) in params.members where key != "session" && key != "level" {
      parameters.set(key, value)
    }
    let command = try session.perform(.stimulus(method.name, parameters))
    return done(command, in: session)
  }

  /// Returns an object of a session.
  func object(_ reference: String, in session: Session) throws(WireError) -> AnyObject {
    do {
      return try session.scenario.object(named: reference)
    } catch {
      throw error.wire
    }
  }

  /// Returns what every command answers: its records and the time.
  func done(_ command: CommandResult, in session: Session) -> JSONValue {
    let result = JSONValue.object()
    if let outcome = command.outcome {
      result.set("outcome", outcome.json(in: session.simulation))
    }
    result.set("records", [JSONValue(command.records.0), JSONValue(command.records.1)])
    result.set("time", session.time)
    return result
  }
}
