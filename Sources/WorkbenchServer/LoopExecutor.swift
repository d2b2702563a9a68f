import DequeModule
import NIOCore
import WorkbenchProtocol

/// Runs work later on one event loop, in turns with the sockets of that loop.
///
/// An event loop looks at its sockets only when no task is due, so tasks that put the next slice of
/// their work back at once would leave the other connections unread. Here all slices of a loop
/// stand in one queue, and after a turn the queue waits for a moment in which nothing is due.
final class LoopExecutor {
  private typealias Work = () -> Void

  /// How long a turn goes on before the sockets are looked at again.
  private static let turn = TimeAmount.milliseconds(2)

  /// Long enough that the loop finds nothing due, on a slow machine too; short beside a turn.
  private static let pause = TimeAmount.microseconds(100)

  private let eventLoop: NIOIsolatedEventLoop
  private var queue: Deque<Work> = []
  private var isTurnDue = false

  /// Must be called on `eventLoop`.
  init(on eventLoop: any EventLoop) {
    self.eventLoop = eventLoop.assumeIsolated()
  }

  private func takeTurn() {
    // What is put back during the turn waits for the next.
    let end = NIODeadline.now() + Self.turn
    var remaining = queue.count
    while remaining > 0, let work = queue.popFirst() {
      work()
      remaining -= 1
      if NIODeadline.now() >= end { break }
    }
    isTurnDue = !queue.isEmpty
    guard isTurnDue else { return }
    // Counted from after what the turn left to do, such as writing: while that is done the pause
    // would go by, and the loop would come back here without having looked at a socket.
    eventLoop.execute {
      self.eventLoop.scheduleTask(in: Self.pause) { self.takeTurn() }
    }
  }
}

extension LoopExecutor: Executor {
  func execute(_ work: @escaping () -> Void) {
    queue.append(work)
    guard !isTurnDue else { return }
    isTurnDue = true
    eventLoop.execute { self.takeTurn() }
  }

  func execute(afterMicroseconds delay: Int, _ work: @escaping () -> Void) {
    eventLoop.scheduleTask(in: .microseconds(Int64(delay))) { self.execute(work) }
  }

  var remote: any RemoteExecutor { RemoteLoop(eventLoop: eventLoop.nonisolated()) }
}

/// An event loop as work of other threads sees it.
private struct RemoteLoop: RemoteExecutor {
  let eventLoop: any EventLoop

  func submit(_ work: @escaping @Sendable () -> Void) {
    eventLoop.execute(work)
  }
}
