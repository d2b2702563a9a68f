/// A recognizer that follows the line between two fingers.
protocol TwoFingerRecognizer: UIGestureRecognizer {
  var machine: TwoFingerStateMachine { get set }
}

extension TwoFingerRecognizer {
  /// Hands the machine fingers and does what it asks for; lets go of those beyond two.
  func feed(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    switch phase {
    case .began:
      for touch in touches where !machine.began(sample(of: touch)) { ignore(touch, for: event) }
    case .moved: follow(machine.moved(touches.lazy.map { self.sample(of: $0) }))
    case .ended: for touch in touches { follow(machine.ended(sample(of: touch))) }
    case .cancelled, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }
}
