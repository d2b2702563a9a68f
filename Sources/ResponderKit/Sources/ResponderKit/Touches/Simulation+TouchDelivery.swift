import Foundation

// What a window does with its touches for its views: step 11 of the rulebook's pipeline.

extension Simulation {
  /// Does what a window does with a touches event: recognizers, then views.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    runGestures(for: event, in: window) { deliverToViews(event, in: window) }
  }

  /// Delivers the changed touches of a window to their views.
  ///
  /// - multi.phase-call-order: began, moved, ended, cancelled for one view; views in the order in
  ///   which their first live touch began.
  private func deliverToViews(_ event: UIEvent, in window: UIWindow) {
    let touches = event.touches.filter { $0.touchWindow === window && $0.delivery == .open }
    for view in UITouch.views(of: touches) {
      for (phase, method) in Simulation.touchMethods {
        let changed = touches.filter {
          $0.hitView === view && $0.currentPhase == phase && $0.delivery == .open
            && passes($0, phase, event)
        }
        guard !changed.isEmpty, failure == nil,
          phase != .began || reachesContent(changed, of: view, event)
        else { continue }
        for touch in changed where phase == .ended || phase == .cancelled {
          touch.delivery = .closed
        }
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

  static let touchMethods: [(UITouch.Phase, Method)] = [
    (.began, .touchesBegan), (.moved, .touchesMoved), (.ended, .touchesEnded),
    (.cancelled, .touchesCancelled),
  ]
}
