extension Simulation {
  /// Takes live touches away from their views and from the event: they are over for everybody.
  func cancel(_ touches: [UITouch], rule: Rule) {
    guard let event = touchSystem.event else { return }
    let touches = touches.filter { $0.delivery != .closed }
    for touch in touches {
      touch.currentPhase = .cancelled
      touchSystem.deadFingers.insert(touch.finger)
    }
    takeFromViews(touches, event, rule: rule)
    release(from: event) { touch in touches.contains { $0 === touch } }
  }

  /// Tells each view that its touches were taken away; it hears of them no more.
  private func takeFromViews(_ touches: [UITouch], _ event: UIEvent, rule: Rule) {
    for view in UITouch.views(of: touches) {
      let own = touches.filter { $0.hitView === view && $0.delivery == .open }
      for touch in touches where touch.hitView === view { touch.delivery = .closed }
      guard !own.isEmpty else { continue }
      emit(
        .touchCancelled,
        .route,
        at: view.index,
        rule: rule,
        fields: [TraceField(.touch, .texts(own.map { "\($0.finger)" }))]
      )
      view.send(.touchesCancelled, Set(own), event)
    }
  }

  /// A view and what lies below it have left their window: their touches end.
  func cancelTouches(inRemoved view: UIView) {
    let removed = touchSystem.live.filter { $0.hitView?.isDescendant(of: view) == true }
    guard !removed.isEmpty else { return }
    guard profile.isOn(.cancelWhenViewLeavesWindow) else {
      // Older systems simply stopped delivering.
      for touch in removed where touch.delivery == .open { touch.delivery = .closed }
      return
    }
    cancel(removed, rule: .touchCancelWhenViewLeavesWindow)
  }
}
