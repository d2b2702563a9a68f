import Foundation

/// How fast content goes on when fingers lift: by the last two times it was told of them.
///
/// - scroll.release-velocity: the lift adds nothing, and time without moves takes nothing away.
///
/// Two values, in the unit of whoever adds them. Where there was one callback only, the earlier one
/// is zero and the later one counts alone.
struct ReleaseVelocity: Equatable, Sendable {
  private var later = CGPoint.zero
  private var earlier = CGPoint.zero

  /// The pan called back, with fingers of a velocity.
  mutating func add(_ velocity: CGPoint) {
    earlier = later
    later = velocity
  }

  /// The velocity of a lift, in the unit in which it was added.
  ///
  /// - Parameters:
  ///   - limit: What is slower than this, on both axes together, stands.
  ///   - laterWeight: How much of the velocity is the later one; the earlier one is the rest.
  /// - Returns: The velocity; zero where the fingers stood.
  func velocity(limit: Double, laterWeight: Double) -> CGPoint {
    guard later.distance(to: .zero) >= limit else { return .zero }
    func blended(_ later: Double, _ earlier: Double) -> Double {
      earlier == 0 ? later : laterWeight * later + (1 - laterWeight) * earlier
    }
    return CGPoint(x: blended(later.x, earlier.x), y: blended(later.y, earlier.y))
  }
}
