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
  /// Whether it acts for another connection at a session of this one's executor.
  var isGuest = false

  private var waiting: Deque<Request> = []
  private var running: (request: Request, work: any SlicedWork)?
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
      for subscription in session.subscriptions { subscription.closeGap(of: session) }
    }
    for relay in relays.values { relay.drained() }
    if running != nil { scheduleSlice() }
  }

  func closed() {
    guard isOpen else { return }
    isOpen = false
    running = nil
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
        running = (request, GuestWork())
        forward(request, to: slot)
        return
      }
      if let work = try relayedWork(for: request) {
        running = (request, work)
        return
      }
    } catch {
      answer(request.id, .failure(error))
      return
    }
    let result: Result<Answer, WireError>
    do throws(WireError) {
      let method = try workbench.table.requireMethod(request.method)
      try workbench.table.validate(request.params, of: method)
      result = .success(try carryOut(method, request.params ?? .object()))
    } catch {
      result = .failure(error)
    }
    switch result {
    case .success(.now(let value)): answer(request.id, .success(value))
    case .success(.work(let work)):
      running = (request, work)
      runSlice()
    case .failure(let error): answer(request.id, .failure(error))
    }
  }

  /// Performs what waited while a long request ran.
  private func performWaiting() {
    while running == nil, let request = waiting.popFirst() { perform(request) }
  }

  private func scheduleSlice() {
    executor.execute { [weak self] in self?.runSlice() }
  }

  private func runSlice() {
    guard isOpen, let (request, work) = running else { return }
    // A subscriber that asked for it holds the simulation back until it has read on.
    if work is GuestWork || work is RelayedWork { return }
    if work.session?.subscriptions.contains(where: \.isPaused) == true { return }
    do {
      guard let value = try work.slice(until: .now + WorkbenchConnection.sliceLength) else {
        scheduleSlice()
        return
      }
      running = nil
      answer(request.id, .success(value))
    } catch {
      running = nil
      answer(request.id, .failure(error))
    }
    performWaiting()
  }

  private func cancel(_ id: JSONValue?) {
    guard let id else { return }
    let wanted = RequestID(id)
    if let (request, work) = running, request.id == wanted {
      if let relayed = work as? RelayedWork {
        relayed.relay.cancel(wanted)
        return
      }
      running = nil
      answer(
        request.id,
        .failure(
          WireError(
            .workbenchCancelled,
            "\(request.method) was cancelled",
            details: [WireDatum.Member("step", .integer(work.step))]
          )
        )
      )
      performWaiting()
    } else if let place = waiting.firstIndex(where: { $0.id == wanted }) {
      let request = waiting.remove(at: place)
      answer(
        request.id,
        .failure(WireError(.workbenchCancelled, "\(request.method) was cancelled before it began"))
      )
    }
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
    if !isNotification, running?.work is GuestWork {
      let wanted = running?.request.id != nil
      running = nil
      if wanted { sink.send(message) }
      performWaiting()
    } else if isNotification {
      sink.send(message)
    }
  }

  /// The request that a worker carried out was answered, or its worker has ended.
  func endRelayed(_ relay: WorkerRelay) {
    guard isOpen, let work = running?.work as? RelayedWork, work.relay === relay else { return }
    running = nil
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
