// Made by scripts/rulebook from Rulebook/07-delivery.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// The touches methods are called on touch.view; there is no search for "the nearest view that
  /// implements them".
  ///
  /// Rule 139, `delivery.hit-view-is-first`: documented; decides.
  public static var deliveryHitViewIsFirst: Rule { Rule(139) }

  /// The inherited UIResponder version of each touches method does nothing except call the same
  /// method on next with the same arguments.
  ///
  /// Rule 140, `delivery.default-forwards-to-next`: documented; decides.
  public static var deliveryDefaultForwardsToNext: Rule { Rule(140) }

  /// Each of the four methods is forwarded on its own, so an object that overrides only one of them
  /// still forwards the other three.
  ///
  /// Rule 141, `delivery.per-method-forwarding`: documented; holds.
  public static var deliveryPerMethodForwarding: Rule { Rule(141) }

  /// An override that does not call super stops that message at this object.
  ///
  /// Rule 142, `delivery.override-swallows`: documented; decides.
  public static var deliveryOverrideSwallows: Rule { Rule(142) }

  /// An override that calls super handles the message and lets it continue to next.
  ///
  /// Rule 143, `delivery.super-continues`: documented; decides.
  public static var deliverySuperContinues: Rule { Rule(143) }

  /// If you override one of the four without calling super, override the other three too, at least
  /// as empty stubs, so that ancestors do not see a partial sequence.
  ///
  /// Rule 144, `delivery.override-all-four-if-no-super`: documented; not simulated: advice to the
  /// app; delivery.partial-override-effect is what follows.
  public static var deliveryOverrideAllFourIfNoSuper: Rule { Rule(144) }

  /// With only touchesBegan overridden, ancestors never see began but do see moved, ended or
  /// cancelled of the same touch.
  ///
  /// Rule 145, `delivery.partial-override-effect`: widely observed; holds.
  public static var deliveryPartialOverrideEffect: Rule { Rule(145) }

  /// Forwarding does not change touch.view; ancestors see the original hit view in the touch and
  /// its touches through touches(for: hitView), not through touches(for: self).
  ///
  /// Rule 146, `delivery.touch-view-unchanged-up-chain`: documented; holds.
  public static var deliveryTouchViewUnchangedUpChain: Rule { Rule(146) }

  /// A UIControl reached by forwarding from a subview does not track the touch, because it tracks
  /// only touches whose view is itself, and it does not forward further.
  ///
  /// Rule 147, `delivery.control-ignores-foreign-touch`: single observation; holds.
  public static var deliveryControlIgnoresForeignTouch: Rule { Rule(147) }

  /// UIControl handles the four methods and does not forward them, so a superview or controller
  /// gets no touches callbacks for touches on a control.
  ///
  /// Rule 148, `delivery.control-stops-forwarding`: widely observed; holds.
  public static var deliveryControlStopsForwarding: Rule { Rule(148) }

  /// UIView, UIWindow, UIViewController and UILabel do not override the touches methods, they
  /// inherit the forwarding version.
  ///
  /// Rule 149, `delivery.plain-classes-inherit`: widely observed; holds.
  public static var deliveryPlainClassesInherit: Rule { Rule(149) }

  /// UIScrollView, UITableView, UICollectionView, UITableViewCell, UINavigationBar and UITabBar
  /// override touches methods; a tap on a bare scroll view does not show up as touchesBegan in the
  /// controller behind it.
  ///
  /// Rule 150, `delivery.scroll-family-swallows`: widely observed; decides.
  public static var deliveryScrollFamilySwallows: Rule { Rule(150) }

  /// Custom code should pass a message on by calling super, not by calling next's method.
  ///
  /// Rule 151, `delivery.never-call-next-directly`: documented; holds.
  public static var deliveryNeverCallNextDirectly: Rule { Rule(151) }

  /// Touches that reach the app delegate or a nil next without a handler are dropped.
  ///
  /// Rule 152, `delivery.end-of-chain`: documented; holds.
  public static var deliveryEndOfChain: Rule { Rule(152) }

  /// Once a view got touchesBegan, an ancestor can take the touch over only through a gesture
  /// recognizer, scroll-view cancelling, or removal; not by returning something else from hitTest.
  ///
  /// Rule 153, `delivery.no-interception-by-parent-later`: documented; holds.
  public static var deliveryNoInterceptionByParentLater: Rule { Rule(153) }
}

extension RuleSection {
  static let delivery = RuleSection(
    number: 7,
    title: Text(
      "Delivery of touches",
      zh: "触摸的送达"
    ),
    rules: deliveryRules
  )

  private static let deliveryRules: [RuleEntry] = [
    RuleEntry(
      139,
      "delivery.hit-view-is-first",
      section: 7,
      .documented,
      .decides,
      Text(
        """
          The touches methods are called on touch.view; there is no search for "the nearest view \
          that implements them".
          """,
        zh: """
          touches 方法在 touch.view 上调用；不存在“寻找最近的实现了这些方法的视图”这回事。
          """
      ),
      practice: Text(
        """
          The view that was hit when the finger came down gets every later message of that touch, \
          wherever the finger goes.
          """,
        zh: "手指按下时命中的视图会收到这次触摸后面的所有消息，不管手指移到哪里。"
      ),
      places: "Touches/TouchEnvironment+Delivery.swift#deliveryHitViewIsFirst",
      sources: "D:Using-responders-and-the-responder-chain"
    ),
    RuleEntry(
      140,
      "delivery.default-forwards-to-next",
      section: 7,
      .documented,
      .decides,
      Text(
        """
          The inherited UIResponder version of each touches method does nothing except call the same \
          method on next with the same arguments.
          """,
        zh: """
          从 UIResponder 继承的每个 touches 方法只做一件事：用同样的参数对 next 调用同一个方法。
          """
      ),
      practice: Text(
        """
          UIResponder's own touch methods do nothing but pass the message to next. A touch climbs \
          from the hit view, over its superviews and their controllers, until somebody overrides the \
          method.
          """,
        zh: """
          UIResponder 自带的触摸方法只是把消息交给 next。触摸从命中的视图沿着父视图和控制器往上走，\
          直到有人重写了这个方法。
          """
      ),
      places: """
        Responders/UIResponder+Forwarding.swift#deliveryDefaultForwardsToNext \
        Responders/UIResponder.swift#deliveryDefaultForwardsToNext
        """,
      sources: "D:UIResponder.touchesBegan(_:with:) CH"
    ),
    RuleEntry(
      141,
      "delivery.per-method-forwarding",
      section: 7,
      .documented,
      .holds,
      Text(
        """
          Each of the four methods is forwarded on its own, so an object that overrides only one of \
          them still forwards the other three.
          """,
        zh: "四个方法各自独立转发，所以只重写其中一个的对象仍会转发另外三个。"
      ),
      places: "Responders/UIResponder+Forwarding.swift#forward",
      sources: "D:UIResponder X-49px"
    ),
    RuleEntry(
      142,
      "delivery.override-swallows",
      section: 7,
      .documented,
      .decides,
      Text(
        "An override that does not call super stops that message at this object.",
        zh: "不调用 super 的重写使该消息停在这个对象。"
      ),
      practice: Text(
        """
          An override that does not call super keeps the touch: nobody further up the chain hears of \
          it. If a superview should hear, too, call super.
          """,
        zh: """
          重写而不调用 super 就把触摸留下了：响应者链上面的对象都不会知道。想让上面也收到，就调用 \
          super。
          """
      ),
      places: "Responders/UIResponder+Forwarding.swift#deliveryOverrideSwallows",
      sources: "D:UIResponder.touchesBegan(_:with:)"
    ),
    RuleEntry(
      143,
      "delivery.super-continues",
      section: 7,
      .documented,
      .decides,
      Text(
        """
          An override that calls super handles the message and lets it continue to next.
          """,
        zh: "调用 super 的重写处理消息，并让它继续传给 next。"
      ),
      places: "Responders/UIResponder+Forwarding.swift#deliverySuperContinues",
      sources: "D:UIResponder.touchesBegan(_:with:) A0"
    ),
    RuleEntry(
      144,
      "delivery.override-all-four-if-no-super",
      section: 7,
      .documented,
      .notSimulated(Text(
        "advice to the app; delivery.partial-override-effect is what follows",
        zh: "这是给应用的建议；后果见 delivery.partial-override-effect"
      )),
      Text(
        """
          If you override one of the four without calling super, override the other three too, at \
          least as empty stubs, so that ancestors do not see a partial sequence.
          """,
        zh: """
          如果重写四个方法之一而不调用 super，就把另外三个也重写，哪怕是空的，以免祖先看到不完整的序\
          列。
          """
      ),
      places: "Responders/UIResponder+Forwarding.swift#forward",
      sources: "D:UIResponder.touchesCancelled(_:with:) H:UIResponder"
    ),
    RuleEntry(
      145,
      "delivery.partial-override-effect",
      section: 7,
      .widelyObserved,
      .holds,
      Text(
        """
          With only touchesBegan overridden, ancestors never see began but do see moved, ended or \
          cancelled of the same touch.
          """,
        zh: """
          如果只重写 touchesBegan，祖先就看不到 began，却能看到同一触摸的 moved、ended 或 cancelled\
          。
          """
      ),
      practice: Text(
        """
          An ancestor that counts begins and ends gets out of step. Override all four methods when \
          one of them does not call super.
          """,
        zh: """
          统计开始与结束次数的祖先会对不上。四个方法中只要有一个不调用 super，就四个都重写。
          """
      ),
      places: "Responders/UIResponder+Forwarding.swift#forward",
      sources: "X-49px INF"
    ),
    RuleEntry(
      146,
      "delivery.touch-view-unchanged-up-chain",
      section: 7,
      .documented,
      .holds,
      Text(
        """
          Forwarding does not change touch.view; ancestors see the original hit view in the touch \
          and its touches through touches(for: hitView), not through touches(for: self).
          """,
        zh: """
          转发不改变 touch.view；祖先在触摸中看到的是原来命中的视图，要用 touches(for: hitView) 而不\
          是 touches(for: self) 来取得触摸。
          """
      ),
      places: "Responders/UIResponder+Forwarding.swift#forward",
      sources: "D:UITouch.view X-ocp"
    ),
    RuleEntry(
      147,
      "delivery.control-ignores-foreign-touch",
      section: 7,
      .singleObservation,
      .holds,
      Text(
        """
          A UIControl reached by forwarding from a subview does not track the touch, because it \
          tracks only touches whose view is itself, and it does not forward further.
          """,
        zh: """
          由子视图转发而到达的触摸，UIControl 不会跟踪，因为它只跟踪 view 是自己的触摸；它也不再向上\
          转发。
          """
      ),
      places: "Controls/UIControl+Tracking.swift#handle",
      sources: "X-ocp"
    ),
    RuleEntry(
      148,
      "delivery.control-stops-forwarding",
      section: 7,
      .widelyObserved,
      .holds,
      Text(
        """
          UIControl handles the four methods and does not forward them, so a superview or controller \
          gets no touches callbacks for touches on a control.
          """,
        zh: """
          UIControl 自己处理这四个方法并且不转发，所以触摸控件时，它的父视图或控制器得不到 touches \
          回调。
          """
      ),
      practice: Text(
        """
          A superview cannot listen to a button through touchesBegan. Add a target to the button, or \
          a recognizer to the superview.
          """,
        zh: "父视图不能靠 touchesBegan 监听按钮。给按钮加目标，或给父视图加识别器。"
      ),
      places: "Controls/UIControl+Tracking.swift#handle",
      sources: "RT X-ocp A1"
    ),
    RuleEntry(
      149,
      "delivery.plain-classes-inherit",
      section: 7,
      .widelyObserved,
      .holds,
      Text(
        """
          UIView, UIWindow, UIViewController and UILabel do not override the touches methods, they \
          inherit the forwarding version.
          """,
        zh: """
          UIView、UIWindow、UIViewController 和 UILabel 没有重写 touches 方法，继承的是转发的版本。
          """
      ),
      places: "Responders/UIResponder.swift#touchesBegan",
      sources: "RT CH"
    ),
    RuleEntry(
      150,
      "delivery.scroll-family-swallows",
      section: 7,
      .widelyObserved,
      .decides,
      Text(
        """
          UIScrollView, UITableView, UICollectionView, UITableViewCell, UINavigationBar and UITabBar \
          override touches methods; a tap on a bare scroll view does not show up as touchesBegan in \
          the controller behind it.
          """,
        zh: """
          UIScrollView、UITableView、UICollectionView、UITableViewCell、UINavigationBar 和 UITabBar \
          重写了 touches 方法；点按空白的滚动视图，其后的控制器不会收到 touchesBegan。
          """
      ),
      practice: Text(
        """
          touchesBegan in the controller behind a table or scroll view is never called. Use the \
          selection callbacks or a tap recognizer.
          """,
        zh: """
          表格或滚动视图后面的控制器，touchesBegan 永远不会被调用。用选中回调或点按识别器。
          """
      ),
      places: "Responders/UIResponder+Forwarding.swift#deliveryScrollFamilySwallows",
      sources: "RT X-so"
    ),
    RuleEntry(
      151,
      "delivery.never-call-next-directly",
      section: 7,
      .documented,
      .holds,
      Text(
        """
          Custom code should pass a message on by calling super, not by calling next's method.
          """,
        zh: "自己的代码要把消息传下去，应调用 super，而不是直接调用 next 的方法。"
      ),
      places: "Responders/UIResponder+Forwarding.swift#forward",
      sources: "AG A2"
    ),
    RuleEntry(
      152,
      "delivery.end-of-chain",
      section: 7,
      .documented,
      .holds,
      Text(
        """
          Touches that reach the app delegate or a nil next without a handler are dropped.
          """,
        zh: "到了应用代理或 next 为 nil 处仍无人处理的触摸会被丢弃。"
      ),
      places: "Responders/UIResponder+Forwarding.swift#reachEnd",
      sources: "AG D:UIResponder.next"
    ),
    RuleEntry(
      153,
      "delivery.no-interception-by-parent-later",
      section: 7,
      .documented,
      .holds,
      Text(
        """
          Once a view got touchesBegan, an ancestor can take the touch over only through a gesture \
          recognizer, scroll-view cancelling, or removal; not by returning something else from \
          hitTest.
          """,
        zh: """
          视图一旦收到 touchesBegan，祖先只能通过手势识别器、滚动视图的取消或移除视图来接管触摸；从 \
          hitTest 返回别的结果不行。
          """
      ),
      practice: Text(
        """
          To take a touch over, an ancestor needs a gesture recognizer: whatever its hitTest would \
          answer now comes too late.
          """,
        zh: "祖先要接管触摸，就需要手势识别器：此时 hitTest 再返回什么都太晚了。"
      ),
      places: "Touches/UITouch.swift#hitView",
      sources: "D:UITouch.view D:UIScrollView"
    ),
  ]
}
