extension RuleSources {
  /// The sources of sections 1 and 2: dispatch, and ignoring interaction.
  static let dispatch = """
    dispatch.queue-is-fifo AG D:UIApplication A0 A2
    dispatch.main-thread-only D:UIKit† AG
    dispatch.event-types H:UIEvent
    dispatch.event-subtypes H:UIEvent
    dispatch.initial-object-by-type D:Using-responders-and-the-responder-chain AG
    dispatch.sensor-data-bypasses-chain D:Using-responders-and-the-responder-chain
    dispatch.hit-test-before-send-event X-lldb X-smnh
    dispatch.app-send-event-then-window H:UIWindow D:UIApplication.sendEvent(_:) X-lldb
    dispatch.override-must-call-super D:UIApplication.sendEvent(_:) D:UIWindow.sendEvent(_:)
    dispatch.recognizers-before-views H:UIGestureRecognizerSubclass AG-GR X-ocp X-lldb
    dispatch.window-step-order X-lldb X-ocp
    dispatch.non-touch-goes-to-key-window D:UIWindow D:UIWindow.isKeyWindow
    dispatch.one-event-many-touches D:UIEvent.allTouches H:UITouch
    dispatch.event-object-reused D:UIEvent D:UITouch
    dispatch.pointer-events-need-recognizers H:UIPanGestureRecognizer H:UIHoverGestureRecognizer
      H:UIEvent
    dispatch.keyboard-peeks-first X-lldb
    dispatch.unhandled-is-dropped AG A0 A3
    dispatch.deterministic-time-source INF
    ignore.begin-end-nests H:UIApplication X-neu
    ignore.drops-not-defers D:UIApplication.beginIgnoringInteractionEvents() X-neu X-lldb
    ignore.user-interaction-disabled-drops H:UIView D:UIView.isUserInteractionEnabled
    ignore.animating-view-is-ineligible D:UIView.animate(withDuration:animations:)
      D:UIView.isUserInteractionEnabled X-wwdc X-so
    ignore.allow-user-interaction-option H:UIView D:UIView.AnimationOptions†
    ignore.animation-uses-final-geometry X-so D:CALayer.presentation()†
    ignore.animation-start-cancels-touch X-issue X-so
    ignore.alpha-animation-to-zero INF
    ignore.transition-views-blocked D:UIViewControllerTransitionCoordinator† X-so H:UIApplication
    """
}
