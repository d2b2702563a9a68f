public import Foundation

/// Recognizes two fingers that turn round each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  final var machine = TwoFingerStateMachine(.direction)

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.threshold = simulation.profile.number(.rotationThreshold)
  }

  /// The angle since the start in radians, clockwise on screen; may be set.
  open var rotation: CGFloat {
    get { machine.value }
    set { machine.setValue(newValue) }
  }

  /// How fast the angle changes, in radians per second.
  open var velocity: CGFloat { machine.velocity }

  override func startAnew() { machine.startAnew() }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    feed(phase, touches, event)
  }
}
