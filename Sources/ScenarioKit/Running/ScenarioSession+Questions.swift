import Catalogue
public import Jansson
@_spi(Workbench) import ResponderKit
import ScenarioSyntax

extension ScenarioSession {
  /// The question that the next step asks; `nil` when it asks none.
  public var question: Question? {
    guard world.plan.steps.indices.contains(nextStep),
      case .ask(let question) = world.plan.steps[nextStep].kind
    else { return nil }
    return question
  }

  /// How many questions this variant asks.
  public var questionCount: Int { world.plan.questionCount }

  /// The place after the steps that the next question is about: through the first that is judged.
  public var endOfQuestion: Int { world.plan.endOfQuestion(at: nextStep) }

  /// What the steps do that the next question is about, as lines for people and as written.
  public var stepsAsked: [(text: String, step: JSONValue)] {
    guard nextStep + 1 < endOfQuestion else { return [] }
    return world.plan.steps[(nextStep + 1)..<endOfQuestion]
      .filter { !$0.isOnlyExpectation }.map { ($0.text, $0.source) }
  }

  /// Returns what the model did in the steps of a question: its answer.
  public func answer(to question: Question, in steps: [StepReport]) -> JSONValue {
    func name(_ index: ObjectIndex?) -> JSONValue {
      index.map { JSONValue(simulation.objects.name(of: $0)) } ?? .null
    }
    switch question.kind {
    case .hit:
      return name(steps.compactMap { $0.outcome?.hits.last }.last?.view)
    case .handledBy:
      return name(steps.compactMap(\.outcome).last?.handledBy)
    case .firstResponder:
      let responder = simulation.firstResponders.current
      return responder.map { JSONValue(simulation.objects.name(of: $0)) } ?? .null
    case .returned:
      return steps.compactMap(\.returned).last ?? .null
    case .fired:
      return JSONValue(count(of: question.occurrence ?? "", in: steps))
    }
  }

  /// Returns how often something occurred in these steps.
  func count(of occurrence: String, in steps: [StepReport]) -> Int {
    let pattern = OccurrencePattern(occurrence, in: world.catalogue)
    return steps.reduce(0) { sum, step in
      sum + world.log.entries[step.occurrences].count { world.matches($0, pattern) }
    }
  }
}

extension ScenarioDocument {
  /// How many questions the script asks, counted in the run that asks most.
  public var questionCount: Int { plans.values.map(\.questionCount).max() ?? 0 }

  /// The first run that asks a question; `nil` inside when it is the plain one.
  public var firstRunWithQuestions: String?? { runs.first(where: asksQuestions) }

  /// Whether a run asks a question.
  public func asksQuestions(in run: String?) -> Bool {
    plan(run).map { $0.questionCount > 0 } ?? false
  }
}

extension Plan {
  /// How many steps ask a question.
  var questionCount: Int {
    steps.count { if case .ask = $0.kind { true } else { false } }
  }
}
