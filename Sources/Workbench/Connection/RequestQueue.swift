import DequeModule
import Jansson
import Sentences
import WorkbenchProtocol

/// Whoever carries out the requests of a queue.
protocol RequestPerformer: AnyObject {
  /// Carries out a request, or says what it waits for.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - isLookedInto: Whether what it is about has been looked into, as far as that is needed.
  /// - Returns: The answer, or what it waits for.
  /// - Throws: What the request is refused for.
  func perform(_ request: Request, isLookedInto: Bool) throws(WireError) -> Reply
}

/// One client's requests, in order: one at a time, the others wait.
///
/// A long one is cut into slices; requests that arrive meanwhile wait their turn, and
/// `$/cancelRequest` is acted on between two slices.
final class RequestQueue {
  /// How long a slice may keep the thread.
  ///
  /// A new client waits for two of them, one before its connection is taken up and one before it is
  /// read; beside these there is room in its ten milliseconds for a turn of the system's.
  static let sliceLength = Duration.milliseconds(3)
  /// How many bytes an answer may have for its memory to be kept for the next.
  private static let keptAnswer = 16_384

  /// What the request at the head is waiting for.
  enum Work {
    /// It is done here, a slice at a time.
    case sliced(any SlicedWork)
    /// It is carried out elsewhere.
    case elsewhere(ForwardedWork)
    /// Another connection is changing its session.
    case turn(of: Session)
    /// Another thread finds the answer; the number tells it from those that nobody waits for.
    case later(Int)
  }

  struct Running {
    let request: Request
    let work: Work
    /// Whether the answer has gone out already and only the rest of the work is left.
    var isAnswered = false
    /// Whether it is to stop as soon as it may.
    var isCancelled = false
    /// Whether it has taken more than one slice, so that its answer may, too.
    var isLong = false
    /// How much the process has grown in its slices, in bytes.
    var grown = 0
  }

  let context: RequestContext
  weak var performer: (any RequestPerformer)?
  var waiting: Deque<Request> = []
  var running: Running?
  var isSliceDue = false
  private(set) var isOpen = true
  private var laterCount = 0
  /// The memory of the last answer: to ask for it anew each time costs more than to fill it.
  private var answerBytes: [UInt8] = []

  init(_ context: RequestContext) { self.context = context }

  /// How many requests are not done with.
  var count: Int { waiting.count + (running == nil ? 0 : 1) }

  // MARK: - Taking requests

  /// Takes one whole message.
  func receive(_ message: UnsafeRawBufferPointer) {
    let request: Request
    do {
      request = try Request(reading: message)
    } catch {
      answer(error.id, .failure(error.error))
      return
    }
    // Not in line: what it is to stop stands before it.
    if request.method == Event.cancelRequest.name {
      if let id = request.params?[.id] { cancel(RequestID(id)) }
    } else if running != nil {
      enqueue(request)
    } else {
      perform(request)
    }
  }

  /// Takes no more requests, and ends what runs; answers whether it was open.
  func close() -> Bool {
    guard isOpen else { return false }
    isOpen = false
    // Others may wait for the session's turn, which would never come back.
    endWork()
    waiting = []
    return true
  }

  private func enqueue(_ request: Request) {
    // The socket's server stops reading before it comes to this; guests and clients inside the
    // process have nobody who does.
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

  // MARK: - Performing

  func perform(_ request: Request, isLookedInto: Bool = false) {
    guard let performer else { return }
    do throws(WireError) {
      switch try performer.perform(request, isLookedInto: isLookedInto) {
      case .answer(let answer): carryOut(answer, of: request)
      // Even where that is another thread the next request waits for the answer: answers come in
      // order.
      case .later(let work): wait(for: work, request)
      case .elsewhere(let work): running = Running(request: request, work: .elsewhere(work))
      case .turn(let session):
        running = Running(request: request, work: .turn(of: session))
        session.turns.wait { [weak self] in self?.tryAgain(session) }
      }
    } catch {
      answer(request.id, .failure(error))
    }
  }

  private func carryOut(_ answer: Answer, of request: Request) {
    switch answer {
    case .now(let value): self.answer(request.id, .success(value))
    case .work(let work):
      running = Running(request: request, work: .sliced(work))
      work.changed?.turns.take(for: work)
      // The first slice at once: most work is done in one, and its answer leaves with those before
      // it.
      runSlice()
    }
  }

  private func wait(for work: LaterWork, _ request: Request) {
    laterCount += 1
    let number = laterCount
    running = Running(request: request, work: .later(number))
    work.begin(context.workbench.background, context.executor.remote) { [weak self] result in
      // Cancelled, or closed, in the meantime: it has been answered, or nobody is there.
      guard let self, isOpen, case .later(number)? = running?.work else { return }
      endWork()
      switch result {
      case .success(let answer): carryOut(answer, of: request)
      case .failure(let error): answer(request.id, .failure(error))
      }
      performWaiting()
    }
  }

  /// Performs what waited while a long request ran.
  func performWaiting() {
    while running == nil, let request = waiting.popFirst() { perform(request) }
  }

  /// The turn that a request waited for has been given back.
  private func tryAgain(_ session: Session) {
    // Not at once: the turn is given back in the middle of another queue's work.
    context.executor.execute { [weak self] in
      // It may have been cancelled meanwhile, and what runs by then may wait for another session.
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
      guard let id else { return count(failed: false) }
      do {
        try send(value, to: id)
      } catch {
        answer(id, .failure(error))
      }
    case .failure(let error):
      count(failed: true)
      if let id {
        context.sink.send(OutgoingMessage.failure(id, error, in: context.client.language))
      }
    }
  }

  /// Sends an answer that is written already.
  func send(written answer: [UInt8]) {
    guard isOpen else { return }
    count(failed: false)
    context.sink.send(answer)
  }

  /// Counts an answer; that of another executor's client is counted by the connection through which it
  /// goes.
  private func count(failed: Bool) {
    guard context.role == .owner else { return }
    context.workbench.statistics.answered(failed: failed)
  }

  /// Sends a result in memory that the queue keeps, unless a large one has been through it.
  private func send(_ result: JSONValue, to id: RequestID) throws(WireError) {
    // A thousand connections may be open, and each would keep the room of its largest answer.
    defer { if answerBytes.capacity > RequestQueue.keptAnswer { answerBytes = [] } }
    try OutgoingMessage.answer(id, result: result, in: &answerBytes)
    send(written: answerBytes)
  }

  /// Sends on what comes from a session elsewhere; the answer to the running request ends it.
  func deliver(_ message: [UInt8], of session: String) {
    guard isOpen else { return }
    if OutgoingMessage.isNotification(message) {
      context.sink.send(message)
    } else if let running, case .elsewhere(let work) = running.work, work.session == session {
      let failed = OutgoingMessage.isFailure(message, of: running.request.id ?? .null)
      endWork()
      context.workbench.statistics.answered(failed: failed)
      // Before the client has the answer: what it asks next must find its session entered, or gone.
      work.then(failed)
      // A notification is forwarded as a request with the id null, so that its end is known here.
      if running.request.id != nil { context.sink.send(message) }
      performWaiting()
    }
  }
}
