import Foundation

/// How fast fingers are that are about to lift: the mean of their last moves.
///
/// - scroll.release-velocity: a finger that rests before it lifts has none.
struct ReleaseVelocity: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    let travel: CGPoint
    let time: Int64
  }

  private var samples: [Sample] = []

  /// The fingers have come so far at a time, in microseconds.
  mutating func add(_ travel: CGPoint, at time: Int64, window: Int64) {
    samples.removeAll { $0.time == time || time - $0.time > window }
    samples.append(Sample(travel: travel, time: time))
  }

  /// The velocity of a lift at a time, in points per second, from the moves of a time before it.
  func velocity(at time: Int64, window: Int64) -> CGPoint {
    guard let last = samples.last, time - last.time < window,
      let first = samples.first(where: { time - $0.time <= window }), last.time > first.time
    else { return .zero }
    let seconds = (last.time - first.time).seconds
    return CGPoint(
      x: (last.travel.x - first.travel.x) / seconds,
      y: (last.travel.y - first.travel.y) / seconds
    )
  }
}
