@_spi(Workbench) package import ResponderKit

/// Finds the decisions among records, in the order in which they were begun.
///
/// A question counts where it is asked, since that somebody is asked at all may be what differs,
/// and again where it is answered. What no rule decided is left out, and so are the calls of a
/// controller's life cycle: they tell where the app stands, and no event takes another way by them.
package struct DecisionList {
  package private(set) var places: [StepParting.Place] = []

  package init(_ records: [TraceRecord], level: TraceLevel) {
    let answers = DecisionList.answers(records, level)
    for (place, record) in records.enumerated() where record.kind != .controllerLifecycle {
      let answer = record.kind == .asked ? answers[place] : nil
      guard let rule = record.rule ?? answer else { continue }
      places.append(StepParting.Place(index: place, rule: rule))
    }
  }

  /// By what rule each question was answered, by the question's place.
  private static func answers(_ records: [TraceRecord], _ level: TraceLevel) -> [Int: Rule] {
    var open: [Question: [Int]] = [:]
    var answers: [Int: Rule] = [:]
    for (place, record) in records.enumerated() {
      // A question may lie in one of the same kind, as in an override that asks again: each answer
      // belongs to the last that is open.
      let question = Question(record, level)
      if record.kind == .asked {
        open[question, default: []].append(place)
      } else if record.kind == .answered, let asked = open[question]?.popLast() {
        answers[asked] = record.rule
      }
    }
    return answers
  }

  /// What an answer has in common with its question.
  private struct Question: Hashable {
    let object: ObjectIndex?
    let method: Method?
    let parent: Int

    init(_ record: TraceRecord, _ level: TraceLevel) {
      object = record.at
      method = record.method
      parent = record.parent[level]
    }
  }
}
