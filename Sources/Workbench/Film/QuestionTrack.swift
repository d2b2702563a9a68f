import Jansson
import QuizKit
import Reasoning
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit

/// The questions of a run, each with what its steps did: asked, judged and explained as in a quiz.
struct QuestionTrack {
  /// What a step left behind.
  struct Step {
    var report: StepReport
    var records: [TraceRecord]
    /// The moments of its records; `nil` where nobody wants them.
    var places: MomentPlaces?
  }

  private var quiz = QuizRun()
  private var open: (question: Question, options: [JSONValue], end: Int)?
  private var steps: [Step] = []

  /// Opens the question that the next step asks, if it asks one.
  mutating func begin(_ level: TraceLevel, in scenario: ScenarioSession) {
    // Reasons are found in what is recorded from `route` on.
    guard level >= .route, open == nil, scenario.question != nil else { return }
    let end = scenario.endOfQuestion
    // The step that asks is the next one, so none has to run before.
    guard let question = quiz.next(in: scenario, step: {}) else { return }
    open = (question, quiz.options(of: question, in: scenario), end)
  }

  /// Takes a step, and closes the question that ends with it.
  ///
  /// - Returns: The question that is answered now, if one is, and the step that asked it.
  mutating func take(
    _ step: Step,
    in scenario: ScenarioSession,
    level: TraceLevel
  ) -> (step: Int, ask: FilmAsk)? {
    guard let open else { return nil }
    steps.append(step)
    // A question may be about several steps, and an error may end the run within them.
    guard scenario.nextStep >= open.end || scenario.isOver else { return nil }
    defer {
      self.open = nil
      steps = []
    }
    let judgement = quiz.judge(
      nil,
      steps: steps.map(\.report),
      records: steps.flatMap(\.records),
      in: scenario
    )
    guard let judgement, let first = steps.first else { return nil }
    let ask = FilmAsk(
      open.question,
      options: open.options,
      judgement,
      in: scenario.document,
      variant: scenario.variant,
      moment: judgement.reason.record.flatMap { moment(of: $0.seq[level], level) }
    )
    return ask.map { (first.report.index, $0) }
  }

  private func moment(of number: Int, _ level: TraceLevel) -> Int? {
    let step = steps.first { step in step.records.contains { $0.seq[level] == number } }
    return step?.places?.moment(at: number)
  }
}
