public import Foundation

/// A rectangle of the screen that is drawn, may hold other views and may be touched.
///
/// Hit-testing asks a view five things in this order: is it hidden, is its interaction off, is its
/// alpha near zero, does it contain the point, and does one of its subviews, from the last to the
/// first, take the point? A view that passes and has no taker answers itself.
///
/// A view keeps its subviews alive and is kept by its superview; without one, whoever made it keeps
/// it. It belongs to the simulation in which it was made, for good: adding it to a tree of another
/// one is an error that changes nothing. Coordinates are points. `frame` and `center` are in the
/// superview's bounds; points and rectangles that a method is given or answers are in the view's
/// own, unless it says otherwise.
///
/// Only the tree and a few flags have a part in where a touch goes. What a view draws, whether it
/// has recognizers and whether its class handles touches have none:
///
/// - hit-test.content-transparency-ignored: a clear background is hit as any other
/// - hit-test.recognizers-not-considered, hit-test.touches-overrides-not-considered: who could do
///   something with a touch is not looked at
open class UIView: UIResponder {
  // Stored here and computed outside: a public stored property of an open class costs an
  // exclusivity check on each read, and traps when an override changes it while it is read.
  // What a hit test reads of each view stands first, close together.
  final var hidden = false {
    didSet { showsChange(.below) }
  }
  final var interactionEnabled = true {
    didSet { showsChange() }
  }
  final var storedAlpha: Float = 1 {
    didSet { showsChange(.below) }
  }
  /// Running animations that were started without `allowUserInteraction`.
  final var blockingAnimations = 0
  final var geometry: ViewGeometry {
    didSet { showsChange(.below) }
  }
  final var children: [UIView] = [] {
    didSet { showsChange(.tree) }
  }
  final var multipleTouchEnabled = false
  final var exclusiveTouch = false
  final var clips = false {
    didSet { showsChange(.below) }
  }
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
  ///
  /// Only this view's own flag is told: it stays false in a hidden superview, whose subtree is not
  /// reached because the search ends there (hit-test.hidden-is-per-view). A finger that is down
  /// keeps its view when that is hidden (touch.flag-changes-mid-touch), and a first responder keeps
  /// the focus (first-responder.hidden-keeps). Hiding a window posts notifications and may choose
  /// another key window; see `UIWindow`.
  open var isHidden: Bool {
    get { hidden }
    set {
      guard newValue != hidden else { return }
      hidden = newValue
      visibilityDidChange()
    }
  }

  /// How opaque the view is, from 0 to 1; kept as a 32-bit float (hit-test.alpha-boundary).
  ///
  /// A view below 0.01 is not hit, and nothing in it. Alphas are not multiplied down the tree: each
  /// view is compared for itself (hit-test.alpha-is-per-view). Inside an animation the value counts
  /// from the moment when it is assigned, so a view that fades to 0 is out of reach at once
  /// (ignore.alpha-animation-to-zero).
  open var alpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set {
      simulation.animations.willChange(self)
      storedAlpha = Float(newValue)
    }
  }

  /// Whether events aimed at the view reach it; false cuts off the subtree; true by default.
  ///
  /// False also keeps touches from the recognizers of the view and of all it holds
  /// (gesture.view-interaction-disabled), and lets them through to what lies behind
  /// (hit-test.sibling-fall-through). It takes nothing away from a finger that is down already, nor
  /// the focus from a first responder (first-responder.interaction-disabled-keeps).
  open var isUserInteractionEnabled: Bool {
    get { interactionEnabled }
    set { interactionEnabled = newValue }
  }

  /// Whether the view gets more than the first finger of a sequence; false by default.
  ///
  /// While the view has a finger, or had one withheld that is still down, a further finger on it is
  /// not delivered to it, at no time (multi.extra-touch-stays-ignored). Recognizers see every
  /// finger all the same (multi.recognizers-unaffected), and so do other views, a subview among
  /// them (multi.other-views-independent).
  open var isMultipleTouchEnabled: Bool {
    get { multipleTouchEnabled }
    set { multipleTouchEnabled = newValue }
  }

  /// Whether no other view of the window gets touches beside this one; false by default.
  ///
  /// Two rules follow, both looked at when a finger comes down and never later:
  ///
  /// - exclusive.blocks-other-views: while this view has a finger, others of the window get none
  /// - exclusive.needs-idle-window: this view gets none while another view of the window has one
  ///
  /// Other windows go on (exclusive.scope-is-window), and recognizers do not know the flag
  /// (exclusive.recognizers-ignore-it).
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
  ///
  /// It is worked out from bounds, center, anchor point and transform each time it is read. Under a
  /// rotation it is larger than the view, so touches are not tested against it
  /// (hit-test.honours-transform). Assigning it changes the size of the bounds and the center and
  /// leaves the transform alone (hit-test.frame-assignment); a negative size is made positive
  /// first.
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
  ///
  /// Its origin is (0, 0) unless the view scrolls: content that lies at (0, 500) is hit at the top
  /// edge once the origin is there (hit-test.honours-bounds-origin). A new size leaves `center`
  /// where it is, so that the view grows about its anchor point (hit-test.bounds-assignment).
  /// Subviews stay where they are in these coordinates; nothing is resized with the view.
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
  ///
  /// It has a part in where the view and all it holds is touched. One without an inverse, such as a
  /// scale of 0, makes the view unreachable (hit-test.non-invertible-transform).
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
  ///
  /// Made when it is first asked for: most views of a scenario never need one.
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
  ///
  /// The getter is called for each finger that comes down, on every view from the hit view up that
  /// has recognizers. An override that leaves some out hides them from that finger
  /// (gesture.getter-override-hides). Assigning a list detaches what is not in it, which ends a
  /// gesture that is going on.
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
  ///
  /// It gets the fingers that come down from now on; those that are down belong to whoever took
  /// them (gesture.collected-once-per-touch). Adding it to the same view again changes nothing.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Detaches a recognizer; one that recognizes is cancelled.
  ///
  /// One that still waited fails, which lets go of touches that it held back. The action of the
  /// cancelled state is sent as for any other (gesture.removed-while-active).
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a recognizer may begin that would take this view's touch; true by default.
  ///
  /// Asked when a recognizer of this view or of any view above is about to recognize and would
  /// cancel a touch whose hit view this is; after the recognizer's own delegate, and not at all
  /// where `cancelsTouchesInView` is false. No makes the recognizer fail, and the view keeps its
  /// touch. This is how buttons keep an ancestor's tap away (gesture.control-list-mechanism), and
  /// how a control of your own does it:
  ///
  /// ```swift
  /// override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
  ///   let isForeignTap =
  ///     gestureRecognizer is UITapGestureRecognizer && gestureRecognizer.view !== self
  ///   return !isForeignTap && super.gestureRecognizerShouldBegin(gestureRecognizer)
  /// }
  /// ```
  ///
  /// - gesture.view-should-begin-applies-to-ancestors: the question goes to the hit view only
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
  ///
  /// Found by walking up, so its cost grows with the depth. Views of a window that is hidden have
  /// one, too.
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
  ///
  /// Where the view comes into a window it is told in this order: `willMove(toWindow:)` for it and
  /// all it holds, `willMove(toSuperview:)`, then, in its new place, this view's
  /// `didAddSubview(_:)`, `didMoveToSuperview()` and `didMoveToWindow()` for it and all it holds.
  /// Coming from another window it is removed there first, with all that a removal brings. Within
  /// one window nobody hears of a window and its touches go on, but a first responder in it resigns
  /// (first-responder.removed-resigns).
  ///
  /// A view that holds this one, that belongs to another simulation, or with which the tree would
  /// be deeper than the session's limit is refused with an error; nothing changes then.
  open func addSubview(_ view: UIView) {
    dispatcher.baseVoid(.addSubview, of: self, arguments: [.object(view)]) {
      insert(view, at: .top)
    }
  }

  /// Inserts a view at a place that is counted after the view has been taken out.
  ///
  /// An index past the end means the front, a negative one the back (hit-test.subview-insertion).
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
  ///
  /// Subviews are asked for a touch from the last to the first, so the view is asked first from now
  /// on.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parentView === self { insert(view, at: .top) }
  }

  /// Puts a subview behind the others; does nothing for a view of another parent.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parentView === self { insert(view, at: .bottom) }
  }

  /// Exchanges two subviews by place; places that do not exist change nothing.
  ///
  /// Nobody is told: neither view leaves its superview.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
    // Layers without a view may stand between the two, so the list of layers is exchanged by its
    // own places. Where there is no such list, it is read off the subviews and needs nothing.
    guard let mixed = layerStorage?.mixed,
      let one = mixed.firstIndex(where: { $0 === children[first].layer }),
      let other = mixed.firstIndex(where: { $0 === children[second].layer })
    else { return }
    layerStorage?.mixed?.swapAt(one, other)
  }

  /// Takes the view out of its superview.
  ///
  /// What hangs on the window ends, in this order: controllers whose views go are told that they
  /// will disappear; a first responder in the view resigns and cannot refuse
  /// (first-responder.removed-ignores-refusal); the view is told and taken out; then its touches
  /// are cancelled (touch.cancel-when-view-leaves-window), and a shake, animations and scrolling in
  /// it end. The cancelled touch reaches the view when it has no superview any more, so that
  /// nothing of it climbs to its former ancestors (touch.removed-view-does-not-climb).
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
  ///
  /// Called for every view of a subtree, from the top down, while `window` still answers the old
  /// one; with `nil` when the subtree leaves.
  open func willMove(toWindow newWindow: UIWindow?) {
    dispatcher.baseVoid(.willMoveToWindow, of: self, arguments: [newWindow.modelValue]) {}
  }
  /// Called when the window has changed; does nothing.
  ///
  /// Called after the view has arrived, so that `window` and `superview` are the new ones; for
  /// every view of a subtree, from the top down. It is the place for what needs a window:
  ///
  /// ```swift
  /// override func didMoveToWindow() {
  ///   super.didMoveToWindow()
  ///   if window != nil { becomeFirstResponder() }
  /// }
  /// ```
  ///
  /// A view that may become first responder then has the focus as soon as it is in a window
  /// (first-responder.needs-window).
  open func didMoveToWindow() {
    dispatcher.baseVoid(.didMoveToWindow, of: self) {}
  }
  /// Called when subviews should be laid out; does nothing.
  ///
  /// A view is laid out before its subviews, between `viewWillLayoutSubviews()` and
  /// `viewDidLayoutSubviews()` of the controller whose root it is. The model lays out when a window
  /// or a controller comes on screen, when the screen turns, and at `layoutIfNeeded()`; only views
  /// that are new, were resized, got a subview or were told so by `setNeedsLayout()`.
  open func layoutSubviews() {
    dispatcher.baseVoid(.layoutSubviews, of: self) {}
  }

  // MARK: - Hit-testing

  /// Returns the farthest descendant that takes the point, in the view's coordinates.
  ///
  /// UIKit calls it on a window for each finger that comes down, before `sendEvent(_:)` sees the
  /// event, and a view calls it on its subviews from the last to the first. The answer is the hit
  /// view: it gets the touches methods, and its superviews' recognizers get the touch. It is not
  /// asked again while the finger is down (hit-test.once-per-touch).
  ///
  /// The inherited version answers `nil` for a view that is hidden, switched off or nearly
  /// transparent and where `point(inside:with:)` says no, then the first answer of a subview that
  /// is not `nil`, and else the view itself. A view in front that answers `nil` lets the one behind
  /// it be asked. An override may answer any view (hit-test.override-can-redirect). This one lets
  /// touches through everywhere but on what the view holds:
  ///
  /// ```swift
  /// override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
  ///   let hit = super.hitTest(point, with: event)
  ///   return hit === self ? nil : hit
  /// }
  /// ```
  ///
  /// An override must change nothing: how often it is called for one touch is not laid down, and
  /// the profile can make it up to ten times. The event is `nil` when code asks outside of a touch.
  ///
  /// - hit-test.check-order: the view's own flags, then the point, then the subviews
  /// - hit-test.checks-in-default: no parent checks a subview before it asks it, so an override
  ///   without super may answer for a hidden view or a point outside
  /// - hit-test.override-nil-passes-through, hit-test.must-be-pure, hit-test.event-may-be-nil
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestAsUIKit(point, with: event)
  }

  /// Returns whether the point lies in the view's bounds, edges at the minimum included.
  ///
  /// The inherited `hitTest(_:with:)` asks it after the flags and before the subviews. A no cuts
  /// off the subtree: what sticks out of the bounds is seen but not touched, whether it is clipped
  /// or not (hit-test.clips-to-bounds-irrelevant). A small view is made easier to touch by a larger
  /// answer:
  ///
  /// ```swift
  /// override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
  ///   bounds.insetBy(dx: -20, dy: -20).contains(point)
  /// }
  /// ```
  ///
  /// That reaches 20 points beyond each edge, as far as every view above contains the point as well
  /// (hit-test.enlarge-by-point-inside). The maximum edges are outside: in a view 100 points wide
  /// the last column is at 99.99… (hit-test.bounds-half-open).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    containsAsUIKit(point, with: event)
  }

  // MARK: - Focus

  /// Whether the view may have the focus of keyboards and remotes; false by default.
  ///
  /// Asked of the views of a window, a view before what it holds, when the focus is moved by a key
  /// or by `UIFocusSystem.requestFocusUpdate(to:)`. A view that is hidden or switched off is not
  /// asked, nor anything in it. The focus decides where presses start (press.initial-object); it is
  /// not the first responder.
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

extension UIView {
  /// Says that something changed that a picture of the view shows.
  ///
  /// - Parameter reach: How far the change goes: most change the view alone.
  @inline(__always)
  final func showsChange(_ reach: ShownChanges.Reach = .own) {
    if let changes = dispatcher.shownChanges { changes.mark(index, reach) }
  }
}
