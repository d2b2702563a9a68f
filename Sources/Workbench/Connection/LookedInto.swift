import WorkbenchProtocol

/// Has a request performed whose document was looked into.
final class LookedInto: SlicedWork {
  var changed: Session? { nil }
  var step: Int { 0 }

  func slice(until deadline: ContinuousClock.Instant) -> Slice { .again }
}
