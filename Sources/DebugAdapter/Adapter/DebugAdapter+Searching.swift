import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

// How a wish to move is fulfilled: asked of the route, which may want more of itself first.

extension DebugAdapter {
  /// Asks where to go, with what stops there.
  typealias Asking = (Cursor, RoutePoint, inout Breakpoints) -> Move?

  /// Finds where a wish leads, running the script and fetching old records where that is needed: what
  /// comes of it never wants something first.
  mutating func search(
    from start: RoutePoint,
    _ say: Saying,
    _ ask: Asking
  ) throws -> Move {
    guard let debuggee else { return .at(start) }
    var from = start
    let cursor = Cursor(mode: debuggee.options.mode)
    searches += 1
    var progress = SearchProgress(searches, from: start.record, isWanted: editor.showsProgress)
    defer { progress.end(say) }
    if !debuggee.isOwn { try debuggee.hear() }
    while true {
      guard let move = ask(cursor, from, &shelf.breakpoints) else { return .at(start) }
      switch move {
      case .at, .stop, .start, .end:
        return move
      case .lacks(let records):
        try debuggee.fetch(records)
      case .runs(let point):
        from = point
        // Looked at before the step is run, so that one can pause where nothing ever ends.
        guard interruption.wish == nil else { throw Interrupted(point: from) }
        try debuggee.runStep()
        progress.pass(debuggee.route.last, words, say)
      }
    }
  }

  /// A search was given up before it found something.
  struct Interrupted: Error {
    let point: RoutePoint
  }

  /// Moves, and says where the debugger stands then.
  ///
  /// - Parameters:
  ///   - reason: What the editor is told where nobody asked to stop there.
  ///   - start: From where; nil for where the debugger stands.
  ///   - say: Tells the editor.
  ///   - ask: Where to.
  /// - Throws: Why the workbench cannot help any further.
  mutating func move(
    _ reason: Halt.Reason,
    from start: RoutePoint? = nil,
    _ say: Saying,
    _ ask: Asking
  ) throws {
    guard let debuggee else { return }
    let start = start ?? debuggee.point
    interruption.isSearching = true
    let move: Move
    do {
      move = try search(from: start, say, ask)
    } catch let error as Interrupted {
      return try pause(at: error.point, from: start, say)
    } catch let error as DebugError where error == .cancelled {
      return try pause(at: debuggee.route.lastPoint, from: start, say)
    }
    switch move {
    case .at(let point):
      try tellLogs(from: start, to: point, say)
      let hit = try landing(on: point)
      try arrive(at: point, Halt(reason: reason), stop: hit, say)
    case .stop(let stop):
      try tellLogs(from: start, to: stop.point, say)
      try arrive(at: stop.point, Halt(reason: .stop(stop.reason)), stop: stop, say)
    case .start(let point):
      let told = words.say("Start of the script", zh: "脚本的开头")
      try arrive(at: point, Halt(reason: reason, description: told), stop: nil, say)
    case .end(let point):
      try tellLogs(from: start, to: point, say)
      try end(at: point, say)
    case .runs, .lacks:
      preconditionFailure("a search has ended before it found something")
    }
  }

  /// The end of the script: a stop from which one looks back, unless nobody wants it.
  private mutating func end(at point: RoutePoint, _ say: Saying) throws {
    guard let debuggee else { return }
    guard debuggee.options.stopsAtEnd || !debuggee.isOwn else { return finish(say) }
    var halt = Halt(reason: .pause)
    halt.description =
      debuggee.isOwn
      ? words.say("End of the script", zh: "脚本的结尾")
      : words.say("Nothing more has happened yet", zh: "还没有发生别的事")
    halt.text = debuggee.failure.map { words.say($0.text) }
    try arrive(at: point, halt, stop: nil, say)
  }

  private mutating func pause(
    at point: RoutePoint,
    from start: RoutePoint,
    _ say: Saying
  ) throws {
    interruption.settle()
    // Whoever leaves does not want to hear where the search was.
    guard interruption.wish != .leave else { return }
    try tellLogs(from: start, to: point, say)
    try arrive(at: point, Halt(reason: .pause), stop: nil, say)
  }

  /// What somebody asked to stop at where a step has led anyway.
  private mutating func landing(on point: RoutePoint) throws -> Stop? {
    guard let debuggee else { return nil }
    while true {
      switch shelf.breakpoints.stop(at: point, in: debuggee.route) {
      case .stop(let stop): return stop
      case .none: return nil
      case .lacks(let records): try debuggee.fetch(records)
      }
    }
  }

  /// Says what log points say on the way; they are silent on the way back.
  private mutating func tellLogs(
    from start: RoutePoint,
    to end: RoutePoint,
    _ say: Saying
  ) throws {
    guard let debuggee, start < end else { return }
    while true {
      switch shelf.breakpoints.logs(after: start, through: end, in: debuggee.route, language) {
      case .lacks(let records): try debuggee.fetch(records)
      case .lines(let lines):
        for line in lines { say(.output(line.text)) }
        return
      }
    }
  }

  // MARK: - Standing

  /// Stands at a point, and says so.
  mutating func arrive(
    at point: RoutePoint,
    _ halt: Halt,
    stop: Stop?,
    _ say: Saying
  ) throws {
    guard let debuggee else { return }
    debuggee.point = point
    phase = .stopped
    moved(stop: stop)
    var halt = halt
    halt.breakpoints = stop?.breakpoints ?? halt.breakpoints
    if let stop, !stop.exceptions.isEmpty, case .stop = halt.reason {
      if let facts = try exceptionFacts(of: stop) {
        halt.description = words.say(facts.title)
        halt.text = facts.id
      }
    }
    tellChange(say)
    say(.stopped(halt))
  }

  /// Stands where one stood, as far as that is still there.
  mutating func stay(_ say: Saying) {
    guard let debuggee else { return }
    let point = min(debuggee.point, debuggee.route.lastPoint)
    try? arrive(at: point, Halt(reason: .pause), stop: nil, say)
  }

  /// Forgets what was named where the debugger stood.
  mutating func moved(stop: Stop?) {
    self.stop = stop
    frames = nil
    handles.forget()
  }

  /// Says once that the file is no longer the text that is debugged.
  private mutating func tellChange(_ say: Saying) {
    guard let program = debuggee?.program, !hasToldChange, let stamp = program.stamp,
      surroundings.stamp(program.path) != stamp
    else { return }
    hasToldChange = true
    say(
      .output(
        words.say(
          "\(program.name) has changed since it was launched: restart to use it",
          zh: "\(program.name) 在启动之后已更改：重新启动才会使用它"
        ),
        .important
      )
    )
  }
}
