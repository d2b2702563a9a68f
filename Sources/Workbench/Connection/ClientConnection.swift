public import WorkbenchProtocol

/// A client's own connection: what concerns its sessions here is carried out here, and the rest is
/// forwarded to where the session lives.
final class ClientConnection: ConnectionHandler, RequestPerformer, SessionUser, MessageReceiver {
  let context: RequestContext
  let queue: RequestQueue
  /// Sessions elsewhere that requests were sent to, by name.
  var elsewhere: [String: SessionSlot] = [:]
  /// The way back here for those that carry out requests elsewhere.
  private(set) lazy var port = ClientPort(to: self, number: context.number)

  init(
    number: Int,
    workbench: Workbench,
    sink: any MessageSink,
    executor: any WorkbenchProtocol.Executor
  ) {
    context = RequestContext(
      .owner,
      number: number,
      workbench: workbench,
      sink: sink,
      executor: executor
    )
    queue = RequestQueue(context)
    context.user = self
    queue.performer = self
  }

  var executor: any WorkbenchProtocol.Executor { context.executor }
  var workbench: Workbench { context.workbench }

  var requestsInFlight: Int { queue.count }

  func receive(_ message: UnsafeRawBufferPointer) { queue.receive(message) }

  func receiveFramingError(_ error: WireError) { queue.answer(RequestID.null, .failure(error)) }

  func perform(_ request: Request, isLookedInto: Bool) throws(WireError) -> Reply {
    // Not kept longer than it is of use: it may be large.
    defer { (context.document, context.glance) = (nil, nil) }
    // Nothing of the request has been validated yet: that is done where it is carried out, by the
    // table that is there, which in a worker has the stimuli of its modules, too.
    if let slot = try slotElsewhere(request) { return forward(request, to: slot) }
    if !isLookedInto, let look = look(into: request) { return look }
    if let performance = try performInWorker(request) { return performance }
    if let performance = try performInLane(request) { return performance }
    return try context.performHere(request)
  }

  func sessionEnded(_ session: Session) {
    context.sessions[session.id] = nil
    queue.end(workFor: session, all: false)
  }

  func deliver(_ message: [UInt8], of session: String) {
    guard queue.isOpen else { return }
    queue.deliver(message, of: session)
    port.note(unsentBytes: context.sink.unsentBytes)
  }

  func drained() {
    context.drained()
    tellDrained()
    queue.scheduleSlice()
  }

  func closed() {
    guard queue.close() else { return }
    // Before the sessions end, which tells their subscribers: this one has nobody to tell.
    context.endSubscriptions()
    workbench.statistics.connectionClosed()
    leaveSessions()
  }
}

extension Workbench: ConnectionHandlerFactory {
  public func makeHandler(
    sink: any MessageSink,
    executor: any WorkbenchProtocol.Executor,
    peer: PeerInfo
  ) -> any ConnectionHandler {
    let number = statistics.connectionOpened()
    recoverSessions(on: executor)
    return ClientConnection(number: number, workbench: self, sink: sink, executor: executor)
  }
}
