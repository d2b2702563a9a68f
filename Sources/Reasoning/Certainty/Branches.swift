/// Branches with what came of each, as cases: each with no more conditions than it needs.
struct Branches<Came: Equatable> {
  typealias Branch = (conditions: [Supposition], came: Came)

  private let all: [Branch]

  init(_ all: [Branch]) { self.all = all }

  /// The cases in the order of the branches.
  var cases: [Branch] {
    var cases: [Branch] = []
    var seen: Set<[Supposition]> = []
    for branch in all {
      let needed = needed(of: branch)
      if seen.insert(needed).inserted { cases.append((needed, branch.came)) }
    }
    return cases
  }

  /// The conditions of a branch without those that change nothing: with the rest alone, the same
  /// comes of every branch.
  private func needed(of branch: Branch) -> [Supposition] {
    var conditions = branch.conditions
    for supposition in branch.conditions {
      let fewer = conditions.filter { $0 != supposition }
      let isSame = all.allSatisfy { other in
        !Branches.agree(other.conditions, fewer) || other.came == branch.came
      }
      if isSame { conditions = fewer }
    }
    return conditions
  }

  /// Whether two sets of values may be there at once.
  private static func agree(_ one: [Supposition], _ other: [Supposition]) -> Bool {
    !one.contains { own in
      other.contains { $0.unknown == own.unknown && $0.value != own.value }
    }
  }
}
