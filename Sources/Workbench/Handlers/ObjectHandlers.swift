import Jansson
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

extension RequestContext {
  func objectGet(_ params: JSONValue) throws(WireError) -> Answer {
    let reference = params[.id]?.string ?? ""
    let wanted = params[.properties]?.elements.compactMap(\.string)
    return try read(try session(params)) { scenario throws(WireError) in
      let object = try scenario.requiredObject(reference)
      let values = JSONValue.object()
      for name in wanted ?? scenario.properties(of: object) {
        do throws(ScenarioError) {
          values.set(name, try scenario.get("\(reference).\(name)"))
        } catch {
          // Asked for by name, it is an error; read along with all, it is left out.
          if wanted != nil { throw error.wire }
        }
      }
      let result = JSONValue.object()
      result.set(.id, scenario.simulation.objects.name(of: object))
      result.set(.class, scenario.simulation.objects.className(of: object))
      result.set(.values, values)
      return result
    }
  }

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

  /// Reads the tree; `draw` makes the answer of what was read.
  func objectTree(
    _ params: JSONValue,
    draw: @escaping (JSONValue) -> JSONValue = { $0 }
  ) throws(WireError) -> Answer {
    let root = params[.root]?.string
    return try read(try session(params)) { scenario throws(WireError) in
      let tree = ObjectTree(simulation: scenario.simulation)
      guard let root else { return draw([.roots: tree.roots()]) }
      guard let view = try scenario.requiredObject(root) as? UIView else {
        throw WireError(
          .objectWrongClass,
          Sentence("'\(root)' is no view", zh: "“\(root)”不是视图"),
          path: "/params/root",
          expected: ["UIView"]
        )
      }
      return draw([.roots: [tree.node(view)]])
    }
  }

  /// Follows the chain; `draw` makes the answer of what was read.
  func objectChain(
    _ params: JSONValue,
    draw: @escaping (JSONValue) -> JSONValue = { $0 }
  ) throws(WireError) -> Answer {
    let reference = params[.from]?.string ?? ""
    return try read(try session(params)) { scenario throws(WireError) in
      guard let responder = try scenario.requiredObject(reference) as? UIResponder else {
        throw WireError(
          .objectWrongClass,
          Sentence(
            "'\(reference)' is no responder and so in no chain",
            zh: "“\(reference)”不是响应者，所以不在任何链里"
          ),
          path: "/params/from",
          expected: ["UIResponder"]
        )
      }
      return draw(ObjectTree(simulation: scenario.simulation).chain(from: responder))
    }
  }

  /// Asks which view is hit; `draw` makes the answer of what was read.
  func hitTest(
    _ params: JSONValue,
    draw: @escaping (JSONValue) -> JSONValue = { $0 }
  ) throws(WireError) -> Answer {
    let place = params[.at] ?? .null
    return try read(try session(params)) { scenario throws(WireError) in
      do throws(ScenarioError) {
        let point = try scenario.place(place)
        return draw(HitTest(simulation: scenario.simulation).json(at: point))
      } catch {
        throw error.wire
      }
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
    Handler(slicing: .objectGet) { (context, params) throws(WireError) in
      try context.objectGet(params)
    },
    Handler(slicing: .objectSet) { (context, params) throws(WireError) in
      try context.objectSet(params)
    },
    Handler(slicing: .objectCall) { (context, params) throws(WireError) in
      try context.objectCall(params)
    },
    Handler(slicing: .objectTree) { (context, params) throws(WireError) in
      try context.objectTree(params)
    },
    Handler(slicing: .objectChain) { (context, params) throws(WireError) in
      try context.objectChain(params)
    },
    Handler(slicing: .hitTest) { (context, params) throws(WireError) in try context.hitTest(params)
    },
    Handler(slicing: .clockAdvance) { (context, params) throws(WireError) in
      try context.clockAdvance(params)
    },
  ]
}
