import ArgumentParser
import Jansson

/// Steps of a script as they are typed, counted as `responder run` counts them: `3-5`, or `3` alone.
struct StepRange: ExpressibleByArgument, Sendable {
  /// Counted from 1.
  let steps: ClosedRange<Int>

  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int($0) }
    guard let first = numbers.first, let last = numbers.last, numbers.count == parts.count,
      parts.count <= 2, first >= 1, first <= last
    else { return nil }
    steps = first...last
  }

  /// The range as requests have it: places in the script.
  var json: JSONValue { [JSONValue(steps.lowerBound - 1), JSONValue(steps.upperBound - 1)] }
}
