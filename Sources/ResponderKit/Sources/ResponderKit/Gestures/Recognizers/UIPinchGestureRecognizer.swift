public import Foundation

/// Recognizes two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private final var machine = TwoFingerStateMachine(.length)

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

  open override func reset() {
    super.reset()
    machine.startAnew()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches.inOrder {
      let (step, isOne) = machine.began(sample(of: touch))
      if !isOne { ignore(touch, for: event) }
      follow(step)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    follow(machine.moved(samples(of: touches)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    forEachSample(of: touches) { sample in follow(machine.ended(sample)) }
  }
}
