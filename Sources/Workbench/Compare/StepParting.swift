@_spi(Workbench) import ResponderKit

/// Where two runs of the same step part.
struct StepParting {
  /// What differs.
  enum Kind: String {
    /// A decision on the way of an event.
    case decision
    /// Something else that is recorded: no way is another by it.
    case record
    /// Only when things happen.
    case time
  }

  /// A record that differs from the other run's.
  struct Place {
    /// Its place among the step's records.
    let index: Int
    /// The rule that decided.
    let rule: Rule?
  }

  let kind: Kind
  /// The first record of the left run that differs; nil where it had none any more.
  let left: Place?
  /// The same of the right run.
  let right: Place?

  /// Finds where two runs part in the step that they have just done; nil when both did the same.
  init?(_ left: ComparedRun, _ right: ComparedRun, _ likeness: RecordLikeness) {
    let (ones, others) = (left.records, right.records)
    let decisions = (left.decisions, right.decisions)
    let all = (StepParting.places(ones), StepParting.places(others))
    let attempts = [
      (Kind.decision, decisions, likeness.sayTheSame), (.record, all, likeness.sayTheSame),
      (.time, all, likeness.happenTogether),
    ]
    for (kind, (ones, others), same) in attempts {
      let pairs = zip(ones, others)
      let differing = pairs.enumerated().first { _, pair in
        !same(left.records[pair.0.index], right.records[pair.1.index])
      }
      let place = differing?.offset ?? min(ones.count, others.count)
      guard place < max(ones.count, others.count) else { continue }
      self.kind = kind
      self.left = place < ones.count ? ones[place] : nil
      self.right = place < others.count ? others[place] : nil
      return
    }
    return nil
  }

  private static func places(_ records: [TraceRecord]) -> [Place] {
    records.enumerated().map { Place(index: $0, rule: $1.rule) }
  }
}
