import DequeModule
import Jansson
@_spi(Workbench) import ResponderKit
import Sentences
import WorkbenchProtocol

/// One client's connection: its requests in order, its sessions, its subscriptions.
///
/// From bytes to answer nothing awaits. A long run is cut into slices; requests that arrive
/// meanwhile wait their turn, and `$/cancelRequest` is acted on between two slices.
final class WorkbenchConnection: ConnectionHandler {
  /// How long a slice may keep the thread.
  static let sliceLength = Duration.milliseconds(4)
  /// How many bytes an answer may have for its memory to be kept for the next.
  private static let keptAnswer = 16_384

  let workbench: Workbench
  let sink: any MessageSink
  let executor: any Executor
  /// What the client told in `hello`.
  var client = ClientContext()
  /// The sessions that this connection opened, by name.
  var sessions: [String: Session] = [:]
  /// Every subscription of this connection, with its session's name.
  var subscriptions: [String: String] = [:]
  var nextSubscription = 1
  /// Sessions elsewhere that this connection has sent requests to, by name.
  var elsewhere: [String: SessionSlot] = [:]
  /// Those of them that it opened itself, in workers.
  var ownWorkers: Set<String> = []
  /// The way back here for those that carry out requests elsewhere.
  private(set) lazy var port = ClientPort(to: self)
  /// Whether it acts for another connection at a session of this one's executor.
  var isGuest = false

  /// What the request at the head is waiting for.
  enum Work {
    /// It is done here, a slice at a time.
    case sliced(any SlicedWork)
    /// It is carried out elsewhere; its answer comes as a message.
    case elsewhere(SessionSlot, then: (_ failed: Bool) -> Void)
    /// Another connection is changing its session.
    case turn(of: Session)
  }

  struct Running {
    let request: Request
    let work: Work
    /// Whether the answer has gone out already and only the rest of the work is left.
    var isAnswered = false
  }

  var waiting: Deque<Request> = []
  var running: Running?
  var isSliceDue = false
  private(set) var isOpen = true
  /// The memory of the last answer: to ask for it anew each time costs more than to fill it.
  private var answerBytes: [UInt8] = []

  init(workbench: Workbench, sink: any MessageSink, executor: any Executor) {
    self.workbench = workbench
    self.sink = sink
    self.executor = executor
  }

  var requestsInFlight: Int { waiting.count + (running == nil ? 0 : 1) }

  // MARK: - Taking messages

  func receive(_ message: UnsafeRawBufferPointer) {
    let request: Request
    do {
      request = try Request(reading: message)
    } catch {
      answer(error.id, .failure(error.error))
      return
    }
    if request.method == "$/cancelRequest" {
      if let id = request.params?[.id] { cancel(RequestID(id)) }
    } else if running != nil {
      enqueue(request)
    } else {
      perform(request)
    }
  }

  /// Takes a message that is not framed by a connection of its own.
  func receive(_ message: [UInt8]) { message.withUnsafeBytes { receive($0) } }

  func receiveFramingError(_ error: WireError) {
    answer(RequestID.null, .failure(error))
  }

  func drained() {
    for session in sessions.values {
      for subscription in session.subscriptions { subscription.closeGap() }
    }
    tellDrained()
    scheduleSlice()
  }

  func closed() {
    guard isOpen else { return }
    isOpen = false
    endWork()
    waiting = []
    for (subscription, session) in subscriptions {
      endSubscription(subscription, ofSession: session)
    }
    guard !isGuest else { return }
    workbench.statistics.connectionClosed()
    leaveSessions()
  }

  /// A session that was opened here, or that a guest acts in, has ended.
  func sessionEnded(_ session: Session) {
    sessions[session.id] = nil
    guard let running, isOpen else { return }
    switch running.work {
    case .turn(let wanted) where wanted !== session: return
    case .sliced(let work) where !isGuest && work.changed !== session: return
    case .elsewhere: return
    case .turn, .sliced: break
    }
    endWork()
    if !running.isAnswered {
      let error = WireError(
        .sessionClosed,
        Sentence("the session \(session.id) has ended", zh: "会话 \(session.id) 已结束")
      )
      answer(running.request.id, .failure(error))
    }
    performWaiting()
  }

  // MARK: - Performing

  private func enqueue(_ request: Request) {
    guard waiting.count < Limit.requestsInFlight.value else {
      answer(
        request.id,
        .failure(
          WireError(
            .requestTooManyInFlight,
            Sentence(
              "\(waiting.count) requests are waiting already",
              zh: "已有 \(waiting.count) 个请求在等待"
            )
          )
        )
      )
      return
    }
    waiting.append(request)
  }

  private func perform(_ request: Request) {
    do throws(WireError) {
      if let slot = try slotElsewhere(request) { return forward(request, to: slot) }
      if try performInWorker(request) { return }
    } catch {
      answer(request.id, .failure(error))
      return
    }
    if let session = changedSession(request), session.turns.isTaken {
      running = Running(request: request, work: .turn(of: session))
      session.turns.wait { [weak self] in self?.tryAgain(session) }
      return
    }
    do throws(WireError) {
      let method = try workbench.table.requireMethod(request.method)
      try workbench.table.validate(request.params, of: method)
      switch try carryOut(method, request.params ?? .object()) {
      case .now(let value): answer(request.id, .success(value))
      case .work(let work):
        running = Running(request: request, work: .sliced(work))
        work.changed?.turns.take(for: work)
        runSlice()
      }
    } catch {
      answer(request.id, .failure(error))
    }
  }

  /// Waits for the answer to a request that is carried out elsewhere.
  func wait(
    for slot: SessionSlot,
    to request: Request,
    then: @escaping (_ failed: Bool) -> Void
  ) {
    running = Running(request: request, work: .elsewhere(slot, then: then))
  }

  /// Performs what waited while a long request ran.
  func performWaiting() {
    while running == nil, let request = waiting.popFirst() { perform(request) }
  }

  /// The session that a request means and may change, where it is one of ours.
  private func changedSession(_ request: Request) -> Session? {
    guard !WorkbenchConnection.readsOnly(request.method) else { return nil }
    guard let name = request.params?[.session]?.string else {
      return sessions.count == 1 ? sessions.values.first : nil
    }
    return sessions[name]
  }

  /// The turn that a request waited for has been given back.
  private func tryAgain(_ session: Session) {
    executor.execute { [weak self] in
      guard let self, isOpen, let running, case .turn(let wanted) = running.work,
        wanted === session
      else { return }
      self.running = nil
      perform(running.request)
      performWaiting()
    }
  }

  // MARK: - Answering

  /// Answers a request; a notification gets none.
  func answer(_ id: RequestID?, _ result: Result<JSONValue, WireError>) {
    guard isOpen else { return }
    switch result {
    case .success(let value):
      workbench.statistics.answered(failed: false)
      if let id { send(value, to: id) }
    case .failure(let error):
      workbench.statistics.answered(failed: true)
      if let id { sink.send(OutgoingMessage.failure(id, error, in: client.language)) }
    }
  }

  /// Sends a result in memory that the connection keeps, unless a large one has been through it.
  private func send(_ result: JSONValue, to id: RequestID) {
    OutgoingMessage.answer(id, result: result, in: &answerBytes)
    sink.send(answerBytes)
    if answerBytes.capacity > WorkbenchConnection.keptAnswer { answerBytes = [] }
  }

  /// Sends on what comes from a session elsewhere; the answer to the running request ends it.
  func deliver(_ message: [UInt8], of session: String) {
    guard isOpen else { return }
    if OutgoingMessage.isNotification(message) {
      sink.send(message)
    } else if let running, case .elsewhere(let slot, let then) = running.work, slot.id == session {
      let failed = OutgoingMessage.isFailure(message, of: running.request.id ?? .null)
      endWork()
      workbench.statistics.answered(failed: failed)
      then(failed)
      if running.request.id != nil { sink.send(message) }
      performWaiting()
    }
    port.note(unsentBytes: sink.unsentBytes)
  }

  /// Tells a client that asked for it how far a long request has come.
  func progress(_ token: JSONValue?, done: Int, of total: Int?) {
    guard let token, isOpen else { return }
    let value = JSONValue.object()
    value.set(.done, done)
    if let total { value.set(.of, total) }
    let params = JSONValue.object()
    params.set(.token, token)
    params.set(.value, value)
    sink.send(OutgoingMessage.notification("$/progress", params))
  }
}
