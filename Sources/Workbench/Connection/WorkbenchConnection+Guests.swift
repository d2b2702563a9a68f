import Jansson
import WorkbenchProtocol

// A request that names a session of another connection goes to the executor of that session and is
// carried out there by a guest: a connection like any other, whose messages come back here.

/// Carries a guest's messages back to the connection it acts for.
private final class GuestSink: MessageSink {
  private let host: Confined<WeakConnection>

  init(host: Confined<WeakConnection>) { self.host = host }

  var unsentBytes: Int { 0 }

  func send(_ message: [UInt8]) {
    host.submit { $0.connection?.deliverFromGuest(message) }
  }

  func close(reason: String) {}
}

/// A connection that may be gone by the time a message comes back.
final class WeakConnection {
  weak var connection: WorkbenchConnection?
  init(_ connection: WorkbenchConnection) { self.connection = connection }
}

extension WorkbenchConnection {
  /// What others may ask of a session that is not shared.
  private static let reading: Set<String> = [
    "session.attach", "object.get", "object.tree", "object.chain", "hit.test", "hit.why",
    "trace.subscribe", "trace.get", "session.record", "render.text",
  ]

  /// Whether a method leaves its session as it is.
  static func readsOnly(_ method: String) -> Bool {
    reading.contains(method) && method != "trace.subscribe"
  }

  /// Returns the slot of the session that a request means, when another connection opened it.
  func foreignSlot(_ request: Request) throws(WireError) -> SessionSlot? {
    guard let name = request.params?["session"]?.string, sessions[name] == nil,
      let slot = workbench.directory.slot(name)
    else { return nil }
    guard slot.isShared || WorkbenchConnection.reading.contains(request.method) else {
      throw WireError(
        .sessionReadOnly,
        "the session '\(name)' belongs to another connection",
        path: "/params/session"
      )
    }
    return slot
  }

  /// Has a request carried out where its session lives.
  func forward(_ request: Request, to slot: SessionSlot) {
    let message = OutgoingMessage.request(request.id ?? .null, request.method, request.params)
    let host = Confined(WeakConnection(self), to: executor.remote)
    let key = ObjectIdentifier(self)
    let client = client
    let workbench = workbench
    foreignSessions.insert(slot.id)
    slot.home.submit { home in
      home.requests += 1
      let guest =
        home.guests[key]
        ?? WorkbenchConnection(
          workbench: workbench,
          sink: GuestSink(host: host),
          executor: home.executor
        )
      guest.client = client
      guest.sessions = [home.session.id: home.session]
      guest.isGuest = true
      home.guests[key] = guest
      message.withUnsafeBytes { guest.receive($0) }
    }
  }

  /// Ends what this connection left at the sessions of others.
  func leaveForeignSessions() {
    let key = ObjectIdentifier(self)
    for name in foreignSessions {
      workbench.directory.slot(name)?.home.submit { home in
        home.guests.removeValue(forKey: key)?.closed()
      }
    }
    foreignSessions = []
  }

  /// Lets a kept session live on without its connection, until nobody has used it for a while.
  func keepWithoutOwner(_ session: Session) {
    guard let slot = workbench.directory.slot(session.id) else { return }
    session.subscriptions = []
    weak let directory = workbench.directory
    func watch(_ home: SessionSlot.Home, seen: Int) {
      home.executor.execute(afterMicroseconds: Limit.keepSeconds.value * 1_000_000) {
        [weak home] in
        guard let home, let directory, directory.slot(home.session.id) != nil else { return }
        if home.requests == seen {
          directory.remove(home.session.id)
        } else {
          watch(home, seen: home.requests)
        }
      }
    }
    watch(slot.home.value, seen: slot.home.value.requests)
  }

  func sessionAttach(_ params: JSONValue) throws(WireError) -> JSONValue {
    ["session": json(try session(params))]
  }
}
