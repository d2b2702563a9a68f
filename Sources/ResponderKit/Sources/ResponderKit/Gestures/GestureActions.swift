// Step 9 of the pipeline: the actions of the transitions that were made.

extension Simulation {
  /// Sends the actions that wait, in the order of the transitions (gesture.action-timing).
  func sendGestureActions() {
    guard !gestures.actions.isEmpty else { return }
    guard profile.setting(.actionTiming) == .nextTurn else {
      sendPendingActions()
      return
    }
    guard !gestures.waitsForTurn else { return }
    gestures.waitsForTurn = true
    setTimer(after: 0, name: "gesture actions") { [unowned self] in
      gestures.waitsForTurn = false
      runGestures { sendPendingActions() }
    }
  }

  private func sendPendingActions() {
    while !gestures.actions.isEmpty, failure == nil {
      let pending = gestures.actions.removeFirst()
      send(pending)
      // The reset, which waits for the last action of an attempt, may be due now.
      gestures.isUnsettled = true
    }
  }

  private func send(_ pending: GestureSystem.PendingAction) {
    let recognizer = pending.recognizer
    let outer = recognizer.attempt.shownState
    recognizer.attempt.shownState = pending.state
    recognizer.react(to: pending.state)
    // gesture.cancelled-sends-action is disputed.
    let isSent = pending.state != .cancelled || profile.isOn(.cancelledSendsAction)
    for registration in recognizer.registrations where isSent && failure == nil {
      guard let target = registration.target else { continue }
      send(registration.action, to: target, from: recognizer, in: pending.state)
    }
    recognizer.attempt.shownState = outer
  }

  private func send(
    _ action: Selector,
    to target: AnyObject,
    from recognizer: UIGestureRecognizer,
    in state: UIGestureRecognizer.State
  ) {
    guard implements(action, target) else {
      fail(
        SimulationError(
          .unrecognizedSelector,
          "\(name(of: target)) was sent \(action.name) by \(name(of: recognizer)), which it does "
            + "not implement",
          object: index(of: target),
          rule: .gestureTargetsNeedNonNil
        )
      )
      return
    }
    messages.add(ResponderMessage(method: action.name, visited: [index(of: target)], handler: 0))
    emit(
      .actionSent,
      .route,
      at: index(of: target),
      rule: state == .cancelled ? .gestureCancelledSendsAction : .gestureActionOnTransition,
      fields: [
        TraceField(.action, .text(action.name)),
        TraceField(.sender, .object(recognizer.index)),
        TraceField(.state, .text("\(state)")),
      ]
    )
    trace.push(level: .route)
    run(action, on: target, sender: recognizer, event: nil)
    trace.pop()
  }
}
