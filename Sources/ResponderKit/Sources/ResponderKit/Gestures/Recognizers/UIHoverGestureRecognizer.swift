public import Foundation

/// Recognizes a pointer, or a pencil above the screen, over its view; does nothing on a phone.
///
/// It is continuous: `began` when the pointer comes over the view or what lies in it, `changed`
/// while it moves there, `ended` when it leaves. It takes no touches.
///
/// - dispatch.pointer-events-need-recognizers: views hear nothing of it.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    // It follows what hovers, not what touches.
    touchTypes = []
  }
}

extension GestureEnvironment {
  /// Moves the pointer to a point of the screen; `nil` takes it off the screen.
  ///
  /// The window and the view under the pointer are found by a hit test like that of a touch.
  /// Recognizers that the pointer has left end first; those of the view and its superviews begin or
  /// go on after that, the nearest first.
  ///
  /// - hover.no-op-on-phone: a phone has no pointer, so its recognizers are refused.
  @_spi(Workbench) public func hover(to screenPoint: CGPoint?) {
    guard dispatcher.failure == nil else { return }
    let event = simulation.enter { UIEvent(type: .hover, in: simulation) }
    simulation.events.enqueue(event, fields: [])
    let chosen = screenPoint.flatMap { simulation.windowServer.chooseWindow(at: $0, event: event) }
    var inside: [UIHoverGestureRecognizer] = []
    var current: UIView? = chosen?.view
    while let view = current {
      inside += view.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.enabled)
      current = view.parentView
    }
    guard simulation.device.userInterfaceIdiom != "phone" else {
      for recognizer in inside {
        dispatcher.emit(.recognizerRefused, .route, at: recognizer.index, rule: .hoverNoOpOnPhone)
      }
      return
    }
    let point = screenPoint.flatMap { chosen?.window.geometry.fromSuperview($0) }
    run { follow(inside, at: point) }
  }

  private func follow(_ inside: [UIHoverGestureRecognizer], at point: CGPoint?) {
    let active = running.filter { $0 is UIHoverGestureRecognizer }
    for recognizer in active where !inside.contains(where: { $0 === recognizer }) {
      assign(.ended, to: recognizer, by: .gestureContinuousTransitions)
    }
    for recognizer in inside {
      if let point { recognizer.attempt.lastCentroid = point }
      let state: UIGestureRecognizer.State =
        recognizer.currentState.isActive ? .changed : .began
      assign(state, to: recognizer, by: .gestureContinuousTransitions)
    }
  }
}
