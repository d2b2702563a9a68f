package import Jansson
@_spi(Workbench) package import ResponderKit

/// A decision of a run that made it so: a record of it, and what it says.
package struct Reason {
  /// What kind of decision it is.
  package enum Kind: String, CaseIterable, Sendable {
    case hit, touch, recognizer, message, action, focus, other
  }

  package let id: ReasonID
  /// What it says.
  package let sentence: Phrase
  /// The record of the decision; nil where what decides was never asked, and so left none.
  package let record: TraceRecord?
  /// Whose decision it is.
  package let object: ObjectIndex?
  /// The rule, where it is not the record's own.
  private let ownRule: Rule?

  package init(
    _ id: ReasonID,
    _ args: JSONValue = .object(),
    _ record: TraceRecord?,
    at object: ObjectIndex? = nil,
    rule: Rule? = nil
  ) {
    self.id = id
    sentence = Phrase(id, args)
    self.record = record
    self.object = object ?? record?.at
    ownRule = rule
  }

  /// The same reason as another record tells it, or none.
  func replacing(record: TraceRecord?) -> Reason {
    // Rule and object are kept, although the record goes: they were those of the record that is
    // lost.
    Reason(id, sentence.args, record, at: object, rule: rule)
  }

  /// The rule that decided.
  package var rule: Rule? { ownRule ?? record?.rule }

  /// The number of the record at the level `route`.
  package var number: Int? {
    record.flatMap { $0.level <= .route ? $0.seq[.route] : nil }
  }

  /// What of the object says so, where a document can say it: a property, or `overrides.` and a
  /// method.
  package var member: String? {
    switch id {
    case .hitHidden: "isHidden"
    case .hitTransparent: "alpha"
    case .hitInteraction, .hitClass: "isUserInteractionEnabled"
    case .hitOutside, .hitMissed: "frame"
    case .hitCollapsed: "transform"
    case .touchSecondFinger: "isMultipleTouchEnabled"
    case .touchExclusive, .touchNeedsIdle: "isExclusiveTouch"
    case .controlDisabled, .recognizerDisabled: "isEnabled"
    case .listNoSelection: "allowsSelection"
    default: record?.isOverridden == true ? record?.method.map { "overrides.\($0.name)" } : nil
    }
  }

  /// Whether the step of the script, and no object, says so.
  package var isOfStep: Bool { id == .controlLeft || id == .focusNotAsked }

  package var kind: Kind {
    switch id.rawValue.prefix(while: { $0 != "." }) {
    case "hit": .hit
    case "touch": .touch
    case "recognizer": .recognizer
    case "chain": .message
    case "control", "action", "list": .action
    case "focus": .focus
    default: .other
    }
  }
}

extension Rule {
  /// The rules that are never a reason while another record has one about the objects asked about:
  /// they say that things took their course.
  package static let nonReasons: Set<Rule> = [
    .dispatchQueueIsFifo, .dispatchUnhandledIsDropped, .hitTestSelfIsFallback,
    .hitTestFirstNonNilWins, .gestureActionOnTransition,
  ]
}
