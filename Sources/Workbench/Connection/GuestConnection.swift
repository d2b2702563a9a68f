import WorkbenchProtocol

/// A client whose connection is elsewhere, at a session of this executor: its requests are all
/// carried out here, and its messages go back the way that its sink knows.
///
/// In a worker the daemon's own requests come through one, which opens the session.
final class GuestConnection: ConnectionHandler, RequestPerformer, SessionUser {
  let context: RequestContext
  private let queue: RequestQueue

  init(
    _ role: RequestContext.Role,
    at session: Session?,
    number: Int? = nil,
    workbench: Workbench,
    sink: any MessageSink,
    executor: any Executor
  ) {
    context = RequestContext(
      role,
      number: number,
      workbench: workbench,
      sink: sink,
      executor: executor
    )
    queue = RequestQueue(context)
    context.user = self
    queue.performer = self
    if let session { context.sessions = [session.id: session] }
  }

  var requestsInFlight: Int { queue.count }

  func receive(_ message: UnsafeRawBufferPointer) { queue.receive(message) }

  /// Takes a message that is not framed by a connection of its own.
  func receive(_ message: [UInt8]) { message.withUnsafeBytes { receive($0) } }

  func receiveFramingError(_ error: WireError) { queue.answer(RequestID.null, .failure(error)) }

  func perform(_ request: Request, isLookedInto: Bool) throws(WireError) -> Reply {
    try context.performHere(request)
  }

  /// Stops a request, which is answered all the same.
  func cancel(_ id: RequestID) { queue.cancel(id) }

  func sessionEnded(_ session: Session) {
    context.sessions[session.id] = nil
    // It knows just one session, so that whatever it has under way is for that.
    queue.end(workFor: session, all: true)
  }

  func drained() {
    context.drained()
    queue.scheduleSlice()
  }

  func closed() {
    guard queue.close() else { return }
    context.endSubscriptions()
  }
}
