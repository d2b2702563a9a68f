extension Rule {
  public static var controlEventBits: Rule { Rule(311) }
  public static var controlEventMasks: Rule { Rule(312) }
  public static var controlTracksOwnTouchOnly: Rule { Rule(313) }
  public static var controlSubviewTouches: Rule { Rule(314) }
  public static var controlBeginOrder: Rule { Rule(315) }
  public static var controlBeginFalseStops: Rule { Rule(316) }
  public static var controlTouchDownRepeat: Rule { Rule(317) }
  public static var controlContinueOrder: Rule { Rule(318) }
  public static var controlDragInsideOutside: Rule { Rule(319) }
  public static var controlDragEnterExit: Rule { Rule(320) }
  public static var controlUpOrder: Rule { Rule(321) }
  public static var controlUpInsideUsesSlop: Rule { Rule(322) }
  public static var controlCancelOrder: Rule { Rule(323) }
  public static var controlCancelEventNil: Rule { Rule(324) }
  public static var controlHighlightFollowsInside: Rule { Rule(325) }
  public static var controlTouchInsideValidWhileTracking: Rule { Rule(326) }
  public static var controlSingleTouchDefault: Rule { Rule(327) }
  public static var controlDisabledIgnoresTouch: Rule { Rule(328) }
  public static var controlDisabledMidTrack: Rule { Rule(329) }
  public static var controlDoesNotForwardTouches: Rule { Rule(330) }
  public static var controlNoTargetStillConsumes: Rule { Rule(331) }
  public static var controlSendActionsOrder: Rule { Rule(332) }
  public static var controlSendActionGoesThroughApp: Rule { Rule(333) }
  public static var controlOverrideSendAction: Rule { Rule(334) }
  public static var controlActionForms: Rule { Rule(335) }
  public static var controlTargetsNotRetained: Rule { Rule(336) }
  public static var controlNilTarget: Rule { Rule(337) }
  public static var controlAllTargetsNullMarker: Rule { Rule(338) }
  public static var controlDuplicateRegistration: Rule { Rule(339) }
  public static var controlRemoveWithNil: Rule { Rule(340) }
  public static var controlUiactionUnique: Rule { Rule(341) }
  public static var controlProgrammaticChangeIsSilent: Rule { Rule(342) }
  public static var controlPrimaryAction: Rule { Rule(343) }
  public static var controlMenuPrimaryAction: Rule { Rule(344) }
  public static var controlButtonActionEvent: Rule { Rule(345) }
  public static var controlButtonToggle: Rule { Rule(346) }
  public static var controlSwitchValue: Rule { Rule(347) }
  public static var controlSliderContinuous: Rule { Rule(348) }
  public static var controlSliderThumbOnly: Rule { Rule(349) }
  public static var controlStepper: Rule { Rule(350) }
  public static var controlSegmented: Rule { Rule(351) }
  public static var controlTextFieldEvents: Rule { Rule(352) }
  public static var controlDidEndOnExit: Rule { Rule(353) }
  public static var controlBarButton: Rule { Rule(354) }
  public static var controlKeepsTrackingOutside: Rule { Rule(355) }
  public static var controlRemoveByEvent: Rule { Rule(545) }
  public static var controlDisabledAction: Rule { Rule(546) }
  public static var controlStepperPress: Rule { Rule(547) }
  public static var controlSwitchThumb: Rule { Rule(548) }
}

extension RuleEntry {
  /// The rules of section 14 of the rulebook.
  static let controlRules: [RuleEntry] = [
    RuleEntry(
      311,
      "control.event-bits",
      section: 14,
      .headerComment,
      .holds,
      """
      Bits: touchDown 0, touchDownRepeat 1, touchDragInside 2, touchDragOutside 3, \
      touchDragEnter 4, touchDragExit 5, touchUpInside 6, touchUpOutside 7, touchCancel 8, \
      valueChanged 12, primaryActionTriggered 13, menuActionTriggered 14, editingDidBegin 16, \
      editingChanged 17, editingDidEnd 18, editingDidEndOnExit 19.
      """
    ),
    RuleEntry(
      312,
      "control.event-masks",
      section: 14,
      .headerComment,
      .holds,
      """
      allTouchEvents is 0x00000FFF, allEditingEvents 0x000F0000, application-reserved \
      0x0F000000, system-reserved 0xF0000000.
      """
    ),
    RuleEntry(
      313,
      "control.tracks-own-touch-only",
      section: 14,
      .singleObservation,
      .decides,
      "A control starts tracking only for a touch whose view is the control."
    ),
    RuleEntry(
      314,
      "control.subview-touches",
      section: 14,
      .widelyObserved,
      .holds,
      """
      Standard controls keep their internal subviews non-interactive, so the control itself is \
      the hit view.
      """
    ),
    RuleEntry(
      315,
      "control.begin-order",
      section: 14,
      .widelyObserved,
      .decides,
      """
      On touch down: isTouchInside becomes true, beginTracking is called, and if it returns \
      true isTracking and isHighlighted become true and touchDown is sent (with \
      touchDownRepeat too when tapCount is above 1).
      """
    ),
    RuleEntry(
      316,
      "control.begin-false-stops",
      section: 14,
      .documented,
      .decides,
      """
      If beginTracking returns false the control does not track that touch: no drag or up \
      events and no highlight.
      """
    ),
    RuleEntry(
      317,
      "control.touch-down-repeat",
      section: 14,
      .headerComment,
      .decides,
      """
      touchDownRepeat is sent for a touch down whose tapCount is greater than 1, along with \
      touchDown.
      """
    ),
    RuleEntry(
      318,
      "control.continue-order",
      section: 14,
      .widelyObserved,
      .decides,
      """
      On move: isTouchInside and isHighlighted are updated, continueTracking is called, then \
      drag events are sent; a false result ends tracking.
      """
    ),
    RuleEntry(
      319,
      "control.drag-inside-outside",
      section: 14,
      .documented,
      .decides,
      """
      A move that ends inside sends touchDragInside, one that ends outside sends \
      touchDragOutside; a move that crosses the limit sends this event as well as the enter or \
      exit event.
      """
    ),
    RuleEntry(
      320,
      "control.drag-enter-exit",
      section: 14,
      .documented,
      .decides,
      """
      Crossing outwards sends touchDragExit, crossing back inwards sends touchDragEnter; enter \
      comes only after an exit.
      """
    ),
    RuleEntry(
      321,
      "control.up-order",
      section: 14,
      .widelyObserved,
      .decides,
      """
      On touch up: isHighlighted becomes false, endTracking is called, then touchUpInside or \
      touchUpOutside is sent; isTracking is false afterwards.
      """
    ),
    RuleEntry(
      322,
      "control.up-inside-uses-slop",
      section: 14,
      .widelyObserved,
      .decides,
      """
      "Inside" for drag and up uses an area about 70 pt larger than the bounds on each side, \
      while touch down needs the exact hit test.
      """
    ),
    RuleEntry(
      323,
      "control.cancel-order",
      section: 14,
      .widelyObserved,
      .decides,
      """
      On touchesCancelled: cancelTracking is called, highlight and tracking are cleared and \
      touchCancel is sent; no up event.
      """
    ),
    RuleEntry(
      324,
      "control.cancel-event-nil",
      section: 14,
      .headerComment,
      .decides,
      """
      cancelTracking may get a nil event, for example when the control is removed from its \
      window; endTracking may get a nil touch when called through cancelTracking.
      """
    ),
    RuleEntry(
      325,
      "control.highlight-follows-inside",
      section: 14,
      .headerComment,
      .holds,
      "isHighlighted is set and cleared as the touch enters and leaves and is cleared on up."
    ),
    RuleEntry(
      326,
      "control.touch-inside-valid-while-tracking",
      section: 14,
      .headerComment,
      .holds,
      "isTouchInside has meaning only during tracking."
    ),
    RuleEntry(
      327,
      "control.single-touch-default",
      section: 14,
      .headerComment,
      .holds,
      "Since isMultipleTouchEnabled is false by default, a control tracks one finger at a time."
    ),
    RuleEntry(
      328,
      "control.disabled-ignores-touch",
      section: 14,
      .headerComment,
      .decides,
      """
      With isEnabled false a control starts no tracking for new touches and sends no events \
      for them.
      """
    ),
    RuleEntry(
      329,
      "control.disabled-mid-track",
      section: 14,
      .singleObservation,
      .decides,
      """
      Setting isEnabled to false during tracking does not end it: the press in progress still \
      sends its drag and up events, and only later touches are ignored.
      """
    ),
    RuleEntry(
      330,
      "control.does-not-forward-touches",
      section: 14,
      .widelyObserved,
      .decides,
      "A control's touches methods do not call next."
    ),
    RuleEntry(
      331,
      "control.no-target-still-consumes",
      section: 14,
      .widelyObserved,
      .decides,
      "A control with no target still takes the touch; nothing goes to its superview."
    ),
    RuleEntry(
      332,
      "control.send-actions-order",
      section: 14,
      .inferred,
      .holds,
      """
      sendActions(for:) calls sendAction for each matching registration in the order of \
      registration.
      """
    ),
    RuleEntry(
      333,
      "control.send-action-goes-through-app",
      section: 14,
      .documented,
      .decides,
      """
      UIControl.sendAction(_:to:for:) passes selector, target, itself as sender and the event \
      to UIApplication.sendAction(_:to:from:for:).
      """
    ),
    RuleEntry(
      334,
      "control.override-send-action",
      section: 14,
      .headerComment,
      .decides,
      """
      sendAction is an override point called once per target-action pair; not calling super \
      suppresses that pair.
      """
    ),
    RuleEntry(
      335,
      "control.action-forms",
      section: 14,
      .documented,
      .holds,
      "An action has zero, one (sender) or two (sender, event) arguments, in that order."
    ),
    RuleEntry(
      336,
      "control.targets-not-retained",
      section: 14,
      .headerComment,
      .decides,
      "Targets are not retained."
    ),
    RuleEntry(
      337,
      "control.nil-target",
      section: 14,
      .headerComment,
      .decides,
      "A nil target means the action is resolved along the responder chain at send time."
    ),
    RuleEntry(
      338,
      "control.all-targets-null-marker",
      section: 14,
      .headerComment,
      .holds,
      "allTargets contains a null marker if at least one registration has a nil target."
    ),
    RuleEntry(
      339,
      "control.duplicate-registration",
      section: 14,
      .authorKnowledge,
      .holds,
      "Adding the same target, action and event again does not make it fire twice."
    ),
    RuleEntry(
      340,
      "control.remove-with-nil",
      section: 14,
      .headerComment,
      .holds,
      """
      removeTarget with a nil action removes all actions of that target; with a nil target it \
      matches all targets.
      """
    ),
    RuleEntry(
      341,
      "control.uiaction-unique",
      section: 14,
      .headerComment,
      .holds,
      """
      UIActions are unique by identifier; adding one with the same identifier replaces the old \
      one.
      """
    ),
    RuleEntry(
      342,
      "control.programmatic-change-is-silent",
      section: 14,
      .headerComment,
      .holds,
      """
      Setting a switch, slider or segment by code does not send valueChanged; a segmented \
      control sends it only for a user change. A UIStepper comment reads differently and is \
      noted in 21.
      """
    ),
    RuleEntry(
      343,
      "control.primary-action",
      section: 14,
      .widelyObserved,
      .decides,
      """
      primaryActionTriggered is the semantic main action: a button sends it with \
      touchUpInside, a text field with the return key, a value control such as a switch with \
      valueChanged; a plain UIControl never sends it by itself.
      """
    ),
    RuleEntry(
      344,
      "control.menu-primary-action",
      section: 14,
      .headerComment,
      .decides,
      """
      With showsMenuAsPrimaryAction the menu opens on touch down and menuActionTriggered is \
      sent before it appears; the menu takes the touch over, so touchUpInside and \
      primaryActionTriggered are not sent.
      """
    ),
    RuleEntry(
      345,
      "control.button-action-event",
      section: 14,
      .widelyObserved,
      .decides,
      """
      A UIButton fires its main action on touchUpInside, so a drag out within the slop still \
      fires and a drag beyond it does not.
      """
    ),
    RuleEntry(
      346,
      "control.button-toggle",
      section: 14,
      .headerComment,
      .decides,
      """
      With changesSelectionAsPrimaryAction and no primary menu the button toggles selected on \
      each primary action.
      """
    ),
    RuleEntry(
      347,
      "control.switch-value",
      section: 14,
      .documented,
      .decides,
      """
      A UISwitch toggles and sends valueChanged on a tap or a thumb drag; setOn(animated:) \
      sends nothing.
      """
    ),
    RuleEntry(
      348,
      "control.slider-continuous",
      section: 14,
      .headerComment,
      .decides,
      """
      A UISlider with isContinuous true (default) sends valueChanged on each change, otherwise \
      once at the end of tracking.
      """
    ),
    RuleEntry(
      349,
      "control.slider-thumb-only",
      section: 14,
      .widelyObserved,
      .decides,
      """
      A slider starts tracking only when the touch begins on (or close to) the thumb; \
      beginTracking returns false elsewhere.
      """
    ),
    RuleEntry(
      350,
      "control.stepper",
      section: 14,
      .headerComment,
      .decides,
      """
      isContinuous and autorepeat are true by default: holding changes the value repeatedly \
      and sends valueChanged each time.
      """
    ),
    RuleEntry(
      351,
      "control.segmented",
      section: 14,
      .headerComment,
      .decides,
      """
      A UISegmentedControl changes on a user touch of another segment and sends valueChanged; \
      with isMomentary true the selection is not kept; touching the selected segment again \
      sends nothing.
      """
    ),
    RuleEntry(
      352,
      "control.text-field-events",
      section: 14,
      .headerComment,
      .decides,
      """
      A UITextField sends editingDidBegin, editingChanged, editingDidEnd and \
      editingDidEndOnExit (return key) instead of touch-up semantics.
      """
    ),
    RuleEntry(
      353,
      "control.did-end-on-exit",
      section: 14,
      .widelyObserved,
      .decides,
      "Having any target for editingDidEndOnExit makes the return key end editing and resign."
    ),
    RuleEntry(
      354,
      "control.bar-button",
      section: 14,
      .documented,
      .decides,
      """
      A UIBarButtonItem sends its action to its target; a nil target uses the responder chain; \
      primaryAction replaces target and action (14.0).
      """
    ),
    RuleEntry(
      355,
      "control.keeps-tracking-outside",
      section: 14,
      .documented,
      .decides,
      "A control goes on tracking while the finger is outside, until it lifts or is cancelled."
    ),
    RuleEntry(
      545,
      "control.remove-by-event",
      section: 14,
      .inferred,
      .holds,
      """
      A registration for several events is kept per event bit: removing it for some of them \
      leaves it in force for the others.
      """
    ),
    RuleEntry(
      546,
      "control.disabled-action",
      section: 14,
      .inferred,
      .decides,
      """
      A UIAction whose attributes contain disabled is not run when its event is sent, and \
      neither is one that has been removed.
      """
    ),
    RuleEntry(
      547,
      "control.stepper-press",
      section: 14,
      .headerComment,
      .decides,
      """
      A short press on one half of a stepper changes the value by exactly one step; repeating \
      starts only after the press has been held. The value stays between minimum and maximum, \
      or wraps round if wraps is true; with isContinuous false valueChanged is sent once, at \
      the lift.
      """
    ),
    RuleEntry(
      548,
      "control.switch-thumb",
      section: 14,
      .widelyObserved,
      .decides,
      """
      A thumb drag leaves a switch on the side where the thumb is let go, and valueChanged is \
      sent only if that changes the value.
      """
    ),
  ]
}
