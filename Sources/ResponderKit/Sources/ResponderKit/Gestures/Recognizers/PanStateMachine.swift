import Foundation

/// Follows the centre of the fingers, and decides whether they drag.
struct PanStateMachine: Equatable, Sendable {
  /// What makes a pan.
  struct Settings: Equatable, Sendable {
    var minimum = 1
    var maximum = Int.max
    /// How far the centre has to move, in points.
    var hysteresis = 10.0
    /// Whether the first translation includes the way to the begin.
    var includesHysteresis = true
    /// A finger that rests this long has no velocity, in microseconds.
    var rest: Int64 = 100_000
    /// The ways that count.
    var direction = Direction.any
  }

  /// The ways along which fingers can begin to drag.
  enum Direction: Equatable, Sendable {
    case any, horizontal, vertical, none

    /// How far a way leads along the direction; nothing where it leads more across it.
    func length(of way: CGPoint) -> Double {
      switch self {
      case .any: way.distance(to: .zero)
      case .horizontal: abs(way.x) >= abs(way.y) ? abs(way.x) : 0
      case .vertical: abs(way.y) >= abs(way.x) ? abs(way.y) : 0
      case .none: -1
      }
    }
  }

  private enum State: Equatable, Sendable {
    /// It is not known whether the fingers drag.
    case possible
    /// They do.
    case dragging
    /// Ended or failed.
    case over
  }

  private struct Finger: Equatable, Sendable {
    let number: Int32
    var point: CGPoint
  }

  var settings: Settings
  private var state = State.possible
  private var fingers: [Finger] = []
  /// Whether as many fingers were down as it takes.
  private var hasEnough = false
  /// How far the centre has moved from its start, in the window.
  private(set) var translation = CGPoint.zero
  /// The same, whatever code and the profile have made of the translation.
  private(set) var travel = CGPoint.zero
  private var velocity = CGPoint.zero
  private var lastMove: Int64?

  init(settings: Settings = Settings()) { self.settings = settings }

  /// Forgets the gesture; the list of fingers is filled again by the next one.
  mutating func startAnew() {
    var fresh = PanStateMachine(settings: settings)
    while !fingers.isEmpty { fingers.removeLast() }
    swap(&fresh.fingers, &fingers)
    self = fresh
  }

  /// The velocity at a time, in points per second; zero after a rest.
  func velocity(at time: Int64) -> CGPoint {
    guard let lastMove, time - lastMove <= settings.rest else { return .zero }
    return velocity
  }

  /// Code sets the translation anew, and the velocity with it (pan.set-translation).
  mutating func setTranslation(_ translation: CGPoint) {
    self.translation = translation
    velocity = .zero
  }

  /// A finger came down.
  mutating func began(_ sample: FingerSample) -> GestureStep {
    fingers.append(Finger(number: sample.finger, point: sample.point))
    if lastMove == nil { lastMove = sample.time }
    if !hasEnough, fingers.count >= settings.minimum {
      hasEnough = true
      translation = .zero
      travel = .zero
      lastMove = sample.time
    }
    guard fingers.count > settings.maximum else { return .stay }
    return finish(.panTooManyTouches)
  }

  /// Fingers moved, all of one event at once.
  mutating func moved(_ samples: some Collection<FingerSample>) -> GestureStep {
    let before = fingers.centroid { $0.point }
    for sample in samples {
      guard let place = fingers.firstIndex(where: { $0.number == sample.finger }) else { continue }
      fingers[place].point = sample.point
    }
    let after = fingers.centroid { $0.point }
    let step = CGPoint(x: after.x - before.x, y: after.y - before.y)
    switch state {
    case .over: return .stay
    case .possible:
      guard fingers.count >= settings.minimum else { return .stay }
      add(step, samples.first?.time)
      guard settings.direction.length(of: translation) >= settings.hysteresis else { return .stay }
      state = .dragging
      return .begin(.panHysteresis)
    case .dragging:
      add(step, samples.first?.time)
      return .change(.gestureContinuousTransitions)
    }
  }

  /// The gesture has begun: takes the way there off, where the profile says so.
  ///
  /// - Returns: Whether it did.
  mutating func takeHysteresisOff() -> Bool {
    let way = translation.distance(to: .zero)
    guard !settings.includesHysteresis, way > 0 else { return false }
    let rest = max(0, way - settings.hysteresis) / way
    translation = CGPoint(x: translation.x * rest, y: translation.y * rest)
    return true
  }

  private mutating func add(_ step: CGPoint, _ time: Int64?) {
    translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
    travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
    guard let time, let lastMove, time > lastMove else { return }
    let seconds = (time - lastMove).seconds
    velocity = CGPoint(x: step.x / seconds, y: step.y / seconds)
    self.lastMove = time
  }

  /// A finger was lifted.
  mutating func ended(_ sample: FingerSample) -> GestureStep {
    fingers.removeAll { $0.number == sample.finger }
    switch state {
    case .over: return .stay
    case .possible: return fingers.isEmpty ? finish(.panEndsWhenAllUp) : .stay
    case .dragging:
      return fingers.count < max(1, settings.minimum) ? finish(.panEndsWhenAllUp) : .stay
    }
  }

  private mutating func finish(_ rule: Rule) -> GestureStep {
    defer { state = .over }
    switch state {
    case .possible: return .fail(rule)
    case .dragging: return .end(rule)
    case .over: return .stay
    }
  }

  /// It is one already, for a reason of a subclass.
  mutating func begin(_ rule: Rule) -> GestureStep {
    guard state == .possible else { return .stay }
    state = .dragging
    return .begin(rule)
  }

  /// It is none, for a reason of a subclass.
  mutating func fail(_ rule: Rule) -> GestureStep { finish(rule) }
}
