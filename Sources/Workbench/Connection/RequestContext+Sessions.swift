import Jansson
import ResponderKit
import Sentences
import WorkbenchProtocol

// The session that a request means, and how deep its trace is to be.

extension RequestContext {
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
  private var ownSessions: [String] { (Array(sessions.keys) + sessionsElsewhere).sorted() }

  /// What to say about a name that no session has.
  func unknownSession(_ name: String) -> WireError {
    WireError(
      .sessionUnknown,
      Sentence("no session is named '\(name.shortened)'", zh: "没有叫“\(name.shortened)”的会话"),
      path: "/params/session",
      expected: ownSessions,
      got: .text(name.shortened),
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
    // A deeper trace holds the records of the others, so that nothing has to be run for them.
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
