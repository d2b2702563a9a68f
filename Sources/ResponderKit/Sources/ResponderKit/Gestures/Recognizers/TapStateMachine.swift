import Foundation

/// Decides whether fingers tap as often, as many and as quickly as it takes.
///
/// `idle`, then for each tap `down` and, until the last one, `between`; `over` with the last lift
/// or with a failure. Whatever fails it names the rule that did.
struct TapStateMachine: FingerMachine, Equatable, Sendable {
  /// What makes a tap.
  struct Settings: Equatable, Sendable {
    var taps = 1
    var fingers = 1
    /// How long a finger may stay down, in microseconds.
    var maximumDuration: Int64 = 750_000
    /// How far a finger may move, and the next tap may lie from the first, in points.
    var movement = 45.0
    /// How long until the next tap, in microseconds.
    var interval: Int64 = 350_000
  }

  private enum State: Equatable, Sendable {
    /// No finger has come.
    case idle
    /// Fingers are down, or have begun to lift.
    case down(since: Int64, hasLifted: Bool)
    /// A tap was made and another has to follow.
    case between(since: Int64)
    /// Recognized or failed.
    case over
  }

  private struct Finger: Equatable, Sendable {
    let number: Int32
    let start: CGPoint
    var isDown = true
  }

  var settings: Settings
  private var state = State.idle
  private var fingers: [Finger] = []
  /// How many taps are over.
  private var done = 0
  /// Where the first tap came down: the gesture's place (tap.location-is-first-tap).
  private(set) var location = CGPoint.zero

  init(settings: Settings = Settings()) { self.settings = settings }

  /// Forgets the gesture; the list of fingers is filled again by the next one.
  mutating func startAnew() {
    var fresh = TapStateMachine(settings: settings)
    while !fingers.isEmpty { fingers.removeLast() }
    swap(&fresh.fingers, &fingers)
    self = fresh
  }

  /// When the machine wants to be woken, if nothing happens.
  var deadline: Int64? {
    switch state {
    case .down(let since, _): since.later(by: settings.maximumDuration)
    case .between(let since): since.later(by: settings.interval)
    case .idle, .over: nil
    }
  }

  /// How many fingers take part in the running tap.
  var fingerCount: Int { fingers.count }

  /// A finger came down.
  mutating func began(_ sample: FingerSample) -> GestureStep {
    switch state {
    case .idle:
      state = .down(since: sample.time, hasLifted: false)
    case .between(let since):
      guard sample.time - since <= settings.interval else { return fail(.tapInterTapInterval) }
      // Of several fingers any may come down first in the next tap, so the nearest of the last one
      // counts.
      guard fingers.contains(where: { $0.start.distance(to: sample.point) <= settings.movement })
      else { return fail(.tapInterTapDistance) }
      fingers = []
      state = .down(since: sample.time, hasLifted: false)
    case .down(_, let hasLifted):
      if hasLifted { return fail(.tapTooManyFingersFails) }
    case .over:
      return .stay
    }
    fingers.append(Finger(number: sample.finger, start: sample.point))
    guard fingers.count <= settings.fingers else { return fail(.tapTooManyFingersFails) }
    if done == 0 { location = fingers.centroid { $0.start } }
    return .stay
  }

  /// A finger moved.
  mutating func moved(_ sample: FingerSample) -> GestureStep {
    switch state {
    case .down:
      guard let finger = fingers.first(where: { $0.number == sample.finger }),
        finger.start.distance(to: sample.point) > settings.movement
      else { return .stay }
      return fail(.tapAllowableMovement)
    case .idle, .between, .over:
      return .stay
    }
  }

  /// A finger was lifted.
  mutating func ended(_ sample: FingerSample) -> GestureStep {
    switch state {
    case .down(let since, _):
      guard let place = fingers.firstIndex(where: { $0.number == sample.finger }) else {
        return .stay
      }
      guard fingers[place].start.distance(to: sample.point) <= settings.movement else {
        return fail(.tapAllowableMovement)
      }
      guard sample.time - since <= settings.maximumDuration else { return fail(.tapMaxDuration) }
      // With the first lift it is known how many they are; a finger that came later would be
      // another tap's.
      guard fingers.count == settings.fingers else { return fail(.tapTooManyFingersFails) }
      fingers[place].isDown = false
      guard fingers.allSatisfy({ !$0.isDown }) else {
        state = .down(since: since, hasLifted: true)
        return .stay
      }
      done += 1
      guard done >= settings.taps else {
        state = .between(since: sample.time)
        return .stay
      }
      state = .over
      return .recognize(.tapRecognizesOnUp)
    case .idle, .between, .over:
      return .stay
    }
  }

  /// The deadline has come.
  mutating func timeIsUp() -> GestureStep {
    switch state {
    case .down: fail(.tapMaxDuration)
    case .between: fail(.tapInterTapInterval)
    case .idle, .over: .stay
    }
  }

  private mutating func fail(_ rule: Rule) -> GestureStep {
    state = .over
    return .fail(rule)
  }
}
