extension UIResponder {
  /// Calls one of the three motion methods of this responder, as the model does.
  final func sendMotion(
    _ phase: MotionSource.Phase,
    _ motion: UIEvent.EventSubtype,
    _ event: UIEvent?
  ) {
    deliver(
      phase.method,
      arguments: motionArguments(motion, event),
      forwarding: .motionDefaultForwards
    ) {
      switch phase {
      case .began: motionBegan(motion, with: event)
      case .ended: motionEnded(motion, with: event)
      case .cancelled: motionCancelled(motion, with: event)
      }
    }
  }

  /// UIKit's version of a motion method: the same method on `next`.
  ///
  /// The application handles the end of a shake on its way, by `handling`; the message goes on to
  /// the delegate either way.
  final func forwardMotion(
    _ phase: MotionSource.Phase,
    _ motion: UIEvent.EventSubtype,
    _ event: UIEvent?,
    handling: () -> Bool = { false }
  ) {
    forward(
      phase.method,
      arguments: motionArguments(motion, event),
      by: .motionDefaultForwards,
      handling: handling
    ) { $0.sendMotion(phase, motion, event) }
  }

  private final func motionArguments(_ motion: UIEvent.EventSubtype, _ event: UIEvent?) -> [Value] {
    [.name("\(motion)"), event.modelValue]
  }
}
