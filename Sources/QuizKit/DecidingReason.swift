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

  /// Returns the reason, against a wrong prediction where there was one.
  func reason(against prediction: JSONValue?) -> Reason {
    let beliefs = [prediction].compactMap(\.self) + wrongOptions
    switch question.kind {
    case .hit, .handledBy:
      for name in beliefs.compactMap(\.string) {
        guard let object = try? session.object(named: name) else { continue }
        if question.kind == .hit, let view = object as? UIView,
          let reason = event.hitReason(whyNot: view)
        {
          return reason
        }
        let reason = event.reason(whyNot: object)
        if reason.rule.map({ !Rule.nonReasons.contains($0) }) == true { return reason }
      }
      return event.deciding(isHit: question.kind == .hit)
    case .firstResponder:
      return focus(beliefs)
    case .returned: return event.answering()
    case .fired: return fired(prediction)
    }
  }

  private var wrongOptions: [JSONValue] {
    let wrong = question.options.filter { $0.answer != actual }
    return wrong.filter { $0.belief != nil }.map(\.answer)
      + wrong.filter { $0.belief == nil }.map(\.answer)
  }

  private func focus(_ beliefs: [JSONValue]) -> Reason {
    let focused = event.simulation.firstResponder(of: event.simulation.keyWindow)
    let names = beliefs.compactMap(\.string) + session.objectNames
    // Somebody who asked and was refused, or who was it before.
    for name in names {
      guard let object = try? session.object(named: name), object !== focused,
        event.wasAskedForFocus(object)
      else { continue }
      return event.focusReason(whyNot: object, focused: focused)
    }
    return event.lastFocusChange ?? event.deciding(isHit: false)
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
      in: session
    )
  }
}
