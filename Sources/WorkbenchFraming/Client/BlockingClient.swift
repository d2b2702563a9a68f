public import Jansson
import Sentences
public import WorkbenchProtocol

/// A client over a Unix socket that waits for what it asks.
///
/// One thread uses it. It needs neither an event loop nor Foundation, so the
/// command line links it statically and answers in a few milliseconds.
///
/// ```swift
/// let client = try BlockingClient(connectingTo: path)
/// let session = try client.call("session.open", ["id": "hit-testing/basics"])
/// ```
public final class BlockingClient: WireClient {
  /// How long one call may wait; nil for ever.
  public var timeout: Duration?

  /// Asked when a signal cut a wait short; answering true gives the wait up.
  public var isInterrupted: (() -> Bool)?

  /// Heard while the client waits for the workbench.
  public var companion: Companion?

  private let socket: BlockingSocket
  private let inbox: ClientInbox

  /// Connects to the socket at `path`.
  public convenience init(
    connectingTo path: String,
    framing: MessageFraming = .lines,
    timeout: Duration? = nil
  ) throws(ConnectionError) {
    self.init(socket: try BlockingSocket(connectingTo: path), framing: framing, timeout: timeout)
  }

  /// Speaks over a stream socket that is connected, and closes it in the end.
  public convenience init(
    descriptor: Int32,
    framing: MessageFraming = .lines,
    timeout: Duration? = nil
  ) {
    self.init(
      socket: BlockingSocket(descriptor: descriptor),
      framing: framing,
      timeout: timeout
    )
  }

  private init(socket: BlockingSocket, framing: MessageFraming, timeout: Duration?) {
    self.socket = socket
    self.timeout = timeout
    inbox = ClientInbox(framing: framing, limit: JSONLimits.reply.bytes)
  }

  public var notifications: [WireNotification] {
    get { inbox.notifications }
    set { inbox.notifications = newValue }
  }

  public var onWire: ((WireDirection, [UInt8]) -> Void)? {
    get { inbox.onWire }
    set { inbox.onWire = newValue }
  }

  public func send(_ method: String, _ params: JSONValue?) throws -> RequestID {
    let request = inbox.request(method, params)
    try sendRaw(request.bytes)
    return request.id
  }

  public func notify(_ method: String, _ params: JSONValue?) throws {
    try sendRaw(inbox.notification(method, params))
  }

  /// Sends bytes as they are.
  ///
  /// What the workbench sends meanwhile is read and kept, so that two sides that
  /// both have much to say do not wait for each other.
  public func sendRaw(_ bytes: [UInt8]) throws {
    // One deadline for the whole call: bytes that trickle must not put it off each time.
    let deadline = deadline
    var sent = 0
    while sent < bytes.count {
      // The companion is not heard meanwhile: what it says may have something sent, in the middle of
      // this.
      let ready = try socket.wait(for: [.input, .output], deadline, isInterrupted)
      if ready.contains(.output) {
        sent += try bytes.withUnsafeBytes {
          try socket.send(UnsafeRawBufferPointer(rebasing: $0[sent...]))
        }
      } else if ready.contains(.input), try !receive() {
        throw ConnectionError(
          .closed,
          Sentence("the workbench closed the connection", zh: "工作台关闭了连接")
        )
      }
    }
  }

  public func answer(to id: RequestID) throws -> JSONValue {
    let deadline = deadline
    return try inbox.answer(to: id) { try waitAndReceive(until: deadline) }
  }

  public func nextText() throws -> WireText? {
    let deadline = deadline
    return try inbox.nextText { try waitAndReceive(until: deadline) }
  }

  public func nextNotification() throws -> WireNotification? {
    let deadline = deadline
    return try inbox.nextNotification { try waitAndReceive(until: deadline) }
  }

  /// Waits until the workbench says something, or its companion was heard.
  ///
  /// What the workbench says is put among the notifications. Nothing may be asked and unanswered.
  ///
  /// - Returns: Whether the connection is still open.
  public func attend() throws -> Bool {
    let ready = try socket.waitOnce(for: .input, nil, isInterrupted, hearing: companion)
    guard ready != nil else { return true }
    let isOpen = try receive()
    try inbox.sort()
    return isOpen
  }

  /// Says that nothing more will be sent; answers still come.
  public func finishSending() {
    socket.finishSending()
  }

  public func close() {
    socket.close()
  }

  /// The process that listens at the socket, where the system says; it need not answer for it.
  public var peerProcess: Int32? { socket.peerProcess }

  private var deadline: ContinuousClock.Instant? {
    timeout.map { .now + $0 }
  }

  private func waitAndReceive(until deadline: ContinuousClock.Instant?) throws -> Bool {
    _ = try socket.wait(for: .input, deadline, isInterrupted, hearing: companion)
    return try receive()
  }

  /// Reads what is there; answers false when the workbench has closed the connection.
  private func receive() throws -> Bool {
    try socket.receive { inbox.append($0) }
  }
}
