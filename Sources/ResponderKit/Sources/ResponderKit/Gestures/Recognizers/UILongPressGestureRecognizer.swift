public import Foundation

/// Recognizes fingers that stay down for a while; it begins without a new touch event.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  final var duration = 0.5
  final var movement: CGFloat = 10
  final var taps = 0
  final var fingers = 1
  private final var machine = LongPressStateMachine()

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// How long the fingers have to stay, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval {
    get { duration }
    set { duration = newValue.isFinite ? max(0, newValue) : duration }
  }

  /// How far a finger may move before the press begins, in points; 10 by default.
  open var allowableMovement: CGFloat {
    get { movement }
    set { movement = newValue }
  }

  /// How many taps have to come before the press; 0 by default.
  open var numberOfTapsRequired: Int {
    get { taps }
    set { taps = max(0, newValue) }
  }

  /// How many fingers it takes; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { fingers }
    set { fingers = max(1, newValue) }
  }

  open override func reset() {
    super.reset()
    machine = LongPressStateMachine()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for sample in samples(of: touches) { run { $0.began(sample) } }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for sample in samples(of: touches) { run { $0.moved(sample) } }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    for sample in samples(of: touches) { run { $0.ended(sample) } }
  }

  override func timeIsUp() { run { $0.timeIsUp() } }

  private final func run(_ input: (inout LongPressStateMachine) -> GestureStep) {
    machine.settings = settings
    let step = input(&machine)
    follow(step, wakeAt: machine.deadline)
  }

  private final var settings: LongPressStateMachine.Settings {
    let profile = simulation.profile
    return LongPressStateMachine.Settings(
      duration: Int64(microseconds: min(duration, 1_000_000)),
      movement: movement,
      taps: taps,
      fingers: fingers,
      tap: TapStateMachine.Settings(
        maximumDuration: Int64(microseconds: profile.number(.tapMaximumDuration)),
        movement: profile.number(.tapAllowableMovement),
        interval: Int64(microseconds: profile.number(.tapMaximumInterval))
      )
    )
  }
}
