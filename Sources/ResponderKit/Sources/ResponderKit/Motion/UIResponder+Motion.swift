extension UIResponder {
  /// Calls one of the three motion methods of this responder, as the model does.
  final func sendMotion(
    _ method: Method,
    _ motion: UIEvent.EventSubtype,
    _ event: UIEvent?
  ) {
    deliver(method, arguments: motionArguments(motion, event), forwarding: .motionDefaultForwards) {
      switch method {
      case .motionBegan: motionBegan(motion, with: event)
      case .motionEnded: motionEnded(motion, with: event)
      case .motionCancelled: motionCancelled(motion, with: event)
      default: preconditionFailure("\(method) is no motion method")
      }
    }
  }

  /// UIKit's version of a motion method: the same method on `next`.
  final func forwardMotion(
    _ method: Method,
    _ motion: UIEvent.EventSubtype,
    _ event: UIEvent?,
    handling: () -> Bool = { false }
  ) {
    forward(
      method,
      arguments: motionArguments(motion, event),
      by: .motionDefaultForwards,
      handling: handling
    ) { $0.sendMotion(method, motion, event) }
  }

  private final func motionArguments(_ motion: UIEvent.EventSubtype, _ event: UIEvent?) -> [Value] {
    [.name("\(motion)"), event.modelValue]
  }
}
