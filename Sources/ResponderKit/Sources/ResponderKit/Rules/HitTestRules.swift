extension Rule {
  public static var hitTestStartsAtWindow: Rule { Rule(48) }
  public static var hitTestCheckOrder: Rule { Rule(49) }
  public static var hitTestSkipsHidden: Rule { Rule(50) }
  public static var hitTestSkipsInteractionDisabled: Rule { Rule(51) }
  public static var hitTestSkipsNearZeroAlpha: Rule { Rule(52) }
  public static var hitTestAlphaBoundary: Rule { Rule(53) }
  public static var hitTestAlphaIsPerView: Rule { Rule(54) }
  public static var hitTestHiddenIsPerView: Rule { Rule(55) }
  public static var hitTestPointInsidePrunes: Rule { Rule(56) }
  public static var hitTestPointInsideDefaultIsBounds: Rule { Rule(57) }
  public static var hitTestBoundsHalfOpen: Rule { Rule(58) }
  public static var hitTestReverseSubviewOrder: Rule { Rule(59) }
  public static var hitTestFirstNonNilWins: Rule { Rule(60) }
  public static var hitTestSelfIsFallback: Rule { Rule(61) }
  public static var hitTestSiblingFallThrough: Rule { Rule(62) }
  public static var hitTestConvertsPointPerLevel: Rule { Rule(63) }
  public static var hitTestHonoursTransform: Rule { Rule(64) }
  public static var hitTestHonoursBoundsOrigin: Rule { Rule(65) }
  public static var hitTestNonInvertibleTransform: Rule { Rule(66) }
  public static var hitTestClipsToBoundsIrrelevant: Rule { Rule(67) }
  public static var hitTestOutsideSuperviewNotHit: Rule { Rule(68) }
  public static var hitTestEnlargeByPointInside: Rule { Rule(69) }
  public static var hitTestOverrideCanRedirect: Rule { Rule(70) }
  public static var hitTestOverrideNilPassesThrough: Rule { Rule(71) }
  public static var hitTestContentTransparencyIgnored: Rule { Rule(72) }
  public static var hitTestMaskAndCornerIgnored: Rule { Rule(73) }
  public static var hitTestZPositionIgnored: Rule { Rule(74) }
  public static var hitTestLayersAreNotHit: Rule { Rule(75) }
  public static var hitTestRecognizersNotConsidered: Rule { Rule(76) }
  public static var hitTestTouchesOverridesNotConsidered: Rule { Rule(77) }
  public static var hitTestAccessibilityNotConsidered: Rule { Rule(78) }
  public static var hitTestDisabledControlDeclines: Rule { Rule(79) }
  public static var hitTestEnabledChildOfDisabledControl: Rule { Rule(80) }
  public static var hitTestLabelAndImageViewOff: Rule { Rule(81) }
  public static var hitTestPlainViewOn: Rule { Rule(82) }
  public static var hitTestMayRunManyTimes: Rule { Rule(83) }
  public static var hitTestMustBePure: Rule { Rule(84) }
  public static var hitTestOncePerTouch: Rule { Rule(85) }
  public static var hitTestEventMayBeNil: Rule { Rule(86) }
  public static var hitTestEventIndependentDefault: Rule { Rule(87) }
  public static var hitTestClassesWithOwnOverride: Rule { Rule(88) }
  public static var hitTestBarsExtendTouchArea: Rule { Rule(89) }
  public static var hitTestModalCoversPresenter: Rule { Rule(90) }
  public static var hitTestPresentationLayerNotUsed: Rule { Rule(91) }
  public static var hitTestIos18RootMayWin: Rule { Rule(92) }
  public static var hitTestViewControllerNotInvolved: Rule { Rule(93) }
  public static var hitTestPrivateAnimationFlagIsNotUikit: Rule { Rule(94) }
  public static var hitTestChecksInDefault: Rule { Rule(532) }
  public static var hitTestCellContentViewInFront: Rule { Rule(533) }
  public static var hitTestSubviewOrderChanges: Rule { Rule(534) }
  public static var hitTestSubviewInsertion: Rule { Rule(535) }
  public static var hitTestPointToSuperview: Rule { Rule(536) }
  public static var hitTestConvertPoint: Rule { Rule(537) }
  public static var hitTestConvertRect: Rule { Rule(538) }
  public static var hitTestFrameIsDerived: Rule { Rule(539) }
  public static var hitTestFrameAssignment: Rule { Rule(540) }
  public static var hitTestBoundsAssignment: Rule { Rule(541) }
  public static var hitTestAffineConventions: Rule { Rule(542) }
  public static var hitTestLayerList: Rule { Rule(579) }
}

extension RuleEntry {
  /// The rules of section 4 of the rulebook.
  static let hitTestRules: [RuleEntry] = [
    RuleEntry(
      48,
      "hit-test.starts-at-window",
      section: 4,
      .documented,
      .holds,
      """
      Hit-testing starts by calling hitTest on the candidate window with the touch point in \
      window coordinates.
      """
    ),
    RuleEntry(
      49,
      "hit-test.check-order",
      section: 4,
      .widelyObserved,
      .holds,
      """
      A view first rejects on hidden, interaction disabled or near-zero alpha, then asks \
      point(inside:with:), then asks its subviews; nothing below a rejecting view is asked.
      """
    ),
    RuleEntry(
      50,
      "hit-test.skips-hidden",
      section: 4,
      .documented,
      .decides,
      "A view with isHidden true, and therefore its whole subtree, is skipped."
    ),
    RuleEntry(
      51,
      "hit-test.skips-interaction-disabled",
      section: 4,
      .documented,
      .decides,
      "A view with isUserInteractionEnabled false, and its whole subtree, is skipped."
    ),
    RuleEntry(
      52,
      "hit-test.skips-near-zero-alpha",
      section: 4,
      .documented,
      .decides,
      """
      A view whose alpha is less than 0.01 is skipped with its subtree; Apple's text uses \
      strict less-than.
      """
    ),
    RuleEntry(
      53,
      "hit-test.alpha-boundary",
      section: 4,
      .singleObservation,
      .decides,
      """
      Alpha is stored as a 32-bit float, so assigning 0.01 reads back slightly below 0.01 and \
      the view is skipped; "<" and "<=" cannot be told apart by setting alpha to 0.01.
      """
    ),
    RuleEntry(
      54,
      "hit-test.alpha-is-per-view",
      section: 4,
      .inferred,
      .holds,
      """
      Only each view's own alpha is compared; alphas are not multiplied down the tree, but a \
      failing ancestor still removes its subtree.
      """
    ),
    RuleEntry(
      55,
      "hit-test.hidden-is-per-view",
      section: 4,
      .headerComment,
      .holds,
      """
      isHidden does not report a hidden ancestor; the subtree is excluded only because \
      traversal stops at that ancestor.
      """
    ),
    RuleEntry(
      56,
      "hit-test.point-inside-prunes",
      section: 4,
      .documented,
      .decides,
      """
      If point(inside:with:) returns false the view returns nil and none of its subviews are \
      asked.
      """
    ),
    RuleEntry(
      57,
      "hit-test.point-inside-default-is-bounds",
      section: 4,
      .headerComment,
      .decides,
      """
      The default point(inside:with:) is true exactly when the point is in the receiver's \
      bounds.
      """
    ),
    RuleEntry(
      58,
      "hit-test.bounds-half-open",
      section: 4,
      .documented,
      .decides,
      """
      Containment is half-open: the minimum x and y edges are inside, the maximum x and y \
      edges are outside, and an empty rectangle contains nothing.
      """
    ),
    RuleEntry(
      59,
      "hit-test.reverse-subview-order",
      section: 4,
      .widelyObserved,
      .holds,
      """
      Subviews are asked from the last index of the subviews array (front) to the first \
      (back).
      """
    ),
    RuleEntry(
      60,
      "hit-test.first-non-nil-wins",
      section: 4,
      .documented,
      .decides,
      """
      The first subview that returns a non-nil view ends the search, and its result is \
      returned unchanged.
      """
    ),
    RuleEntry(
      61,
      "hit-test.self-is-fallback",
      section: 4,
      .documented,
      .decides,
      """
      If the view passed its own checks and every subview returned nil, the view returns \
      itself.
      """
    ),
    RuleEntry(
      62,
      "hit-test.sibling-fall-through",
      section: 4,
      .widelyObserved,
      .holds,
      """
      When a front sibling declines the point, the sibling behind it is asked, so touches pass \
      through a disabled, hidden or transparent-by-alpha overlay to what lies behind.
      """
    ),
    RuleEntry(
      63,
      "hit-test.converts-point-per-level",
      section: 4,
      .documented,
      .holds,
      "The point is converted into each subview's own coordinate space before it is asked."
    ),
    RuleEntry(
      64,
      "hit-test.honours-transform",
      section: 4,
      .documented,
      .holds,
      """
      Conversion uses the inverse of the subview's transform about its anchor point, so a \
      rotated or scaled view is hit on its transformed shape; frame must not be used when the \
      transform is not identity.
      """
    ),
    RuleEntry(
      65,
      "hit-test.honours-bounds-origin",
      section: 4,
      .documented,
      .holds,
      """
      Conversion includes bounds.origin, so scrolled content is hit where it appears after \
      scrolling.
      """
    ),
    RuleEntry(
      66,
      "hit-test.non-invertible-transform",
      section: 4,
      .inferred,
      .decides,
      """
      If a subview's transform has no inverse (for example scale 0) the point cannot be inside \
      it; treat it as declined.
      """
    ),
    RuleEntry(
      67,
      "hit-test.clips-to-bounds-irrelevant",
      section: 4,
      .documented,
      .holds,
      """
      clipsToBounds changes drawing only; a visible part of a subview outside its superview is \
      not touchable whether or not clipping is on.
      """
    ),
    RuleEntry(
      68,
      "hit-test.outside-superview-not-hit",
      section: 4,
      .documented,
      .holds,
      """
      A point outside a superview's bounds never reaches its subviews unless the superview's \
      point(inside:with:) or hitTest is overridden.
      """
    ),
    RuleEntry(
      69,
      "hit-test.enlarge-by-point-inside",
      section: 4,
      .widelyObserved,
      .decides,
      """
      Overriding point(inside:with:) with a larger rectangle enlarges a view's touch area, but \
      only where all ancestors also contain the point.
      """
    ),
    RuleEntry(
      70,
      "hit-test.override-can-redirect",
      section: 4,
      .widelyObserved,
      .decides,
      """
      An override of hitTest may return any view, including one outside its own subtree; UIKit \
      then uses that view as touch.view and its superview line for recognizers and chain.
      """
    ),
    RuleEntry(
      71,
      "hit-test.override-nil-passes-through",
      section: 4,
      .widelyObserved,
      .decides,
      """
      An override that returns nil when super returns self makes the container itself \
      transparent to touches while its subviews stay touchable.
      """
    ),
    RuleEntry(
      72,
      "hit-test.content-transparency-ignored",
      section: 4,
      .documented,
      .holds,
      """
      Pixel transparency, a clear background colour or isOpaque do not affect the default hit \
      test; only the alpha property does.
      """
    ),
    RuleEntry(
      73,
      "hit-test.mask-and-corner-ignored",
      section: 4,
      .inferred,
      .holds,
      """
      Layer masks and corner radius do not change the default touch area, because the default \
      test is the bounds rectangle.
      """
    ),
    RuleEntry(
      74,
      "hit-test.z-position-ignored",
      section: 4,
      .widelyObserved,
      .holds,
      """
      Layer zPosition, and the depth part of a 3D layer transform, change drawing order but \
      not the order in which subviews are asked; only array order counts.
      """
    ),
    RuleEntry(
      75,
      "hit-test.layers-are-not-hit",
      section: 4,
      .documented,
      .holds,
      "Sublayers without a view are never hit-test results, since layers are not responders."
    ),
    RuleEntry(
      76,
      "hit-test.recognizers-not-considered",
      section: 4,
      .documented,
      .holds,
      "Whether a view has gesture recognizers has no effect on hit-testing."
    ),
    RuleEntry(
      77,
      "hit-test.touches-overrides-not-considered",
      section: 4,
      .documented,
      .holds,
      "Whether a view implements touches methods has no effect on hit-testing."
    ),
    RuleEntry(
      78,
      "hit-test.accessibility-not-considered",
      section: 4,
      .singleObservation,
      .notSimulated("views have no accessibility properties here"),
      "Accessibility flags and accessibility frames do not influence touch hit-testing."
    ),
    RuleEntry(
      79,
      "hit-test.disabled-control-declines",
      section: 4,
      .disputed,
      .decides,
      """
      A UIControl with isEnabled false returns nil from hitTest, together with its subtree, so \
      the touch goes to whatever is behind it or to its superview.
      """
    ),
    RuleEntry(
      80,
      "hit-test.enabled-child-of-disabled-control",
      section: 4,
      .singleObservation,
      .holds,
      "An enabled control nested inside a disabled control cannot be touched."
    ),
    RuleEntry(
      81,
      "hit-test.label-and-image-view-off",
      section: 4,
      .headerComment,
      .decides,
      """
      UILabel and UIImageView start with isUserInteractionEnabled false, so they and all their \
      subviews are skipped until it is set to true.
      """
    ),
    RuleEntry(
      82,
      "hit-test.plain-view-on",
      section: 4,
      .headerComment,
      .holds,
      "UIView and all other common classes start with isUserInteractionEnabled true."
    ),
    RuleEntry(
      83,
      "hit-test.may-run-many-times",
      section: 4,
      .widelyObserved,
      .holds,
      """
      UIKit may call hitTest and point(inside:with:) more than once for one touch, sometimes \
      with a slightly changed point; only the final result is used.
      """
    ),
    RuleEntry(
      84,
      "hit-test.must-be-pure",
      section: 4,
      .widelyObserved,
      .holds,
      """
      Overrides must have no side effects, since the number of calls is not defined; the \
      simulator should offer a configurable repeat count (default 1, teaching default 2).
      """
    ),
    RuleEntry(
      85,
      "hit-test.once-per-touch",
      section: 4,
      .documented,
      .holds,
      """
      The hit view is decided when a touch begins and is never recomputed while that touch \
      lives.
      """
    ),
    RuleEntry(
      86,
      "hit-test.event-may-be-nil",
      section: 4,
      .documented,
      .holds,
      "The event argument may be nil when hitTest is called by app code outside event handling."
    ),
    RuleEntry(
      87,
      "hit-test.event-independent-default",
      section: 4,
      .inferred,
      .holds,
      """
      The default implementation uses the event only to pass it on; the result depends on \
      geometry and flags alone.
      """
    ),
    RuleEntry(
      88,
      "hit-test.classes-with-own-override",
      section: 4,
      .widelyObserved,
      .notSimulated("UIControl and the bars are modelled; what the others do is private"),
      """
      These framework classes override hitTest: UIControl, UITextField, UIStepper, \
      UIDatePicker, UIPickerView, UISearchBar, UIScrollView, UITextView, UITableView, \
      UITableViewCell, UINavigationBar, UITabBar and the private transition and dimming views; \
      model only UIControl and bars unless needed.
      """
    ),
    RuleEntry(
      89,
      "hit-test.bars-extend-touch-area",
      section: 4,
      .widelyObserved,
      .decides,
      """
      Navigation bars and tab bars accept touches somewhat outside their drawn buttons; keep \
      the amount configurable and off by default.
      """
    ),
    RuleEntry(
      90,
      "hit-test.modal-covers-presenter",
      section: 4,
      .documented,
      .decides,
      """
      A presented controller's container (and dimming view, if any) is in front of the \
      presenter's view, so it takes the touches; pass-through needs an explicit setting such \
      as popover passthroughViews.
      """
    ),
    RuleEntry(
      91,
      "hit-test.presentation-layer-not-used",
      section: 4,
      .widelyObserved,
      .holds,
      """
      Hit-testing reads the model layer tree; presentation-layer values are never used by \
      default.
      """
    ),
    RuleEntry(
      92,
      "hit-test.ios18-root-may-win",
      section: 4,
      .widelyObserved,
      .notSimulated("there are no hosting views here"),
      """
      On iOS 18 and later the root hosting view or the window may come back as the hit view in \
      cases where earlier systems returned a deeper view, so pass-through code that compares \
      with rootViewController.view can break.
      """
    ),
    RuleEntry(
      93,
      "hit-test.view-controller-not-involved",
      section: 4,
      .documented,
      .holds,
      """
      View controllers are not asked during hit-testing; they join only in the responder \
      chain.
      """
    ),
    RuleEntry(
      94,
      "hit-test.private-animation-flag-is-not-uikit",
      section: 4,
      .widelyObserved,
      .notSimulated(
        "a remark about a source; ignore.animating-view-is-ineligible is the behaviour"
      ),
      """
      The `_isAnimatedUserInteractionEnabled` check quoted in A1 comes from Chameleon, not \
      from Apple's UIKit; the behaviour it models is ignore.animating-view-is-ineligible.
      """
    ),
    RuleEntry(
      532,
      "hit-test.checks-in-default",
      section: 4,
      .widelyObserved,
      .holds,
      """
      The hidden, interaction, alpha and point-inside checks are part of the default hitTest \
      of the view that is asked: a parent calls hitTest on every subview without checking it \
      first, so an override that does not call super can return a view that is hidden, \
      disabled or does not contain the point.
      """
    ),
    RuleEntry(
      533,
      "hit-test.cell-content-view-in-front",
      section: 4,
      .widelyObserved,
      .holds,
      """
      In a table view cell contentView lies in front of views that were added to the cell \
      itself during its initialisation, so these are covered and not hit; views added to \
      contentView are hit as usual.
      """
    ),
    RuleEntry(
      534,
      "hit-test.subview-order-changes",
      section: 4,
      .documented,
      .holds,
      """
      addSubview and bringSubviewToFront put a view at the end of the array, sendSubviewToBack \
      puts it at index 0; a view is in at most one array and at most once, so adding it again \
      moves it, also between superviews.
      """
    ),
    RuleEntry(
      535,
      "hit-test.subview-insertion",
      section: 4,
      .widelyObserved,
      .holds,
      """
      insertSubview(at:) counts positions after the view has been taken out of the array, and \
      an index past the end means the end; inserting above or below a sibling places the view \
      next to it, and a reference view that is not another subview of the same parent means \
      the end. Layers without a view stay where they are among the view layers and take no \
      index in subviews.
      """
    ),
    RuleEntry(
      536,
      "hit-test.point-to-superview",
      section: 4,
      .documented,
      .holds,
      """
      A point p of a view lies in its superview at center + T(p - bounds.origin - a * \
      bounds.size), where T is the transform, a the anchor point (default 0.5, 0.5) and the \
      product is taken per axis; the way down is the inverse.
      """
    ),
    RuleEntry(
      537,
      "hit-test.convert-point",
      section: 4,
      .documented,
      .holds,
      """
      convert(_:to:) and convert(_:from:) go from the source up to the lowest common ancestor \
      and down to the destination; the result is in the bounds space of the destination, and \
      size, visibility and clipping play no part. A nil view means the window, or the topmost \
      view of a tree that is in no window.
      """
    ),
    RuleEntry(
      538,
      "hit-test.convert-rect",
      section: 4,
      .widelyObserved,
      .holds,
      """
      A rectangle is converted as the bounding box of its four corners, taken in the lowest \
      common ancestor and taken again in the destination; when one of the two views is an \
      ancestor of the other there is one box only, at the destination.
      """
    ),
    RuleEntry(
      539,
      "hit-test.frame-is-derived",
      section: 4,
      .documented,
      .holds,
      """
      frame is computed: the bounding box, in the superview, of the bounds rectangle after the \
      transform about the anchor point; changing bounds.origin never changes it.
      """
    ),
    RuleEntry(
      540,
      "hit-test.frame-assignment",
      section: 4,
      .widelyObserved,
      .holds,
      """
      Assigning frame sets bounds.size to the bounding size of the new size under the inverse \
      of the transform's linear part (so half scale doubles it) and moves center so that frame \
      has the assigned origin; bounds.origin and transform stay.
      """
    ),
    RuleEntry(
      541,
      "hit-test.bounds-assignment",
      section: 4,
      .documented,
      .holds,
      """
      Assigning bounds or bounds.size leaves center where it is, so the view grows or shrinks \
      about its anchor point; assigning center moves it without resizing.
      """
    ),
    RuleEntry(
      542,
      "hit-test.affine-conventions",
      section: 4,
      .documented,
      .holds,
      """
      Points are row vectors: x' = a x + c y + tx, y' = b x + d y + ty. Concatenating t1 with \
      t2 applies t1 first; scaled, rotated and translated put the new step before the existing \
      transform; inverting a singular matrix returns it unchanged; a size ignores the \
      translation and keeps its signs; a rectangle becomes its standardised bounding box, and \
      rectangles that share only an edge do not intersect.
      """
    ),
    RuleEntry(
      579,
      "hit-test.layer-list",
      section: 4,
      .widelyObserved,
      .notSimulated("the list of sublayers is not modelled yet"),
      """
      A view's layer has one list of sublayers that holds the layers of its subviews and layers \
      without a view; it is nil when empty. addSubview puts the view's layer on top of everything, \
      plain layers included; inserting above or below a sibling puts it directly above or below \
      that sibling's layer; bringSubviewToFront and sendSubviewToBack go to the ends of the whole \
      list. subviews is that list without the plain layers, which take no index. Hit-testing \
      follows subviews and is not concerned.
      """
    ),
  ]
}
