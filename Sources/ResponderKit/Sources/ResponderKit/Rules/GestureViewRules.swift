extension Rule {
  public static var gestureCancelsTouchesInView: Rule { Rule(244) }
  public static var gestureCancelsDropsPending: Rule { Rule(245) }
  public static var gestureCancelsFalseLetsBoth: Rule { Rule(246) }
  public static var gestureActionVsCancelOrder: Rule { Rule(247) }
  public static var gestureAfterCancelNothingMore: Rule { Rule(248) }
  public static var gestureCancelTargetIsHitView: Rule { Rule(249) }
  public static var gestureFailureDoesNotCancel: Rule { Rule(250) }
  public static var gestureDelaysBeganDefaultFalse: Rule { Rule(251) }
  public static var gestureDelaysBeganTrue: Rule { Rule(252) }
  public static var gestureDelaysBeganFlush: Rule { Rule(253) }
  public static var gestureDelaysEndedDefaultTrue: Rule { Rule(254) }
  public static var gestureDelaysEndedOnSuccess: Rule { Rule(255) }
  public static var gestureDelaysEndedDoubleTapTrue: Rule { Rule(256) }
  public static var gestureDelaysEndedDoubleTapFalse: Rule { Rule(257) }
  public static var gestureDelaysEndedCost: Rule { Rule(258) }
  public static var gestureDelayedEndedOffEvent: Rule { Rule(259) }
  public static var gestureHoldersAreAllRecognizers: Rule { Rule(260) }
  public static var gestureTwoFingerSequence: Rule { Rule(261) }
  public static var gestureContinuousSequence: Rule { Rule(262) }
  public static var gestureControlBeatsAncestorList: Rule { Rule(263) }
  public static var gestureControlListMechanism: Rule { Rule(264) }
  public static var gestureListOnlySingleTapSingleFinger: Rule { Rule(265) }
  public static var gestureRecognizerOnControlWins: Rule { Rule(266) }
  public static var gesturePlainUicontrolNotProtected: Rule { Rule(267) }
  public static var gesturePlainUicontrolFix: Rule { Rule(268) }
  public static var gestureTapOnTableCell: Rule { Rule(269) }
}

extension RuleEntry {
  /// The rules of section 12 of the rulebook.
  static let gestureViewRules: [RuleEntry] = [
    RuleEntry(
      244,
      "gesture.cancels-touches-in-view",
      section: 12,
      .headerComment,
      .decides,
      """
      With cancelsTouchesInView true (default) recognition sends touchesCancelled to the hit \
      view for every touch that is part of the gesture and was already delivered.
      """
    ),
    RuleEntry(
      245,
      "gesture.cancels-drops-pending",
      section: 12,
      .documented,
      .decides,
      """
      Touches of the gesture that are still held back are discarded and never delivered to the \
      view.
      """
    ),
    RuleEntry(
      246,
      "gesture.cancels-false-lets-both",
      section: 12,
      .documented,
      .holds,
      """
      With cancelsTouchesInView false the view keeps its touches and both act; the recognizer \
      still sees each touch first.
      """
    ),
    RuleEntry(
      247,
      "gesture.action-vs-cancel-order",
      section: 12,
      .disputed,
      .decides,
      """
      touchesCancelled comes before the action, as the header says; several logs show the \
      reverse, which the profile can choose.
      """
    ),
    RuleEntry(
      248,
      "gesture.after-cancel-nothing-more",
      section: 12,
      .documented,
      .holds,
      """
      After touchesCancelled the view gets nothing more for that touch, while the recognizer \
      goes on receiving it.
      """
    ),
    RuleEntry(
      249,
      "gesture.cancel-target-is-hit-view",
      section: 12,
      .documented,
      .holds,
      """
      touchesCancelled is sent to touch.view and forwarded up the chain by default, not to the \
      recognizer's view as such.
      """
    ),
    RuleEntry(
      250,
      "gesture.failure-does-not-cancel",
      section: 12,
      .documented,
      .holds,
      """
      A recognizer that fails has no effect on the view except that held-back touches are now \
      delivered.
      """
    ),
    RuleEntry(
      251,
      "gesture.delays-began-default-false",
      section: 12,
      .headerComment,
      .holds,
      """
      delaysTouchesBegan is false by default: the view gets touchesBegan in the same event as \
      the recognizer.
      """
    ),
    RuleEntry(
      252,
      "gesture.delays-began-true",
      section: 12,
      .headerComment,
      .decides,
      """
      With delaysTouchesBegan true no touch is delivered to the view until this recognizer \
      fails; if it recognizes, the view never hears of the touch.
      """
    ),
    RuleEntry(
      253,
      "gesture.delays-began-flush",
      section: 12,
      .documented,
      .decides,
      """
      On failure the held touches are delivered as touchesBegan, followed by a touchesMoved if \
      the touch has moved meanwhile (and touchesEnded if it has ended).
      """
    ),
    RuleEntry(
      254,
      "gesture.delays-ended-default-true",
      section: 12,
      .headerComment,
      .decides,
      """
      delaysTouchesEnded is true by default: touchesEnded for the view is held until this \
      recognizer has failed.
      """
    ),
    RuleEntry(
      255,
      "gesture.delays-ended-on-success",
      section: 12,
      .documented,
      .decides,
      "If the recognizer recognizes, the held touchesEnded becomes touchesCancelled."
    ),
    RuleEntry(
      256,
      "gesture.delays-ended-double-tap-true",
      section: 12,
      .documented,
      .holds,
      """
      For a double-tap recognizer with delaysTouchesEnded true the view sees began, began, \
      cancelled, cancelled for a double tap.
      """
    ),
    RuleEntry(
      257,
      "gesture.delays-ended-double-tap-false",
      section: 12,
      .documented,
      .holds,
      "With delaysTouchesEnded false the view sees began, ended, began, cancelled for a double tap."
    ),
    RuleEntry(
      258,
      "gesture.delays-ended-cost",
      section: 12,
      .widelyObserved,
      .holds,
      """
      A double-tap recognizer on an ancestor delays a button's action by the double-tap \
      interval, since the button's touchesEnded is held.
      """
    ),
    RuleEntry(
      259,
      "gesture.delayed-ended-off-event",
      section: 12,
      .singleObservation,
      .decides,
      """
      Held touches may be delivered outside any touch event, when a timer makes the last \
      recognizer fail (from a run-loop observer on a device).
      """
    ),
    RuleEntry(
      260,
      "gesture.holders-are-all-recognizers",
      section: 12,
      .inferred,
      .decides,
      """
      A held phase is released only when no recognizer that holds it for this touch is still \
      possible.
      """
    ),
    RuleEntry(
      261,
      "gesture.two-finger-sequence",
      section: 12,
      .documented,
      .holds,
      """
      For a discrete two-finger gesture with default flags: began goes to recognizer then view, \
      moved the same, ended is withheld, and on recognition the view gets touchesCancelled for \
      both touches.
      """
    ),
    RuleEntry(
      262,
      "gesture.continuous-sequence",
      section: 12,
      .documented,
      .holds,
      """
      For a continuous gesture the view gets touchesCancelled when the recognizer begins and no \
      touches after that.
      """
    ),
    RuleEntry(
      263,
      "gesture.control-beats-ancestor-list",
      section: 12,
      .documented,
      .decides,
      """
      These controls win over recognizers of ancestors: UIButton, UISwitch, UIStepper, \
      UISegmentedControl and UIPageControl over one-finger single taps, a UISlider over \
      one-finger swipes along its track from the thumb, a UISwitch over one-finger pans along \
      its track from the thumb. A pan of an ancestor is not refused by a slider, unless the \
      profile says so.
      """
    ),
    RuleEntry(
      264,
      "gesture.control-list-mechanism",
      section: 12,
      .widelyObserved,
      .holds,
      """
      The list works through gesture.view-should-begin: these classes override it, along with \
      UITextField, UINavigationBar and the buttons of bars.
      """
    ),
    RuleEntry(
      265,
      "gesture.list-only-single-tap-single-finger",
      section: 12,
      .documented,
      .holds,
      """
      The button-type exceptions cover one-finger single taps only; a double tap or long press \
      on an ancestor can still recognize and cancel the control's touch.
      """
    ),
    RuleEntry(
      266,
      "gesture.recognizer-on-control-wins",
      section: 12,
      .documented,
      .holds,
      """
      A recognizer attached to the control itself is not refused: it recognizes and the \
      control's own action is not sent.
      """
    ),
    RuleEntry(
      267,
      "gesture.plain-uicontrol-not-protected",
      section: 12,
      .singleObservation,
      .holds,
      """
      A plain UIControl subclass is not on the list: a tap recognizer on an ancestor fires and \
      the control's tracking is cancelled.
      """
    ),
    RuleEntry(
      268,
      "gesture.plain-uicontrol-fix",
      section: 12,
      .widelyObserved,
      .holds,
      """
      A custom control gets the same protection by returning false from \
      gestureRecognizerShouldBegin for foreign tap recognizers.
      """
    ),
    RuleEntry(
      269,
      "gesture.tap-on-table-cell",
      section: 12,
      .widelyObserved,
      .holds,
      """
      A tap recognizer on a table view or its ancestor prevents didSelectRow because it cancels \
      the cell's touches; setting cancelsTouchesInView false or filtering by \
      shouldReceive(touch) restores it.
      """
    ),
  ]
}
