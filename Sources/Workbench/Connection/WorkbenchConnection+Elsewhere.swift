import Jansson
import Sentences
import WorkbenchProtocol

// A session may live elsewhere: with another connection, on another executor, or in a worker. A
// request for it is carried out there, and its answer comes as a message.

extension WorkbenchConnection {
  /// What others may ask of a session that is not shared.
  private static let reading: Set<String> = [
    "session.attach", "object.get", "object.tree", "object.chain", "hit.test", "hit.why",
    "script.compare", "script.why",
    "trace.subscribe", "trace.unsubscribe", "trace.get", "session.record",
    "render.text", "describe",
  ]

  /// Whether a method leaves its session as it is.
  static func readsOnly(_ method: String) -> Bool {
    reading.contains(method) && method != "trace.subscribe"
  }

  /// The session that a request means, where it lives elsewhere.
  ///
  /// - Throws: `session.read-only` when the request would change what belongs to another.
  func slotElsewhere(_ request: Request) throws(WireError) -> SessionSlot? {
    guard !isGuest, !workbench.isWorker, request.method != "session.attach" else { return nil }
    guard let name = sessionNamed(by: request) else { return onlyWorker(for: request) }
    guard sessions[name] == nil, let slot = workbench.directory.slot(name) else { return nil }
    let isAllowed =
      slot.isShared || ownWorkers.contains(name)
      || WorkbenchConnection.reading.contains(request.method)
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
    guard request.method == "trace.unsubscribe",
      let parts = request.params?[.subscription]?.string?.split(separator: "."), parts.count == 2
    else { return nil }
    return String(parts[0])
  }

  /// The one session of this connection, where it runs in a worker and a request could mean it.
  private func onlyWorker(for request: Request) -> SessionSlot? {
    guard sessions.isEmpty, ownWorkers.count == 1, let name = ownWorkers.first,
      !WorkbenchConnection.openers.contains(request.method)
    else { return nil }
    // What no table of ours has can only be a stimulus of the worker's module.
    let method = workbench.table.method(request.method)
    guard method?.parameters.contains(where: { $0.name == "session" }) != false else { return nil }
    return elsewhere[name]
  }

  /// Has a request carried out where its session lives; `then` follows its answer, just before the
  /// client gets that.
  func forward(
    _ request: Request,
    to slot: SessionSlot,
    then: @escaping (_ failed: Bool) -> Void = { _ in }
  ) {
    if elsewhere[slot.id] == nil {
      elsewhere = elsewhere.filter {
        ownWorkers.contains($0.key) || workbench.directory.slot($0.key) != nil
      }
      elsewhere[slot.id] = slot
    }
    wait(for: slot, to: request) { [weak self] failed in
      // In this process the session's own connection ends it.
      if request.method == "session.close", !failed, slot.worker != nil { self?.end(slot) }
      then(failed)
    }
    let forwarded = ForwardedRequest(request)
    let (port, client) = (port, client)
    slot.home.submit { $0.receive(forwarded, from: port, client) }
  }

  /// Ends a session that lives elsewhere.
  func end(_ slot: SessionSlot) {
    workbench.directory.remove(slot.id)
    forget(slot.id)
    slot.home.submit { $0.end() }
  }

  /// Lets go of a session elsewhere that has ended.
  func forget(_ name: String) {
    ownWorkers.remove(name)
    elsewhere[name] = nil
  }

  /// Tells the homes of other sessions that the client has read what it had not.
  func tellDrained() {
    let port = port
    port.note(unsentBytes: sink.unsentBytes)
    for slot in elsewhere.values { slot.home.submit { $0.drained(port) } }
  }

  /// Leaves the sessions that this connection opened or used, now that it ends.
  func leaveSessions() {
    let directory = workbench.directory
    let port = port
    for slot in elsewhere.values {
      let isOwn = ownWorkers.contains(slot.id)
      if isOwn, !slot.isShared || directory.slot(slot.id) == nil {
        end(slot)
      } else {
        slot.home.submit { $0.leave(port) }
        if isOwn { slot.endWhenIdle(in: directory) }
      }
    }
    elsewhere = [:]
    for session in sessions.values {
      guard let slot = directory.slot(session.id) else { continue }
      if session.keep {
        slot.endWhenIdle(in: directory)
      } else {
        directory.remove(slot.id)
        slot.home.value.end()
      }
    }
    sessions = [:]
  }
}
