import Foundation

/// Decides whether fingers move quickly and far enough in one direction.
///
/// Points are those of the window, times microseconds. All fingers have to agree on one direction;
/// which of several it was is not kept.
struct SwipeStateMachine: FingerMachine, Equatable, Sendable {
  /// What makes a swipe.
  struct Settings: Equatable, Sendable {
    var direction = UISwipeGestureRecognizer.Direction.right
    var fingers = 1
    /// How long it may take, in microseconds.
    var maximumDuration: Int64 = 500_000
    /// How far along the direction, in points.
    var minimumMovement = 50.0
    /// Less than this across it, in points.
    var maximumCross = 50.0
  }

  private enum State: Equatable, Sendable {
    /// Fingers are down.
    case moving(since: Int64)
    /// Recognized or failed.
    case over
  }

  private struct Finger: Equatable, Sendable {
    let number: Int32
    let start: CGPoint
    var point: CGPoint
  }

  var settings: Settings
  private var state: State?
  private var fingers: [Finger] = []

  init(settings: Settings = Settings()) { self.settings = settings }

  /// Forgets the gesture; the list of fingers is filled again by the next one.
  mutating func startAnew() {
    var fresh = SwipeStateMachine(settings: settings)
    while !fingers.isEmpty { fingers.removeLast() }
    swap(&fresh.fingers, &fingers)
    self = fresh
  }

  /// Where the swipe started (swipe.location-is-start).
  var location: CGPoint { fingers.centroid { $0.start } }

  /// When the machine wants to be woken, if nothing happens.
  var deadline: Int64? {
    switch state {
    case .moving(let since): since.later(by: settings.maximumDuration)
    case .over, nil: nil
    }
  }

  /// A finger came down.
  mutating func began(_ sample: FingerSample) -> GestureStep {
    switch state {
    case .over: return .stay
    case .moving, nil: break
    }
    // The time runs from the first finger on, however many are to come.
    if state == nil { state = .moving(since: sample.time) }
    fingers.append(Finger(number: sample.finger, start: sample.point, point: sample.point))
    return fingers.count > settings.fingers ? fail(.swipeFingerCount) : .stay
  }

  /// A finger moved.
  ///
  /// It fails as soon as no direction is left for which every finger has kept to its way: waiting
  /// for the time would hold up a pan that requires its failure.
  mutating func moved(_ sample: FingerSample) -> GestureStep {
    switch state {
    case .over, nil: return .stay
    case .moving:
      guard let place = fingers.firstIndex(where: { $0.number == sample.finger }) else {
        return .stay
      }
      fingers[place].point = sample.point
    }
    let directions = settings.direction.single.filter { direction in
      fingers.allSatisfy { abs(ways(of: $0, direction).across) < settings.maximumCross }
    }
    guard !directions.isEmpty else { return fail(.swipeThresholds) }
    // Too few may still become enough: another finger may come.
    guard fingers.count == settings.fingers else { return .stay }
    let isMade = directions.contains { direction in
      fingers.allSatisfy { ways(of: $0, direction).along >= settings.minimumMovement }
    }
    guard isMade else { return .stay }
    state = .over
    return .recognize(.swipeDiscreteBeforeUp)
  }

  /// A finger was lifted.
  mutating func ended(_ sample: FingerSample) -> GestureStep {
    switch state {
    case .over, nil: return .stay
    case .moving:
      return fail(fingers.count < settings.fingers ? .swipeFingerCount : .swipeThresholds)
    }
  }

  /// The deadline has come.
  mutating func timeIsUp() -> GestureStep {
    switch state {
    case .over, nil: .stay
    case .moving: fail(.swipeThresholds)
    }
  }

  /// How far a finger has moved along a direction and across it.
  private func ways(
    of finger: Finger,
    _ direction: UISwipeGestureRecognizer.Direction
  ) -> (along: Double, across: Double) {
    let x = finger.point.x - finger.start.x
    let y = finger.point.y - finger.start.y
    switch direction {
    case .right: return (x, y)
    case .left: return (-x, y)
    case .down: return (y, x)
    default: return (-y, x)
    }
  }

  private mutating func fail(_ rule: Rule) -> GestureStep {
    state = .over
    return .fail(rule)
  }
}
