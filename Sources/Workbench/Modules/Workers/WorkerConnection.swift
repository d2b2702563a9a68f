@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// The worker's end of its one socket: the client that opened the session, and others beside it.
///
/// Each client has a connection of its own here. How the session stands is told before each answer,
/// so that the daemon knows it when the client does.
final class WorkerConnection: ConnectionHandler {
  private let workbench: Workbench
  private let sink: any MessageSink
  private let executor: any Executor
  private let opener: GuestConnection
  private var clients: [Int: (connection: GuestConnection, sink: ClientSink)] = [:]
  /// Whose messages come now, and whose have been sent last.
  private var incoming = 0
  private var outgoing = 0
  private var told: SessionSummary?
  private var watch: OverrideWatch
  /// How much of what was seen of overrides the daemon knows.
  private var toldChanges = 0
  /// The session, which stays when the client is gone that opened it.
  private var session: Session?

  init(workbench: Workbench, sink: any MessageSink, executor: any Executor) {
    self.workbench = workbench
    self.sink = sink
    self.executor = executor
    watch = OverrideWatch(workbench.modules.host)
    let first = ClientSink(0)
    opener = GuestConnection(
      .opener,
      at: nil,
      workbench: workbench,
      sink: first,
      executor: executor
    )
    clients[0] = (opener, first)
    first.owner = self
  }

  // Not their sum: the limit is one of each client, and together they would hold up the socket.
  var requestsInFlight: Int { clients.values.map(\.connection.requestsInFlight).max() ?? 0 }

  func receive(_ message: UnsafeRawBufferPointer) {
    switch WorkerWord(message) {
    case nil:
      client(incoming).receive(message)
    case .client(let number):
      incoming = number
    case .taken(let number, let bytes):
      clients[number]?.sink.taken = bytes
      clients[number]?.connection.drained()
    case .left(let number):
      clients.removeValue(forKey: number)?.connection.closed()
    case .overrides(let seen):
      workbench.sightings.merge(seen, of: [:])
      // What came from the daemon need not be told to it.
      toldChanges = workbench.sightings.changes
    case .session:
      break
    }
  }

  func receiveFramingError(_ error: WireError) { client(incoming).receiveFramingError(error) }

  /// Nothing waits for the socket itself: what a client has read the daemon says.
  func drained() {}

  func closed() {
    for client in clients.values { client.connection.closed() }
    clients = [:]
  }

  /// The last records of the session, for the worker's last words.
  var lastRecords: [WireDatum] {
    guard let session = opener.context.sessions.values.first ?? session else { return [] }
    let writer = RecordWriter(simulation: session.simulation)
    return session.ring.kept.filter { $0.level <= session.level }.suffix(8)
      .map { WireDatum(writer.json($0, level: session.level)) }
  }

  private func client(_ number: Int) -> GuestConnection {
    if let client = clients[number] { return client.connection }
    let sink = ClientSink(number)
    sink.owner = self
    let guest = GuestConnection(
      .guest,
      at: session,
      workbench: workbench,
      sink: sink,
      executor: executor
    )
    clients[number] = (guest, sink)
    return guest
  }

  private func send(_ message: [UInt8], to client: Int) {
    // With each message, because the request that opens it is carried out as any other, and nobody
    // can ask for it before that is answered.
    session = opener.context.sessions.values.first ?? session
    if let session, !OutgoingMessage.isNotification(message) {
      watch.read(session, into: workbench.sightings)
      if workbench.sightings.changes != toldChanges {
        toldChanges = workbench.sightings.changes
        sink.send(WorkerWord.overrides(workbench.sightings.json).line)
      }
    }
    let summary = session?.board.summary
    if let summary, summary != told, !OutgoingMessage.isNotification(message) {
      told = summary
      sink.send(WorkerWord.session(summary).line)
    }
    if client != outgoing {
      outgoing = client
      sink.send(WorkerWord.client(client).line)
    }
    sink.send(message)
  }

  /// Where the connection of one client sends its messages.
  private final class ClientSink: MessageSink {
    private let number: Int
    weak var owner: WorkerConnection?
    private var sent = 0
    /// How much of it the client has read, as the daemon last said.
    var taken = 0

    init(_ number: Int) { self.number = number }

    var unsentBytes: Int { sent - taken }

    func send(_ message: [UInt8]) {
      sent += message.count
      owner?.send(message, to: number)
    }

    // The socket carries the other clients as well, and the session outlives this one.
    func close(reason: String) {}
  }
}
