public import Foundation

/// Recognizes fingers that stay down for a while; it begins without a new touch event.
open class UILongPressGestureRecognizer: UIGestureRecognizer, MachineRecognizer {
  private final var duration = 0.5
  final var machine = LongPressStateMachine()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.settings.tap = TapStateMachine.Settings(simulation.profile)
  }

  /// How long the fingers have to stay, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval {
    get { duration }
    set {
      guard newValue.isFinite else { return }
      duration = max(0, newValue)
      machine.settings.duration = Int64(microseconds: min(duration, 1_000_000))
    }
  }

  /// How far a finger may move before the press begins, in points; 10 by default.
  open var allowableMovement: CGFloat {
    get { machine.settings.movement }
    set { machine.settings.movement = newValue }
  }

  /// How many taps have to come before the press; 0 by default.
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
