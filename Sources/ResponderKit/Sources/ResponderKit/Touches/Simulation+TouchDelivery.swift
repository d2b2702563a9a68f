import Foundation

extension Simulation {
  /// Hands a touches event to each window that owns a touch of it, once.
  func deliverToWindows(_ event: UIEvent) {
    var windows: [UIWindow] = []
    for touch in event.touches {
      if let window = touch.touchWindow, !windows.contains(where: { $0 === window }) {
        windows.append(window)
      }
    }
    for window in windows { sendEvent(event, to: window) }
  }

  /// Calls `sendEvent(_:)` of a window.
  func sendEvent(_ event: UIEvent, to window: UIWindow) {
    let _: NoAnswer = call(
      .sendEvent,
      on: window,
      arguments: [.object(event)],
      deciding: { _, answering in
        if !answering.reachedUIKit { return .dispatchOverrideMustCallSuper }
        return event.eventType == .touches ? .dispatchWindowStepOrder : nil
      }
    ) {
      window.sendEvent(event)
      return NoAnswer()
    }
  }

  /// Delivers the changed touches of a window to their views.
  ///
  /// - multi.phase-call-order: began, moved, ended, cancelled for one view; views in the order in
  ///   which their first live touch began.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let touches = event.touches.filter { $0.touchWindow === window && !$0.isWithheld && !$0.isOver }
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.hitView, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    for view in views {
      for (phase, method) in Simulation.touchMethods {
        let changed = touches.filter {
          $0.hitView === view && $0.currentPhase == phase && !$0.isOver
        }
        guard !changed.isEmpty, failure == nil else { continue }
        for touch in changed where phase == .ended || phase == .cancelled { touch.isOver = true }
        emit(
          .touchDelivered,
          .full,
          at: view.index,
          rule: .deliveryHitViewIsFirst,
          method: method,
          fields: [TraceField(.touch, .texts(changed.map { "\($0.finger)" }))]
        )
        view.send(method, Set(changed), event)
      }
    }
  }

  private static let touchMethods: [(UITouch.Phase, Method)] = [
    (.began, .touchesBegan), (.moved, .touchesMoved), (.ended, .touchesEnded),
    (.cancelled, .touchesCancelled),
  ]

  /// Takes live touches away from their views, as a leaving view or an inactive app does.
  func cancel(_ touches: [UITouch], rule: Rule) {
    guard let event = touchSystem.event else { return }
    let touches = touches.filter { !$0.isOver }
    var views: [UIView] = []
    for touch in touches {
      if let view = touch.hitView, !views.contains(where: { $0 === view }) { views.append(view) }
      touch.currentPhase = .cancelled
      touchSystem.deadFingers.insert(touch.finger)
    }
    for view in views {
      let own = touches.filter { $0.hitView === view && !$0.isWithheld }
      for touch in touches where touch.hitView === view { touch.isOver = true }
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
    touchSystem.live.removeAll { touch in touches.contains { $0 === touch } }
    event.touches = touchSystem.live
    if touchSystem.live.isEmpty { touchSystem.event = nil }
  }

  /// A view and what lies below it have left their window: their touches end.
  func cancelTouches(inRemoved view: UIView) {
    let removed = touchSystem.live.filter { $0.hitView?.isDescendant(of: view) == true }
    guard !removed.isEmpty else { return }
    guard profile.isOn(.cancelWhenViewLeavesWindow) else {
      // Older systems simply stopped delivering.
      for touch in removed { touch.isOver = true }
      return
    }
    cancel(removed, rule: .touchCancelWhenViewLeavesWindow)
  }
}
