import ScenarioSyntax

/// Which variants have a question open, from step to step: each is about the steps after it, up to
/// the first that is judged.
struct OutlinedQuestions {
  /// The variants; of a document without any, the run that has no name.
  private let runs: Set<String>
  private let isPlain: Bool
  /// Whether a question is open in all runs but some, or else in these alone: a step of all variants
  /// takes no longer than one of a single one.
  private var isOpen = false
  private var others: Set<String> = []

  init(variants: [String]) {
    isPlain = variants.isEmpty
    runs = isPlain ? [""] : Set(variants)
  }

  /// Takes the next step, and returns whether a question before it is about what it does.
  mutating func covers(_ step: StepSyntax) -> Bool {
    let own = step.when.map { _ in step.variants.filter { runs.contains($0) && !isPlain } }
    if step.actions.contains("ask") {
      set(own, open: true)
      return false
    }
    let isAsked =
      own.map { $0.contains { others.contains($0) != isOpen } }
      ?? (isOpen ? others.count < runs.count : !others.isEmpty)
    if step.expect != nil { set(own, open: false) }
    return isAsked
  }

  private mutating func set(_ own: [String]?, open: Bool) {
    guard let own else {
      (isOpen, others) = (open, [])
      return
    }
    for name in own {
      if open == isOpen { others.remove(name) } else { others.insert(name) }
    }
  }
}
