import Foundation

/// One line of the table: what is measured, beside what, and what it must reach.
struct Row {
  /// On which side of the bar a ratio has to lie.
  enum Bar {
    case atMost(Double)
    case atLeast(Double)
  }

  let name: String
  let bar: Bar
  let unit: String
  /// Measures once and returns ours over the ceiling's, or a plain value.
  let sample: () throws -> Double
  /// How often both sides take turns.
  var rounds = 7

  /// Measures and returns the line.
  func measured() throws -> String {
    let samples = try (0..<rounds).map { _ in try sample() }.sorted()
    let median = samples[samples.count / 2]
    let low = samples.first ?? median
    let high = samples.last ?? median
    let verdict: String
    switch bar {
    case .atMost(let limit):
      verdict = median <= limit ? "met" : low <= limit ? "within its spread" : "missed"
    case .atLeast(let limit):
      verdict = median >= limit ? "met" : high >= limit ? "within its spread" : "missed"
    }
    let spread = "\(low.short)…\(high.short)"
    return "\(name.padded(to: 44)) \((median.short + unit).padded(to: 16)) "
      + "\(spread.padded(to: 13)) \(bar.text)\(unit)  \(verdict)"
  }
}

extension Row.Bar {
  var text: String {
    switch self {
    case .atMost(let limit): "≤ \(limit.short)"
    case .atLeast(let limit): "≥ \(limit.short)"
    }
  }
}

extension Double {
  /// The number with three significant digits or so.
  var short: String {
    self >= 100 ? "\(Int(rounded()))" : String(format: self >= 10 ? "%.1f" : "%.2f", self)
  }
}

extension String {
  func padded(to width: Int) -> String {
    count >= width ? self : self + String(repeating: " ", count: width - count)
  }
}

/// Ends the process without running destructors under the feet of other threads.
func exitWith(_ status: Int32) -> Never { exit(status) }

/// A measurement could not be made.
struct BenchError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
