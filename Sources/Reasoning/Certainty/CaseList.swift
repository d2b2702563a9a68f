@_spi(Workbench) import ResponderKit

/// The branches of a decision tree as cases.
struct CaseList {
  /// The cases, those with the fewest conditions first.
  let cases: [Certainty.Case]
  /// The unknown things on which the answer depends, first met first.
  private(set) var deciding: [(object: ObjectIndex, property: String)] = []

  init(_ leaves: [DecisionTree.Leaf]) {
    let found = Branches(leaves.map { ($0.suppositions, $0.outcome) }).cases
    // The sort keeps the order of those that need as many.
    cases = found.enumerated().sorted {
      ($0.element.conditions.count, $0.offset) < ($1.element.conditions.count, $1.offset)
    }
    .map { item in
      Certainty.Case(
        conditions: item.element.conditions.map(Certainty.Condition.init),
        hit: item.element.came.view
      )
    }
    for condition in found.flatMap(\.conditions) {
      let thing = (condition.object, condition.unknown.property.rawValue)
      if !deciding.contains(where: { $0 == thing }) { deciding.append(thing) }
    }
  }
}

extension Certainty.Condition {
  init(_ supposition: Supposition) {
    object = supposition.object
    property = supposition.unknown.property.rawValue
    value = supposition.json
  }
}

extension DecisionTree.Outcome {
  /// The view that is hit, as far as it is known.
  var view: ObjectIndex? {
    switch self {
    case .hit(let view): view
    case .within(let view): view
    case .missing: nil
    }
  }
}
