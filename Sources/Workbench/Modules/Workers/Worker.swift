import NIOConcurrencyHelpers
import Platform
import Sentences
import WorkbenchFraming
public import WorkbenchProtocol

/// A process in which code of other people's modules runs, as the daemon sees it.
///
/// What crosses are whole messages, both ways as they are. One thread for each worker moves the
/// bytes, watches for silence, and waits for the end; nothing that a module does can hold back the
/// thread of a connection.
public final class Worker: Sendable {
  /// What comes from a worker, in order; the ending comes last and once.
  public enum Delivery: Sendable {
    case message([UInt8])
    case ended(WorkerEnding)
  }

  private struct State {
    var outgoing: [UInt8] = []
    var ledger = WorkerLedger()
    /// Why it is to be killed, when whoever takes its messages says so.
    var breach: WorkerBreach?
    /// Whether a client has much to read before the worker goes on.
    var isAheadOfClient = false
    var isStopping = false
    var isOver = false
    /// Bytes that were delivered and not yet taken.
    var undelivered = 0
    /// Where a byte is written to wake the thread; closed when it has ended.
    var alarm: Int32
  }

  /// Guarded by a lock that the thread sanitizer knows, as it does not know `Mutex`.
  private let state: NIOLockedValueBox<State>
  private let modules: [String]
  private let session: String
  /// The number of the process.
  public let process: Int
  /// How long it may be silent while a request waits.
  let timeout: Duration

  /// How many workers run in this process.
  private static let running = NIOLockedValueBox(0)

  /// How many workers run.
  public static var count: Int { running.withLockedValue { $0 } }

  /// Starts a worker.
  ///
  /// - Parameters:
  ///   - program: The daemon's own program.
  ///   - setup: What the worker is to do.
  ///   - timeout: How long it may be silent while a request waits.
  ///   - deliver: Takes what comes, on the worker's own thread.
  /// - Throws: `workbench.busy` at the limit; an internal error when there can be no process.
  public init(
    program: String,
    setup: WorkerSetup,
    timeout: Duration = .seconds(Limit.workerSeconds.value),
    deliver: @escaping @Sendable (Delivery) -> Void
  ) throws(WireError) {
    // Counted before there is a process, so that no two starts take the last place.
    try Self.enter()
    modules = setup.modules
    session = setup.session
    self.timeout = timeout
    let process: WorkerProcess
    let alarm: (read: Int32, write: Int32)
    do throws(SystemError) {
      process = try WorkerProcess(
        program,
        ["--worker", "\(WorkerProcess.socketInWorker)", "--worker-setup", setup.text]
      )
      do throws(SystemError) {
        alarm = try makePipe()
      } catch {
        process.killGroup()
        _ = process.end(waiting: true)
        process.closeAll()
        throw error
      }
    } catch {
      Self.leave()
      throw Self.notStarted(error, modules)
    }
    // Who writes holds a lock, and who reads takes all that is there: neither may wait.
    for end in [alarm.read, alarm.write] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    self.process = Int(process.process)
    state = NIOLockedValueBox(State(alarm: alarm.write))
    let watch = WorkerWatch(process: process, alarm: alarm.read, worker: self, deliver: deliver)
    do throws(SystemError) {
      try watch.start()
    } catch {
      process.killGroup()
      _ = process.end(waiting: true)
      process.closeAll()
      for end in [alarm.read, alarm.write] { close(end) }
      Self.leave()
      throw Self.notStarted(error, modules)
    }
  }

  private static func notStarted(_ error: SystemError, _ modules: [String]) -> WireError {
    let cause = WorkerEnding.Cause.notStarted("\(error.call): \(errorText(error.code).english)")
    return WorkerEnding(cause: cause, lastWords: LastWords([]), modules: modules).wireError
  }

  /// Sends one whole message that is a request of a client, which is owed an answer.
  public func ask(_ id: RequestID, _ message: some Sequence<UInt8>, for client: Int = 0) {
    send(message) { $0.ledger.ask(id, for: client, at: .now) }
  }

  /// Sends one whole message that nothing answers.
  public func tell(_ message: some Sequence<UInt8>) { send(message) { _ in } }

  /// Says something about a client.
  func say(_ word: WorkerWord) {
    send(word.line) { state in
      if case .left(let client) = word { state.ledger.left(client) }
    }
  }

  private func send(_ message: some Sequence<UInt8>, noting note: (inout State) -> Void) {
    state.withLockedValue { state in
      guard !state.isOver else { return }
      note(&state)
      state.outgoing += message
      state.outgoing.append(UInt8(ascii: "\n"))
      wake(state)
    }
  }

  /// Tells whether a client has much to read, for which the worker waits.
  func isAheadOfClient(_ isAhead: Bool) {
    state.withLockedValue { state in
      guard state.isAheadOfClient != isAhead else { return }
      state.isAheadOfClient = isAhead
      wake(state)
    }
  }

  /// Ends the worker for what it wrote.
  func expel(for breach: WorkerBreach) {
    state.withLockedValue { state in
      state.breach = breach
      wake(state)
    }
  }

  /// Ends the worker with its session.
  public func stop() {
    state.withLockedValue { state in
      state.isStopping = true
      wake(state)
    }
  }

  /// Tells that a delivered message was taken.
  public func took(_ bytes: Int) {
    state.withLockedValue { state in
      let wasHeld = state.undelivered > Self.readAhead
      state.undelivered -= bytes
      if wasHeld, state.undelivered <= Self.readAhead, !state.isOver { wake(state) }
    }
  }

  private func wake(_ state: State) {
    var byte: UInt8 = 0
    if state.alarm >= 0 { _ = write(state.alarm, &byte, 1) }
  }

  // MARK: - For the thread

  /// What the thread has to know, taken at once.
  struct Glance {
    var hasOutgoing: Bool
    /// When the request was asked that has waited longest.
    var asked: ContinuousClock.Instant?
    var isStopping: Bool
    var breach: WorkerBreach?
    var isHeld: Bool
    var waitsForReader: Bool
  }

  /// More than this is not read ahead of whoever takes the messages; meanwhile the worker waits,
  /// which is no silence.
  private static let readAhead = 4 << 20

  var glance: Glance {
    state.withLockedValue {
      Glance(
        hasOutgoing: !$0.outgoing.isEmpty,
        asked: $0.ledger.oldest,
        isStopping: $0.isStopping,
        breach: $0.breach,
        isHeld: $0.undelivered > Self.readAhead,
        waitsForReader: $0.undelivered > Self.readAhead || $0.isAheadOfClient
      )
    }
  }

  /// Writes as much of what waits as the socket takes.
  func flush(into socket: Int32) {
    state.withLockedValue { state in
      guard !state.outgoing.isEmpty else { return }
      // Not `write`: a worker that is gone must not end the daemon by SIGPIPE.
      let count = state.outgoing.withUnsafeBytes {
        systemSend(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 { state.outgoing.removeFirst(count) }
    }
  }

  /// Takes a line of the worker's, before it is handed over.
  func read(_ line: [UInt8]) throws(WorkerBreach) {
    // Parsed before the lock is taken, for which the threads of connections wait.
    let message = try WorkerMessage(line, of: session)
    let result = state.withLockedValue { state in
      Result { () throws(WorkerBreach) in
        try state.ledger.take(message, line)
        // Before it is handed over: whoever takes it counts it back on another thread.
        state.undelivered += line.count
      }
    }
    try result.get()
  }

  func ending(_ cause: WorkerEnding.Cause, _ lastWords: [UInt8]) -> WorkerEnding {
    state.withLockedValue { state in
      state.isOver = true
      // Under the lock under which it is written: its number may be another file's a moment later.
      close(state.alarm)
      state.alarm = -1
      state.outgoing = []
      // The signal that ended it was ours.
      let cause = state.isStopping ? .closed : cause
      return WorkerEnding(cause: cause, lastWords: LastWords(lastWords), modules: modules)
    }
  }

  /// How long a request may take, as many times its silence as the limits say.
  var requestTimeout: Duration {
    timeout * Limit.workerRequestSeconds.value / Limit.workerSeconds.value
  }

  // MARK: - Counting

  private static func enter() throws(WireError) {
    let isFull = running.withLockedValue { count in
      guard count < Limit.workers.value else { return true }
      count += 1
      return false
    }
    if isFull {
      throw WireError(
        .workbenchBusy,
        Sentence(
          "\(Limit.workers.value) workers run already, which is the limit",
          zh: "已有 \(Limit.workers.value) 个工作进程，达到上限"
        )
      )
    }
  }

  static func leave() { running.withLockedValue { $0 -= 1 } }
}

private let systemSend = send(_:_:_:_:)
