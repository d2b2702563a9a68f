extension UIResponder {
  /// Calls one of the four touches methods through the dispatcher.
  ///
  /// One place for all four, so that each is recorded, counted and answered for in the same way.
  fileprivate final func tell(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    deliver(
      method.method,
      arguments: [.list(touches.inOrder.map { .object($0) }), event.modelValue]
    ) {
      switch method {
      case .began: touchesBegan(touches, with: event)
      case .moved: touchesMoved(touches, with: event)
      case .ended: touchesEnded(touches, with: event)
      case .cancelled: touchesCancelled(touches, with: event)
      }
    }
  }

  /// Runs UIKit's version of a touches method: the same method on `next`.
  final func forward(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    forward(
      method.method,
      arguments: [.list(touches.inOrder.map { .object($0) }), event.modelValue],
      by: .deliveryDefaultForwardsToNext
    ) { dispatcher.send(method, touches, event, to: $0) }
  }

  /// Runs a touches method of a UIKit class that keeps the touches from `next`.
  ///
  /// The base version is marked as a handler of its own: a control that overrides nothing more has
  /// still handled the touch, and nothing is reported as dropped.
  final func keep(
    _ method: TouchesMethod,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    body: () -> Void = {}
  ) {
    dispatcher.baseVoid(
      method.method,
      of: self,
      handles: true,
      arguments: [.list(touches.inOrder.map { .object($0) }), event.modelValue],
      body: body
    )
  }

  /// Keeps a message as the classes do whose touches are their own (delivery.scroll-family-swallows).
  final func keepAsFramework(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    keep(method, touches, event) { dispatcher.decide(.deliveryScrollFamilySwallows) }
  }

  /// Calls a message method of this responder through the dispatcher.
  final func deliver(
    _ method: Method,
    arguments: @autoclosure () -> [Value],
    forwarding rule: Rule = .deliveryDefaultForwardsToNext,
    implementation: () -> Void
  ) {
    dispatcher.callVoid(
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
    dispatcher.baseVoid(
      method,
      of: self,
      arguments: arguments(),
      deciding: { deciding($0, forwarding: rule) }
    ) {
      if handling() { dispatcher.markHandled() }
      // Asked here and not by the caller: whatever this responder's override changed before it
      // called super has a say in who comes next.
      if let next = dispatcher.receiver(of: method, after: self) {
        dispatcher.passOn { receive(next) }
      }
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

extension Dispatcher {
  /// Sends one of the four touches methods to a responder, as the model does.
  ///
  /// Where nobody is told of single calls, responders that pass it on do so here, one after the
  /// other, and not each inside the one before: each still stands among the open calls until all
  /// have answered. The set of touches is made for the first that has code to read it.
  func send(
    _ method: TouchesMethod,
    _ touches: @autoclosure () -> Set<UITouch>,
    _ event: UIEvent?,
    to first: UIResponder
  ) {
    var responder = first
    var passed = 0
    defer { closeMessages(passed, by: .deliveryDefaultForwardsToNext) }
    while isQuiet, responder.isPlain(.touches), open(message: method.method, on: responder) {
      passed += 1
      // `next` is asked for while the message stands open, as it is when each forwards inside the
      // other: a circle is found by the responders that it has passed.
      guard let next = receiver(of: method.method, after: responder) else { return }
      responder = next
    }
    responder.tell(method, touches(), event)
  }

  /// Returns who gets a message after a responder; `nil` where its way ends.
  fileprivate func receiver(of method: Method, after responder: UIResponder) -> UIResponder? {
    guard let next = nextResponder(of: responder) else {
      reachEnd(of: method, at: responder)
      return nil
    }
    guard !messages.hasVisited(next.index) else {
      fail(
        SimulationError(
          .responderCycle,
          "\(objects.name(of: responder)).next is \(objects.name(of: next)), which the message "
            + "\(method.name) has passed already",
          zh:
            "\(objects.name(of: responder)).next 是 \(objects.name(of: next))，而消息 \(method.name) 已经经过它",
          object: responder.index,
          rule: .chainOverrideAllowed
        )
      )
      return nil
    }
    return next
  }

  /// Passes a message on to the `next` that has just been asked for, by the rule of that answer.
  ///
  /// The receiver's frame opens next and takes the rule from there, so that the record of a step
  /// says by which rule it came to this responder.
  fileprivate func passOn(_ receive: () -> Void) {
    let place = frames.count - 1
    frames[place].ruleOfNext = ruleOfLastAnswer
    receive()
    frames[place].ruleOfNext = nil
  }

  /// A message came to an object that has no `next`.
  func reachEnd(of method: Method, at responder: UIResponder) {
    // The end of the chain is no loss where somebody on the way has done something with the
    // message.
    guard isUnhandled(method) else { return }
    emit(
      .discarded,
      .route,
      at: responder.index,
      rule: .dispatchUnhandledIsDropped,
      method: method
    )
  }

  /// Whether nobody on the way of the innermost open message has an implementation of its own.
  ///
  /// Read off the open frames from the inside out, since the message has not been closed yet. A
  /// frame of another message begins a way of its own, and what lies further out does not count.
  private func isUnhandled(_ method: Method) -> Bool {
    for place in frames.indices.reversed() {
      guard frames[place].method == method else {
        if frames[place].isMessage { return true }
        continue
      }
      if frames[place].documentStarted || frames[place].handledByClass { return false }
      if !frames[place].isPassedOn,
        overrides(method, in: type(of: frames[place].object)) == true
      {
        return false
      }
    }
    return true
  }
}
