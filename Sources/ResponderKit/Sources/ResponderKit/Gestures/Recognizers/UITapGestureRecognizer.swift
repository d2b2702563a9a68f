public import Foundation

/// Recognizes one or several taps of one or several fingers.
open class UITapGestureRecognizer: UIGestureRecognizer, MachineRecognizer {
  final var machine = TapStateMachine()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.settings = TapStateMachine.Settings(simulation.profile)
    // The select button (gesture.press-type-filter).
    pressTypes = [4]
  }

  /// How many taps it takes; 1 by default.
  open var numberOfTapsRequired: Int {
    get { taps }
    set { machine.settings.taps = max(1, newValue) }
  }

  /// How many fingers each tap takes; 1 by default.
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
