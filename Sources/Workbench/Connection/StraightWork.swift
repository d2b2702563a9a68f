import Coroutines
import Jansson
import WorkbenchProtocol

/// Work that is written straight on, carried out in slices, and then answered.
///
/// What is made must not touch the connection, which may end meanwhile: what follows does that.
final class StraightWork: SlicedWork {
  private let coroutine: Coroutine
  private let progress: () -> Void
  private let stepNow: () -> Int
  private let follow: () throws(WireError) -> Answer
  private let isShort: Bool
  private var next: (any SlicedWork)?

  /// Prepares the work.
  ///
  /// - Parameters:
  ///   - isShort: Whether it is known to be done in one slice.
  ///   - step: The step at which it is, told when it is cancelled.
  ///   - progress: Is called after each slice.
  ///   - make: What is done in slices.
  ///   - then: What follows, unless somebody has ended the work meanwhile.
  init<Made>(
    isShort: Bool = false,
    step: @escaping () -> Int = { 0 },
    progress: @escaping () -> Void = {},
    _ make: @escaping () throws(WireError) -> Made,
    then: @escaping (Made) throws(WireError) -> Answer
  ) {
    var made: Result<Made, WireError>?
    coroutine = Coroutine { made = Result { () throws(WireError) in try make() } }
    follow = { () throws(WireError) in
      defer { made = nil }
      // There is something once the code is over.
      guard let made else { return .now(.null) }
      return try then(try made.get())
    }
    self.isShort = isShort
    self.progress = progress
    stepNow = step
  }

  var changed: Session? { nil }

  var isHeld: Bool { next?.isHeld ?? false }

  var step: Int { next?.step ?? stepNow() }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    if let next { return try next.slice(until: deadline) }
    if isShort { coroutine.runHere() }
    guard coroutine.resume(until: deadline) else {
      progress()
      return .unfinished
    }
    switch try follow() {
    case .now(let value): return .finished(value)
    case .work(let work):
      next = work
      return try work.slice(until: deadline)
    }
  }

  func leave(on executor: any Executor, then: @escaping () -> Void) {
    if let next { return next.leave(on: executor, then: then) }
    coroutine.finish(on: executor, then: then)
  }
}
