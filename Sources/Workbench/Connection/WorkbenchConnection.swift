import DequeModule
import Jansson
@_spi(Workbench) import ResponderKit
import WorkbenchProtocol

/// One client's connection: its requests in order, its sessions, its subscriptions.
///
/// From bytes to answer nothing awaits. A long run is cut into slices; requests that arrive
/// meanwhile wait their turn, and `$/cancelRequest` is acted on between two slices.
final class WorkbenchConnection: ConnectionHandler {
  /// How long a slice may keep the thread.
  static let sliceLength = Duration.milliseconds(4)

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
  /// Sessions of other connections that this one has sent requests to.
  var foreignSessions: Set<String> = []
  /// The sessions of this connection that run in workers, by name.
  var relays: [String: WorkerRelay] = [:]
  /// The names that those were given.
  var relayNames: [String: SessionDirectory.Reservation] = [:]
  /// Whether it acts for another connection at a session of this one's executor.
  var isGuest = false

  /// What the request at the head is waiting for.
  private enum Work {
    /// It is done here, a slice at a time.
    case sliced(any SlicedWork)
    /// It is carried out elsewhere; its answer comes as a message.
    case guest
    case relayed(WorkerRelay)
    /// Another connection is changing its session.
    case turn(of: Session)
  }

  private struct Running {
    let request: Request
    let work: Work
    /// Whether the answer has gone out already and only the rest of the work is left.
    var isAnswered = false
  }

  private var waiting: Deque<Request> = []
  private var running: Running?
  private var isSliceDue = false
  private var isOpen = true

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
      cancel(request.params?["id"])
    } else if running != nil {
      enqueue(request)
    } else {
      perform(request)
    }
  }

  func receiveFramingError(_ error: WireError) {
    answer(RequestID.null, .failure(error))
  }

  func drained() {
    for session in sessions.values {
      for subscription in session.subscriptions { subscription.closeGap() }
    }
    for relay in relays.values { relay.drained() }
    scheduleSlice()
  }

  func closed() {
    guard isOpen else { return }
    isOpen = false
    endWork()
    waiting = []
    if isGuest {
      for (subscription, session) in subscriptions {
        endSubscription(subscription, ofSession: session)
      }
      return
    }
    workbench.statistics.connectionClosed()
    closeRelays()
    leaveForeignSessions()
    for (subscription, session) in subscriptions {
      endSubscription(subscription, ofSession: session)
    }
    for session in sessions.values {
      if session.keep {
        keepWithoutOwner(session)
      } else {
        workbench.directory.remove(session.id)
      }
    }
    sessions = [:]
  }

  // MARK: - Performing

  private func enqueue(_ request: Request) {
    guard waiting.count < Limit.requestsInFlight.value else {
      answer(
        request.id,
        .failure(
          WireError(
            .requestTooManyInFlight,
            "\(waiting.count) requests are waiting already"
          )
        )
      )
      return
    }
    waiting.append(request)
  }

  private func perform(_ request: Request) {
    do throws(WireError) {
      if let slot = try foreignSlot(request) {
        running = Running(request: request, work: .guest)
        forward(request, to: slot)
        return
      }
      if let relay = try relay(for: request) {
        running = Running(request: request, work: .relayed(relay))
        return
      }
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

  /// Performs what waited while a long request ran.
  private func performWaiting() {
    while running == nil, let request = waiting.popFirst() { perform(request) }
  }

  /// The session that a request means and may change, where it is one of ours.
  private func changedSession(_ request: Request) -> Session? {
    guard !WorkbenchConnection.readsOnly(request.method) else { return nil }
    guard let name = request.params?["session"]?.string else {
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

  // MARK: - Slices

  private func scheduleSlice() {
    guard !isSliceDue, case .sliced? = running?.work else { return }
    isSliceDue = true
    executor.execute { [weak self] in
      self?.isSliceDue = false
      self?.runSlice()
    }
  }

  private func runSlice() {
    guard isOpen, let running, case .sliced(let work) = running.work, !work.isHeld else { return }
    do {
      switch try work.slice(until: .now + WorkbenchConnection.sliceLength) {
      case .unfinished:
        return scheduleSlice()
      case .answered(let value):
        self.running?.isAnswered = true
        answer(running.request.id, .success(value))
        return scheduleSlice()
      case .finished(let value):
        endWork()
        if let value { answer(running.request.id, .success(value)) }
      }
    } catch {
      endWork()
      if !running.isAnswered { answer(running.request.id, .failure(error)) }
    }
    performWaiting()
  }

  /// Ends what runs; the session that it changed is free again.
  private func endWork() {
    if case .sliced(let work)? = running?.work { work.changed?.turns.giveBack(by: work) }
    running = nil
  }

  private func cancel(_ id: JSONValue?) {
    guard let id else { return }
    let wanted = RequestID(id)
    if let running, running.request.id == wanted {
      cancel(running)
    } else if let place = waiting.firstIndex(where: { $0.id == wanted }) {
      let request = waiting.remove(at: place)
      answer(
        request.id,
        .failure(WireError(.workbenchCancelled, "\(request.method) was cancelled before it began"))
      )
    }
  }

  private func cancel(_ running: Running) {
    guard let id = running.request.id, !running.isAnswered else { return }
    var step = 0
    switch running.work {
    // Whoever carries it out answers it, cancelled or done.
    case .relayed(let relay): return relay.cancel(id)
    case .guest: return
    case .sliced(let work): step = work.step
    case .turn: break
    }
    endWork()
    answer(
      id,
      .failure(
        WireError(
          .workbenchCancelled,
          "\(running.request.method) was cancelled",
          details: [WireDatum.Member("step", .integer(step))]
        )
      )
    )
    performWaiting()
  }

  // MARK: - Answering

  /// Answers a request; a notification gets none.
  private func answer(_ id: RequestID?, _ result: Result<JSONValue, WireError>) {
    guard isOpen else { return }
    switch result {
    case .success(let value):
      workbench.statistics.answered(failed: false)
      if let id { sink.send(OutgoingMessage.answer(id, result: value)) }
    case .failure(let error):
      workbench.statistics.answered(failed: true)
      if let id { sink.send(OutgoingMessage.failure(id, error)) }
    }
  }

  /// Sends on what a guest has to say; the answer to the running request ends it.
  func deliverFromGuest(_ message: [UInt8]) {
    guard isOpen else { return }
    let isNotification = message.starts(with: "{\"jsonrpc\":\"2.0\",\"method\"".utf8)
    if !isNotification, case .guest? = running?.work {
      let wanted = running?.request.id != nil
      endWork()
      if wanted { sink.send(message) }
      performWaiting()
    } else if isNotification {
      sink.send(message)
    }
  }

  /// The request that a worker carried out was answered, or its worker has ended.
  func endRelayed(_ relay: WorkerRelay) {
    guard isOpen, case .relayed(let own)? = running?.work, own === relay else { return }
    endWork()
    performWaiting()
  }

  /// Tells a client that asked for it how far a long request has come.
  func progress(_ token: JSONValue?, done: Int, of total: Int?) {
    guard let token, isOpen else { return }
    let value = JSONValue.object()
    value.set("done", done)
    if let total { value.set("of", total) }
    let params = JSONValue.object()
    params.set("token", token)
    params.set("value", value)
    sink.send(OutgoingMessage.notification("$/progress", params))
  }
}
