public import WorkbenchProtocol

/// A session that runs in a worker, as the connection that opened it holds it.
///
/// It is confined to the connection's executor. Requests go to the worker as they came and answers
/// come back as they are: the worker's session has the name that the daemon gave out, so no byte
/// is changed on the way.
///
/// ```swift
/// let relay = try WorkerRelay(program: …, setup: …, sink: sink, executor: executor) { relay, ending in
///   // The session is gone; requests that waited have been answered.
/// }
/// relay.forward(message, id: request.id) { … the next request may be performed … }
/// ```
public final class WorkerRelay {
  private struct Waiting {
    let id: RequestID
    let isOwn: Bool
    let answered: (_ failed: Bool) -> Void

    /// Whether an answer tells of a failure, by the way in which our own writer begins it.
    func isFailure(_ answer: [UInt8]) -> Bool {
      answer.starts(
        with: Array("{\"jsonrpc\":\"2.0\",\"id\":".utf8) + id.bytes + ",\"error\":".utf8
      )
    }
  }

  private let sink: any MessageSink
  private let onEnd: (WorkerRelay, WorkerEnding) -> Void
  private var worker: Worker?
  /// Requests that went out, oldest first, and what follows their answers.
  private var waiting: [Waiting] = []
  private var isHeld = false

  /// Starts the worker.
  ///
  /// - Parameters:
  ///   - program: The daemon's own program.
  ///   - setup: What the worker is to do.
  ///   - timeout: How long it may be silent while a request waits.
  ///   - sink: Where its messages go.
  ///   - executor: The executor on which everything here is called.
  ///   - onEnd: Called once, when the worker is gone.
  /// - Throws: `workbench.busy` at the limit of workers.
  public init(
    program: String,
    setup: WorkerSetup,
    timeout: Duration = .seconds(Limit.workerSeconds.value),
    sink: any MessageSink,
    executor: any Executor,
    onEnd: @escaping (WorkerRelay, WorkerEnding) -> Void
  ) throws(WireError) {
    self.sink = sink
    self.onEnd = onEnd
    let home = Home(self)
    let remote = executor.remote
    worker = try Worker(program: program, setup: setup, timeout: timeout) { delivery in
      remote.submit { home.relay?.take(delivery) }
    }
  }

  deinit { worker?.stop() }

  /// Sends a request of the client's; its answer goes to the sink, and then `answered` is called
  /// with whether it failed.
  ///
  /// A request that the daemon sends on the client's behalf, such as its `hello`, is its own: the
  /// answer goes nowhere.
  public func forward(
    _ message: some Sequence<UInt8>,
    id: RequestID?,
    isOwn: Bool = false,
    answered: @escaping (_ failed: Bool) -> Void = { _ in }
  ) {
    if let id { waiting.append(Waiting(id: id, isOwn: isOwn, answered: answered)) }
    worker?.send(message, isRequest: id != nil)
  }

  /// Asks the worker to stop what it does for a request; the request is answered all the same.
  public func cancel(_ id: RequestID) {
    let message = "{\"jsonrpc\":\"2.0\",\"method\":\"$/cancelRequest\",\"params\":{\"id\":"
    worker?.send(Array(message.utf8) + id.bytes + "}}".utf8, isRequest: false)
  }

  /// Ends the worker with its session; what waits for an answer gets none from here on.
  public func close() {
    waiting = []
    worker?.stop()
    worker = nil
  }

  /// Lets messages come again, when the client has read what it had not.
  public func drained() {
    guard isHeld else { return }
    isHeld = false
    worker?.took(0, isPaused: false)
  }

  private func take(_ delivery: Worker.Delivery) {
    switch delivery {
    case .message(let bytes): take(bytes)
    case .ended(let ending): end(ending)
    }
  }

  private func take(_ bytes: [UInt8]) {
    guard worker != nil else { return }
    let isAnswer = !bytes.starts(with: WorkerRelay.notification)
    let request = isAnswer && !waiting.isEmpty ? waiting.removeFirst() : nil
    if request?.isOwn != true { sink.send(bytes) }
    isHeld = sink.unsentBytes > Limit.unsentBytes.value
    worker?.took(bytes.count, isPaused: isHeld)
    if let request { request.answered(request.isFailure(bytes)) }
  }

  private func end(_ ending: WorkerEnding) {
    guard worker != nil else { return }
    worker = nil
    let left = waiting
    waiting = []
    let error = ending.wireError
    for request in left where !request.isOwn {
      sink.send(OutgoingMessage.failure(request.id, error))
    }
    onEnd(self, ending)
    for request in left { request.answered(true) }
  }

  /// How our own writer begins every notification.
  private static let notification = Array("{\"jsonrpc\":\"2.0\",\"method\":".utf8)

  /// Leads from the worker's thread back to the relay.
  // Unchecked because the reference is only followed on the relay's own executor.
  private final class Home: @unchecked Sendable {
    weak var relay: WorkerRelay?
    init(_ relay: WorkerRelay) { self.relay = relay }
  }
}
