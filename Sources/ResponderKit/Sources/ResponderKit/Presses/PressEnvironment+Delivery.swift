extension PressEnvironment {
  /// The window's part of an event of keys and buttons; without a key window it has none.
  func deliver(_ event: UIPressesEvent, in window: UIWindow?) {
    let changed = event.presses.filter { !$0.isTold && $0.currentPhase != .stationary }
    // Commands and text have a key before any recognizer or responder does; only what they leave is
    // offered on.
    for press in changed where press.stage == .new {
      press.isTold = true
      guard press.currentPhase == .began, dispatcher.failure == nil else { continue }
      begin(press, of: event, in: window)
    }
    simulation.gestures.run(for: changed, of: event) { deliverToResponders(changed, event) }
    // What a command or text took is none of the presses that the app is told of.
    event.presses.removeAll(where: \.isOver)
  }

  private func deliverToResponders(_ changed: [UIPress], _ event: UIPressesEvent) {
    for method in PressesMethod.allCases {
      let told = changed.filter {
        $0.currentPhase == method.phase && $0.stage == .delivered
          && simulation.gestures.passes($0, method.phase, event)
      }
      deliver(told, method, event)
    }
  }

  /// Calls one method of each responder at which some of the presses started, with those.
  func deliver(_ presses: [UIPress], _ method: PressesMethod, _ event: UIPressesEvent) {
    var waiting = presses
    while let first = waiting.first, dispatcher.failure == nil {
      let responder = first.startingResponder
      let own = waiting.filter { $0.startingResponder === responder }
      // One call for all presses that began at one responder, as a view gets its touches.
      waiting.removeAll { $0.startingResponder === responder }
      for press in own {
        press.isTold = true
        if method == .ended || method == .cancelled { press.stage = .over }
      }
      guard let responder else {
        // The object at which it started is gone.
        dispatcher.emit(
          .discarded,
          .route,
          at: event.index,
          rule: .dispatchUnhandledIsDropped,
          method: method.method
        )
        continue
      }
      responder.sendPresses(method, Set(own), event)
    }
  }

  /// Lets commands and text have a new key, and finds the responder for what they leave.
  private func begin(_ press: UIPress, of event: UIPressesEvent, in window: UIWindow?) {
    // Looked up once: a press that finds neither focus nor first responder starts where commands
    // do.
    let keys = keyCommandStart(in: window)
    if let key = press.pressedKey {
      if consume(key, event, in: window, from: keys) {
        press.stage = .over
        guard dispatcher.failure == nil else { return }
        dispatcher.emit(.declined, .route, at: press.index, rule: .keyCommandRawKeyAfter)
        return
      }
      guard simulation.profile.ios >= 13.4 else {
        press.stage = .over
        dispatcher.emit(.discarded, .route, at: press.index, rule: .keyCommandRawKeyAfter)
        return
      }
    }
    guard dispatcher.failure == nil else { return }
    press.startingResponder = initialResponder(forPressIn: window, orElse: keys.object)
    press.startingWindow = window
    press.stage = .delivered
    press.isTold = false
    simulation.gestures.collect(for: press, of: event)
  }

  private func initialResponder(
    forPressIn window: UIWindow?,
    orElse fallback: UIResponder
  ) -> UIResponder {
    if let focused = focusedView(in: window) {
      return simulation.events.announce(focused, rule: .pressInitialObject)
    }
    if let first = window?.firstResponderStorage {
      return simulation.events.announce(first, rule: .pressInitialObject)
    }
    return simulation.events.announce(fallback, rule: .pressNoResponderFallback)
  }

  /// What has the focus of keyboards and remotes, if it is in this window.
  func focusedView(in window: UIWindow?) -> UIView? {
    guard let focused = simulation.focusSystemObject?.focusedItem, focused.window === window else {
      return nil
    }
    return focused
  }
}
