/// One line of the table: what is measured, beside what, and what it must reach.
struct Row {
  let name: String
  /// What a sample counts.
  let unit: Unit
  /// What must be reached; nil where there is nothing here to hold it against.
  let bar: Bar?
  /// Why there is no bar.
  var remark: String?
  /// How often both sides take turns.
  var rounds = 7
  /// Starts what is measured and returns the measurement, which is then made `rounds` times.
  let prepare: () throws -> () throws -> Sample

  /// Measures both sides in turn.
  func measure() throws -> Measurement {
    let sample = try prepare()
    return Measurement(try (0..<rounds).map { _ in try sample() })
  }
}

/// What has to be reached: a ratio where there is a ceiling, else a value in the row's unit.
enum Bar {
  case atMost(Double)
  case atLeast(Double)
}

/// One turn: ours, and the ceiling's where there is one.
struct Sample {
  let ours: Double
  var ceiling: Double?

  /// What is held against the bar.
  var value: Double { ceiling.map { ours / $0 } ?? ours }
}

/// What all turns of a row came to.
struct Measurement {
  enum Verdict: String {
    case met
    /// The median misses the bar, and the best of the turns meets it.
    case withinSpread = "within its spread"
    case missed
    case unjudged = ""
  }

  private let samples: [Sample]

  init(_ samples: [Sample]) { self.samples = samples.sorted { $0.value < $1.value } }

  var isRatio: Bool { samples.first?.ceiling != nil }
  var median: Double { samples[samples.count / 2].value }
  var low: Double { samples[0].value }
  var high: Double { samples[samples.count - 1].value }

  /// The median of each side alone.
  var ours: Double { Self.median(samples.map(\.ours)) }
  var ceiling: Double? { isRatio ? Self.median(samples.compactMap(\.ceiling)) : nil }

  func verdict(_ bar: Bar?) -> Verdict {
    switch bar {
    case .atMost(let limit): median <= limit ? .met : low <= limit ? .withinSpread : .missed
    case .atLeast(let limit): median >= limit ? .met : high >= limit ? .withinSpread : .missed
    case nil: .unjudged
    }
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}

/// A measurement could not be made.
struct BenchError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
