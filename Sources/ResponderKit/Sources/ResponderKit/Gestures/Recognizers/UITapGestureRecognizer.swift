public import Foundation

/// Recognizes one or several taps of one or several fingers.
///
/// It is discrete: the action is sent once, in the event in which the last finger of the last tap
/// lifts.
///
/// ```swift
/// let tap = UITapGestureRecognizer(target: self, action: "zoom:")
/// tap.numberOfTapsRequired = 2
/// picture.addGestureRecognizer(tap)
/// ```
///
/// By the numbers of the default profile each tap lifts within 0.75 s, no finger moves farther than
/// 45 points from where it came down, and the next tap comes down within 0.35 s and 45 points of
/// the one before. One finger too many fails the recognizer at once, one too few at the first lift.
///
/// - tap.recognizes-on-up, tap.sends-once
/// - tap.max-duration, tap.allowable-movement
/// - tap.inter-tap-interval, tap.inter-tap-distance
/// - tap.too-many-fingers-fails
open class UITapGestureRecognizer: UIGestureRecognizer, MachineRecognizer {
  final var machine = TapStateMachine()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.settings = TapStateMachine.Settings(simulation.profile)
    // The select button (gesture.press-type-filter).
    pressTypes = [4]
  }

  /// How many taps it takes; 1 by default.
  ///
  /// Less than 1 counts as 1. With more than one the view's lifts wait for the last tap or for its
  /// failure (gesture.delays-ended-cost).
  open var numberOfTapsRequired: Int {
    get { taps }
    set { machine.settings.taps = max(1, newValue) }
  }

  /// How many fingers each tap takes; 1 by default.
  ///
  /// Less than 1 counts as 1. They need not come down in one event, but no finger may come once the
  /// first has lifted.
  open var numberOfTouchesRequired: Int {
    get { fingers }
    set { machine.settings.fingers = max(1, newValue) }
  }

  final var taps: Int { machine.settings.taps }
  final var fingers: Int { machine.settings.fingers }

  /// How soon the next tap has to come, in microseconds.
  final var interval: Int64 {
    get { machine.settings.interval }
    set { machine.settings.interval = newValue }
  }

  open override var numberOfTouches: Int { machine.fingerCount }

  /// Returns where the first tap came down, in a view's bounds.
  ///
  /// For several fingers it is the middle of where they came down. Later taps do not change it
  /// (tap.location-is-first-tap).
  open override func location(in view: UIView?) -> CGPoint { convert(machine.location, to: view) }

  /// A tap recognizer that takes more taps is not kept from recognizing.
  override func prevents(_ other: UIGestureRecognizer) -> (answer: Bool, rule: Rule) {
    guard let tap = other as? UITapGestureRecognizer, tap.taps > taps else {
      return (true, .gestureCanPreventDefaultYes)
    }
    return (false, .gestureTapDoesNotPreventHigherTap)
  }

  override func startAnew() { machine.startAnew() }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    feed(phase, touches)
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    feed(.began, presses)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    feed(.ended, presses)
  }

  override func timeIsUp() { wake() }
}

extension TapStateMachine.Settings {
  /// What makes a single tap by the numbers of a profile.
  init(_ profile: Profile) {
    maximumDuration = Int64(microseconds: profile.number(.tapMaximumDuration))
    movement = profile.number(.tapAllowableMovement)
    interval = Int64(microseconds: profile.number(.tapMaximumInterval))
  }
}
