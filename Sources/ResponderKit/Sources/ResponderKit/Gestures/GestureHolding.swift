// Steps 10 and 11 of the pipeline: what is held back from a view, and when it is let go.

extension GestureEnvironment {
  /// Whether a phase of a touch goes to its view now; what does not is held back or dropped.
  ///
  /// Asked for each touch when the views are served, after the recognizers have seen the event. The
  /// touch's machine remembers what the view has missed; who holds it back is looked up anew at
  /// each phase, because recognizers fail meanwhile.
  func passes(_ touch: UITouch, _ phase: UITouch.Phase, _ event: UIEvent) -> Bool {
    // Without a recognizer that took it there is nobody to hold it, and no state to keep.
    guard touch.isWatched else { return true }
    let wasHolding = touch.viewMachine.isHolding
    let holder: UIGestureRecognizer?
    let step: ViewTouchStateMachine.Step
    switch phase {
    case .began:
      holder = holderOfBegan(touch)
      step = touch.viewMachine.began(isHeld: holder != nil)
    case .moved:
      holder = nil
      step = touch.viewMachine.moved()
    case .ended:
      holder = holderOfEnded(touch)
      step = touch.viewMachine.ended(isHeld: holder != nil)
    case .cancelled:
      holder = nil
      step = touch.viewMachine.cancelled()
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      return true
    }
    switch step {
    case .deliver: return true
    case .drop:
      if touch.viewMachine.isOver { touch.delivery = .closed }
      return false
    case .hold:
      if !wasHolding { held.append(Held(touch: touch, event: event)) }
      if let holder, let view = touch.hitView { tellHeld(touch, view, by: holder, phase) }
      return false
    }
  }

  private func tellHeld(
    _ touch: UITouch,
    _ view: UIView,
    by holder: UIGestureRecognizer,
    _ phase: UITouch.Phase
  ) {
    dispatcher.emit(
      .touchHeld,
      .route,
      at: view.index,
      rule: phase == .began ? .gestureDelaysBeganTrue : .gestureDelaysEndedDefaultTrue,
      fields: [
        .touch(touch), .phase(phase),
        TraceField(.by, .object(holder.index)),
      ]
    )
  }

  /// The first recognizer that is possible still and keeps the beginning of a touch from the view.
  private func holderOfBegan(_ touch: UITouch) -> UIGestureRecognizer? {
    touch.recognizers.first { $0.currentState == .possible && $0.delaysBegan }
  }

  /// The first recognizer that is possible still and keeps the lift of a touch from the view.
  ///
  /// One that delays the beginning counts as well, whatever its `delaysTouchesEnded` says.
  private func holderOfEnded(_ touch: UITouch) -> UIGestureRecognizer? {
    touch.recognizers.first { $0.currentState == .possible && ($0.delaysEnded || $0.delaysBegan) }
  }

  /// Lets go of what nobody holds any more, in the order in which the touches began.
  ///
  /// - gesture.holders-are-all-recognizers: the last holder has to have failed.
  func releaseHeldTouches(inEvent: Bool) {
    guard !held.isEmpty else { return }
    for held in self.held where dispatcher.failure == nil && held.touch.delivery == .open {
      guard held.touch.viewMachine.isHolding, holderOfBegan(held.touch) == nil else { continue }
      let isEndHeld = holderOfEnded(held.touch) != nil
      guard let view = held.touch.hitView else { continue }
      // Scroll views around the view have a say only when it hears of the touch for the first time.
      let isNew = held.touch.viewMachine.isWithheld
      guard !isNew || simulation.scrolling.reachesContent([held.touch], of: view, held.event) else {
        continue
      }
      // A view that loses the touch in one phase does not get the next.
      while dispatcher.failure == nil, held.touch.delivery == .open,
        let phase = held.touch.viewMachine.released(isEndHeld: isEndHeld)
      {
        // What the touch does in this very event is delivered with the others, after this.
        let comesLater = inEvent && phase == .moved && held.touch.currentPhase == .moved
        if !comesLater { deliver(held, phase, to: view, inEvent: inEvent) }
      }
      if held.touch.viewMachine.isOver { held.touch.delivery = .closed }
    }
    self.held.removeAll { $0.touch.delivery == .closed || !$0.touch.viewMachine.isHolding }
  }

  /// Gives a view a phase that was held back, as if it came now.
  private func deliver(
    _ held: GestureEnvironment.Held,
    _ phase: UITouch.Phase,
    to view: UIView,
    inEvent: Bool
  ) {
    guard let method = TouchesMethod(phase) else { return }
    let touch = held.touch
    dispatcher.emit(
      .touchDelivered,
      .route,
      at: view.index,
      rule: releasing(phase, inEvent: inEvent),
      method: method.method,
      fields: [.touch(touch)]
    )
    let (realPhase, realPoint, realPrevious) =
      (touch.currentPhase, touch.point, touch.previousPoint)
    // The view finds the touch as it was then: in this phase, and where it came down.
    touch.currentPhase = phase
    if phase == .began { (touch.point, touch.previousPoint) = (touch.firstPoint, touch.firstPoint) }
    // A finger that has lifted has left the event's list, in which the view will look for it.
    let isListed = held.event.touches.contains { $0 === touch }
    if !isListed { held.event.touches.append(touch) }
    dispatcher.send(method, [touch], held.event, to: view)
    // The view may have ended other touches of the event meanwhile.
    if !isListed { held.event.touches.removeAll { $0 === touch } }
    (touch.point, touch.previousPoint) = (realPoint, realPrevious)
    if touch.currentPhase == phase { touch.currentPhase = realPhase }
  }

  private func releasing(_ phase: UITouch.Phase, inEvent: Bool) -> Rule {
    if !inEvent { return .gestureDelayedEndedOffEvent }
    return phase == .ended ? .gestureHoldersAreAllRecognizers : .gestureDelaysBeganFlush
  }

  /// Whether a finger was lifted, and its lift is not held back.
  func isGone(_ touch: ObjectIndex) -> Bool {
    !simulation.touches.live.contains { $0.index == touch }
      && !held.contains { $0.touch.index == touch }
  }

  /// The event of a touch that is held back.
  func heldEvent(of touch: UITouch) -> UIEvent? {
    held.first { $0.touch === touch }?.event
  }
}
