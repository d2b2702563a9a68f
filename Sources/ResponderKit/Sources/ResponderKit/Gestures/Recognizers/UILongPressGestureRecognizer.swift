public import Foundation

/// Recognizes fingers that stay down for a while; it begins without a new touch event.
///
/// It is continuous. Its begin comes from a timer in no touch event, which prevents a tap on the
/// same view and takes the touch from the view while the finger rests. After it, moves of any
/// length are `changed`, and the first finger that lifts ends it.
///
/// ```swift
/// let press = UILongPressGestureRecognizer(target: self, action: "showMenu:")
/// press.minimumPressDuration = 0.3
/// row.addGestureRecognizer(press)
/// ```
///
/// The action is sent at least twice: with `state` as `began`, where the menu belongs, and as
/// `ended`.
///
/// - long-press.begins-on-timer, long-press.continuous
/// - long-press.early-up-fails, long-press.moves-too-far-fails
/// - gesture.long-press-and-tap: how it goes with a tap on one view.
open class UILongPressGestureRecognizer: UIGestureRecognizer, MachineRecognizer {
  private final var duration = 0.5
  final var machine = LongPressStateMachine()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.settings.tap = TapStateMachine.Settings(simulation.profile)
  }

  /// How long the fingers have to stay, in seconds; 0.5 by default.
  ///
  /// Counted from the moment when the last of the fingers came down. With 0 it begins in the event
  /// in which they come (long-press.zero-duration). A number that is not finite is ignored.
  open var minimumPressDuration: TimeInterval {
    get { duration }
    set {
      guard newValue.isFinite else { return }
      duration = max(0, newValue)
      // Capped, since the largest doubles do not fit into the integer and would trap.
      machine.settings.duration = Int64(microseconds: min(duration, 1_000_000))
    }
  }

  /// How far a finger may move before the press begins, in points; 10 by default.
  ///
  /// Each finger is measured from where it came down. After the begin there is no limit.
  open var allowableMovement: CGFloat {
    get { machine.settings.movement }
    set { machine.settings.movement = newValue }
  }

  /// How many taps have to come before the press; 0 by default.
  ///
  /// They are taps as a tap recognizer takes them, by as many fingers as the press; the press has
  /// to come down within the time that a next tap has (long-press.prior-taps).
  open var numberOfTapsRequired: Int {
    get { machine.settings.taps }
    set { machine.settings.taps = max(0, newValue) }
  }

  /// How many fingers it takes; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { machine.settings.fingers }
    set { machine.settings.fingers = max(1, newValue) }
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
