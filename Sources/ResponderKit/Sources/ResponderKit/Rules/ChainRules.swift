extension Rule {
  public static var chainBaseNextNil: Rule { Rule(154) }
  public static var chainViewNext: Rule { Rule(155) }
  public static var chainViewWithoutSuperview: Rule { Rule(156) }
  public static var chainControllerNextIsViewsSuperview: Rule { Rule(157) }
  public static var chainControllerNextWhenRootOfWindow: Rule { Rule(158) }
  public static var chainControllerNextWhenPresented: Rule { Rule(159) }
  public static var chainControllerNotLoaded: Rule { Rule(160) }
  public static var chainChildControllerOrder: Rule { Rule(161) }
  public static var chainParentNotDirectNext: Rule { Rule(162) }
  public static var chainPresentedSkipsPresenterView: Rule { Rule(163) }
  public static var chainPopoverLikePresented: Rule { Rule(164) }
  public static var chainAlertOwnWindowLegacy: Rule { Rule(165) }
  public static var chainPrivateWrappersInDumps: Rule { Rule(166) }
  public static var chainWindowNextPre13: Rule { Rule(167) }
  public static var chainWindowNextIos13: Rule { Rule(168) }
  public static var chainSceneDelegateNotInChain: Rule { Rule(169) }
  public static var chainApplicationNext: Rule { Rule(170) }
  public static var chainAppDelegateEnds: Rule { Rule(171) }
  public static var chainNavigationAndTab: Rule { Rule(172) }
  public static var chainOverrideAllowed: Rule { Rule(173) }
  public static var chainEvaluatedLazily: Rule { Rule(174) }
  public static var chainRecognizersNotMembers: Rule { Rule(175) }
  public static var chainLayersNotMembers: Rule { Rule(176) }
  public static var chainWhoIsAResponder: Rule { Rule(177) }
  public static var chainBarButtonItems: Rule { Rule(178) }
  public static var chainModalActionGate: Rule { Rule(179) }
  public static var chainSearchIsNotHitTest: Rule { Rule(180) }
}

extension RuleEntry {
  /// The rules of section 8 of the rulebook.
  static let chainRules: [RuleEntry] = [
    RuleEntry(
      154,
      "chain.base-next-nil",
      section: 8,
      .documented,
      .decides,
      "UIResponder.next returns nil unless a subclass overrides it."
    ),
    RuleEntry(
      155,
      "chain.view-next",
      section: 8,
      .documented,
      .decides,
      """
      A view's next is its view controller when the view is that controller's root view; \
      otherwise its superview.
      """
    ),
    RuleEntry(
      156,
      "chain.view-without-superview",
      section: 8,
      .documented,
      .decides,
      """
      A view that is nobody's root view and has no superview has next nil, so an off-screen \
      subtree ends at its top view.
      """
    ),
    RuleEntry(
      157,
      "chain.controller-next-is-views-superview",
      section: 8,
      .documented,
      .decides,
      """
      A view controller's next is the superview of its root view, which is how a child \
      controller's chain reenters the parent's view tree.
      """
    ),
    RuleEntry(
      158,
      "chain.controller-next-when-root-of-window",
      section: 8,
      .documented,
      .decides,
      """
      For a window's root controller that superview is the window, or a private wrapper view \
      inside the window.
      """
    ),
    RuleEntry(
      159,
      "chain.controller-next-when-presented",
      section: 8,
      .disputed,
      .decides,
      "A presented controller's next is its presenting controller."
    ),
    RuleEntry(
      160,
      "chain.controller-not-loaded",
      section: 8,
      .inferred,
      .decides,
      """
      Asking a controller whose view is not loaded for next must not load the view; return the \
      presenter if there is one, else nil.
      """
    ),
    RuleEntry(
      161,
      "chain.child-controller-order",
      section: 8,
      .documented,
      .holds,
      """
      From a child's root view the order is child root view, child controller, child root \
      view's superview, and so on up to parent root view, parent controller.
      """
    ),
    RuleEntry(
      162,
      "chain.parent-not-direct-next",
      section: 8,
      .documented,
      .holds,
      """
      parent (the containing controller) is not itself the next of a child controller; the \
      chain gets to it through the views in between.
      """
    ),
    RuleEntry(
      163,
      "chain.presented-skips-presenter-view",
      section: 8,
      .widelyObserved,
      .holds,
      """
      When the chain goes from presented to presenting controller it continues with the \
      presenter, not with the presenter's root view.
      """
    ),
    RuleEntry(
      164,
      "chain.popover-like-presented",
      section: 8,
      .inferred,
      .decides,
      """
      Popovers, sheets and alerts are presented controllers, so the same presented-controller \
      rule applies.
      """
    ),
    RuleEntry(
      165,
      "chain.alert-own-window-legacy",
      section: 8,
      .widelyObserved,
      .notSimulated(
        "the oldest system that is modelled is iOS 12"
      ),
      """
      Old UIAlertView and UIActionSheet lived in a private overlay window, so their chain \
      ended window, application, delegate with no app controller in it.
      """
    ),
    RuleEntry(
      166,
      "chain.private-wrappers-in-dumps",
      section: 8,
      .widelyObserved,
      .decides,
      """
      Real dumps show UIDropShadowView and UITransitionView between the root controller and \
      the window; they forward everything, so a simulator may hide them by default.
      """
    ),
    RuleEntry(
      167,
      "chain.window-next-pre13",
      section: 8,
      .documented,
      .decides,
      "UIWindow's next is the UIApplication object."
    ),
    RuleEntry(
      168,
      "chain.window-next-ios13",
      section: 8,
      .widelyObserved,
      .decides,
      """
      UIWindow's next is its UIWindowScene, and the scene's next is UIApplication; a window \
      without a scene goes straight to UIApplication.
      """
    ),
    RuleEntry(
      169,
      "chain.scene-delegate-not-in-chain",
      section: 8,
      .widelyObserved,
      .holds,
      "The scene delegate is not in the chain, even when it is a UIResponder."
    ),
    RuleEntry(
      170,
      "chain.application-next",
      section: 8,
      .documented,
      .decides,
      """
      UIApplication's next is its delegate, but only if the delegate is a UIResponder and is \
      not a view, a view controller or the application object itself; otherwise nil.
      """
    ),
    RuleEntry(
      171,
      "chain.app-delegate-ends",
      section: 8,
      .documented,
      .holds,
      "The app delegate's next is nil."
    ),
    RuleEntry(
      172,
      "chain.navigation-and-tab",
      section: 8,
      .documented,
      .decides,
      """
      For a controller in a navigation or tab controller the chain passes through the \
      container's internal views and then the container controller.
      """
    ),
    RuleEntry(
      173,
      "chain.override-allowed",
      section: 8,
      .documented,
      .reports,
      """
      A subclass may override next to return another responder, and every chain walk must \
      honour it; cycles are the developer's bug (the simulator should detect and report them).
      """
    ),
    RuleEntry(
      174,
      "chain.evaluated-lazily",
      section: 8,
      .inferred,
      .holds,
      """
      next is asked at each step during the walk, so changes of the hierarchy made by an \
      earlier handler in the same walk are seen by later steps.
      """
    ),
    RuleEntry(
      175,
      "chain.recognizers-not-members",
      section: 8,
      .headerComment,
      .holds,
      "Gesture recognizers are not responders and are never in the chain."
    ),
    RuleEntry(
      176,
      "chain.layers-not-members",
      section: 8,
      .documented,
      .holds,
      "CALayer objects are not responders."
    ),
    RuleEntry(
      177,
      "chain.who-is-a-responder",
      section: 8,
      .documented,
      .holds,
      """
      UIApplication, UIScene, UIWindow, UIView (with UIControl) and UIViewController are \
      responders; model objects are not, unless they subclass UIResponder and someone's next \
      leads to them.
      """
    ),
    RuleEntry(
      178,
      "chain.bar-button-items",
      section: 8,
      .widelyObserved,
      .decides,
      """
      UIBarButtonItem and UIKeyCommand objects have a next of their own so that nil-target \
      actions can start from them.
      """
    ),
    RuleEntry(
      179,
      "chain.modal-action-gate",
      section: 8,
      .headerComment,
      .decides,
      """
      A controller whose performsActionsWhilePresentingModally is false does not respond to \
      actions while it presents another controller; default is true, with an Info.plist key to \
      change the default.
      """
    ),
    RuleEntry(
      180,
      "chain.search-is-not-hit-test",
      section: 8,
      .documented,
      .holds,
      """
      Hit-testing goes from the window down; the chain goes from the initial object up; the \
      two are separate passes.
      """
    ),
  ]
}
