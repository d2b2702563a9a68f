// Step 9 of the pipeline: the actions of the transitions that were made.

extension GestureEnvironment {
  /// Sends the actions that wait, in the order of the transitions (gesture.action-timing).
  ///
  /// By default in the event that caused them, once all recognizers have seen it. Where the profile
  /// says the next turn of the run loop, one timer takes all that are waiting by then.
  func sendActions() {
    guard !actions.isEmpty else { return }
    guard simulation.profile.setting(.actionTiming) == .nextTurn else {
      sendPendingActions()
      return
    }
    guard !waitsForTurn else { return }
    waitsForTurn = true
    dispatcher.setTimer(after: 0, name: "gesture actions", rule: .gestureActionTiming) {
      [unowned self] in
      waitsForTurn = false
      run { sendPendingActions() }
    }
  }

  private func sendPendingActions() {
    while !actions.isEmpty, dispatcher.failure == nil {
      // One by one: an action may change states, and the actions of that go behind those that wait.
      let pending = actions.remove(at: 0)
      send(pending)
      // The reset, which waits for the last action of an attempt, may be due now.
      isUnsettled = true
    }
  }

  private func send(_ pending: GestureEnvironment.PendingAction) {
    let recognizer = pending.recognizer
    let outer = recognizer.attempt.shownState
    recognizer.attempt.shownState = pending.state
    // The class does its own work first, so that the app's action finds what the gesture did.
    recognizer.react(to: pending.state)
    // gesture.cancelled-sends-action is disputed.
    let isSent = pending.state != .cancelled || simulation.profile.isOn(.cancelledSendsAction)
    // By place: a copy of a registration would count the weak reference.
    let registrations = recognizer.registrations
    for place in registrations.indices where isSent && dispatcher.failure == nil {
      guard let target = registrations[place].target else { continue }
      send(registrations[place].action, to: target, from: recognizer, in: pending.state)
    }
    // Restored and not cleared: an action may have caused another of the same recognizer.
    recognizer.attempt.shownState = outer
  }

  private func send(
    _ action: Selector,
    to target: AnyObject,
    from recognizer: UIGestureRecognizer,
    in state: UIGestureRecognizer.State
  ) {
    let targetIndex = dispatcher.objects.index(of: target)
    guard let method = simulation.actions.method(for: action, of: target, at: targetIndex) else {
      dispatcher.fail(
        SimulationError(
          .unrecognizedSelector,
          "\(dispatcher.objects.name(of: target)) was sent \(action.name) by \(dispatcher.objects.name(of: recognizer)), which it does "
            + "not implement",
          zh:
            "\(dispatcher.objects.name(of: recognizer)) 向 \(dispatcher.objects.name(of: target)) 发送了 \(action.name)，"
            + "而后者没有实现它",
          object: targetIndex,
          rule: .gestureTargetsNeedNonNil
        )
      )
      return
    }
    dispatcher.messages.add(
      ResponderMessage(
        method: action.name,
        visited: [targetIndex],
        handler: 0,
        isOfRecognizer: true
      )
    )
    dispatcher.emit(
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
    dispatcher.trace.push(level: .route)
    simulation.actions.run(method, action, on: target, sender: recognizer, event: nil)
    dispatcher.trace.pop()
  }

  /// The rule by which an action is sent, or sent before the views lose their touches.
  private func rule(
    of recognizer: UIGestureRecognizer,
    in state: UIGestureRecognizer.State
  ) -> Rule {
    if state == .cancelled { return .gestureCancelledSendsAction }
    let isEarly =
      simulation.profile.setting(.actionVsCancelOrder) == .actionFirst
      && recognizer.attempt.takesTouches
      && recognizer.attempt.involved.contains { $0.delivery == .open }
    return isEarly ? .gestureActionVsCancelOrder : .gestureActionOnTransition
  }
}
