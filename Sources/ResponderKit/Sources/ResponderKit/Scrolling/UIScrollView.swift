public import Foundation

/// A view whose content may be larger than itself and is moved by fingers.
///
/// What is shown begins at `contentOffset`, which is the origin of the bounds. Its pan recognizer
/// drags the content, a private recognizer keeps a touch from the content for a moment, and after
/// a lift the content goes on by itself, in virtual time.
///
/// A finger that comes down on content is kept from it for 0.15 s. If it moves 10 points meanwhile
/// the pan begins and the content never hears of it; if it lifts or the time is up, the content
/// gets its touch, and a drag has to take it away again (scroll.delay-waits,
/// scroll.quick-tap-is-delivered). Content that is at its end leaves a new drag to a scroll view
/// around it that can still go that way (scroll.nested-same-direction).
///
/// ```swift
/// let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// list.contentSize = CGSize(width: 390, height: 2000)
/// list.contentInset.top = 60
/// list.contentOffset.y = -60
/// ```
///
/// The content begins 60 points below the top edge and can be scrolled to an offset of 1156. A
/// scroll view keeps its recognizers; its delegate it does not keep.
open class UIScrollView: UIView {
  final weak var delegateStorage: AnyObject?
  final var contentExtent = CGSize.zero {
    didSet { showsChange() }
  }
  final var inset = UIEdgeInsets.zero
  final var scrollEnabled = true
  final var paging = false
  final var bouncesAtEdges = true
  final var alwaysBounces = Set<ScrollAxis>()
  final var directionalLock = false
  final var delaysContent = true
  final var cancelsContent = true
  final var topByStatusBar = true
  final var dismissMode = KeyboardDismissMode.none
  final var slowing = DecelerationRate.normal
  final var zoom = ZoomState()
  final var bouncesWhenZooming = true
  final var indicators = Set(ScrollAxis.allCases)
  final var machine = ScrollStateMachine()
  /// The drag that goes on.
  final var drag: ScrollDrag?
  /// The content moves by itself, and the timer of its next frame.
  final var motion: ScrollMotion?
  final var motionTimer: Int?
  /// Where the content was reckoned to be last, and where it is shown for that.
  final var reckoned: (exact: CGPoint, shown: CGPoint)?
  /// Whether it was said of the running drag or motion that its offsets are rounded.
  final var saysGrid = false
  /// Whether the motion was asked for by a tap on the status bar.
  final var goesToTop = false
  final let pan = UIScrollViewPanGestureRecognizer()
  final let delay = UIScrollViewDelayedTouchesBeganGestureRecognizer()
  /// Attached while zooming is on.
  final let pinch = UIScrollViewPinchGestureRecognizer()
  final var refresh: UIRefreshControl?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    attachRecognizers()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    attachRecognizers()
  }

  private final func attachRecognizers() {
    attach(delay)
    attach(pan)
    pan.delegateStorage = self
    pinch.delegateStorage = self
  }

  /// Asked and told about scrolling and zooming.
  ///
  /// Held weakly. What it does to the content while it is told is what the next frame goes on from.
  open var delegate: (any UIScrollViewDelegate)? {
    get { delegateStorage as? any UIScrollViewDelegate }
    set { delegateStorage = newValue }
  }

  /// The delegate, for a host.
  @_spi(Workbench) public final var delegateObject: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  // MARK: - Content

  /// Where in the content the view begins to show: the origin of the bounds, in points.
  ///
  /// Code may set it at any time and to any value, also where scrolling is off and beyond the
  /// range: only fingers are held to that. The delegate is told once. Content that goes on after a
  /// drag does so from there, as fast as it was; under a finger the next move puts it back to where
  /// the finger has it.
  ///
  /// - scroll.content-offset: what is hit shifts at once
  open var contentOffset: CGPoint {
    get { geometry.bounds.origin }
    set {
      guard accepts([newValue.x, newValue.y], "contentOffset") else { return }
      bounds.origin = newValue
    }
  }

  /// How large the content is, in points.
  ///
  /// Subviews are not looked at: content larger than this is shown and cannot be scrolled to.
  /// Content that rests and comes to lie outside the range is put on the nearest end at once.
  open var contentSize: CGSize {
    get { extent }
    set {
      guard accepts([newValue.width, newValue.height], "contentSize") else { return }
      changingRange { contentExtent = newValue }
    }
  }

  /// How far the content may be dragged beyond its edges and rest there, in points.
  ///
  /// The offset may then rest between minus the inset at the beginning and the content's end plus
  /// the inset there (scroll.offset-range). Setting it scrolls nothing that still lies in its
  /// range.
  open var contentInset: UIEdgeInsets {
    get { inset }
    set {
      let lengths = [newValue.top, newValue.left, newValue.bottom, newValue.right]
      guard accepts(lengths, "contentInset") else { return }
      changingRange { inset = newValue }
    }
  }

  /// Changes what the range depends on, and keeps the content in it (scroll.offset-range).
  ///
  /// The old range is taken before the change, because content that rests outside of it already is
  /// left alone.
  final func changingRange(_ change: () -> Void) {
    let old = (range(.horizontal), range(.vertical))
    change()
    keepInRange { $0 == .horizontal ? old.0 : old.1 }
  }

  /// Where the content is, before it was put on the grid of pixels.
  ///
  /// The model goes on computing from here and not from the rounded place, so that rounding does
  /// not add up from frame to frame. When code has put the content elsewhere, that is exact.
  final var exactOffset: CGPoint {
    guard let reckoned, reckoned.shown == contentOffset else { return contentOffset }
    return reckoned.exact
  }

  /// The pixels of the screen.
  final var grid: PixelGrid { PixelGrid(scale: simulation.profile.number(.pixelsPerPoint)) }

  /// The insets that count; safe areas are not modelled.
  open var adjustedContentInset: UIEdgeInsets { inset }

  /// The bounds, whose origin is the content offset (scroll.content-offset).
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      guard accepts([newValue.minX, newValue.minY], "contentOffset") else { return }
      super.bounds = newValue
    }
  }

  override func boundsDidChange(from old: CGRect) {
    let new = geometry.bounds
    if new.origin != old.origin {
      continueMotionFromHere()
      tellScrolled()
    }
    guard new.size != old.size else { return }
    cellList?.sizeDidChange(from: old.size)
    keepInRange { range($0, in: old.size) }
  }

  /// Sets the offset, at once or in 0.3 s.
  ///
  /// With animation the content eases there and the delegate hears of the end by
  /// `scrollViewDidEndScrollingAnimation(_:)`; while fingers drag it is set at once all the same.
  /// UIKit does not publish the time, so it is our choice. The place may lie outside of the range.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard accepts([contentOffset.x, contentOffset.y], "contentOffset") else { return }
    go(to: contentOffset, animated: animated)
  }

  /// Shows a rectangle of the content by the least movement (scroll.offset-range).
  ///
  /// The rectangle is in the content's coordinates, which are those of the bounds. What can be seen
  /// already moves nothing; of what is larger than the view, its beginning shows.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard accepts([rect.minX, rect.minY, rect.width, rect.height], "rect") else { return }
    go(to: offset(showing: rect), animated: animated)
  }

  // MARK: - What fingers may do

  /// Whether fingers scroll; without it touches are not used for scrolling; true by default.
  ///
  /// A touch that hits the scroll view itself then climbs the responder chain as from any view
  /// (scroll.disabled-scrolling), and content gets its touches without delay. A drag that goes on
  /// is cancelled; code can scroll all the same.
  open var isScrollEnabled: Bool {
    get { scrollEnabled }
    set {
      scrollEnabled = newValue
      pan.isEnabled = newValue
    }
  }

  /// Whether the content comes to rest at multiples of the view's size; false by default.
  ///
  /// However fast the flick is, it goes one page on at most.
  open var isPagingEnabled: Bool {
    get { paging }
    set { paging = newValue }
  }

  /// Whether content can be dragged beyond its edges and comes back; true by default.
  ///
  /// Without it a drag stops at the edge and so does what goes on after it.
  open var bounces: Bool {
    get { bouncesAtEdges }
    set { bouncesAtEdges = newValue }
  }

  /// Whether it bounces up and down even if the content fits; false by default.
  open var alwaysBounceVertical: Bool {
    get { alwaysBounces.contains(.vertical) }
    set { bounce(.vertical, always: newValue) }
  }

  /// Whether it bounces to the sides even if the content fits; false by default.
  open var alwaysBounceHorizontal: Bool {
    get { alwaysBounces.contains(.horizontal) }
    set { bounce(.horizontal, always: newValue) }
  }

  private final func bounce(_ axis: ScrollAxis, always: Bool) {
    if always { alwaysBounces.insert(axis) } else { alwaysBounces.remove(axis) }
  }

  /// Whether a drag moves along its first main direction only; false by default.
  ///
  /// A drag at exactly 45 degrees is not locked (scroll.direction-lock).
  open var isDirectionalLockEnabled: Bool {
    get { directionalLock }
    set { directionalLock = newValue }
  }

  /// Whether a touch is kept from the content for a moment; true by default.
  ///
  /// With false the content has every touch at once, and a drag from a button has to be allowed by
  /// `touchesShouldCancel(in:)`; see there.
  open var delaysContentTouches: Bool {
    get { delaysContent }
    set { delaysContent = newValue }
  }

  /// Whether content that has a touch may lose it to scrolling; true by default.
  ///
  /// With false a finger whose touch the content has does not scroll any more, and
  /// `touchesShouldCancel(in:)` is not asked (scroll.can-cancel-false).
  open var canCancelContentTouches: Bool {
    get { cancelsContent }
    set { cancelsContent = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top; true by default.
  ///
  /// It works only while one scroll view on the screen has it (scroll.scrolls-to-top): turn it off
  /// in all but one.
  open var scrollsToTop: Bool {
    get { topByStatusBar }
    set { topByStatusBar = newValue }
  }

  /// What a drag does to the keyboard; nothing by default.
  ///
  /// Dismissing is asking the first responder to resign, which may refuse.
  open var keyboardDismissMode: KeyboardDismissMode {
    get { dismissMode }
    set { dismissMode = newValue }
  }

  /// How soon content that goes on by itself stands.
  open var decelerationRate: DecelerationRate {
    get { slowing }
    set { slowing = newValue }
  }

  /// Whether a mark shows where the content stands, up and down; only drawn.
  open var showsVerticalScrollIndicator: Bool {
    get { indicators.contains(.vertical) }
    set { show(.vertical, newValue) }
  }

  /// Whether a mark shows where the content stands, from side to side; only drawn.
  open var showsHorizontalScrollIndicator: Bool {
    get { indicators.contains(.horizontal) }
    set { show(.horizontal, newValue) }
  }

  private final func show(_ axis: ScrollAxis, _ shows: Bool) {
    if shows { indicators.insert(axis) } else { indicators.remove(axis) }
  }

  // MARK: - What goes on

  /// Whether a finger is down that may drag (scroll.is-tracking).
  ///
  /// It is true from the touch down, before anything scrolls and also if the content has the touch.
  open var isTracking: Bool { pan.isTracking }

  /// Whether fingers drag the content.
  open var isDragging: Bool { machine.state == .dragging }

  /// Whether the content goes on by itself after a drag.
  ///
  /// True also while the content comes back from beyond its edge, and while the delegate hears that
  /// the drag has ended and that it will go on.
  open var isDecelerating: Bool { machine.isDecelerating }

  // MARK: - Recognizers

  /// The recognizer that drags the content; its delegate is the scroll view, for good.
  ///
  /// Other recognizers may wait for it or work beside it. Giving it another delegate is an error
  /// that changes nothing (scroll.pan-owner).
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  // MARK: - Touches of the content

  /// Asked before the content gets touches; false keeps them from it; true by default.
  ///
  /// Asked of each scroll view around the hit view from the inside out, after the delay and once
  /// for each beginning; not where scrolling is off. What is kept from the content is not delivered
  /// later, and no other view gets it. The scroll view goes on scrolling with it.
  ///
  /// - scroll.should-begin: a no keeps the touches from the content, and from nobody else
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    dispatcher.base(
      .touchesShouldBegin,
      of: self,
      arguments: [
        .list(touches.inOrder.map { .object($0) }), event.modelValue, .object(view),
      ]
    ) {
      dispatcher.decide(.scrollShouldBegin)
      return true
    }
  }

  /// Asked before content that has a touch loses it to scrolling; false for controls by default.
  ///
  /// Asked when a drag is about to begin, last of all, and only of touches that the content has
  /// been told of. A yes sends it `touchesCancelled(_:with:)` and scrolls; a no leaves it the
  /// touch, and that finger scrolls no more (scroll.should-cancel-effect). To have buttons that
  /// light up at once and can be scrolled from, switch `delaysContentTouches` off and answer:
  ///
  /// ```swift
  /// override func touchesShouldCancel(in view: UIView) -> Bool {
  ///   view is UIButton || super.touchesShouldCancel(in: view)
  /// }
  /// ```
  ///
  /// - scroll.should-cancel-default, scroll.scroll-from-buttons
  /// - scroll.table-and-collection-cancel: permissive lists scroll from controls as well.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    dispatcher.base(.touchesShouldCancel, of: self, arguments: [.object(view)]) {
      if view is UIControl, cellList != nil,
        simulation.profile.setting(.tableAndCollectionCancel) == .permissive
      {
        dispatcher.decide(.scrollTableAndCollectionCancel)
        return true
      }
      dispatcher.decide(.scrollShouldCancelDefault)
      return !(view is UIControl)
    }
  }

  // MARK: - Touches

  /// Keeps the touch, unless scrolling is off.
  ///
  /// That is why a tap on bare content never reaches the controller's methods
  /// (scroll.swallows-touches). A table or collection view follows a press by it first. What the
  /// content's views handle without super does not come here.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.began, touches, event) { super.touchesBegan(touches, with: event) }
  }

  /// Keeps the touch, unless scrolling is off.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.moved, touches, event) { super.touchesMoved(touches, with: event) }
  }

  /// Keeps the touch, unless scrolling is off.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.ended, touches, event) { super.touchesEnded(touches, with: event) }
  }

  /// Keeps the touch, unless scrolling is off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    swallow(.cancelled, touches, event) { super.touchesCancelled(touches, with: event) }
  }

  private final func swallow(
    _ method: TouchesMethod,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    forward: () -> Void
  ) {
    guard let cellList else {
      return keepUnlessOff(method, touches, event, forward: forward)
    }
    cellList.followPress(method, touches, event) {
      keepUnlessOff(method, touches, event, forward: forward)
    }
  }

  private final func keepUnlessOff(
    _ method: TouchesMethod,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    forward: () -> Void
  ) {
    guard scrollEnabled else { return forward() }
    keep(method, touches, event) { dispatcher.decide(.scrollSwallowsTouches) }
  }

  override func prepareRecognizers() {
    if zoom.isPossible || pinch.owner === self { updatePinch() }
  }

  // MARK: - Kinds of content

  /// How large the content is, as far as the kind of view knows more than was set.
  var extent: CGSize { contentExtent }

  /// The view as a list of cells; `nil` for a plain scroll view.
  var cellList: (any CellList)? { nil }
}

@_spi(Workbench) extension UIScrollView: Delegator {}
