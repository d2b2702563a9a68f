import Jansson
@_spi(Workbench) import ResponderKit

extension EventRecords {
  /// Finds why an object is not first responder: the refusal, or the change that took it away.
  ///
  /// - Parameters:
  ///   - wanted: Who should be first responder; nil where nobody should.
  ///   - focused: Who is.
  /// - Returns: The reason.
  package func focusReason(whyNot wanted: AnyObject?, focused: AnyObject?) -> Reason {
    let index = wanted.map { simulation.objects.index(of: $0) }
    let args: JSONValue = ["object": name(index)]
    let refused = records.last { $0.kind == .firstResponderRefused && $0.at == index }
    let changed = records.last { $0.kind == .firstResponderChanged }
    if let refused, refused.seq[.full] > changed?.seq[.full] ?? 0 || changed?.at != index {
      return refusal(refused, args)
    }
    guard let changed else {
      let last = records.last { $0.rule.map { !Rule.nonReasons.contains($0) } == true }
      return Reason(
        .focusNotAsked,
        args,
        last ?? records.last,
        at: index,
        rule: unaskedRule(focused: focused)
      )
    }
    guard let focused else { return Reason(.focusGone, args, changed) }
    args.set("by", name(focused))
    return Reason(.focusTaken, args, changed)
  }

  /// Why nobody became first responder of its own accord.
  private func unaskedRule(focused: AnyObject?) -> Rule {
    switch (outcome?.hits.isEmpty == false, focused == nil) {
    case (true, true): .firstResponderNotOnTouch
    case (true, false): .firstResponderOutsideTapKeeps
    case (false, true): .firstResponderNilIsNormal
    case (false, false): .firstResponderTextAuto
    }
  }

  private func refusal(_ record: TraceRecord, _ args: JSONValue) -> Reason {
    switch record.rule {
    case .firstResponderWillAppearFalse?, .firstResponderDidLoadFalse?,
      .firstResponderNeedsWindow?:
      return Reason(.focusTooEarly, args, record)
    case .firstResponderBecomeRefusedBySelf?: return Reason(.focusCannot, args, record)
    case .firstResponderBecomeRefusedByCurrent?:
      let current = records.last {
        $0.kind == .firstResponderRefused && $0.method == .resignFirstResponder
      }
      args.set("by", name(current?.at))
      return Reason(.focusKept, args, record)
    default: return Reason(.focusRefused, args, record)
    }
  }
}
