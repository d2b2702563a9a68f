import Jansson
import Reasoning
@_spi(Workbench) import ResponderKit
import ScenarioKit

/// Finds the decision in which the answer to a question lies.
///
/// It is the one at which what happened parts from what was predicted. Where the prediction was right,
/// or none was made, it parts from what else could have been believed: the author's wrong options, or
/// the object at which the event was aimed.
struct DecidingReason {
  let question: Question
  let actual: JSONValue
  let event: EventRecords
  let session: ScenarioSession
  /// What was done, as the script writes it.
  let steps: [JSONValue]

  /// Returns the reason, against a wrong prediction where there was one.
  func reason(against prediction: JSONValue?) -> Reason {
    let beliefs = [prediction].compactMap(\.self) + wrongOptions
    switch question.kind {
    case .hit, .handledBy: return receiver(beliefs, isForeseen: prediction != nil)
    case .firstResponder:
      return focus(beliefs)
    case .returned: return event.answering()
    case .fired: return fired(prediction)
    }
  }

  /// Why it was not one of those who could be believed to get it.
  ///
  /// Against a prediction it is its own reason. Where none was made, somebody who was passed by tells
  /// more than somebody through whom the event went.
  private func receiver(_ beliefs: [JSONValue], isForeseen: Bool) -> Reason {
    let names = beliefs.compactMap(\.string) + (isForeseen ? [] : [aim].compactMap(\.self))
    let reasons = names.compactMap { try? session.object(named: $0) }.compactMap(reason(whyNot:))
    let passing: Set<ReasonID> = [.hitInside, .chainPassedOn, .chainPassedOff]
    let telling = isForeseen ? reasons.first : reasons.first { !passing.contains($0.id) }
    return telling ?? reasons.first ?? event.deciding(isHit: question.kind == .hit)
  }

  private func reason(whyNot object: AnyObject) -> Reason? {
    if question.kind == .hit, let view = object as? UIView,
      let reason = event.hitReason(whyNot: view)
    {
      return reason
    }
    let reason = event.reason(whyNot: object)
    return reason.rule.map { !Rule.nonReasons.contains($0) } == true ? reason : nil
  }

  /// The object at which the asked stimulus is aimed; nil where it is the answer.
  private var aim: String? {
    let places = steps.compactMap { $0["at"] ?? $0["from"] }
    let names = places.compactMap { $0.string ?? $0["in"]?.string }
    return names.first { JSONValue($0) != actual }
  }

  private var wrongOptions: [JSONValue] {
    let wrong = question.options.filter { $0.answer != actual }
    // Somebody thinks so, says the author; the others only fill the list.
    return wrong.filter { $0.belief != nil }.map(\.answer)
      + wrong.filter { $0.belief == nil }.map(\.answer)
  }

  private func focus(_ beliefs: [JSONValue]) -> Reason {
    let focused = event.simulation.firstResponders.current
    // Whoever was named first: their refusal says more than that of an object nobody thought of.
    let names = beliefs.compactMap(\.string) + session.objectNames
    // Somebody who asked and was refused, or who was it before.
    for name in names {
      guard let object = try? session.object(named: name), object !== focused,
        event.wasAskedForFocus(object)
      else { continue }
      return event.focusReason(whyNot: object, focused: focused)
    }
    if let change = event.lastFocusChange { return change }
    let object = beliefs.compactMap(\.string).lazy.compactMap { try? session.object(named: $0) }
      .first
    return event.focusReason(whyNot: object, focused: focused)
  }

  private func fired(_ prediction: JSONValue?) -> Reason {
    let text = question.occurrence ?? ""
    let dot = text.lastIndex(of: ".")
    let owner = dot.map { String(text[..<$0]) }.flatMap { try? session.object(named: $0) }
    let name = dot.map { String(text[text.index(after: $0)...]) } ?? text
    let count = actual.int ?? 0
    return event.reason(
      counting: name,
      at: owner,
      count: count,
      than: prediction?.int,
      in: session
    )
  }
}
