public import Foundation

extension UIScrollView {
  /// The smallest scale; 1 by default.
  public var minimumZoomScale: CGFloat {
    get { zoom.minimum }
    set { if accepts([newValue], "minimumZoomScale") { zoom.minimum = newValue } }
  }

  /// The largest scale; 1 by default.
  ///
  /// Zooming is on while it is larger than the minimum and the delegate names a view
  /// (scroll.pinch-owner):
  ///
  /// ```swift
  /// scrollView.maximumZoomScale = 4
  /// scrollView.delegate = self  // answers viewForZooming(in:)
  /// ```
  public var maximumZoomScale: CGFloat {
    get { zoom.maximum }
    set { if accepts([newValue], "maximumZoomScale") { zoom.maximum = newValue } }
  }

  /// How much larger the zoomed view is than at first.
  ///
  /// Without a view from the delegate's `viewForZooming(in:)` setting it does nothing.
  public var zoomScale: CGFloat {
    get { zoom.scale }
    set {
      guard accepts([newValue], "zoomScale"), let view = askForZoomedView() else { return }
      setScale(zoom.nearest(to: newValue), of: view)
    }
  }

  /// Sets the scale; the model does it at once.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }

  /// Whether a pinch may go beyond the limits while it goes on; true by default.
  public var bouncesZoom: Bool {
    get { bouncesWhenZooming }
    set { bouncesWhenZooming = newValue }
  }

  /// Whether fingers zoom.
  public var isZooming: Bool { zoom.isZooming }

  /// Whether content beyond the limits goes back to them, after the fingers have lifted.
  ///
  /// The model does it at once, so that only `scrollViewDidZoom` sees it.
  public var isZoomBouncing: Bool { zoom.isBouncing }

  /// The recognizer that zooms; `nil` while zooming is off (scroll.pinch-owner).
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    updatePinch()
    return pinch.owner === self ? pinch : nil
  }

  /// The recognizer that zooms, attached or not, for a host.
  @_spi(Workbench) public final var ownPinch: UIPinchGestureRecognizer { pinch }

  /// Asks the delegate for the view that is zoomed.
  ///
  /// While the delegate answers, the pinch recognizer is left as it is: an answer that reads
  /// `pinchGestureRecognizer` would otherwise ask again without end.
  final func askForZoomedView() -> UIView? {
    let isAsking = zoom.isAsking
    zoom.isAsking = true
    defer { zoom.isAsking = isAsking }
    let answer: UIView?? = dispatcher.ask(
      .viewForZooming,
      of: self,
      arguments: [.object(self)],
      rule: .scrollZoomTwoFingers
    ) { delegate in
      (delegate as? any UIScrollViewDelegate).map { $0.viewForZooming(in: self) }
    }
    return answer ?? nil
  }

  /// Attaches the pinch recognizer while zooming is on, and takes it off while it is not.
  ///
  /// The delegate that is asked just now finds it as it was.
  final func updatePinch() {
    guard !zoom.isAsking else { return }
    let isOn = zoom.isPossible && (zoom.isZooming || askForZoomedView() != nil)
    if isOn { attach(pinch) } else { detach(pinch) }
  }

  // MARK: - Pinching

  /// The pinch took a state, and the views have lost its touches.
  final func pinchTook(
    _ state: UIGestureRecognizer.State,
    by pinch: UIScrollViewPinchGestureRecognizer
  ) {
    switch state {
    case .began: beginZoom(pinch)
    case .changed: followZoom(pinch)
    case .ended, .cancelled: endZoom(pinch)
    case .possible, .failed: break
    }
  }

  private final func beginZoom(_ pinch: UIScrollViewPinchGestureRecognizer) {
    guard let view = askForZoomedView() else { return }
    stop()
    let place = pinch.location(in: self)
    let scale = zoom.scale > 0 ? zoom.scale : 1
    zoom.pinch = ZoomState.Pinch(
      view: view,
      scale: scale,
      anchor: CGPoint(x: place.x / scale, y: place.y / scale)
    )
    tell(.willBeginZooming, .object(view)) { $0.scrollViewWillBeginZooming(self, with: view) }
    followZoom(pinch)
  }

  /// - scroll.zoom-scale: the scale at the start times the pinch's.
  private final func followZoom(_ pinch: UIScrollViewPinchGestureRecognizer) {
    guard let running = zoom.pinch else { return }
    // Against the scale at the start and not the one shown: beyond the limits the two part.
    let wanted = running.scale * max(pinch.scale, 0.001)
    let scale = bouncesWhenZooming ? wanted : zoom.nearest(to: wanted)
    // The place under the fingers stays there.
    let place = pinch.location(in: self)
    let offset = contentOffset
    setScale(scale, of: running.view)
    show(
      CGPoint(
        x: running.anchor.x * scale - (place.x - offset.x),
        y: running.anchor.y * scale - (place.y - offset.y)
      ),
      by: .scrollZoomScale
    )
  }

  private final func endZoom(_ pinch: UIScrollViewPinchGestureRecognizer) {
    guard let running = zoom.pinch else { return }
    zoom.pinch = nil
    // Back in the limits at once, where UIKit takes a moment; what is told of it finds
    // `isZoomBouncing` true.
    zoom.isBouncing = true
    setScale(zoom.nearest(to: zoom.scale), of: running.view)
    zoom.isBouncing = false
    let offset = contentOffset
    show(
      CGPoint(
        x: range(.horizontal).nearest(to: offset.x),
        y: range(.vertical).nearest(to: offset.y)
      ),
      by: .scrollOffsetRange
    )
    tell(.didEndZooming, .object(running.view), .number(zoom.scale)) {
      $0.scrollViewDidEndZooming(self, with: running.view, atScale: zoom.scale)
    }
  }

  /// Scales the zoomed view about its origin; the content becomes as large as it.
  private final func setScale(_ scale: Double, of view: UIView) {
    guard scale.isFinite, scale > 0, scale != zoom.scale else { return }
    zoom.scale = scale
    // Scaling goes about the anchor point; putting the origin back makes it go about the corner, as
    // content that begins at its origin needs.
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = origin
    contentExtent = view.frame.size
    dispatcher.emit(
      .scrolled,
      .full,
      at: index,
      rule: .scrollZoomScale,
      fields: [TraceField(.state, .text("zoomed")), TraceField(.value, .number(scale))]
    )
    tell(.didZoom) { $0.scrollViewDidZoom(self) }
  }
}
