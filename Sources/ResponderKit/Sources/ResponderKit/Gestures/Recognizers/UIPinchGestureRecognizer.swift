public import Foundation

/// Recognizes two fingers that move apart or together.
///
/// It is continuous: it begins when the distance of the fingers differs by more than 8 points from
/// the first one, and ends when one of them lifts. A third finger is ignored and stays the view's.
///
/// ```swift
/// func pinched(_ pinch: UIPinchGestureRecognizer) {
///   picture.transform = picture.transform.scaledBy(x: pinch.scale, y: pinch.scale)
///   pinch.scale = 1
/// }
/// ```
///
/// - pinch.two-touches, pinch.threshold
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoFingerRecognizer {
  final var machine = TwoFingerStateMachine(.length)

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.threshold = simulation.profile.number(.pinchThreshold)
  }

  /// The ratio of the distance between the fingers now to that at the start; may be set.
  ///
  /// The 8 points of the beginning are no part of it, so that it begins near 1 (pinch.scale).
  /// Setting it moves the reference: what comes is counted from there. Distances are measured on
  /// the screen, whatever the view's transform.
  open var scale: CGFloat {
    get { machine.value }
    set { machine.setValue(newValue) }
  }

  /// How fast the scale changes, per second.
  ///
  /// Between the last two moves that lie apart in time.
  open var velocity: CGFloat { machine.velocity }

  override func startAnew() { machine.startAnew() }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    feed(phase, touches, event)
  }
}
