package import Jansson
package import Reasoning
package import ScenarioKit

/// A prediction held against what happened.
package struct Judgement {
  /// Whether the prediction was right.
  package let isCorrect: Bool
  /// What happened.
  package let actual: JSONValue
  /// Why it happened, and not what was predicted, or what else could have been believed.
  package let reason: Reason

  /// Compares a prediction with the answer that the model gave.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - prediction: What was predicted; `nil` when the learner gave up.
  ///   - actual: What happened.
  ///   - event: What the steps left, at the level `route` or deeper.
  ///   - session: Where the objects live.
  ///   - steps: What was done, as the script writes it.
  package init(
    _ question: Question,
    prediction: JSONValue?,
    actual: JSONValue,
    event: EventRecords,
    in session: ScenarioSession,
    after steps: [JSONValue] = []
  ) {
    self.actual = actual
    isCorrect = prediction == actual
    let deciding = DecidingReason(
      question: question,
      actual: actual,
      event: event,
      session: session,
      steps: steps
    )
    // A right prediction is no belief to be refuted: the reason is held against others then.
    reason = deciding.reason(against: isCorrect ? nil : prediction)
  }
}
