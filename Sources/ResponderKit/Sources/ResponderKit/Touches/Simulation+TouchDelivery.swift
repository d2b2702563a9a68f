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
      for phase in UITouch.Phase.told {
        let changed = touches.filter {
          $0.hitView === view && $0.currentPhase == phase && $0.delivery == .open
            && passes($0, phase, event)
        }
        if !changed.isEmpty { deliver(changed, phase, of: event, to: view) }
      }
    }
  }

  /// Tells a view of those of its touches in one phase that nobody holds back.
  private func deliver(
    _ touches: [UITouch],
    _ phase: UITouch.Phase,
    of event: UIEvent,
    to view: UIView
  ) {
    guard let method = phase.method, failure == nil,
      phase != .began || reachesContent(touches, of: view, event)
    else { return }
    for touch in touches where phase == .ended || phase == .cancelled {
      touch.delivery = .closed
    }
    emit(
      .touchDelivered,
      .full,
      at: view.index,
      rule: .deliveryHitViewIsFirst,
      method: method,
      fields: [TraceField(.touch, .texts(touches.map { "\($0.finger)" }))]
    )
    view.send(method, Set(touches), event)
  }
}

extension UITouch.Phase {
  /// The phases that are told, in the order in which one object is told of them.
  static let told: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  /// The method that tells of the phase; `nil` for one that nobody is told of.
  var method: Method? {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    case .stationary, .regionEntered, .regionMoved, .regionExited: nil
    }
  }
}
