// How a recognizer's state changes: what a subclass assigns, and the one place that changes it.

extension GestureEnvironment {
  /// A subclass assigns its state, or one of UIKit's asks for it with a reason.
  ///
  /// What leaves `possible` becomes a wish, which `resolve()` decides on; what comes later is done
  /// at once, since nobody can stop a gesture that has begun.
  ///
  /// - gesture.illegal-transition-ignored: what the table does not have is refused and reported.
  func assign(
    _ state: UIGestureRecognizer.State,
    to recognizer: UIGestureRecognizer,
    by rule: Rule? = nil
  ) {
    guard dispatcher.failure == nil else { return }
    let from = recognizer.attempt.wish?.state ?? recognizer.currentState
    // One that waits with its wish may go on from the wish, or say it again at each event.
    guard
      GestureTransitions.allows(recognizer.currentState, to: state)
        || GestureTransitions.allows(from, to: state)
    else {
      dispatcher.emit(
        .declined,
        .route,
        at: recognizer.index,
        rule: .gestureIllegalTransitionIgnored,
        fields: [TraceField(.from, .text("\(from)")), TraceField(.to, .text("\(state)"))]
      )
      return
    }
    // Code may begin a gesture without any touch: from here on it has an attempt.
    join(recognizer)
    if recognizer.currentState == .possible {
      wish(state, recognizer, rule)
    } else {
      change(recognizer, to: state, by: rule ?? .gestureContinuousTransitions)
    }
    runIfIdle()
  }

  /// What a recognizer wants that is still possible.
  private func wish(
    _ state: UIGestureRecognizer.State,
    _ recognizer: UIGestureRecognizer,
    _ rule: Rule?
  ) {
    switch state {
    case .failed, .cancelled:
      change(recognizer, to: .failed, by: rule ?? .gestureDiscreteTransitions)
    case .began, .ended:
      let reason = rule ?? recognizer.attempt.wish?.rule
      recognizer.attempt.wish = GestureAttempt.Wish(state: state, rule: reason)
      isUnsettled = true
    case .possible, .changed:
      // A change of what has not begun: the wish to begin stands.
      break
    }
  }

  /// Runs the pipeline's steps after a change that no event and no timer of its own brought.
  func runIfIdle() {
    if !isBusy { run() }
  }

  /// Changes a recognizer's state; nothing else does.
  ///
  /// - gesture.action-on-transition: each change but those to `failed` and `possible` will send
  ///   the actions.
  func change(
    _ recognizer: UIGestureRecognizer,
    to state: UIGestureRecognizer.State,
    by rule: Rule?,
    because other: UIGestureRecognizer? = nil,
    reason: Text? = nil
  ) {
    let from = recognizer.currentState
    guard GestureTransitions.allows(from, to: state) else { return }
    recognizer.currentState = state
    recognizer.attempt.wish = nil
    isUnsettled = true
    // A deadline that came later would find the next attempt.
    if state.isTerminal { keepTime(nil, for: recognizer) }
    dispatcher.emit(
      .recognizerChanged,
      isAside(recognizer, from, state) ? .full : .route,
      at: recognizer.index,
      rule: rule,
      fields: changeFields(from, state, other, reason)
    )
    if state == .began || (state == .ended && from == .possible) {
      dispatcher.messages.add(recognized: recognizer.index)
    }
    if dispatcher.isObserved { dispatcher.observer?.didOccur(.recognizerState(recognizer, state)) }
    if state.sendsAction {
      actions.append(PendingAction(recognizer: recognizer, state: state))
    }
  }

  /// Whether a change of state tells little about a route: the next of many changes, or that one of
  /// UIKit's own recognizers had nothing to do with a touch.
  private func isAside(
    _ recognizer: UIGestureRecognizer,
    _ from: UIGestureRecognizer.State,
    _ state: UIGestureRecognizer.State
  ) -> Bool {
    (from == .changed && state == .changed) || (state == .failed && recognizer.isUIKits)
  }

  private func changeFields(
    _ from: UIGestureRecognizer.State,
    _ state: UIGestureRecognizer.State,
    _ other: UIGestureRecognizer?,
    _ reason: Text?
  ) -> [TraceField] {
    var fields = [TraceField(.from, .text("\(from)")), TraceField(.state, .text("\(state)"))]
    if let other { fields.append(TraceField(.by, .object(other.index))) }
    if let reason { fields.append(TraceField(.reason, .said(reason))) }
    return fields
  }

  /// Ends a recognizer's attempt from outside: it was switched off or taken from its view.
  func endAttempt(of recognizer: UIGestureRecognizer, by rule: Rule) {
    guard recognizer.attempt.isRunning, dispatcher.failure == nil else { return }
    switch recognizer.currentState {
    case .possible: change(recognizer, to: .failed, by: rule)
    case .began, .changed: change(recognizer, to: .cancelled, by: rule)
    case .ended, .cancelled, .failed: break
    }
    // Now and not with the reset: it is to be told of nothing in between.
    for touch in recognizer.attempt.touches {
      touch.recognizers.remove(recognizer)
    }
    for press in recognizer.attempt.presses {
      press.recognizers.remove(recognizer)
    }
    recognizer.attempt.lastCentroid = recognizer.attempt.centroid
    recognizer.attempt.touches = []
    recognizer.attempt.presses = []
    runIfIdle()
  }

  /// A recognizer lets go of a touch (gesture.ignore-touch).
  ///
  /// It goes from the involved touches too, so that neither prevention nor a cancellation of the
  /// view counts it any more.
  func ignore(_ touch: UITouch, in recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.touches.has(touch) else { return }
    dispatcher.emit(
      .recognizerRefused,
      .route,
      at: recognizer.index,
      rule: .gestureIgnoreTouch,
      fields: [.touch(touch)]
    )
    touch.recognizers.remove(recognizer)
    recognizer.attempt.touches.remove(touch)
    recognizer.attempt.involved.remove(touch)
  }
}
