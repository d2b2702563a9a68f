import Jansson
@_spi(Workbench) import ResponderKit

// What kept a recognizer from recognizing: its own records say it, from the touch that it did not
// get to the state in which it ended.

extension EventRecords {
  /// Finds why a recognizer did not recognize.
  func reason(whyNot wanted: UIGestureRecognizer) -> Reason {
    let index = simulation.objects.index(of: wanted)
    let args: JSONValue = ["recognizer": name(wanted)]
    let own = records.filter { $0.at == index }
    // The first of its records that closes its way: what comes after follows from it.
    for record in own {
      switch record.kind {
      case .recognizerRefused: return refused(record, args)
      case .recognizerPrevented:
        args.set("by", name(record.other))
        return Reason(.recognizerPrevented, args, record)
      case .recognizerChanged where record.state == "failed": return failed(record, own, args)
      default: continue
      }
    }
    if let waiting = own.last(where: { $0.kind == .recognizerWaiting }) {
      args.set("by", name(waiting.other))
      return Reason(.recognizerWaits, args, waiting)
    }
    guard let view = wanted.view else {
      return Reason(.recognizerNoView, args, records.first, at: index)
    }
    args.set("view", name(view))
    // An override of the getter hides recognizers from touches.
    let hidden = records.first {
      $0.kind == .answered && $0.rule == .gestureGetterOverrideHides
        && $0.at == simulation.objects.index(of: view)
    }
    if let hidden { return Reason(.recognizerUnlisted, args, hidden) }
    return untouched(wanted, view, own, args)
  }

  private func refused(_ record: TraceRecord, _ args: JSONValue) -> Reason {
    switch record.rule {
    case .gestureDisabledNotCollected?: Reason(.recognizerDisabled, args, record)
    case .gestureTouchTypeFilter?, .gestureExclusiveTouchType?:
      Reason(.recognizerType, args, record)
    default: Reason(.recognizerRefused, args, record)
    }
  }

  private func failed(_ record: TraceRecord, _ own: [TraceRecord], _ args: JSONValue) -> Reason {
    let awaited = own.last { $0.kind == .recognizerWaiting }?.other
    switch record.rule {
    case .gestureRequireToFailHolds?:
      args.set("by", name(awaited))
      return Reason(.recognizerRing, args, record)
    case .gestureShouldBeginOncePerAttempt?, .gestureViewShouldBegin?,
      .gestureViewShouldBeginAppliesToAncestors?:
      return Reason(.recognizerMayNotBegin, args, record)
    default: break
    }
    guard let other = record.other else { return Reason(.recognizerFailed, args, record) }
    args.set("by", name(other))
    return Reason(.recognizerExcluded, args, record)
  }

  /// No record of its own says why: the touch was elsewhere, or is not over for it.
  private func untouched(
    _ wanted: UIGestureRecognizer,
    _ view: UIView,
    _ own: [TraceRecord],
    _ args: JSONValue
  ) -> Reason {
    let hit = outcome?.hits.last?.view.flatMap { simulation.objects.object(at: $0) } as? UIView
    if let hit, hit.isDescendant(of: view) {
      return Reason(.recognizerPossible, args, own.last, at: simulation.objects.index(of: wanted))
    }
    if let reason = hitReason(whyNot: view) { return reason }
    let last = records.last { $0.rule.map { !Rule.nonReasons.contains($0) } == true }
    return Reason(.recognizerElsewhere, args, last, at: simulation.objects.index(of: wanted))
  }
}
