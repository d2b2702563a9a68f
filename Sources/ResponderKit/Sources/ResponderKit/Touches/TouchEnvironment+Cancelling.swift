extension TouchEnvironment {
  /// Takes live touches away from recognizers, from their views and from the event: they are over
  /// for everybody.
  ///
  /// The finger may stay on the glass; what it does there reaches nobody until it lifts and comes
  /// down again.
  func cancel(_ touches: [UITouch], rule: Rule) {
    let simulation = simulation
    guard let event = self.event else { return }
    // Recognizers may follow a touch that is over for its view.
    let touches = touches.filter { $0.delivery != .closed || $0.isWatched }
    for touch in touches {
      touch.currentPhase = .cancelled
      deadFingers.insert(touch.finger)
    }
    // Recognizers hear of it first, as of every phase, and inside their pipeline, so that what they
    // decide on account of it is settled before this returns.
    if simulation.gestures.isIdle {
      takeFromViews(touches, event, rule: rule)
    } else {
      simulation.gestures.run {
        simulation.gestures.cancel(touches, event)
        takeFromViews(touches, event, rule: rule)
      }
    }
    release(from: event) { touch in touches.contains { $0 === touch } }
  }

  /// Tells each view that its touches were taken away; it hears of them no more.
  private func takeFromViews(_ touches: [UITouch], _ event: UIEvent, rule: Rule) {
    for view in UITouch.views(of: touches) {
      let own = touches.filter {
        $0.hitView === view && $0.delivery == .open
          && simulation.gestures.passes($0, .cancelled, event)
      }
      // Closed before the view is told, which may cancel more by what it does.
      for touch in touches where touch.hitView === view { touch.delivery = .closed }
      guard !own.isEmpty else { continue }
      dispatcher.emit(
        .touchCancelled,
        .route,
        at: view.index,
        rule: rule,
        fields: [.touch(own)]
      )
      dispatcher.send(.cancelled, Set(own), event, to: view)
    }
  }

  /// A view and what lies below it have left their window: their touches end.
  func cancel(inRemoved view: UIView) {
    let simulation = simulation
    simulation.gestures.leave(inRemoved: view)
    let removed = live.filter { $0.hitView?.isDescendant(of: view) == true }
    guard !removed.isEmpty else { return }
    guard simulation.profile.isOn(.cancelWhenViewLeavesWindow) else {
      // Older systems simply stopped delivering.
      for touch in removed where touch.delivery == .open { touch.delivery = .closed }
      return
    }
    // Removal ends a touch for the view. A recognizer of a view that is still there keeps it: a pan
    // goes on although the row under the finger has been taken away.
    let followed = removed.filter { !$0.recognizers.isEmpty }
    simulation.gestures.loseView(followed, rule: .touchCancelWhenViewLeavesWindow)
    let others = removed.filter { touch in !followed.contains { $0 === touch } }
    if !others.isEmpty { cancel(others, rule: .touchCancelWhenViewLeavesWindow) }
  }
}
