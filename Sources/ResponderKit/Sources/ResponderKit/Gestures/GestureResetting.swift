// Step 12 of the pipeline: recognizers that are done start anew, and touches that are over go.

extension GestureEnvironment {
  /// Resets the recognizers whose attempt is over and whose actions were sent.
  ///
  /// - gesture.reset-after-terminal, gesture.reset-sends-nothing
  /// - gesture.reset-ignores-live-touches: fingers that are still down are none of its business.
  func reset() {
    guard running.contains(where: \.currentState.isTerminal) else { return }
    for recognizer in running where recognizer.currentState.isTerminal {
      // The state holds until its last action was sent, which reads it.
      guard dispatcher.failure == nil,
        !actions.contains(where: { $0.recognizer === recognizer })
      else { continue }
      tellReset(recognizer)
      startAnew(recognizer)
    }
    running.removeAll { !$0.attempt.isRunning }
  }

  private func tellReset(_ recognizer: UIGestureRecognizer) {
    if dispatcher.isQuiet, !mayOverride(.reset, recognizer) {
      dispatcher.trace.note(.gestureResetAfterTerminal)
      recognizer.startAnew()
      return
    }
    let _: NoAnswer = dispatcher.call(
      .reset,
      on: recognizer,
      deciding: { _, _ in .gestureResetAfterTerminal }
    ) {
      recognizer.reset()
      return NoAnswer()
    }
  }

  private func startAnew(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.attempt.involved { touch.recognizers.remove(recognizer) }
    for press in recognizer.attempt.involvedPresses { press.recognizers.remove(recognizer) }
    keepTime(nil, for: recognizer)
    dispatcher.cancelTimer(recognizer.attempt.idleTimer)
    recognizer.currentState = .possible
    // With the last touch of a view the view may go, whose end may be code of the app's that uses
    // the recognizer: the lists are emptied outside of it.
    var old = recognizer.attempt.startAnew()
    old.empty()
    recognizer.attempt.reuse(&old)
  }

  /// Touches are over: nobody follows them any more, though they took part in attempts.
  ///
  /// They stay among the involved ones: whose failure and whose prevention concern them is decided
  /// later.
  func dropTouches(_ touches: [UITouch]) {
    for touch in touches {
      for recognizer in touch.recognizers {
        recognizer.attempt.lastCentroid = recognizer.attempt.centroid
        recognizer.attempt.touches.remove(touch)
      }
    }
    watchIdleAttempts()
  }

  // MARK: - Time

  /// Wakes a recognizer at a time; `nil` lets it sleep.
  ///
  /// In microseconds of virtual time. A recognizer has one alarm at most; asking for the same time
  /// again keeps the timer and with it the order among those of one instant.
  func keepTime(_ deadline: Int64?, for recognizer: UIGestureRecognizer) {
    guard deadline != recognizer.attempt.deadline else { return }
    dispatcher.cancelTimer(recognizer.attempt.timer)
    recognizer.attempt.timer = nil
    recognizer.attempt.deadline = deadline
    guard let deadline else { return }
    recognizer.attempt.timer = dispatcher.setTimer(
      after: deadline - dispatcher.now,
      name: "recognizer",
      index: recognizer.index,
      alarm: .recognizer
    )
  }

  /// The time has come that a recognizer asked for.
  ///
  /// Long presses begin here, and taps that wait for a next one fail: without any touch event, so
  /// all the steps run.
  func wake(at index: ObjectIndex?) {
    guard let recognizer = recognizer(at: index) else { return }
    // Before it runs: the machine may ask for the next time at once.
    recognizer.attempt.timer = nil
    recognizer.attempt.deadline = nil
    run { recognizer.timeIsUp() }
  }

  private func recognizer(at index: ObjectIndex?) -> UIGestureRecognizer? {
    index.flatMap { dispatcher.objects.object(at: $0) as? UIGestureRecognizer }
  }

  /// How long an attempt without fingers may stand still before it is ended: 1 s, our choice.
  ///
  /// A subclass that never leaves `possible` would keep touches from their views for ever.
  private static let patience: Int64 = 1_000_000

  /// Sets a timer for each attempt whose fingers are gone and that nothing goes on with.
  ///
  /// Run at the end of each event. What has a timer of its own, or waits for another's failure,
  /// ends by itself.
  func watchIdleAttempts() {
    for recognizer in running
    where recognizer.attempt.isLeftAlone && !recognizer.currentState.isTerminal
      && recognizer.attempt.idleTimer == nil
      && recognizer.attempt.timer == nil && recognizer.attempt.wish == nil
      && dispatcher.failure == nil
    {
      recognizer.attempt.idleTimer = dispatcher.setTimer(
        after: GestureEnvironment.patience,
        name: "idle recognizer",
        index: recognizer.index,
        alarm: .idleRecognizer
      )
    }
  }

  /// Nothing has gone on with a recognizer's attempt.
  func endIdle(at index: ObjectIndex?) {
    guard let recognizer = recognizer(at: index) else { return }
    recognizer.attempt.idleTimer = nil
    run { endIdle(recognizer) }
  }

  private func endIdle(_ recognizer: UIGestureRecognizer) {
    guard recognizer.attempt.isLeftAlone, recognizer.attempt.timer == nil else { return }
    let state: UIGestureRecognizer.State =
      recognizer.currentState.isActive ? .cancelled : .failed
    change(
      recognizer,
      to: state,
      by: nil,
      reason: Text("no finger is left, and it did not end", zh: "手指都已离开，而它没有结束")
    )
  }
}
