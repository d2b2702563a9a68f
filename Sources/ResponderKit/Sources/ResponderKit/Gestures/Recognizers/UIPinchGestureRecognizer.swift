public import Foundation

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  final var machine = TwoFingerStateMachine(.length)

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.threshold = simulation.profile.number(.pinchThreshold)
  }

  /// The ratio of the distance between the fingers now to that at the start; may be set.
  open var scale: CGFloat {
    get { machine.value }
    set { machine.setValue(newValue) }
  }

  /// How fast the scale changes, per second.
  open var velocity: CGFloat { machine.velocity }

  override func startAnew() { machine.startAnew() }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    feed(phase, touches, event)
  }
}
