extension RuleSources {
  /// The sources of sections 11 and 12: recognizers among one another, and against views.
  static let gestureArbitration = """
    gesture.delegate-order H:UIGestureRecognizer AG-GR A0 X-issue
    gesture.should-begin-once-per-attempt H:UIGestureRecognizer
    gesture.view-should-begin H:UIView
    gesture.view-should-begin-applies-to-ancestors H:UIView AG-GR
    gesture.simultaneous-default-no H:UIGestureRecognizer
    gesture.simultaneous-yes-is-final H:UIGestureRecognizer
    gesture.simultaneous-asked-when-blocking H:UIGestureRecognizer X-wwdc
    gesture.prevention-scope X-ocp AG-GR
    gesture.prevented-goes-to-failed AG-GR D:UIGestureRecognizer.canPrevent(_:)†
    gesture.already-active-not-prevented INF
    gesture.can-prevent-default-yes AG-GR H:UIGestureRecognizerSubclass
    gesture.prevention-one-way AG-GR
    gesture.tap-does-not-prevent-higher-tap H:UIGestureRecognizerSubclass
    gesture.child-beats-ancestor-by-order X-ocp X-lldb
    gesture.require-to-fail-holds H:UIGestureRecognizer
    gesture.require-to-fail-fails H:UIGestureRecognizer
    gesture.require-to-fail-idle-b INF X-post
    gesture.require-persists D:UIGestureRecognizer.require(toFail:)†
    gesture.dynamic-failure-requirements H:UIGestureRecognizer X-issue
    gesture.require-is-not-priority H:UIGestureRecognizer
    gesture.single-and-double-without-require AG-GR
    gesture.single-requires-double-delay X-ocp X-so D:UIGestureRecognizer.require(toFail:)†
    gesture.swipe-vs-pan AG-GR
    gesture.long-press-and-tap INF
    gesture.cancels-touches-in-view H:UIGestureRecognizer
    gesture.cancels-drops-pending D:UIGestureRecognizer.cancelsTouchesInView
    gesture.cancels-false-lets-both D:UIGestureRecognizer.cancelsTouchesInView X-delta
    gesture.action-vs-cancel-order H:UIGestureRecognizer AG-GR X-ocp X-so
    gesture.after-cancel-nothing-more AG-GR D:UIGestureRecognizer.cancelsTouchesInView
    gesture.cancel-target-is-hit-view H:UIGestureRecognizer D:UIResponder.touchesCancelled(_:with:)
    gesture.failure-does-not-cancel AG-GR
    gesture.delays-began-default-false H:UIGestureRecognizer
    gesture.delays-began-true H:UIGestureRecognizer D:UIGestureRecognizer.delaysTouchesBegan
    gesture.delays-began-flush D:UIGestureRecognizer.delaysTouchesBegan INF
    gesture.delays-ended-default-true H:UIGestureRecognizer
    gesture.delays-ended-on-success AG-GR D:UIGestureRecognizer.delaysTouchesEnded
    gesture.delays-ended-double-tap-true AG-GR D:UIGestureRecognizer.delaysTouchesEnded
    gesture.delays-ended-double-tap-false AG-GR D:UIGestureRecognizer.delaysTouchesEnded
    gesture.delays-ended-cost X-post
    gesture.delayed-ended-off-event X-trace
    gesture.holders-are-all-recognizers INF H:UIGestureRecognizer
    gesture.two-finger-sequence AG-GR
    gesture.continuous-sequence AG-GR
    gesture.control-beats-ancestor-list AG-GR H:UIView X-issue X-radar
    gesture.control-list-mechanism RT
    gesture.list-only-single-tap-single-finger AG-GR
    gesture.recognizer-on-control-wins AG-GR X-ocp
    gesture.plain-uicontrol-not-protected X-delta RT
    gesture.plain-uicontrol-fix H:UIView X-delta
    gesture.tap-on-table-cell X-so
    """
}
