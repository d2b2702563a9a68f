package import Jansson
import Reasoning
@_spi(Workbench) package import ResponderKit
@_spi(Workbench) package import ScenarioKit

/// A quiz over the script of a session: what is asked, what may be answered, how it goes.
///
/// It runs nothing itself: who holds the session runs its steps, and tells what came of them.
package struct QuizRun {
  /// The open question; `nil` between two.
  package private(set) var open: Question?
  /// The open question's number, from 1.
  package private(set) var number = 0
  package private(set) var right = 0
  package private(set) var wrong = 0
  /// How many answers were shown without one.
  package private(set) var shown = 0

  package init() {}

  /// Runs a script up to its next question, and opens that.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - step: Runs one step of it.
  /// - Returns: The question; `nil` when none is left.
  /// - Throws: What a step throws.
  package mutating func next<Failure: Error>(
    in session: ScenarioSession,
    step: () throws(Failure) -> Void
  ) throws(Failure) -> Question? {
    while !session.isOver {
      if let question = session.question {
        open = question
        number += 1
        return question
      }
      try step()
    }
    return nil
  }

  /// The answers that may be chosen: the author's, else those that the kind suggests.
  ///
  /// - Returns: The answers; none where any number may be given.
  package func options(of question: Question, in session: ScenarioSession) -> [JSONValue] {
    if !question.options.isEmpty { return question.options.map(\.answer) }
    switch question.kind {
    case .returned: return [true, false]
    case .fired: return []
    case .hit, .handledBy, .firstResponder:
      // Nobody is an answer, too: a touch may hit nothing, and no one may have the focus.
      return session.objectNames.map { JSONValue($0) } + [.null]
    }
  }

  /// Whether a prediction is one that the question could have as its answer.
  package func accepts(
    _ prediction: JSONValue,
    for question: Question,
    in session: ScenarioSession
  ) -> Bool {
    let options = options(of: question, in: session)
    return options.isEmpty
      ? prediction.int.map { $0 >= 0 } == true : options.contains(prediction)
  }

  /// Judges a prediction of what the open question's steps did, counts it, and closes the question.
  ///
  /// - Parameters:
  ///   - prediction: What was predicted; `nil` when the learner gave up.
  ///   - steps: What the steps did.
  ///   - records: What they left, at the level `route` or deeper.
  ///   - session: The session, right after them.
  /// - Returns: The judgement; `nil` when no question is open.
  package mutating func judge(
    _ prediction: JSONValue?,
    steps: [StepReport],
    records: [TraceRecord],
    in session: ScenarioSession
  ) -> Judgement? {
    guard let question = open else { return nil }
    let outcome = steps.last(where: { $0.outcome != nil })?.outcome
    let judgement = Judgement(
      question,
      prediction: prediction,
      actual: session.answer(to: question, in: steps),
      event: EventRecords(records, outcome, in: session.simulation),
      in: session,
      after: steps.map(\.step)
    )
    open = nil
    switch prediction {
    case nil: shown += 1
    case .some where judgement.isCorrect: right += 1
    case .some: wrong += 1
    }
    return judgement
  }
}
