import Foundation

// Step 4 of the pipeline: a finger came down, and each recognizer on the way from the hit view up
// to the window is asked whether it takes the touch.

extension GestureEnvironment {
  /// Offers a new touch to the recognizers of its view and of each superview.
  ///
  /// Runs while the event is made, before `UIApplication.sendEvent(_:)` can see it
  /// (dispatch.hit-test-before-send-event). A view controller on the way is not asked and has no
  /// recognizers.
  ///
  /// - gesture.collected-along-superviews, gesture.not-siblings: only superview links are followed.
  /// - gesture.collected-once-per-touch: whoever is added later does not get this touch.
  func collect(for touch: UITouch, of event: UIEvent) {
    // An error in an action has kept them from it.
    if running.contains(where: \.currentState.isTerminal) { reset() }
    var current = touch.hitView
    while let view = current, dispatcher.failure == nil {
      if !view.recognizers.isEmpty { offer(touch, of: event, toRecognizersOf: view) }
      current = view.parentView
    }
    askForRequirements(among: touch.recognizers)
    if simulation.profile.isOn(.systemGateRecognizers) { showSystemGates(to: touch) }
  }

  /// Says that a touch is seen by the window's own recognizers, which let everything pass.
  private func showSystemGates(to touch: UITouch) {
    for gate in touch.touchWindow?.systemGates ?? [] {
      dispatcher.emit(
        .recognizerOffered,
        .full,
        at: gate.index,
        rule: .windowSystemGateRecognizers,
        fields: [.touch(touch)]
      )
    }
  }

  /// The recognizers of a view in the order in which they get touches (gesture.same-view-order).
  ///
  /// The getter is read, so that an override of it hides what it leaves out.
  ///
  /// Last added first by default: Apple leaves the order open, and code must not rely on it.
  /// UIKit's private recognizers are there whatever an override answers.
  func recognizersInOrder(of view: UIView) -> [UIGestureRecognizer] {
    let stored = view.recognizers
    let isFirstAdded =
      stored.count == 1 || simulation.profile.setting(.sameViewOrder) == .firstAddedFirst
    if dispatcher.isQuiet, view.isPlain(.recognizers) {
      return isFirstAdded ? stored : stored.reversed()
    }
    let answered: RecognizerList = dispatcher.call(
      .gestureRecognizers,
      on: view,
      deciding: { answer, answering in
        answering.isOverridden && answer.recognizers != Array(view.listedRecognizers)
          ? .gestureGetterOverrideHides : nil
      }
    ) { RecognizerList(recognizers: view.gestureRecognizers ?? []) }
    // An override may answer one twice, which gets a touch once all the same.
    var seen: Set<ObjectIndex> = []
    let all = (stored.filter(\.isUIKits) + answered.recognizers).filter {
      seen.insert($0.index).inserted
    }
    return isFirstAdded ? all : all.reversed()
  }

  private func offer(_ touch: UITouch, of event: UIEvent, toRecognizersOf view: UIView) {
    view.prepareRecognizers()
    let depth = view.depth
    let recognizers = recognizersInOrder(of: view)
    // A delegate that was asked before may have moved it to another view.
    for recognizer in recognizers where recognizer.owner === view {
      guard offer(touch, of: event, to: recognizer, isAlone: recognizers.count == 1) else {
        continue
      }
      recognizer.attempt.depth = depth
    }
  }

  /// Offers a touch to one recognizer.
  private func offer(
    _ touch: UITouch,
    of event: UIEvent,
    to recognizer: UIGestureRecognizer,
    isAlone: Bool
  ) -> Bool {
    let isTaken = offer(
      .touch(touch),
      to: recognizer,
      by: isAlone ? .gestureReceivesOwnViewAndDescendants : .gestureSameViewOrder,
      unless: refusal(of: touch, event, by: recognizer)
    )
    guard isTaken else { return false }
    // A list that grows one by one would be moved several times for each finger.
    if !touch.isWatched { touch.recognizers.reserveCapacity(8) }
    touch.recognizers.append(recognizer)
    touch.isWatched = true
    recognizer.attempt.touches.append(touch)
    recognizer.attempt.involved.append(touch)
    return true
  }

  /// Offers a touch or a press, which the field names, to one recognizer.
  ///
  /// - Returns: Whether the recognizer takes it and its attempt runs.
  func offer(
    _ field: @autoclosure () -> TraceField,
    to recognizer: UIGestureRecognizer,
    by offering: Rule,
    unless refusal: @autoclosure () -> Rule?
  ) -> Bool {
    // One that has reached its result and waits for another's failure looks at nothing more.
    if recognizer.currentState == .possible, recognizer.attempt.wish?.state == .ended {
      return false
    }
    if let rule = refusal() {
      dispatcher.emit(
        .recognizerRefused,
        rule == .gesturePressTypeFilter ? .full : .route,
        at: recognizer.index,
        rule: rule,
        fields: [field()]
      )
      return false
    }
    // The delegate may have switched it off or moved it while it was asked.
    guard dispatcher.failure == nil, recognizer.enabled, recognizer.owner != nil else {
      return false
    }
    dispatcher.emit(
      .recognizerOffered,
      .full,
      at: recognizer.index,
      rule: offering,
      fields: [field()]
    )
    recognizer.attempt.hadTouches = true
    if recognizer.attempt.takesTouches { takesMore = true }
    join(recognizer)
    return true
  }

  /// Puts a recognizer into the list of running attempts.
  func join(_ recognizer: UIGestureRecognizer) {
    if let timer = recognizer.attempt.idleTimer {
      dispatcher.cancelTimer(timer)
      recognizer.attempt.idleTimer = nil
    }
    guard !recognizer.attempt.isRunning else { return }
    recognizer.attempt.isRunning = true
    running.append(recognizer)
  }

  /// The rule by which a recognizer does not get a touch; `nil` when it gets it.
  ///
  /// The order is gesture.delegate-order: filters, then the event, then the touch.
  private func refusal(
    of touch: UITouch,
    _ event: UIEvent,
    by recognizer: UIGestureRecognizer
  ) -> Rule? {
    guard recognizer.enabled else { return .gestureDisabledNotCollected }
    if isKeptOut(recognizer) { return .gesturePreventedStaysOut }
    if let types = recognizer.touchTypes, !types.contains(touch.currentType.rawValue) {
      return .gestureTouchTypeFilter
    }
    if recognizer.exclusiveType, let first = recognizer.attempt.involved.first,
      first.currentType != touch.currentType
    {
      return .gestureExclusiveTouchType
    }
    // Code is asked only where no filter stands in the way.
    guard receives(event, recognizer) else { return .gestureShouldReceiveEventFirst }
    let receives = askDelegate(
      .shouldReceiveTouch,
      of: recognizer,
      about: touch,
      deciding: { _ in .gestureShouldReceiveTouch },
      { $0.gestureRecognizer(recognizer, shouldReceive: touch) }
    )
    return receives == false ? .gestureShouldReceiveTouch : nil
  }

  /// Asks class and delegate about an event, once for all its touches (iOS 13.4).
  ///
  /// The answer is kept with the number of the event, because all fingers of a hand may come down
  /// in one.
  func receives(_ event: UIEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    guard simulation.profile.ios >= 13.4 else { return true }
    if let answer = recognizer.attempt.eventAnswer, answer.serial == eventSerial {
      return answer.receives
    }
    var receives = true
    if mayOverride(.shouldReceive, recognizer) {
      receives = dispatcher.call(
        .shouldReceive,
        on: recognizer,
        arguments: [.object(event)],
        deciding: { _, _ in .gestureShouldReceiveEventFirst },
        implementation: { recognizer.shouldReceive(event) }
      )
    }
    if receives {
      receives =
        askDelegate(
          .shouldReceiveEvent,
          of: recognizer,
          about: event,
          deciding: { _ in .gestureShouldReceiveEventFirst },
          { $0.gestureRecognizer(recognizer, shouldReceive: event) }
        ) ?? true
    }
    recognizer.attempt.eventAnswer = (eventSerial, receives)
    return receives
  }

  // MARK: - Requirements of this attempt

  /// Asks which recognizers of a touch wait for which (gesture.dynamic-failure-requirements).
  ///
  /// Each pair is asked once, when the first of the two starts its attempt.
  ///
  /// The touch has been offered to all by then, and nobody has been told of it. Where no class and
  /// no delegate could answer, no pair is looked at: their number grows with the square.
  func askForRequirements(among all: [UIGestureRecognizer]) {
    guard all.contains(where: answersAboutRequirements) else { return }
    // With its first touch a recognizer starts its attempt.
    let isStarting = all.map { $0.attempt.isFirstOfAttempt }
    for (place, one) in all.enumerated() {
      for (otherPlace, other) in all.enumerated().dropFirst(place + 1) {
        guard dispatcher.failure == nil else { return }
        guard isStarting[place] || isStarting[otherPlace],
          answersAboutRequirements(one) || answersAboutRequirements(other)
        else { continue }
        if requires(one, other) { one.attempt.requirements.append(other.index) }
        if requires(other, one) { other.attempt.requirements.append(one.index) }
      }
    }
  }

  /// Whether a recognizer has anybody who could answer about requirements.
  private func answersAboutRequirements(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.delegateObject != nil || mayOverride(.shouldRequireFailure, recognizer)
      || mayOverride(.shouldBeRequiredToFail, recognizer)
  }

  /// Whether one recognizer waits for another in this attempt: true from either side is enough.
  private func requires(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    let rule: (Bool) -> Rule = { _ in .gestureDynamicFailureRequirements }
    if mayOverride(.shouldRequireFailure, one),
      dispatcher.call(
        .shouldRequireFailure,
        on: one,
        arguments: [.object(other)],
        deciding: { answer, _ in rule(answer) },
        implementation: { one.shouldRequireFailure(of: other) }
      )
    {
      return true
    }
    if askDelegate(
      .shouldRequireFailureOf,
      of: one,
      about: other,
      deciding: rule,
      { $0.gestureRecognizer(one, shouldRequireFailureOf: other) }
    ) == true {
      return true
    }
    if mayOverride(.shouldBeRequiredToFail, other),
      dispatcher.call(
        .shouldBeRequiredToFail,
        on: other,
        arguments: [.object(one)],
        deciding: { answer, _ in rule(answer) },
        implementation: { other.shouldBeRequiredToFail(by: one) }
      )
    {
      return true
    }
    return askDelegate(
      .shouldBeRequiredToFailBy,
      of: other,
      about: one,
      deciding: rule,
      { $0.gestureRecognizer(other, shouldBeRequiredToFailBy: one) }
    ) == true
  }
}
