import Synchronization
public import WorkbenchProtocol

/// An executor whose work runs when it is told to, in an order that never differs.
///
/// Its time is its own: what should run later waits until the time is advanced.
/// What other threads submit is the one thing that has an order of its own.
public final class QueueExecutor: Executor {
  private var queue: [() -> Void] = []
  private var next = 0
  private var later: [(due: Int, order: Int, work: () -> Void)] = []
  private var order = 0
  /// Where other threads leave work, once somebody asked for it.
  private var mailbox: Mailbox?

  /// The time in microseconds, which only `advance(byMicroseconds:)` moves.
  public private(set) var now = 0

  /// Makes an executor whose time stands at 0.
  public init() {}

  deinit { mailbox?.close() }

  public func execute(_ work: @escaping () -> Void) {
    queue.append(work)
  }

  public func execute(afterMicroseconds delay: Int, _ work: @escaping () -> Void) {
    order += 1
    later.append((now + max(0, delay), order, work))
  }

  public var remote: any RemoteExecutor {
    let mailbox = mailbox ?? Mailbox()
    self.mailbox = mailbox
    return mailbox
  }

  /// Runs the first piece of work that is due; answers whether there was one.
  @discardableResult
  public func runOne() -> Bool {
    // What other threads left is taken in only when the own work is done, so that it cannot come
    // between two pieces of it. Taken-up places are dropped all at once, not one by one from the
    // front.
    if next == queue.count {
      queue = []
      for work in mailbox?.take() ?? [] { queue.append(work) }
      next = 0
    }
    guard next < queue.count else { return false }
    // Let go before it runs: what it holds may hold this executor.
    var work: () -> Void = {}
    swap(&work, &queue[next])
    next += 1
    work()
    return true
  }

  /// Runs all work that is due, and what it puts here.
  public func runUntilIdle() {
    while runOne() {}
  }

  /// Moves the time, and runs what falls due, in order.
  public func advance(byMicroseconds amount: Int) {
    let end = now + amount
    runUntilIdle()
    while let index = nextIndex(), later[index].due <= end {
      let (due, _, work) = later.remove(at: index)
      now = max(now, due)
      work()
      runUntilIdle()
    }
    now = end
  }

  /// Waits until another thread has submitted work; answers false when none came in time.
  ///
  /// When nobody holds the handle for it none can come, and it is not waited for.
  func waitForWork(until deadline: ContinuousClock.Instant) -> Bool {
    let isHeldElsewhere = mailbox != nil && !isKnownUniquelyReferenced(&mailbox)
    guard let mailbox, isHeldElsewhere || mailbox.hasWork else { return false }
    return mailbox.wait(until: deadline)
  }

  private func nextIndex() -> Int? {
    later.indices.min { (later[$0].due, later[$0].order) < (later[$1].due, later[$1].order) }
  }
}

/// Where other threads leave work.
private final class Mailbox: RemoteExecutor {
  /// What was left and nobody took yet; nil once nobody will.
  private let works = Mutex<[@Sendable () -> Void]?>([])
  private let bell = Bell()

  func submit(_ work: @escaping @Sendable () -> Void) {
    works.withLock { $0?.append(work) }
    bell.ring()
  }

  var hasWork: Bool {
    works.withLock { $0?.isEmpty == false }
  }

  func take() -> [@Sendable () -> Void] {
    works.withLock { works in
      guard let left = works else { return [] }
      works = []
      return left
    }
  }

  /// Lets go of what was left and of what still comes: it may hold this mailbox, to be answered here
  /// once more, so that neither would ever go.
  func close() {
    let left = works.withLock { works in
      defer { works = nil }
      return works
    }
    // Not under the lock: what ends with it may come here.
    _ = consume left
  }

  func wait(until deadline: ContinuousClock.Instant) -> Bool {
    // A ring may be left over from work that was taken without waiting for it.
    while !hasWork {
      guard bell.wait(until: deadline) else { return false }
    }
    return true
  }
}
