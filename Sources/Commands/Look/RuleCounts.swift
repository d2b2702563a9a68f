import Jansson
import Rendering
import WorkbenchProtocol

/// How many rules are in each state, as `rules --coverage` tells it.
enum RuleCounts {
  /// The counts of rules, whole and by section, with what is not simulated.
  static func json(_ rules: [JSONValue], sections: JSONValue) -> JSONValue {
    let value = counts(of: rules)
    let list = JSONValue.array()
    for section in sections.elements {
      let number = section[.section]?.string ?? ""
      let own = rules.filter { $0[.section]?.string == number }
      guard !own.isEmpty else { continue }
      let counted = counts(of: own)
      counted.set(.section, number)
      counted.set(.title, section[.title]?.string ?? "")
      list.append(counted)
    }
    value.set(.sections, list)
    let missing = rules.filter { $0[.state]?.string == RuleState.notSimulated.rawValue }
    value.set(
      .reasons,
      JSONValue(
        missing.map { rule in
          [
            .id: rule[.id] ?? .null, .section: rule[.section] ?? .null,
            .reason: rule[.reason] ?? .null,
          ]
        }
      )
    )
    return value
  }

  private static func counts(of rules: [JSONValue]) -> JSONValue {
    let value: JSONValue = [.rules: JSONValue(rules.count)]
    for state in RuleState.allCases {
      let name = state == .notSimulated ? "notSimulated" : state.rawValue
      value.set(name, rules.count { $0[.state]?.string == state.rawValue })
    }
    let covered = rules.count - (value["notSimulated"]?.int ?? 0)
    // Rounded down, so that a share is never said to be reached before it is.
    let thousandths = rules.isEmpty ? 0 : covered * 1000 / rules.count
    value.set("percent", Double(thousandths) / 10)
    return value
  }
}
