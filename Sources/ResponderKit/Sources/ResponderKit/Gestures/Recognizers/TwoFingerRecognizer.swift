/// A recognizer that follows the line between two fingers.
///
/// All fingers of one event go in at once: the line is that between the places after the event, not
/// a way over corners that no finger went.
protocol TwoFingerRecognizer: UIGestureRecognizer {
  var machine: TwoFingerStateMachine { get set }
}

extension TwoFingerRecognizer {
  /// Hands the machine fingers and does what it asks for; lets go of those beyond two.
  func feed(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    switch phase {
    case .began:
      for touch in touches where !machine.began(place(of: touch)) { ignore(touch, for: event) }
    case .moved: follow(machine.moved(touches.lazy.map { self.place(of: $0) }))
    case .ended: for touch in touches { follow(machine.ended(place(of: touch))) }
    case .cancelled: losesTouches()
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// One touch in the coordinates of the screen, in which the line is measured.
  private func place(of touch: UITouch) -> FingerSample {
    FingerSample(
      finger: touch.index.value,
      point: touch.touchWindow?.geometry.toSuperview(touch.point) ?? touch.point,
      time: dispatcher.now
    )
  }
}
