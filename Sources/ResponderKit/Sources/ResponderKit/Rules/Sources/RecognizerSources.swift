extension RuleSources {
  /// The sources of section 13: UIKit's recognizers.
  static let recognizer = """
    tap.defaults H:UITapGestureRecognizer
    tap.recognizes-on-up H:UITapGestureRecognizer
    tap.location-is-first-tap H:UITapGestureRecognizer
    tap.max-duration X-run RT
    tap.allowable-movement X-run RT
    tap.inter-tap-interval X-run X-ocp X-post
    tap.inter-tap-distance X-run INF
    tap.too-many-fingers-fails INF H:UITapGestureRecognizer
    tap.sends-once H:UIGestureRecognizer
    tap.button-mask H:UITapGestureRecognizer
    long-press.defaults H:UILongPressGestureRecognizer
    long-press.begins-on-timer H:UILongPressGestureRecognizer
    long-press.moves-too-far-fails H:UILongPressGestureRecognizer
    long-press.continuous H:UILongPressGestureRecognizer
    long-press.early-up-fails H:UILongPressGestureRecognizer
    long-press.prior-taps H:UILongPressGestureRecognizer
    long-press.zero-duration X-so H:UILongPressGestureRecognizer
    pan.defaults H:UIPanGestureRecognizer
    pan.hysteresis RT X-run X-meas
    pan.translation-starts X-so H:UIPanGestureRecognizer
    pan.too-many-touches H:UIPanGestureRecognizer INF
    pan.ends-when-all-up H:UIPanGestureRecognizer D:UIPanGestureRecognizer† X-so
    pan.set-translation D:UIPanGestureRecognizer.setTranslation(_:in:)†
    pan.should-begin-direction A0 X-so
    swipe.defaults H:UISwipeGestureRecognizer
    swipe.discrete-before-up X-so H:UISwipeGestureRecognizer
    swipe.speed-trade-off H:UISwipeGestureRecognizer
    swipe.thresholds RT X-run
    swipe.location-is-start H:UISwipeGestureRecognizer
    swipe.direction-mask H:UISwipeGestureRecognizer
    pinch.two-touches H:UIPinchGestureRecognizer X-so
    pinch.scale H:UIPinchGestureRecognizer X-suite X-meas
    pinch.threshold X-suite X-meas
    rotation.two-touches H:UIRotationGestureRecognizer D:UIRotationGestureRecognizer†
    rotation.threshold INF
    edge-pan.is-pan D:UIScreenEdgePanGestureRecognizer† H:UIScreenEdgePanGestureRecognizer X-issue
    edge-pan.edge-width INF X-so
    edge-pan.interface-orientation H:UIScreenEdgePanGestureRecognizer
    edge-pan.interactive-pop A0 D:UINavigationController.interactivePopGestureRecognizer† X-so
    hover.no-op-on-phone H:UIHoverGestureRecognizer
    text-interaction.own-taps RT X-run
    swipe.finger-count H:UISwipeGestureRecognizer X-meas
    pan.velocity X-meas X-bin
    """
}
