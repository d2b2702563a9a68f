extension RuleSources {
  /// The sources of section 4: hit-testing.
  static let hitTest = """
    hit-test.starts-at-window D:Using-responders-and-the-responder-chain X-smnh A1
    hit-test.check-order D:UIView.hitTest(_:with:) X-lldb X-wwdc235 A0
    hit-test.skips-hidden D:UIView.hitTest(_:with:)
    hit-test.skips-interaction-disabled D:UIView.hitTest(_:with:)
    hit-test.skips-near-zero-alpha D:UIView.hitTest(_:with:) A1 A0 A3 A4
    hit-test.alpha-boundary X-auto
    hit-test.alpha-is-per-view INF D:UIView.hitTest(_:with:) CH
    hit-test.hidden-is-per-view H:UIView
    hit-test.point-inside-prunes D:UIView.hitTest(_:with:) AG
    hit-test.point-inside-default-is-bounds H:UIView D:UIView.point(inside:with:)
    hit-test.bounds-half-open D:CGRect.contains(_:)† D:CGRectContainsPoint†
    hit-test.reverse-subview-order X-smnh X-wwdc235 X-lldb AG A0 A1
    hit-test.first-non-nil-wins D:UIView.hitTest(_:with:) X-smnh
    hit-test.self-is-fallback D:UIView.hitTest(_:with:) X-wwdc235
    hit-test.sibling-fall-through X-neu A1
    hit-test.converts-point-per-level D:UIView.hitTest(_:with:) H:UIView
    hit-test.honours-transform H:UIView D:UIView.frame†
    hit-test.honours-bounds-origin D:UIView.bounds† D:UIScrollView
    hit-test.non-invertible-transform INF
    hit-test.clips-to-bounds-irrelevant D:UIView.hitTest(_:with:)
      D:Using-responders-and-the-responder-chain
    hit-test.outside-superview-not-hit D:UIView.hitTest(_:with:) AG
    hit-test.enlarge-by-point-inside X-smnh D:UIView.point(inside:with:)
    hit-test.override-can-redirect X-smnh A0 A4
    hit-test.override-nil-passes-through X-smnh X-livsy
    hit-test.content-transparency-ignored D:UIView.hitTest(_:with:)
    hit-test.mask-and-corner-ignored INF D:UIView.point(inside:with:) X-so
    hit-test.z-position-ignored X-so
    hit-test.layers-are-not-hit AG A2
    hit-test.recognizers-not-considered D:Using-responders-and-the-responder-chain
    hit-test.touches-overrides-not-considered D:UIView.hitTest(_:with:)
    hit-test.accessibility-not-considered X-auto
    hit-test.disabled-control-declines X-auto RT CH H:UIControl
    hit-test.enabled-child-of-disabled-control X-auto
    hit-test.label-and-image-view-off H:UILabel H:UIImageView A4
    hit-test.plain-view-on H:UIView
    hit-test.may-run-many-times X-smnh X-neu X-post
    hit-test.must-be-pure X-smnh INF
    hit-test.once-per-touch AG D:UITouch.view
    hit-test.event-may-be-nil D:UIView.hitTest(_:with:)
    hit-test.event-independent-default INF D:UIView.hitTest(_:with:)
    hit-test.classes-with-own-override RT
    hit-test.bars-extend-touch-area RT X-so
    hit-test.modal-covers-presenter D:UIPopoverPresentationController.passthroughViews†
      D:UIPresentationController†
    hit-test.presentation-layer-not-used X-so D:CALayer.hitTest(_:)†
    hit-test.ios18-root-may-win X-forum
    hit-test.view-controller-not-involved D:UIView.hitTest(_:with:) D:UIViewController.next
    hit-test.private-animation-flag-is-not-uikit CH A1
    hit-test.checks-in-default X-issue X-wwdc235 CH
    hit-test.cell-content-view-in-front X-so
    hit-test.subview-order-changes D:UIView† X-meas X-so
    hit-test.subview-insertion D:UIView† X-meas RI
    hit-test.point-to-superview D:UIView.center† D:CALayer.anchorPoint† X-meas
    hit-test.convert-point D:UIView.convert(_:to:)† X-meas
    hit-test.convert-rect X-meas
    hit-test.frame-is-derived D:UIView.frame† X-meas
    hit-test.frame-assignment X-meas D:UIView.frame†
    hit-test.bounds-assignment D:UIView.bounds† X-meas
    hit-test.affine-conventions D:CGAffineTransform† X-meas
    hit-test.layer-list X-suite INF
    """
}
