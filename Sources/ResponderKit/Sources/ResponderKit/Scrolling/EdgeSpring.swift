import Foundation

/// Content outside its range that goes back to the edge: a critically damped spring.
///
/// - scroll.return-to-range: it rests exactly on the edge when its time is over.
struct EdgeSpring: Equatable, Sendable {
  /// How the spring is made.
  struct Law: Equatable, Sendable {
    /// Per second.
    let rate: Double
    /// How long it takes, in seconds.
    let duration: Double

    init(rate: Double, duration: Double) {
      self.rate = min(max(rate.isNaN ? 0 : rate, 0.1), 1000)
      self.duration = min(max(duration.isNaN ? 0 : duration, 0), 60)
    }
  }

  let edge: Double
  /// How far from the edge it begins, with its sign.
  let displacement: Double
  /// In points per second.
  let velocity: Double
  let law: Law

  /// Where it is at a time.
  func offset(at time: Double) -> Double {
    guard time < law.duration else { return edge }
    let way = displacement + (velocity + law.rate * displacement) * time
    return edge + way * exp(-law.rate * time)
  }

  /// How fast it is at a time.
  func velocity(at time: Double) -> Double {
    guard time < law.duration else { return 0 }
    let push = velocity + law.rate * displacement
    return (push - law.rate * (displacement + push * time)) * exp(-law.rate * time)
  }
}
