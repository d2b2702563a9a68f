public import Foundation

/// Recognizes fingers that stay down for a while; it begins without a new touch event.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private final var duration = 0.5
  private final var machine = LongPressStateMachine()

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

  open override func reset() {
    super.reset()
    machine.startAnew()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    forEachSample(of: touches) { sample in run { $0.began(sample) } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    forEachSample(of: touches) { sample in run { $0.moved(sample) } }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    forEachSample(of: touches) { sample in run { $0.ended(sample) } }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesBegan(presses, with: event)
    for sample in samples(of: presses) { run { $0.began(sample) } }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    super.pressesEnded(presses, with: event)
    for sample in samples(of: presses) { run { $0.ended(sample) } }
  }

  override func timeIsUp() { run { $0.timeIsUp() } }

  private final func run(_ input: (inout LongPressStateMachine) -> GestureStep) {
    let step = input(&machine)
    follow(step, wakeAt: machine.deadline)
  }
}
