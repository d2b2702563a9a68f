// Made by scripts/rulebook from Rulebook/12-gesture-views.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// With cancelsTouchesInView true (default) recognition sends touchesCancelled to the hit view
  /// for every touch that is part of the gesture and was already delivered.
  ///
  /// Rule 244, `gesture.cancels-touches-in-view`: header comment; decides.
  public static var gestureCancelsTouchesInView: Rule { Rule(244) }

  /// Touches of the gesture that are still held back are discarded and never delivered to the view.
  ///
  /// Rule 245, `gesture.cancels-drops-pending`: documented; decides.
  public static var gestureCancelsDropsPending: Rule { Rule(245) }

  /// With cancelsTouchesInView false the view keeps its touches and both act; the recognizer still
  /// sees each touch first.
  ///
  /// Rule 246, `gesture.cancels-false-lets-both`: documented; holds.
  public static var gestureCancelsFalseLetsBoth: Rule { Rule(246) }

  /// touchesCancelled comes before the action, as the header says; several logs show the reverse,
  /// which the profile can choose.
  ///
  /// Rule 247, `gesture.action-vs-cancel-order`: disputed; decides.
  public static var gestureActionVsCancelOrder: Rule { Rule(247) }

  /// After touchesCancelled the view gets nothing more for that touch, while the recognizer goes on
  /// receiving it.
  ///
  /// Rule 248, `gesture.after-cancel-nothing-more`: documented; holds.
  public static var gestureAfterCancelNothingMore: Rule { Rule(248) }

  /// touchesCancelled is sent to touch.view and forwarded up the chain by default, not to the
  /// recognizer's view as such.
  ///
  /// Rule 249, `gesture.cancel-target-is-hit-view`: documented; holds.
  public static var gestureCancelTargetIsHitView: Rule { Rule(249) }

  /// A recognizer that fails has no effect on the view except that held-back touches are now
  /// delivered.
  ///
  /// Rule 250, `gesture.failure-does-not-cancel`: documented; holds.
  public static var gestureFailureDoesNotCancel: Rule { Rule(250) }

  /// delaysTouchesBegan is false by default: the view gets touchesBegan in the same event as the
  /// recognizer.
  ///
  /// Rule 251, `gesture.delays-began-default-false`: header comment; holds.
  public static var gestureDelaysBeganDefaultFalse: Rule { Rule(251) }

  /// With delaysTouchesBegan true no touch is delivered to the view until this recognizer fails; if
  /// it recognizes, the view never hears of the touch.
  ///
  /// Rule 252, `gesture.delays-began-true`: header comment; decides.
  public static var gestureDelaysBeganTrue: Rule { Rule(252) }

  /// On failure the held touches are delivered as touchesBegan, followed by a touchesMoved if the
  /// touch has moved meanwhile (and touchesEnded if it has ended).
  ///
  /// Rule 253, `gesture.delays-began-flush`: documented; decides.
  public static var gestureDelaysBeganFlush: Rule { Rule(253) }

  /// delaysTouchesEnded is true by default: touchesEnded for the view is held until this recognizer
  /// has failed.
  ///
  /// Rule 254, `gesture.delays-ended-default-true`: header comment; decides.
  public static var gestureDelaysEndedDefaultTrue: Rule { Rule(254) }

  /// If the recognizer recognizes, the held touchesEnded becomes touchesCancelled.
  ///
  /// Rule 255, `gesture.delays-ended-on-success`: documented; decides.
  public static var gestureDelaysEndedOnSuccess: Rule { Rule(255) }

  /// For a double-tap recognizer with delaysTouchesEnded true the view sees began, began,
  /// cancelled, cancelled for a double tap.
  ///
  /// Rule 256, `gesture.delays-ended-double-tap-true`: documented; holds.
  public static var gestureDelaysEndedDoubleTapTrue: Rule { Rule(256) }

  /// With delaysTouchesEnded false the view sees began, ended, began, cancelled for a double tap.
  ///
  /// Rule 257, `gesture.delays-ended-double-tap-false`: documented; holds.
  public static var gestureDelaysEndedDoubleTapFalse: Rule { Rule(257) }

  /// A double-tap recognizer on an ancestor delays a button's action by the double-tap interval,
  /// since the button's touchesEnded is held.
  ///
  /// Rule 258, `gesture.delays-ended-cost`: widely observed; holds.
  public static var gestureDelaysEndedCost: Rule { Rule(258) }

  /// Held touches may be delivered outside any touch event, when a timer makes the last recognizer
  /// fail (from a run-loop observer on a device).
  ///
  /// Rule 259, `gesture.delayed-ended-off-event`: single observation; decides.
  public static var gestureDelayedEndedOffEvent: Rule { Rule(259) }

  /// A held phase is released only when no recognizer that holds it for this touch is still
  /// possible.
  ///
  /// Rule 260, `gesture.holders-are-all-recognizers`: inferred; decides.
  public static var gestureHoldersAreAllRecognizers: Rule { Rule(260) }

  /// For a discrete two-finger gesture with default flags: began goes to recognizer then view,
  /// moved the same, ended is withheld, and on recognition the view gets touchesCancelled for both
  /// touches.
  ///
  /// Rule 261, `gesture.two-finger-sequence`: documented; holds.
  public static var gestureTwoFingerSequence: Rule { Rule(261) }

  /// For a continuous gesture the view gets touchesCancelled when the recognizer begins and no
  /// touches after that.
  ///
  /// Rule 262, `gesture.continuous-sequence`: documented; holds.
  public static var gestureContinuousSequence: Rule { Rule(262) }

  /// These controls win over recognizers of ancestors: UIButton, UISwitch, UIStepper,
  /// UISegmentedControl and UIPageControl over one-finger single taps, a UISlider over one-finger
  /// swipes along its track from the thumb, a UISwitch over one-finger pans along its track from
  /// the thumb. A pan of an ancestor is not refused by a slider, unless the profile says so.
  ///
  /// Rule 263, `gesture.control-beats-ancestor-list`: documented; decides.
  public static var gestureControlBeatsAncestorList: Rule { Rule(263) }

  /// The list works through gesture.view-should-begin: these classes override it, along with
  /// UITextField, UINavigationBar and the buttons of bars.
  ///
  /// Rule 264, `gesture.control-list-mechanism`: widely observed; holds.
  public static var gestureControlListMechanism: Rule { Rule(264) }

  /// The button-type exceptions cover one-finger single taps only; a double tap or long press on an
  /// ancestor can still recognize and cancel the control's touch.
  ///
  /// Rule 265, `gesture.list-only-single-tap-single-finger`: documented; holds.
  public static var gestureListOnlySingleTapSingleFinger: Rule { Rule(265) }

  /// A recognizer attached to the control itself is not refused: it recognizes and the control's
  /// own action is not sent.
  ///
  /// Rule 266, `gesture.recognizer-on-control-wins`: documented; holds.
  public static var gestureRecognizerOnControlWins: Rule { Rule(266) }

  /// A plain UIControl subclass is not on the list: a tap recognizer on an ancestor fires and the
  /// control's tracking is cancelled.
  ///
  /// Rule 267, `gesture.plain-uicontrol-not-protected`: single observation; holds.
  public static var gesturePlainUicontrolNotProtected: Rule { Rule(267) }

  /// A custom control gets the same protection by returning false from gestureRecognizerShouldBegin
  /// for foreign tap recognizers.
  ///
  /// Rule 268, `gesture.plain-uicontrol-fix`: widely observed; holds.
  public static var gesturePlainUicontrolFix: Rule { Rule(268) }

  /// A tap recognizer on a table view or its ancestor prevents didSelectRow because it cancels the
  /// cell's touches; setting cancelsTouchesInView false or filtering by shouldReceive(touch)
  /// restores it.
  ///
  /// Rule 269, `gesture.tap-on-table-cell`: widely observed; holds.
  public static var gestureTapOnTableCell: Rule { Rule(269) }
}

extension RuleSection {
  static let gestureViews = RuleSection(
    number: 12,
    title: Text(
      "Recognizers, views and controls",
      zh: "手势、视图与控件"
    ),
    rules: gestureViewsRules
  )

  private static let gestureViewsRules: [RuleEntry] = [
    RuleEntry(
      244,
      "gesture.cancels-touches-in-view",
      section: 12,
      .headerComment,
      .decides,
      Text(
        """
          With cancelsTouchesInView true (default) recognition sends touchesCancelled to the hit \
          view for every touch that is part of the gesture and was already delivered.
          """,
        zh: """
          cancelsTouchesInView 为 true（默认）时，识别成功会对属于该手势且已经送达的每个触摸，向命中\
          视图发送 touchesCancelled。
          """
      ),
      practice: Text(
        """
          A view that follows touches itself has to undo in touchesCancelled what it began: an \
          ancestor's recognizer may take the touch at any time.
          """,
        zh: """
          自己跟踪触摸的视图必须在 touchesCancelled 里撤销：祖先的识别器随时可能拿走触摸。
          """
      ),
      places: "Gestures/UIGestureRecognizer.swift#gestureCancelsTouchesInView",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      245,
      "gesture.cancels-drops-pending",
      section: 12,
      .documented,
      .decides,
      Text(
        """
          Touches of the gesture that are still held back are discarded and never delivered to the \
          view.
          """,
        zh: "该手势中仍被扣住的触摸会被丢弃，永远不送给视图。"
      ),
      places: "Gestures/GestureTaking.swift#gestureCancelsDropsPending",
      sources: "D:UIGestureRecognizer.cancelsTouchesInView"
    ),
    RuleEntry(
      246,
      "gesture.cancels-false-lets-both",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          With cancelsTouchesInView false the view keeps its touches and both act; the recognizer \
          still sees each touch first.
          """,
        zh: """
          cancelsTouchesInView 为 false 时，视图保留它的触摸，两者都起作用；每个触摸仍是识别器先看到\
          。
          """
      ),
      places: "Gestures/GestureTaking.swift#takeFromViews",
      sources: "D:UIGestureRecognizer.cancelsTouchesInView X-delta"
    ),
    RuleEntry(
      247,
      "gesture.action-vs-cancel-order",
      section: 12,
      .disputed,
      .decides,
      Text(
        """
          touchesCancelled comes before the action, as the header says; several logs show the \
          reverse, which the profile can choose.
          """,
        zh: "touchesCancelled 先于动作，如头文件所说；有几份日志显示相反，可由配置选择。"
      ),
      practice: Text(
        """
          Do not depend on it: what the view undoes in touchesCancelled and what the action does \
          must work in either order.
          """,
        zh: """
          不要依赖这个先后：视图在 touchesCancelled 里撤销的，与动作所做的，哪个在先都要能行。
          """
      ),
      places: "Gestures/GestureActions.swift#gestureActionVsCancelOrder",
      sources: "H:UIGestureRecognizer AG-GR X-ocp X-so"
    ),
    RuleEntry(
      248,
      "gesture.after-cancel-nothing-more",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          After touchesCancelled the view gets nothing more for that touch, while the recognizer \
          goes on receiving it.
          """,
        zh: "touchesCancelled 之后，视图不再收到该触摸的任何消息，而识别器继续接收它。"
      ),
      places: "Gestures/ViewTouchStateMachine.swift#taken",
      sources: "AG-GR D:UIGestureRecognizer.cancelsTouchesInView"
    ),
    RuleEntry(
      249,
      "gesture.cancel-target-is-hit-view",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          touchesCancelled is sent to touch.view and forwarded up the chain by default, not to the \
          recognizer's view as such.
          """,
        zh: """
          touchesCancelled 发给 touch.view 并默认沿响应者链向上转发，而不是发给识别器所在的视图本身\
          。
          """
      ),
      places: "Gestures/GestureTaking.swift#cancelForView",
      sources: "H:UIGestureRecognizer D:UIResponder.touchesCancelled(_:with:)"
    ),
    RuleEntry(
      250,
      "gesture.failure-does-not-cancel",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          A recognizer that fails has no effect on the view except that held-back touches are now \
          delivered.
          """,
        zh: "失败的识别器对视图没有影响，只是被扣住的触摸这时会送达。"
      ),
      places: "Gestures/GestureHolding.swift#releaseHeldTouches",
      sources: "AG-GR"
    ),
    RuleEntry(
      251,
      "gesture.delays-began-default-false",
      section: 12,
      .headerComment,
      .holds,
      Text(
        """
          delaysTouchesBegan is false by default: the view gets touchesBegan in the same event as \
          the recognizer.
          """,
        zh: """
          delaysTouchesBegan 默认为 false：视图与识别器在同一个事件中收到 touchesBegan。
          """
      ),
      places: "Gestures/UIGestureRecognizer.swift#delaysBegan",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      252,
      "gesture.delays-began-true",
      section: 12,
      .headerComment,
      .decides,
      Text(
        """
          With delaysTouchesBegan true no touch is delivered to the view until this recognizer \
          fails; if it recognizes, the view never hears of the touch.
          """,
        zh: """
          delaysTouchesBegan 为 true 时，在该识别器失败之前不向视图送达任何触摸；如果它识别成功，视\
          图永远不知道有这个触摸。
          """
      ),
      practice: Text(
        """
          The view does not even light up while the recognizer may still succeed, and never hears of \
          the touch if it does.
          """,
        zh: "识别器还可能成功时，视图毫无反应；识别成功后，视图根本不知道有过这次触摸。"
      ),
      places: "Gestures/GestureHolding.swift#gestureDelaysBeganTrue",
      sources: "H:UIGestureRecognizer D:UIGestureRecognizer.delaysTouchesBegan"
    ),
    RuleEntry(
      253,
      "gesture.delays-began-flush",
      section: 12,
      .documented,
      .decides,
      Text(
        """
          On failure the held touches are delivered as touchesBegan, followed by a touchesMoved if \
          the touch has moved meanwhile (and touchesEnded if it has ended).
          """,
        zh: """
          失败时，被扣住的触摸以 touchesBegan 送达；如果触摸其间移动过，接着是一次 touchesMoved（如\
          果已经结束，还有 touchesEnded）。
          """
      ),
      places: "Gestures/GestureHolding.swift#gestureDelaysBeganFlush",
      sources: "D:UIGestureRecognizer.delaysTouchesBegan INF"
    ),
    RuleEntry(
      254,
      "gesture.delays-ended-default-true",
      section: 12,
      .headerComment,
      .decides,
      Text(
        """
          delaysTouchesEnded is true by default: touchesEnded for the view is held until this \
          recognizer has failed.
          """,
        zh: """
          delaysTouchesEnded 默认为 true：在该识别器失败之前，视图的 touchesEnded 被扣住。
          """
      ),
      practice: Text(
        """
          A double tap recognizer above a view makes its touchesEnded late. Set delaysTouchesEnded \
          to false if the view must react to the lift.
          """,
        zh: """
          上层的双击识别器会让视图的 touchesEnded 变晚。视图必须对抬起作出反应的话，把 \
          delaysTouchesEnded 设为 false。
          """
      ),
      places: "Gestures/GestureHolding.swift#gestureDelaysEndedDefaultTrue",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      255,
      "gesture.delays-ended-on-success",
      section: 12,
      .documented,
      .decides,
      Text(
        "If the recognizer recognizes, the held touchesEnded becomes touchesCancelled.",
        zh: "如果识别器识别成功，被扣住的 touchesEnded 变为 touchesCancelled。"
      ),
      places: "Gestures/GestureTaking.swift#gestureDelaysEndedOnSuccess",
      sources: "AG-GR D:UIGestureRecognizer.delaysTouchesEnded"
    ),
    RuleEntry(
      256,
      "gesture.delays-ended-double-tap-true",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          For a double-tap recognizer with delaysTouchesEnded true the view sees began, began, \
          cancelled, cancelled for a double tap.
          """,
        zh: """
          双击识别器的 delaysTouchesEnded 为 true 时，双击中视图看到的是 began、began、cancelled、\
          cancelled。
          """
      ),
      places: "Gestures/GestureHolding.swift#holderOfEnded",
      sources: "AG-GR D:UIGestureRecognizer.delaysTouchesEnded"
    ),
    RuleEntry(
      257,
      "gesture.delays-ended-double-tap-false",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          With delaysTouchesEnded false the view sees began, ended, began, cancelled for a double \
          tap.
          """,
        zh: """
          delaysTouchesEnded 为 false 时，双击中视图看到的是 began、ended、began、cancelled。
          """
      ),
      places: "Gestures/GestureHolding.swift#holderOfEnded",
      sources: "AG-GR D:UIGestureRecognizer.delaysTouchesEnded"
    ),
    RuleEntry(
      258,
      "gesture.delays-ended-cost",
      section: 12,
      .widelyObserved,
      .holds,
      Text(
        """
          A double-tap recognizer on an ancestor delays a button's action by the double-tap \
          interval, since the button's touchesEnded is held.
          """,
        zh: """
          祖先上的双击识别器会使按钮的动作延后一个双击间隔，因为按钮的 touchesEnded 被扣住了。
          """
      ),
      practice: Text(
        """
          Buttons feel slow below a double tap recognizer. Attach it where the buttons are not, or \
          refuse touches on controls.
          """,
        zh: """
          双击识别器下面的按钮会显得迟钝。把它加在没有按钮的视图上，或拒收控件上的触摸。
          """
      ),
      places: "Gestures/GestureHolding.swift#holderOfEnded",
      sources: "X-post"
    ),
    RuleEntry(
      259,
      "gesture.delayed-ended-off-event",
      section: 12,
      .singleObservation,
      .decides,
      Text(
        """
          Held touches may be delivered outside any touch event, when a timer makes the last \
          recognizer fail (from a run-loop observer on a device).
          """,
        zh: """
          被扣住的触摸可以在任何触摸事件之外送达：计时器使最后一个识别器失败时（在设备上是由运行循环\
          的观察者发出）。
          """
      ),
      places: "Gestures/GestureHolding.swift#gestureDelayedEndedOffEvent",
      sources: "X-trace"
    ),
    RuleEntry(
      260,
      "gesture.holders-are-all-recognizers",
      section: 12,
      .inferred,
      .decides,
      Text(
        """
          A held phase is released only when no recognizer that holds it for this touch is still \
          possible.
          """,
        zh: """
          只有当为该触摸扣住某个阶段的所有识别器都不再处于 possible 时，这个阶段才会放出。
          """
      ),
      places: "Gestures/GestureHolding.swift#gestureHoldersAreAllRecognizers",
      sources: "INF H:UIGestureRecognizer"
    ),
    RuleEntry(
      261,
      "gesture.two-finger-sequence",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          For a discrete two-finger gesture with default flags: began goes to recognizer then view, \
          moved the same, ended is withheld, and on recognition the view gets touchesCancelled for \
          both touches.
          """,
        zh: """
          对默认设置的离散型双指手势：began 先到识别器再到视图，moved 相同，ended 被扣住；识别成功时\
          视图收到两个触摸的 touchesCancelled。
          """
      ),
      places: "Gestures/GesturePipeline.swift#run",
      sources: "AG-GR"
    ),
    RuleEntry(
      262,
      "gesture.continuous-sequence",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          For a continuous gesture the view gets touchesCancelled when the recognizer begins and no \
          touches after that.
          """,
        zh: "对连续型手势，识别器开始时视图收到 touchesCancelled，此后不再收到触摸。"
      ),
      places: "Gestures/GestureTaking.swift#takeFromViews",
      sources: "AG-GR"
    ),
    RuleEntry(
      263,
      "gesture.control-beats-ancestor-list",
      section: 12,
      .documented,
      .decides,
      Text(
        """
          These controls win over recognizers of ancestors: UIButton, UISwitch, UIStepper, \
          UISegmentedControl and UIPageControl over one-finger single taps, a UISlider over \
          one-finger swipes along its track from the thumb, a UISwitch over one-finger pans along \
          its track from the thumb. A pan of an ancestor is not refused by a slider, unless the \
          profile says so.
          """,
        zh: """
          下列控件胜过祖先的识别器：UIButton、UISwitch、UIStepper、UISegmentedControl 和 \
          UIPageControl 胜过单指单击；UISlider 胜过从滑块沿轨道方向的单指轻扫；UISwitch 胜过从滑块沿\
          轨道方向的单指拖移。祖先的拖移不会被 UISlider 拒绝，除非配置另有规定。
          """
      ),
      practice: Text(
        """
          A button keeps its tap although an ancestor has a tap recognizer. A control of your own \
          does not: answer false from gestureRecognizerShouldBegin.
          """,
        zh: """
          祖先有点击识别器时按钮仍收到点击；自定义控件不行：在 gestureRecognizerShouldBegin 里返回 \
          false。
          """
      ),
      places: "Gestures/ControlGestures.swift#gestureControlBeatsAncestorList",
      sources: "AG-GR H:UIView X-issue X-radar"
    ),
    RuleEntry(
      264,
      "gesture.control-list-mechanism",
      section: 12,
      .widelyObserved,
      .holds,
      Text(
        """
          The list works through gesture.view-should-begin: these classes override it, along with \
          UITextField, UINavigationBar and the buttons of bars.
          """,
        zh: """
          这份清单通过 gesture.view-should-begin 起作用：这些类重写了它，UITextField、\
          UINavigationBar 和各种栏上的按钮也是。
          """
      ),
      places: "Gestures/ControlGestures.swift#beginsUnlessListed",
      sources: "RT"
    ),
    RuleEntry(
      265,
      "gesture.list-only-single-tap-single-finger",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          The button-type exceptions cover one-finger single taps only; a double tap or long press \
          on an ancestor can still recognize and cancel the control's touch.
          """,
        zh: "按钮类的例外只涵盖单指单击；祖先上的双击或长按仍能识别，并取消控件的触摸。"
      ),
      places: "Gestures/ControlGestures.swift#isSingleTap",
      sources: "AG-GR"
    ),
    RuleEntry(
      266,
      "gesture.recognizer-on-control-wins",
      section: 12,
      .documented,
      .holds,
      Text(
        """
          A recognizer attached to the control itself is not refused: it recognizes and the \
          control's own action is not sent.
          """,
        zh: "直接加在控件上的识别器不会被拒绝：它识别成功，控件自己的动作不发送。"
      ),
      practice: Text(
        """
          Do not put a tap recognizer on a button: its own action is not sent any more. Add a target \
          instead.
          """,
        zh: "不要在按钮上加点按识别器：按钮自己的动作就不发送了。应改为添加目标。"
      ),
      places: "Gestures/GestureResolving.swift#refusalOfView",
      sources: "AG-GR X-ocp"
    ),
    RuleEntry(
      267,
      "gesture.plain-uicontrol-not-protected",
      section: 12,
      .singleObservation,
      .holds,
      Text(
        """
          A plain UIControl subclass is not on the list: a tap recognizer on an ancestor fires and \
          the control's tracking is cancelled.
          """,
        zh: "普通的 UIControl 子类不在清单上：祖先上的点按识别器会触发，控件的跟踪被取消。"
      ),
      places: "Gestures/ControlGestures.swift#beginsUnlessListed",
      sources: "X-delta RT"
    ),
    RuleEntry(
      268,
      "gesture.plain-uicontrol-fix",
      section: 12,
      .widelyObserved,
      .holds,
      Text(
        """
          A custom control gets the same protection by returning false from \
          gestureRecognizerShouldBegin for foreign tap recognizers.
          """,
        zh: """
          自定义控件对外来的点按识别器在 gestureRecognizerShouldBegin 中返回 false，就能得到同样的保\
          护。
          """
      ),
      practice: Text(
        """
          This is what a control of your own needs inside a view with a tap recognizer, such as one \
          that ends editing.
          """,
        zh: "自定义控件放在带点按识别器（例如用来结束编辑）的视图里时，就需要这样做。"
      ),
      places: "Gestures/GestureResolving.swift#refusalOfView",
      sources: "H:UIView X-delta"
    ),
    RuleEntry(
      269,
      "gesture.tap-on-table-cell",
      section: 12,
      .widelyObserved,
      .holds,
      Text(
        """
          A tap recognizer on a table view or its ancestor prevents didSelectRow because it cancels \
          the cell's touches; setting cancelsTouchesInView false or filtering by \
          shouldReceive(touch) restores it.
          """,
        zh: """
          表格视图或其祖先上的点按识别器会使 didSelectRow 不被调用，因为它取消了单元格的触摸；把 \
          cancelsTouchesInView 设为 false，或用 shouldReceive(touch) 过滤，可以恢复。
          """
      ),
      practice: Text(
        """
          The classic: a tap recognizer that hides the keyboard, and rows that cannot be selected \
          any more. Set cancelsTouchesInView to false.
          """,
        zh: """
          经典问题：加了收起键盘的点按识别器，表格的行就选不中了。把 cancelsTouchesInView 设为 false\
          。
          """
      ),
      places: """
        Gestures/GestureTaking.swift#takeFromViews Tables/CellList+Touches.swift#followPress
        """,
      sources: "X-so"
    ),
  ]
}
