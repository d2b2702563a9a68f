import Foundation

/// Content that goes on by itself and slows down (scroll.deceleration); times are in seconds.
struct Deceleration: Equatable, Sendable {
  /// How fast content slows down and when it stands.
  struct Law: Equatable, Sendable {
    /// What is left of the speed after a millisecond.
    let rate: Double
    /// The speed at which it stands, in points per second.
    let stop: Double

    /// A rate of 0 would stop at once and one of 1 never, so that both ends are cut off.
    init(rate: Double, stop: Double) {
      self.rate = min(max(rate.isNaN ? 0 : rate, 0.5), 0.9999)
      self.stop = max(stop.isNaN ? 0 : stop, 0.1)
    }

    /// The points that one point per second goes until it stands.
    var reach: Double { rate / (1 - rate) / 1000 }
  }

  let start: Double
  /// In points per second.
  let velocity: Double
  let law: Law

  init(from start: Double, velocity: Double, law: Law) {
    self.start = start
    self.velocity = velocity
    self.law = law
  }

  /// The deceleration that comes to rest at a place.
  init(from start: Double, to target: Double, law: Law) {
    let speed = law.stop + abs(target - start) / law.reach
    self.init(from: start, velocity: target < start ? -speed : speed, law: law)
  }

  /// Whether it is fast enough to move at all.
  var moves: Bool { abs(velocity) > law.stop }

  /// How long it takes.
  var duration: Double { moves ? log(law.stop / abs(velocity)) / log(law.rate) / 1000 : 0 }

  /// Where it comes to rest.
  var target: Double {
    guard moves else { return start }
    let distance = (abs(velocity) - law.stop) * law.reach
    return velocity < 0 ? start - distance : start + distance
  }

  /// Where it is at a time.
  func offset(at time: Double) -> Double {
    guard time < duration else { return target }
    return start + velocity * law.reach * (1 - slowing(at: time))
  }

  /// How fast it is at a time.
  func velocity(at time: Double) -> Double { time < duration ? velocity * slowing(at: time) : 0 }

  /// When it passes a place on its way.
  func time(at offset: Double) -> Double {
    let share = (offset - start) / (velocity * law.reach)
    guard moves, share > 0 else { return 0 }
    guard share < 1 else { return duration }
    return min(duration, log(1 - share) / log(law.rate) / 1000)
  }

  private func slowing(at time: Double) -> Double { pow(law.rate, time * 1000) }
}
