extension Rule {
  public static var deliveryHitViewIsFirst: Rule { Rule(139) }
  public static var deliveryDefaultForwardsToNext: Rule { Rule(140) }
  public static var deliveryPerMethodForwarding: Rule { Rule(141) }
  public static var deliveryOverrideSwallows: Rule { Rule(142) }
  public static var deliverySuperContinues: Rule { Rule(143) }
  public static var deliveryOverrideAllFourIfNoSuper: Rule { Rule(144) }
  public static var deliveryPartialOverrideEffect: Rule { Rule(145) }
  public static var deliveryTouchViewUnchangedUpChain: Rule { Rule(146) }
  public static var deliveryControlIgnoresForeignTouch: Rule { Rule(147) }
  public static var deliveryControlStopsForwarding: Rule { Rule(148) }
  public static var deliveryPlainClassesInherit: Rule { Rule(149) }
  public static var deliveryScrollFamilySwallows: Rule { Rule(150) }
  public static var deliveryNeverCallNextDirectly: Rule { Rule(151) }
  public static var deliveryEndOfChain: Rule { Rule(152) }
  public static var deliveryNoInterceptionByParentLater: Rule { Rule(153) }
}

extension RuleEntry {
  /// The rules of section 7 of the rulebook.
  static let deliveryRules: [RuleEntry] = [
    RuleEntry(
      139,
      "delivery.hit-view-is-first",
      section: 7,
      .documented,
      .decides,
      """
      The touches methods are called on touch.view; there is no search for "the nearest view \
      that implements them".
      """
    ),
    RuleEntry(
      140,
      "delivery.default-forwards-to-next",
      section: 7,
      .documented,
      .decides,
      """
      The inherited UIResponder version of each touches method does nothing except call the \
      same method on next with the same arguments.
      """
    ),
    RuleEntry(
      141,
      "delivery.per-method-forwarding",
      section: 7,
      .documented,
      .holds,
      """
      Each of the four methods is forwarded on its own, so an object that overrides only one \
      of them still forwards the other three.
      """
    ),
    RuleEntry(
      142,
      "delivery.override-swallows",
      section: 7,
      .documented,
      .decides,
      "An override that does not call super stops that message at this object."
    ),
    RuleEntry(
      143,
      "delivery.super-continues",
      section: 7,
      .documented,
      .decides,
      "An override that calls super handles the message and lets it continue to next."
    ),
    RuleEntry(
      144,
      "delivery.override-all-four-if-no-super",
      section: 7,
      .documented,
      .notSimulated("advice to the app; delivery.partial-override-effect is what follows"),
      """
      If you override one of the four without calling super, override the other three too, at \
      least as empty stubs, so that ancestors do not see a partial sequence.
      """
    ),
    RuleEntry(
      145,
      "delivery.partial-override-effect",
      section: 7,
      .widelyObserved,
      .holds,
      """
      With only touchesBegan overridden, ancestors never see began but do see moved, ended or \
      cancelled of the same touch.
      """
    ),
    RuleEntry(
      146,
      "delivery.touch-view-unchanged-up-chain",
      section: 7,
      .documented,
      .holds,
      """
      Forwarding does not change touch.view; ancestors see the original hit view in the touch \
      and its touches through touches(for: hitView), not through touches(for: self).
      """
    ),
    RuleEntry(
      147,
      "delivery.control-ignores-foreign-touch",
      section: 7,
      .singleObservation,
      .holds,
      """
      A UIControl reached by forwarding from a subview does not track the touch, because it \
      tracks only touches whose view is itself, and it does not forward further.
      """
    ),
    RuleEntry(
      148,
      "delivery.control-stops-forwarding",
      section: 7,
      .widelyObserved,
      .holds,
      """
      UIControl handles the four methods and does not forward them, so a superview or \
      controller gets no touches callbacks for touches on a control.
      """
    ),
    RuleEntry(
      149,
      "delivery.plain-classes-inherit",
      section: 7,
      .widelyObserved,
      .holds,
      """
      UIView, UIWindow, UIViewController and UILabel do not override the touches methods, they \
      inherit the forwarding version.
      """
    ),
    RuleEntry(
      150,
      "delivery.scroll-family-swallows",
      section: 7,
      .widelyObserved,
      .decides,
      """
      UIScrollView, UITableView, UICollectionView, UITableViewCell, UINavigationBar and \
      UITabBar override touches methods; a tap on a bare scroll view does not show up as \
      touchesBegan in the controller behind it.
      """
    ),
    RuleEntry(
      151,
      "delivery.never-call-next-directly",
      section: 7,
      .documented,
      .holds,
      "Custom code should pass a message on by calling super, not by calling next's method."
    ),
    RuleEntry(
      152,
      "delivery.end-of-chain",
      section: 7,
      .documented,
      .holds,
      "Touches that reach the app delegate or a nil next without a handler are dropped."
    ),
    RuleEntry(
      153,
      "delivery.no-interception-by-parent-later",
      section: 7,
      .documented,
      .holds,
      """
      Once a view got touchesBegan, an ancestor can take the touch over only through a gesture \
      recognizer, scroll-view cancelling, or removal; not by returning something else from \
      hitTest.
      """
    ),
  ]
}
