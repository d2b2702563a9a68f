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
      Text("""
          With cancelsTouchesInView true (default) recognition sends touchesCancelled to the hit \
          view for every touch that is part of the gesture and was already delivered.
          """),
      practice: Text(
        """
          A view that follows touches itself has to undo in touchesCancelled what it began: an \
          ancestor's recognizer may take the touch at any time.
          """,
        zh: """
          自己跟踪触摸的视图必须在 touchesCancelled 里撤销：祖先的识别器随时可能拿走触摸。
          """
      ),
      places: "Gestures/UIGestureRecognizer.swift",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      245,
      "gesture.cancels-drops-pending",
      section: 12,
      .documented,
      .decides,
      Text("""
          Touches of the gesture that are still held back are discarded and never delivered to the \
          view.
          """),
      places: "Gestures/GestureTaking.swift",
      sources: "D:UIGestureRecognizer.cancelsTouchesInView"
    ),
    RuleEntry(
      246,
      "gesture.cancels-false-lets-both",
      section: 12,
      .documented,
      .holds,
      Text("""
          With cancelsTouchesInView false the view keeps its touches and both act; the recognizer \
          still sees each touch first.
          """),
      places: "",
      sources: "D:UIGestureRecognizer.cancelsTouchesInView X-delta"
    ),
    RuleEntry(
      247,
      "gesture.action-vs-cancel-order",
      section: 12,
      .disputed,
      .decides,
      Text("""
          touchesCancelled comes before the action, as the header says; several logs show the \
          reverse, which the profile can choose.
          """),
      places: "Gestures/GestureActions.swift",
      sources: "H:UIGestureRecognizer AG-GR X-ocp X-so"
    ),
    RuleEntry(
      248,
      "gesture.after-cancel-nothing-more",
      section: 12,
      .documented,
      .holds,
      Text("""
          After touchesCancelled the view gets nothing more for that touch, while the recognizer \
          goes on receiving it.
          """),
      places: "",
      sources: "AG-GR D:UIGestureRecognizer.cancelsTouchesInView"
    ),
    RuleEntry(
      249,
      "gesture.cancel-target-is-hit-view",
      section: 12,
      .documented,
      .holds,
      Text("""
          touchesCancelled is sent to touch.view and forwarded up the chain by default, not to the \
          recognizer's view as such.
          """),
      places: "",
      sources: "H:UIGestureRecognizer D:UIResponder.touchesCancelled(_:with:)"
    ),
    RuleEntry(
      250,
      "gesture.failure-does-not-cancel",
      section: 12,
      .documented,
      .holds,
      Text("""
          A recognizer that fails has no effect on the view except that held-back touches are now \
          delivered.
          """),
      places: "",
      sources: "AG-GR"
    ),
    RuleEntry(
      251,
      "gesture.delays-began-default-false",
      section: 12,
      .headerComment,
      .holds,
      Text("""
          delaysTouchesBegan is false by default: the view gets touchesBegan in the same event as \
          the recognizer.
          """),
      places: "",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      252,
      "gesture.delays-began-true",
      section: 12,
      .headerComment,
      .decides,
      Text("""
          With delaysTouchesBegan true no touch is delivered to the view until this recognizer \
          fails; if it recognizes, the view never hears of the touch.
          """),
      practice: Text(
        """
          The view does not even light up while the recognizer may still succeed, and never hears of \
          the touch if it does.
          """,
        zh: "识别器还可能成功时，视图毫无反应；识别成功后，视图根本不知道有过这次触摸。"
      ),
      places: "Gestures/GestureHolding.swift",
      sources: "H:UIGestureRecognizer D:UIGestureRecognizer.delaysTouchesBegan"
    ),
    RuleEntry(
      253,
      "gesture.delays-began-flush",
      section: 12,
      .documented,
      .decides,
      Text("""
          On failure the held touches are delivered as touchesBegan, followed by a touchesMoved if \
          the touch has moved meanwhile (and touchesEnded if it has ended).
          """),
      places: "Gestures/GestureHolding.swift",
      sources: "D:UIGestureRecognizer.delaysTouchesBegan INF"
    ),
    RuleEntry(
      254,
      "gesture.delays-ended-default-true",
      section: 12,
      .headerComment,
      .decides,
      Text("""
          delaysTouchesEnded is true by default: touchesEnded for the view is held until this \
          recognizer has failed.
          """),
      places: "Gestures/GestureHolding.swift",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      255,
      "gesture.delays-ended-on-success",
      section: 12,
      .documented,
      .decides,
      Text("If the recognizer recognizes, the held touchesEnded becomes touchesCancelled."),
      places: "Gestures/GestureTaking.swift",
      sources: "AG-GR D:UIGestureRecognizer.delaysTouchesEnded"
    ),
    RuleEntry(
      256,
      "gesture.delays-ended-double-tap-true",
      section: 12,
      .documented,
      .holds,
      Text("""
          For a double-tap recognizer with delaysTouchesEnded true the view sees began, began, \
          cancelled, cancelled for a double tap.
          """),
      places: "",
      sources: "AG-GR D:UIGestureRecognizer.delaysTouchesEnded"
    ),
    RuleEntry(
      257,
      "gesture.delays-ended-double-tap-false",
      section: 12,
      .documented,
      .holds,
      Text("""
          With delaysTouchesEnded false the view sees began, ended, began, cancelled for a double \
          tap.
          """),
      places: "",
      sources: "AG-GR D:UIGestureRecognizer.delaysTouchesEnded"
    ),
    RuleEntry(
      258,
      "gesture.delays-ended-cost",
      section: 12,
      .widelyObserved,
      .holds,
      Text("""
          A double-tap recognizer on an ancestor delays a button's action by the double-tap \
          interval, since the button's touchesEnded is held.
          """),
      places: "",
      sources: "X-post"
    ),
    RuleEntry(
      259,
      "gesture.delayed-ended-off-event",
      section: 12,
      .singleObservation,
      .decides,
      Text("""
          Held touches may be delivered outside any touch event, when a timer makes the last \
          recognizer fail (from a run-loop observer on a device).
          """),
      places: "Gestures/GestureHolding.swift",
      sources: "X-trace"
    ),
    RuleEntry(
      260,
      "gesture.holders-are-all-recognizers",
      section: 12,
      .inferred,
      .decides,
      Text("""
          A held phase is released only when no recognizer that holds it for this touch is still \
          possible.
          """),
      places: "Gestures/GestureHolding.swift",
      sources: "INF H:UIGestureRecognizer"
    ),
    RuleEntry(
      261,
      "gesture.two-finger-sequence",
      section: 12,
      .documented,
      .holds,
      Text("""
          For a discrete two-finger gesture with default flags: began goes to recognizer then view, \
          moved the same, ended is withheld, and on recognition the view gets touchesCancelled for \
          both touches.
          """),
      places: "",
      sources: "AG-GR"
    ),
    RuleEntry(
      262,
      "gesture.continuous-sequence",
      section: 12,
      .documented,
      .holds,
      Text("""
          For a continuous gesture the view gets touchesCancelled when the recognizer begins and no \
          touches after that.
          """),
      places: "",
      sources: "AG-GR"
    ),
    RuleEntry(
      263,
      "gesture.control-beats-ancestor-list",
      section: 12,
      .documented,
      .decides,
      Text("""
          These controls win over recognizers of ancestors: UIButton, UISwitch, UIStepper, \
          UISegmentedControl and UIPageControl over one-finger single taps, a UISlider over \
          one-finger swipes along its track from the thumb, a UISwitch over one-finger pans along \
          its track from the thumb. A pan of an ancestor is not refused by a slider, unless the \
          profile says so.
          """),
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
      places: "Gestures/ControlGestures.swift",
      sources: "AG-GR H:UIView X-issue X-radar"
    ),
    RuleEntry(
      264,
      "gesture.control-list-mechanism",
      section: 12,
      .widelyObserved,
      .holds,
      Text("""
          The list works through gesture.view-should-begin: these classes override it, along with \
          UITextField, UINavigationBar and the buttons of bars.
          """),
      places: "",
      sources: "RT"
    ),
    RuleEntry(
      265,
      "gesture.list-only-single-tap-single-finger",
      section: 12,
      .documented,
      .holds,
      Text("""
          The button-type exceptions cover one-finger single taps only; a double tap or long press \
          on an ancestor can still recognize and cancel the control's touch.
          """),
      places: "",
      sources: "AG-GR"
    ),
    RuleEntry(
      266,
      "gesture.recognizer-on-control-wins",
      section: 12,
      .documented,
      .holds,
      Text("""
          A recognizer attached to the control itself is not refused: it recognizes and the \
          control's own action is not sent.
          """),
      places: "",
      sources: "AG-GR X-ocp"
    ),
    RuleEntry(
      267,
      "gesture.plain-uicontrol-not-protected",
      section: 12,
      .singleObservation,
      .holds,
      Text("""
          A plain UIControl subclass is not on the list: a tap recognizer on an ancestor fires and \
          the control's tracking is cancelled.
          """),
      places: "",
      sources: "X-delta RT"
    ),
    RuleEntry(
      268,
      "gesture.plain-uicontrol-fix",
      section: 12,
      .widelyObserved,
      .holds,
      Text("""
          A custom control gets the same protection by returning false from \
          gestureRecognizerShouldBegin for foreign tap recognizers.
          """),
      places: "",
      sources: "H:UIView X-delta"
    ),
    RuleEntry(
      269,
      "gesture.tap-on-table-cell",
      section: 12,
      .widelyObserved,
      .holds,
      Text("""
          A tap recognizer on a table view or its ancestor prevents didSelectRow because it cancels \
          the cell's touches; setting cancelsTouchesInView false or filtering by \
          shouldReceive(touch) restores it.
          """),
      places: "",
      sources: "X-so"
    ),
  ]
}
