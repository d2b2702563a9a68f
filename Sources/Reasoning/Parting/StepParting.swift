@_spi(Workbench) package import ResponderKit

/// Where two runs of the same step part.
package struct StepParting {
  /// What differs.
  package enum Kind: String {
    /// A decision on the way of an event.
    case decision
    /// Something else that is recorded: no way is another by it.
    case record
    /// Only when things happen.
    case time
  }

  /// A record that differs from the other run's.
  package struct Place {
    /// Its place among the step's records.
    package let index: Int
    /// The rule that decided.
    package let rule: Rule?
  }

  package let kind: Kind
  /// The first record of the left run that differs; nil where it had none any more.
  package let left: Place?
  /// The same of the right run.
  package let right: Place?

  /// Finds where two runs part in a step of theirs; nil when both did the same.
  ///
  /// - Parameters:
  ///   - ones: What the left run emitted in the step.
  ///   - others: What the right one did.
  ///   - level: How deep both traces go.
  ///   - likeness: Whether records of the two say the same.
  package init?(
    _ ones: [TraceRecord],
    _ others: [TraceRecord],
    level: TraceLevel,
    _ likeness: RecordLikeness
  ) {
    let (left, right) = (ones, others)
    let decisions = (
      DecisionList(left, level: level).places, DecisionList(right, level: level).places
    )
    let all = (StepParting.places(left), StepParting.places(right))
    let attempts = [
      (Kind.decision, decisions, likeness.sayTheSame), (.record, all, likeness.sayTheSame),
      (.time, all, likeness.happenTogether),
    ]
    // In this order: a decision that comes later tells more than a record or a time that differs
    // sooner.
    for (kind, (ones, others), same) in attempts {
      let place = StepParting.countSame(ones, others) { same(left[$0.index], right[$1.index]) }
      guard place < max(ones.count, others.count) else { continue }
      self.kind = kind
      self.left = place < ones.count ? ones[place] : nil
      self.right = place < others.count ? others[place] : nil
      return
    }
    return nil
  }

  /// The decisions of a step that are the same in both runs, from the first up to where they part:
  /// the places of their records, in either run.
  package static func decisionsInCommon(
    _ left: [TraceRecord],
    _ right: [TraceRecord],
    level: TraceLevel,
    _ likeness: RecordLikeness
  ) -> [(left: Int, right: Int)] {
    let ones = DecisionList(left, level: level).places
    let others = DecisionList(right, level: level).places
    let count = countSame(ones, others) { likeness.sayTheSame(left[$0.index], right[$1.index]) }
    return zip(ones.prefix(count), others).map { ($0.index, $1.index) }
  }

  /// How many places of two lists are the same, from the first.
  private static func countSame(
    _ ones: [Place],
    _ others: [Place],
    _ same: (Place, Place) -> Bool
  ) -> Int {
    let differing = zip(ones, others).enumerated().first { !same($1.0, $1.1) }
    return differing?.offset ?? min(ones.count, others.count)
  }

  private static func places(_ records: [TraceRecord]) -> [Place] {
    records.enumerated().map { Place(index: $0, rule: $1.rule) }
  }
}
