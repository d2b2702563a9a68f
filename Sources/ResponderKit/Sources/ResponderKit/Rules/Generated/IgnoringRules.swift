// Made by scripts/rulebook from Rulebook/02-ignoring.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// beginIgnoringInteractionEvents and endIgnoringInteractionEvents form a counter; interaction is
  /// ignored while the counter is at least one.
  ///
  /// Rule 19, `ignore.begin-end-nests`: header comment; holds.
  public static var ignoreBeginEndNests: Rule { Rule(19) }

  /// Touch and related interaction events that arrive while the counter is at least one are thrown
  /// away, not queued for later.
  ///
  /// Rule 20, `ignore.drops-not-defers`: widely observed; decides.
  public static var ignoreDropsNotDefers: Rule { Rule(20) }

  /// A view with isUserInteractionEnabled false has touch, press and key events aimed at it removed
  /// from the queue, which for touches happens by hit-testing never returning it.
  ///
  /// Rule 21, `ignore.user-interaction-disabled-drops`: header comment; holds.
  public static var ignoreUserInteractionDisabledDrops: Rule { Rule(21) }

  /// While a UIView animation started without the allowUserInteraction option is running, the views
  /// being animated take no part in interaction, whatever their isUserInteractionEnabled value is:
  /// the default hitTest of such a view answers the view itself without asking its subviews, so
  /// nothing behind it is asked, and a touch that begins there is thrown away; no view, control or
  /// recognizer hears of it. An override of hitTest that answers without super is not concerned.
  /// Configurable: swallowed (default), or the view is skipped and what lies behind is asked.
  ///
  /// Rule 22, `ignore.animating-view-is-ineligible`: documented; decides.
  public static var ignoreAnimatingViewIsIneligible: Rule { Rule(22) }

  /// Passing UIView.AnimationOptions.allowUserInteraction (bit 1) keeps the animated views eligible
  /// for touches for the whole animation.
  ///
  /// Rule 23, `ignore.allow-user-interaction-option`: header comment; holds.
  public static var ignoreAllowUserInteractionOption: Rule { Rule(23) }

  /// When interaction is allowed during an animation, hit-testing uses the model values (the end
  /// position), so touching the moving image misses and touching the destination hits.
  ///
  /// Rule 24, `ignore.animation-uses-final-geometry`: widely observed; holds.
  public static var ignoreAnimationUsesFinalGeometry: Rule { Rule(24) }

  /// An animation without allowUserInteraction that starts on a view with a live touch leaves that
  /// touch alone; only touches that begin while it runs are concerned. Configurable: one
  /// observation says that the live touch is cancelled.
  ///
  /// Rule 25, `ignore.animation-start-cancels-touch`: disputed; decides.
  public static var ignoreAnimationStartCancelsTouch: Rule { Rule(25) }

  /// Because model values are used, a view that is fading to alpha 0 is already declined by hit-
  /// testing when the animation starts, even with allowUserInteraction.
  ///
  /// Rule 26, `ignore.alpha-animation-to-zero`: inferred; holds.
  public static var ignoreAlphaAnimationToZero: Rule { Rule(26) }

  /// During a standard view-controller transition UIKit blocks interaction with the moving content;
  /// a simulator may model it as an interaction-ignoring interval around the transition.
  ///
  /// Rule 27, `ignore.transition-views-blocked`: widely observed; decides.
  public static var ignoreTransitionViewsBlocked: Rule { Rule(27) }
}

extension RuleSection {
  static let ignoring = RuleSection(
    number: 2,
    title: Text(
      "Ignoring interaction",
      zh: "忽略交互"
    ),
    rules: ignoringRules
  )

  private static let ignoringRules: [RuleEntry] = [
    RuleEntry(
      19,
      "ignore.begin-end-nests",
      section: 2,
      .headerComment,
      .holds,
      Text(
        """
          beginIgnoringInteractionEvents and endIgnoringInteractionEvents form a counter; \
          interaction is ignored while the counter is at least one.
          """,
        zh: """
          beginIgnoringInteractionEvents 和 endIgnoringInteractionEvents 构成一个计数器；计数至少为\
          一时交互被忽略。
          """
      ),
      places: "Touches/TouchEnvironment+Ignoring.swift#ignoringDepth",
      sources: "H:UIApplication X-neu"
    ),
    RuleEntry(
      20,
      "ignore.drops-not-defers",
      section: 2,
      .widelyObserved,
      .decides,
      Text(
        """
          Touch and related interaction events that arrive while the counter is at least one are \
          thrown away, not queued for later.
          """,
        zh: "计数至少为一时到来的触摸及相关交互事件会被丢弃，而不是排队留到以后。"
      ),
      practice: Text(
        """
          A tap during an ignored interval is lost, not late. Keep such intervals short, and pair \
          every begin with an end on every path.
          """,
        zh: """
          忽略期间的点按就此丢失，不会补上。这样的区间要短，每条路径上 begin 都要有配对的 end。
          """
      ),
      places: "Touches/TouchEnvironment+Ignoring.swift#ignoreDropsNotDefers",
      sources: "D:UIApplication.beginIgnoringInteractionEvents() X-neu X-lldb"
    ),
    RuleEntry(
      21,
      "ignore.user-interaction-disabled-drops",
      section: 2,
      .headerComment,
      .holds,
      Text(
        """
          A view with isUserInteractionEnabled false has touch, press and key events aimed at it \
          removed from the queue, which for touches happens by hit-testing never returning it.
          """,
        zh: """
          对于 isUserInteractionEnabled 为 false 的视图，发给它的触摸、按压和按键事件会从队列中移除\
          ；就触摸而言，这是通过命中测试从不返回它来实现的。
          """
      ),
      places: "Views/UIView+HitTesting.swift#refusalToBeHit",
      sources: "H:UIView D:UIView.isUserInteractionEnabled"
    ),
    RuleEntry(
      22,
      "ignore.animating-view-is-ineligible",
      section: 2,
      .documented,
      .decides,
      Text(
        """
          While a UIView animation started without the allowUserInteraction option is running, the \
          views being animated take no part in interaction, whatever their isUserInteractionEnabled \
          value is: the default hitTest of such a view answers the view itself without asking its \
          subviews, so nothing behind it is asked, and a touch that begins there is thrown away; no \
          view, control or recognizer hears of it. An override of hitTest that answers without super \
          is not concerned. Configurable: swallowed (default), or the view is skipped and what lies \
          behind is asked.
          """,
        zh: """
          不带 allowUserInteraction 选项的 UIView 动画进行期间，正在做动画的视图不参与交互，无论它们\
          的 isUserInteractionEnabled 是什么值：这种视图默认的 hitTest 直接返回视图自己，不问子视图\
          ，因此后面的一切都不会被问到，在那里开始的触摸被丢弃；任何视图、控件或手势识别器都不会知道\
          。重写 hitTest 而不调用 super 就直接作答的视图不受影响。可配置：吞掉触摸（默认），或者跳过\
          该视图，询问它后面的内容。
          """
      ),
      practice: Text(
        """
          A button that fades or slides without allowUserInteraction is dead for that time, and so \
          is whatever lies behind it. Pass the option if taps have to work during the animation.
          """,
        zh: """
          没有 allowUserInteraction 的按钮在淡入或滑动期间点不动，它后面的东西也点不到。动画期间要能\
          点，就传入这个选项。
          """
      ),
      places: "Views/UIView+HitTesting.swift#swallows",
      sources: """
        D:UIView.animate(withDuration:animations:) D:UIView.isUserInteractionEnabled X-wwdc X-so
        """
    ),
    RuleEntry(
      23,
      "ignore.allow-user-interaction-option",
      section: 2,
      .headerComment,
      .holds,
      Text(
        """
          Passing UIView.AnimationOptions.allowUserInteraction (bit 1) keeps the animated views \
          eligible for touches for the whole animation.
          """,
        zh: """
          传入 UIView.AnimationOptions.allowUserInteraction（第 1 位）后，做动画的视图在整个动画期间\
          都能接收触摸。
          """
      ),
      places: "Animations/AnimationOptions.swift#allowUserInteraction",
      sources: "H:UIView D:UIView.AnimationOptions†"
    ),
    RuleEntry(
      24,
      "ignore.animation-uses-final-geometry",
      section: 2,
      .widelyObserved,
      .holds,
      Text(
        """
          When interaction is allowed during an animation, hit-testing uses the model values (the \
          end position), so touching the moving image misses and touching the destination hits.
          """,
        zh: """
          动画期间允许交互时，命中测试使用模型值（终点位置），所以点移动中的影像点不中，点终点位置才\
          点得中。
          """
      ),
      practice: Text(
        """
          A moving view is touched where it will end, not where it is seen. To hit the moving image, \
          override hitTest on its superview and look at layer.presentation().
          """,
        zh: """
          移动中的视图在终点处被点到，而不是在看到的位置。要点中移动的影像，就在父视图上重写 hitTest\
          ，用 layer.presentation() 判断。
          """
      ),
      places: """
        Animations/AnimationEnvironment.swift#animate Views/UIView+HitTesting.swift#hitTestAsUIKit
        """,
      sources: "X-so D:CALayer.presentation()†"
    ),
    RuleEntry(
      25,
      "ignore.animation-start-cancels-touch",
      section: 2,
      .disputed,
      .decides,
      Text(
        """
          An animation without allowUserInteraction that starts on a view with a live touch leaves \
          that touch alone; only touches that begin while it runs are concerned. Configurable: one \
          observation says that the live touch is cancelled.
          """,
        zh: """
          不带 allowUserInteraction 的动画如果在已有触摸的视图上开始，这个触摸不受影响；受影响的只有\
          动画期间开始的触摸。可配置：有一次观察认为已有的触摸会被取消。
          """
      ),
      practice: Text(
        """
          A button may animate itself while it is pressed: the press goes on. Only the next finger \
          finds the view busy.
          """,
        zh: """
          按钮可以在被按下时给自己做动画，按压照常进行；要到下一根手指，才会遇到正在动画的视图。
          """
      ),
      places: "Animations/AnimationEnvironment.swift#ignoreAnimationStartCancelsTouch",
      sources: "X-issue X-so"
    ),
    RuleEntry(
      26,
      "ignore.alpha-animation-to-zero",
      section: 2,
      .inferred,
      .holds,
      Text(
        """
          Because model values are used, a view that is fading to alpha 0 is already declined by \
          hit-testing when the animation starts, even with allowUserInteraction.
          """,
        zh: """
          因为使用模型值，正在淡出到 alpha 0 的视图从动画一开始就被命中测试拒绝，即使带有 \
          allowUserInteraction。
          """
      ),
      places: "Views/UIView+HitTesting.swift#refusalToBeHit",
      sources: "INF"
    ),
    RuleEntry(
      27,
      "ignore.transition-views-blocked",
      section: 2,
      .widelyObserved,
      .decides,
      Text(
        """
          During a standard view-controller transition UIKit blocks interaction with the moving \
          content; a simulator may model it as an interaction-ignoring interval around the \
          transition.
          """,
        zh: """
          在标准的视图控制器转场期间，UIKit 阻止与移动中的内容交互；模拟时可以把转场前后当作一段忽略\
          交互的时间。
          """
      ),
      practice: Text(
        """
          Taps during a push or a presentation go nowhere. Do not count on a second tap while the \
          first one's screen is still coming in.
          """,
        zh: """
          压入或呈现期间的点按不会有结果。第一次点按引出的界面还在进来时，不要指望第二次点按。
          """
      ),
      places: "Controllers/UITransitionView.swift#ignoreTransitionViewsBlocked",
      sources: "D:UIViewControllerTransitionCoordinator† X-so H:UIApplication"
    ),
  ]
}
