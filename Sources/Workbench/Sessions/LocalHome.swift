import WorkbenchProtocol

/// A session of this process, and the clients of other connections that use it.
///
/// Each of them has a guest here: a connection like any other that knows this session alone, and
/// whose messages go back through the client's port.
final class LocalHome: SessionHome {
  let executor: any Executor
  private(set) var requests = 0

  /// How the session stands, for lists.
  let board: SessionBoard

  private let id: String
  /// Nil until the first request has opened it.
  private var session: Session?
  // Weak, since the workbench and whoever opened the session hold on to this.
  private weak var workbench: Workbench?
  private weak var owner: (any SessionUser)?
  private var guests: [ObjectIdentifier: GuestConnection] = [:]
  /// The name that was given out for a session which is to be opened here.
  private var name: SessionDirectory.Reservation?
  /// Its place among the lanes, where it is in one.
  private var seat: Lanes.Seat?
  /// The client that has it opened in a lane.
  private var opener: ClientPort?

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
    id = session.id
    board = session.board
    self.owner = owner
    self.workbench = workbench
    self.executor = executor
  }

  /// Makes the home of a session that the first request will open, or of none where it only asks.
  ///
  /// - Parameters:
  ///   - name: The name of the session; nil where the request opens none.
  ///   - id: What the home is called, for whoever sends it the request.
  ///   - seat: Its place in a lane.
  ///   - workbench: Where it is.
  init(
    opening name: SessionDirectory.Reservation?,
    as id: String,
    in seat: Lanes.Seat,
    of workbench: Workbench
  ) {
    self.name = name
    self.id = id
    self.seat = seat
    self.workbench = workbench
    board = SessionBoard()
    executor = seat.executor.value
  }

  /// Takes the session in that its first request has opened.
  private func take(_ session: Session) {
    self.session = session
    session.show(on: board)
    // In the directory it is from now on, or nowhere.
    name = nil
  }

  func receive(_ request: ForwardedRequest, from port: ClientPort, _ client: ClientContext) {
    requests += 1
    if seat != nil, opener == nil { opener = port }
    guest(port, client)?.receive(request.bytes)
  }

  func cancel(_ id: RequestID, from port: ClientPort) {
    guests[ObjectIdentifier(port)]?.cancel(id)
  }

  func drained(_ port: ClientPort) { guests[ObjectIdentifier(port)]?.drained() }

  func leave(_ port: ClientPort) { guests.removeValue(forKey: ObjectIdentifier(port))?.closed() }

  func end() {
    let guests = Array(guests.values)
    // Taken out first: who hears of the end may leave, and so change the list.
    self.guests = [:]
    guard let session else {
      for guest in guests { guest.closed() }
      return
    }
    let users = [owner].compactMap(\.self) + guests
    session.file?.remove()
    session.end()
    for user in users { user.sessionEnded(session) }
    opener?.forget(id)
    workbench?.reclaim.soon()
    guard session.isLarge, let remains = workbench?.remains else { return }
    // Not at once: whoever ends it has it still.
    executor.execute { [session] in remains.take(session) }
  }

  private func guest(_ port: ClientPort, _ client: ClientContext) -> GuestConnection? {
    let key = ObjectIdentifier(port)
    if guests[key] == nil, let workbench {
      let guest = GuestConnection(
        opener === port ? .opener : .guest,
        at: session,
        number: port.number,
        workbench: workbench,
        sink: GuestSink(port: port, session: id),
        executor: executor
      )
      if session == nil {
        guest.context.opening = Opening(name: name) { [weak self] in self?.take($0) }
      }
      guests[key] = guest
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
