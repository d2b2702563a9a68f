import Foundation

/// Follows the line between two fingers: its length for a pinch, its direction for a rotation.
///
/// Points are those of the screen. Of more than two fingers the first two make the line. When one
/// of these lifts, a gesture that has begun is over; one that has not waits for another finger.
struct TwoFingerStateMachine: Equatable, Sendable {
  /// What of the line counts.
  enum Measure: Equatable, Sendable {
    /// The length, as a ratio.
    case length
    /// The direction, in radians, clockwise on screen.
    case direction

    /// The value of a gesture that has changed nothing.
    var neutral: Double {
      switch self {
      case .length: 1
      case .direction: 0
      }
    }

    /// The rule of the threshold, and that of the two fingers.
    var rules: (threshold: Rule, fingers: Rule) {
      switch self {
      case .length: (.pinchThreshold, .pinchTwoTouches)
      case .direction: (.rotationThreshold, .rotationTwoTouches)
      }
    }
  }

  private enum State: Equatable, Sendable {
    /// Fewer than two fingers were down, or they have not moved enough.
    case possible
    /// The gesture goes on.
    case begun
    /// Ended or failed.
    case over
  }

  private struct Finger: Equatable, Sendable {
    let number: Int32
    var point: CGPoint
  }

  let measure: Measure
  /// How far the line has to change, in points or radians.
  var threshold: Double
  private var state = State.possible
  private var fingers: [Finger] = []
  /// The length that counts as a value of 1, or the direction at the last event.
  private var reference = 0.0
  /// How far the line has changed since the second finger came: in points or radians.
  private var change = 0.0
  private var start = 0.0
  /// The scale, or the angle in radians.
  private(set) var value: Double
  /// How fast the value changes, per second.
  private(set) var velocity = 0.0
  private var lastTime: Int64 = 0

  init(_ measure: Measure, threshold: Double = 0) {
    self.measure = measure
    self.threshold = threshold
    value = measure.neutral
  }

  /// Forgets the gesture; the list of fingers is filled again by the next one.
  mutating func startAnew() {
    var fresh = TwoFingerStateMachine(measure, threshold: threshold)
    while !fingers.isEmpty { fingers.removeLast() }
    swap(&fresh.fingers, &fingers)
    self = fresh
  }

  /// A finger came down.
  ///
  /// - Returns: Whether the finger is one of the two.
  mutating func began(_ sample: FingerSample) -> Bool {
    guard fingers.count < 2, state != .over else { return false }
    fingers.append(Finger(number: sample.finger, point: sample.point))
    if fingers.count == 2 {
      start = line
      reference = line
      change = 0
      lastTime = sample.time
    }
    return true
  }

  /// Fingers moved, all of one event at once.
  mutating func moved(_ samples: some Collection<FingerSample>) -> GestureStep {
    for sample in samples {
      guard let place = fingers.firstIndex(where: { $0.number == sample.finger }) else { continue }
      fingers[place].point = sample.point
    }
    guard fingers.count == 2, let time = samples.first?.time else { return .stay }
    switch state {
    case .over: return .stay
    case .possible:
      update(at: time)
      guard isFarEnough else { return .stay }
      state = .begun
      return .begin(measure.rules.threshold)
    case .begun:
      update(at: time)
      return .change(measure.rules.fingers)
    }
  }

  /// A finger was lifted.
  mutating func ended(_ sample: FingerSample) -> GestureStep {
    guard fingers.contains(where: { $0.number == sample.finger }) else { return .stay }
    fingers.removeAll { $0.number == sample.finger }
    switch state {
    case .over: return .stay
    case .begun:
      state = .over
      return .end(measure.rules.fingers)
    case .possible:
      guard fingers.isEmpty else { return .stay }
      state = .over
      return .fail(measure.rules.fingers)
    }
  }

  /// Code sets the value anew: what comes is counted from there.
  ///
  /// For a length the reference moves, so that the present distance has this scale; zero, which no
  /// distance has, makes the present distance the reference. An angle is just added to from there.
  mutating func setValue(_ value: Double) {
    self.value = value
    if measure == .length { reference = value == 0 ? line : line / value }
  }

  private mutating func update(at time: Int64) {
    let before = value
    let line = line
    switch measure {
    case .length:
      change = line - start
      if state == .possible, isFarEnough {
        // The way to the begin is not part of the scale (pinch.scale).
        reference = start + (change < 0 ? -threshold : threshold)
      }
      if state == .begun || isFarEnough { value = reference > 0 ? line / reference : 1 }
    case .direction:
      // `atan2` jumps by a whole turn where the line points to the left, which no finger has done.
      var turned = line - reference
      if turned > .pi { turned -= 2 * .pi }
      if turned < -.pi { turned += 2 * .pi }
      reference = line
      change += turned
      value += turned
    }
    // Two events of one moment have no speed; the next one is measured from the earlier.
    guard time > lastTime else { return }
    velocity = (value - before) / (time - lastTime).seconds
    lastTime = time
  }

  /// Whether the line has changed by what it takes: a length by more, a direction by as much.
  private var isFarEnough: Bool {
    switch measure {
    case .length: abs(change) > threshold
    case .direction: abs(change) >= threshold
    }
  }

  /// The length or the direction of the line between the fingers.
  private var line: Double {
    guard fingers.count == 2 else { return 0 }
    let (from, to) = (fingers[0].point, fingers[1].point)
    switch measure {
    case .length: return from.distance(to: to)
    case .direction: return atan2(to.y - from.y, to.x - from.x)
    }
  }
}
