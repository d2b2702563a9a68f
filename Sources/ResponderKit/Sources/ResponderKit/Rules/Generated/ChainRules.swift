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
      Text(
        "UIResponder.next returns nil unless a subclass overrides it.",
        zh: "UIResponder.next 返回 nil，除非子类重写它。"
      ),
      places: "Responders/UIResponder.swift#chainBaseNextNil",
      sources: "D:UIResponder.next"
    ),
    RuleEntry(
      155,
      "chain.view-next",
      section: 8,
      .documented,
      .decides,
      Text(
        """
          A view's next is its view controller when the view is that controller's root view; \
          otherwise its superview.
          """,
        zh: "如果视图是某个视图控制器的根视图，它的 next 就是该控制器；否则是父视图。"
      ),
      practice: Text(
        """
          An action or a touch reaches the controller only from its root view, after all superviews \
          in between.
          """,
        zh: "动作和触摸要先经过中间的所有父视图，到了根视图才轮到它的控制器。"
      ),
      places: "Views/UIView.swift#chainViewNext",
      sources: "D:UIResponder.next D:Using-responders-and-the-responder-chain A0 A4"
    ),
    RuleEntry(
      156,
      "chain.view-without-superview",
      section: 8,
      .documented,
      .decides,
      Text(
        """
          A view that is nobody's root view and has no superview has next nil, so an off-screen \
          subtree ends at its top view.
          """,
        zh: """
          不是任何控制器的根视图、也没有父视图的视图，next 为 nil，所以不在屏幕上的子树终止于它的最\
          上层视图。
          """
      ),
      places: "Views/UIView.swift#chainViewWithoutSuperview",
      sources: "D:UIResponder.next"
    ),
    RuleEntry(
      157,
      "chain.controller-next-is-views-superview",
      section: 8,
      .documented,
      .decides,
      Text(
        """
          A view controller's next is the superview of its root view, which is how a child \
          controller's chain reenters the parent's view tree.
          """,
        zh: """
          视图控制器的 next 是其根视图的父视图，子控制器的链就这样回到父控制器的视图树。
          """
      ),
      practice: Text(
        """
          A child controller hands on to the view into which its view was put, not to its parent \
          controller directly.
          """,
        zh: "子控制器交给它的视图所放入的那个视图，而不是直接交给父控制器。"
      ),
      places: "Controllers/UIViewController.swift#chainControllerNextIsViewsSuperview",
      sources: "D:UIResponder.next A2"
    ),
    RuleEntry(
      158,
      "chain.controller-next-when-root-of-window",
      section: 8,
      .documented,
      .decides,
      Text(
        """
          For a window's root controller that superview is the window, or a private wrapper view \
          inside the window.
          """,
        zh: "对窗口的根控制器来说，这个父视图就是窗口，或窗口内的私有包装视图。"
      ),
      places: "Controllers/UIViewController.swift#chainControllerNextWhenRootOfWindow",
      sources: "D:Using-responders-and-the-responder-chain X-so"
    ),
    RuleEntry(
      159,
      "chain.controller-next-when-presented",
      section: 8,
      .disputed,
      .decides,
      Text(
        "A presented controller's next is its presenting controller.",
        zh: "被呈现的控制器的 next 是呈现它的控制器。"
      ),
      practice: Text(
        """
          An action that a presented screen does not handle goes on to whoever presented it, and \
          need not be repeated there.
          """,
        zh: "被呈现的界面没有处理的动作会继续传给呈现它的控制器，不必在那里重复一遍。"
      ),
      places: "Controllers/UIPresentationController.swift#chainControllerNextWhenPresented",
      sources: "D:Using-responders-and-the-responder-chain X-post"
    ),
    RuleEntry(
      160,
      "chain.controller-not-loaded",
      section: 8,
      .inferred,
      .decides,
      Text(
        """
          Asking a controller whose view is not loaded for next must not load the view; return the \
          presenter if there is one, else nil.
          """,
        zh: """
          询问视图尚未加载的控制器的 next 时，不得加载视图；有呈现者就返回呈现者，否则返回 nil。
          """
      ),
      places: "Controllers/UIViewController.swift#chainControllerNotLoaded",
      sources: "INF"
    ),
    RuleEntry(
      161,
      "chain.child-controller-order",
      section: 8,
      .documented,
      .holds,
      Text(
        """
          From a child's root view the order is child root view, child controller, child root view's \
          superview, and so on up to parent root view, parent controller.
          """,
        zh: """
          从子控制器的根视图起，顺序是：子根视图、子控制器、子根视图的父视图，如此向上，直到父根视图\
          、父控制器。
          """
      ),
      places: "Controllers/UIViewController.swift#nextLink",
      sources: "AG D:UIResponder.next"
    ),
    RuleEntry(
      162,
      "chain.parent-not-direct-next",
      section: 8,
      .documented,
      .holds,
      Text(
        """
          parent (the containing controller) is not itself the next of a child controller; the chain \
          gets to it through the views in between.
          """,
        zh: "parent（容纳它的控制器）本身不是子控制器的 next；链经由两者之间的视图到达它。"
      ),
      places: "Controllers/UIViewController.swift#nextLink",
      sources: "D:UIResponder.next X-berre"
    ),
    RuleEntry(
      163,
      "chain.presented-skips-presenter-view",
      section: 8,
      .widelyObserved,
      .holds,
      Text(
        """
          When the chain goes from presented to presenting controller it continues with the \
          presenter, not with the presenter's root view.
          """,
        zh: """
          链从被呈现的控制器走到呈现它的控制器时，接下来是呈现者本身，而不是呈现者的根视图。
          """
      ),
      places: "Controllers/UIViewController.swift#nextLink",
      sources: "X-post"
    ),
    RuleEntry(
      164,
      "chain.popover-like-presented",
      section: 8,
      .inferred,
      .decides,
      Text(
        """
          Popovers, sheets and alerts are presented controllers, so the same presented-controller \
          rule applies.
          """,
        zh: "弹出框、表单和警告框都是被呈现的控制器，所以适用同样的规则。"
      ),
      places: "Controllers/UIPresentationController.swift#chainPopoverLikePresented",
      sources: "INF D:UIPresentationController†"
    ),
    RuleEntry(
      165,
      "chain.alert-own-window-legacy",
      section: 8,
      .widelyObserved,
      .notSimulated(Text(
        "the oldest system that is modelled is iOS 12",
        zh: "所模拟的最早系统是 iOS 12"
      )),
      Text(
        """
          Old UIAlertView and UIActionSheet lived in a private overlay window, so their chain ended \
          window, application, delegate with no app controller in it.
          """,
        zh: """
          旧的 UIAlertView 和 UIActionSheet 位于私有的覆盖窗口中，所以它们的链止于窗口、应用、代理，\
          其中没有应用的控制器。
          """
      ),
      places: "Controllers/UIAlertController.swift#UIAlertController",
      sources: "X-bou"
    ),
    RuleEntry(
      166,
      "chain.private-wrappers-in-dumps",
      section: 8,
      .widelyObserved,
      .decides,
      Text(
        """
          Real dumps show UIDropShadowView and UITransitionView between the root controller and the \
          window; they forward everything, so a simulator may hide them by default.
          """,
        zh: """
          实际打印的链中，根控制器与窗口之间有 UIDropShadowView 和 UITransitionView；它们转发一切，\
          所以模拟时默认可以不显示。
          """
      ),
      places: """
        Controllers/UITransitionView.swift#chainPrivateWrappersInDumps \
        Controllers/UIViewController.swift#chainPrivateWrappersInDumps
        """,
      sources: "X-so"
    ),
    RuleEntry(
      167,
      "chain.window-next-pre13",
      section: 8,
      .documented,
      .decides,
      Text(
        "UIWindow's next is the UIApplication object.",
        zh: "UIWindow 的 next 是 UIApplication 对象。"
      ),
      places: "Windows/UIWindow.swift#chainWindowNextPre13",
      sources: "D:Using-responders-and-the-responder-chain D:UIResponder.next"
    ),
    RuleEntry(
      168,
      "chain.window-next-ios13",
      section: 8,
      .widelyObserved,
      .decides,
      Text(
        """
          UIWindow's next is its UIWindowScene, and the scene's next is UIApplication; a window \
          without a scene goes straight to UIApplication.
          """,
        zh: """
          UIWindow 的 next 是它的 UIWindowScene，场景的 next 是 UIApplication；没有场景的窗口直接到 \
          UIApplication。
          """
      ),
      places: """
        Windows/UIWindow.swift#chainWindowNextIos13 Windows/UIWindowScene.swift#chainWindowNextIos13
        """,
      sources: "X-post H:UIScene RI"
    ),
    RuleEntry(
      169,
      "chain.scene-delegate-not-in-chain",
      section: 8,
      .widelyObserved,
      .holds,
      Text(
        "The scene delegate is not in the chain, even when it is a UIResponder.",
        zh: "场景代理不在链中，即使它是 UIResponder。"
      ),
      places: "Windows/UIWindowScene.swift#nextLink",
      sources: "X-post D:UIResponder.next"
    ),
    RuleEntry(
      170,
      "chain.application-next",
      section: 8,
      .documented,
      .decides,
      Text(
        """
          UIApplication's next is its delegate, but only if the delegate is a UIResponder and is not \
          a view, a view controller or the application object itself; otherwise nil.
          """,
        zh: """
          UIApplication 的 next 是它的代理，但前提是代理是 UIResponder，且不是视图、视图控制器或应用\
          对象自身；否则为 nil。
          """
      ),
      practice: Text(
        """
          An application delegate that is a plain NSObject never hears of unhandled actions. Let it \
          inherit from UIResponder.
          """,
        zh: "只是 NSObject 的应用代理听不到没人处理的动作。让它继承 UIResponder。"
      ),
      places: "Windows/UIApplication.swift#chainApplicationNext",
      sources: "D:UIResponder.next D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      171,
      "chain.app-delegate-ends",
      section: 8,
      .documented,
      .holds,
      Text(
        "The app delegate's next is nil.",
        zh: "应用代理的 next 为 nil。"
      ),
      places: "Windows/UIApplication.swift#nextLink",
      sources: "D:UIResponder.next"
    ),
    RuleEntry(
      172,
      "chain.navigation-and-tab",
      section: 8,
      .documented,
      .decides,
      Text(
        """
          For a controller in a navigation or tab controller the chain passes through the \
          container's internal views and then the container controller.
          """,
        zh: "对导航控制器或标签控制器中的控制器，链先经过容器的内部视图，再到容器控制器。"
      ),
      places: "Controllers/UITransitionView.swift#chainNavigationAndTab",
      sources: "AG INF"
    ),
    RuleEntry(
      173,
      "chain.override-allowed",
      section: 8,
      .documented,
      .reports,
      Text(
        """
          A subclass may override next to return another responder, and every chain walk must honour \
          it; cycles are the developer's bug (the simulator should detect and report them).
          """,
        zh: """
          子类可以重写 next 返回别的响应者，沿链的每次遍历都必须遵从；出现循环是开发者的错误（模拟时\
          应当发现并报告）。
          """
      ),
      practice: Text(
        """
          An override of next is a good way to take a side object into the chain. See that its own \
          next leads on, and not back.
          """,
        zh: """
          重写 next 可以把旁边的对象接入链中。注意它自己的 next 要继续往上，而不是绕回来。
          """
      ),
      places: """
        Actions/Sending/UIResponder+Actions.swift#chainOverrideAllowed \
        Responders/UIResponder+Forwarding.swift#chainOverrideAllowed
        """,
      sources: "D:UIResponder.next INF"
    ),
    RuleEntry(
      174,
      "chain.evaluated-lazily",
      section: 8,
      .inferred,
      .holds,
      Text(
        """
          next is asked at each step during the walk, so changes of the hierarchy made by an earlier \
          handler in the same walk are seen by later steps.
          """,
        zh: """
          遍历时每一步才询问 next，所以同一次遍历中前面的处理者对层级所做的改变，后面的步骤看得到。
          """
      ),
      places: "Responders/UIResponder+Forwarding.swift#passOn",
      sources: "INF"
    ),
    RuleEntry(
      175,
      "chain.recognizers-not-members",
      section: 8,
      .headerComment,
      .holds,
      Text(
        "Gesture recognizers are not responders and are never in the chain.",
        zh: "手势识别器不是响应者，从不出现在链中。"
      ),
      places: "Gestures/UIGestureRecognizer.swift#UIGestureRecognizer",
      sources: "H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      176,
      "chain.layers-not-members",
      section: 8,
      .documented,
      .holds,
      Text(
        "CALayer objects are not responders.",
        zh: "CALayer 对象不是响应者。"
      ),
      places: "Views/CALayer.swift#CALayer",
      sources: "AG A2"
    ),
    RuleEntry(
      177,
      "chain.who-is-a-responder",
      section: 8,
      .documented,
      .holds,
      Text(
        """
          UIApplication, UIScene, UIWindow, UIView (with UIControl) and UIViewController are \
          responders; model objects are not, unless they subclass UIResponder and someone's next \
          leads to them.
          """,
        zh: """
          UIApplication、UIScene、UIWindow、UIView（包括 UIControl）和 UIViewController 是响应者；模\
          型对象不是，除非它继承 UIResponder 并且有某个对象的 next 通向它。
          """
      ),
      places: "Responders/UIResponder.swift#UIResponder",
      sources: "D:UIResponder H:UIScene A3"
    ),
    RuleEntry(
      178,
      "chain.bar-button-items",
      section: 8,
      .widelyObserved,
      .decides,
      Text(
        """
          UIBarButtonItem and UIKeyCommand objects have a next of their own so that nil-target \
          actions can start from them.
          """,
        zh: """
          UIBarButtonItem 和 UIKeyCommand 对象有自己的 next，使目标为 nil 的动作可以从它们开始。
          """
      ),
      places: "Actions/Sending/ActionSender+Sending.swift#chainBarButtonItems",
      sources: "RT"
    ),
    RuleEntry(
      179,
      "chain.modal-action-gate",
      section: 8,
      .headerComment,
      .decides,
      Text(
        """
          A controller whose performsActionsWhilePresentingModally is false does not respond to \
          actions while it presents another controller; default is true, with an Info.plist key to \
          change the default.
          """,
        zh: """
          performsActionsWhilePresentingModally 为 false 的控制器在呈现另一个控制器期间不响应动作；\
          默认是 true，可用 Info.plist 的键改变默认值。
          """
      ),
      practice: Text(
        """
          Set it to false on a screen whose commands must not act while an alert or sheet covers it.
          """,
        zh: "界面被警告框或表单盖住时不应执行命令的，就把它设为 false。"
      ),
      places: "Controllers/UIViewController.swift#chainModalActionGate",
      sources: "H:UIViewController"
    ),
    RuleEntry(
      180,
      "chain.search-is-not-hit-test",
      section: 8,
      .documented,
      .holds,
      Text(
        """
          Hit-testing goes from the window down; the chain goes from the initial object up; the two \
          are separate passes.
          """,
        zh: "命中测试从窗口向下；响应者链从初始对象向上；这是两次独立的遍历。"
      ),
      places: "Views/UIView+HitTesting.swift#hitTestAsUIKit Responders/NextLink.swift#NextLink",
      sources: "A4 X-smnh D:Using-responders-and-the-responder-chain"
    ),
  ]
}
