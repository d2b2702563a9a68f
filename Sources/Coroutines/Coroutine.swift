import NIOConcurrencyHelpers
import Platform
import Synchronization

/// Straight-line code that somebody else continues a piece at a time.
///
/// The code runs on a thread of its own, but never beside whoever continues it: they wait until it
/// pauses or ends. So it may use whatever belongs to them, but for what is kept for each thread.
/// Whoever begins one has to continue it until it is over, since nothing else ends its thread.
// Unchecked because of the two threads one waits at any time: the lock hands over what is here.
public final class Coroutine: @unchecked Sendable {
  /// Whose turn it is: the one thread waits for the other.
  private enum Turn { case caller, code }

  private let turn = ConditionLock(value: Turn.caller)
  private var body: (() -> Void)?
  private var deadline = ContinuousClock.now
  private var isBegun = false
  /// How many places were passed since the clock was looked at.
  private var passed = 0

  /// Whether the code has come to its end.
  public private(set) var isOver = false

  /// Keeps code, which begins when it is first continued.
  public init(_ body: @escaping () -> Void) { self.body = body }

  /// Continues the code until it is over, or until the first place after `deadline` at which it may
  /// pause.
  ///
  /// Where the system has no thread to spare the code is carried out here, to its end.
  ///
  /// - Returns: Whether the code is over.
  public func resume(until deadline: ContinuousClock.Instant) -> Bool {
    guard !isOver else { return true }
    self.deadline = deadline
    guard isBegun || begin() else {
      end()
      return true
    }
    isBegun = true
    hand(to: .code, until: .caller)
    return isOver
  }

  /// Carries out the code here and to its end, where it has not begun: to begin a thread for what is
  /// short would take longer.
  public func runHere() {
    guard !isBegun, !isOver else { return }
    end()
  }

  /// Has all code of this process that has not begun be carried out by whoever continues it, to its
  /// end: for where it counts on which thread code runs.
  public static func stayOnCallers() { hasThreads.store(false, ordering: .relaxed) }

  private static let hasThreads = Atomic(true)

  /// A place at which code that is carried out in pieces may pause; elsewhere it does nothing.
  ///
  /// Costs a look at the clock in such code, and some nanoseconds elsewhere.
  ///
  /// - Parameter every: At how many such places the clock is looked at once, where what is done
  ///   between two of them takes no longer than that look.
  public static func pauseIfDue(every: Int = 1) {
    guard let current = pthread_getspecific(currentKey) else { return }
    Unmanaged<Coroutine>.fromOpaque(current).takeUnretainedValue().pauseIfDue(every)
  }

  private func pauseIfDue(_ every: Int) {
    passed += 1
    guard passed >= every else { return }
    passed = 0
    guard ContinuousClock.now >= deadline else { return }
    hand(to: .caller, until: .code)
  }

  /// Has the other thread go on, and waits until it is this one's turn.
  private func hand(to other: Turn, until own: Turn) {
    turn.lock()
    turn.unlock(withValue: other)
    turn.lock(whenValue: own)
    turn.unlock()
  }

  private func end() {
    body?()
    // What it holds is let go of before whoever waits goes on.
    body = nil
    isOver = true
  }

  // MARK: - Its thread

  /// How much stack a thread gets: what the main thread has, since code nests as deep here.
  private static let stack = 8 << 20

  /// Begins the code on a thread of its own; answers whether there is one.
  private func begin() -> Bool {
    guard Self.hasThreads.load(ordering: .relaxed) else { return false }
    return (try? startThread(stackBytes: Self.stack) { self.runOnThread() }) != nil
  }

  private func runOnThread() {
    pthread_setspecific(currentKey, Unmanaged.passUnretained(self).toOpaque())
    turn.lock(whenValue: .code)
    turn.unlock()
    end()
    turn.lock()
    turn.unlock(withValue: .caller)
  }
}

/// Where each thread keeps the code that runs on it in pieces.
private let currentKey: pthread_key_t = {
  var key = pthread_key_t()
  // Without a key nothing is ever found under it, and nothing pauses.
  pthread_key_create(&key, nil)
  return key
}()
