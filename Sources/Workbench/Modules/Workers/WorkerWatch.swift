import Foundation
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
  func start() {
    let thread = Thread { [self] in run() }
    thread.stackSize = 512 << 10
    thread.start()
  }

  private func run() {
    var incoming = IncomingLines()
    var lastWords: [UInt8] = []
    let clock = ContinuousClock()
    var heard = clock.now
    /// Set when the worker was silent for too long and has been asked for its last words.
    var deadline: ContinuousClock.Instant?
    var wasWaiting = false
    // Closed by the worker: nothing to wait for any more, which poll would report for ever.
    var isMute = false
    while true {
      let glance = worker.glance
      // Its number cannot be another process's: it is waited for only here, after this loop.
      if glance.isStopping { kill(process.process, SIGKILL) }
      if glance.isHeld || (glance.isWaiting && !wasWaiting) { heard = clock.now }
      wasWaiting = glance.isWaiting
      if let deadline {
        if clock.now >= deadline { kill(process.process, SIGKILL) }
      } else if glance.isWaiting, clock.now - heard >= worker.patience {
        // Not killed at once: its handler still says which method did not return.
        kill(process.process, SIGTERM)
        deadline = clock.now + Self.grace
      }
      var descriptors = [
        pollfd(
          fd: process.socket,
          events: (glance.isHeld ? 0 : Int16(POLLIN)) | (glance.hasOutgoing ? Int16(POLLOUT) : 0),
          revents: 0
        ),
        pollfd(fd: isMute ? -1 : process.lastWords, events: Int16(POLLIN), revents: 0),
        pollfd(fd: alarm, events: Int16(POLLIN), revents: 0),
      ]
      poll(&descriptors, 3, wait(glance, heard, deadline, clock))
      var chunk = [UInt8](repeating: 0, count: 65536)
      while read(alarm, &chunk, chunk.count) > 0 {}
      switch read(process.lastWords, &chunk, chunk.count) {
      case 0: isMute = true
      case let count where count > 0:
        heard = clock.now
        keep(chunk[..<count], in: &lastWords)
      default: break
      }
      if descriptors[0].revents & Int16(POLLOUT) != 0 { worker.flush(into: process.socket) }
      // While it is held only its end is looked for.
      guard descriptors[0].revents & ~Int16(POLLOUT) != 0 else { continue }
      let count = read(process.socket, &chunk, chunk.count)
      if count > 0 {
        heard = clock.now
        incoming.append(chunk[..<count]) { line in
          // Before it is handed over: whoever takes it counts it back on another thread.
          worker.delivering(line.bytes.count, isAnswer: line.isAnswer)
          deliver(.message(line.bytes))
        }
        // Code of a module can write to the socket itself; the daemon must not grow with it.
        if incoming.isTooLong { kill(process.process, SIGKILL) }
      } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
        break
      }
    }
    let cause = finish(&lastWords)
    end(deadline == nil ? cause : .silence(seconds: worker.patience.inSeconds), lastWords)
  }

  /// How long to wait for anything, in milliseconds; for ever when nothing is due.
  private func wait(
    _ glance: Worker.Glance,
    _ heard: ContinuousClock.Instant,
    _ deadline: ContinuousClock.Instant?,
    _ clock: ContinuousClock
  ) -> Int32 {
    guard deadline != nil || glance.isWaiting else { return -1 }
    let due = deadline ?? heard + worker.patience
    // Rounded up, or the last millisecond would be waited for over and over.
    return Int32(clamping: Int((due - clock.now).inSeconds * 1000) + 1)
  }

  /// Keeps last words; signs of life among them are dropped.
  private func keep(_ bytes: ArraySlice<UInt8>, in lastWords: inout [UInt8]) {
    guard lastWords.count < Self.lastWordsLimit else { return }
    lastWords += lastWords.isEmpty ? bytes.drop { $0 == LastWords.signOfLife } : bytes
  }

  /// The socket is closed: takes the last words and the process's status.
  private func finish(_ lastWords: inout [UInt8]) -> WorkerEnding.Cause {
    let clock = ContinuousClock()
    let deadline = clock.now + Self.grace
    var request = pollfd(fd: process.lastWords, events: Int16(POLLIN), revents: 0)
    var chunk = [UInt8](repeating: 0, count: 65536)
    while case let left = deadline - clock.now, left > .zero,
      poll(&request, 1, Int32(left.inSeconds * 1000) + 1) > 0
    {
      let count = read(process.lastWords, &chunk, chunk.count)
      guard count > 0 else { break }
      keep(chunk[..<count], in: &lastWords)
    }
    // A worker that closed its channels and lives on has nothing more to say to anybody.
    while clock.now < deadline {
      if let cause = process.end(waiting: false) { return cause }
      usleep(2000)
    }
    kill(process.process, SIGKILL)
    return process.end(waiting: true) ?? .exit(-1)
  }

  private func end(_ cause: WorkerEnding.Cause, _ lastWords: [UInt8]) {
    let ending = worker.ending(cause, lastWords)
    close(process.socket)
    close(process.lastWords)
    close(alarm)
    Worker.leave()
    deliver(.ended(ending))
  }
}

/// Cuts what a worker sends into messages.
private struct IncomingLines {
  struct Line {
    let bytes: [UInt8]

    /// Whether this answers a request.
    var isAnswer: Bool {
      !OutgoingMessage.isNotification(bytes) && !WorkerWord.isWord(bytes)
    }
  }

  private var pending: [UInt8] = []

  /// Whether a message has come to more than any answer of ours ever has.
  var isTooLong: Bool { pending.count > 64 << 20 }

  mutating func append(_ bytes: ArraySlice<UInt8>, _ take: (Line) -> Void) {
    var rest = bytes
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      pending += rest[..<end]
      take(Line(bytes: pending))
      pending.removeAll(keepingCapacity: true)
      rest = rest[(end + 1)...]
    }
    pending += rest
  }
}

extension Duration {
  /// The duration as a number of seconds.
  var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
