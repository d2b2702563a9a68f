// Step 7 of the pipeline: recognizers that want to leave `possible` are let go or stopped, again
// and again until nothing changes, because one failure can release another recognizer.

extension GestureEnvironment {
  /// Decides on the wishes of the recognizers, in the order in which they get touches.
  ///
  /// The deepest view's recognizer goes first, so that of two alike on a view and its ancestor the
  /// nearer one wins (gesture.child-beats-ancestor-by-order).
  func resolve() {
    while isUnsettled, dispatcher.failure == nil {
      isUnsettled = false
      guard running.contains(where: { $0.attempt.wish != nil }) else { return }
      let wishing = deepestFirst(running.filter { $0.attempt.wish != nil })
      var behind: UIGestureRecognizer?
      for recognizer in wishing where recognizer.attempt.wish != nil && dispatcher.failure == nil {
        if let blocker = blocker(of: recognizer) {
          wait(recognizer, for: blocker)
        } else if isBehindAnother(recognizer, among: wishing) {
          behind = behind ?? recognizer
        } else {
          leavePossible(recognizer)
        }
      }
      guard !isUnsettled else { continue }
      // Classes that answer differently each time may all stand behind one another.
      if let behind { leavePossible(behind) } else { breakCycles(among: wishing) }
    }
  }

  /// Sorts recognizers by the depth of their views; those of one depth keep their order, which a
  /// plain sort does not promise.
  private func deepestFirst(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    // The fingers of one view find their recognizers in this order already: nothing is copied then.
    let isSorted = recognizers.indices.dropFirst().allSatisfy {
      recognizers[$0 - 1].attempt.depth >= recognizers[$0].attempt.depth
    }
    guard !isSorted else { return recognizers }
    return recognizers.enumerated()
      .sorted {
        ($1.element.attempt.depth, $0.offset) < ($0.element.attempt.depth, $1.offset)
      }
      .map(\.element)
  }

  // MARK: - Failure requirements

  /// The first recognizer that has to fail before this one may go on.
  ///
  /// One that got none of the touches holds up nobody (gesture.require-to-fail-idle-b).
  ///
  /// Lasting requirements come before those of the attempt, each in the order in which they were
  /// made, so that the trace names the same one every time.
  private func blocker(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    for index in recognizer.requirements {
      if let other = blocker(at: index) { return other }
    }
    for index in recognizer.attempt.requirements {
      if let other = blocker(at: index) { return other }
    }
    return nil
  }

  private func blocker(at index: ObjectIndex) -> UIGestureRecognizer? {
    guard let other = dispatcher.objects.object(at: index) as? UIGestureRecognizer,
      other.attempt.isRunning
    else { return nil }
    return switch other.currentState {
    case .possible, .began, .changed, .ended: other
    case .cancelled, .failed: nil
    }
  }

  /// Lets a recognizer wait for another's failure in every attempt (gesture.require-persists).
  ///
  /// By index, which keeps nobody alive; an index of one that is gone finds nothing and blocks
  /// nobody.
  func require(_ recognizer: UIGestureRecognizer, toFail other: UIGestureRecognizer) {
    guard other.simulation === simulation else {
      dispatcher.fail(
        SimulationError(
          .foreignObject,
          "\(dispatcher.objects.name(of: recognizer)) requires the failure of a recognizer of another simulation",
          zh: "\(dispatcher.objects.name(of: recognizer)) 要求失败的手势识别器属于另一个模拟",
          object: recognizer.index
        )
      )
      return
    }
    guard !recognizer.requirements.contains(other.index) else { return }
    // Those that are gone are forgotten here: cells that come and go bring ever new ones.
    recognizer.requirements.removeAll { dispatcher.objects.object(at: $0) == nil }
    recognizer.requirements.append(other.index)
  }

  /// A recognizer wants to go on and has to wait for another; with one that recognized, it fails.
  private func wait(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) {
    // It has begun or recognized while this one was on its way to its result.
    guard other.currentState == .possible else {
      change(recognizer, to: .failed, by: .gestureRequireToFailFails, because: other)
      return
    }
    guard !recognizer.attempt.waits.contains(other.index) else { return }
    recognizer.attempt.waits.append(other.index)
    dispatcher.emit(
      .recognizerWaiting,
      .route,
      at: recognizer.index,
      rule: .gestureRequireToFailHolds,
      fields: [TraceField(.by, .object(other.index))]
    )
  }

  /// Reports recognizers that wait for one another, and lets them fail: nobody else would.
  private func breakCycles(among wishing: [UIGestureRecognizer]) {
    // Where a way was followed before, it has ended without a ring.
    var followed: Set<ObjectIndex> = []
    for start in wishing {
      var way: [UIGestureRecognizer] = []
      var places: [ObjectIndex: Int] = [:]
      var current: UIGestureRecognizer? = start
      while let next = current, next.attempt.wish != nil, followed.insert(next.index).inserted {
        places[next.index] = way.count
        way.append(next)
        current = blocker(of: next)
      }
      guard let again = current, let place = places[again.index] else { continue }
      let cycle = way[place...]
      let names = (cycle + [again]).map { dispatcher.objects.name(of: $0) }.joined(separator: " → ")
      dispatcher.emit(
        .error,
        .route,
        at: again.index,
        rule: .gestureRequireToFailHolds,
        fields: [
          TraceField(.error, .text("requirementCycle")),
          TraceField(
            .message,
            .said(
              Text(
                "recognizers wait for one another to fail: \(names)",
                zh: "手势识别器互相等待对方失败：\(names)"
              )
            )
          ),
        ]
      )
      for recognizer in cycle {
        change(
          recognizer,
          to: .failed,
          by: .gestureRequireToFailHolds,
          reason: Text("requirement cycle", zh: "失败依赖成环")
        )
      }
      return
    }
  }

  /// Whether another that wants to go on as well would stop this one, which cannot stop it.
  ///
  /// So a double tap goes before a single tap that would not keep it from recognizing.
  private func isBehindAnother(
    _ recognizer: UIGestureRecognizer,
    among wishing: [UIGestureRecognizer]
  ) -> Bool {
    guard isChoosyAboutPrevention(recognizer) else { return false }
    return wishing.contains { other in
      other !== recognizer && other.attempt.wish != nil && other.attempt.shares(recognizer.attempt)
        && blocker(of: other) == nil && !asksCanPrevent(recognizer, other)
        && asksCanPrevent(other, recognizer)
    }
  }

  // MARK: - Leaving possible

  /// Asks everybody who may still refuse, and lets the recognizer recognize.
  ///
  /// The state changes before those that wait or compete are failed, and all that before any action
  /// is sent: whoever is told finds the decision complete.
  private func leavePossible(_ recognizer: UIGestureRecognizer) {
    guard let wish = recognizer.attempt.wish else { return }
    if let refusal = refusalToBegin(recognizer) {
      if recognizer.attempt.wish != nil {
        if refusal.other != nil { keepOut(recognizer) }
        change(recognizer, to: .failed, by: refusal.rule, because: refusal.other)
      }
      return
    }
    // Whoever was asked may have ended the attempt.
    guard dispatcher.failure == nil, recognizer.attempt.wish != nil else { return }
    let isDiscrete = wish.state == .ended
    if !isDiscrete { recognizer.didBegin() }
    change(
      recognizer,
      to: wish.state,
      by: wish.rule ?? (isDiscrete ? .gestureDiscreteTransitions : .gestureContinuousTransitions)
    )
    // Read now for the whole gesture: an action that changes it comes too late.
    recognizer.attempt.takesTouches = recognizer.cancelsTouches
    takesMore = takesMore || recognizer.cancelsTouches
    // First, so that those that waited fail by their requirement and not as prevented ones.
    failDependents(of: recognizer)
    preventOthers(recognizer)
  }

  /// Whoever requires this recognizer's failure fails (gesture.require-to-fail-fails).
  private func failDependents(of recognizer: UIGestureRecognizer) {
    for other in running where other.currentState == .possible {
      if other.requirements.contains(recognizer.index)
        || other.attempt.requirements.contains(recognizer.index)
      {
        change(other, to: .failed, by: .gestureRequireToFailFails, because: recognizer)
      }
    }
  }

  /// Asks delegate and views whether a recognizer may begin, and looks for one that stops it.
  private func refusalToBegin(
    _ recognizer: UIGestureRecognizer
  ) -> (rule: Rule, other: UIGestureRecognizer?)? {
    let begins = askDelegate(
      .shouldBegin,
      of: recognizer,
      deciding: { _ in .gestureShouldBeginOncePerAttempt },
      { $0.gestureRecognizerShouldBegin(recognizer) }
    )
    if begins == false { return (.gestureShouldBeginOncePerAttempt, nil) }
    // Only a view that has something to lose is asked; the one that would keep its touches has no
    // say.
    for view in viewsThatWouldLoseTouches(to: recognizer) {
      guard dispatcher.failure == nil else { return nil }
      if !asksShouldBegin(view, recognizer) {
        return (refusalOfView(view, recognizer), nil)
      }
    }
    guard dispatcher.failure == nil else { return nil }
    // Last, because it asks the delegates of others, which a gesture that may not begin does not
    // concern.
    if let winner = winner(over: recognizer) { return (.gestureSimultaneousDefaultNo, winner) }
    return recognizer.refusal.map { ($0, nil) }
  }

  /// Asks a view whether a recognizer may begin; a plain view need not be asked unseen.
  private func asksShouldBegin(_ view: UIView, _ recognizer: UIGestureRecognizer) -> Bool {
    if dispatcher.isQuiet, view.isPlain(.shouldBegin) { return true }
    return dispatcher.call(
      .gestureRecognizerShouldBegin,
      on: view,
      arguments: [.object(recognizer)],
      deciding: { answer, answering in
        guard answering.isOverridden else { return nil }
        return answer ? .gestureViewShouldBegin : refusalOfView(view, recognizer)
      }
    ) { view.gestureRecognizerShouldBegin(recognizer) }
  }

  /// The rule by which a view's no keeps a recognizer from beginning.
  private func refusalOfView(_ view: UIView, _ recognizer: UIGestureRecognizer) -> Rule {
    recognizer.owner === view ? .gestureViewShouldBegin : .gestureViewShouldBeginAppliesToAncestors
  }

  /// The hit views whose touches the recognition would cancel, each once.
  private func viewsThatWouldLoseTouches(to recognizer: UIGestureRecognizer) -> [UIView] {
    guard recognizer.cancelsTouches else { return [] }
    var views: [UIView] = []
    for touch in recognizer.attempt.involved where touch.delivery == .open {
      if let view = touch.hitView, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }
}
