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
      throw workbench.tooManySessions(for: number)
    }
    return name
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
