import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import WorkbenchProtocol

// How a session begins.

extension RequestContext {
  /// Launches a document and enters the session among this connection's.
  func open(
    _ document: ScenarioDocument,
    source: ScenarioSource,
    variant: String?,
    keep: Bool,
    level: TraceLevel
  ) throws(WireError) -> Session {
    // Before the launch: a session too many costs nothing then, and no two launches take the last
    // place.
    let name = try reserveName()
    let run = try JournalRun(launching: document, variant: variant, level: level)
    return try enter(run, source: source, keep: keep, as: name)
  }

  /// Sets aside the name of a session that is about to be made.
  func reserveName() throws(WireError) -> SessionDirectory.Reservation {
    if let name = opening?.name { return name }
    guard let name = workbench.directory.reserve(for: number) else {
      throw tooManySessions
    }
    return name
  }

  /// Why there is no name: all are given out, or the client has its share of them.
  private var tooManySessions: WireError {
    let (directory, all) = (workbench.directory, Limit.sessions.value)
    let own = number.map { directory.count(of: $0) } ?? 0
    return WireError(
      .sessionTooMany,
      directory.count < all
        ? Sentence(
          "this client has \(own) of the \(all) sessions that there may be, and what is left is for others",
          zh: "最多可有 \(all) 个会话，这个客户端已有 \(own) 个，其余留给别的客户端"
        )
        : Sentence(
          "\(all) sessions are open, which is the limit",
          zh: "已打开 \(all) 个会话，达到上限"
        )
    )
  }

  /// Makes a session of what a run has made.
  func enter(
    _ run: JournalRun,
    source: ScenarioSource,
    keep: Bool,
    as name: SessionDirectory.Reservation
  ) throws(WireError) -> Session {
    let session = try Session(id: name.id, keep: keep, source: source, run: run)
    if keep { session.file = try workbench.kept?.file(of: session) }
    sessions[session.id] = session
    // The client's connection enters it when it has the answer.
    if let opening {
      self.opening = nil
      opening.take(session)
      return session
    }
    let home = LocalHome(of: session, owner: user, workbench: workbench, executor: executor)
    let slot = SessionSlot(
      session.id,
      isShared: keep,
      client: number,
      board: session.board,
      home: home.confined
    )
    workbench.directory.add(slot, as: name)
    return session
  }
}
