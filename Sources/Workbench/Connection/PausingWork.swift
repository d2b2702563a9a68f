import Coroutines
import Jansson
import WorkbenchProtocol

/// A request at a large session, or about a long document: it pauses where that is due, in the middle
/// of a call, too.
///
/// While it has paused there nobody else may use the session.
final class PausingWork: SlicedWork {
  /// What one run of code comes to.
  private enum Outcome {
    /// The handler has answered.
    case answer(Answer)
    /// Work that the handler has answered with has done a slice.
    case slice(Slice)
  }

  private let session: Session?
  private let isReading: Bool
  private let answer: () throws(WireError) -> Answer
  /// The work that the handler has answered with.
  private var next: (any SlicedWork)?
  private var coroutine: Coroutine?
  private var outcome: Result<Outcome, WireError>?

  /// Prepares the work.
  ///
  /// - Parameters:
  ///   - session: The session that the request means, where it means one.
  ///   - isReading: Whether it leaves that as it is.
  ///   - answer: Carries out the request.
  init(
    in session: Session?,
    isReading: Bool,
    _ answer: @escaping () throws(WireError) -> Answer
  ) {
    self.session = session
    self.isReading = isReading
    self.answer = answer
  }

  /// The session also where it is only read: who pauses in it must be alone.
  var changed: Session? { session ?? next?.changed }

  // In the middle of a call it may not wait for a client: others wait for the end of the call.
  var isHeld: Bool { coroutine == nil && next?.isHeld ?? false }

  var step: Int { next?.step ?? 0 }

  var mayStop: Bool { isReading || session == nil || coroutine == nil }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    while true {
      let coroutine = coroutine ?? begin(until: deadline)
      guard coroutine.resume(until: deadline) else {
        session?.turns.pause()
        return .unfinished
      }
      self.coroutine = nil
      session?.turns.rest()
      switch try take() {
      case .answer(.now(let value)): return .finished(value)
      case .answer(.work(let work)): next = work
      case .slice(let slice): return slice
      }
    }
  }

  private func begin(until deadline: ContinuousClock.Instant) -> Coroutine {
    let next = next
    let coroutine = Coroutine { [self] in
      outcome = Result { () throws(WireError) in
        if let next { return .slice(try next.slice(until: deadline)) }
        return .answer(try answer())
      }
    }
    self.coroutine = coroutine
    return coroutine
  }

  private func take() throws(WireError) -> Outcome {
    defer { outcome = nil }
    // There is something once the code is over.
    guard let outcome else { return .slice(.unfinished) }
    return try outcome.get()
  }

  func leave(on executor: any Executor, then: @escaping () -> Void) {
    guard let coroutine else { return leaveNext(on: executor, then: then) }
    coroutine.finish(on: executor) { [self] in
      self.coroutine = nil
      session?.turns.rest()
      session?.turns.giveBack(by: self)
      leaveNext(on: executor, then: then)
    }
  }

  private func leaveNext(on executor: any Executor, then: @escaping () -> Void) {
    if let next { next.leave(on: executor, then: then) } else { then() }
  }
}
