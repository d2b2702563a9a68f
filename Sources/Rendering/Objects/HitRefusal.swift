import Jansson
import WorkbenchProtocol

/// Why a view said no to a point, in numbers or in the words of Swift: `230 > 200, 150 > 120`.
struct HitRefusal {
  private let asked: JSONValue

  /// Takes what `hit.test` tells of a view.
  init(_ asked: JSONValue) {
    self.asked = asked
  }

  /// The reason; nil where the rule's name is all that is known.
  func text(_ words: Words) -> String? {
    switch asked[.rule]?.string {
    case "hit-test.point-inside-prunes": outside
    case "hit-test.skips-hidden": "isHidden"
    case "hit-test.skips-interaction-disabled", "hit-test.label-and-image-view-off":
      "isUserInteractionEnabled = false"
    case "hit-test.skips-near-zero-alpha": "alpha < 0.01"
    case "hit-test.disabled-control-declines": "isEnabled = false"
    case "ignore.animating-view-is-ineligible": words.say("is being animated", zh: "正在动画中")
    case "hit-test.override-nil-passes-through":
      words.say("its override answers nil", zh: "它的重写返回 nil")
    default: nil
    }
  }

  /// On which sides the point lies outside the bounds, whose far edges are outside.
  private var outside: String? {
    let point = asked[.point]?.elements.compactMap(\.double) ?? []
    let bounds = asked[.bounds]?.elements.compactMap(\.double) ?? []
    guard point.count == 2, bounds.count == 4 else { return nil }
    let parts = (0...1).compactMap { axis -> String? in
      let (value, low) = (point[axis], bounds[axis])
      let high = low + bounds[axis + 2]
      if value < low { return "\(rounded(value)) < \(rounded(low))" }
      if value > high { return "\(rounded(value)) > \(rounded(high))" }
      return value == high ? "\(rounded(value)) = \(rounded(high))" : nil
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  // To the tenth, as the point in the column beside it.
  private func rounded(_ value: Double) -> String { ((value * 10).rounded() / 10).shortest }
}
