import Coroutines
import WorkbenchProtocol

/// Has sessions of earlier daemons run again on an executor, in slices and one after the other.
///
/// Those that somebody asks for come first.
final class Recovery {
  let executor: any Executor
  private var homes: [RecoveringHome] = []
  private var urgent: [RecoveringHome] = []

  init(on executor: any Executor) { self.executor = executor }

  /// Enters a session that is to be run again after those that are there already.
  func add(_ home: RecoveringHome) { homes.append(home) }

  /// Has a session run before those that nobody has asked for.
  func hurry(_ home: RecoveringHome) { urgent.append(home) }

  /// Begins, after what the executor has to do already.
  func begin() {
    // The first one last, where it is soonest taken.
    homes.reverse()
    proceed()
  }

  private func proceed() {
    executor.execute { [self] in
      guard let home = urgent.popLast() ?? homes.popLast() else { return }
      guard home.isUnderway else { return proceed() }
      advance(Coroutine { home.make() }) { [self] in
        home.settle()
        proceed()
      }
    }
  }

  private func advance(_ coroutine: Coroutine, then: @escaping () -> Void) {
    guard coroutine.resume(until: .now + RequestQueue.sliceLength) else {
      return executor.execute { [self] in advance(coroutine, then: then) }
    }
    then()
  }
}
