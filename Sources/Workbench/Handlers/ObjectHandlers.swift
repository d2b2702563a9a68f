import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

extension RequestContext {
  func objectSet(_ params: JSONValue) throws(WireError) -> Answer {
    try perform(.set(params[.set] ?? .object()), params)
  }

  func objectCall(_ params: JSONValue) throws(WireError) -> Answer {
    let call = Journal.Command.call(
      params[.call]?.string ?? "",
      on: params[.on] ?? .null,
      with: params[.with].map { Array($0.elements) } ?? []
    )
    return try perform(call, params) { command, result in
      result.set(.returned, command.returned ?? .null)
    }
  }

  func clockAdvance(_ params: JSONValue) throws(WireError) -> Answer {
    try perform(params[.by]?.double.map { .advance($0) } ?? .idle, params)
  }

  /// Sends a stimulus of a module, or of the application itself.
  func stimulus(
    _ method: WorkbenchProtocol.Method,
    _ params: JSONValue
  ) throws(WireError) -> Answer {
    let parameters = JSONValue.object()
    // These two say where and how deep; the rest is the stimulus's own, and what the journal holds.
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
    // Deepened first: a record that was not made at the time can only be had by running it again.
    try deepened(params) { session throws(WireError) in
      let done = try session.perform(command)
      let result = JSONValue.object()
      if let outcome = done.outcome {
        result.set(.outcome, outcome.json(in: session.simulation))
      }
      result.set(.records, [JSONValue(done.records.0), JSONValue(done.records.1)])
      result.set(.time, session.time)
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

extension Handler {
  static let object: [Handler] = [
    Handler(slicing: .objectSet) { (context, params) throws(WireError) in
      try context.objectSet(params)
    },
    Handler(slicing: .objectCall) { (context, params) throws(WireError) in
      try context.objectCall(params)
    },
    Handler(slicing: .clockAdvance) { (context, params) throws(WireError) in
      try context.clockAdvance(params)
    },
  ]
}
