import Platform
import WorkbenchProtocol

/// The thread that moves a worker's bytes and waits for its end.
final class WorkerWatch: Sendable {
  private let process: WorkerProcess
  private let alarm: Int32
  private let worker: Worker
  private let deliver: @Sendable (Worker.Delivery) -> Void

  /// How long a worker has for its last words after it was asked to end.
  private static let grace = Duration.seconds(2)

  /// More than this of signs of life and last words is not kept.
  private static let lastWordsLimit = 256 << 10

  init(
    process: WorkerProcess,
    alarm: Int32,
    worker: Worker,
    deliver: @escaping @Sendable (Worker.Delivery) -> Void
  ) {
    self.process = process
    self.alarm = alarm
    self.worker = worker
    self.deliver = deliver
  }

  /// Starts the thread, which ends with the worker.
  ///
  /// - Throws: What the system has against a thread.
  func start() throws(SystemError) {
    try startThread(stackBytes: 512 << 10) { self.run() }
  }

  private func run() {
    let clock = ContinuousClock()
    var lines = IncomingLines()
    var lastWords: [UInt8] = []
    var patience = WorkerPatience(
      silence: worker.timeout,
      request: worker.requestTimeout,
      at: clock.now
    )
    var overdue: Overdue?
    var breach: WorkerBreach?
    // Closed by the worker: nothing to wait for any more, which poll would report for ever.
    var isMute = false
    while breach == nil {
      let glance = worker.glance
      breach = glance.breach
      if glance.isStopping || breach != nil { process.killGroup() }
      if glance.waitsForReader { patience.waitsForReader(at: clock.now) }
      var due = overdue?.deadline
      if let overdue {
        if clock.now >= overdue.deadline { process.killGroup() }
      } else if let asked = glance.asked {
        let end = patience.end(since: asked)
        due = end.at
        if clock.now >= end.at {
          // Not killed at once: its handler still says which method did not return.
          kill(process.process, SIGTERM)
          overdue = Overdue(after: end.after, deadline: clock.now + Self.grace)
          continue
        }
      }
      let ready = wait(until: due, glance, isMute: isMute)
      switch takeLastWords(&lastWords) {
      case .signOfLife: patience.signOfLife(at: clock.now)
      case .end: isMute = true
      case .nothing: break
      }
      if ready.writable { worker.flush(into: process.socket) }
      // Whatever it sent before is still in the socket.
      if ready.isOver {
        process.killGroup()
        breach = breach ?? drain(&lines)
        break
      }
      guard ready.readable else { continue }
      switch read(&lines) {
      case .more, .nothing: break
      case .breach(let found): breach = found
      case .end:
        finish(&lastWords, overdue, breach)
        return
      }
    }
    finish(&lastWords, overdue, breach)
  }

  /// A request that took too long, after what the worker was asked for its last words.
  private struct Overdue {
    let after: Duration
    let deadline: ContinuousClock.Instant
  }

  // MARK: - Waiting

  private struct Ready {
    let readable: Bool
    let writable: Bool
    let isOver: Bool
  }

  /// Waits for anything to do.
  private func wait(
    until due: ContinuousClock.Instant?,
    _ glance: Worker.Glance,
    isMute: Bool
  ) -> Ready {
    // While it is held only its end is looked for.
    let events = (glance.isHeld ? 0 : POLLIN) | (glance.hasOutgoing ? POLLOUT : 0)
    var descriptors = [
      pollfd(fd: process.socket, events: Int16(events), revents: 0),
      pollfd(fd: isMute ? -1 : process.lastWords, events: Int16(POLLIN), revents: 0),
      pollfd(fd: alarm, events: Int16(POLLIN), revents: 0),
      pollfd(fd: process.life ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    // Rounded up, or the last millisecond would be waited for over and over.
    let time = due.map { Int32(clamping: Int(($0 - .now).inSeconds * 1000) + 1) }
    poll(&descriptors, nfds_t(descriptors.count), time.map { max($0, 0) } ?? -1)
    var bytes = [UInt8](repeating: 0, count: 64)
    while systemRead(alarm, &bytes, bytes.count) > 0 {}
    return Ready(
      readable: descriptors[0].revents & ~Int16(POLLOUT) != 0,
      writable: descriptors[0].revents & Int16(POLLOUT) != 0,
      isOver: descriptors[3].revents != 0
    )
  }

  // MARK: - Messages

  private enum Reading {
    case more
    case nothing
    case end
    case breach(WorkerBreach)
  }

  /// Reads what is there once, and hands its lines over.
  private func read(_ lines: inout IncomingLines) -> Reading {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = systemRead(process.socket, &chunk, chunk.count)
    guard count > 0 else {
      return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothing : .end
    }
    do throws(WorkerBreach) {
      try lines.append(chunk[..<count]) { line throws(WorkerBreach) in
        try worker.read(line)
        deliver(.message(line))
      }
    } catch {
      process.killGroup()
      return .breach(error)
    }
    return .more
  }

  /// Takes what a worker that has ended left in the socket.
  private func drain(_ lines: inout IncomingLines) -> WorkerBreach? {
    // No more than a socket holds: a process that left the worker's group may write on.
    for _ in 0..<64 {
      switch read(&lines) {
      case .more: continue
      case .nothing, .end: return nil
      case .breach(let breach): return breach
      }
    }
    return nil
  }

  // MARK: - Last words

  private enum Words {
    case signOfLife
    case nothing
    case end
  }

  /// Reads what is there of signs of life and last words, and keeps the latter.
  private func takeLastWords(_ lastWords: inout [UInt8]) -> Words {
    var chunk = [UInt8](repeating: 0, count: 65536)
    let count = systemRead(process.lastWords, &chunk, chunk.count)
    guard count > 0 else { return count == 0 ? .end : .nothing }
    if lastWords.count < Self.lastWordsLimit {
      let bytes = chunk[..<count]
      lastWords += lastWords.isEmpty ? bytes.drop { $0 == LastWords.signOfLife } : bytes
    }
    return .signOfLife
  }

  /// The worker has ended, or closed its socket: takes the last words and the process's status, and
  /// leaves nothing of it.
  private func finish(
    _ lastWords: inout [UInt8],
    _ overdue: Overdue?,
    _ breach: WorkerBreach?
  ) {
    let deadline = ContinuousClock.now + Self.grace
    var isMute = false
    var cause: WorkerEnding.Cause?
    while cause == nil, ContinuousClock.now < deadline {
      // A worker that closed its channels and lives on has nothing more to say to anybody.
      let isOver = awaitEnd(until: deadline, isMute: isMute)
      while !isMute, case let words = takeLastWords(&lastWords), words != .nothing {
        isMute = words == .end
      }
      guard isOver else { continue }
      // Where nothing tells of the end it may live, and have its last words to say yet.
      if process.life != nil { process.killGroup() }
      cause = process.end(waiting: false)
    }
    if cause == nil {
      process.killGroup()
      cause = process.end(waiting: true)
    }
    if let breach {
      cause = .breach(breach)
    } else if let overdue {
      cause = .silence(seconds: overdue.after.inSeconds)
    }
    end(cause ?? .exit(-1), lastWords)
  }

  /// Waits for last words or the end of the process, and tells whether it may have ended.
  private func awaitEnd(until deadline: ContinuousClock.Instant, isMute: Bool) -> Bool {
    var descriptors = [
      pollfd(fd: isMute ? -1 : process.lastWords, events: Int16(POLLIN), revents: 0),
      pollfd(fd: process.life ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    let left = Int32((deadline - .now).inSeconds * 1000) + 1
    // Where nothing tells of the end it is asked for.
    poll(&descriptors, 2, process.life == nil ? 2 : max(left, 0))
    return process.life == nil || descriptors[1].revents != 0
  }

  private func end(_ cause: WorkerEnding.Cause, _ lastWords: [UInt8]) {
    let ending = worker.ending(cause, lastWords)
    process.closeAll()
    close(alarm)
    Worker.leave()
    deliver(.ended(ending))
  }
}

// Within a type that has a method of this name the function is out of sight.
private let systemRead = read(_:_:_:)
