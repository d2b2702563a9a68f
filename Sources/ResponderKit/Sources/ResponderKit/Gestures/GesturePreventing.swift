// The part of step 7 in which a recognizer that recognizes stops others that share its touches.

extension GestureEnvironment {
  /// Lets the others fail that share a touch, unless they may recognize too.
  ///
  /// Runs right after the recognizer has changed its state and before its actions are sent: a
  /// prevented one has failed by the time that the app hears of the winner.
  ///
  /// - gesture.prevention-scope: recognizers of other touches go on.
  /// - gesture.already-active-not-prevented: so do those that have begun.
  func preventOthers(_ recognizer: UIGestureRecognizer) {
    // The list is walked in a copy, since delegates are asked on the way and may end attempts.
    for other in running
    where other !== recognizer && other.currentState == .possible
      && other.attempt.shares(recognizer.attempt)
    {
      guard dispatcher.failure == nil, prevents(recognizer, other), other.currentState == .possible
      else {
        continue
      }
      dispatcher.emit(
        .recognizerPrevented,
        .route,
        at: other.index,
        rule: .gestureSimultaneousDefaultNo,
        fields: [TraceField(.by, .object(recognizer.index))]
      )
      // While the attempt still knows its touches: the reset forgets them.
      keepOut(other)
      change(other, to: .failed, by: .gesturePreventedGoesToFailed, because: recognizer)
    }
  }

  /// A recognizer is prevented, and stays out while a touch is down that it watches now.
  ///
  /// Otherwise the second finger of a hand would start an attempt in the midst of the gesture that
  /// won.
  func keepOut(_ recognizer: UIGestureRecognizer) {
    recognizer.keptOutBy = recognizer.attempt.touches.filter { $0.isDown }.map(\.index)
  }

  /// Whether a recognizer that was prevented is kept out still (gesture.prevented-stays-out).
  func isKeptOut(_ recognizer: UIGestureRecognizer) -> Bool {
    guard !recognizer.keptOutBy.isEmpty else { return false }
    recognizer.keptOutBy.removeAll { index in
      !simulation.touches.live.contains { $0.index == index && $0.isDown }
    }
    return !recognizer.keptOutBy.isEmpty
  }

  /// A recognizer that is active, shares a touch and stops this one from beginning.
  ///
  /// Those that shared a touch when the active one began have been stopped then; this one came by
  /// a later finger.
  func winner(over recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    running.first { other in
      other !== recognizer && (other.currentState.isActive || other.currentState == .ended)
        && other.attempt.shares(recognizer.attempt) && prevents(other, recognizer)
    }
  }

  /// Whether one recognizer, having recognized, stops another.
  ///
  /// The order is from the cheapest to the dearest, and from what the classes say to what the app's
  /// delegates say: nobody is asked who could not change the answer.
  private func prevents(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    !one.belongsTogether(with: other) && asksCanPrevent(one, other)
      && asksCanBePrevented(other, one) && !mayJoin(one, other)
  }

  /// Asks the delegates whether both may recognize.
  ///
  /// - gesture.simultaneous-asked-when-blocking: only when one would stop the other, and each time.
  /// - gesture.simultaneous-yes-is-final: a yes of either is enough.
  private func mayJoin(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    asksTogether(one, other) || asksTogether(other, one)
  }

  private func asksTogether(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    askDelegate(
      .shouldRecognizeSimultaneouslyWith,
      of: one,
      about: other,
      deciding: { $0 ? .gestureSimultaneousYesIsFinal : .gestureSimultaneousDefaultNo },
      { $0.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) }
    ) == true
  }

  // MARK: - The class's own rules

  /// Whether the class of a recognizer has a say of its own about whom it prevents.
  ///
  /// For all others the answer is yes, and the question for each pair is spared.
  func isChoosyAboutPrevention(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer is UITapGestureRecognizer || mayOverride(.canPrevent, recognizer)
  }

  /// Asks a recognizer whether it can prevent another.
  func asksCanPrevent(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    if dispatcher.isQuiet, !mayOverride(.canPrevent, one) {
      guard dispatcher.countCall(at: one.index) else { return false }
      let (prevents, rule) = one.prevents(other)
      dispatcher.trace.note(rule)
      return prevents
    }
    return dispatcher.call(
      .canPrevent,
      on: one,
      arguments: [.object(other)],
      deciding: { answer, _ in answer ? .gestureCanPreventDefaultYes : .gesturePreventionOneWay }
    ) { one.canPrevent(other) }
  }

  private func asksCanBePrevented(
    _ one: UIGestureRecognizer,
    _ other: UIGestureRecognizer
  ) -> Bool {
    if dispatcher.isQuiet, !mayOverride(.canBePrevented, one) { return true }
    return dispatcher.call(
      .canBePrevented,
      on: one,
      arguments: [.object(other)],
      deciding: { answer, _ in answer ? .gestureCanPreventDefaultYes : .gesturePreventionOneWay }
    ) { one.canBePrevented(by: other) }
  }
}
