import Foundation

// What the pipeline does for keys and buttons, as for touches (press.recognizers-first): offer them
// to the recognizers of the responder's line of views, tell these, and hold back or take away what
// the responder gets.

extension GestureEnvironment {
  /// A key or button that a responder has not been told all of, and the event it belongs to.
  struct HeldPress {
    let press: UIPress
    let event: UIPressesEvent
  }

  /// Offers a new press to the recognizers of the responder's view and of each superview.
  ///
  /// The line of views begins at the responder's own view, a controller's is its root view; a
  /// responder that is neither has no recognizers.
  func collect(for press: UIPress, of event: UIPressesEvent) {
    if running.contains(where: \.currentState.isTerminal) { reset() }
    // Each press event is asked about once, like each event with new touches.
    eventSerial += 1
    var current = press.startingResponder?.lineOfViews
    while let view = current, dispatcher.failure == nil {
      for recognizer in recognizersInOrder(of: view) where recognizer.owner === view {
        guard offer(press, of: event, to: recognizer) else { continue }
        recognizer.attempt.depth = view.depth
      }
      current = view.parentView
    }
    askForRequirements(among: press.recognizers)
  }

  private func offer(
    _ press: UIPress,
    of event: UIPressesEvent,
    to recognizer: UIGestureRecognizer
  ) -> Bool {
    let isTaken = offer(
      TraceField(.command, .text(press.source.text)),
      to: recognizer,
      by: .pressRecognizersFirst,
      unless: refusal(of: press, event, by: recognizer)
    )
    guard isTaken else { return false }
    press.recognizers.append(recognizer)
    press.isWatched = true
    recognizer.attempt.presses.append(press)
    recognizer.attempt.involvedPresses.append(press)
    return true
  }

  private func refusal(
    of press: UIPress,
    _ event: UIPressesEvent,
    by recognizer: UIGestureRecognizer
  ) -> Rule? {
    guard recognizer.enabled else { return .gestureDisabledNotCollected }
    guard recognizer.pressTypes.contains(press.type.rawValue) else {
      return .gesturePressTypeFilter
    }
    guard receives(event, recognizer) else { return .gestureShouldReceiveEventFirst }
    let receives = askDelegate(
      .shouldReceivePress,
      of: recognizer,
      about: press,
      deciding: { _ in .gestureShouldReceivePress },
      { $0.gestureRecognizer(recognizer, shouldReceive: press) }
    )
    return receives == false ? .gestureShouldReceivePress : nil
  }

  // MARK: - Telling recognizers

  /// Tells the recognizers what keys and buttons do, the one on the deepest view first.
  func update(for presses: [UIPress], of event: UIPressesEvent) {
    var recognizers: [UIGestureRecognizer] = []
    for recognizer in presses.flatMap(\.recognizers)
    where !recognizers.contains(where: { $0 === recognizer }) {
      recognizers.append(recognizer)
    }
    for recognizer in recognizers.sorted(by: { $0.attempt.depth > $1.attempt.depth }) {
      for method in PressesMethod.allCases {
        guard dispatcher.failure == nil else { return }
        let own = presses.filter { press in
          press.currentPhase == method.phase && recognizer.attempt.presses.contains { $0 === press }
        }
        if !own.isEmpty { tell(recognizer, method, own, event) }
      }
    }
  }

  private func tell(
    _ recognizer: UIGestureRecognizer,
    _ method: PressesMethod,
    _ presses: [UIPress],
    _ event: UIPressesEvent
  ) {
    recognizer.attempt.isBeingTold = true
    let set = Set(presses)
    let _: NoAnswer = dispatcher.call(
      method.method,
      on: recognizer,
      arguments: [.list(presses.map { .object($0) }), .object(event)]
    ) {
      switch method {
      case .began: recognizer.pressesBegan(set, with: event)
      case .changed: recognizer.pressesChanged(set, with: event)
      case .ended: recognizer.pressesEnded(set, with: event)
      case .cancelled: recognizer.pressesCancelled(set, with: event)
      }
      return NoAnswer()
    }
    recognizer.attempt.isBeingTold = false
    // The presses methods of UIKit's classes do nothing, so it is done for all of them here.
    if method == .cancelled { losesTouches(recognizer) }
  }

  /// Presses are over: nobody follows them any more, though they took part in attempts.
  func dropPresses(_ presses: [UIPress]) {
    for press in presses {
      for recognizer in press.recognizers {
        recognizer.attempt.presses.removeAll { $0 === press }
      }
    }
    watchIdleAttempts()
  }
}

extension UIResponder {
  /// The view whose recognizers, and whose superviews' recognizers, get a press of this responder.
  fileprivate final var lineOfViews: UIView? {
    switch self {
    case let view as UIView: view
    case let controller as UIViewController: controller.viewIfLoaded
    default: nil
    }
  }
}

extension UIGestureRecognizer {
  /// UIKit's version of a presses method, which does nothing.
  final func takeAsUIKit(_ method: PressesMethod, _ presses: Set<UIPress>, _ event: UIPressesEvent)
  {
    let _: NoAnswer = dispatcher.base(
      method.method,
      of: self,
      arguments: [.list(presses.inOrder.map { .object($0) }), .object(event)]
    ) { NoAnswer() }
  }

  /// The presses as a machine sees them: fingers that stay where they are.
  final func samples(of presses: Set<UIPress>) -> [FingerSample] {
    presses.inOrder.map {
      FingerSample(finger: $0.index.value, point: .zero, time: dispatcher.now)
    }
  }
}
