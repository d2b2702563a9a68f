import Dispatch
import Platform
import Synchronization

/// Has memory given back that is free, but that the allocator still keeps.
///
/// That takes some milliseconds, in which no thread gets memory of the same heap. So it is done when
/// something has ended, at most once a second, and not while something long is under way.
final class MemoryReclaim: Sendable {
  /// So much more than at the start is not worth it, in bytes.
  private static let worthwhile = 4 << 20

  private let budget: MemoryBudget
  /// How much was taken at the start.
  private let first: Int
  private let queue = DispatchQueue(label: "responder.memory")
  private let longWork = Atomic(0)
  /// Whether it is to be done within a second.
  private let isDue = Atomic(false)

  init(_ budget: MemoryBudget) {
    self.budget = budget
    first = budget.taken
  }

  /// Counts in what takes more than one slice.
  func longWorkBegan() { longWork.wrappingAdd(1, ordering: .relaxed) }

  /// Counts out what took more than one slice.
  func longWorkEnded() {
    longWork.wrappingSubtract(1, ordering: .relaxed)
    soon()
  }

  /// Has it done in a second, unless that is due already.
  func soon() {
    guard budget.isMeasured, !isDue.exchange(true, ordering: .relaxed) else { return }
    queue.asyncAfter(deadline: .now() + 1) { [self] in
      isDue.store(false, ordering: .relaxed)
      // Whatever is under way has it done when it ends.
      if longWork.load(ordering: .relaxed) == 0 { giveBack() }
    }
  }

  /// Has it done at once, on a thread of its own, and goes on there.
  func now(then: @escaping @Sendable () -> Void) {
    queue.async { [self] in
      giveBack()
      then()
    }
  }

  private func giveBack() {
    if budget.taken > first + Self.worthwhile { ProcessMemory.giveBack() }
  }
}
