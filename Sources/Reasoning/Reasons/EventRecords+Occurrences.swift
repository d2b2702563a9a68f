import Jansson
@_spi(Workbench) import ResponderKit

// Whether something occurred: the last record after which it still could have, or the one that led
// to one time too many.

extension EventRecords {
  /// Finds why something did not occur at an object, or did.
  ///
  /// - Parameters:
  ///   - name: What should have occurred.
  ///   - object: At whom.
  ///   - carriers: To whom the event had to come for that.
  ///   - count: How often it occurred.
  ///   - isTooOften: Whether that was too often.
  /// - Returns: The reason.
  func reason(
    occurring name: String,
    at object: AnyObject?,
    carriers: [AnyObject],
    count: Int,
    isTooOften: Bool
  ) -> Reason {
    let args: JSONValue = [
      "name": JSONValue(name), "object": object.map { self.name($0) } ?? .null,
      "count": JSONValue(count),
    ]
    if isTooOften { return happened(name, at: object, args) }
    for carrier in carriers {
      if let control = carrier as? UIControl, let reason = controlReason(name, control, object) {
        return reason
      }
      if let list = carrier as? UIScrollView, let reason = listReason(name, list) {
        return reason
      }
      if let text = carrier as? UIResponder, carrier is any UITextInput || name.isAboutFocus,
        records.contains(where: { $0.kind == .firstResponderRefused })
      {
        return focusReason(whyNot: text, focused: nil)
      }
      // After what the carrier itself says: a control that was reached and did not send is told by
      // that.
      if !reaches(carrier), carrier is UIView || carrier is UIGestureRecognizer {
        return reason(whyNot: carrier)
      }
    }
    if let action = actionReason(name, object) { return action }
    if let wanted = object ?? carriers.first, let unstarted = unstarted(wanted) { return unstarted }
    if name.hasSuffix(":"), let untold = untoldControl(name) { return untold }
    return closing(of: object ?? carriers.first, .callNever, args)
  }

  /// The record that led to something that should not have happened.
  private func happened(_ name: String, at object: AnyObject?, _ args: JSONValue) -> Reason {
    let index = object.map { simulation.objects.index(of: $0) }
    args.set("wanted", 0)
    let own = records.last { record in
      guard index == nil || record.at == index, record.rule.isTelling else { return false }
      switch record.kind {
      case .controlEvent: return record.text(.event) == name
      case .actionSent: return record.text(.action) == name
      case .recognizerChanged: return record.state == name
      default: return record.method?.name == name
      }
    }
    if let own {
      // A message that somebody passed on came of that.
      let sender = records.first {
        $0.kind == .answered && $0.method == own.method && $0.method != nil
          && $0.rule?.passesOn == true && $0.seq[.full] > own.seq[.full]
      }
      return Reason(.callCount, args, sender ?? own)
    }
    return closing(of: object, .callCount, args)
  }

  // MARK: - Controls

  private func controlReason(
    _ name: String,
    _ control: UIControl,
    _ object: AnyObject?
  ) -> Reason? {
    let index = simulation.objects.index(of: control)
    let args: JSONValue = ["control": self.name(control), "event": JSONValue(name)]
    let own = records.filter { $0.at == index }
    let sent = own.filter { $0.kind == .controlEvent }.compactMap { $0.text(.event) }
    if let declined = own.first(where: {
      $0.kind == .declined && $0.rule == .controlDisabledIgnoresTouch
    }) {
      return Reason(.controlDisabled, args, declined)
    }
    if let hit = hitReason(whyNot: control) { return hit }
    if let touch = touchReason(whyNot: control) { return touch }
    if let dropped = own.last(where: {
      $0.kind == .declined && $0.rule == .controlTargetsNotRetained
    }) {
      return Reason(.controlNoTarget, args, dropped)
    }
    let last = own.last { $0.kind == .controlEvent }
    if sent.contains("touchUpOutside"), !sent.contains(name) {
      return Reason(.controlLeft, args, last, rule: .controlUpInsideUsesSlop)
    }
    // What was asked about is an action of it, or an event that nobody listens to.
    if object !== control, let last, !records.contains(where: { $0.kind == .actionSent }) {
      let wanted = control.sentActions.first { $0.action.name == name }
      if let event = wanted?.events.singleName, !sent.contains(event) {
        args.set("event", event)
        args.set("sent", JSONValue(sent.last ?? ""))
        return Reason(.controlOtherEvent, args, last)
      }
      if wanted == nil { return Reason(.controlNoTarget, args, last) }
    }
    if object === control, let last, !sent.contains(name) {
      args.set("sent", JSONValue(sent.joined(separator: ", ")))
      return Reason(.controlOtherEvent, args, last)
    }
    return nil
  }

  /// A control that was used and sends the action to nobody.
  private func untoldControl(_ name: String) -> Reason? {
    let sent = records.last { $0.kind == .controlEvent }
    guard let sent, !records.contains(where: { $0.kind == .actionSent }) else { return nil }
    return Reason(
      .controlNoTarget,
      ["control": self.name(sent.at), "event": JSONValue(sent.text(.event) ?? "")],
      sent
    )
  }

  // MARK: - Lists

  private func listReason(_ name: String, _ list: UIScrollView) -> Reason? {
    guard list is UITableView || list is UICollectionView, name.isAboutRows else { return nil }
    let args: JSONValue = ["list": self.name(list)]
    let index = simulation.objects.index(of: list)
    let allows =
      (list as? UITableView)?.allowsSelection ?? (list as? UICollectionView)?.allowsSelection
    if allows == false {
      return Reason(
        .listNoSelection,
        args,
        records.last { $0.at == index && $0.rule.isTelling } ?? records.last { $0.rule.isTelling },
        at: index
      )
    }
    // The delegate may let no row highlight, or name none to select.
    let refusing = records.last { record in
      guard record.kind == .answered, record.method.map({ $0.name.isRowQuestion }) == true
      else { return false }
      switch record[.answer] {
      case .flag(false)?, ResponderKit.TraceField.Value.none?: return true
      default: return false
      }
    }
    if let refusing {
      args.set("method", JSONValue(refusing.method?.name ?? ""))
      return Reason(.listRefused, args, refusing)
    }
    // The touch went to a view in the list, or to none.
    let hit = outcome?.hits.last?.view.flatMap { simulation.objects.object(at: $0) } as? UIView
    guard let hit, hit.isDescendant(of: list) else { return hitReason(whyNot: list) }
    if let touch = touchReason(whyNot: hit) { return touch }
    if let declined = records.last(where: { $0.kind == .declined && $0.at == index }) {
      return Reason(.callNever, ["name": JSONValue(name), "object": self.name(list)], declined)
    }
    let swallowed = records.first {
      $0.kind == .answered && $0.rule.isKeeping
    }
    guard let swallowed else { return nil }
    return Reason(
      .chainSwallowed,
      ["by": self.name(swallowed.at), "wanted": self.name(list)],
      swallowed
    )
  }

  // MARK: - Actions

  private func actionReason(_ action: String, _ object: AnyObject?) -> Reason? {
    let args: JSONValue = [
      "action": JSONValue(action), "wanted": object.map { self.name($0) } ?? .null,
    ]
    let index = object.map { simulation.objects.index(of: $0) }
    let refused = records.last {
      $0.kind == .answered && $0.method == .canPerformAction && $0.at == index && index != nil
        && $0.isOverridden
    }
    if let refused, case .flag(false)? = refused[.answer] {
      args.set("object", self.name(refused.at))
      return Reason(.actionRefused, args, refused)
    }
    if let sent = records.last(where: { $0.kind == .actionSent && $0.text(.action) == action }),
      sent.at != index
    {
      args.set("got", self.name(sent.at))
      return Reason(.actionElsewhere, args, sent)
    }
    let search = records.filter { $0.kind == .actionSearched && $0.text(.action) == action }
    guard let first = search.first else { return nil }
    if let object, simulation.actions.implements(ResponderKit.Selector(action), object) {
      // It would do it: the search begins where it does not come by.
      let begin = search.first { $0.rule.isTelling } ?? first
      return Reason(.chainNobody, args, begin, at: begin.at)
    }
    let end = records.last { $0.kind == .discarded && $0.rule == .actionTargetNilEnds }
    return Reason(.actionNobody, args, end ?? first)
  }

  // MARK: - Anything

  /// The last refusal of an event, else the last decision about an object, else the last one.
  func closing(of object: AnyObject?, _ id: ReasonID, _ args: JSONValue) -> Reason {
    let index = object.map { simulation.objects.index(of: $0) }
    let own = records.last { $0.at == index && index != nil && $0.isRefusal }
    let found =
      own ?? records.last { $0.isRefusal }
      ?? records.last { $0.at == index && index != nil && $0.rule.isTelling }
      ?? records.last { $0.rule.isTelling }
    return Reason(id, args, found ?? records.last { $0.rule != nil } ?? records.last)
  }
}

extension Rule? {
  /// Whether a message stopped by it.
  var isKeeping: Bool {
    self == .deliveryOverrideSwallows || self == .controlDoesNotForwardTouches
      || self == .controlNoTargetStillConsumes
  }

  /// Whether there is a rule that may be a reason.
  var isTelling: Bool { map { !Rule.nonReasons.contains($0) } ?? false }
}

extension TraceRecord {
  func text(_ key: TraceField.Key) -> String? {
    guard case .text(let text)? = self[key] else { return nil }
    return text
  }
}

extension UIControl.Event {
  /// The name of the lowest event of the set that has one.
  var singleName: String? { UIControl.Event.named.first { contains($0.event) }?.name }
}

extension String {
  /// Whether it is a method by which a list tells of its rows or asks about them.
  var isAboutRows: Bool {
    contains("RowAt") || contains("ItemAt") || hasPrefix("didSelect") || hasPrefix("didHighlight")
      || hasPrefix("shouldSelect") || hasPrefix("willSelect") || hasPrefix("shouldHighlight")
  }

  /// Whether it is a question by which a list's delegate may refuse.
  fileprivate var isRowQuestion: Bool {
    hasPrefix("shouldHighlight") || hasPrefix("shouldSelect") || hasPrefix("willSelect")
  }

  /// Whether it is about who has the focus.
  fileprivate var isAboutFocus: Bool {
    contains("FirstResponder") || contains("BeginEditing") || contains("EndEditing")
      || hasPrefix("editingDid")
  }
}
