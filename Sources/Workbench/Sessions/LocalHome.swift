import WorkbenchProtocol

/// A session of this process, and the clients of other connections that use it.
///
/// Each of them has a guest here: a connection like any other that knows this session alone, and
/// whose messages go back through the client's port.
final class LocalHome: SessionHome {
  let executor: any Executor
  private(set) var requests = 0

  private let session: Session
  // Weak, since the workbench and whoever opened the session hold on to this.
  private weak var workbench: Workbench?
  private weak var owner: (any SessionUser)?
  private var guests: [ObjectIdentifier: GuestConnection] = [:]

  /// - Parameters:
  ///   - session: The session.
  ///   - owner: Who has opened it; nil where that was in another process.
  ///   - workbench: Where it is.
  ///   - executor: The executor that it belongs to.
  init(
    of session: Session,
    owner: (any SessionUser)?,
    workbench: Workbench?,
    executor: any Executor
  ) {
    self.session = session
    self.owner = owner
    self.workbench = workbench
    self.executor = executor
  }

  func receive(_ request: ForwardedRequest, from port: ClientPort, _ client: ClientContext) {
    requests += 1
    guest(port, client)?.receive(request.bytes)
  }

  func cancel(_ id: RequestID, from port: ClientPort) {
    guests[ObjectIdentifier(port)]?.cancel(id)
  }

  func drained(_ port: ClientPort) { guests[ObjectIdentifier(port)]?.drained() }

  func leave(_ port: ClientPort) { guests.removeValue(forKey: ObjectIdentifier(port))?.closed() }

  func end() {
    let users: [any SessionUser] = [owner].compactMap(\.self) + Array(guests.values)
    // Taken out first: who hears of the end may leave, and so change the list.
    guests = [:]
    session.file?.remove()
    session.end()
    for user in users { user.sessionEnded(session) }
    guard session.isLarge, let remains = workbench?.remains else { return }
    // Not at once: whoever ends it has it still.
    executor.execute { [session] in remains.take(session) }
  }

  private func guest(_ port: ClientPort, _ client: ClientContext) -> GuestConnection? {
    let key = ObjectIdentifier(port)
    if guests[key] == nil, let workbench {
      let sink = GuestSink(port: port, session: session.id)
      guests[key] = GuestConnection(
        .guest,
        at: session,
        workbench: workbench,
        sink: sink,
        executor: executor
      )
    }
    guests[key]?.context.client = client
    return guests[key]
  }
}

/// Carries a guest's messages back to the client that it acts for.
private final class GuestSink: MessageSink {
  private let port: ClientPort
  private let session: String

  init(port: ClientPort, session: String) {
    self.port = port
    self.session = session
  }

  var unsentBytes: Int { port.unsentBytes }

  func send(_ message: [UInt8]) { port.send(message, of: session) }

  // A guest has no connection of its own that could be closed.
  func close(reason: String) {}
}
