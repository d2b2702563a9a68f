extension RuleSources {
  /// The sources of sections 5 and 6: touches.
  static let touch = """
    touch.one-object-per-finger D:UITouch A3
    touch.mutated-in-place D:UITouch
    touch.phase-sequence H:UITouch H:UIResponder
    touch.stationary-has-no-callback H:UITouch D:UITouch.Phase†
    touch.region-phases H:UITouch
    touch.view-is-fixed D:UITouch.view AG
    touch.view-nil-after-recognition D:UITouch.view
    touch.terminal-exactly-once H:UIResponder
    touch.tap-count-definition H:UITouch D:UITouch.tapCount
    touch.tap-count-thresholds X-lldb RT X-ocp X-so
    touch.tap-count-lost-on-drag-or-hold AK
    touch.timestamp D:UITouch.timestamp D:UIEvent.timestamp
    touch.location-in-view D:UITouch.location(in:) A3
    touch.previous-location D:UITouch.previousLocation(in:) INF
    touch.precise-location-not-for-hit-test H:UITouch
    touch.types H:UITouch
    touch.coalesced-and-predicted H:UIEvent
    touch.estimated-updates H:UITouch H:UIResponder
    touch.recognizer-list D:UITouch.gestureRecognizers X-lldb
    touch.sets-by-filter D:UIEvent H:UIEvent
    touch.cancel-when-inactive D:UIResponder.touchesCancelled(_:with:)
      D:Handling-touches-in-your-view†
    touch.cancel-when-view-leaves-window D:UIResponder.touchesCancelled(_:with:)
    touch.cancel-by-recognizer H:UIGestureRecognizer
    touch.cancel-by-scroll H:UIScrollView
    touch.cancel-by-system-gesture D:UIViewController.preferredScreenEdgesDeferringSystemGestures†
      X-so
    touch.cancelled-must-restore H:UIResponder
    touch.flag-changes-mid-touch INF
    touch.end-location-may-be-outside D:UITouch.view AG
    touch.force-and-radius H:UITouch
    touch.released-after-end D:UITouch A3
    touch.removed-view-does-not-climb X-so INF
    multi.default-off H:UIView
    multi.only-first-touch D:UIView.isMultipleTouchEnabled
    multi.extra-touch-stays-ignored INF X-neu
    multi.recognizers-unaffected D:UIView.isMultipleTouchEnabled
    multi.other-views-independent D:UIView.isMultipleTouchEnabled
    multi.batched-by-phase-and-view D:UIResponder.touchesBegan(_:with:) AG
    multi.set-holds-only-changed D:UIResponder D:UIEvent.allTouches
    multi.phase-call-order INF
    exclusive.default-off H:UIView
    exclusive.blocks-other-views D:UIView.isExclusiveTouch
    exclusive.needs-idle-window X-neu D:UIView.isExclusiveTouch RT
    exclusive.scope-is-window D:UIView.isExclusiveTouch
    exclusive.recognizers-ignore-it D:SimpleGestureRecognizers
    exclusive.idiom-two-buttons X-so X-neu
    """
}
