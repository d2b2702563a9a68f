extension RuleSources {
  /// The sources of sections 7 and 8: delivery, and the responder chain.
  static let chain = """
    delivery.hit-view-is-first D:Using-responders-and-the-responder-chain
    delivery.default-forwards-to-next D:UIResponder.touchesBegan(_:with:) CH
    delivery.per-method-forwarding D:UIResponder X-49px
    delivery.override-swallows D:UIResponder.touchesBegan(_:with:)
    delivery.super-continues D:UIResponder.touchesBegan(_:with:) A0
    delivery.override-all-four-if-no-super D:UIResponder.touchesCancelled(_:with:) H:UIResponder
    delivery.partial-override-effect X-49px INF
    delivery.touch-view-unchanged-up-chain D:UITouch.view X-ocp
    delivery.control-ignores-foreign-touch X-ocp
    delivery.control-stops-forwarding RT X-ocp A1
    delivery.plain-classes-inherit RT CH
    delivery.scroll-family-swallows RT X-so
    delivery.never-call-next-directly AG A2
    delivery.end-of-chain AG D:UIResponder.next
    delivery.no-interception-by-parent-later D:UITouch.view D:UIScrollView
    chain.base-next-nil D:UIResponder.next
    chain.view-next D:UIResponder.next D:Using-responders-and-the-responder-chain A0 A4
    chain.view-without-superview D:UIResponder.next
    chain.controller-next-is-views-superview D:UIResponder.next A2
    chain.controller-next-when-root-of-window D:Using-responders-and-the-responder-chain X-so
    chain.controller-next-when-presented D:Using-responders-and-the-responder-chain X-post
    chain.controller-not-loaded INF
    chain.child-controller-order AG D:UIResponder.next
    chain.parent-not-direct-next D:UIResponder.next X-berre
    chain.presented-skips-presenter-view X-post
    chain.popover-like-presented INF D:UIPresentationController†
    chain.alert-own-window-legacy X-bou
    chain.private-wrappers-in-dumps X-so
    chain.window-next-pre13 D:Using-responders-and-the-responder-chain D:UIResponder.next
    chain.window-next-ios13 X-post H:UIScene RI
    chain.scene-delegate-not-in-chain X-post D:UIResponder.next
    chain.application-next D:UIResponder.next D:Using-responders-and-the-responder-chain
    chain.app-delegate-ends D:UIResponder.next
    chain.navigation-and-tab AG INF
    chain.override-allowed D:UIResponder.next INF
    chain.evaluated-lazily INF
    chain.recognizers-not-members H:UIGestureRecognizerSubclass
    chain.layers-not-members AG A2
    chain.who-is-a-responder D:UIResponder H:UIScene A3
    chain.bar-button-items RT
    chain.modal-action-gate H:UIViewController
    chain.search-is-not-hit-test A4 X-smnh D:Using-responders-and-the-responder-chain
    """
}
