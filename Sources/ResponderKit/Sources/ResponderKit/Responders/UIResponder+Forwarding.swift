extension UIResponder {
  /// Sends one of the four touches methods to this responder, as the model does.
  final func send(_ method: Method, _ touches: Set<UITouch>, _ event: UIEvent?) {
    deliver(method, arguments: [.list(touches.inOrder.map { .object($0) }), event.modelValue]) {
      switch method {
      case .touchesBegan: touchesBegan(touches, with: event)
      case .touchesMoved: touchesMoved(touches, with: event)
      case .touchesEnded: touchesEnded(touches, with: event)
      case .touchesCancelled: touchesCancelled(touches, with: event)
      default: preconditionFailure("\(method) is no touches method")
      }
    }
  }

  /// Runs UIKit's version of a touches method: the same method on `next`.
  final func forward(
    _ method: Method,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    to receive: (UIResponder) -> Void
  ) {
    forward(
      method,
      arguments: [.list(touches.inOrder.map { .object($0) }), event.modelValue],
      by: .deliveryDefaultForwardsToNext,
      to: receive
    )
  }

  /// Runs a touches method of a UIKit class that keeps the touches from `next`.
  final func keep(
    _ method: Method,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    body: () -> Void = {}
  ) {
    let _: NoAnswer = simulation.base(
      method,
      of: self,
      handles: true,
      arguments: [.list(touches.inOrder.map { .object($0) }), event.modelValue]
    ) {
      body()
      return NoAnswer()
    }
  }

  /// Keeps a message as the classes do whose touches are their own (delivery.scroll-family-swallows).
  final func keepAsFramework(_ method: Method, _ touches: Set<UITouch>, _ event: UIEvent?) {
    keep(method, touches, event) { simulation.decide(.deliveryScrollFamilySwallows) }
  }

  /// Calls a message method of this responder through the dispatcher.
  final func deliver(
    _ method: Method,
    arguments: @autoclosure () -> [Value],
    forwarding rule: Rule = .deliveryDefaultForwardsToNext,
    implementation: () -> Void
  ) {
    let _: NoAnswer = simulation.call(
      method,
      on: self,
      arguments: arguments(),
      deciding: { _, answering in deciding(answering, forwarding: rule) }
    ) {
      implementation()
      return NoAnswer()
    }
  }

  /// Runs UIKit's version of a message method: passes it to `next`, or drops it at the end.
  final func forward(
    _ method: Method,
    arguments: @autoclosure () -> [Value],
    by rule: Rule,
    handling: () -> Bool = { false },
    to receive: (UIResponder) -> Void
  ) {
    let _: NoAnswer = simulation.base(
      method,
      of: self,
      arguments: arguments(),
      deciding: { _, answering in deciding(answering, forwarding: rule) }
    ) {
      if handling() { simulation.markHandled() }
      guard let next = askNext() else {
        simulation.reachEnd(of: method, at: self)
        return NoAnswer()
      }
      if simulation.messages.hasVisited(next.index) {
        simulation.fail(
          SimulationError(
            .responderCycle,
            "\(simulation.name(of: self)).next is \(simulation.name(of: next)), which the message "
              + "\(method.rawValue) has passed already",
            object: index,
            rule: .chainOverrideAllowed
          )
        )
        return NoAnswer()
      }
      receive(next)
      return NoAnswer()
    }
  }

  /// Returns the rule by which a message stopped at this responder or went on.
  private final func deciding(_ answering: Answering, forwarding rule: Rule) -> Rule {
    switch answering {
    case .inherited, .unknown: rule
    case .overridden(superCalled: true), .document(superCalled: true): .deliverySuperContinues
    case .overridden(superCalled: false), .document(superCalled: false): .deliveryOverrideSwallows
    }
  }
}

extension Simulation {
  /// A message came to an object that has no `next`.
  func reachEnd(of method: Method, at responder: UIResponder) {
    guard messages.isUnhandled(frames, in: self) else { return }
    emit(
      .discarded,
      .route,
      at: responder.index,
      rule: .dispatchUnhandledIsDropped,
      method: method
    )
  }
}
