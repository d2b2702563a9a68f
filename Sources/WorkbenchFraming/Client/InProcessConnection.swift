public import Jansson
import Sentences
public import WorkbenchProtocol

/// A client and a workbench in one process, joined without a socket.
///
/// Everything else is as over a socket: messages are framed, cut into chunks and
/// put together again on both ways, and the handler is called by an executor. The
/// executor's work runs only while the client waits, on the client's thread and in
/// a fixed order, so that a test that passes once passes always.
public final class InProcessConnection: WireClient {
  /// The executor of the connection.
  public let executor: QueueExecutor

  /// How long the client waits for what other threads do, as the worker of a session.
  public var patience = Duration.seconds(600)

  /// Whether the client takes what is sent to it; while it does not, bytes pile up.
  public var isReading = true {
    didSet { if isReading && !oldValue { takeUnsent() } }
  }

  /// How many unsent bytes are so few that the handler hears of it.
  public var drainMark = Limit.unsentBytes.value / 2

  /// Why the workbench closed the connection, if it did.
  public private(set) var closeReason: String?

  private let inbox: ClientInbox
  private var server: MessageFramer
  private let chunk: Int
  private var unsent: [UInt8] = []
  private var handler: (any ConnectionHandler)?

  /// Opens a connection to what `factory` makes.
  ///
  /// The client speaks `framing`, and its messages arrive `chunk` bytes at a time. Several
  /// connections may share an `executor` as they would share a thread.
  public init(
    to factory: any ConnectionHandlerFactory,
    framing: MessageFraming = .lines,
    chunk: Int = .max,
    executor: QueueExecutor = QueueExecutor(),
    peer: PeerInfo = PeerInfo(user: 0, process: nil)
  ) {
    self.executor = executor
    self.chunk = max(1, chunk)
    inbox = ClientInbox(framing: framing, limit: JSONLimits.reply.bytes)
    server = MessageFramer()
    // Joined afterwards: the handler is made before there is a self that it could send to.
    let outlet = Outlet()
    handler = factory.makeHandler(sink: outlet, executor: executor, peer: peer)
    outlet.connection = self
  }

  deinit {
    handler?.closed()
    // What that left to be done may hold the executor, which nobody may run again.
    executor.runUntilIdle()
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

  public func sendRaw(_ bytes: [UInt8]) throws {
    guard handler != nil else {
      throw ConnectionError(
        .closed,
        Sentence("the workbench closed the connection", zh: "工作台关闭了连接")
      )
    }
    var start = 0
    while start < bytes.count {
      let end = start + min(chunk, bytes.count - start)
      let piece = Array(bytes[start..<end])
      executor.execute { [weak self] in self?.arrive(piece) }
      start = end
    }
  }

  public func answer(to id: RequestID) throws -> JSONValue {
    try inbox.answer(to: id) { try proceed() }
  }

  public func nextText() throws -> WireText? {
    try inbox.nextText { try proceed() }
  }

  public func nextNotification() throws -> WireNotification? {
    try inbox.nextNotification { try proceed() }
  }

  /// Runs all work that is due, and sorts what came of it.
  public func runUntilIdle() throws {
    executor.runUntilIdle()
    try inbox.sort()
  }

  /// Says that nothing more will be sent; answers still come.
  public func finishSending() {
    executor.execute { [weak self] in
      self?.server.end()
      self?.pump()
    }
  }

  public func close() {
    executor.runUntilIdle()
    end()
  }

  /// Does a piece of work; answers false when the connection is closed and nothing more can come.
  private func proceed() throws -> Bool {
    if executor.runOne() { return true }
    guard handler != nil else { return false }
    guard executor.waitForWork(until: .now + patience) else {
      throw ConnectionError(
        .timedOut,
        Sentence("the workbench did not answer, and has nothing left to do", zh: "工作台没有回答，也没有事情要做了")
      )
    }
    return true
  }

  private func arrive(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { server.append($0) }
    pump()
  }

  private func pump() {
    while let handler, let event = server.next() {
      switch event {
      case .message(let message):
        message.withUnsafeBytes(handler.receive)
      case .failure(let error, let isFatal):
        handler.receiveFramingError(error)
        if isFatal { close(reason: error.message.english) }
      }
    }
  }

  private func takeUnsent() {
    let bytes = unsent
    unsent = []
    bytes.withUnsafeBytes { inbox.append($0) }
    if bytes.count >= drainMark { handler?.drained() }
  }

  private func end() {
    // The handler goes first, so that a `close` from within `closed` finds nothing to close.
    let closing = handler
    handler = nil
    closing?.closed()
    inbox.end()
  }
}

// MARK: - What the handler sees

extension InProcessConnection {
  /// The sink of the handler, which must not keep the client alive.
  private final class Outlet: MessageSink {
    weak var connection: InProcessConnection?

    func send(_ message: [UInt8]) {
      connection?.take(message)
    }

    var unsentBytes: Int {
      connection?.unsent.count ?? 0
    }

    func close(reason: String) {
      connection?.close(reason: reason)
    }
  }

  private func take(_ message: [UInt8]) {
    let framed = server.frame(message)
    if isReading {
      framed.withUnsafeBytes { inbox.append($0) }
    } else {
      unsent += framed
    }
  }

  private func close(reason: String) {
    guard handler != nil, closeReason == nil else { return }
    closeReason = reason
    // Not at once: a handler closes from within its own `receive`, and is let go of by this.
    executor.execute { [weak self] in self?.end() }
  }
}
