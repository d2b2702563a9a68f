public import Jansson
@_spi(Workbench) public import ResponderKit
public import ScenarioKit

/// A prediction held against what happened.
@_spi(Workbench) public struct Judgement {
  /// Whether the prediction was right.
  public let isCorrect: Bool
  /// What happened.
  public let actual: JSONValue
  /// Where the two part; the deciding record when the prediction was right.
  public let parting: Parting?

  /// Compares a prediction with the answer that the model gave.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - prediction: What was predicted; `nil` when the learner gave up.
  ///   - actual: What happened.
  ///   - records: What the steps emitted, at the level `route` or deeper.
  ///   - predicted: The object that was predicted, where the prediction names one.
  ///   - reached: The object that happened, where one did.
  ///   - simulation: Where the objects live.
  public init(
    _ question: Question,
    prediction: JSONValue?,
    actual: JSONValue,
    records: [TraceRecord],
    predicted: AnyObject?,
    reached: AnyObject?,
    in simulation: Simulation
  ) {
    self.actual = actual
    isCorrect = prediction == actual
    switch question.kind {
    case .hit, .handledBy:
      if !isCorrect, let predicted {
        parting = Parting(records, wanted: predicted, got: reached, in: simulation)
      } else {
        parting = Parting(deciding: records, for: question.kind, in: simulation)
      }
    case .firstResponder, .returned, .fired:
      parting = Parting(deciding: records, for: question.kind, in: simulation)
    }
  }
}

extension Parting {
  /// The record that decided, where nothing went another way.
  init?(deciding records: [TraceRecord], for kind: Question.Kind, in simulation: Simulation) {
    let wanted: (TraceRecord) -> Bool =
      switch kind {
      // The hit view's own answer: it took the point and nothing inside it did.
      case .hit: { $0.method == .hitTest && $0.answeredView != nil && $0.answeredView == $0.at }
      case .handledBy: { $0.kind == .answered && $0.rule == .deliveryOverrideSwallows }
      case .firstResponder, .returned:
        {
          $0.kind == .firstResponderChanged || $0.kind == .firstResponderRefused
            || $0.kind == .actionSearched
        }
      case .fired: { $0.kind == .actionSent || $0.kind == .controlEvent }
      }
    let ruled = records.filter { $0.rule != nil }
    guard let record = ruled.last(where: wanted) ?? ruled.last else { return nil }
    self.init(record, record.rule?.entry?.text.en ?? "")
  }
}
