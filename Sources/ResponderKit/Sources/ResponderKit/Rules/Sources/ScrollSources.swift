extension RuleSources {
  /// The sources of section 15: scroll views.
  static let scroll = """
    scroll.delays-content-default H:UIScrollView
    scroll.delay-waits D:UIScrollView H:UIScrollView X-wwdc235
    scroll.delay-length X-post RT
    scroll.quick-tap-is-delivered X-so X-wwdc235
    scroll.delay-is-a-recognizer RT X-lldb
    scroll.no-delay H:UIScrollView
    scroll.should-begin H:UIScrollView
    scroll.should-cancel-default H:UIScrollView
    scroll.should-cancel-effect H:UIScrollView
    scroll.should-cancel-when-asked H:UIScrollView D:UIScrollView.touchesShouldCancel(in:)
    scroll.can-cancel-false H:UIScrollView
    scroll.button-drag-default H:UIScrollView X-so
    scroll.scroll-from-buttons X-so H:UIScrollView
    scroll.table-and-collection-cancel AK
    scroll.no-effect-on-presses H:UIScrollView
    scroll.hit-test-is-normal X-smnh X-wwdc235
    scroll.pan-owner H:UIScrollView
    scroll.pinch-owner H:UIScrollView
    scroll.pan-prevents X-wwdc235 INF
    scroll.is-tracking H:UIScrollView
    scroll.touch-while-decelerating D:UIScrollView X-so X-issue
    scroll.delegate-order H:UIScrollView
    scroll.disabled-scrolling D:UIScrollView.isScrollEnabled
    scroll.content-fits D:UIScrollView.alwaysBounceVertical† X-so
    scroll.direction-lock D:UIScrollView.isDirectionalLockEnabled
    scroll.nested-same-direction X-wwdc235 RT
    scroll.nested-cross-direction X-wwdc235 X-so
    scroll.swallows-touches RT X-so
    scroll.zoom-two-fingers H:UIScrollView
    scroll.scrolls-to-top H:UIScrollView
    scroll.keyboard-dismiss-mode H:UIScrollView
    scroll.content-offset D:UIScrollView.contentOffset† RI
    scroll.offset-range X-suite D:UIScrollView.contentInset† X-meas RI
    scroll.drag-offset X-meas
    scroll.release-velocity H:UIScrollView X-meas X-bin
    scroll.deceleration X-meas
    scroll.rubber-band X-meas
    scroll.return-to-range X-meas
    scroll.to-top-keeps-x X-meas
    scroll.zoom-scale H:UIScrollView X-meas
    scroll.slider-inside X-radar X-issue INF
    scroll.row-follows-touches X-issue RT
    scroll.row-highlight-then-select X-so D:UITableViewDelegate†
    scroll.row-selection-until-lift X-so
    scroll.in-sheet X-meas
    scroll.refresh-control RI AK
    scroll.pixel-grid X-meas
    scroll.resting-fingers-do-not-count X-wwdc
    """
}
