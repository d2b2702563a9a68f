import NIOConcurrencyHelpers
import Synchronization
import WorkbenchProtocol

/// The threads for what takes long, beside those that serve connections.
///
/// What is about a long text is carried out on one of them, and a session that it opens stays there:
/// in whatever piece it is done, no connection waits for it that asks for something else.
final class Lanes: Sendable {
  private let executors: [Confined<any Executor>]
  /// How much each of them has.
  private let loads: NIOLockedValueBox<[Int]>

  init(_ executors: [Confined<any Executor>]) {
    self.executors = executors
    loads = NIOLockedValueBox(Array(repeating: 0, count: executors.count))
  }

  /// Takes a place on the thread that has the least.
  ///
  /// - Parameter key: Stands for the text that it is about. Of threads that have equally little the
  ///   one is taken that the key leads to: it may have read that text.
  /// - Returns: The place; nil where there are no such threads.
  func seat(for key: Int) -> Seat? {
    guard !executors.isEmpty else { return nil }
    let number = loads.withLockedValue { loads in
      let known = Int(key.magnitude % UInt(loads.count))
      let least = loads.min() ?? 0
      let number = loads[known] == least ? known : loads.firstIndex(of: least) ?? known
      loads[number] += 1
      return number
    }
    return Seat(executors[number], number, of: self)
  }

  /// A place on one of the threads, given back when nobody holds it any more, or before.
  final class Seat: Sendable {
    let executor: Confined<any Executor>
    private let number: Int
    private let lanes: Lanes
    private let isTaken = Atomic(true)

    fileprivate init(_ executor: Confined<any Executor>, _ number: Int, of lanes: Lanes) {
      self.executor = executor
      self.number = number
      self.lanes = lanes
    }

    /// Gives it back, unless it has been.
    func giveBack() {
      guard isTaken.exchange(false, ordering: .relaxed) else { return }
      lanes.loads.withLockedValue { $0[number] -= 1 }
    }

    deinit { giveBack() }
  }
}
