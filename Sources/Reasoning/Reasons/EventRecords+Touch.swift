import Coroutines
import Jansson
@_spi(Workbench) import ResponderKit

// A view that was hit, and did not get or keep its touch.

extension EventRecords {
  /// Finds what kept a touch from a view that was hit, or took it away; nil where nothing did.
  func touchReason(whyNot wanted: UIView) -> Reason? {
    Coroutine.pauseIfDue()
    let index = simulation.objects.index(of: wanted)
    let view: JSONValue = ["view": name(wanted)]
    for record in records where record.at == index {
      switch (record.kind, record.rule) {
      case (.touchDropped, .multiOnlyFirstTouch?): return Reason(.touchSecondFinger, view, record)
      case (.touchDropped, .exclusiveBlocksOtherViews?):
        return Reason(.touchExclusive, view, record)
      case (.touchDropped, .ignoreAnimatingViewIsIneligible?):
        return Reason(.hitAnimating, view, record)
      case (.touchDropped, .exclusiveNeedsIdleWindow?): return Reason(.touchNeedsIdle, view, record)
      case (.touchDropped, .gestureCancelsDropsPending?):
        return taken(record, .touchHeld, view)
      case (.touchDropped, _): return Reason(.touchDropped, view, record)
      case (.touchCancelled, let rule?) where EventRecords.taking.contains(rule):
        return taken(record, .touchTaken, view)
      case (.touchCancelled, _): return taken(record, .touchCancelled, view)
      default: continue
      }
    }
    let held = records.last { $0.at == index && $0.kind == .touchHeld }
    let wasTold = records.contains {
      $0.at == index && $0.kind == .asked && $0.method == .touchesBegan
    }
    guard let held, !wasTold else { return nil }
    return Reason(delaying(held) == nil ? .touchHeld : .touchDelayed, by(held.other, view), held)
  }

  /// The scroll view that holds a touch back until it knows whether to scroll.
  private func delaying(_ record: TraceRecord) -> UIScrollView? {
    let holder = record.other.flatMap { simulation.objects.object(at: $0) } as? UIGestureRecognizer
    return holder?.isOwn == true ? holder?.view as? UIScrollView : nil
  }

  /// A touch that a view lost, to the recognizer that the record names where it names one.
  private func taken(_ record: TraceRecord, _ id: ReasonID, _ args: JSONValue) -> Reason {
    guard let taker = simulation.object(at: record.other) as? UIGestureRecognizer else {
      return Reason(id == .touchTaken ? .touchCancelled : id, args, record)
    }
    let isScroll = taker.isOwn && taker.view is UIScrollView
    return Reason(isScroll ? .touchScrolled : id, by(record.other, args), record)
  }

  /// Adds who did it: a scroll view where it was a recognizer of its own.
  private func by(_ index: ObjectIndex?, _ args: JSONValue) -> JSONValue {
    let recognizer = index.flatMap { simulation.objects.object(at: $0) } as? UIGestureRecognizer
    if let recognizer, recognizer.isOwn, let view = recognizer.view {
      args.set("by", name(view))
    } else {
      args.set("by", name(index))
    }
    return args
  }
}

extension Simulation {
  /// The object of a record, where it has one and that is still there.
  func object(at index: ObjectIndex?) -> AnyObject? { index.flatMap { objects.object(at: $0) } }
}
