// Step 6 of the pipeline: each recognizer with touches in the event is told of them.

extension GestureEnvironment {
  /// Tells the recognizers of a window what its touches do.
  ///
  /// - gesture.delivery-order-depth-first: the one on the deepest view first; of one view in the
  ///   order in which the touch was offered.
  func update(for event: UIEvent, in window: UIWindow) {
    var touches = event.touches
    // Most events have one touch, and then the list need not be made anew.
    if !touches.allSatisfy({ isNews($0, in: window) }) {
      touches = touches.filter { isNews($0, in: window) }
    }
    if touches.count == 1 {
      update(touches, of: event)
      return
    }
    for recognizer in recognizersDeepestFirst(of: touches) {
      // Phase by phase, as a view is told: what came down before what moved before what lifted.
      for phase in TouchesMethod.allCases.map(\.phase) {
        guard dispatcher.failure == nil else { return }
        let own = touches.filter { touch in
          touch.currentPhase == phase && recognizer.attempt.touches.contains { $0 === touch }
        }
        if !own.isEmpty { tell(recognizer, phase, own, event) }
      }
    }
  }

  /// Whether a touch does something that recognizers on views of a window follow.
  private func isNews(_ touch: UITouch, in window: UIWindow) -> Bool {
    touch.touchWindow === window && touch.isWatched && touch.currentPhase != .stationary
  }

  /// Tells the recognizers of the only touch that changed, which stand in order already.
  private func update(_ touches: [UITouch], of event: UIEvent) {
    guard let touch = touches.first else { return }
    for recognizer in touch.recognizers
    where dispatcher.failure == nil && recognizer.attempt.touches.contains(where: { $0 === touch })
    {
      tell(recognizer, touch.currentPhase, touches, event)
    }
  }

  /// The recognizers that follow any of the touches, each once.
  private func recognizersDeepestFirst(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var seen: Set<ObjectIndex> = []
    var found: [(order: Int, recognizer: UIGestureRecognizer)] = []
    for touch in touches {
      for recognizer in touch.recognizers where seen.insert(recognizer.index).inserted {
        found.append((found.count, recognizer))
      }
    }
    found.sort { ($1.recognizer.attempt.depth, $0.order) < ($0.recognizer.attempt.depth, $1.order) }
    return found.map(\.recognizer)
  }

  /// Calls one of a recognizer's touches methods; what UIKit's class does needs no set of touches.
  func tell(
    _ recognizer: UIGestureRecognizer,
    _ phase: UITouch.Phase,
    _ touches: [UITouch],
    _ event: UIEvent
  ) {
    guard let method = TouchesMethod(phase) else { return }
    // In its own method a subclass reads what it has just assigned, though nothing is decided yet.
    recognizer.attempt.isBeingTold = true
    if dispatcher.isQuiet, !mayOverride(method.method, recognizer) {
      if dispatcher.countCall(at: recognizer.index) { recognizer.take(phase, touches, event) }
    } else {
      let _: NoAnswer = dispatcher.call(
        method.method,
        on: recognizer,
        arguments: [.list(touches.map { .object($0) }), .object(event)],
        deciding: { _, answering in
          answering == .overridden(superCalled: false) ? .gestureSubclassCallsSuper : nil
        }
      ) {
        run(method, of: recognizer, Set(touches), event)
        return NoAnswer()
      }
    }
    recognizer.attempt.isBeingTold = false
  }

  private func run(
    _ method: TouchesMethod,
    of recognizer: UIGestureRecognizer,
    _ touches: Set<UITouch>,
    _ event: UIEvent
  ) {
    switch method {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    }
  }

  /// The system took away what a recognizer followed (gesture.touch-cancelled-moves-to-cancelled).
  ///
  /// Not a wish like others: what the system takes away needs nobody's consent.
  func losesTouches(_ recognizer: UIGestureRecognizer) {
    switch recognizer.currentState {
    case .possible: change(recognizer, to: .failed, by: .gestureTouchCancelledMovesToCancelled)
    case .began, .changed:
      change(recognizer, to: .cancelled, by: .gestureTouchCancelledMovesToCancelled)
    case .ended, .cancelled, .failed: break
    }
  }

  /// Tells recognizers that touches are cancelled which no event brings (the app became inactive).
  func cancel(_ touches: [UITouch], _ event: UIEvent) {
    let watched = touches.filter(\.isWatched)
    for recognizer in recognizersDeepestFirst(of: watched) {
      let own = watched.filter { touch in
        recognizer.attempt.touches.contains { $0 === touch }
      }
      if !own.isEmpty { tell(recognizer, .cancelled, own, event) }
    }
  }
}

extension UIGestureRecognizer {
  /// UIKit's version of a touches method, which does nothing.
  final func takeAsUIKit(_ method: TouchesMethod, _ touches: Set<UITouch>, _ event: UIEvent) {
    let _: NoAnswer = dispatcher.base(
      method.method,
      of: self,
      arguments: [.list(touches.inOrder.map { .object($0) }), .object(event)]
    ) { NoAnswer() }
  }
}
