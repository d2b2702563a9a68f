import Jansson
import WorkbenchProtocol

/// Runs a journal again in slices, and then goes on with what needed it.
///
/// Until the run is done nothing has changed, so that it can be cancelled at any slice.
final class JournalWork: SlicedWork {
  private let run: JournalRun
  private let isEnough: () -> Bool
  private let progress: (_ done: Int, _ total: Int) -> Void
  private let then: () throws(WireError) -> Answer
  private var next: (any SlicedWork)?

  let changed: Session?

  /// Prepares the work.
  ///
  /// - Parameters:
  ///   - run: The run, launched already.
  ///   - changed: The session that `then` changes, where it does.
  ///   - isEnough: Whether the rest of the run is not needed.
  ///   - progress: Is told after each slice how many commands have run.
  ///   - then: What follows the run.
  init(
    _ run: JournalRun,
    changing changed: Session? = nil,
    isEnough: @escaping () -> Bool = { false },
    progress: @escaping (_ done: Int, _ total: Int) -> Void = { _, _ in },
    then: @escaping () throws(WireError) -> Answer
  ) {
    self.run = run
    self.changed = changed
    self.isEnough = isEnough
    self.progress = progress
    self.then = then
  }

  var isHeld: Bool {
    next?.isHeld ?? (changed?.subscriptions.contains(where: \.isPaused) ?? false)
  }

  var step: Int { next?.step ?? run.done }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    if let next { return try next.slice(until: deadline) }
    guard try run.advance(until: deadline) || isEnough() else {
      progress(run.done, run.entries.count)
      return .unfinished
    }
    switch try then() {
    case .now(let value): return .finished(value)
    case .work(let work):
      next = work
      return try work.slice(until: deadline)
    }
  }
}
