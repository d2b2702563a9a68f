import Coroutines
import WorkbenchProtocol

/// Looks into a long document, in slices: who carries out a request hangs on the modules that its
/// document names.
final class LookWork: SlicedWork {
  private let coroutine: Coroutine

  /// - Parameter look: Looks into the document, and leaves it where the request finds it.
  init(_ look: @escaping () -> Void) { coroutine = Coroutine(look) }

  var changed: Session? { nil }
  var step: Int { 0 }

  func slice(until deadline: ContinuousClock.Instant) throws(WireError) -> Slice {
    coroutine.resume(until: deadline) ? .again : .unfinished
  }

  func leave(on executor: any Executor) { coroutine.finish(on: executor) }
}
