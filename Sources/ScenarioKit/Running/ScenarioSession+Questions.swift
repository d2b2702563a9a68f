public import Jansson
@_spi(Workbench) import ResponderKit

extension ScenarioSession {
  /// The question that the next step asks; `nil` when it asks none.
  public var question: JSONValue? {
    guard world.plan.steps.indices.contains(nextStep),
      case .ask(let json) = world.plan.steps[nextStep].kind
    else { return nil }
    return json
  }

  /// How many questions this variant asks.
  public var questionCount: Int {
    world.plan.steps.count { if case .ask = $0.kind { true } else { false } }
  }

  /// The place after the steps that the next question is about: through the first that is judged.
  public var endOfQuestion: Int {
    let steps = world.plan.steps
    let judged = steps.indices.dropFirst(nextStep).first { place in
      place > nextStep && steps[place].expectation != nil
    }
    let asked = steps.indices.dropFirst(nextStep + 1).first { place in
      if case .ask = steps[place].kind { true } else { false }
    }
    return min(judged.map { $0 + 1 } ?? steps.count, asked ?? steps.count)
  }

  /// What the steps do that the next question is about, as lines for people.
  public var stepsAsked: [String] {
    guard nextStep + 1 < endOfQuestion else { return [] }
    return world.plan.steps[(nextStep + 1)..<endOfQuestion]
      .filter { !$0.isOnlyExpectation }.map(\.text)
  }

  /// Returns how often something occurred in these steps.
  public func count(of occurrence: String, in steps: [StepReport]) -> Int {
    let pattern = OccurrencePattern(occurrence)
    return steps.reduce(0) { sum, step in
      sum
        + world.log.entries[step.occurrences].count {
          pattern.matches(object: simulation.name(of: $0.object), name: $0.name)
        }
    }
  }
}

extension ScenarioDocument {
  /// How many questions the script asks, counted in the run that asks most.
  public var questionCount: Int {
    plans.values.map { plan in
      plan.steps.count { if case .ask = $0.kind { true } else { false } }
    }.max() ?? 0
  }

  /// The first run that asks a question; `nil` inside when it is the plain one.
  public var firstRunWithQuestions: String?? {
    runs.first { run in
      plan(run)?.steps.contains { if case .ask = $0.kind { true } else { false } } ?? false
    }
  }
}
