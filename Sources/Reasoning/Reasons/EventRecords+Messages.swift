import Coroutines
import Jansson
@_spi(Workbench) import ResponderKit

// Not a matter of hit-testing: the message stopped on its way, went on, or began elsewhere.

extension EventRecords {
  /// Why an event that goes to the first responder went to nobody, where it did.
  func unstarted(_ wanted: AnyObject) -> Reason? {
    let rules: Set<Rule> = [.motionNoFirstResponder, .remoteNoFirstResponder]
    let dropped = records.last { record in
      record.kind == .discarded && record.rule.map(rules.contains) == true
    }
    return dropped.map {
      Reason(.chainNoStart, ["wanted": name(wanted)], $0, at: simulation.objects.index(of: wanted))
    }
  }

  /// Finds why a message was not handled by an object.
  func messageReason(whyNot wanted: AnyObject) -> Reason {
    let index = simulation.objects.index(of: wanted)
    let args: JSONValue = ["wanted": name(wanted)]
    // What never began comes first, then what was never sent, then where it stopped: the earlier
    // one makes the later ones impossible.
    Coroutine.pauseIfDue()
    if let unstarted = unstarted(wanted) { return unstarted }
    let answers = records.filter { $0.kind == .answered }
    if let unsent = answers.first(where: {
      $0.method == .sendEvent
        && ($0.rule == .deliveryOverrideSwallows || $0.rule == .dispatchOverrideMustCallSuper)
    }) {
      args.set("by", name(unsent.at))
      return Reason(.chainNotSent, args, unsent)
    }
    let stop = answers.first { $0.rule == .deliveryOverrideSwallows }
    if let passed = answers.first(where: {
      // Of the message that stopped: that another phase of it was passed on decides nothing.
      $0.at == index && $0.rule?.passesOn == true && (stop == nil || $0.method == stop?.method)
    }) {
      guard let handler = outcome?.handledBy ?? stop?.at else {
        return Reason(.chainPassedOff, args, passed)
      }
      args.set("by", name(handler))
      return Reason(.chainPassedOn, args, passed)
    }
    if let stop {
      args.set("by", name(stop.at))
      return Reason(.chainSwallowed, args, stop)
    }
    if let control = keptByControl(args) { return control }
    if let action = actionReason(whyNot: wanted, args) { return action }
    if let gone = records.last(where: { $0.isRefusal && $0.kind == .discarded }) {
      return Reason(.chainNobody, args, gone, at: index)
    }
    let last =
      records.last { $0.kind == .handled || $0.kind == .declined }
      ?? records.last { $0.rule.map { !Rule.nonReasons.contains($0) } == true }
    guard let got = outcome?.handledBy ?? outcome?.path.last else {
      return Reason(.chainNobody, args, last ?? records.first, at: last?.at ?? index)
    }
    args.set("got", name(got))
    // What needs no finger begins where a rule says, and goes up from there.
    let start = records.first { $0.kind == .eventSent && $0.rule.isTelling }
    if outcome?.hits.isEmpty == true, let start {
      args.set("got", name(start.at))
      return Reason(.chainElsewhere, args, start, at: index)
    }
    return Reason(.chainElsewhere, args, last ?? records.first)
  }

  /// A control keeps its touches, whether or not anybody listens to it.
  private func keptByControl(_ args: JSONValue) -> Reason? {
    let kept = records.first {
      $0.kind == .answered
        && ($0.rule == .controlDoesNotForwardTouches || $0.rule == .controlNoTargetStillConsumes)
    }
    guard let kept else { return nil }
    args.set("by", name(kept.at))
    return Reason(.chainSwallowed, args, kept)
  }

  /// An action was sent to somebody else, or nobody on the way took it.
  private func actionReason(whyNot wanted: AnyObject, _ args: JSONValue) -> Reason? {
    let index = simulation.objects.index(of: wanted)
    let sent = records.last { $0.kind == .actionSent }
    let searched = records.last { $0.kind == .actionSearched }
    guard let record = sent ?? searched else { return nil }
    if case .text(let action)? = record[.action] { args.set("action", action) }
    let refused = records.last {
      $0.kind == .answered && $0.method == .canPerformAction && $0.at == index
        && $0.isOverridden
    }
    if let refused {
      args.set("object", name(wanted))
      return Reason(.actionRefused, args, refused)
    }
    if let sent {
      args.set("got", name(sent.at))
      return Reason(.actionElsewhere, args, sent)
    }
    let end = records.last { $0.kind == .discarded && $0.rule == .actionTargetNilEnds }
    return Reason(.actionNobody, args, end ?? record)
  }
}

extension Rule {
  /// Whether a message went on to the next responder by this rule.
  var passesOn: Bool {
    self == .deliveryDefaultForwardsToNext || self == .motionDefaultForwards
      || self == .deliverySuperContinues
  }
}

extension TraceRecord {
  /// Whether it says no by a rule that may be a reason.
  var isRefusal: Bool {
    switch kind {
    case .declined, .discarded, .touchDropped, .touchCancelled, .recognizerRefused,
      .recognizerPrevented, .firstResponderRefused:
      rule.map { !Rule.nonReasons.contains($0) } ?? false
    default: false
    }
  }
}
