import Sentences

/// At which of its hits a breakpoint stops: `3` at the third, `>= 3` from the third on, `% 2` at
/// every second.
///
/// Hits are counted from the first record of the route, so that a breakpoint stops at the same
/// places whichever way one comes there.
struct HitCondition: Hashable, Sendable {
  private enum Comparison: String, CaseIterable {
    case atMost = "<="
    case atLeast = ">="
    case equal = "=="
    case below = "<"
    case above = ">"
    case every = "%"
  }

  private let comparison: Comparison
  private let count: Int

  /// Reads a condition on hits.
  init(_ text: String) throws(InputFault) {
    let start = text.prefix(while: \.isWhitespace)
    var rest = text.dropFirst(start.count)
    let written = Comparison.allCases.first { rest.hasPrefix($0.rawValue) }
    rest = rest.dropFirst(written?.rawValue.count ?? 0)
    rest = rest.drop(while: \.isWhitespace)
    let column = text.count - rest.count + 1
    while rest.last?.isWhitespace == true { rest.removeLast() }
    guard let count = Int(rest), count > 0 else {
      throw InputFault(
        column: column,
        problem: Sentence(
          "expected how many hits, as in 3, >= 3 or % 2, found '\(rest)'",
          zh: "应为命中次数，例如 3、>= 3 或 % 2，却是“\(rest)”"
        )
      )
    }
    comparison = written ?? .equal
    self.count = count
  }

  /// Whether the hit of that number is one of those, counted from 1.
  func holds(at number: Int) -> Bool {
    switch comparison {
    case .atMost: number <= count
    case .atLeast: number >= count
    case .equal: number == count
    case .below: number < count
    case .above: number > count
    case .every: number.isMultiple(of: count)
    }
  }
}
