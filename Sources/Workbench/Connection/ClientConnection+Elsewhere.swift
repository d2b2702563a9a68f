import Jansson
import Sentences
import WorkbenchProtocol

// A session may live elsewhere: with another connection, on another executor, or in a worker. A
// request for it is carried out there, and its answer comes as a message.

extension ClientConnection {
  /// The session that a request means, where it lives elsewhere.
  ///
  /// - Throws: `session.read-only` when the request would change what belongs to another.
  func slotElsewhere(_ request: Request) throws(WireError) -> SessionSlot? {
    // Its session is only looked up in the directory, which every thread can read.
    guard request.method != Method.sessionAttach.name else { return nil }
    guard let name = sessionNamed(by: request) else { return onlySessionElsewhere(for: request) }
    guard context.sessions[name] == nil, let slot = workbench.directory.slot(name) else {
      return nil
    }
    let isAllowed =
      slot.isShared || context.sessionsElsewhere.contains(name)
      || !context.traits(of: request).isDisjoint(with: [.reads, .subscribes])
    guard isAllowed else {
      throw WireError(
        .sessionReadOnly,
        Sentence("the session '\(name)' belongs to another connection", zh: "会话“\(name)”属于另一个连接"),
        path: "/params/session"
      )
    }
    return slot
  }

  /// The session in a request; that of a subscription elsewhere is the first part of its name.
  private func sessionNamed(by request: Request) -> String? {
    if let name = request.params?[.session]?.string { return name }
    guard request.method == Method.traceUnsubscribe.name,
      let parts = request.params?[.subscription]?.string?.split(separator: "."), parts.count == 2
    else { return nil }
    return String(parts[0])
  }

  /// The one session of this connection, where it lives elsewhere and a request could mean it.
  private func onlySessionElsewhere(for request: Request) -> SessionSlot? {
    let own = context.sessionsElsewhere
    guard context.sessions.isEmpty, own.count == 1, let name = own.first else { return nil }
    // What no table of ours has can only be a stimulus of the worker's module.
    let method = workbench.table.method(request.method)
    guard method?.traits.contains(.opensSession) != true else { return nil }
    guard method?.parameters.contains(where: { $0.name == "session" }) != false else { return nil }
    return elsewhere[name]
  }

  /// Has a request carried out where its session lives; `then` follows its answer, just before the
  /// client gets that.
  func forward(
    _ request: Request,
    to slot: SessionSlot,
    then: @escaping (_ failed: Bool) -> Void = { _ in }
  ) -> Reply {
    // Swept here, because nobody tells this connection that a session of another one has ended.
    if elsewhere[slot.id] == nil {
      elsewhere = elsewhere.filter {
        context.sessionsElsewhere.contains($0.key) || workbench.directory.slot($0.key) != nil
      }
      elsewhere[slot.id] = slot
    }
    slot.use(in: workbench.directory)
    let forwarded = ForwardedRequest(request)
    // Taken out before: what crosses to another executor must not reach into this connection.
    let (port, client) = (port, context.client)
    slot.home.submit { $0.receive(forwarded, from: port, client) }
    return .elsewhere(
      ForwardedWork(
        session: slot.id,
        cancel: { id in slot.home.submit { $0.cancel(id, from: port) } },
        then: { [weak self] failed in
          // In this process the session's own connection ends it.
          if request.method == Method.sessionClose.name, !failed, slot.worker != nil {
            self?.end(slot)
          }
          then(failed)
        }
      )
    )
  }

  /// Ends a session that lives elsewhere.
  func end(_ slot: SessionSlot) {
    workbench.directory.remove(slot.id)
    forget(slot.id)
    slot.home.submit { $0.end() }
  }

  func forget(_ name: String) {
    context.sessionsElsewhere.remove(name)
    elsewhere[name] = nil
  }

  func tellDrained() {
    let port = port
    port.note(unsentBytes: context.sink.unsentBytes)
    for slot in elsewhere.values { slot.home.submit { $0.drained(port) } }
  }

  /// Leaves the sessions that this connection opened or used, now that it ends.
  func leaveSessions() {
    let directory = workbench.directory
    let port = port
    for slot in elsewhere.values {
      let isOwn = context.sessionsElsewhere.contains(slot.id)
      // One that is not in the directory has not been opened yet, so that nobody else can know it.
      if isOwn, !slot.isShared || directory.slot(slot.id) == nil {
        end(slot)
      } else {
        slot.home.submit { $0.leave(port) }
        if isOwn { slot.endWhenIdle(in: directory) }
      }
    }
    elsewhere = [:]
    for session in context.sessions.values {
      guard let slot = directory.slot(session.id) else { continue }
      if session.keep {
        slot.endWhenIdle(in: directory)
      } else {
        directory.remove(slot.id)
        // These sessions live on this connection's executor, so their homes may be opened here.
        slot.home.value.end()
      }
    }
    context.sessions = [:]
  }
}
