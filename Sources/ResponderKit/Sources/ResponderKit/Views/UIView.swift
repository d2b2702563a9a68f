public import Foundation

/// A rectangle of the screen that is drawn, may hold other views and may be touched.
///
/// Hit-testing asks a view five things in this order: is it hidden, is its interaction off, is its
/// alpha near zero, does it contain the point, and does one of its subviews, from the last to the
/// first, take the point? A view that passes and has no taker answers itself.
open class UIView: UIResponder {
  // Stored here and computed outside: a public stored property of an open class costs an
  // exclusivity check on each read, and traps when an override changes it while it is read.
  // What a hit test reads of each view stands first, close together.
  final var hidden = false
  final var interactionEnabled = true
  final var storedAlpha: Float = 1
  /// Running animations that were started without `allowUserInteraction`.
  final var blockingAnimations = 0
  final var geometry: ViewGeometry
  final var children: [UIView] = []
  final var multipleTouchEnabled = false
  final var exclusiveTouch = false
  final var clips = false
  final var opaque = true
  final var tagValue = 0
  // Unsafe because a view clears it in its subviews when it goes; read at each step of a walk.
  final unowned(unsafe) var parentView: UIView?
  // Unsafe for the same reason: the controller clears it when it goes or gets another view.
  final unowned(unsafe) var rootOfController: UIViewController?
  final var layerStorage: CALayer?
  /// Whether `layoutSubviews` is due: the view is new, was resized or got a subview.
  final var needsLayout = true
  final var recognizers: [UIGestureRecognizer] = []
  final var interactionList: [any UIInteraction] = []
  final var rememberedPlace = 0

  /// Makes a view with a frame in its superview's coordinates, in points.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame)
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// Coding is not simulated; the initializer is there because UIKit requires it of subclasses.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
  }

  deinit {
    for child in children { child.parentView = nil }
    for recognizer in recognizers { recognizer.owner = nil }
  }

  // MARK: - Flags

  /// Whether the view is hidden; its subtree is then not hit either; false by default.
  open var isHidden: Bool {
    get { hidden }
    set {
      guard newValue != hidden else { return }
      hidden = newValue
      visibilityDidChange()
    }
  }

  /// How opaque the view is, from 0 to 1; kept as a 32-bit float (hit-test.alpha-boundary).
  open var alpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set {
      simulation.animations.willChange(self)
      storedAlpha = Float(newValue)
    }
  }

  /// Whether events aimed at the view reach it; false cuts off the subtree; true by default.
  open var isUserInteractionEnabled: Bool {
    get { interactionEnabled }
    set { interactionEnabled = newValue }
  }

  /// Whether the view gets more than the first finger of a sequence; false by default.
  open var isMultipleTouchEnabled: Bool {
    get { multipleTouchEnabled }
    set { multipleTouchEnabled = newValue }
  }

  /// Whether no other view of the window gets touches beside this one; false by default.
  open var isExclusiveTouch: Bool {
    get { exclusiveTouch }
    set { exclusiveTouch = newValue }
  }

  /// Whether subviews are drawn inside the bounds only; has no part in hit-testing.
  open var clipsToBounds: Bool {
    get { clips }
    set { clips = newValue }
  }

  /// Whether the view promises to draw all of itself; has no part in hit-testing.
  open var isOpaque: Bool {
    get { opaque }
    set { opaque = newValue }
  }

  /// A number of the app's own.
  open var tag: Int {
    get { tagValue }
    set { tagValue = newValue }
  }

  /// Called when `isHidden` changed; a window's visibility hangs on it.
  func visibilityDidChange() {}

  // MARK: - Geometry

  /// The bounding box in the superview, in points (hit-test.frame-is-derived).
  open var frame: CGRect {
    get { geometry.frame }
    set {
      if newValue.size != geometry.frame.size { needsLayout = true }
      let old = geometry.bounds
      simulation.animations.willChange(self)
      geometry.setFrame(newValue)
      if geometry.bounds != old { boundsDidChange(from: old) }
    }
  }

  /// The view's own coordinate space, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set {
      let old = geometry.bounds
      if newValue.size != old.size { needsLayout = true }
      simulation.animations.willChange(self)
      geometry.bounds = newValue
      if newValue != old { boundsDidChange(from: old) }
    }
  }

  /// Where the anchor point lies in the superview, in points.
  open var center: CGPoint {
    get { geometry.center }
    set {
      simulation.animations.willChange(self)
      geometry.center = newValue
    }
  }

  /// The transform about the anchor point.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      simulation.animations.willChange(self)
      geometry.transform = newValue
    }
  }

  /// Called when the bounds have changed, by themselves or with the frame.
  func boundsDidChange(from old: CGRect) {}

  /// The view's layer; only its anchor point has a part in hit-testing.
  open var layer: CALayer {
    if let layerStorage { return layerStorage }
    let layer = CALayer(view: self)
    layerStorage = layer
    return layer
  }

  // MARK: - Recognizers

  /// The recognizers attached to the view; read when a touch looks for them.
  ///
  /// UIKit's own, as text fields have them, are not listed here, though UIKit lists them.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let listed = dispatcher.base(.gestureRecognizers, of: self) {
        RecognizerList(recognizers: Array(listedRecognizers))
      }.recognizers
      return listed.isEmpty ? nil : listed
    }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Attaches a recognizer; it leaves the view it had (gesture.one-recognizer-one-view).
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recognizer; one that recognizes is cancelled.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer may begin that would take this view's touch; true by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    dispatcher.base(
      .gestureRecognizerShouldBegin,
      of: self,
      arguments: [.object(gestureRecognizer)]
    ) { true }
  }

  /// Called when the recognizers are about to be offered a touch.
  func prepareRecognizers() {}

  // MARK: - Hierarchy

  /// The view that holds this one.
  open var superview: UIView? { parentView }

  /// The views that this one holds, from back to front.
  open var subviews: [UIView] { children }

  /// The window that the view lies in, or `nil`; a window lies in itself.
  open var window: UIWindow? {
    var current: UIView? = self
    while let view = current {
      if let window = view as? UIWindow { return window }
      current = view.parentView
    }
    return nil
  }

  /// Adds a view in front of the subviews; it leaves the superview it had.
  ///
  /// - hit-test.subview-order-changes: adding a view again moves it to the end.
  open func addSubview(_ view: UIView) {
    dispatcher.baseVoid(.addSubview, of: self, arguments: [.object(view)]) {
      insert(view, at: .top)
    }
  }

  /// Inserts a view at a place that is counted after the view has been taken out.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: .index(index))
  }

  /// Inserts a view in front of a sibling; a stranger as sibling means the end.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: .above(sibling))
  }

  /// Inserts a view behind a sibling; a stranger as sibling means the end.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: .below(sibling))
  }

  /// Puts a subview in front of the others; does nothing for a view of another parent.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parentView === self { insert(view, at: .top) }
  }

  /// Puts a subview behind the others; does nothing for a view of another parent.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parentView === self { insert(view, at: .bottom) }
  }

  /// Exchanges two subviews by place; places that do not exist change nothing.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
    guard let mixed = layerStorage?.mixed,
      let one = mixed.firstIndex(where: { $0 === children[first].layer }),
      let other = mixed.firstIndex(where: { $0 === children[second].layer })
    else { return }
    layerStorage?.mixed?.swapAt(one, other)
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    dispatcher.baseVoid(.removeFromSuperview, of: self) {
      removeAsUIKit()
    }
  }

  /// Called when a subview was added; does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed; does nothing.
  open func didMoveToSuperview() {
    dispatcher.baseVoid(.didMoveToSuperview, of: self) {}
  }
  /// Called before the window changes; does nothing.
  open func willMove(toWindow newWindow: UIWindow?) {
    dispatcher.baseVoid(.willMoveToWindow, of: self, arguments: [newWindow.modelValue]) {}
  }
  /// Called when the window has changed; does nothing.
  open func didMoveToWindow() {
    dispatcher.baseVoid(.didMoveToWindow, of: self) {}
  }
  /// Called when subviews should be laid out; does nothing.
  open func layoutSubviews() {
    dispatcher.baseVoid(.layoutSubviews, of: self) {}
  }

  // MARK: - Hit-testing

  /// Returns the farthest descendant that takes the point, in the view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestAsUIKit(point, with: event)
  }

  /// Returns whether the point lies in the view's bounds, edges at the minimum included.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    containsAsUIKit(point, with: event)
  }

  // MARK: - Focus

  /// Whether the view may have the focus of keyboards and remotes; false by default.
  open var canBecomeFocused: Bool { dispatcher.base(.canBecomeFocused, of: self) { false } }

  // MARK: - The chain

  /// The controller whose root view this is, else the superview (chain.view-next).
  override var nextLink: NextLink {
    if let rootOfController { return NextLink(rootOfController, by: .chainViewNext) }
    return NextLink(
      parentView,
      by: parentView == nil ? .chainViewWithoutSuperview : .chainViewNext
    )
  }
}
