import Jansson

/// What a record has to say for a breakpoint to be hit: `method == touchesBegan && tapCount >= 2`.
///
/// A member that a record does not say equals `null` and nothing else. Of a list, as the phases of
/// several touches, one element is enough. A word may stand in quotes, and does so where it has
/// blanks in it. `~` compares with a pattern, in which `*` stands for any run of characters.
struct Condition: Hashable, Sendable {
  enum Comparison: String, CaseIterable, Sendable {
    case atMost = "<="
    case atLeast = ">="
    case equal = "=="
    case notEqual = "!="
    case below = "<"
    case above = ">"
    case like = "~"

    /// Whether only numbers can be compared so.
    var isOfNumbers: Bool {
      switch self {
      case .atMost, .atLeast, .below, .above: true
      case .equal, .notEqual, .like: false
      }
    }
  }

  /// A value as it is written.
  struct Operand: Hashable, Sendable {
    let text: String
    let isQuoted: Bool

    var number: Double? { isQuoted ? nil : Double(text) }
    var isNull: Bool { !isQuoted && (text == "null" || text == "nil") }
  }

  struct Term: Hashable, Sendable {
    let member: String
    let comparison: Comparison
    let operand: Operand
  }

  let terms: [Term]

  /// Reads a condition.
  init(_ text: String) throws(InputFault) {
    var reader = ConditionReader(text)
    terms = try reader.terms()
  }

  /// Whether all of it holds for a record.
  func holds(for record: JSONValue) -> Bool {
    terms.allSatisfy { $0.holds(for: RecordMembers.value($0.member, of: record)) }
  }
}

extension Condition.Term {
  fileprivate func holds(for value: JSONValue?) -> Bool {
    switch comparison {
    case .equal: equals(value)
    case .notEqual: !equals(value)
    case .like: any(of: value) { Wildcard(operand.text).matches($0.written) }
    case .atMost: compares(value) { $0 <= $1 }
    case .atLeast: compares(value) { $0 >= $1 }
    case .below: compares(value) { $0 < $1 }
    case .above: compares(value) { $0 > $1 }
    }
  }

  private func equals(_ value: JSONValue?) -> Bool {
    guard let value else { return operand.isNull }
    return any(of: value) { element in
      if let number = element.double { return number == operand.number }
      return element.written == operand.text
    }
  }

  private func compares(_ value: JSONValue?, _ holds: (Double, Double) -> Bool) -> Bool {
    guard let number = operand.number else { return false }
    return any(of: value) { $0.double.map { holds($0, number) } ?? false }
  }

  private func any(of value: JSONValue?, _ holds: (JSONValue) -> Bool) -> Bool {
    guard let value else { return false }
    return value.isArray ? value.elements.contains(where: holds) : holds(value)
  }
}

extension JSONValue {
  /// A text, flag or number as it is written in a condition.
  fileprivate var written: String { string ?? bool.map { $0 ? "true" : "false" } ?? description }
}
