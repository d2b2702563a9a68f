// Made by scripts/rulebook from Rulebook/04-hit-testing.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// Hit-testing starts by calling hitTest on the candidate window with the touch point in window
  /// coordinates.
  ///
  /// Rule 48, `hit-test.starts-at-window`: documented; holds.
  public static var hitTestStartsAtWindow: Rule { Rule(48) }

  /// A view first rejects on hidden, interaction disabled or near-zero alpha, then asks
  /// point(inside:with:), then asks its subviews; nothing below a rejecting view is asked.
  ///
  /// Rule 49, `hit-test.check-order`: widely observed; holds.
  public static var hitTestCheckOrder: Rule { Rule(49) }

  /// A view with isHidden true, and therefore its whole subtree, is skipped.
  ///
  /// Rule 50, `hit-test.skips-hidden`: documented; decides.
  public static var hitTestSkipsHidden: Rule { Rule(50) }

  /// A view with isUserInteractionEnabled false, and its whole subtree, is skipped.
  ///
  /// Rule 51, `hit-test.skips-interaction-disabled`: documented; decides.
  public static var hitTestSkipsInteractionDisabled: Rule { Rule(51) }

  /// A view whose alpha is less than 0.01 is skipped with its subtree; Apple's text uses strict
  /// less-than.
  ///
  /// Rule 52, `hit-test.skips-near-zero-alpha`: documented; decides.
  public static var hitTestSkipsNearZeroAlpha: Rule { Rule(52) }

  /// Alpha is stored as a 32-bit float, so assigning 0.01 reads back slightly below 0.01 and the
  /// view is skipped; "<" and "<=" cannot be told apart by setting alpha to 0.01.
  ///
  /// Rule 53, `hit-test.alpha-boundary`: single observation; decides.
  public static var hitTestAlphaBoundary: Rule { Rule(53) }

  /// Only each view's own alpha is compared; alphas are not multiplied down the tree, but a failing
  /// ancestor still removes its subtree.
  ///
  /// Rule 54, `hit-test.alpha-is-per-view`: inferred; holds.
  public static var hitTestAlphaIsPerView: Rule { Rule(54) }

  /// isHidden does not report a hidden ancestor; the subtree is excluded only because traversal
  /// stops at that ancestor.
  ///
  /// Rule 55, `hit-test.hidden-is-per-view`: header comment; holds.
  public static var hitTestHiddenIsPerView: Rule { Rule(55) }

  /// If point(inside:with:) returns false the view returns nil and none of its subviews are asked.
  ///
  /// Rule 56, `hit-test.point-inside-prunes`: documented; decides.
  public static var hitTestPointInsidePrunes: Rule { Rule(56) }

  /// The default point(inside:with:) is true exactly when the point is in the receiver's bounds.
  ///
  /// Rule 57, `hit-test.point-inside-default-is-bounds`: header comment; decides.
  public static var hitTestPointInsideDefaultIsBounds: Rule { Rule(57) }

  /// Containment is half-open: the minimum x and y edges are inside, the maximum x and y edges are
  /// outside, and an empty rectangle contains nothing.
  ///
  /// Rule 58, `hit-test.bounds-half-open`: documented; decides.
  public static var hitTestBoundsHalfOpen: Rule { Rule(58) }

  /// Subviews are asked from the last index of the subviews array (front) to the first (back).
  ///
  /// Rule 59, `hit-test.reverse-subview-order`: widely observed; decides.
  public static var hitTestReverseSubviewOrder: Rule { Rule(59) }

  /// The first subview that returns a non-nil view ends the search, and its result is returned
  /// unchanged.
  ///
  /// Rule 60, `hit-test.first-non-nil-wins`: documented; decides.
  public static var hitTestFirstNonNilWins: Rule { Rule(60) }

  /// If the view passed its own checks and every subview returned nil, the view returns itself.
  ///
  /// Rule 61, `hit-test.self-is-fallback`: documented; decides.
  public static var hitTestSelfIsFallback: Rule { Rule(61) }

  /// When a front sibling declines the point, the sibling behind it is asked, so touches pass
  /// through a disabled, hidden or transparent-by-alpha overlay to what lies behind.
  ///
  /// Rule 62, `hit-test.sibling-fall-through`: widely observed; holds.
  public static var hitTestSiblingFallThrough: Rule { Rule(62) }

  /// The point is converted into each subview's own coordinate space before it is asked.
  ///
  /// Rule 63, `hit-test.converts-point-per-level`: documented; holds.
  public static var hitTestConvertsPointPerLevel: Rule { Rule(63) }

  /// Conversion uses the inverse of the subview's transform about its anchor point, so a rotated or
  /// scaled view is hit on its transformed shape; frame must not be used when the transform is not
  /// identity.
  ///
  /// Rule 64, `hit-test.honours-transform`: documented; holds.
  public static var hitTestHonoursTransform: Rule { Rule(64) }

  /// Conversion includes bounds.origin, so scrolled content is hit where it appears after
  /// scrolling.
  ///
  /// Rule 65, `hit-test.honours-bounds-origin`: documented; holds.
  public static var hitTestHonoursBoundsOrigin: Rule { Rule(65) }

  /// If a subview's transform has no inverse (for example scale 0) the point cannot be inside it;
  /// treat it as declined.
  ///
  /// Rule 66, `hit-test.non-invertible-transform`: inferred; decides.
  public static var hitTestNonInvertibleTransform: Rule { Rule(66) }

  /// clipsToBounds changes drawing only; a visible part of a subview outside its superview is not
  /// touchable whether or not clipping is on.
  ///
  /// Rule 67, `hit-test.clips-to-bounds-irrelevant`: documented; holds.
  public static var hitTestClipsToBoundsIrrelevant: Rule { Rule(67) }

  /// A point outside a superview's bounds never reaches its subviews unless the superview's
  /// point(inside:with:) or hitTest is overridden.
  ///
  /// Rule 68, `hit-test.outside-superview-not-hit`: documented; holds.
  public static var hitTestOutsideSuperviewNotHit: Rule { Rule(68) }

  /// Overriding point(inside:with:) with a larger rectangle enlarges a view's touch area, but only
  /// where all ancestors also contain the point.
  ///
  /// Rule 69, `hit-test.enlarge-by-point-inside`: widely observed; decides.
  public static var hitTestEnlargeByPointInside: Rule { Rule(69) }

  /// An override of hitTest may return any view, including one outside its own subtree; UIKit then
  /// uses that view as touch.view and its superview line for recognizers and chain.
  ///
  /// Rule 70, `hit-test.override-can-redirect`: widely observed; decides.
  public static var hitTestOverrideCanRedirect: Rule { Rule(70) }

  /// An override that returns nil when super returns self makes the container itself transparent to
  /// touches while its subviews stay touchable.
  ///
  /// Rule 71, `hit-test.override-nil-passes-through`: widely observed; decides.
  public static var hitTestOverrideNilPassesThrough: Rule { Rule(71) }

  /// Pixel transparency, a clear background colour or isOpaque do not affect the default hit test;
  /// only the alpha property does.
  ///
  /// Rule 72, `hit-test.content-transparency-ignored`: documented; holds.
  public static var hitTestContentTransparencyIgnored: Rule { Rule(72) }

  /// Layer masks and corner radius do not change the default touch area, because the default test
  /// is the bounds rectangle.
  ///
  /// Rule 73, `hit-test.mask-and-corner-ignored`: inferred; holds.
  public static var hitTestMaskAndCornerIgnored: Rule { Rule(73) }

  /// Layer zPosition, and the depth part of a 3D layer transform, change drawing order but not the
  /// order in which subviews are asked; only array order counts.
  ///
  /// Rule 74, `hit-test.z-position-ignored`: widely observed; holds.
  public static var hitTestZPositionIgnored: Rule { Rule(74) }

  /// Sublayers without a view are never hit-test results, since layers are not responders.
  ///
  /// Rule 75, `hit-test.layers-are-not-hit`: documented; holds.
  public static var hitTestLayersAreNotHit: Rule { Rule(75) }

  /// Whether a view has gesture recognizers has no effect on hit-testing.
  ///
  /// Rule 76, `hit-test.recognizers-not-considered`: documented; holds.
  public static var hitTestRecognizersNotConsidered: Rule { Rule(76) }

  /// Whether a view implements touches methods has no effect on hit-testing.
  ///
  /// Rule 77, `hit-test.touches-overrides-not-considered`: documented; holds.
  public static var hitTestTouchesOverridesNotConsidered: Rule { Rule(77) }

  /// Accessibility flags and accessibility frames do not influence touch hit-testing.
  ///
  /// Rule 78, `hit-test.accessibility-not-considered`: single observation; not simulated: views
  /// have no accessibility properties here.
  public static var hitTestAccessibilityNotConsidered: Rule { Rule(78) }

  /// A UIControl with isEnabled false returns nil from hitTest, together with its subtree, so the
  /// touch goes to whatever is behind it or to its superview.
  ///
  /// Rule 79, `hit-test.disabled-control-declines`: disputed; decides.
  public static var hitTestDisabledControlDeclines: Rule { Rule(79) }

  /// An enabled control nested inside a disabled control cannot be touched.
  ///
  /// Rule 80, `hit-test.enabled-child-of-disabled-control`: single observation; holds.
  public static var hitTestEnabledChildOfDisabledControl: Rule { Rule(80) }

  /// UILabel and UIImageView start with isUserInteractionEnabled false, so they and all their
  /// subviews are skipped until it is set to true.
  ///
  /// Rule 81, `hit-test.label-and-image-view-off`: header comment; decides.
  public static var hitTestLabelAndImageViewOff: Rule { Rule(81) }

  /// UIView and all other common classes start with isUserInteractionEnabled true.
  ///
  /// Rule 82, `hit-test.plain-view-on`: header comment; holds.
  public static var hitTestPlainViewOn: Rule { Rule(82) }

  /// UIKit may call hitTest and point(inside:with:) more than once for one touch, sometimes with a
  /// slightly changed point; only the final result is used.
  ///
  /// Rule 83, `hit-test.may-run-many-times`: widely observed; holds.
  public static var hitTestMayRunManyTimes: Rule { Rule(83) }

  /// Overrides must have no side effects, since the number of calls is not defined; the simulator
  /// should offer a configurable repeat count (default 1, teaching default 2).
  ///
  /// Rule 84, `hit-test.must-be-pure`: widely observed; holds.
  public static var hitTestMustBePure: Rule { Rule(84) }

  /// The hit view is decided when a touch begins and is never recomputed while that touch lives.
  ///
  /// Rule 85, `hit-test.once-per-touch`: documented; holds.
  public static var hitTestOncePerTouch: Rule { Rule(85) }

  /// The event argument may be nil when hitTest is called by app code outside event handling.
  ///
  /// Rule 86, `hit-test.event-may-be-nil`: documented; holds.
  public static var hitTestEventMayBeNil: Rule { Rule(86) }

  /// The default implementation uses the event only to pass it on; the result depends on geometry
  /// and flags alone.
  ///
  /// Rule 87, `hit-test.event-independent-default`: inferred; holds.
  public static var hitTestEventIndependentDefault: Rule { Rule(87) }

  /// These framework classes override hitTest: UIControl, UITextField, UIStepper, UIDatePicker,
  /// UIPickerView, UISearchBar, UIScrollView, UITextView, UITableView, UITableViewCell,
  /// UINavigationBar, UITabBar and the private transition and dimming views; model only UIControl
  /// and bars unless needed.
  ///
  /// Rule 88, `hit-test.classes-with-own-override`: widely observed; not simulated: UIControl and
  /// the bars are modelled; what the others do is private.
  public static var hitTestClassesWithOwnOverride: Rule { Rule(88) }

  /// Navigation bars and tab bars accept touches somewhat outside their drawn buttons; keep the
  /// amount configurable and off by default.
  ///
  /// Rule 89, `hit-test.bars-extend-touch-area`: widely observed; decides.
  public static var hitTestBarsExtendTouchArea: Rule { Rule(89) }

  /// A presented controller's container (and dimming view, if any) is in front of the presenter's
  /// view, so it takes the touches; pass-through needs an explicit setting such as popover
  /// passthroughViews.
  ///
  /// Rule 90, `hit-test.modal-covers-presenter`: documented; decides.
  public static var hitTestModalCoversPresenter: Rule { Rule(90) }

  /// Hit-testing reads the model layer tree; presentation-layer values are never used by default.
  ///
  /// Rule 91, `hit-test.presentation-layer-not-used`: widely observed; holds.
  public static var hitTestPresentationLayerNotUsed: Rule { Rule(91) }

  /// On iOS 18 and later the root hosting view or the window may come back as the hit view in cases
  /// where earlier systems returned a deeper view, so pass-through code that compares with
  /// rootViewController.view can break.
  ///
  /// Rule 92, `hit-test.ios18-root-may-win`: widely observed; not simulated: there are no hosting
  /// views here.
  public static var hitTestIos18RootMayWin: Rule { Rule(92) }

  /// View controllers are not asked during hit-testing; they join only in the responder chain.
  ///
  /// Rule 93, `hit-test.view-controller-not-involved`: documented; holds.
  public static var hitTestViewControllerNotInvolved: Rule { Rule(93) }

  /// The `_isAnimatedUserInteractionEnabled` check that articles quote comes from Chameleon, not
  /// from Apple's UIKit; the behaviour it models is ignore.animating-view-is-ineligible.
  ///
  /// Rule 94, `hit-test.private-animation-flag-is-not-uikit`: widely observed; not simulated: a
  /// remark about a source; ignore.animating-view-is-ineligible is the behaviour.
  public static var hitTestPrivateAnimationFlagIsNotUikit: Rule { Rule(94) }

  /// The hidden, interaction, alpha and point-inside checks are part of the default hitTest of the
  /// view that is asked: a parent calls hitTest on every subview without checking it first, so an
  /// override that does not call super can return a view that is hidden, disabled or does not
  /// contain the point.
  ///
  /// Rule 532, `hit-test.checks-in-default`: widely observed; holds.
  public static var hitTestChecksInDefault: Rule { Rule(532) }

  /// In a table view cell contentView lies in front of views that were added to the cell itself
  /// during its initialisation, so these are covered and not hit; views added to contentView are
  /// hit as usual.
  ///
  /// Rule 533, `hit-test.cell-content-view-in-front`: widely observed; holds.
  public static var hitTestCellContentViewInFront: Rule { Rule(533) }

  /// addSubview and bringSubviewToFront put a view at the end of the array, sendSubviewToBack puts
  /// it at index 0; a view is in at most one array and at most once, so adding it again moves it,
  /// also between superviews.
  ///
  /// Rule 534, `hit-test.subview-order-changes`: documented; holds.
  public static var hitTestSubviewOrderChanges: Rule { Rule(534) }

  /// insertSubview(at:) counts positions after the view has been taken out of the array, and an
  /// index past the end means the end; inserting above or below a sibling places the view next to
  /// it, and a reference view that is not another subview of the same parent means the end. Layers
  /// without a view stay where they are among the view layers and take no index in subviews.
  ///
  /// Rule 535, `hit-test.subview-insertion`: widely observed; holds.
  public static var hitTestSubviewInsertion: Rule { Rule(535) }

  /// A point p of a view lies in its superview at center + T(p - bounds.origin - a * bounds.size),
  /// where T is the transform, a the anchor point (default 0.5, 0.5) and the product is taken per
  /// axis; the way down is the inverse.
  ///
  /// Rule 536, `hit-test.point-to-superview`: documented; holds.
  public static var hitTestPointToSuperview: Rule { Rule(536) }

  /// convert(_:to:) and convert(_:from:) go from the source up to the lowest common ancestor and
  /// down to the destination; the result is in the bounds space of the destination, and size,
  /// visibility and clipping play no part. A nil view means the window, or the topmost view of a
  /// tree that is in no window.
  ///
  /// Rule 537, `hit-test.convert-point`: documented; holds.
  public static var hitTestConvertPoint: Rule { Rule(537) }

  /// A rectangle is converted as the bounding box of its four corners, taken in the lowest common
  /// ancestor and taken again in the destination; when one of the two views is an ancestor of the
  /// other there is one box only, at the destination.
  ///
  /// Rule 538, `hit-test.convert-rect`: widely observed; holds.
  public static var hitTestConvertRect: Rule { Rule(538) }

  /// frame is computed: the bounding box, in the superview, of the bounds rectangle after the
  /// transform about the anchor point; changing bounds.origin never changes it.
  ///
  /// Rule 539, `hit-test.frame-is-derived`: documented; holds.
  public static var hitTestFrameIsDerived: Rule { Rule(539) }

  /// Assigning frame sets bounds.size to the bounding size of the new size under the inverse of the
  /// transform's linear part (so half scale doubles it) and moves center so that frame has the
  /// assigned origin; bounds.origin and transform stay.
  ///
  /// Rule 540, `hit-test.frame-assignment`: widely observed; holds.
  public static var hitTestFrameAssignment: Rule { Rule(540) }

  /// Assigning bounds or bounds.size leaves center where it is, so the view grows or shrinks about
  /// its anchor point; assigning center moves it without resizing.
  ///
  /// Rule 541, `hit-test.bounds-assignment`: documented; holds.
  public static var hitTestBoundsAssignment: Rule { Rule(541) }

  /// Points are row vectors: x' = a x + c y + tx, y' = b x + d y + ty. Concatenating t1 with t2
  /// applies t1 first; scaled, rotated and translated put the new step before the existing
  /// transform; inverting a singular matrix returns it unchanged; a size ignores the translation
  /// and keeps its signs; a rectangle becomes its standardised bounding box, and rectangles that
  /// share only an edge do not intersect.
  ///
  /// Rule 542, `hit-test.affine-conventions`: documented; holds.
  public static var hitTestAffineConventions: Rule { Rule(542) }

  /// A view's layer has one list of sublayers that holds the layers of its subviews and layers
  /// without a view; it is nil when empty. addSubview puts the view's layer on top of everything,
  /// plain layers included; inserting above or below a sibling puts it directly above or below that
  /// sibling's layer; bringSubviewToFront and sendSubviewToBack go to the ends of the whole list.
  /// subviews is that list without the plain layers, which take no index. Hit-testing follows
  /// subviews and is not concerned.
  ///
  /// Rule 579, `hit-test.layer-list`: widely observed; holds.
  public static var hitTestLayerList: Rule { Rule(579) }
}

extension RuleSection {
  static let hitTesting = RuleSection(
    number: 4,
    title: Text(
      "Hit-testing",
      zh: "命中测试"
    ),
    rules: hitTestingRules
  )

  private static let hitTestingRules: [RuleEntry] = [
    RuleEntry(
      48,
      "hit-test.starts-at-window",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          Hit-testing starts by calling hitTest on the candidate window with the touch point in \
          window coordinates.
          """,
        zh: "命中测试从对候选窗口调用 hitTest 开始，触摸点使用窗口坐标。"
      ),
      places: "Windows/WindowServer.swift#chooseWindow",
      sources: "D:Using-responders-and-the-responder-chain X-smnh A1"
    ),
    RuleEntry(
      49,
      "hit-test.check-order",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          A view first rejects on hidden, interaction disabled or near-zero alpha, then asks \
          point(inside:with:), then asks its subviews; nothing below a rejecting view is asked.
          """,
        zh: """
          视图先看是否隐藏、交互是否关闭、alpha 是否接近零，任何一项都会拒绝；然后问 \
          point(inside:with:)，再问子视图；拒绝的视图以下的一切都不会被问到。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "D:UIView.hitTest(_:with:) X-lldb X-wwdc235 A0"
    ),
    RuleEntry(
      50,
      "hit-test.skips-hidden",
      section: 4,
      .documented,
      .decides,
      Text(
        "A view with isHidden true, and therefore its whole subtree, is skipped.",
        zh: "isHidden 为 true 的视图会被跳过，它的整个子树也因此被跳过。"
      ),
      practice: Text(
        """
          Hiding a view takes it out of the search together with everything inside it. Nothing below \
          it is even asked, so a visible child of a hidden view cannot be touched.
          """,
        zh: """
          隐藏的视图连同它里面的一切都不参与查找。它的子视图根本不会被询问，所以隐藏视图里看得见的子\
          视图也点不到。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestSkipsHidden",
      sources: "D:UIView.hitTest(_:with:)"
    ),
    RuleEntry(
      51,
      "hit-test.skips-interaction-disabled",
      section: 4,
      .documented,
      .decides,
      Text(
        """
          A view with isUserInteractionEnabled false, and its whole subtree, is skipped.
          """,
        zh: "isUserInteractionEnabled 为 false 的视图连同整个子树都被跳过。"
      ),
      practice: Text(
        """
          Switching isUserInteractionEnabled off is like hiding for touches only: the view and its \
          whole subtree are passed over, and the touch falls to whatever lies behind.
          """,
        zh: """
          关闭 isUserInteractionEnabled 对触摸来说等于隐藏：整个子树都被跳过，触摸落到后面的视图上。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestSkipsInteractionDisabled",
      sources: "D:UIView.hitTest(_:with:)"
    ),
    RuleEntry(
      52,
      "hit-test.skips-near-zero-alpha",
      section: 4,
      .documented,
      .decides,
      Text(
        """
          A view whose alpha is less than 0.01 is skipped with its subtree; Apple's text uses strict \
          less-than.
          """,
        zh: "alpha 小于 0.01 的视图连同子树被跳过；苹果的文字用的是严格小于。"
      ),
      practice: Text(
        """
          A view that is as good as invisible is not touched by accident. The alpha that counts is \
          the view's own, as a 32-bit number; those of its superviews are asked at their own turn.
          """,
        zh: """
          几乎看不见的视图不会被误触。起作用的是视图自己的 alpha（32 位浮点数），父视图的 alpha 在轮\
          到它们时才判断。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestSkipsNearZeroAlpha",
      sources: "D:UIView.hitTest(_:with:) A1 A0 A3 A4"
    ),
    RuleEntry(
      53,
      "hit-test.alpha-boundary",
      section: 4,
      .singleObservation,
      .decides,
      Text(
        """
          Alpha is stored as a 32-bit float, so assigning 0.01 reads back slightly below 0.01 and \
          the view is skipped; "<" and "<=" cannot be told apart by setting alpha to 0.01.
          """,
        zh: """
          alpha 以 32 位浮点数存储，所以赋值 0.01 后读回的值略小于 0.01，视图会被跳过；把 alpha 设为 \
          0.01 无法区分“<”和“<=”。
          """
      ),
      practice: Text(
        """
          To hide a view from touches by alpha, use 0 or isHidden; 0.01 only works by the rounding \
          of floats.
          """,
        zh: """
          想靠 alpha 让视图不接收触摸，就用 0 或 isHidden；0.01 有效只是浮点取整的结果。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAlphaBoundary",
      sources: "X-auto"
    ),
    RuleEntry(
      54,
      "hit-test.alpha-is-per-view",
      section: 4,
      .inferred,
      .holds,
      Text(
        """
          Only each view's own alpha is compared; alphas are not multiplied down the tree, but a \
          failing ancestor still removes its subtree.
          """,
        zh: """
          只比较每个视图自己的 alpha；alpha 不会沿树相乘，但不通过的祖先仍会带走它的整个子树。
          """
      ),
      practice: Text(
        """
          Two views of alpha 0.1 inside one another look invisible and are still touched: each \
          passes its own test.
          """,
        zh: """
          两个 alpha 为 0.1 的视图叠套起来几乎看不见，却仍能点到：它们各自都通过了检查。
          """
      ),
      places: "Views/UIView+HitTesting.swift#refusalToBeHit",
      sources: "INF D:UIView.hitTest(_:with:) CH"
    ),
    RuleEntry(
      55,
      "hit-test.hidden-is-per-view",
      section: 4,
      .headerComment,
      .holds,
      Text(
        """
          isHidden does not report a hidden ancestor; the subtree is excluded only because traversal \
          stops at that ancestor.
          """,
        zh: """
          isHidden 并不反映祖先是否隐藏；子树之所以被排除，只是因为遍历在那个祖先处停住了。
          """
      ),
      places: "Views/UIView+HitTesting.swift#refusalToBeHit",
      sources: "H:UIView"
    ),
    RuleEntry(
      56,
      "hit-test.point-inside-prunes",
      section: 4,
      .documented,
      .decides,
      Text(
        """
          If point(inside:with:) returns false the view returns nil and none of its subviews are \
          asked.
          """,
        zh: """
          如果 point(inside:with:) 返回 false，视图就返回 nil，它的子视图一个也不会被问到。
          """
      ),
      practice: Text(
        """
          A view that says no to point(inside:with:) ends the search in its subtree. That is why a \
          button that sticks out of its superview does not react there, although it is drawn.
          """,
        zh: """
          point(inside:with:) 返回 false 的视图，整个子树都不再查找。所以按钮伸出父视图的部分画得出\
          来，却点不到。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestPointInsidePrunes",
      sources: "D:UIView.hitTest(_:with:) AG"
    ),
    RuleEntry(
      57,
      "hit-test.point-inside-default-is-bounds",
      section: 4,
      .headerComment,
      .decides,
      Text(
        """
          The default point(inside:with:) is true exactly when the point is in the receiver's \
          bounds.
          """,
        zh: "默认的 point(inside:with:) 当且仅当点位于接收者的 bounds 之内时返回 true。"
      ),
      places: "Views/ViewGeometry.swift#hitTestPointInsideDefaultIsBounds",
      sources: "H:UIView D:UIView.point(inside:with:)"
    ),
    RuleEntry(
      58,
      "hit-test.bounds-half-open",
      section: 4,
      .documented,
      .decides,
      Text(
        """
          Containment is half-open: the minimum x and y edges are inside, the maximum x and y edges \
          are outside, and an empty rectangle contains nothing.
          """,
        zh: """
          包含判断是半开的：最小的 x 和 y 边在内，最大的 x 和 y 边在外；空矩形不包含任何点。
          """
      ),
      practice: Text(
        """
          Two views side by side never both contain the point between them: the left edge is inside, \
          the right one is not.
          """,
        zh: "并排的两个视图不会同时包含交界处的点：左边缘在内，右边缘在外。"
      ),
      places: "Views/ViewGeometry.swift#hitTestBoundsHalfOpen",
      sources: "D:CGRect.contains(_:)† D:CGRectContainsPoint†"
    ),
    RuleEntry(
      59,
      "hit-test.reverse-subview-order",
      section: 4,
      .widelyObserved,
      .decides,
      Text(
        """
          Subviews are asked from the last index of the subviews array (front) to the first (back).
          """,
        zh: "子视图从 subviews 数组的最后一个（最前面）问到第一个（最后面）。"
      ),
      practice: Text(
        """
          Subviews are asked from the last to the first: the one added last lies in front and is \
          asked first. To change who gets the touch, change the order or bring a view to the front.
          """,
        zh: """
          子视图从最后一个问到第一个：最后加入的在最前面，最先被问。想换谁接收触摸，就调整顺序或把视\
          图移到最前。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "X-smnh X-wwdc235 X-lldb AG A0 A1"
    ),
    RuleEntry(
      60,
      "hit-test.first-non-nil-wins",
      section: 4,
      .documented,
      .decides,
      Text(
        """
          The first subview that returns a non-nil view ends the search, and its result is returned \
          unchanged.
          """,
        zh: "第一个返回非 nil 视图的子视图结束查找，其结果原样返回。"
      ),
      practice: Text(
        """
          The siblings behind are not asked any more. If the wrong view answers, it is in front and \
          accepts the point: let its point(inside:with:) or hitTest decline.
          """,
        zh: """
          后面的兄弟视图不再被问。如果应答的视图不对，说明它在前面并接受了这个点：让它的 \
          point(inside:with:) 或 hitTest 拒绝。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestFirstNonNilWins",
      sources: "D:UIView.hitTest(_:with:) X-smnh"
    ),
    RuleEntry(
      61,
      "hit-test.self-is-fallback",
      section: 4,
      .documented,
      .decides,
      Text(
        """
          If the view passed its own checks and every subview returned nil, the view returns itself.
          """,
        zh: "如果视图自己通过了检查，而所有子视图都返回 nil，视图就返回自己。"
      ),
      practice: Text(
        """
          When no subview answers, the view itself is the answer, as long as the point lies inside \
          it. A plain container over the whole screen therefore catches every touch that its \
          children leave.
          """,
        zh: """
          没有子视图应答时，只要点在自己内部，视图自己就是答案。所以盖满屏幕的普通容器会接住子视图不\
          要的所有触摸。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestSelfIsFallback",
      sources: "D:UIView.hitTest(_:with:) X-wwdc235"
    ),
    RuleEntry(
      62,
      "hit-test.sibling-fall-through",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          When a front sibling declines the point, the sibling behind it is asked, so touches pass \
          through a disabled, hidden or transparent-by-alpha overlay to what lies behind.
          """,
        zh: """
          前面的兄弟视图拒绝了这个点，就问它后面的兄弟视图，所以触摸会穿过禁用、隐藏或 alpha 透明的\
          遮挡层，落到后面的内容上。
          """
      ),
      practice: Text(
        """
          Switching a view off does not block a place, it opens it: the touch goes to what lies \
          behind. To block, put a view there that takes the touch and does nothing.
          """,
        zh: """
          关闭一个视图并不会封住那块地方，而是让它透开：触摸落到后面。要挡住触摸，就在那里放一个接收\
          触摸却什么也不做的视图。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "X-neu A1"
    ),
    RuleEntry(
      63,
      "hit-test.converts-point-per-level",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          The point is converted into each subview's own coordinate space before it is asked.
          """,
        zh: "询问每个子视图之前，先把点转换到它自己的坐标空间。"
      ),
      places: "Views/ViewGeometry.swift#fromSuperview",
      sources: "D:UIView.hitTest(_:with:) H:UIView"
    ),
    RuleEntry(
      64,
      "hit-test.honours-transform",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          Conversion uses the inverse of the subview's transform about its anchor point, so a \
          rotated or scaled view is hit on its transformed shape; frame must not be used when the \
          transform is not identity.
          """,
        zh: """
          转换使用子视图围绕锚点的变换的逆，所以旋转或缩放过的视图按变换后的形状命中；变换不是单位变\
          换时不得使用 frame。
          """
      ),
      practice: Text(
        """
          A rotated view is hit on its rotated shape. Never compare a touch with frame while a \
          transform is set; convert the point and ask bounds.
          """,
        zh: """
          旋转过的视图按旋转后的形状命中。设了变换就不要拿触摸点与 frame 比较，应转换后与 bounds 比\
          较。
          """
      ),
      places: "Views/ViewGeometry.swift#fromSuperview",
      sources: "H:UIView D:UIView.frame†"
    ),
    RuleEntry(
      65,
      "hit-test.honours-bounds-origin",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          Conversion includes bounds.origin, so scrolled content is hit where it appears after \
          scrolling.
          """,
        zh: "转换计入 bounds.origin，所以滚动过的内容在滚动后显示的位置被命中。"
      ),
      places: "Views/ViewGeometry.swift#fromSuperview",
      sources: "D:UIView.bounds† D:UIScrollView"
    ),
    RuleEntry(
      66,
      "hit-test.non-invertible-transform",
      section: 4,
      .inferred,
      .decides,
      Text(
        """
          If a subview's transform has no inverse (for example scale 0) the point cannot be inside \
          it; treat it as declined.
          """,
        zh: "如果子视图的变换没有逆（例如缩放为 0），点就不可能在其中；视为拒绝。"
      ),
      places: """
        Views/UIView+HitTesting.swift#hitTestNonInvertibleTransform \
        Windows/WindowServer.swift#hitTestNonInvertibleTransform
        """,
      sources: "INF"
    ),
    RuleEntry(
      67,
      "hit-test.clips-to-bounds-irrelevant",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          clipsToBounds changes drawing only; a visible part of a subview outside its superview is \
          not touchable whether or not clipping is on.
          """,
        zh: """
          clipsToBounds 只影响绘制；子视图露在父视图之外的可见部分无论是否裁剪都点不到。
          """
      ),
      practice: Text(
        """
          Seeing a button is no proof that it can be touched. If it sticks out of its superview, \
          enlarge the superview or its point(inside:with:).
          """,
        zh: """
          看得到按钮不等于点得到。它伸出了父视图，就扩大父视图或父视图的 point(inside:with:)。
          """
      ),
      places: "Views/UIView+HitTesting.swift#containsAsUIKit",
      sources: "D:UIView.hitTest(_:with:) D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      68,
      "hit-test.outside-superview-not-hit",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          A point outside a superview's bounds never reaches its subviews unless the superview's \
          point(inside:with:) or hitTest is overridden.
          """,
        zh: """
          落在父视图 bounds 之外的点永远到不了它的子视图，除非重写了父视图的 point(inside:with:) 或 \
          hitTest。
          """
      ),
      practice: Text(
        """
          Drawing and touching go by different rules: clipsToBounds decides what is seen, the \
          superview's bounds decide what can be touched. Enlarge point(inside:with:) of the \
          superview, or move the view.
          """,
        zh: """
          显示和触摸遵循不同的规则：clipsToBounds 决定看得见什么，父视图的 bounds 决定点得到什么。可\
          以扩大父视图的 point(inside:with:)，或移动视图。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "D:UIView.hitTest(_:with:) AG"
    ),
    RuleEntry(
      69,
      "hit-test.enlarge-by-point-inside",
      section: 4,
      .widelyObserved,
      .decides,
      Text(
        """
          Overriding point(inside:with:) with a larger rectangle enlarges a view's touch area, but \
          only where all ancestors also contain the point.
          """,
        zh: """
          用更大的矩形重写 point(inside:with:) 可以扩大视图的触摸区域，但仅限于所有祖先也包含该点的\
          地方。
          """
      ),
      practice: Text(
        """
          Overriding point(inside:with:) is the usual way to make a small button easier to hit. It \
          helps only where every superview contains the point, too.
          """,
        zh: """
          重写 point(inside:with:) 是让小按钮更好点的常用办法。但每一层父视图也得包含这个点才有效。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestEnlargeByPointInside",
      sources: "X-smnh D:UIView.point(inside:with:)"
    ),
    RuleEntry(
      70,
      "hit-test.override-can-redirect",
      section: 4,
      .widelyObserved,
      .decides,
      Text(
        """
          An override of hitTest may return any view, including one outside its own subtree; UIKit \
          then uses that view as touch.view and its superview line for recognizers and chain.
          """,
        zh: """
          重写的 hitTest 可以返回任何视图，包括自己子树之外的；UIKit 就把那个视图用作 touch.view，并\
          用它的父视图一线来确定手势识别器和响应者链。
          """
      ),
      practice: Text(
        """
          The view that is returned becomes touch.view, and recognizers and the chain follow its \
          superviews. It must be in the same window.
          """,
        zh: """
          返回的视图成为 touch.view，识别器和响应者链都按它的父视图来定。它必须在同一个窗口里。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestOverrideCanRedirect",
      sources: "X-smnh A0 A4"
    ),
    RuleEntry(
      71,
      "hit-test.override-nil-passes-through",
      section: 4,
      .widelyObserved,
      .decides,
      Text(
        """
          An override that returns nil when super returns self makes the container itself \
          transparent to touches while its subviews stay touchable.
          """,
        zh: """
          在 super 返回 self 时改为返回 nil 的重写，使容器自己对触摸透明，而它的子视图仍可触摸。
          """
      ),
      practice: Text(
        """
          hitTest(_:with:) that answers nil for the view itself, and super's answer otherwise, makes \
          a view that lets touches through except on its children.
          """,
        zh: """
          hitTest(_:with:) 在结果是自己时返回 nil，其他情况返回 super 的结果：这样的视图让触摸穿过，\
          只有子视图除外。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestOverrideNilPassesThrough",
      sources: "X-smnh X-livsy"
    ),
    RuleEntry(
      72,
      "hit-test.content-transparency-ignored",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          Pixel transparency, a clear background colour or isOpaque do not affect the default hit \
          test; only the alpha property does.
          """,
        zh: """
          像素透明、透明的背景色或 isOpaque 都不影响默认的命中测试；只有 alpha 属性影响。
          """
      ),
      practice: Text(
        """
          A transparent container over the screen still takes the touches. Let its hitTest answer \
          nil when the result is itself.
          """,
        zh: "盖住屏幕的透明容器照样接走触摸。让它的 hitTest 在结果是自己时返回 nil。"
      ),
      places: "Views/UIView+HitTesting.swift#refusalToBeHit",
      sources: "D:UIView.hitTest(_:with:)"
    ),
    RuleEntry(
      73,
      "hit-test.mask-and-corner-ignored",
      section: 4,
      .inferred,
      .holds,
      Text(
        """
          Layer masks and corner radius do not change the default touch area, because the default \
          test is the bounds rectangle.
          """,
        zh: "图层蒙版和圆角不改变默认的触摸区域，因为默认判断用的是 bounds 矩形。"
      ),
      practice: Text(
        """
          A round button is touched in the corners of its square. Test the distance from the centre \
          in point(inside:with:) if that matters.
          """,
        zh: """
          圆形按钮在方形的四角也点得到。介意的话，在 point(inside:with:) 里判断到中心的距离。
          """
      ),
      places: "Views/UIView+HitTesting.swift#containsAsUIKit",
      sources: "INF D:UIView.point(inside:with:) X-so"
    ),
    RuleEntry(
      74,
      "hit-test.z-position-ignored",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          Layer zPosition, and the depth part of a 3D layer transform, change drawing order but not \
          the order in which subviews are asked; only array order counts.
          """,
        zh: """
          图层的 zPosition 以及三维图层变换中的深度会改变绘制顺序，但不改变询问子视图的顺序；只有数\
          组的顺序算数。
          """
      ),
      practice: Text(
        """
          A view brought to the front by zPosition is drawn in front but asked in the old order. Use \
          bringSubviewToFront if touches should follow.
          """,
        zh: """
          用 zPosition 提到前面的视图画在前面，询问顺序却没变。想让触摸也跟着变，就用 \
          bringSubviewToFront。
          """
      ),
      places: "Views/CALayer.swift#zPosition",
      sources: "X-so"
    ),
    RuleEntry(
      75,
      "hit-test.layers-are-not-hit",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          Sublayers without a view are never hit-test results, since layers are not responders.
          """,
        zh: "没有视图的子图层从不会成为命中测试的结果，因为图层不是响应者。"
      ),
      places: "Views/CALayer.swift#CALayer",
      sources: "AG A2"
    ),
    RuleEntry(
      76,
      "hit-test.recognizers-not-considered",
      section: 4,
      .documented,
      .holds,
      Text(
        "Whether a view has gesture recognizers has no effect on hit-testing.",
        zh: "视图有没有手势识别器对命中测试没有影响。"
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      77,
      "hit-test.touches-overrides-not-considered",
      section: 4,
      .documented,
      .holds,
      Text(
        "Whether a view implements touches methods has no effect on hit-testing.",
        zh: "视图有没有实现 touches 方法对命中测试没有影响。"
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "D:UIView.hitTest(_:with:)"
    ),
    RuleEntry(
      78,
      "hit-test.accessibility-not-considered",
      section: 4,
      .singleObservation,
      .notSimulated(Text(
        "views have no accessibility properties here",
        zh: "这里的视图没有无障碍属性"
      )),
      Text(
        """
          Accessibility flags and accessibility frames do not influence touch hit-testing.
          """,
        zh: "无障碍标志和无障碍 frame 不影响触摸的命中测试。"
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "X-auto"
    ),
    RuleEntry(
      79,
      "hit-test.disabled-control-declines",
      section: 4,
      .disputed,
      .decides,
      Text(
        """
          A UIControl with isEnabled false returns nil from hitTest, together with its subtree, so \
          the touch goes to whatever is behind it or to its superview.
          """,
        zh: """
          isEnabled 为 false 的 UIControl 的 hitTest 返回 nil，子树也一样，所以触摸落到它后面的内容\
          或它的父视图上。
          """
      ),
      practice: Text(
        """
          The tap does not stop at a disabled button: its superview's recognizers and touches \
          methods get it. Put a plain view behind it if nothing should happen.
          """,
        zh: """
          点按不会停在被禁用的按钮上：父视图的识别器和 touches 方法会收到它。不想有任何反应，就在它\
          后面垫一个普通视图。
          """
      ),
      places: "Controls/UIControl.swift#hitTestDisabledControlDeclines",
      sources: "X-auto RT CH H:UIControl"
    ),
    RuleEntry(
      80,
      "hit-test.enabled-child-of-disabled-control",
      section: 4,
      .singleObservation,
      .holds,
      Text(
        "An enabled control nested inside a disabled control cannot be touched.",
        zh: "嵌在禁用控件里的启用控件点不到。"
      ),
      places: "Controls/UIControl.swift#hitTest",
      sources: "X-auto"
    ),
    RuleEntry(
      81,
      "hit-test.label-and-image-view-off",
      section: 4,
      .headerComment,
      .decides,
      Text(
        """
          UILabel and UIImageView start with isUserInteractionEnabled false, so they and all their \
          subviews are skipped until it is set to true.
          """,
        zh: """
          UILabel 和 UIImageView 的 isUserInteractionEnabled 初始为 false，所以在设为 true 之前，它\
          们和它们的所有子视图都被跳过。
          """
      ),
      practice: Text(
        """
          A button inside an image view does not react until the image view's \
          isUserInteractionEnabled is set to true. So does a recognizer on a label.
          """,
        zh: """
          图片视图里的按钮没有反应，直到把图片视图的 isUserInteractionEnabled 设为 true。标签上的识\
          别器也一样。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestLabelAndImageViewOff",
      sources: "H:UILabel H:UIImageView A4"
    ),
    RuleEntry(
      82,
      "hit-test.plain-view-on",
      section: 4,
      .headerComment,
      .holds,
      Text(
        "UIView and all other common classes start with isUserInteractionEnabled true.",
        zh: "UIView 和其他所有常见类的 isUserInteractionEnabled 初始为 true。"
      ),
      places: "Views/UIView.swift#interactionEnabled",
      sources: "H:UIView"
    ),
    RuleEntry(
      83,
      "hit-test.may-run-many-times",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          UIKit may call hitTest and point(inside:with:) more than once for one touch, sometimes \
          with a slightly changed point; only the final result is used.
          """,
        zh: """
          对于同一个触摸，UIKit 可能不止一次调用 hitTest 和 point(inside:with:)，有时点会略有不同；\
          只使用最后的结果。
          """
      ),
      places: "Windows/WindowServer.swift#chooseWindow Profile/Profile.swift#hitTestCalls",
      sources: "X-smnh X-neu X-post"
    ),
    RuleEntry(
      84,
      "hit-test.must-be-pure",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          Overrides must have no side effects, since the number of calls is not defined; the \
          simulator should offer a configurable repeat count (default 1, teaching default 2).
          """,
        zh: """
          重写不得有副作用，因为调用次数没有规定；模拟时应提供可配置的重复次数（默认 1，教学模式默认 \
          2）。
          """
      ),
      practice: Text(
        """
          Do not count, log as analytics or change state in hitTest: it may be called again for the \
          same finger, and by others.
          """,
        zh: """
          不要在 hitTest 里计数、上报统计或改变状态：同一根手指可能再次调用它，别处也会调用。
          """
      ),
      places: "Profile/Profile.swift#hitTestCalls",
      sources: "X-smnh INF"
    ),
    RuleEntry(
      85,
      "hit-test.once-per-touch",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          The hit view is decided when a touch begins and is never recomputed while that touch \
          lives.
          """,
        zh: "命中的视图在触摸开始时确定，在触摸存续期间不再重新计算。"
      ),
      practice: Text(
        """
          Moving a view under a resting finger changes nothing for that finger. It stays with the \
          view that was hit.
          """,
        zh: "在停住的手指下面移动视图，对这根手指没有影响：它仍属于原先命中的视图。"
      ),
      places: "Touches/TouchEnvironment+Events.swift#begin",
      sources: "AG D:UITouch.view"
    ),
    RuleEntry(
      86,
      "hit-test.event-may-be-nil",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          The event argument may be nil when hitTest is called by app code outside event handling.
          """,
        zh: "应用代码在事件处理之外调用 hitTest 时，event 参数可以是 nil。"
      ),
      places: "Views/UIView+HitTesting.swift#askHitTest",
      sources: "D:UIView.hitTest(_:with:)"
    ),
    RuleEntry(
      87,
      "hit-test.event-independent-default",
      section: 4,
      .inferred,
      .holds,
      Text(
        """
          The default implementation uses the event only to pass it on; the result depends on \
          geometry and flags alone.
          """,
        zh: "默认实现只是把 event 传下去；结果只取决于几何和各个标志。"
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "INF D:UIView.hitTest(_:with:)"
    ),
    RuleEntry(
      88,
      "hit-test.classes-with-own-override",
      section: 4,
      .widelyObserved,
      .notSimulated(Text(
        "UIControl and the bars are modelled; what the others do is private",
        zh: "UIControl 和各种栏已模拟；其余类怎么做没有公开"
      )),
      Text(
        """
          These framework classes override hitTest: UIControl, UITextField, UIStepper, UIDatePicker, \
          UIPickerView, UISearchBar, UIScrollView, UITextView, UITableView, UITableViewCell, \
          UINavigationBar, UITabBar and the private transition and dimming views; model only \
          UIControl and bars unless needed.
          """,
        zh: """
          下列框架类重写了 hitTest：UIControl、UITextField、UIStepper、UIDatePicker、UIPickerView、\
          UISearchBar、UIScrollView、UITextView、UITableView、UITableViewCell、UINavigationBar、\
          UITabBar 以及私有的转场视图和遮罩视图；除非需要，只模拟 UIControl 和各种栏。
          """
      ),
      places: """
        Controls/UIControl.swift#hitTest Controllers/UIView+BarTouches.swift#hitTestAsBar
        """,
      sources: "RT"
    ),
    RuleEntry(
      89,
      "hit-test.bars-extend-touch-area",
      section: 4,
      .widelyObserved,
      .decides,
      Text(
        """
          Navigation bars and tab bars accept touches somewhat outside their drawn buttons; keep the \
          amount configurable and off by default.
          """,
        zh: "导航栏和标签栏在所绘按钮稍外一点的地方也接受触摸；范围可配置，默认关闭。"
      ),
      places: "Controllers/UIView+BarTouches.swift#hitTestBarsExtendTouchArea",
      sources: "RT X-so"
    ),
    RuleEntry(
      90,
      "hit-test.modal-covers-presenter",
      section: 4,
      .documented,
      .decides,
      Text(
        """
          A presented controller's container (and dimming view, if any) is in front of the \
          presenter's view, so it takes the touches; pass-through needs an explicit setting such as \
          popover passthroughViews.
          """,
        zh: """
          被呈现的控制器的容器（以及可能有的遮罩视图）位于呈现者的视图之前，所以触摸归它；要穿透需要\
          明确的设置，例如弹出框的 passthroughViews。
          """
      ),
      practice: Text(
        """
          What lies below a sheet cannot be touched although it shows. A popover can name exceptions \
          in passthroughViews.
          """,
        zh: """
          表单下面露出来的内容看得见却点不到。弹出框可以在 passthroughViews 中列出例外。
          """
      ),
      places: "Controllers/UITransitionView.swift#hitTestModalCoversPresenter",
      sources: "D:UIPopoverPresentationController.passthroughViews† D:UIPresentationController†"
    ),
    RuleEntry(
      91,
      "hit-test.presentation-layer-not-used",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          Hit-testing reads the model layer tree; presentation-layer values are never used by \
          default.
          """,
        zh: "命中测试读取模型图层树；默认从不使用呈现图层的值。"
      ),
      places: "Views/ViewGeometry.swift#ViewGeometry",
      sources: "X-so D:CALayer.hitTest(_:)†"
    ),
    RuleEntry(
      92,
      "hit-test.ios18-root-may-win",
      section: 4,
      .widelyObserved,
      .notSimulated(Text(
        "there are no hosting views here",
        zh: "这里没有托管视图"
      )),
      Text(
        """
          On iOS 18 and later the root hosting view or the window may come back as the hit view in \
          cases where earlier systems returned a deeper view, so pass-through code that compares \
          with rootViewController.view can break.
          """,
        zh: """
          在 iOS 18 及以后，有些情况下命中的视图会是根托管视图或窗口，而以前的系统返回更深的视图，所\
          以与 rootViewController.view 做比较的穿透代码可能失效。
          """
      ),
      places: "Windows/WindowServer.swift#chooseWindow",
      sources: "X-forum"
    ),
    RuleEntry(
      93,
      "hit-test.view-controller-not-involved",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          View controllers are not asked during hit-testing; they join only in the responder chain.
          """,
        zh: "命中测试期间不会询问视图控制器；它们只在响应者链中出现。"
      ),
      practice: Text(
        """
          Putting touch code into a controller helps only after the hit: the controller hears what \
          its views pass on.
          """,
        zh: "把触摸代码写进控制器，要到命中之后才起作用：控制器只听得到它的视图传上来的。"
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "D:UIView.hitTest(_:with:) D:UIViewController.next"
    ),
    RuleEntry(
      94,
      "hit-test.private-animation-flag-is-not-uikit",
      section: 4,
      .widelyObserved,
      .notSimulated(Text(
        "a remark about a source; ignore.animating-view-is-ineligible is the behaviour",
        zh: "这是对一个来源的说明；实际行为是 ignore.animating-view-is-ineligible"
      )),
      Text(
        """
          The `_isAnimatedUserInteractionEnabled` check that articles quote comes from Chameleon, \
          not from Apple's UIKit; the behaviour it models is ignore.animating-view-is-ineligible.
          """,
        zh: """
          一些文章引用的 `_isAnimatedUserInteractionEnabled` 检查来自 Chameleon，而不是苹果的 UIKit\
          ；它所模拟的行为是 ignore.animating-view-is-ineligible。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "CH A1"
    ),
    RuleEntry(
      532,
      "hit-test.checks-in-default",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          The hidden, interaction, alpha and point-inside checks are part of the default hitTest of \
          the view that is asked: a parent calls hitTest on every subview without checking it first, \
          so an override that does not call super can return a view that is hidden, disabled or does \
          not contain the point.
          """,
        zh: """
          隐藏、交互、alpha 和 point(inside:with:) 的检查都属于被询问视图自己的默认 hitTest：父视图\
          对每个子视图都调用 hitTest，事先不做检查，所以不调用 super 的重写可以返回隐藏的、禁用的或\
          不包含该点的视图。
          """
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit",
      sources: "X-issue X-wwdc235 CH"
    ),
    RuleEntry(
      533,
      "hit-test.cell-content-view-in-front",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          In a table view cell contentView lies in front of views that were added to the cell itself \
          during its initialisation, so these are covered and not hit; views added to contentView \
          are hit as usual.
          """,
        zh: """
          在表格视图的单元格中，contentView 位于单元格初始化时加到单元格自身上的视图之前，所以后者被\
          盖住而命中不到；加到 contentView 上的视图照常命中。
          """
      ),
      places: "Tables/ListCell.swift#addWhileMaking",
      sources: "X-so"
    ),
    RuleEntry(
      534,
      "hit-test.subview-order-changes",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          addSubview and bringSubviewToFront put a view at the end of the array, sendSubviewToBack \
          puts it at index 0; a view is in at most one array and at most once, so adding it again \
          moves it, also between superviews.
          """,
        zh: """
          addSubview 和 bringSubviewToFront 把视图放到数组末尾，sendSubviewToBack 把它放到下标 0；一\
          个视图最多在一个数组中出现一次，所以再次添加就是移动，在不同父视图之间也是如此。
          """
      ),
      places: "Views/UIView+Hierarchy.swift#insert",
      sources: "D:UIView† X-meas X-so"
    ),
    RuleEntry(
      535,
      "hit-test.subview-insertion",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          insertSubview(at:) counts positions after the view has been taken out of the array, and an \
          index past the end means the end; inserting above or below a sibling places the view next \
          to it, and a reference view that is not another subview of the same parent means the end. \
          Layers without a view stay where they are among the view layers and take no index in \
          subviews.
          """,
        zh: """
          insertSubview(at:) 在视图移出数组之后再数位置，下标超出末尾就是末尾；插到某个兄弟视图的上\
          面或下面，视图就紧挨着它；如果参照视图不是同一父视图的另一个子视图，就放到末尾。没有视图的\
          图层留在视图图层之间的原处，在 subviews 中不占下标。
          """
      ),
      places: "Views/UIView+Hierarchy.swift#insert",
      sources: "D:UIView† X-meas RI"
    ),
    RuleEntry(
      536,
      "hit-test.point-to-superview",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          A point p of a view lies in its superview at center + T(p - bounds.origin - a * \
          bounds.size), where T is the transform, a the anchor point (default 0.5, 0.5) and the \
          product is taken per axis; the way down is the inverse.
          """,
        zh: """
          视图中的点 p 在父视图中位于 center + T(p - bounds.origin - a * bounds.size)，其中 T 是变换\
          ，a 是锚点（默认 0.5, 0.5），乘法按坐标轴分别进行；向下则取其逆。
          """
      ),
      places: "Views/ViewGeometry.swift#toSuperview",
      sources: "D:UIView.center† D:CALayer.anchorPoint† X-meas"
    ),
    RuleEntry(
      537,
      "hit-test.convert-point",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          convert(_:to:) and convert(_:from:) go from the source up to the lowest common ancestor \
          and down to the destination; the result is in the bounds space of the destination, and \
          size, visibility and clipping play no part. A nil view means the window, or the topmost \
          view of a tree that is in no window.
          """,
        zh: """
          convert(_:to:) 和 convert(_:from:) 从起点向上走到最近的公共祖先，再向下走到终点；结果在终\
          点视图的 bounds 空间中，大小、可见性和裁剪都不起作用。视图为 nil 表示窗口，不在窗口中的视\
          图树则表示最上层的视图。
          """
      ),
      places: "Views/UIView+Conversion.swift#convert",
      sources: "D:UIView.convert(_:to:)† X-meas"
    ),
    RuleEntry(
      538,
      "hit-test.convert-rect",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          A rectangle is converted as the bounding box of its four corners, taken in the lowest \
          common ancestor and taken again in the destination; when one of the two views is an \
          ancestor of the other there is one box only, at the destination.
          """,
        zh: """
          矩形转换为其四个角的外接矩形，在最近的公共祖先中取一次，在终点再取一次；如果两个视图中一个\
          是另一个的祖先，则只在终点取一次。
          """
      ),
      places: "Views/UIView+Conversion.swift#convert",
      sources: "X-meas"
    ),
    RuleEntry(
      539,
      "hit-test.frame-is-derived",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          frame is computed: the bounding box, in the superview, of the bounds rectangle after the \
          transform about the anchor point; changing bounds.origin never changes it.
          """,
        zh: """
          frame 是算出来的：bounds 矩形围绕锚点变换之后在父视图中的外接矩形；改变 bounds.origin 从不\
          改变它。
          """
      ),
      places: "Views/ViewGeometry.swift#frame",
      sources: "D:UIView.frame† X-meas"
    ),
    RuleEntry(
      540,
      "hit-test.frame-assignment",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          Assigning frame sets bounds.size to the bounding size of the new size under the inverse of \
          the transform's linear part (so half scale doubles it) and moves center so that frame has \
          the assigned origin; bounds.origin and transform stay.
          """,
        zh: """
          给 frame 赋值时，bounds.size 设为新大小在变换线性部分之逆下的外接大小（所以缩小一半时它会\
          加倍），并移动 center 使 frame 具有所赋的原点；bounds.origin 和 transform 不变。
          """
      ),
      places: "Views/ViewGeometry.swift#setFrame",
      sources: "X-meas D:UIView.frame†"
    ),
    RuleEntry(
      541,
      "hit-test.bounds-assignment",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          Assigning bounds or bounds.size leaves center where it is, so the view grows or shrinks \
          about its anchor point; assigning center moves it without resizing.
          """,
        zh: """
          给 bounds 或 bounds.size 赋值不改变 center，所以视图围绕锚点变大或变小；给 center 赋值只移\
          动视图，不改变大小。
          """
      ),
      places: "Views/ViewGeometry.swift#bounds",
      sources: "D:UIView.bounds† X-meas"
    ),
    RuleEntry(
      542,
      "hit-test.affine-conventions",
      section: 4,
      .documented,
      .holds,
      Text(
        """
          Points are row vectors: x' = a x + c y + tx, y' = b x + d y + ty. Concatenating t1 with t2 \
          applies t1 first; scaled, rotated and translated put the new step before the existing \
          transform; inverting a singular matrix returns it unchanged; a size ignores the \
          translation and keeps its signs; a rectangle becomes its standardised bounding box, and \
          rectangles that share only an edge do not intersect.
          """,
        zh: """
          点是行向量：x' = a x + c y + tx，y' = b x + d y + ty。t1 与 t2 连接时先用 t1；scaled、\
          rotated 和 translated 把新的一步放在已有变换之前；奇异矩阵求逆返回它自身；大小不计平移并保\
          留符号；矩形变为其标准化的外接矩形，只共一条边的两个矩形不相交。
          """
      ),
      places: "Geometry/CGAffineTransform.swift#CGAffineTransform",
      sources: "D:CGAffineTransform† X-meas"
    ),
    RuleEntry(
      579,
      "hit-test.layer-list",
      section: 4,
      .widelyObserved,
      .holds,
      Text(
        """
          A view's layer has one list of sublayers that holds the layers of its subviews and layers \
          without a view; it is nil when empty. addSubview puts the view's layer on top of \
          everything, plain layers included; inserting above or below a sibling puts it directly \
          above or below that sibling's layer; bringSubviewToFront and sendSubviewToBack go to the \
          ends of the whole list. subviews is that list without the plain layers, which take no \
          index. Hit-testing follows subviews and is not concerned.
          """,
        zh: """
          视图的图层有一个 sublayers 列表，其中既有各子视图的图层，也有没有视图的图层；列表为空时为 \
          nil。addSubview 把视图的图层放到所有图层之上，包括普通图层；插到兄弟视图的上面或下面，就直\
          接放在该兄弟图层的上面或下面；bringSubviewToFront 和 sendSubviewToBack 移到整个列表的两端\
          。subviews 就是去掉普通图层的这个列表，普通图层不占下标。命中测试按 subviews 进行，不受影\
          响。
          """
      ),
      practice: Text(
        """
          Adding a subview after a drawing layer covers the layer. Insert the layer again, or draw \
          in a view of its own.
          """,
        zh: """
          先加绘图图层再添加子视图，图层就被盖住。重新插入图层，或放进自己的视图里绘制。
          """
      ),
      places: "Views/CALayer.swift#sublayers",
      sources: "X-suite INF"
    ),
  ]
}
