/// How the offset of one axis moves by itself, as a function of the time since it began.
enum AxisMotion: Equatable, Sendable {
  /// What an axis moves by.
  struct Law: Equatable, Sendable {
    let deceleration: Deceleration.Law
    let spring: EdgeSpring.Law
    /// Whether it overshoots an edge instead of stopping there.
    let bounces: Bool
  }

  /// It stays where it is.
  case rest(Double)
  /// It slows down inside its range.
  case slowing(Deceleration)
  /// It slows down until it comes to the edge, where it stops.
  case stopping(Deceleration, at: Double)
  /// It slows down until it comes to the edge, where it overshoots and turns.
  case bouncing(Deceleration, EdgeSpring)
  /// It goes back to the edge.
  case returning(EdgeSpring)
  /// Code has it go to a place in a time.
  case easing(from: Double, to: Double, duration: Double)

  /// What a release at an offset and a velocity leads to.
  init(from offset: Double, velocity: Double, in range: ScrollRange, by law: Law) {
    let slowing = Deceleration(from: offset, velocity: velocity, law: law.deceleration)
    let excess = range.excess(of: offset)
    // Fast enough towards the range, content outside it goes in by itself.
    let comesIn =
      slowing.moves && velocity * excess < 0 && abs(slowing.target - offset) > abs(excess)
    guard excess == 0 || comesIn else {
      self = .returning(
        EdgeSpring(
          edge: range.nearest(to: offset),
          displacement: excess,
          velocity: 0,
          law: law.spring
        )
      )
      return
    }
    guard slowing.moves else {
      self = .rest(offset)
      return
    }
    let edge = range.nearest(to: slowing.target)
    guard edge != slowing.target else {
      self = .slowing(slowing)
      return
    }
    guard law.bounces else {
      self = edge == offset ? .rest(offset) : .stopping(slowing, at: edge)
      return
    }
    let arrival = slowing.velocity(at: slowing.time(at: edge))
    self = .bouncing(
      slowing,
      EdgeSpring(edge: edge, displacement: 0, velocity: arrival, law: law.spring)
    )
  }

  /// What leads from an offset to a place that was chosen for it.
  init(from offset: Double, to target: Double, by law: Law) {
    self =
      offset == target
      ? .rest(offset)
      : .slowing(Deceleration(from: offset, to: target, law: law.deceleration))
  }

  /// Whether it moves at all.
  var moves: Bool { duration > 0 }

  /// How long it takes, in seconds.
  var duration: Double {
    switch self {
    case .rest: 0
    case .slowing(let slowing): slowing.duration
    case .stopping(let slowing, let edge): slowing.time(at: edge)
    case .bouncing(let slowing, let spring): slowing.time(at: spring.edge) + spring.law.duration
    case .returning(let spring): spring.law.duration
    case .easing(_, _, let duration): duration
    }
  }

  /// Where it comes to rest.
  var target: Double {
    switch self {
    case .rest(let offset): offset
    case .slowing(let slowing): slowing.target
    case .stopping(_, let edge): edge
    case .bouncing(_, let spring), .returning(let spring): spring.edge
    case .easing(_, let target, _): target
    }
  }

  /// Where it is at a time.
  func offset(at time: Double) -> Double {
    guard time < duration else { return target }
    switch self {
    case .rest(let offset): return offset
    case .slowing(let slowing), .stopping(let slowing, _): return slowing.offset(at: time)
    case .bouncing(let slowing, let spring):
      let arrival = slowing.time(at: spring.edge)
      return time < arrival ? slowing.offset(at: time) : spring.offset(at: time - arrival)
    case .returning(let spring): return spring.offset(at: time)
    case .easing(let start, let target, let duration):
      let share = time / duration
      return start + (target - start) * share * share * (3 - 2 * share)
    }
  }

  /// How fast it is at a time, in points per second.
  func velocity(at time: Double) -> Double {
    guard time < duration else { return 0 }
    switch self {
    case .rest, .easing: return 0
    case .slowing(let slowing), .stopping(let slowing, _): return slowing.velocity(at: time)
    case .bouncing(let slowing, let spring):
      let arrival = slowing.time(at: spring.edge)
      return time < arrival ? slowing.velocity(at: time) : spring.velocity(at: time - arrival)
    case .returning(let spring): return spring.velocity(at: time)
    }
  }

  /// The rule that it follows at a time.
  func rule(at time: Double) -> Rule? {
    switch self {
    case .rest, .easing: nil
    case .slowing: .scrollDeceleration
    case .stopping(_, let edge): offset(at: time) == edge ? .scrollOffsetRange : .scrollDeceleration
    case .bouncing(let slowing, let spring):
      time < slowing.time(at: spring.edge) ? .scrollDeceleration : .scrollReturnToRange
    case .returning: .scrollReturnToRange
    }
  }
}
