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
    setTimer(after: 0, name: "gesture actions", rule: .gestureActionTiming) { [unowned self] in
      gestures.waitsForTurn = false
      runGestures { sendPendingActions() }
    }
  }

  private func sendPendingActions() {
    while !gestures.actions.isEmpty, failure == nil {
      let pending = gestures.actions.remove(at: 0)
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
    // By place: a copy of a registration would count the weak reference.
    let registrations = recognizer.registrations
    for place in registrations.indices where isSent && failure == nil {
      guard let target = registrations[place].target else { continue }
      send(registrations[place].action, to: target, from: recognizer, in: pending.state)
    }
    recognizer.attempt.shownState = outer
  }

  private func send(
    _ action: Selector,
    to target: AnyObject,
    from recognizer: UIGestureRecognizer,
    in state: UIGestureRecognizer.State
  ) {
    let targetIndex = index(of: target)
    guard let method = actions.method(for: action, of: target, at: targetIndex) else {
      fail(
        SimulationError(
          .unrecognizedSelector,
          "\(name(of: target)) was sent \(action.name) by \(name(of: recognizer)), which it does "
            + "not implement",
          zh: "\(name(of: recognizer)) 向 \(name(of: target)) 发送了 \(action.name)，"
            + "而后者没有实现它",
          object: targetIndex,
          rule: .gestureTargetsNeedNonNil
        )
      )
      return
    }
    messages.add(
      ResponderMessage(
        method: action.name,
        visited: [targetIndex],
        handler: 0,
        isOfRecognizer: true
      )
    )
    emit(
      .actionSent,
      .route,
      at: targetIndex,
      rule: rule(of: recognizer, in: state),
      fields: [
        TraceField(.action, .text(action.name)),
        TraceField(.sender, .object(recognizer.index)),
        TraceField(.state, .text("\(state)")),
      ]
    )
    trace.push(level: .route)
    actions.run(method, action, on: target, sender: recognizer, event: nil)
    trace.pop()
  }

  /// The rule by which an action is sent, or sent before the views lose their touches.
  private func rule(
    of recognizer: UIGestureRecognizer,
    in state: UIGestureRecognizer.State
  ) -> Rule {
    if state == .cancelled { return .gestureCancelledSendsAction }
    let isEarly =
      profile.setting(.actionVsCancelOrder) == .actionFirst && recognizer.attempt.takesTouches
      && recognizer.attempt.involved.contains { $0.delivery == .open }
    return isEarly ? .gestureActionVsCancelOrder : .gestureActionOnTransition
  }
}
