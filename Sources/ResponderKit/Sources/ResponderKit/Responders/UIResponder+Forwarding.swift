extension UIResponder {
  /// Sends one of the four touches methods to this responder, as the model does.
  ///
  /// Where nobody is told of single calls, responders that pass it on do so here, one after the
  /// other, and not each inside the one before: each still stands among the open calls until all
  /// have answered. The set of touches is made for the first that has code to read it.
  final func send(_ method: Method, _ touches: @autoclosure () -> Set<UITouch>, _ event: UIEvent?) {
    let simulation = simulation
    var current: UIResponder? = self
    var passed = 0
    while let responder = current, simulation.isQuiet, responder.isPlain(.touches),
      simulation.open(message: method, on: responder)
    {
      passed += 1
      current = responder.askNext(for: method)
    }
    if let current { current.tell(method, touches(), event) }
    simulation.closeMessages(passed, by: .deliveryDefaultForwardsToNext)
  }

  /// Calls one of the four touches methods through the dispatcher.
  private final func tell(_ method: Method, _ touches: Set<UITouch>, _ event: UIEvent?) {
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
  final func forward(_ method: Method, _ touches: Set<UITouch>, _ event: UIEvent?) {
    forward(
      method,
      arguments: [.list(touches.inOrder.map { .object($0) }), event.modelValue],
      by: .deliveryDefaultForwardsToNext
    ) { $0.send(method, touches, event) }
  }

  /// Runs a touches method of a UIKit class that keeps the touches from `next`.
  final func keep(
    _ method: Method,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    body: () -> Void = {}
  ) {
    simulation.baseVoid(
      method,
      of: self,
      handles: true,
      arguments: [.list(touches.inOrder.map { .object($0) }), event.modelValue],
      body: body
    )
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
    simulation.callVoid(
      method,
      on: self,
      arguments: arguments(),
      deciding: { deciding($0, forwarding: rule) },
      implementation: implementation
    )
  }

  /// Runs UIKit's version of a message method: passes it to `next`, or drops it at the end.
  final func forward(
    _ method: Method,
    arguments: @autoclosure () -> [Value],
    by rule: Rule,
    handling: () -> Bool = { false },
    to receive: (UIResponder) -> Void
  ) {
    simulation.baseVoid(
      method,
      of: self,
      arguments: arguments(),
      deciding: { deciding($0, forwarding: rule) }
    ) {
      if handling() { simulation.markHandled() }
      if let next = askNext(for: method) { simulation.passOn { receive(next) } }
    }
  }

  /// Returns who gets a message after this responder; `nil` where its way ends.
  private final func askNext(for method: Method) -> UIResponder? {
    guard let next = askNext() else {
      simulation.reachEnd(of: method, at: self)
      return nil
    }
    guard !simulation.messages.hasVisited(next.index) else {
      simulation.fail(
        SimulationError(
          .responderCycle,
          "\(simulation.name(of: self)).next is \(simulation.name(of: next)), which the message "
            + "\(method.rawValue) has passed already",
          object: index,
          rule: .chainOverrideAllowed
        )
      )
      return nil
    }
    return next
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
  /// Passes a message on to the `next` that has just been asked for, by the rule of that answer.
  fileprivate func passOn(_ receive: () -> Void) {
    let place = frames.count - 1
    frames[place].ruleOfNext = ruleOfLastAnswer
    receive()
    frames[place].ruleOfNext = nil
  }

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
