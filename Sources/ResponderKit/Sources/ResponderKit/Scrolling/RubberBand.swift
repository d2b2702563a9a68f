/// How much of a drag beyond the range is shown (scroll.rubber-band).
///
/// The farther one pulls, the less is added, and the whole length of the view is never reached.
/// Lengths are in points.
struct RubberBand: Equatable, Sendable {
  let coefficient: Double
  /// The length of the viewport on the axis.
  let length: Double

  /// Returns what is shown of a distance beyond the range, with its sign.
  func shown(_ distance: Double) -> Double {
    guard length > 0, coefficient > 0 else { return 0 }
    let shown = (1 - 1 / (coefficient * abs(distance) / length + 1)) * length
    return distance < 0 ? -shown : shown
  }

  /// Returns the distance of which so much is shown; the inverse of `shown(_:)`.
  func distance(showing shown: Double) -> Double {
    guard length > 0, coefficient > 0 else { return 0 }
    // No distance shows the whole length.
    let share = min(abs(shown) / length, 0.999)
    let distance = (1 / (1 - share) - 1) * length / coefficient
    return shown < 0 ? -distance : distance
  }
}
