import Coroutines
import Jansson
import WorkbenchProtocol

/// A large answer on its way to the wire, written in slices.
final class WritingWork: SlicedWork {
  private let coroutine: Coroutine
  private let send: () throws(WireError) -> Void
  private let remains: Remains
  private var value: JSONValue?

  /// - Parameters:
  ///   - id: The request that is answered.
  ///   - value: The result.
  ///   - remains: Where the result goes when it is written.
  ///   - send: Takes the answer.
  init(
    _ id: RequestID,
    _ value: JSONValue,
    _ remains: Remains,
    send: @escaping (_ answer: [UInt8]) -> Void
  ) {
    var answer: Result<[UInt8], WireError> = .success([])
    coroutine = Coroutine {
      answer = Result { () throws(WireError) in
        var bytes: [UInt8] = []
        try OutgoingMessage.answer(id, result: value, in: &bytes)
        return bytes
      }
    }
    self.send = { () throws(WireError) in send(try answer.get()) }
    self.value = value
    self.remains = remains
  }

  var changed: Session? { nil }
  var step: Int { 0 }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    guard coroutine.resume(until: deadline) else { return .unfinished }
    discard()
    try send()
    return .finished(nil)
  }

  func leave(on executor: any Executor, then: @escaping () -> Void) {
    coroutine.finish(on: executor) { [self] in
      discard()
      then()
    }
  }

  private func discard() {
    if let value { remains.take(value) }
    value = nil
  }
}
