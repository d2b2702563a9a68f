// Made by scripts/rulebook from Rulebook/08-chain.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// UIResponder.next returns nil unless a subclass overrides it.
  ///
  /// Rule 154, `chain.base-next-nil`: documented; decides.
  public static var chainBaseNextNil: Rule { Rule(154) }

  /// A view's next is its view controller when the view is that controller's root view; otherwise
  /// its superview.
  ///
  /// Rule 155, `chain.view-next`: documented; decides.
  public static var chainViewNext: Rule { Rule(155) }

  /// A view that is nobody's root view and has no superview has next nil, so an off-screen subtree
  /// ends at its top view.
  ///
  /// Rule 156, `chain.view-without-superview`: documented; decides.
  public static var chainViewWithoutSuperview: Rule { Rule(156) }

  /// A view controller's next is the superview of its root view, which is how a child controller's
  /// chain reenters the parent's view tree.
  ///
  /// Rule 157, `chain.controller-next-is-views-superview`: documented; decides.
  public static var chainControllerNextIsViewsSuperview: Rule { Rule(157) }

  /// For a window's root controller that superview is the window, or a private wrapper view inside
  /// the window.
  ///
  /// Rule 158, `chain.controller-next-when-root-of-window`: documented; decides.
  public static var chainControllerNextWhenRootOfWindow: Rule { Rule(158) }

  /// A presented controller's next is its presenting controller.
  ///
  /// Rule 159, `chain.controller-next-when-presented`: disputed; decides.
  public static var chainControllerNextWhenPresented: Rule { Rule(159) }

  /// Asking a controller whose view is not loaded for next must not load the view; return the
  /// presenter if there is one, else nil.
  ///
  /// Rule 160, `chain.controller-not-loaded`: inferred; decides.
  public static var chainControllerNotLoaded: Rule { Rule(160) }

  /// From a child's root view the order is child root view, child controller, child root view's
  /// superview, and so on up to parent root view, parent controller.
  ///
  /// Rule 161, `chain.child-controller-order`: documented; holds.
  public static var chainChildControllerOrder: Rule { Rule(161) }

  /// parent (the containing controller) is not itself the next of a child controller; the chain
  /// gets to it through the views in between.
  ///
  /// Rule 162, `chain.parent-not-direct-next`: documented; holds.
  public static var chainParentNotDirectNext: Rule { Rule(162) }

  /// When the chain goes from presented to presenting controller it continues with the presenter,
  /// not with the presenter's root view.
  ///
  /// Rule 163, `chain.presented-skips-presenter-view`: widely observed; holds.
  public static var chainPresentedSkipsPresenterView: Rule { Rule(163) }

  /// Popovers, sheets and alerts are presented controllers, so the same presented-controller rule
  /// applies.
  ///
  /// Rule 164, `chain.popover-like-presented`: inferred; decides.
  public static var chainPopoverLikePresented: Rule { Rule(164) }

  /// Old UIAlertView and UIActionSheet lived in a private overlay window, so their chain ended
  /// window, application, delegate with no app controller in it.
  ///
  /// Rule 165, `chain.alert-own-window-legacy`: widely observed; not simulated: the oldest system
  /// that is modelled is iOS 12.
  public static var chainAlertOwnWindowLegacy: Rule { Rule(165) }

  /// Real dumps show UIDropShadowView and UITransitionView between the root controller and the
  /// window; they forward everything, so a simulator may hide them by default.
  ///
  /// Rule 166, `chain.private-wrappers-in-dumps`: widely observed; decides.
  public static var chainPrivateWrappersInDumps: Rule { Rule(166) }

  /// UIWindow's next is the UIApplication object.
  ///
  /// Rule 167, `chain.window-next-pre13`: documented; decides.
  public static var chainWindowNextPre13: Rule { Rule(167) }

  /// UIWindow's next is its UIWindowScene, and the scene's next is UIApplication; a window without
  /// a scene goes straight to UIApplication.
  ///
  /// Rule 168, `chain.window-next-ios13`: widely observed; decides.
  public static var chainWindowNextIos13: Rule { Rule(168) }

  /// The scene delegate is not in the chain, even when it is a UIResponder.
  ///
  /// Rule 169, `chain.scene-delegate-not-in-chain`: widely observed; holds.
  public static var chainSceneDelegateNotInChain: Rule { Rule(169) }

  /// UIApplication's next is its delegate, but only if the delegate is a UIResponder and is not a
  /// view, a view controller or the application object itself; otherwise nil.
  ///
  /// Rule 170, `chain.application-next`: documented; decides.
  public static var chainApplicationNext: Rule { Rule(170) }

  /// The app delegate's next is nil.
  ///
  /// Rule 171, `chain.app-delegate-ends`: documented; holds.
  public static var chainAppDelegateEnds: Rule { Rule(171) }

  /// For a controller in a navigation or tab controller the chain passes through the container's
  /// internal views and then the container controller.
  ///
  /// Rule 172, `chain.navigation-and-tab`: documented; decides.
  public static var chainNavigationAndTab: Rule { Rule(172) }

  /// A subclass may override next to return another responder, and every chain walk must honour it;
  /// cycles are the developer's bug (the simulator should detect and report them).
  ///
  /// Rule 173, `chain.override-allowed`: documented; reports.
  public static var chainOverrideAllowed: Rule { Rule(173) }

  /// next is asked at each step during the walk, so changes of the hierarchy made by an earlier
  /// handler in the same walk are seen by later steps.
  ///
  /// Rule 174, `chain.evaluated-lazily`: inferred; holds.
  public static var chainEvaluatedLazily: Rule { Rule(174) }

  /// Gesture recognizers are not responders and are never in the chain.
  ///
  /// Rule 175, `chain.recognizers-not-members`: header comment; holds.
  public static var chainRecognizersNotMembers: Rule { Rule(175) }

  /// CALayer objects are not responders.
  ///
  /// Rule 176, `chain.layers-not-members`: documented; holds.
  public static var chainLayersNotMembers: Rule { Rule(176) }

  /// UIApplication, UIScene, UIWindow, UIView (with UIControl) and UIViewController are responders;
  /// model objects are not, unless they subclass UIResponder and someone's next leads to them.
  ///
  /// Rule 177, `chain.who-is-a-responder`: documented; holds.
  public static var chainWhoIsAResponder: Rule { Rule(177) }

  /// UIBarButtonItem and UIKeyCommand objects have a next of their own so that nil-target actions
  /// can start from them.
  ///
  /// Rule 178, `chain.bar-button-items`: widely observed; decides.
  public static var chainBarButtonItems: Rule { Rule(178) }

  /// A controller whose performsActionsWhilePresentingModally is false does not respond to actions
  /// while it presents another controller; default is true, with an Info.plist key to change the
  /// default.
  ///
  /// Rule 179, `chain.modal-action-gate`: header comment; decides.
  public static var chainModalActionGate: Rule { Rule(179) }

  /// Hit-testing goes from the window down; the chain goes from the initial object up; the two are
  /// separate passes.
  ///
  /// Rule 180, `chain.search-is-not-hit-test`: documented; holds.
  public static var chainSearchIsNotHitTest: Rule { Rule(180) }
}

extension RuleSection {
  static let chain = RuleSection(
    number: 8,
    title: Text(
      "The responder chain",
      zh: "响应者链"
    ),
    rules: chainRules
  )

  private static let chainRules: [RuleEntry] = [
    RuleEntry(
      154,
      "chain.base-next-nil",
      section: 8,
      .documented,
      .decides,
      Text("UIResponder.next returns nil unless a subclass overrides it."),
      places: "Responders/UIResponder.swift",
      sources: "D:UIResponder.next"
    ),
    RuleEntry(
      155,
      "chain.view-next",
      section: 8,
      .documented,
      .decides,
      Text("""
          A view's next is its view controller when the view is that controller's root view; \
          otherwise its superview.
          """),
      places: "Views/UIView.swift",
      sources: "D:UIResponder.next D:Using-responders-and-the-responder-chain A0 A4"
    ),
    RuleEntry(
      156,
      "chain.view-without-superview",
      section: 8,
      .documented,
      .decides,
      Text("""
          A view that is nobody's root view and has no superview has next nil, so an off-screen \
          subtree ends at its top view.
          """),
      places: "Views/UIView.swift",
      sources: "D:UIResponder.next"
    ),
    RuleEntry(
      157,
      "chain.controller-next-is-views-superview",
      section: 8,
      .documented,
      .decides,
      Text("""
          A view controller's next is the superview of its root view, which is how a child \
          controller's chain reenters the parent's view tree.
          """),
      places: "Controllers/UIViewController.swift",
      sources: "D:UIResponder.next A2"
    ),
    RuleEntry(
      158,
      "chain.controller-next-when-root-of-window",
      section: 8,
      .documented,
      .decides,
      Text("""
          For a window's root controller that superview is the window, or a private wrapper view \
          inside the window.
          """),
      places: "Controllers/UIViewController.swift",
      sources: "D:Using-responders-and-the-responder-chain X-so"
    ),
    RuleEntry(
      159,
      "chain.controller-next-when-presented",
      section: 8,
      .disputed,
      .decides,
      Text("A presented controller's next is its presenting controller."),
      places: "Controllers/UIPresentationController.swift",
      sources: "D:Using-responders-and-the-responder-chain X-post"
    ),
    RuleEntry(
      160,
      "chain.controller-not-loaded",
      section: 8,
      .inferred,
      .decides,
      Text("""
          Asking a controller whose view is not loaded for next must not load the view; return the \
          presenter if there is one, else nil.
          """),
      places: "Controllers/UIViewController.swift",
      sources: "INF"
    ),
    RuleEntry(
      161,
      "chain.child-controller-order",
      section: 8,
      .documented,
      .holds,
      Text("""
          From a child's root view the order is child root view, child controller, child root view's \
          superview, and so on up to parent root view, parent controller.
          """),
      places: "",
      sources: "AG D:UIResponder.next"
    ),
    RuleEntry(
      162,
      "chain.parent-not-direct-next",
      section: 8,
      .documented,
      .holds,
      Text("""
          parent (the containing controller) is not itself the next of a child controller; the chain \
          gets to it through the views in between.
          """),
      places: "",
      sources: "D:UIResponder.next X-berre"
    ),
    RuleEntry(
      163,
      "chain.presented-skips-presenter-view",
      section: 8,
      .widelyObserved,
      .holds,
      Text("""
          When the chain goes from presented to presenting controller it continues with the \
          presenter, not with the presenter's root view.
          """),
      places: "",
      sources: "X-post"
    ),
    RuleEntry(
      164,
      "chain.popover-like-presented",
      section: 8,
      .inferred,
      .decides,
      Text("""
          Popovers, sheets and alerts are presented controllers, so the same presented-controller \
          rule applies.
          """),
      places: "Controllers/UIPresentationController.swift",
      sources: "INF D:UIPresentationController†"
    ),
    RuleEntry(
      165,
      "chain.alert-own-window-legacy",
      section: 8,
      .widelyObserved,
      .notSimulated(Text("the oldest system that is modelled is iOS 12")),
      Text("""
          Old UIAlertView and UIActionSheet lived in a private overlay window, so their chain ended \
          window, application, delegate with no app controller in it.
          """),
      places: "",
      sources: "X-bou"
    ),
    RuleEntry(
      166,
      "chain.private-wrappers-in-dumps",
      section: 8,
      .widelyObserved,
      .decides,
      Text("""
          Real dumps show UIDropShadowView and UITransitionView between the root controller and the \
          window; they forward everything, so a simulator may hide them by default.
          """),
      places: "Controllers/UITransitionView.swift Controllers/UIViewController.swift",
      sources: "X-so"
    ),
    RuleEntry(
      167,
      "chain.window-next-pre13",
      section: 8,
      .documented,
      .decides,
      Text("UIWindow's next is the UIApplication object."),
      places: "Windows/UIWindow.swift",
      sources: "D:Using-responders-and-the-responder-chain D:UIResponder.next"
    ),
    RuleEntry(
      168,
      "chain.window-next-ios13",
      section: 8,
      .widelyObserved,
      .decides,
      Text("""
          UIWindow's next is its UIWindowScene, and the scene's next is UIApplication; a window \
          without a scene goes straight to UIApplication.
          """),
      places: "Windows/UIWindow.swift Windows/UIWindowScene.swift",
      sources: "X-post H:UIScene RI"
    ),
    RuleEntry(
      169,
      "chain.scene-delegate-not-in-chain",
      section: 8,
      .widelyObserved,
      .holds,
      Text("The scene delegate is not in the chain, even when it is a UIResponder."),
      places: "",
      sources: "X-post D:UIResponder.next"
    ),
    RuleEntry(
      170,
      "chain.application-next",
      section: 8,
      .documented,
      .decides,
      Text("""
          UIApplication's next is its delegate, but only if the delegate is a UIResponder and is not \
          a view, a view controller or the application object itself; otherwise nil.
          """),
      places: "Windows/UIApplication.swift",
      sources: "D:UIResponder.next D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      171,
      "chain.app-delegate-ends",
      section: 8,
      .documented,
      .holds,
      Text("The app delegate's next is nil."),
      places: "",
      sources: "D:UIResponder.next"
    ),
    RuleEntry(
      172,
      "chain.navigation-and-tab",
      section: 8,
      .documented,
      .decides,
      Text("""
          For a controller in a navigation or tab controller the chain passes through the \
          container's internal views and then the container controller.
          """),
      places: "Controllers/UITransitionView.swift",
      sources: "AG INF"
    ),
    RuleEntry(
      173,
      "chain.override-allowed",
      section: 8,
      .documented,
      .reports,
      Text("""
          A subclass may override next to return another responder, and every chain walk must honour \
          it; cycles are the developer's bug (the simulator should detect and report them).
          """),
      places: """
        Actions/Sending/UIResponder+Actions.swift Responders/UIResponder+Forwarding.swift
        """,
      sources: "D:UIResponder.next INF"
    ),
    RuleEntry(
      174,
      "chain.evaluated-lazily",
      section: 8,
      .inferred,
      .holds,
      Text("""
          next is asked at each step during the walk, so changes of the hierarchy made by an earlier \
          handler in the same walk are seen by later steps.
          """),
      places: "",
      sources: "INF"
    ),
    RuleEntry(
      175,
      "chain.recognizers-not-members",
      section: 8,
      .headerComment,
      .holds,
      Text("Gesture recognizers are not responders and are never in the chain."),
      places: "",
      sources: "H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      176,
      "chain.layers-not-members",
      section: 8,
      .documented,
      .holds,
      Text("CALayer objects are not responders."),
      places: "",
      sources: "AG A2"
    ),
    RuleEntry(
      177,
      "chain.who-is-a-responder",
      section: 8,
      .documented,
      .holds,
      Text("""
          UIApplication, UIScene, UIWindow, UIView (with UIControl) and UIViewController are \
          responders; model objects are not, unless they subclass UIResponder and someone's next \
          leads to them.
          """),
      places: "",
      sources: "D:UIResponder H:UIScene A3"
    ),
    RuleEntry(
      178,
      "chain.bar-button-items",
      section: 8,
      .widelyObserved,
      .decides,
      Text("""
          UIBarButtonItem and UIKeyCommand objects have a next of their own so that nil-target \
          actions can start from them.
          """),
      places: "Actions/Sending/Simulation+ActionSending.swift",
      sources: "RT"
    ),
    RuleEntry(
      179,
      "chain.modal-action-gate",
      section: 8,
      .headerComment,
      .decides,
      Text("""
          A controller whose performsActionsWhilePresentingModally is false does not respond to \
          actions while it presents another controller; default is true, with an Info.plist key to \
          change the default.
          """),
      places: "Controllers/UIViewController.swift",
      sources: "H:UIViewController"
    ),
    RuleEntry(
      180,
      "chain.search-is-not-hit-test",
      section: 8,
      .documented,
      .holds,
      Text("""
          Hit-testing goes from the window down; the chain goes from the initial object up; the two \
          are separate passes.
          """),
      places: "",
      sources: "A4 X-smnh D:Using-responders-and-the-responder-chain"
    ),
  ]
}
