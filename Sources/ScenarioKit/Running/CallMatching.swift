import Catalogue
import ScenarioSyntax

/// Finds out whether occurrences are what a list of elements says, like a regular expression.
///
/// All places that the list may have come to are followed at once, so that a repetition which
/// takes too much never hides a way that fits.
struct CallMatching {
  /// Where the list and what happened part.
  struct Parting {
    /// The element that was not found.
    var element: Int
    /// How many occurrences lie before that point.
    var found: Int
  }

  /// One instruction of the list as a small machine.
  private enum Instruction {
    case take(CallPattern, element: Int)
    /// Goes back, to take a repetition once more, or on.
    case again(Int)
    case end
  }

  let found: Int
  let exactly: Bool
  let matches: (CallPattern, Int) throws(ScenarioError) -> Bool

  /// Returns where the two part; `nil` when they do not.
  func firstParting(_ elements: [CallElement]) throws(ScenarioError) -> Parting? {
    var program: [Instruction] = []
    for (number, element) in elements.enumerated() {
      CallMatching.compile(element, number, into: &program)
    }
    program.append(.end)
    var states = CallMatching.closure([0], program)
    var parting = Parting(element: CallMatching.element(states, program, elements.count), found: 0)
    for place in 0..<found {
      if !exactly, states.contains(where: { CallMatching.isEnd(program[$0]) }) { return nil }
      // What is not wanted may come in between, so that whatever was reached stays so.
      var next: Set<Int> = exactly ? [] : states
      for state in states {
        guard case .take(let pattern, _) = program[state] else { continue }
        if try matches(pattern, place) { next.insert(state + 1) }
      }
      let reached = CallMatching.closure(next, program)
      if exactly, reached.isEmpty {
        return Parting(element: parting.element, found: place)
      }
      if reached != states {
        let element = CallMatching.element(reached, program, elements.count)
        if exactly || element > parting.element {
          parting = Parting(element: element, found: place + 1)
        }
      }
      states = reached
      if exactly { parting.found = place + 1 }
    }
    if states.contains(where: { CallMatching.isEnd(program[$0]) }) { return nil }
    return parting
  }

  private static func compile(
    _ element: CallElement,
    _ number: Int,
    into program: inout [Instruction]
  ) {
    switch element {
    case .one(let pattern):
      program.append(.take(pattern, element: number))
    case .oneOrMore(let pattern):
      program.append(.take(pattern, element: number))
      program.append(.again(program.count - 1))
    case .group(let elements):
      let start = program.count
      for element in elements { compile(element, number, into: &program) }
      program.append(.again(start))
    }
  }

  /// Adds the states that are reached without an occurrence.
  private static func closure(_ states: Set<Int>, _ program: [Instruction]) -> Set<Int> {
    var reached: Set<Int> = []
    var open = Array(states)
    while let state = open.popLast() {
      guard reached.insert(state).inserted else { continue }
      if case .again(let start) = program[state] { open += [start, state + 1] }
    }
    return reached
  }

  private static func isEnd(_ instruction: Instruction) -> Bool {
    if case .end = instruction { true } else { false }
  }

  /// The farthest element that is still wanted.
  private static func element(
    _ states: Set<Int>,
    _ program: [Instruction],
    _ count: Int
  ) -> Int {
    states.map { state in
      if case .take(_, let element) = program[state] { return element }
      return isEnd(program[state]) ? count : 0
    }.max() ?? 0
  }
}
