// Made by scripts/rulebook from Rulebook/09-gesture-touches.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// A recognizer receives touches whose hit view is its view or any descendant of its view.
  ///
  /// Rule 181, `gesture.receives-own-view-and-descendants`: header comment; decides.
  public static var gestureReceivesOwnViewAndDescendants: Rule { Rule(181) }

  /// Recognizers on sibling views, or on views drawn behind, never receive the touch, even if the
  /// point is inside them.
  ///
  /// Rule 182, `gesture.not-siblings`: widely observed; holds.
  public static var gestureNotSiblings: Rule { Rule(182) }

  /// The collection walks superview links from the hit view to the window; view controllers and the
  /// window scene are not involved.
  ///
  /// Rule 183, `gesture.collected-along-superviews`: widely observed; holds.
  public static var gestureCollectedAlongSuperviews: Rule { Rule(183) }

  /// A recognizer added during a touch does not receive that touch; only touches that begin later.
  ///
  /// Rule 184, `gesture.collected-once-per-touch`: widely observed; holds.
  public static var gestureCollectedOncePerTouch: Rule { Rule(184) }

  /// A recognizer with isEnabled false receives no touches.
  ///
  /// Rule 185, `gesture.disabled-not-collected`: header comment; decides.
  public static var gestureDisabledNotCollected: Rule { Rule(185) }

  /// Setting isEnabled to false while it is recognizing cancels it; this is the standard way to
  /// cancel by code.
  ///
  /// Rule 186, `gesture.disable-cancels`: header comment; decides.
  public static var gestureDisableCancels: Rule { Rule(186) }

  /// A recognizer on a view with interaction disabled gets nothing, because the view and its
  /// subtree cannot be a hit view.
  ///
  /// Rule 187, `gesture.view-interaction-disabled`: documented; holds.
  public static var gestureViewInteractionDisabled: Rule { Rule(187) }

  /// A touch is offered only if its type is in allowedTouchTypes; the default allows all types.
  ///
  /// Rule 188, `gesture.touch-type-filter`: header comment; decides.
  public static var gestureTouchTypeFilter: Rule { Rule(188) }

  /// With requiresExclusiveTouchType true (default), after the first touch all touches of another
  /// type are ignored until reset.
  ///
  /// Rule 189, `gesture.exclusive-touch-type`: header comment; decides.
  public static var gestureExclusiveTouchType: Rule { Rule(189) }

  /// A press is offered only if its type is in allowedPressTypes; a tap recognizer's default is
  /// select.
  ///
  /// Rule 190, `gesture.press-type-filter`: header comment; decides.
  public static var gesturePressTypeFilter: Rule { Rule(190) }

  /// A recognizer belongs to at most one view; adding it to another view removes it from the first.
  ///
  /// Rule 191, `gesture.one-recognizer-one-view`: documented; holds.
  public static var gestureOneRecognizerOneView: Rule { Rule(191) }

  /// A view whose `gestureRecognizers` getter leaves recognizers out hides them from new touches:
  /// the getter is read when recognizers are collected.
  ///
  /// Rule 192, `gesture.getter-override-hides`: single observation; decides.
  public static var gestureGetterOverrideHides: Rule { Rule(192) }

  /// gestureRecognizer(_:shouldReceive event:) is asked once before the touch or press question;
  /// false hides the event.
  ///
  /// Rule 193, `gesture.should-receive-event-first`: header comment; decides.
  public static var gestureShouldReceiveEventFirst: Rule { Rule(193) }

  /// gestureRecognizer(_:shouldReceive touch:) is asked once for each new touch before the
  /// recognizer's touchesBegan; false means this recognizer never sees that touch.
  ///
  /// Rule 194, `gesture.should-receive-touch`: header comment; decides.
  public static var gestureShouldReceiveTouch: Rule { Rule(194) }

  /// shouldReceive(touch) is asked while recognizers are collected, hence before
  /// UIApplication.sendEvent.
  ///
  /// Rule 195, `gesture.should-receive-touch-early`: single observation; holds.
  public static var gestureShouldReceiveTouchEarly: Rule { Rule(195) }

  /// gestureRecognizer(_:shouldReceive press:) is asked for each new press before pressesBegan.
  ///
  /// Rule 196, `gesture.should-receive-press`: header comment; decides.
  public static var gestureShouldReceivePress: Rule { Rule(196) }

  /// Answering false affects only this recognizer; other recognizers and the view still get the
  /// touch, undelayed by this recognizer.
  ///
  /// Rule 197, `gesture.should-receive-false-is-local`: documented; holds.
  public static var gestureShouldReceiveFalseIsLocal: Rule { Rule(197) }

  /// A recognizer's touches methods run before those of the view.
  ///
  /// Rule 198, `gesture.touches-before-view`: header comment; holds.
  public static var gestureTouchesBeforeView: Rule { Rule(198) }

  /// Between recognizers on different views, the one on the deeper view is updated first.
  ///
  /// Rule 199, `gesture.delivery-order-depth-first`: widely observed; holds.
  public static var gestureDeliveryOrderDepthFirst: Rule { Rule(199) }

  /// Apple leaves the order of recognizers on one view open; the one added last is first unless the
  /// profile says otherwise, and real code must not rely on it.
  ///
  /// Rule 200, `gesture.same-view-order`: disputed; decides.
  public static var gestureSameViewOrder: Rule { Rule(200) }
}

extension RuleSection {
  static let gestureTouches = RuleSection(
    number: 9,
    title: Text(
      "Recognizers: which touches they get",
      zh: "手势：得到哪些触摸"
    ),
    rules: gestureTouchesRules
  )

  private static let gestureTouchesRules: [RuleEntry] = [
    RuleEntry(
      181,
      "gesture.receives-own-view-and-descendants",
      section: 9,
      .headerComment,
      .decides,
      Text(
        """
          A recognizer receives touches whose hit view is its view or any descendant of its view.
          """,
        zh: "识别器接收的触摸，其命中视图是它所在的视图或该视图的任何后代。"
      ),
      practice: Text(
        """
          The touch is hit-tested first; only then are recognizers collected from the hit view \
          upwards. A recognizer on a background therefore also sees taps on whatever lies in it.
          """,
        zh: """
          先命中测试，再从命中的视图向上收集识别器。所以背景上的识别器也会看到落在其中子视图上的点击\
          。
          """
      ),
      places: "Gestures/GestureCollecting.swift#gestureReceivesOwnViewAndDescendants",
      sources: "H:UIGestureRecognizer D:UIGestureRecognizer"
    ),
    RuleEntry(
      182,
      "gesture.not-siblings",
      section: 9,
      .widelyObserved,
      .holds,
      Text(
        """
          Recognizers on sibling views, or on views drawn behind, never receive the touch, even if \
          the point is inside them.
          """,
        zh: "兄弟视图或后面的视图上的识别器从不会收到该触摸，即使触摸点落在它们之内。"
      ),
      practice: Text(
        """
          A view in front that lets nothing through also shields the recognizers behind it. Put the \
          recognizer on a common ancestor.
          """,
        zh: "挡在前面的视图也挡住后面视图上的识别器。请把识别器放到共同的祖先上。"
      ),
      places: "Gestures/GestureCollecting.swift#collect",
      sources: "X-ocp"
    ),
    RuleEntry(
      183,
      "gesture.collected-along-superviews",
      section: 9,
      .widelyObserved,
      .holds,
      Text(
        """
          The collection walks superview links from the hit view to the window; view controllers and \
          the window scene are not involved.
          """,
        zh: "收集识别器时，从命中视图沿父视图一直走到窗口；视图控制器和窗口场景不参与。"
      ),
      places: "Gestures/GestureCollecting.swift#collect",
      sources: "X-lldb"
    ),
    RuleEntry(
      184,
      "gesture.collected-once-per-touch",
      section: 9,
      .widelyObserved,
      .holds,
      Text(
        """
          A recognizer added during a touch does not receive that touch; only touches that begin \
          later.
          """,
        zh: "触摸期间添加的识别器收不到这个触摸，只能收到之后开始的触摸。"
      ),
      practice: Text(
        "A recognizer that is added in touchesBegan starts with the next finger.",
        zh: "在 touchesBegan 里添加的识别器，从下一根手指开始起作用。"
      ),
      places: "Gestures/GestureCollecting.swift#collect",
      sources: "X-lldb H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      185,
      "gesture.disabled-not-collected",
      section: 9,
      .headerComment,
      .decides,
      Text(
        "A recognizer with isEnabled false receives no touches.",
        zh: "isEnabled 为 false 的识别器收不到触摸。"
      ),
      places: """
        Gestures/GestureCollecting.swift#gestureDisabledNotCollected \
        Gestures/GesturePresses.swift#gestureDisabledNotCollected
        """,
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      186,
      "gesture.disable-cancels",
      section: 9,
      .headerComment,
      .decides,
      Text(
        """
          Setting isEnabled to false while it is recognizing cancels it; this is the standard way to \
          cancel by code.
          """,
        zh: "识别期间把 isEnabled 设为 false 会取消它；这是用代码取消识别的标准做法。"
      ),
      practice: Text(
        """
          Turning isEnabled off and on again is the way to throw a running gesture away.
          """,
        zh: "把 isEnabled 关掉再打开，就丢弃了正在进行的手势。"
      ),
      places: "Gestures/UIGestureRecognizer.swift#gestureDisableCancels",
      sources: "H:UIGestureRecognizer D:UIGestureRecognizer.isEnabled"
    ),
    RuleEntry(
      187,
      "gesture.view-interaction-disabled",
      section: 9,
      .documented,
      .holds,
      Text(
        """
          A recognizer on a view with interaction disabled gets nothing, because the view and its \
          subtree cannot be a hit view.
          """,
        zh: """
          交互被关闭的视图上的识别器什么也得不到，因为这个视图及其子树不可能成为命中视图。
          """
      ),
      places: "Views/UIView+HitTesting.swift#refusalToBeHit",
      sources: "D:UIView.isUserInteractionEnabled"
    ),
    RuleEntry(
      188,
      "gesture.touch-type-filter",
      section: 9,
      .headerComment,
      .decides,
      Text(
        """
          A touch is offered only if its type is in allowedTouchTypes; the default allows all types.
          """,
        zh: "触摸的类型在 allowedTouchTypes 之内时才会提供给识别器；默认允许所有类型。"
      ),
      places: "Gestures/GestureCollecting.swift#gestureTouchTypeFilter",
      sources: "H:UIGestureRecognizer D:UIGestureRecognizer.allowedTouchTypes"
    ),
    RuleEntry(
      189,
      "gesture.exclusive-touch-type",
      section: 9,
      .headerComment,
      .decides,
      Text(
        """
          With requiresExclusiveTouchType true (default), after the first touch all touches of \
          another type are ignored until reset.
          """,
        zh: """
          requiresExclusiveTouchType 为 true（默认）时，第一个触摸之后，其他类型的触摸在 reset 之前\
          一律被忽略。
          """
      ),
      places: "Gestures/GestureCollecting.swift#gestureExclusiveTouchType",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      190,
      "gesture.press-type-filter",
      section: 9,
      .headerComment,
      .decides,
      Text(
        """
          A press is offered only if its type is in allowedPressTypes; a tap recognizer's default is \
          select.
          """,
        zh: """
          按压的类型在 allowedPressTypes 之内时才会提供给识别器；点按手势识别器的默认值是 select。
          """
      ),
      places: """
        Gestures/GestureCollecting.swift#gesturePressTypeFilter \
        Gestures/GesturePresses.swift#gesturePressTypeFilter
        """,
      sources: "H:UIGestureRecognizer D:UIGestureRecognizer.allowedPressTypes†"
    ),
    RuleEntry(
      191,
      "gesture.one-recognizer-one-view",
      section: 9,
      .documented,
      .holds,
      Text(
        """
          A recognizer belongs to at most one view; adding it to another view removes it from the \
          first.
          """,
        zh: "一个识别器最多属于一个视图；把它加到另一个视图上，它就从原来的视图移除。"
      ),
      places: "Gestures/UIView+Recognizers.swift#attach",
      sources: "D:UIView.addGestureRecognizer(_:)†"
    ),
    RuleEntry(
      192,
      "gesture.getter-override-hides",
      section: 9,
      .singleObservation,
      .decides,
      Text(
        """
          A view whose `gestureRecognizers` getter leaves recognizers out hides them from new \
          touches: the getter is read when recognizers are collected.
          """,
        zh: """
          视图的 `gestureRecognizers` 取值方法如果略去某些识别器，新触摸就看不到它们：收集识别器时读\
          取的正是这个取值方法。
          """
      ),
      places: "Gestures/GestureCollecting.swift#gestureGetterOverrideHides",
      sources: "A1"
    ),
    RuleEntry(
      193,
      "gesture.should-receive-event-first",
      section: 9,
      .headerComment,
      .decides,
      Text(
        """
          gestureRecognizer(_:shouldReceive event:) is asked once before the touch or press \
          question; false hides the event.
          """,
        zh: """
          gestureRecognizer(_:shouldReceive event:) 在触摸或按压的询问之前问一次；返回 false 则事件\
          对它不可见。
          """
      ),
      places: """
        Gestures/GestureCollecting.swift#gestureShouldReceiveEventFirst \
        Gestures/GesturePresses.swift#gestureShouldReceiveEventFirst
        """,
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      194,
      "gesture.should-receive-touch",
      section: 9,
      .headerComment,
      .decides,
      Text(
        """
          gestureRecognizer(_:shouldReceive touch:) is asked once for each new touch before the \
          recognizer's touchesBegan; false means this recognizer never sees that touch.
          """,
        zh: """
          gestureRecognizer(_:shouldReceive touch:) 对每个新触摸、在识别器的 touchesBegan 之前问一次\
          ；返回 false 则这个识别器永远看不到该触摸。
          """
      ),
      practice: Text(
        """
          The place for "not on the buttons": answer false when touch.view is a control. The touch \
          then goes on as if the recognizer were not there.
          """,
        zh: """
          “按钮上不算”就写在这里：touch.view 是控件时返回 false，触摸照常进行，就像没有这个识别器。
          """
      ),
      places: "Gestures/GestureCollecting.swift#gestureShouldReceiveTouch",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      195,
      "gesture.should-receive-touch-early",
      section: 9,
      .singleObservation,
      .holds,
      Text(
        """
          shouldReceive(touch) is asked while recognizers are collected, hence before \
          UIApplication.sendEvent.
          """,
        zh: "shouldReceive(touch) 在收集识别器时询问，因此早于 UIApplication.sendEvent。"
      ),
      places: "Touches/TouchEnvironment+Events.swift#begin",
      sources: "X-lldb"
    ),
    RuleEntry(
      196,
      "gesture.should-receive-press",
      section: 9,
      .headerComment,
      .decides,
      Text(
        """
          gestureRecognizer(_:shouldReceive press:) is asked for each new press before pressesBegan.
          """,
        zh: """
          gestureRecognizer(_:shouldReceive press:) 对每个新的按压、在 pressesBegan 之前询问。
          """
      ),
      places: "Gestures/GesturePresses.swift#gestureShouldReceivePress",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      197,
      "gesture.should-receive-false-is-local",
      section: 9,
      .documented,
      .holds,
      Text(
        """
          Answering false affects only this recognizer; other recognizers and the view still get the \
          touch, undelayed by this recognizer.
          """,
        zh: """
          返回 false 只影响这一个识别器；其他识别器和视图照样得到触摸，也不会因它而延迟。
          """
      ),
      practice: Text(
        """
          Refusing a touch is not failing: the other recognizers and the view go on as if this one \
          were not there.
          """,
        zh: "拒收触摸不等于识别失败：其他识别器和视图照常进行，就像它不存在一样。"
      ),
      places: "Gestures/GestureCollecting.swift#refusal",
      sources: "D:UIGestureRecognizerDelegate"
    ),
    RuleEntry(
      198,
      "gesture.touches-before-view",
      section: 9,
      .headerComment,
      .holds,
      Text(
        "A recognizer's touches methods run before those of the view.",
        zh: "识别器的 touches 方法先于视图的执行。"
      ),
      places: "Gestures/GesturePipeline.swift#run",
      sources: "H:UIGestureRecognizerSubclass X-ocp AG-GR"
    ),
    RuleEntry(
      199,
      "gesture.delivery-order-depth-first",
      section: 9,
      .widelyObserved,
      .holds,
      Text(
        """
          Between recognizers on different views, the one on the deeper view is updated first.
          """,
        zh: "不同视图上的识别器之间，层级更深的视图上的先更新。"
      ),
      places: "Gestures/GestureUpdating.swift#recognizersDeepestFirst",
      sources: "X-lldb X-ocp AG-GR"
    ),
    RuleEntry(
      200,
      "gesture.same-view-order",
      section: 9,
      .disputed,
      .decides,
      Text(
        """
          Apple leaves the order of recognizers on one view open; the one added last is first unless \
          the profile says otherwise, and real code must not rely on it.
          """,
        zh: """
          同一视图上识别器的先后，苹果没有规定；除非配置另有规定，最后添加的在先，实际代码不得依赖这\
          一点。
          """
      ),
      practice: Text(
        """
          UIKit promises no order on one view. If it matters who wins, say so by require(toFail:) or \
          by a delegate.
          """,
        zh: """
          同一视图上的顺序 UIKit 不作承诺。谁先谁后若有影响，请用 require(toFail:) 或代理写明。
          """
      ),
      places: "Gestures/GestureCollecting.swift#gestureSameViewOrder",
      sources: "AG-GR X-ocp"
    ),
  ]
}
