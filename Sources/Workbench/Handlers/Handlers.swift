import Jansson
import ResponderKit
import Sentences
import WorkbenchProtocol

extension WorkbenchConnection {
  /// Carries out a request whose parameters the table has found right.
  func carryOut(_ method: WorkbenchProtocol.Method, _ params: JSONValue) throws(WireError) -> Answer
  {
    switch method.name {
    case "hello": .now(try hello(params))
    case "describe": .now(try describe(params))
    case "stats": .now(stats())
    case "shutdown": .now(shutdown(params))
    case "module.list": .now(moduleList())
    case "module.info": .now(try moduleInfo(params))
    case "scenario.list": .now(scenarioList(params))
    case "scenario.show": .now(try scenarioShow(params))
    case "scenario.search": .now(try scenarioSearch(params))
    case "scenario.copy": .now(try scenarioCopy(params))
    case "scenario.check": .now(try scenarioCheck(params))
    case "scenario.export": try scenarioExport(params)
    case "session.open": .now(try sessionOpen(params))
    case "session.close": .now(try sessionClose(params))
    case "session.attach": .now(try sessionAttach(params))
    case "session.list": .now(sessionList())
    case "session.reset": try sessionReset(params)
    case "session.record": try sessionRecord(params)
    case "session.replay": try sessionReplay(params)
    case "script.run": try scriptRun(params)
    case "script.step": try scriptStep(params)
    case "script.back": try scriptBack(params)
    case "script.compare": try scriptCompare(params)
    case "script.why": try scriptWhy(params)
    case "object.get": try objectGet(params)
    case "object.set": try objectSet(params)
    case "object.call": try objectCall(params)
    case "object.tree": try objectTree(params)
    case "object.chain": try objectChain(params)
    case "hit.test": try hitTest(params)
    case "hit.why": try hitWhy(params)
    case "clock.advance": try clockAdvance(params)
    case "trace.subscribe": try traceSubscribe(params)
    case "trace.unsubscribe": .now(try traceUnsubscribe(params))
    case "trace.get": try traceGet(params)
    case "render.text": try renderText(params)
    case "rule.explain": .now(try ruleExplain(params))
    case "rule.list": .now(ruleList(params))
    case "quiz.list": .now(quizList())
    case "quiz.start": .now(try quizStart(params))
    case "quiz.answer": .now(try quizAnswer(params))
    case "quiz.give-up": .now(try quizGiveUp(params))
    case "quiz.next": .now(try quizNext(params))
    default: try stimulus(method, params)
    }
  }

  /// Returns the session that a request means.
  ///
  /// - Throws: `session.unknown`, or `session.unclear` when none is named and the connection did
  ///   not open just one.
  func session(_ params: JSONValue) throws(WireError) -> Session {
    if let name = params[.session]?.string {
      guard let session = sessions[name] else { throw unknownSession(name) }
      return session
    }
    let names = ownSessions
    guard names.count == 1, let only = sessions.values.first else {
      throw WireError(
        .sessionUnclear,
        names.isEmpty
          ? Sentence("this connection has opened no session", zh: "这个连接没有打开会话")
          : Sentence("this connection opened several sessions", zh: "这个连接打开了几个会话"),
        path: "/params/session",
        expected: names,
        hint: names.isEmpty
          ? Sentence("Open one with session.open.", zh: "请用 session.open 打开一个。") : nil
      )
    }
    return only
  }

  /// The names of the sessions that this connection opened, wherever they run.
  private var ownSessions: [String] { (Array(sessions.keys) + ownWorkers).sorted() }

  /// What to say about a name that no session has.
  func unknownSession(_ name: String) -> WireError {
    WireError(
      .sessionUnknown,
      Sentence("no session is named '\(name)'", zh: "没有叫“\(name)”的会话"),
      path: "/params/session",
      expected: ownSessions,
      got: .text(name),
      hint: NearestName.hint(for: name, among: ownSessions)
    )
  }

  /// Goes on with the session of a request when its trace is as deep as the request asks.
  ///
  /// Where it is not, its journal is run again first, in slices.
  func deepened(
    _ params: JSONValue,
    then: @escaping (Session) throws(WireError) -> Answer
  ) throws(WireError) -> Answer {
    let session = try session(params)
    let level = level(params)
    guard level > session.level else { return try then(session) }
    let run = try JournalRun(of: session, level: level)
    return .work(
      JournalWork(run, changing: session) { () throws(WireError) in
        session.deepen(run)
        return try then(session)
      }
    )
  }

  /// The level that a request asks for.
  func level(_ params: JSONValue) -> TraceLevel {
    params[.level]?.string.flatMap { TraceLevel(name: $0) } ?? .route
  }
}
