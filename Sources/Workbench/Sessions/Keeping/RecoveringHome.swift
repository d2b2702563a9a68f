import Coroutines
import Jansson
import ModuleKit
import Sentences
import WorkbenchProtocol

/// A kept session of an earlier daemon: it is run again from its file, and requests wait for that.
final class RecoveringHome: SessionHome {
  private struct Waiting {
    let request: ForwardedRequest
    let port: ClientPort
    let client: ClientContext
  }

  private enum State {
    /// It has not been run again yet.
    case underway([Waiting])
    case there(LocalHome)
    case lost(WireError)
  }

  let executor: any Executor
  private(set) var requests = 0

  /// How it stands, for lists.
  let board = SessionBoard()

  private let id: String
  private let path: String
  private let recovery: Recovery
  // Weak, since the workbench holds on to this.
  private weak var workbench: Workbench?
  /// What the file says, until it was run again.
  private var kept: Result<KeptSession, WireError>?
  private var made: Result<Session, WireError>?
  private var state = State.underway([])

  /// Reads the file of a session, which is run again when its turn comes.
  init(of id: String, at path: String, _ workbench: Workbench, _ recovery: Recovery) {
    self.id = id
    self.path = path
    self.workbench = workbench
    self.recovery = recovery
    executor = recovery.executor
    let kept = Result { () throws(WireError) in try KeptSession(reading: SessionFile.read(path)) }
    board.put((try? kept.get())?.summary ?? SessionSummary(unreadable: path))
    self.kept = kept
    recovery.add(self)
  }

  // MARK: - Running again

  /// Whether it has not been run again yet.
  var isUnderway: Bool { if case .underway = state { true } else { false } }

  /// Makes the session; may pause.
  func make() {
    // It may be as large as the session, which has all of it from now on.
    defer { kept = nil }
    guard let kept else { return }
    made = Result { () throws(WireError) in try session(try kept.get()) }
  }

  /// Has what was made, or that it could not be, take the place of what waits.
  func settle() {
    guard let made else { return }
    self.made = nil
    guard case .underway(let waiting) = state else {
      // It was ended meanwhile, and since then its file was written anew.
      if case .success(let session) = made { session.file?.remove() }
      return
    }
    switch made {
    case .success(let session):
      let home = LocalHome(of: session, owner: nil, workbench: workbench, executor: executor)
      state = .there(home)
      session.show(on: board)
      if let workbench { workbench.directory.slot(id)?.endWhenIdle(in: workbench.directory) }
    case .failure(let error):
      let lost = lost(error)
      state = .lost(lost)
      var summary = board.summary
      summary?.recovery = .lost
      if let summary { board.put(summary) }
    }
    for each in waiting { pass(each) }
  }

  private func session(_ kept: KeptSession) throws(WireError) -> Session {
    guard let workbench else { throw ended }
    let context = RequestContext(
      .guest,
      workbench: workbench,
      sink: Nowhere(),
      executor: executor
    )
    let (document, _) = try context.read(RequestedDocument(kept.source, on: context.shelf))
    // Nobody was told how the last command ended, unless it is written behind it.
    let last = kept.entries.last.flatMap { $0.raised == nil ? $0.command : nil }
    let run = try JournalRun(
      launching: document,
      variant: kept.summary.variant,
      level: kept.level,
      written: kept.written,
      entries: kept.entries.dropLast(last == nil ? 0 : 1)
    )
    while try !run.advance(until: .now) { Coroutine.pauseIfDue() }
    let session = try Session(
      id: id,
      keep: true,
      source: kept.source,
      run: run,
      before: kept.summary
    )
    if let last {
      // Refused then, it is refused now; and what it raises is in its journal.
      _ = try? session.perform(last)
    }
    // Where there is no room for a new file, all that was answered stands in the one that is there.
    session.file =
      (try? SessionFile(session.kept, at: path)) ?? SessionFile(of: path, length: kept.length)
    return session
  }

  private func lost(_ error: WireError) -> WireError {
    WireError(
      .sessionLost,
      Sentence(
        "\(id) cannot be run again from \(path): \(error.message)",
        zh: "无法从 \(path) 恢复 \(id)：\(error.message)"
      ),
      details: [.init(.file, .text(path))]
    )
  }

  private var ended: WireError {
    WireError(
      .sessionClosed,
      Sentence("the session \(id) ended while the request waited", zh: "请求等待时会话 \(id) 结束了")
    )
  }

  // MARK: - Requests

  func receive(_ request: ForwardedRequest, from port: ClientPort, _ client: ClientContext) {
    requests += 1
    pass(Waiting(request: request, port: port, client: client))
  }

  private func pass(_ waiting: Waiting) {
    let request = waiting.request
    switch state {
    case .underway(let others):
      if others.isEmpty { recovery.hurry(self) }
      state = .underway(others + [waiting])
    case .there(let home):
      home.receive(request, from: waiting.port, waiting.client)
    case .lost(let error):
      guard request.method == Method.sessionClose.name else {
        return answer(waiting, error)
      }
      workbench?.directory.remove(id)
      end()
      let result: JSONValue = [.closed: JSONValue(id)]
      waiting.port.send(OutgoingMessage.answer(request.id, result: result), of: id)
    }
  }

  private func answer(_ waiting: Waiting, _ error: WireError) {
    let message = OutgoingMessage.failure(waiting.request.id, error, in: waiting.client.language)
    waiting.port.send(message, of: id)
  }

  func cancel(_ id: RequestID, from port: ClientPort) {
    switch state {
    case .underway(let waiting):
      let isMeant = { (each: Waiting) in each.port === port && each.request.id == id }
      state = .underway(waiting.filter { !isMeant($0) })
      for each in waiting where isMeant(each) {
        answer(
          each,
          WireError(.workbenchCancelled, Sentence("the request was cancelled", zh: "请求已取消"))
        )
      }
    case .there(let home): home.cancel(id, from: port)
    case .lost: break
    }
  }

  func drained(_ port: ClientPort) {
    if case .there(let home) = state { home.drained(port) }
  }

  func leave(_ port: ClientPort) {
    switch state {
    case .underway(let waiting): state = .underway(waiting.filter { $0.port !== port })
    case .there(let home): home.leave(port)
    case .lost: break
    }
  }

  func end() {
    switch state {
    case .underway(let waiting):
      state = .lost(ended)
      unlink(path)
      for each in waiting { answer(each, ended) }
    case .there(let home): home.end()
    case .lost: unlink(path)
    }
  }
}

extension SessionSummary {
  /// What is known of a session whose file cannot be read.
  fileprivate init(unreadable path: String) {
    self.init(
      title: Text(path),
      keep: true,
      commands: 0,
      seq: 0,
      epoch: 0,
      time: 0,
      recovery: .recovering
    )
  }
}
