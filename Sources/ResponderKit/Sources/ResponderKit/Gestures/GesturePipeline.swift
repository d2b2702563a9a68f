extension GestureEnvironment {
  /// Runs what a window does with a touches event: recognizers first, then views.
  ///
  /// The order of the steps is that of the rulebook's pipeline; each has a file of its own. Without
  /// a running attempt only the views are served.
  ///
  /// An event with touches in two windows runs the steps twice, once for each window that gets it.
  ///
  /// - dispatch.recognizers-before-views, gesture.touches-before-view
  func run(for event: UIEvent, in window: UIWindow, serveViews: () -> Void) {
    guard !isIdle else {
      serveViews()
      return
    }
    runSteps(
      update: { update(for: event, in: window) },
      inEvent: true,
      serveViews: serveViews
    )
  }

  /// Runs what a window does with keys and buttons: recognizers first, then responders.
  func run(
    for presses: [UIPress],
    of event: UIPressesEvent,
    serveResponders: () -> Void
  ) {
    guard !isIdle else {
      serveResponders()
      return
    }
    runSteps(
      update: { update(for: presses, of: event) },
      inEvent: true,
      serveViews: serveResponders
    )
  }

  /// Runs the steps that follow a change outside any touches event: a timer, an assignment by code.
  ///
  /// No views are served: what is let go reaches them by itself (gesture.delayed-ended-off-event).
  func run(update: () -> Void = {}) {
    runSteps(update: update, inEvent: false, serveViews: {})
  }

  private func runSteps(update: () -> Void, inEvent: Bool, serveViews: () -> Void) {
    // Inside a callback of the pipeline its own steps go on with what has changed.
    guard !isBusy else {
      update()
      serveViews()
      return
    }
    isBusy = true
    defer { isBusy = false }
    update()
    // Before the views, so that a gesture recognized in this event can still keep the touch from
    // them, and its actions come first (dispatch.window-step-order).
    settle()
    releaseHeld(inEvent: inEvent)
    serveViews()
    // Views may change as much as actions: end a touch, disable a recognizer, assign a state.
    // Resets come last, since a final state has to last until its actions were sent.
    repeat {
      settle()
      releaseHeld(inEvent: inEvent)
      reset()
    } while isUnsettled && dispatcher.failure == nil
    // What was to be sent when the run failed is not sent by a later one.
    if dispatcher.failure != nil { actions = [] }
    watchIdleAttempts()
  }

  /// Lets recognizers leave `possible`, take touches from views and send their actions, until
  /// nothing changes: an action may end another recognizer's attempt.
  private func settle() {
    repeat {
      // What is taken is taken for those that have just recognized, and an action sees a view that
      // has lost its touches already: hence this order, and the way round again afterwards.
      resolve()
      takeFromViews()
      takePresses()
      sendActions()
    } while isUnsettled && dispatcher.failure == nil
  }

  private func releaseHeld(inEvent: Bool) {
    releaseHeldTouches(inEvent: inEvent)
    if !heldPresses.isEmpty { releaseHeldPresses() }
  }
}
