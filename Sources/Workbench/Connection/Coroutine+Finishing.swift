import Coroutines
import WorkbenchProtocol

extension Coroutine {
  /// Carries out in slices what nobody waits for any more: code has no other way to let go of what
  /// it has.
  func finish(on executor: any Executor, then: @escaping () -> Void = {}) {
    guard !isOver else { return then() }
    executor.execute { [self] in
      guard resume(until: .now + RequestQueue.sliceLength) else {
        return finish(on: executor, then: then)
      }
      then()
    }
  }
}
