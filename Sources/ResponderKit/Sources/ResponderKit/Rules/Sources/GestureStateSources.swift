extension RuleSources {
  /// The sources of sections 9 and 10: which touches recognizers get, and their states.
  static let gestureState = """
    gesture.receives-own-view-and-descendants H:UIGestureRecognizer D:UIGestureRecognizer
    gesture.not-siblings X-ocp
    gesture.collected-along-superviews X-lldb
    gesture.collected-once-per-touch X-lldb H:UIGestureRecognizerSubclass
    gesture.disabled-not-collected H:UIGestureRecognizer
    gesture.disable-cancels H:UIGestureRecognizer D:UIGestureRecognizer.isEnabled
    gesture.view-interaction-disabled D:UIView.isUserInteractionEnabled
    gesture.touch-type-filter H:UIGestureRecognizer D:UIGestureRecognizer.allowedTouchTypes
    gesture.exclusive-touch-type H:UIGestureRecognizer
    gesture.press-type-filter H:UIGestureRecognizer D:UIGestureRecognizer.allowedPressTypes†
    gesture.one-recognizer-one-view D:UIView.addGestureRecognizer(_:)†
    gesture.getter-override-hides A1
    gesture.should-receive-event-first H:UIGestureRecognizer
    gesture.should-receive-touch H:UIGestureRecognizer
    gesture.should-receive-touch-early X-lldb
    gesture.should-receive-press H:UIGestureRecognizer
    gesture.should-receive-false-is-local D:UIGestureRecognizerDelegate
    gesture.touches-before-view H:UIGestureRecognizerSubclass X-ocp AG-GR
    gesture.delivery-order-depth-first X-lldb X-ocp AG-GR
    gesture.same-view-order AG-GR X-ocp
    gesture.states H:UIGestureRecognizer
    gesture.discrete-transitions H:UIGestureRecognizer AG-GR
    gesture.continuous-transitions AG-GR D:Implementing-a-continuous-gesture-recognizer†
    gesture.illegal-transition-ignored INF AG-GR
    gesture.action-on-transition H:UIGestureRecognizer AG-GR
    gesture.cancelled-sends-action H:UIGestureRecognizer
    gesture.failed-sends-nothing H:UIGestureRecognizer
    gesture.reset-sends-nothing AG-GR D:UIGestureRecognizer.reset()†
    gesture.reset-after-terminal H:UIGestureRecognizerSubclass D:UIGestureRecognizer.reset()†
    gesture.reset-ignores-live-touches H:UIGestureRecognizerSubclass
    gesture.action-timing H:UIGestureRecognizer X-lldb X-trace
    gesture.action-signatures H:UIGestureRecognizer
    gesture.many-targets H:UIGestureRecognizer D:UIGestureRecognizer.addTarget(_:action:)†
    gesture.targets-need-non-nil H:UIGestureRecognizer
    gesture.subclass-calls-super H:UIGestureRecognizerSubclass
    gesture.ignore-touch H:UIGestureRecognizerSubclass
    gesture.location-default H:UIGestureRecognizer
    gesture.touch-cancelled-moves-to-cancelled AG-GR D:Implementing-a-continuous-gesture-recognizer†
    gesture.removed-while-active INF
    gesture.prevented-stays-out X-wwdc
    """
}
