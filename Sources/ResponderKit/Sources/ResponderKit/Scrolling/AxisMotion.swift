/// How the offset of one axis moves by itself, as a function of the time since it began.
///
/// Which of the cases it is, is settled once, at the lift: by the range, the speed and whether the
/// view bounces. Times are in seconds since the motion began, places in points, speeds in points
/// per second.
enum AxisMotion: Equatable, Sendable {
  /// What an axis moves by.
  struct Law: Equatable, Sendable {
    let deceleration: Deceleration.Law
    let edge: EdgeReturn.Law
    /// Whether it overshoots an edge instead of stopping there.
    let bounces: Bool
  }

  /// It stays where it is.
  case rest(Double)
  /// It slows down inside its range.
  case slowing(Deceleration)
  /// It slows down towards a place that paging or the delegate has chosen.
  case reaching(Deceleration, at: Double)
  /// It slows down until it comes to the edge, where it stops.
  case stopping(Deceleration, at: Double)
  /// It slows down until it passes the edge, and is drawn back to it.
  case bouncing(Deceleration, EdgeReturn)
  /// It is drawn back to the edge.
  case returning(EdgeReturn)
  /// Code has it go to a place in a time.
  case easing(from: Double, to: Double, duration: Double)

  /// What a release at an offset and a velocity leads to.
  init(from offset: Double, velocity: Double, in range: ScrollRange, by law: Law) {
    let excess = range.excess(of: offset)
    let slowing = Deceleration(from: offset, velocity: velocity, law: law.deceleration)
    guard excess == 0 else {
      let edge = range.nearest(to: offset)
      self = .returning(EdgeReturn(to: edge, from: excess, velocity: velocity, by: law))
      return
    }
    guard slowing.moves else {
      self = .rest(offset)
      return
    }
    let end = slowing.restingPlace
    let edge = range.nearest(to: end)
    guard edge != end else {
      self = .slowing(slowing)
      return
    }
    guard law.bounces else {
      self = edge == offset ? .rest(offset) : .stopping(slowing, at: edge)
      return
    }
    // The two parts meet at the edge with one speed, so that nothing jerks where the second takes
    // over.
    let arrival = slowing.time(at: edge)
    self = .bouncing(
      slowing,
      EdgeReturn(
        to: edge,
        from: 0,
        velocity: slowing.velocity(at: arrival),
        since: arrival,
        by: law
      )
    )
  }

  /// What leads from an offset to a place that was chosen for it.
  init(from offset: Double, to target: Double, by law: Law) {
    self =
      offset == target
      ? .rest(offset)
      : .reaching(Deceleration(from: offset, to: target, law: law.deceleration), at: target)
  }

  /// Whether it moves at all.
  var moves: Bool { duration > 0 }

  /// How long it takes, in seconds.
  var duration: Double {
    switch self {
    case .rest: 0
    case .slowing(let slowing): slowing.lastFrame
    case .reaching(let slowing, _): slowing.duration
    case .stopping(let slowing, let edge): slowing.time(at: edge)
    case .bouncing(_, let back), .returning(let back): back.lastFrame
    case .easing(_, _, let duration): duration
    }
  }

  /// Where it is announced to come to rest, as far as the range lets it.
  var target: Double {
    switch self {
    case .rest(let offset): offset
    case .slowing(let slowing): slowing.target
    case .reaching(_, let target): target
    case .stopping(_, let edge): edge
    case .bouncing(_, let back), .returning(let back): back.edge
    case .easing(_, let target, _): target
    }
  }

  /// Where it comes to rest.
  var restingPlace: Double {
    switch self {
    case .slowing(let slowing): slowing.restingPlace
    case .rest, .reaching, .stopping, .bouncing, .returning, .easing: target
    }
  }

  /// Whether its offset at a time is what somebody else has chosen, to the last digit.
  func isChosen(at time: Double) -> Bool {
    switch self {
    case .rest, .easing: true
    case .reaching: isOver(at: time)
    case .slowing, .stopping, .bouncing, .returning: false
    }
  }

  /// Whether it has to be reckoned anew in another range.
  ///
  /// A change of the range that a motion does not come near leaves it as it is, to the last digit.
  func isBound(to range: ScrollRange) -> Bool {
    switch self {
    case .rest, .easing: false
    case .slowing, .reaching: range.excess(of: restingPlace) != 0
    case .stopping, .bouncing, .returning: true
    }
  }

  /// Where it is at a time.
  func offset(at time: Double) -> Double {
    guard !isOver(at: time) else { return restingPlace }
    switch self {
    case .rest(let offset): return offset
    case .slowing(let slowing), .reaching(let slowing, _), .stopping(let slowing, _):
      return slowing.offset(at: time)
    case .bouncing(let slowing, let back):
      return time < back.since ? slowing.offset(at: time) : back.offset(at: time)
    case .returning(let back): return back.offset(at: time)
    case .easing(let start, let target, let duration):
      let share = time / duration
      return start + (target - start) * share * share * (3 - 2 * share)
    }
  }

  /// How fast it is at a time, in points per second.
  func velocity(at time: Double) -> Double {
    guard !isOver(at: time) else { return 0 }
    switch self {
    case .rest, .easing: return 0
    case .slowing(let slowing), .reaching(let slowing, _), .stopping(let slowing, _):
      return slowing.velocity(at: time)
    case .bouncing(let slowing, let back):
      return time < back.since ? slowing.velocity(at: time) : back.velocity(at: time)
    case .returning(let back): return back.velocity(at: time)
    }
  }

  /// The rule that it follows at a time.
  func rule(at time: Double) -> Rule? {
    switch self {
    case .rest, .easing: nil
    case .slowing, .reaching: .scrollDeceleration
    case .stopping: isOver(at: time) ? .scrollOffsetRange : .scrollDeceleration
    case .bouncing(_, let back): time < back.since ? .scrollDeceleration : .scrollReturnToRange
    case .returning: .scrollReturnToRange
    }
  }

  /// A frame comes at a whole microsecond, which may be the one before its time.
  private func isOver(at time: Double) -> Bool { time >= duration - 1e-6 }
}
