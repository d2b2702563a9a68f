import Foundation

/// Decides whether fingers rest long enough, after as many taps as it takes.
///
/// Taps that have to come before are left to a tap machine of its own, whose success is where the
/// press begins to count.
struct LongPressStateMachine: FingerMachine, Equatable, Sendable {
  /// What makes a long press.
  struct Settings: Equatable, Sendable {
    /// How long the fingers have to stay, in microseconds.
    var duration: Int64 = 500_000
    /// How far a finger may move before the press begins, in points.
    var movement = 10.0
    var taps = 0
    var fingers = 1
    /// What makes the taps that come before.
    var tap = TapStateMachine.Settings()
  }

  private enum State: Equatable, Sendable {
    /// The taps before the press are being made.
    case tapping
    /// The last of them was made.
    case tapped(at: Int64)
    /// Fingers are down; `since` is when the last of them came.
    case pressing(since: Int64?)
    /// The press has begun.
    case begun
    /// Ended or failed.
    case over
  }

  private struct Finger: Equatable, Sendable {
    let number: Int32
    let start: CGPoint
  }

  var settings: Settings
  private var state: State?
  /// Counts the taps that have to come before the press.
  private var prior = TapStateMachine()
  private var fingers: [Finger] = []

  init(settings: Settings = Settings()) { self.settings = settings }

  /// Forgets the gesture; the list of fingers is filled again by the next one.
  mutating func startAnew() {
    var fresh = LongPressStateMachine(settings: settings)
    while !fingers.isEmpty { fingers.removeLast() }
    swap(&fresh.fingers, &fingers)
    self = fresh
  }

  /// When the machine wants to be woken, if nothing happens.
  var deadline: Int64? {
    switch state {
    case .tapping: prior.deadline
    case .tapped(let time): time.later(by: settings.tap.interval)
    case .pressing(let since): since.map { $0.later(by: settings.duration) }
    case .begun, .over, nil: nil
    }
  }

  /// A finger came down.
  mutating func began(_ sample: FingerSample) -> GestureStep {
    // The settings may change until a finger comes, and decide where the gesture begins.
    switch state ?? (settings.taps > 0 ? .tapping : .pressing(since: nil)) {
    case .tapping:
      state = .tapping
      prior.settings = settings.tap
      prior.settings.taps = settings.taps
      prior.settings.fingers = settings.fingers
      return tapped(prior.began(sample), sample.time)
    case .tapped(let time):
      guard sample.time - time <= settings.tap.interval else { return fail(.longPressPriorTaps) }
      return press(sample)
    case .pressing:
      return press(sample)
    case .begun, .over:
      return .stay
    }
  }

  private mutating func press(_ sample: FingerSample) -> GestureStep {
    fingers.append(Finger(number: sample.finger, start: sample.point))
    guard fingers.count <= settings.fingers else { return fail(.longPressDefaults) }
    // The time runs from the moment when all fingers are down.
    state = .pressing(since: fingers.count == settings.fingers ? sample.time : nil)
    guard fingers.count == settings.fingers, settings.duration <= 0 else { return .stay }
    state = .begun
    return .begin(.longPressZeroDuration)
  }

  /// A finger moved.
  mutating func moved(_ sample: FingerSample) -> GestureStep {
    switch state {
    case .tapping: return tapped(prior.moved(sample), sample.time)
    case .pressing:
      guard let finger = fingers.first(where: { $0.number == sample.finger }),
        finger.start.distance(to: sample.point) > settings.movement
      else { return .stay }
      return fail(.longPressMovesTooFarFails)
    case .begun: return .change(.longPressContinuous)
    case .tapped, .over, nil: return .stay
    }
  }

  /// A finger was lifted.
  mutating func ended(_ sample: FingerSample) -> GestureStep {
    switch state {
    case .tapping: return tapped(prior.ended(sample), sample.time)
    case .pressing: return fail(.longPressEarlyUpFails)
    case .begun:
      state = .over
      return .end(.longPressContinuous)
    case .tapped, .over, nil: return .stay
    }
  }

  /// The deadline has come.
  mutating func timeIsUp() -> GestureStep {
    switch state {
    // Time never makes a tap, so when it was is not asked for.
    case .tapping: return tapped(prior.timeIsUp(), 0)
    case .tapped: return fail(.longPressPriorTaps)
    case .pressing:
      state = .begun
      return .begin(.longPressBeginsOnTimer)
    case .begun, .over, nil: return .stay
    }
  }

  /// Takes what the taps before the press came to.
  ///
  /// What would be a tap for its own recognizer is only a step on the way for this one.
  private mutating func tapped(_ step: GestureStep, _ time: Int64) -> GestureStep {
    switch step {
    case .recognize:
      state = .tapped(at: time)
      return .stay
    case .fail: return fail(.longPressPriorTaps)
    case .stay, .begin, .change, .end: return .stay
    }
  }

  private mutating func fail(_ rule: Rule) -> GestureStep {
    state = .over
    return .fail(rule)
  }
}
