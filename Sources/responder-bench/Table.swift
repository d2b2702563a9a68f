import Foundation

/// How the rows are printed.
enum Table {
  private static let widths = [46, 11, 21, 11, 13, 13]

  static let heading = columns("row", "median", "spread", "bar", "ours", "ceiling", "verdict")

  static func line(_ row: Row, _ measurement: Measurement) -> String {
    let unit = measurement.isRatio ? Unit.ratio : row.unit
    return columns(
      row.name,
      unit.text(measurement.median),
      "\(unit.text(measurement.low)) … \(unit.text(measurement.high))",
      row.bar?.text(unit) ?? "",
      row.unit.text(measurement.ours),
      measurement.ceiling.map(row.unit.text) ?? "",
      row.remark ?? measurement.verdict(row.bar).rawValue
    )
  }

  static func line(_ row: Row, broken error: any Error) -> String {
    columns(row.name, "broke: \(error)")
  }

  static func summary(_ verdicts: [Measurement.Verdict], broken: Int) -> String {
    func count(_ verdict: Measurement.Verdict) -> Int { verdicts.count { $0 == verdict } }
    let judged = verdicts.count - count(.unjudged)
    return "\(count(.met)) of \(judged) bars met, \(count(.withinSpread)) within their spread, "
      + "\(count(.missed)) missed; \(broken) rows broke"
  }

  private static func columns(_ cells: String...) -> String {
    zip(cells, widths + [0]).map { $0.padded(to: $1) }.joined()
      .trimmingCharacters(in: .whitespaces)
  }
}

/// What a number counts.
enum Unit {
  case ratio, seconds, perSecond, bytes, count

  func text(_ value: Double) -> String {
    switch self {
    case .ratio: value.short + " ×"
    case .seconds:
      value < 1e-6
        ? "\((value * 1e9).short) ns"
        : value < 1e-3 ? "\((value * 1e6).short) µs" : "\((value * 1e3).short) ms"
    case .perSecond: "\(Int(value.rounded())) /s"
    case .bytes:
      value < 1_048_576 ? "\((value / 1024).short) KiB" : "\((value / 1024 / 1024).short) MiB"
    case .count: value.short
    }
  }
}

extension Bar {
  fileprivate func text(_ unit: Unit) -> String {
    switch self {
    case .atMost(let limit): "≤ \(unit.text(limit))"
    case .atLeast(let limit): "≥ \(unit.text(limit))"
    }
  }
}

extension Double {
  /// The number with three digits, without zeros at the end that say nothing.
  fileprivate var short: String {
    let digits = abs(self) >= 100 ? 0 : abs(self) >= 10 ? 1 : 2
    let text = String(format: "%.\(digits)f", self)
    guard text.contains(".") else { return text }
    return String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    count >= width ? self + " " : self + String(repeating: " ", count: width - count)
  }
}
