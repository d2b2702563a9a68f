import Foundation

/// Follows the centre of the fingers, and decides whether they drag.
///
/// Points are those of the window, times microseconds. The same machine makes the pans of scroll
/// views and sheets, which differ in the directions that count and in whether a resting finger
/// does.
struct PanStateMachine: Equatable, Sendable {
  /// What makes a pan.
  struct Settings: Equatable, Sendable {
    var minimum = 1
    var maximum = Int.max
    /// How far the centre has to move, in points.
    var hysteresis = 10.0
    /// Whether the first translation includes the way to the begin.
    var includesHysteresis = true
    /// How much of the velocity is the newest sample; the one before is the rest.
    var newestWeight = 0.2
    /// Whether the centre is that of all fingers; else of those that moved in an event.
    var countsResting = true
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
      // Less than any hysteresis, also where the profile has none.
      // Less than any hysteresis, one of 0 included.
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
  /// How fast the fingers were in the last event in which they moved, and in the one before.
  private var newest: CGPoint?
  private var before: CGPoint?
  /// When the last event came.
  private var lastTime: Int64?
  /// Whether a finger rested while others moved, and was not counted.
  private(set) var leftOutResting = false

  init(settings: Settings = Settings()) { self.settings = settings }

  /// Forgets the gesture; the list of fingers is filled again by the next one.
  mutating func startAnew() {
    var fresh = PanStateMachine(settings: settings)
    while !fingers.isEmpty { fingers.removeLast() }
    // The list keeps its room, so that the next gesture asks for no memory.
    swap(&fresh.fingers, &fingers)
    self = fresh
  }

  /// The velocity in points per second: two samples, blended (pan.velocity).
  ///
  /// Only moves make samples, so that the velocity of fingers that stand stays what it was.
  var velocity: CGPoint {
    guard let newest else { return .zero }
    let (weight, before) = (settings.newestWeight, before ?? .zero)
    return CGPoint(
      x: weight * newest.x + (1 - weight) * before.x,
      y: weight * newest.y + (1 - weight) * before.y
    )
  }

  /// Code sets the translation anew, and the velocity with it (pan.set-translation).
  mutating func setTranslation(_ translation: CGPoint) {
    self.translation = translation
    forgetVelocity()
  }

  private mutating func forgetVelocity() {
    newest = nil
    before = nil
  }

  /// A finger came down.
  ///
  /// The way is counted from the finger that makes them enough: what fewer did before was no pan.
  mutating func began(_ sample: FingerSample) -> GestureStep {
    fingers.append(Finger(number: sample.finger, point: sample.point))
    lastTime = sample.time
    if !hasEnough, fingers.count >= settings.minimum {
      hasEnough = true
      translation = .zero
      travel = .zero
      forgetVelocity()
    }
    guard fingers.count > settings.maximum else { return .stay }
    return finish(.panTooManyTouches)
  }

  /// Fingers moved, all of one event at once.
  mutating func moved(_ samples: some Collection<FingerSample>) -> GestureStep {
    let step = step(to: samples)
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

  /// The mean way of the fingers in an event: of all, or of those that moved.
  ///
  /// Measured from each finger's last place, so that a finger that joins or leaves does not make
  /// the centre jump.
  private mutating func step(to samples: some Collection<FingerSample>) -> CGPoint {
    var sum = CGPoint.zero
    var moved = 0
    for sample in samples {
      guard let place = fingers.firstIndex(where: { $0.number == sample.finger }) else { continue }
      let start = fingers[place].point
      guard sample.point != start else { continue }
      sum = CGPoint(x: sum.x + sample.point.x - start.x, y: sum.y + sample.point.y - start.y)
      moved += 1
      fingers[place].point = sample.point
    }
    guard moved > 0 else { return .zero }
    if !settings.countsResting, moved < fingers.count { leftOutResting = true }
    let count = Double(settings.countsResting ? fingers.count : moved)
    return CGPoint(x: sum.x / count, y: sum.y / count)
  }

  /// Two events that come so soon one after the other are one place, in microseconds.
  private static let standing: Int64 = 1000

  private mutating func add(_ step: CGPoint, _ time: Int64?) {
    translation = CGPoint(x: translation.x + step.x, y: translation.y + step.y)
    travel = CGPoint(x: travel.x + step.x, y: travel.y + step.y)
    guard let time, let lastTime else { return }
    let interval = time - lastTime
    before = newest
    newest =
      interval > PanStateMachine.standing
      ? CGPoint(x: step.x / interval.seconds, y: step.y / interval.seconds) : .zero
    self.lastTime = time
  }

  /// A finger was lifted.
  mutating func ended(_ sample: FingerSample) -> GestureStep {
    remove(sample)
    switch state {
    case .over: return .stay
    case .possible: return fingers.isEmpty ? finish(.panEndsWhenAllUp) : .stay
    // The minimum is read here and not when it began: an app may lower it meanwhile.
    case .dragging:
      return fingers.count < max(1, settings.minimum) ? finish(.panEndsWhenAllUp) : .stay
    }
  }

  /// A finger's touch was taken away.
  ///
  /// It leaves the state as it is: the recognizer is the one to cancel or to fail.
  ///
  /// - Returns: Whether fewer fingers are left than it takes.
  mutating func cancelled(_ sample: FingerSample) -> Bool {
    remove(sample)
    return fingers.count < max(1, settings.minimum)
  }

  private mutating func remove(_ sample: FingerSample) {
    fingers.removeAll { $0.number == sample.finger }
    lastTime = sample.time
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
