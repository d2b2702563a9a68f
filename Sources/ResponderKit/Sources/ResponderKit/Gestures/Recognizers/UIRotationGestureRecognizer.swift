public import Foundation

/// Recognizes two fingers that turn round each other.
///
/// It is continuous: it begins when the line between the fingers has turned by 10 degrees, and ends
/// when one of them lifts. A third finger is ignored.
///
/// - rotation.two-touches, rotation.threshold
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  final var machine = TwoFingerStateMachine(.direction)

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.threshold = simulation.profile.number(.rotationThreshold)
  }

  /// The angle since the start in radians, clockwise on screen; may be set.
  ///
  /// Turns add up, so a whole one is 2π and not zero. The turn to the beginning is part of it.
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
