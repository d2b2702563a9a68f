import Foundation

/// Content that goes on by itself and slows down (scroll.deceleration); times are in seconds.
///
/// After t milliseconds the speed is v · r^t, with r what is left of it after one, and the way is v
/// · F · (1 - r^t) with F = r / (1 - r). Everything is a function of the time since the beginning:
/// nothing is added up, so that no step depends on how often somebody looks.
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

    /// The points that one point per second goes if it never stands.
    var reach: Double { rate / (1 - rate) / 1000 }

    /// What of a speed is lost in a second, as the exponent of its decay.
    var decay: Double { -log(rate) * 1000 }

    /// What is left of a speed after a time.
    func left(at time: Double) -> Double { exp(-decay * time) }
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

  /// The deceleration whose speed is that of standing content when it comes to a place.
  init(from start: Double, to target: Double, law: Law) {
    let speed = law.stop + abs(target - start) / law.reach
    self.init(from: start, velocity: target < start ? -speed : speed, law: law)
  }

  /// Whether it is fast enough to move at all.
  var moves: Bool { abs(velocity) > law.stop }

  /// When it has slowed down to the speed at which content stands.
  var duration: Double { moves ? log(abs(velocity) / law.stop) / law.decay : 0 }

  /// The first frame at which it is slower than that, which is the last one.
  ///
  /// Content stands at a frame and not between two, which is why the resting place lies a little
  /// beyond the point where the speed is reached.
  var lastFrame: Double { moves ? ScrollMotion.frame(after: duration) : 0 }

  /// Where it stands: where the last frame finds it.
  var restingPlace: Double { offset(at: lastFrame) }

  /// Where it is announced to come to rest, which may be two points farther.
  var target: Double {
    guard moves else { return start }
    let distance = (abs(velocity) - law.stop) / law.decay
    return velocity < 0 ? start - distance : start + distance
  }

  /// Where it is at a time.
  func offset(at time: Double) -> Double {
    start + velocity * law.reach * (1 - law.left(at: time))
  }

  /// How fast it is at a time.
  func velocity(at time: Double) -> Double { velocity * law.left(at: time) }

  /// When it passes a place on its way.
  func time(at offset: Double) -> Double {
    // What lies behind the start or beyond all reach is never passed; both come out as an end of
    // the motion, and no logarithm of a negative number is taken.
    let share = (offset - start) / (velocity * law.reach)
    guard moves, share > 0 else { return 0 }
    guard share < 1 else { return lastFrame }
    return min(lastFrame, -log(1 - share) / law.decay)
  }
}
