import Foundation

// What a window does with its touches for its views: step 11 of the rulebook's pipeline.

extension TouchEnvironment {
  /// Does what a window does with a touches event: recognizers, then views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    simulation.gestures.run(for: event, in: window) { deliverToViews(event, in: window) }
  }

  /// Delivers the changed touches of a window to their views.
  ///
  /// - multi.phase-call-order: began, moved, ended, cancelled for one view; views in the order in
  ///   which their first live touch began.
  ///
  /// Each touch is looked at anew before its phase is delivered: what one view does may end the
  /// touch of the next.
  private func deliverToViews(_ event: UIEvent, in window: UIWindow) {
    var touches = event.touches
    // Most events have one touch, and then neither list need be made anew.
    if !touches.allSatisfy({ isOpen($0, in: window) }) {
      touches = touches.filter { isOpen($0, in: window) }
    }
    if touches.count == 1, let view = touches[0].hitView {
      let phase = touches[0].currentPhase
      if simulation.gestures.passes(touches[0], phase, event) {
        deliver(touches, phase, of: event, to: view)
      }
      return
    }
    for view in UITouch.views(of: touches) {
      for phase in TouchesMethod.allCases.map(\.phase) {
        let changed = touches.filter {
          $0.hitView === view && $0.currentPhase == phase && $0.delivery == .open
            && simulation.gestures.passes($0, phase, event)
        }
        if !changed.isEmpty { deliver(changed, phase, of: event, to: view) }
      }
    }
  }

  /// Whether a window's view may hear of a touch.
  private func isOpen(_ touch: UITouch, in window: UIWindow) -> Bool {
    touch.touchWindow === window && touch.delivery == .open
  }

  /// Tells a view of those of its touches in one phase that nobody holds back.
  private func deliver(
    _ touches: [UITouch],
    _ phase: UITouch.Phase,
    of event: UIEvent,
    to view: UIView
  ) {
    guard let method = TouchesMethod(phase), dispatcher.failure == nil,
      phase != .began || simulation.scrolling.reachesContent(touches, of: view, event)
    else { return }
    // Closed before the view is told. If the view takes itself out of the window while it handles
    // the lift, the touch is over for it and is not cancelled as well
    // (touch.terminal-exactly-once).
    for touch in touches where phase == .ended || phase == .cancelled {
      touch.delivery = .closed
    }
    dispatcher.emit(
      .touchDelivered,
      .full,
      at: view.index,
      rule: .deliveryHitViewIsFirst,
      method: method.method,
      fields: [.touch(touches)]
    )
    dispatcher.send(method, Set(touches), event, to: view)
  }
}
