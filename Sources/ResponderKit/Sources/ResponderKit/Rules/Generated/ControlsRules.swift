// Made by scripts/rulebook from Rulebook/14-controls.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// Bits: touchDown 0, touchDownRepeat 1, touchDragInside 2, touchDragOutside 3, touchDragEnter 4,
  /// touchDragExit 5, touchUpInside 6, touchUpOutside 7, touchCancel 8, valueChanged 12,
  /// primaryActionTriggered 13, menuActionTriggered 14, editingDidBegin 16, editingChanged 17,
  /// editingDidEnd 18, editingDidEndOnExit 19.
  ///
  /// Rule 311, `control.event-bits`: header comment; holds.
  public static var controlEventBits: Rule { Rule(311) }

  /// allTouchEvents is 0x00000FFF, allEditingEvents 0x000F0000, application-reserved 0x0F000000,
  /// system-reserved 0xF0000000.
  ///
  /// Rule 312, `control.event-masks`: header comment; holds.
  public static var controlEventMasks: Rule { Rule(312) }

  /// A control starts tracking only for a touch whose view is the control.
  ///
  /// Rule 313, `control.tracks-own-touch-only`: single observation; decides.
  public static var controlTracksOwnTouchOnly: Rule { Rule(313) }

  /// Standard controls keep their internal subviews non-interactive, so the control itself is the
  /// hit view.
  ///
  /// Rule 314, `control.subview-touches`: widely observed; holds.
  public static var controlSubviewTouches: Rule { Rule(314) }

  /// On touch down: isTouchInside becomes true, beginTracking is called, and if it returns true
  /// isTracking and isHighlighted become true and touchDown is sent (with touchDownRepeat too when
  /// tapCount is above 1).
  ///
  /// Rule 315, `control.begin-order`: widely observed; decides.
  public static var controlBeginOrder: Rule { Rule(315) }

  /// If beginTracking returns false the control does not track that touch: no drag or up events and
  /// no highlight.
  ///
  /// Rule 316, `control.begin-false-stops`: documented; decides.
  public static var controlBeginFalseStops: Rule { Rule(316) }

  /// touchDownRepeat is sent for a touch down whose tapCount is greater than 1, along with
  /// touchDown.
  ///
  /// Rule 317, `control.touch-down-repeat`: header comment; decides.
  public static var controlTouchDownRepeat: Rule { Rule(317) }

  /// On move: isTouchInside and isHighlighted are updated, continueTracking is called, then drag
  /// events are sent; a false result ends tracking.
  ///
  /// Rule 318, `control.continue-order`: widely observed; decides.
  public static var controlContinueOrder: Rule { Rule(318) }

  /// A move that ends inside sends touchDragInside, one that ends outside sends touchDragOutside; a
  /// move that crosses the limit sends this event as well as the enter or exit event.
  ///
  /// Rule 319, `control.drag-inside-outside`: documented; decides.
  public static var controlDragInsideOutside: Rule { Rule(319) }

  /// Crossing outwards sends touchDragExit, crossing back inwards sends touchDragEnter; enter comes
  /// only after an exit.
  ///
  /// Rule 320, `control.drag-enter-exit`: documented; decides.
  public static var controlDragEnterExit: Rule { Rule(320) }

  /// On touch up: isHighlighted becomes false, endTracking is called, then touchUpInside or
  /// touchUpOutside is sent; isTracking is false afterwards.
  ///
  /// Rule 321, `control.up-order`: widely observed; decides.
  public static var controlUpOrder: Rule { Rule(321) }

  /// "Inside" for drag and up uses an area about 70 pt larger than the bounds on each side, while
  /// touch down needs the exact hit test.
  ///
  /// Rule 322, `control.up-inside-uses-slop`: widely observed; decides.
  public static var controlUpInsideUsesSlop: Rule { Rule(322) }

  /// On touchesCancelled: cancelTracking is called, highlight and tracking are cleared and
  /// touchCancel is sent; no up event.
  ///
  /// Rule 323, `control.cancel-order`: widely observed; decides.
  public static var controlCancelOrder: Rule { Rule(323) }

  /// cancelTracking may get a nil event, for example when the control is removed from its window;
  /// endTracking may get a nil touch when called through cancelTracking.
  ///
  /// Rule 324, `control.cancel-event-nil`: header comment; decides.
  public static var controlCancelEventNil: Rule { Rule(324) }

  /// isHighlighted is set and cleared as the touch enters and leaves and is cleared on up.
  ///
  /// Rule 325, `control.highlight-follows-inside`: header comment; holds.
  public static var controlHighlightFollowsInside: Rule { Rule(325) }

  /// isTouchInside has meaning only during tracking.
  ///
  /// Rule 326, `control.touch-inside-valid-while-tracking`: header comment; holds.
  public static var controlTouchInsideValidWhileTracking: Rule { Rule(326) }

  /// Since isMultipleTouchEnabled is false by default, a control tracks one finger at a time.
  ///
  /// Rule 327, `control.single-touch-default`: header comment; holds.
  public static var controlSingleTouchDefault: Rule { Rule(327) }

  /// With isEnabled false a control starts no tracking for new touches and sends no events for
  /// them.
  ///
  /// Rule 328, `control.disabled-ignores-touch`: header comment; decides.
  public static var controlDisabledIgnoresTouch: Rule { Rule(328) }

  /// Setting isEnabled to false during tracking does not end it: the press in progress still sends
  /// its drag and up events, and only later touches are ignored.
  ///
  /// Rule 329, `control.disabled-mid-track`: single observation; decides.
  public static var controlDisabledMidTrack: Rule { Rule(329) }

  /// A control's touches methods do not call next.
  ///
  /// Rule 330, `control.does-not-forward-touches`: widely observed; decides.
  public static var controlDoesNotForwardTouches: Rule { Rule(330) }

  /// A control with no target still takes the touch; nothing goes to its superview.
  ///
  /// Rule 331, `control.no-target-still-consumes`: widely observed; decides.
  public static var controlNoTargetStillConsumes: Rule { Rule(331) }

  /// sendActions(for:) calls sendAction for each matching registration in the order of
  /// registration.
  ///
  /// Rule 332, `control.send-actions-order`: inferred; holds.
  public static var controlSendActionsOrder: Rule { Rule(332) }

  /// UIControl.sendAction(_:to:for:) passes selector, target, itself as sender and the event to
  /// UIApplication.sendAction(_:to:from:for:).
  ///
  /// Rule 333, `control.send-action-goes-through-app`: documented; decides.
  public static var controlSendActionGoesThroughApp: Rule { Rule(333) }

  /// sendAction is an override point called once per target-action pair; not calling super
  /// suppresses that pair.
  ///
  /// Rule 334, `control.override-send-action`: header comment; decides.
  public static var controlOverrideSendAction: Rule { Rule(334) }

  /// An action has zero, one (sender) or two (sender, event) arguments, in that order.
  ///
  /// Rule 335, `control.action-forms`: documented; holds.
  public static var controlActionForms: Rule { Rule(335) }

  /// Targets are not retained.
  ///
  /// Rule 336, `control.targets-not-retained`: header comment; decides.
  public static var controlTargetsNotRetained: Rule { Rule(336) }

  /// A nil target means the action is resolved along the responder chain at send time.
  ///
  /// Rule 337, `control.nil-target`: header comment; decides.
  public static var controlNilTarget: Rule { Rule(337) }

  /// allTargets contains a null marker if at least one registration has a nil target.
  ///
  /// Rule 338, `control.all-targets-null-marker`: header comment; holds.
  public static var controlAllTargetsNullMarker: Rule { Rule(338) }

  /// Adding the same target, action and event again does not make it fire twice.
  ///
  /// Rule 339, `control.duplicate-registration`: author knowledge; holds.
  public static var controlDuplicateRegistration: Rule { Rule(339) }

  /// removeTarget with a nil action removes all actions of that target; with a nil target it
  /// matches all targets.
  ///
  /// Rule 340, `control.remove-with-nil`: header comment; holds.
  public static var controlRemoveWithNil: Rule { Rule(340) }

  /// UIActions are unique by identifier; adding one with the same identifier replaces the old one.
  ///
  /// Rule 341, `control.uiaction-unique`: header comment; holds.
  public static var controlUiactionUnique: Rule { Rule(341) }

  /// Setting a switch, slider or segment by code does not send valueChanged; a segmented control
  /// sends it only for a user change. A comment in UIStepper's header reads differently.
  ///
  /// Rule 342, `control.programmatic-change-is-silent`: header comment; holds.
  public static var controlProgrammaticChangeIsSilent: Rule { Rule(342) }

  /// primaryActionTriggered is the semantic main action: a button sends it with touchUpInside, a
  /// text field with the return key, a value control such as a switch with valueChanged; a plain
  /// UIControl never sends it by itself.
  ///
  /// Rule 343, `control.primary-action`: widely observed; decides.
  public static var controlPrimaryAction: Rule { Rule(343) }

  /// With showsMenuAsPrimaryAction the menu opens on touch down and menuActionTriggered is sent
  /// before it appears; the menu takes the touch over, so touchUpInside and primaryActionTriggered
  /// are not sent.
  ///
  /// Rule 344, `control.menu-primary-action`: header comment; decides.
  public static var controlMenuPrimaryAction: Rule { Rule(344) }

  /// A UIButton fires its main action on touchUpInside, so a drag out within the slop still fires
  /// and a drag beyond it does not.
  ///
  /// Rule 345, `control.button-action-event`: widely observed; decides.
  public static var controlButtonActionEvent: Rule { Rule(345) }

  /// With changesSelectionAsPrimaryAction and no primary menu the button toggles selected on each
  /// primary action.
  ///
  /// Rule 346, `control.button-toggle`: header comment; decides.
  public static var controlButtonToggle: Rule { Rule(346) }

  /// A UISwitch toggles and sends valueChanged on a tap or a thumb drag; setOn(animated:) sends
  /// nothing.
  ///
  /// Rule 347, `control.switch-value`: documented; decides.
  public static var controlSwitchValue: Rule { Rule(347) }

  /// A UISlider with isContinuous true (default) sends valueChanged on each change, otherwise once
  /// at the end of tracking.
  ///
  /// Rule 348, `control.slider-continuous`: header comment; decides.
  public static var controlSliderContinuous: Rule { Rule(348) }

  /// A slider starts tracking only when the touch begins on (or close to) the thumb; beginTracking
  /// returns false elsewhere.
  ///
  /// Rule 349, `control.slider-thumb-only`: widely observed; decides.
  public static var controlSliderThumbOnly: Rule { Rule(349) }

  /// isContinuous and autorepeat are true by default: holding changes the value repeatedly and
  /// sends valueChanged each time.
  ///
  /// Rule 350, `control.stepper`: header comment; decides.
  public static var controlStepper: Rule { Rule(350) }

  /// A UISegmentedControl changes on a user touch of another segment and sends valueChanged; with
  /// isMomentary true the selection is not kept; touching the selected segment again sends nothing.
  ///
  /// Rule 351, `control.segmented`: header comment; decides.
  public static var controlSegmented: Rule { Rule(351) }

  /// A UITextField sends editingDidBegin, editingChanged, editingDidEnd and editingDidEndOnExit
  /// (return key) instead of touch-up semantics.
  ///
  /// Rule 352, `control.text-field-events`: header comment; decides.
  public static var controlTextFieldEvents: Rule { Rule(352) }

  /// Having any target for editingDidEndOnExit makes the return key end editing and resign.
  ///
  /// Rule 353, `control.did-end-on-exit`: widely observed; decides.
  public static var controlDidEndOnExit: Rule { Rule(353) }

  /// A UIBarButtonItem sends its action to its target; a nil target uses the responder chain;
  /// primaryAction replaces target and action (14.0).
  ///
  /// Rule 354, `control.bar-button`: documented; decides.
  public static var controlBarButton: Rule { Rule(354) }

  /// A control goes on tracking while the finger is outside, until it lifts or is cancelled.
  ///
  /// Rule 355, `control.keeps-tracking-outside`: documented; decides.
  public static var controlKeepsTrackingOutside: Rule { Rule(355) }

  /// A registration for several events is kept per event bit: removing it for some of them leaves
  /// it in force for the others.
  ///
  /// Rule 545, `control.remove-by-event`: inferred; holds.
  public static var controlRemoveByEvent: Rule { Rule(545) }

  /// A UIAction whose attributes contain disabled is not run when its event is sent, and neither is
  /// one that has been removed.
  ///
  /// Rule 546, `control.disabled-action`: inferred; decides.
  public static var controlDisabledAction: Rule { Rule(546) }

  /// A short press on one half of a stepper changes the value by exactly one step; repeating starts
  /// only after the press has been held. The value stays between minimum and maximum, or wraps
  /// round if wraps is true; with isContinuous false valueChanged is sent once, at the lift.
  ///
  /// Rule 547, `control.stepper-press`: header comment; decides.
  public static var controlStepperPress: Rule { Rule(547) }

  /// A thumb drag leaves a switch on the side where the thumb is let go, and valueChanged is sent
  /// only if that changes the value.
  ///
  /// Rule 548, `control.switch-thumb`: widely observed; decides.
  public static var controlSwitchThumb: Rule { Rule(548) }
}

extension RuleSection {
  static let controls = RuleSection(
    number: 14,
    title: Text(
      "Controls",
      zh: "控件"
    ),
    rules: controlsRules
  )

  private static let controlsRules: [RuleEntry] = [
    RuleEntry(
      311,
      "control.event-bits",
      section: 14,
      .headerComment,
      .holds,
      Text(
        """
          Bits: touchDown 0, touchDownRepeat 1, touchDragInside 2, touchDragOutside 3, \
          touchDragEnter 4, touchDragExit 5, touchUpInside 6, touchUpOutside 7, touchCancel 8, \
          valueChanged 12, primaryActionTriggered 13, menuActionTriggered 14, editingDidBegin 16, \
          editingChanged 17, editingDidEnd 18, editingDidEndOnExit 19.
          """,
        zh: """
          各个位：touchDown 0、touchDownRepeat 1、touchDragInside 2、touchDragOutside 3、\
          touchDragEnter 4、touchDragExit 5、touchUpInside 6、touchUpOutside 7、touchCancel 8、\
          valueChanged 12、primaryActionTriggered 13、menuActionTriggered 14、editingDidBegin 16、\
          editingChanged 17、editingDidEnd 18、editingDidEndOnExit 19。
          """
      ),
      places: "Controls/UIControl+Event.swift#Event",
      sources: "H:UIControl"
    ),
    RuleEntry(
      312,
      "control.event-masks",
      section: 14,
      .headerComment,
      .holds,
      Text(
        """
          allTouchEvents is 0x00000FFF, allEditingEvents 0x000F0000, application-reserved \
          0x0F000000, system-reserved 0xF0000000.
          """,
        zh: """
          allTouchEvents 为 0x00000FFF，allEditingEvents 为 0x000F0000，留给应用的是 0x0F000000，留\
          给系统的是 0xF0000000。
          """
      ),
      places: "Controls/UIControl+Event.swift#allTouchEvents",
      sources: "H:UIControl"
    ),
    RuleEntry(
      313,
      "control.tracks-own-touch-only",
      section: 14,
      .singleObservation,
      .decides,
      Text(
        "A control starts tracking only for a touch whose view is the control.",
        zh: "控件只为 view 是自己的触摸开始跟踪。"
      ),
      practice: Text(
        """
          A touch that climbs to a control from a subview does not press it. Switch the subview's \
          interaction off, so that the control itself is hit.
          """,
        zh: "从子视图传上来的触摸按不动控件。关掉子视图的交互，让控件自己被命中。"
      ),
      places: "Controls/UIControl+Tracking.swift#controlTracksOwnTouchOnly",
      sources: "X-ocp"
    ),
    RuleEntry(
      314,
      "control.subview-touches",
      section: 14,
      .widelyObserved,
      .holds,
      Text(
        """
          Standard controls keep their internal subviews non-interactive, so the control itself is \
          the hit view.
          """,
        zh: "标准控件的内部子视图都不可交互，所以命中的视图是控件自己。"
      ),
      places: "Controls/UIControl+Values.swift#ViewWithParts",
      sources: "X-so H:UILabel H:UIImageView"
    ),
    RuleEntry(
      315,
      "control.begin-order",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          On touch down: isTouchInside becomes true, beginTracking is called, and if it returns true \
          isTracking and isHighlighted become true and touchDown is sent (with touchDownRepeat too \
          when tapCount is above 1).
          """,
        zh: """
          按下时：isTouchInside 变为 true，调用 beginTracking；如果返回 true，isTracking 和 \
          isHighlighted 变为 true，并发送 touchDown（tapCount 大于 1 时还有 touchDownRepeat）。
          """
      ),
      places: "Controls/UIControl+Tracking.swift#controlBeginOrder",
      sources: "H:UIControl CH WO X-ocp"
    ),
    RuleEntry(
      316,
      "control.begin-false-stops",
      section: 14,
      .documented,
      .decides,
      Text(
        """
          If beginTracking returns false the control does not track that touch: no drag or up events \
          and no highlight.
          """,
        zh: """
          如果 beginTracking 返回 false，控件不跟踪该触摸：没有拖动和抬起事件，也不高亮。
          """
      ),
      practice: Text(
        """
          The way to react only in a part of a control, as a slider does with its thumb.
          """,
        zh: "想只在控件的一部分有反应就用它，UISlider 对滑块就是这样。"
      ),
      places: """
        Controls/UIControl+Tracking.swift#controlBeginFalseStops \
        Controls/UIControl.swift#controlBeginFalseStops
        """,
      sources: "D:UIControl.beginTracking(_:with:)"
    ),
    RuleEntry(
      317,
      "control.touch-down-repeat",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          touchDownRepeat is sent for a touch down whose tapCount is greater than 1, along with \
          touchDown.
          """,
        zh: "tapCount 大于 1 的按下，除 touchDown 外还发送 touchDownRepeat。"
      ),
      places: "Controls/UIControl+Tracking.swift#controlTouchDownRepeat",
      sources: "H:UIControl"
    ),
    RuleEntry(
      318,
      "control.continue-order",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          On move: isTouchInside and isHighlighted are updated, continueTracking is called, then \
          drag events are sent; a false result ends tracking.
          """,
        zh: """
          移动时：先更新 isTouchInside 和 isHighlighted，再调用 continueTracking，然后发送拖动事件；\
          返回 false 则结束跟踪。
          """
      ),
      places: """
        Controls/UIControl+Tracking.swift#controlContinueOrder \
        Controls/UIControl.swift#controlContinueOrder
        """,
      sources: "D:UIControl.continueTracking(_:with:)† CH WO"
    ),
    RuleEntry(
      319,
      "control.drag-inside-outside",
      section: 14,
      .documented,
      .decides,
      Text(
        """
          A move that ends inside sends touchDragInside, one that ends outside sends \
          touchDragOutside; a move that crosses the limit sends this event as well as the enter or \
          exit event.
          """,
        zh: """
          终点在内的移动发送 touchDragInside，终点在外的发送 touchDragOutside；越过界限的移动除了进\
          入或离开事件，也发送这个事件。
          """
      ),
      places: "Controls/UIControl+Tracking.swift#controlDragInsideOutside",
      sources: "D:UIControl.Event RI"
    ),
    RuleEntry(
      320,
      "control.drag-enter-exit",
      section: 14,
      .documented,
      .decides,
      Text(
        """
          Crossing outwards sends touchDragExit, crossing back inwards sends touchDragEnter; enter \
          comes only after an exit.
          """,
        zh: """
          向外越界发送 touchDragExit，向内返回发送 touchDragEnter；只有离开过才会有进入。
          """
      ),
      places: "Controls/UIControl+Tracking.swift#controlDragEnterExit",
      sources: "D:UIControl.Event CH WO"
    ),
    RuleEntry(
      321,
      "control.up-order",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          On touch up: isHighlighted becomes false, endTracking is called, then touchUpInside or \
          touchUpOutside is sent; isTracking is false afterwards.
          """,
        zh: """
          抬起时：isHighlighted 变为 false，调用 endTracking，然后发送 touchUpInside 或 \
          touchUpOutside；之后 isTracking 为 false。
          """
      ),
      places: "Controls/UIControl+Tracking.swift#controlUpOrder",
      sources: "H:UIControl CH WO"
    ),
    RuleEntry(
      322,
      "control.up-inside-uses-slop",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          "Inside" for drag and up uses an area about 70 pt larger than the bounds on each side, \
          while touch down needs the exact hit test.
          """,
        zh: """
          拖动和抬起所说的“内部”，是每边比 bounds 大约 70 点的区域；按下则需要准确命中。
          """
      ),
      practice: Text(
        """
          A finger may leave the control by a good deal and still end inside: while tracking, the \
          control is larger than it looks.
          """,
        zh: "手指离开控件一段距离再抬起仍算在内部：跟踪期间控件的有效范围比看上去大。"
      ),
      places: "Controls/UIControl+Tracking.swift#controlUpInsideUsesSlop",
      sources: "X-slop"
    ),
    RuleEntry(
      323,
      "control.cancel-order",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          On touchesCancelled: cancelTracking is called, highlight and tracking are cleared and \
          touchCancel is sent; no up event.
          """,
        zh: """
          收到 touchesCancelled 时：调用 cancelTracking，清除高亮和跟踪状态，发送 touchCancel；没有\
          抬起事件。
          """
      ),
      practice: Text(
        """
          Undo in touchCancel what touchDown showed: a scroll view or a call may take the finger \
          away, and no up event follows.
          """,
        zh: """
          在 touchCancel 里撤销 touchDown 所显示的：滚动视图或来电会拿走手指，之后没有抬起事件。
          """
      ),
      places: "Controls/UIControl.swift#controlCancelOrder",
      sources: "D:UIControl.cancelTracking(with:) CH X-ocp"
    ),
    RuleEntry(
      324,
      "control.cancel-event-nil",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          cancelTracking may get a nil event, for example when the control is removed from its \
          window; endTracking may get a nil touch when called through cancelTracking.
          """,
        zh: """
          cancelTracking 的 event 可能为 nil，例如控件从窗口移除时；经由 cancelTracking 调用时，\
          endTracking 的 touch 可能为 nil。
          """
      ),
      places: "Controls/UIControl+Tracking.swift#controlCancelEventNil",
      sources: "H:UIControl"
    ),
    RuleEntry(
      325,
      "control.highlight-follows-inside",
      section: 14,
      .headerComment,
      .holds,
      Text(
        """
          isHighlighted is set and cleared as the touch enters and leaves and is cleared on up.
          """,
        zh: "isHighlighted 随触摸的进入和离开而设置和清除，抬起时清除。"
      ),
      places: "Controls/UIControl+Tracking.swift#update",
      sources: "H:UIControl"
    ),
    RuleEntry(
      326,
      "control.touch-inside-valid-while-tracking",
      section: 14,
      .headerComment,
      .holds,
      Text(
        "isTouchInside has meaning only during tracking.",
        zh: "isTouchInside 只在跟踪期间有意义。"
      ),
      places: "Controls/UIControl.swift#isTouchInside",
      sources: "H:UIControl"
    ),
    RuleEntry(
      327,
      "control.single-touch-default",
      section: 14,
      .headerComment,
      .holds,
      Text(
        """
          Since isMultipleTouchEnabled is false by default, a control tracks one finger at a time.
          """,
        zh: "由于 isMultipleTouchEnabled 默认为 false，控件一次只跟踪一根手指。"
      ),
      places: "Views/UIView.swift#multipleTouchEnabled",
      sources: "H:UIView"
    ),
    RuleEntry(
      328,
      "control.disabled-ignores-touch",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          With isEnabled false a control starts no tracking for new touches and sends no events for \
          them.
          """,
        zh: "isEnabled 为 false 时，控件不为新触摸开始跟踪，也不为它们发送事件。"
      ),
      practice: Text(
        """
          Hit-testing passes a disabled control over, so what lies behind it or its superview gets \
          the tap. Only a profile that lets disabled controls be hit stops the tap there.
          """,
        zh: """
          命中测试会跳过被禁用的控件，点按落到它后面的内容或它的父视图上。只有允许命中禁用控件的配置\
          才让点按停在那里。
          """
      ),
      places: "Controls/UIControl+Tracking.swift#controlDisabledIgnoresTouch",
      sources: "H:UIControl"
    ),
    RuleEntry(
      329,
      "control.disabled-mid-track",
      section: 14,
      .singleObservation,
      .decides,
      Text(
        """
          Setting isEnabled to false during tracking does not end it: the press in progress still \
          sends its drag and up events, and only later touches are ignored.
          """,
        zh: """
          跟踪期间把 isEnabled 设为 false 不会结束跟踪：正在进行的按压仍发送拖动和抬起事件，只有之后\
          的触摸被忽略。
          """
      ),
      practice: Text(
        """
          Disabling a button in its own touchDown does not take the press back. Ask for isEnabled in \
          the action if it must not act.
          """,
        zh: """
          在按钮自己的 touchDown 里禁用它，不会收回这次按压。不该执行的话，在动作里检查 isEnabled。
          """
      ),
      places: "Controls/UIControl+Tracking.swift#controlDisabledMidTrack",
      sources: "X-radar"
    ),
    RuleEntry(
      330,
      "control.does-not-forward-touches",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        "A control's touches methods do not call next.",
        zh: "控件的 touches 方法不调用 next。"
      ),
      practice: Text(
        """
          A button consumes its touches even when it has no target: its superview hears nothing. \
          That is a difference to a plain view, which passes touches on.
          """,
        zh: """
          按钮即使没有目标也会吃掉触摸，父视图收不到。普通视图则会往上传，这是两者的区别。
          """
      ),
      places: """
        Controllers/PressableView.swift#controlDoesNotForwardTouches \
        Controls/UIControl+Tracking.swift#controlDoesNotForwardTouches
        """,
      sources: "RT X-ocp A1"
    ),
    RuleEntry(
      331,
      "control.no-target-still-consumes",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          A control with no target still takes the touch; nothing goes to its superview.
          """,
        zh: "没有目标的控件仍然接收触摸；它的父视图什么也得不到。"
      ),
      places: "Controls/UIControl+Tracking.swift#controlNoTargetStillConsumes",
      sources: "A1 RT"
    ),
    RuleEntry(
      332,
      "control.send-actions-order",
      section: 14,
      .inferred,
      .holds,
      Text(
        """
          sendActions(for:) calls sendAction for each matching registration in the order of \
          registration.
          """,
        zh: "sendActions(for:) 按登记的先后，对每个匹配的登记调用 sendAction。"
      ),
      places: "Controls/UIControl+Targets.swift#send",
      sources: "H:UIControl INF"
    ),
    RuleEntry(
      333,
      "control.send-action-goes-through-app",
      section: 14,
      .documented,
      .decides,
      Text(
        """
          UIControl.sendAction(_:to:for:) passes selector, target, itself as sender and the event to \
          UIApplication.sendAction(_:to:from:for:).
          """,
        zh: """
          UIControl.sendAction(_:to:for:) 把选择器、目标、作为 sender 的自己以及事件交给 \
          UIApplication.sendAction(_:to:from:for:)。
          """
      ),
      places: "Controls/UIControl+Targets.swift#controlSendActionGoesThroughApp",
      sources: "D:UIControl.sendAction(_:to:for:)"
    ),
    RuleEntry(
      334,
      "control.override-send-action",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          sendAction is an override point called once per target-action pair; not calling super \
          suppresses that pair.
          """,
        zh: """
          sendAction 是可以重写的地方，每对目标/动作调用一次；不调用 super 就抑制了这一对。
          """
      ),
      practice: Text(
        "One place to log or to block every action of a control.",
        zh: "要记录或拦截一个控件的所有动作，在这里一处即可。"
      ),
      places: "Controls/UIControl+Targets.swift#controlOverrideSendAction",
      sources: "H:UIControl"
    ),
    RuleEntry(
      335,
      "control.action-forms",
      section: 14,
      .documented,
      .holds,
      Text(
        """
          An action has zero, one (sender) or two (sender, event) arguments, in that order.
          """,
        zh: "动作有零个、一个（sender）或两个（sender、event）参数，按此顺序。"
      ),
      places: "Responders/Selector.swift#argumentCount",
      sources: "H:UIControl D:UIControl"
    ),
    RuleEntry(
      336,
      "control.targets-not-retained",
      section: 14,
      .headerComment,
      .decides,
      Text(
        "Targets are not retained.",
        zh: "目标不被持有。"
      ),
      practice: Text(
        """
          A target that nobody else keeps is gone, and the control stays silent without an error.
          """,
        zh: "没有别人持有的目标会消失，控件从此沉默，也不报错。"
      ),
      places: "Controls/UIControl+Targets.swift#controlTargetsNotRetained",
      sources: "H:UIControl"
    ),
    RuleEntry(
      337,
      "control.nil-target",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          A nil target means the action is resolved along the responder chain at send time.
          """,
        zh: "目标为 nil 表示动作在发送时沿响应者链寻找接收者。"
      ),
      practice: Text(
        """
          A target of nil means: whoever up the responder chain implements the action. The search is \
          made anew each time the action is sent.
          """,
        zh: """
          目标为 nil 表示：由响应者链上实现了该动作的对象处理。每次发送动作时都重新查找。
          """
      ),
      places: "Controls/UIControl+Targets.swift#controlNilTarget",
      sources: "H:UIControl"
    ),
    RuleEntry(
      338,
      "control.all-targets-null-marker",
      section: 14,
      .headerComment,
      .holds,
      Text(
        """
          allTargets contains a null marker if at least one registration has a nil target.
          """,
        zh: "如果至少有一个登记的目标为 nil，allTargets 中会有一个空标记。"
      ),
      places: "Controls/UIControl.swift#allTargets",
      sources: "H:UIControl"
    ),
    RuleEntry(
      339,
      "control.duplicate-registration",
      section: 14,
      .authorKnowledge,
      .holds,
      Text(
        "Adding the same target, action and event again does not make it fire twice.",
        zh: "再次添加同样的目标、动作和事件不会使它触发两次。"
      ),
      places: "Controls/UIControl+Targets.swift#register",
      sources: "AK"
    ),
    RuleEntry(
      340,
      "control.remove-with-nil",
      section: 14,
      .headerComment,
      .holds,
      Text(
        """
          removeTarget with a nil action removes all actions of that target; with a nil target it \
          matches all targets.
          """,
        zh: "removeTarget 的动作为 nil 时移除该目标的所有动作；目标为 nil 时匹配所有目标。"
      ),
      places: "Controls/UIControl+Targets.swift#unregister",
      sources: "H:UIControl"
    ),
    RuleEntry(
      341,
      "control.uiaction-unique",
      section: 14,
      .headerComment,
      .holds,
      Text(
        """
          UIActions are unique by identifier; adding one with the same identifier replaces the old \
          one.
          """,
        zh: "UIAction 以 identifier 区分；添加 identifier 相同的会替换旧的。"
      ),
      places: "Controls/UIControl+Targets.swift#register",
      sources: "H:UIControl"
    ),
    RuleEntry(
      342,
      "control.programmatic-change-is-silent",
      section: 14,
      .headerComment,
      .holds,
      Text(
        """
          Setting a switch, slider or segment by code does not send valueChanged; a segmented \
          control sends it only for a user change. A comment in UIStepper's header reads \
          differently.
          """,
        zh: """
          用代码设置开关、滑块或分段不会发送 valueChanged；分段控件只在用户改变时发送。UIStepper 头\
          文件的一条注释说法不同。
          """
      ),
      practice: Text(
        """
          Call the code that should follow yourself, or sendActions(for: .valueChanged), when you \
          set a value.
          """,
        zh: "用代码设值时，要自己调用后续代码，或调用 sendActions(for: .valueChanged)。"
      ),
      places: "Controls/UISwitch.swift#setOn",
      sources: "H:UISwitch H:UISlider H:UISegmentedControl D:UIControl"
    ),
    RuleEntry(
      343,
      "control.primary-action",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          primaryActionTriggered is the semantic main action: a button sends it with touchUpInside, \
          a text field with the return key, a value control such as a switch with valueChanged; a \
          plain UIControl never sends it by itself.
          """,
        zh: """
          primaryActionTriggered 是语义上的主要动作：按钮随 touchUpInside 发送，文本框随回车键发送，\
          开关之类的数值控件随 valueChanged 发送；普通的 UIControl 自己从不发送。
          """
      ),
      practice: Text(
        """
          Connect to it when you mean "do what this control is for": it fits buttons, fields and \
          switches alike.
          """,
        zh: "想表达“做这个控件该做的事”，就用它：按钮、文本框和开关都适用。"
      ),
      places: """
        Controls/UIControl+Values.swift#controlPrimaryAction \
        Controls/UITextField+Return.swift#controlPrimaryAction
        """,
      sources: "H:UIControl D:UIControl.Event.primaryActionTriggered† X-neu"
    ),
    RuleEntry(
      344,
      "control.menu-primary-action",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          With showsMenuAsPrimaryAction the menu opens on touch down and menuActionTriggered is sent \
          before it appears; the menu takes the touch over, so touchUpInside and \
          primaryActionTriggered are not sent.
          """,
        zh: """
          showsMenuAsPrimaryAction 为 true 时，菜单在按下时打开，menuActionTriggered 在它出现之前发\
          送；触摸由菜单接管，所以不发送 touchUpInside 和 primaryActionTriggered。
          """
      ),
      places: """
        Actions/Menus/ScreenMenu.swift#controlMenuPrimaryAction \
        Controls/UIControl+Tracking.swift#controlMenuPrimaryAction \
        Controls/UIControl.swift#controlMenuPrimaryAction
        """,
      sources: "H:UIControl RI"
    ),
    RuleEntry(
      345,
      "control.button-action-event",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          A UIButton fires its main action on touchUpInside, so a drag out within the slop still \
          fires and a drag beyond it does not.
          """,
        zh: """
          UIButton 的主要动作在 touchUpInside 时触发，所以在容差范围内拖出仍会触发，超出则不会。
          """
      ),
      practice: Text(
        """
          Dragging off is how a user takes a press back. Act on touchUpInside, not on touchDown, so \
          that it works.
          """,
        zh: """
          拖开是用户收回按压的办法。要让它有效，就在 touchUpInside 而不是 touchDown 时执行。
          """
      ),
      places: "Controls/UIButton.swift#controlButtonActionEvent",
      sources: "D:UIButton† X-slop"
    ),
    RuleEntry(
      346,
      "control.button-toggle",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          With changesSelectionAsPrimaryAction and no primary menu the button toggles selected on \
          each primary action.
          """,
        zh: """
          changesSelectionAsPrimaryAction 为 true 且没有主菜单时，按钮每次主要动作都切换 selected。
          """
      ),
      places: "Controls/UIButton.swift#controlButtonToggle",
      sources: "H:UIButton"
    ),
    RuleEntry(
      347,
      "control.switch-value",
      section: 14,
      .documented,
      .decides,
      Text(
        """
          A UISwitch toggles and sends valueChanged on a tap or a thumb drag; setOn(animated:) sends \
          nothing.
          """,
        zh: """
          点按或拖动滑块会切换 UISwitch 并发送 valueChanged；setOn(animated:) 不发送任何事件。
          """
      ),
      places: "Controls/UISwitch.swift#controlSwitchValue",
      sources: "H:UISwitch D:UISwitch†"
    ),
    RuleEntry(
      348,
      "control.slider-continuous",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          A UISlider with isContinuous true (default) sends valueChanged on each change, otherwise \
          once at the end of tracking.
          """,
        zh: """
          isContinuous 为 true（默认）的 UISlider 每次变化都发送 valueChanged，否则只在跟踪结束时发\
          送一次。
          """
      ),
      places: "Controls/UISlider.swift#controlSliderContinuous",
      sources: "H:UISlider"
    ),
    RuleEntry(
      349,
      "control.slider-thumb-only",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          A slider starts tracking only when the touch begins on (or close to) the thumb; \
          beginTracking returns false elsewhere.
          """,
        zh: """
          只有触摸从滑块上（或紧邻处）开始，UISlider 才开始跟踪；在别处 beginTracking 返回 false。
          """
      ),
      practice: Text(
        """
          A tap on the track does nothing. Add a tap recognizer that sets the value if it should \
          jump there.
          """,
        zh: "点按轨道没有反应。想让它跳过去，就加一个设置数值的点按识别器。"
      ),
      places: "Controls/UISlider.swift#controlSliderThumbOnly",
      sources: "H:UIView X-so"
    ),
    RuleEntry(
      350,
      "control.stepper",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          isContinuous and autorepeat are true by default: holding changes the value repeatedly and \
          sends valueChanged each time.
          """,
        zh: """
          isContinuous 和 autorepeat 默认为 true：按住会反复改变数值，每次都发送 valueChanged。
          """
      ),
      places: "Controls/UIStepper.swift#controlStepper",
      sources: "H:UIStepper"
    ),
    RuleEntry(
      351,
      "control.segmented",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          A UISegmentedControl changes on a user touch of another segment and sends valueChanged; \
          with isMomentary true the selection is not kept; touching the selected segment again sends \
          nothing.
          """,
        zh: """
          用户触摸 UISegmentedControl 的另一段时，它改变选择并发送 valueChanged；isMomentary 为 true \
          时不保留选择；再次触摸已选的段不发送任何事件。
          """
      ),
      places: "Controls/UISegmentedControl.swift#controlSegmented",
      sources: "H:UISegmentedControl AK"
    ),
    RuleEntry(
      352,
      "control.text-field-events",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          A UITextField sends editingDidBegin, editingChanged, editingDidEnd and editingDidEndOnExit \
          (return key) instead of touch-up semantics.
          """,
        zh: """
          UITextField 发送 editingDidBegin、editingChanged、editingDidEnd 和 editingDidEndOnExit（回\
          车键），而不是抬起类的事件。
          """
      ),
      places: """
        Controls/UITextField+Return.swift#controlTextFieldEvents \
        FirstResponder/UITextField.swift#controlTextFieldEvents
        """,
      sources: "H:UIControl D:UITextField"
    ),
    RuleEntry(
      353,
      "control.did-end-on-exit",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          Having any target for editingDidEndOnExit makes the return key end editing and resign.
          """,
        zh: "只要 editingDidEndOnExit 有任何目标，回车键就结束编辑并放弃第一响应者。"
      ),
      practice: Text(
        "An empty target is enough to make Return close the keyboard.",
        zh: "有一个空的目标，就足以让回车键收起键盘。"
      ),
      places: "Controls/UITextField+Return.swift#controlDidEndOnExit",
      sources: "X-neu D:UITextField"
    ),
    RuleEntry(
      354,
      "control.bar-button",
      section: 14,
      .documented,
      .decides,
      Text(
        """
          A UIBarButtonItem sends its action to its target; a nil target uses the responder chain; \
          primaryAction replaces target and action (14.0).
          """,
        zh: """
          UIBarButtonItem 把动作发给它的目标；目标为 nil 时使用响应者链；primaryAction 取代目标和动\
          作（14.0）。
          """
      ),
      places: "Controls/UIBarButtonItem.swift#controlBarButton",
      sources: "H:UIBarButtonItem D:UIBarButtonItem.target†"
    ),
    RuleEntry(
      355,
      "control.keeps-tracking-outside",
      section: 14,
      .documented,
      .decides,
      Text(
        """
          A control goes on tracking while the finger is outside, until it lifts or is cancelled.
          """,
        zh: "手指在外面时控件继续跟踪，直到手指抬起或被取消。"
      ),
      places: "Controls/UIControl.swift#controlKeepsTrackingOutside",
      sources: "D:UIControl D:UITouch.view"
    ),
    RuleEntry(
      545,
      "control.remove-by-event",
      section: 14,
      .inferred,
      .holds,
      Text(
        """
          A registration for several events is kept per event bit: removing it for some of them \
          leaves it in force for the others.
          """,
        zh: "为多个事件所做的登记按事件位分别保存：移除其中几个，其余的仍然有效。"
      ),
      places: "Controls/UIControl+Targets.swift#unregister",
      sources: "H:UIControl RI"
    ),
    RuleEntry(
      546,
      "control.disabled-action",
      section: 14,
      .inferred,
      .decides,
      Text(
        """
          A UIAction whose attributes contain disabled is not run when its event is sent, and \
          neither is one that has been removed.
          """,
        zh: """
          attributes 含有 disabled 的 UIAction 在其事件发送时不会运行，已被移除的也不会。
          """
      ),
      places: "Actions/Menus/UIAction.swift#controlDisabledAction",
      sources: "RI AK"
    ),
    RuleEntry(
      547,
      "control.stepper-press",
      section: 14,
      .headerComment,
      .decides,
      Text(
        """
          A short press on one half of a stepper changes the value by exactly one step; repeating \
          starts only after the press has been held. The value stays between minimum and maximum, or \
          wraps round if wraps is true; with isContinuous false valueChanged is sent once, at the \
          lift.
          """,
        zh: """
          在 UIStepper 的一半上短按，数值恰好改变一步；按住之后才开始重复。数值保持在最小值和最大值\
          之间，wraps 为 true 时则循环；isContinuous 为 false 时，valueChanged 只在抬起时发送一次。
          """
      ),
      places: "Controls/UIStepper.swift#controlStepperPress",
      sources: "H:UIStepper X-meas RI"
    ),
    RuleEntry(
      548,
      "control.switch-thumb",
      section: 14,
      .widelyObserved,
      .decides,
      Text(
        """
          A thumb drag leaves a switch on the side where the thumb is let go, and valueChanged is \
          sent only if that changes the value.
          """,
        zh: """
          拖动滑块之后，开关停在松手时滑块所在的一侧，只有数值因此改变才发送 valueChanged。
          """
      ),
      places: "Controls/UISwitch.swift#controlSwitchThumb",
      sources: "X-meas"
    ),
  ]
}
