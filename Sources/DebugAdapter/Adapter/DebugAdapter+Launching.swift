import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

// From the introduction of the editor to the first stop.

extension DebugAdapter {
  mutating func initialize(_ arguments: JSONValue) throws -> Outcome {
    editor = EditorTraits(arguments)
    phase = .ready
    // At once, and not only when something is launched: no editor can then wait for the other side.
    return Outcome(body: CommandTable.capabilities(language), events: [.initialized])
  }

  mutating func launch(_ arguments: JSONValue) throws -> Outcome {
    let options = try LaunchOptions(arguments)
    // What the process exits with, should nothing better come of it.
    status = 65
    try take(try open(options))
    status = 0
    return launched()
  }

  mutating func attach(_ arguments: JSONValue) throws -> Outcome {
    try take(try look(at: arguments[.session]?.string ?? ""))
    return launched()
  }

  mutating func configurationDone() throws -> Outcome {
    guard !isConfigured else { throw phase.refusal(ofSecond: "configurationDone") }
    isConfigured = true
    guard phase == .launched else { return .done }
    return Outcome(then: { try $0.begin($1) })
  }

  mutating func restart(_ arguments: JSONValue) throws -> Outcome {
    guard let debuggee, debuggee.isOwn else { throw DebugAdapter.notOurs }
    let told = arguments[.arguments].flatMap { $0[.program] == nil ? nil : $0 }
    let options = try told.map { try LaunchOptions($0) } ?? debuggee.options
    // Opened before the old one is closed: what is wrong with the file now must not take away what
    // there was.
    let fresh = try open(options)
    debuggee.close()
    try take(fresh)
    return launched()
  }

  /// Why what another connection has opened cannot be changed here.
  static let notOurs = DebugError.failed(
    Sentence(
      "the session belongs to another connection, which alone can change it",
      zh: "会话属于另一个连接，只有它能改变会话"
    )
  )

  /// Walks another session from now on.
  private mutating func take(_ debuggee: Debuggee) throws {
    do {
      try debuggee.subscribe()
    } catch {
      debuggee.close()
      throw error
    }
    self.debuggee = debuggee
    phase = .launched
    hasToldChange = false
    moved(stop: nil)
  }

  /// The answer to whatever has opened a session, and what it changes of the breakpoints.
  private mutating func launched() -> Outcome {
    guard let debuggee else { return .done }
    let program = debuggee.program
    documents = [:]
    let changed = shelf.breakpoints.launched(path: program.path, places: program.places)
    let events = changed.map { answer in
      DebugEvent.breakpointChanged(json(of: answer, in: program))
    }
    return Outcome(events: events, then: isConfigured ? { try $0.begin($1) } : nil)
  }

  /// Moves to the first stop: a breakpoint in the launch, else the first hop, else as `continue`.
  mutating func begin(_ say: Saying) throws {
    guard let debuggee else { return }
    let cursor = Cursor(mode: debuggee.options.mode)
    guard debuggee.isOwn else {
      // Of what somebody else has done it is not known which step it was.
      return try move(.entry, from: .beginning, say) { _, point, _ in
        cursor.stepIn(from: point, in: debuggee.route)
      }
    }
    if debuggee.options.stopsOnEntry {
      let stop = try search(from: .beginning, say) { _, point, breakpoints in
        // What would be run is no longer the launch.
        let move = cursor.proceed(from: point, in: debuggee.route, &breakpoints)
        if case .runs = move { return .at(point) }
        return move
      }
      if case .stop(let stop) = stop {
        return try arrive(at: stop.point, Halt(reason: .stop(stop.reason)), stop: stop, say)
      }
      return try move(.entry, from: .beginning, say) { _, _, _ in
        cursor.entry(in: debuggee.route)
      }
    }
    try move(.step, from: .beginning, say) { cursor, point, breakpoints in
      cursor.proceed(from: point, in: debuggee.route, &breakpoints)
    }
  }
}

extension Phase {
  /// What is said to a request that comes once.
  func refusal(ofSecond command: String) -> DebugError {
    .time(Sentence("\(command) was there already", zh: "\(command) 已经发送过"))
  }
}
