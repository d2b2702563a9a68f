public import Foundation

/// Recognizes two fingers that turn round each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private final var machine = TwoFingerStateMachine(.direction)

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
