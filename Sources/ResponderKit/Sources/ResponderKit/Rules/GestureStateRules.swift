extension Rule {
  public static var gestureStates: Rule { Rule(201) }
  public static var gestureDiscreteTransitions: Rule { Rule(202) }
  public static var gestureContinuousTransitions: Rule { Rule(203) }
  public static var gestureIllegalTransitionIgnored: Rule { Rule(204) }
  public static var gestureActionOnTransition: Rule { Rule(205) }
  public static var gestureCancelledSendsAction: Rule { Rule(206) }
  public static var gestureFailedSendsNothing: Rule { Rule(207) }
  public static var gestureResetSendsNothing: Rule { Rule(208) }
  public static var gestureResetAfterTerminal: Rule { Rule(209) }
  public static var gestureResetIgnoresLiveTouches: Rule { Rule(210) }
  public static var gestureActionTiming: Rule { Rule(211) }
  public static var gestureActionSignatures: Rule { Rule(212) }
  public static var gestureManyTargets: Rule { Rule(213) }
  public static var gestureTargetsNeedNonNil: Rule { Rule(214) }
  public static var gestureSubclassCallsSuper: Rule { Rule(215) }
  public static var gestureIgnoreTouch: Rule { Rule(216) }
  public static var gestureLocationDefault: Rule { Rule(217) }
  public static var gestureTouchCancelledMovesToCancelled: Rule { Rule(218) }
  public static var gestureRemovedWhileActive: Rule { Rule(219) }
  public static var gesturePreventedStaysOut: Rule { Rule(580) }
}

extension RuleEntry {
  /// The rules of section 10 of the rulebook.
  static let gestureStateRules: [RuleEntry] = [
    RuleEntry(
      201,
      "gesture.states",
      section: 10,
      .headerComment,
      .holds,
      """
      States are possible 0, began 1, changed 2, ended 3 (alias recognized), cancelled 4, failed \
      5; possible is the start.
      """
    ),
    RuleEntry(
      202,
      "gesture.discrete-transitions",
      section: 10,
      .headerComment,
      .decides,
      "A discrete recognizer goes from possible to recognized or to failed only."
    ),
    RuleEntry(
      203,
      "gesture.continuous-transitions",
      section: 10,
      .documented,
      .decides,
      """
      A continuous recognizer goes from possible to began or failed; from began or changed to \
      changed, ended or cancelled.
      """
    ),
    RuleEntry(
      204,
      "gesture.illegal-transition-ignored",
      section: 10,
      .inferred,
      .reports,
      "Any other assignment to state is a programming error: it is refused and reported."
    ),
    RuleEntry(
      205,
      "gesture.action-on-transition",
      section: 10,
      .documented,
      .decides,
      """
      Target-action pairs are called on each transition to began, changed, ended (recognized) \
      and cancelled; a changed to changed assignment counts as a transition.
      """
    ),
    RuleEntry(
      206,
      "gesture.cancelled-sends-action",
      section: 10,
      .disputed,
      .decides,
      """
      A transition to cancelled sends the action; the archived guide says otherwise, so the \
      profile can turn it off.
      """
    ),
    RuleEntry(
      207,
      "gesture.failed-sends-nothing",
      section: 10,
      .headerComment,
      .holds,
      "A transition to failed sends no action."
    ),
    RuleEntry(
      208,
      "gesture.reset-sends-nothing",
      section: 10,
      .documented,
      .holds,
      "The return to possible sends no action."
    ),
    RuleEntry(
      209,
      "gesture.reset-after-terminal",
      section: 10,
      .headerComment,
      .decides,
      """
      After ended, cancelled or failed UIKit calls reset and the state returns to possible, \
      after all actions for the terminal state were sent.
      """
    ),
    RuleEntry(
      210,
      "gesture.reset-ignores-live-touches",
      section: 10,
      .headerComment,
      .holds,
      """
      After reset, touches that are still down are ignored by this recognizer until they lift; \
      it starts again with new touches only.
      """
    ),
    RuleEntry(
      211,
      "gesture.action-timing",
      section: 10,
      .disputed,
      .decides,
      """
      The action is called within the event that caused it, after all recognizers saw the event \
      and before views are served; the header speaks of the next turn of the run loop, which the \
      profile can choose.
      """
    ),
    RuleEntry(
      212,
      "gesture.action-signatures",
      section: 10,
      .headerComment,
      .holds,
      "An action method takes either no argument or the recognizer."
    ),
    RuleEntry(
      213,
      "gesture.many-targets",
      section: 10,
      .headerComment,
      .holds,
      """
      Several target-action pairs may be added; each is called once per transition; the same \
      pair added twice counts once.
      """
    ),
    RuleEntry(
      214,
      "gesture.targets-need-non-nil",
      section: 10,
      .documented,
      .reports,
      """
      Recognizer targets are concrete objects; there is no nil-target search along the responder \
      chain for recognizers.
      """
    ),
    RuleEntry(
      215,
      "gesture.subclass-calls-super",
      section: 10,
      .headerComment,
      .reports,
      "An override of any subclass hook must call super."
    ),
    RuleEntry(
      216,
      "gesture.ignore-touch",
      section: 10,
      .headerComment,
      .decides,
      """
      A touch passed to ignore(_:for:) is no longer sent to this recognizer and will not be \
      cancelled in the view by it.
      """
    ),
    RuleEntry(
      217,
      "gesture.location-default",
      section: 10,
      .headerComment,
      .holds,
      """
      location(in:) is normally the centroid of the involved touches; subclasses may define it \
      differently.
      """
    ),
    RuleEntry(
      218,
      "gesture.touch-cancelled-moves-to-cancelled",
      section: 10,
      .documented,
      .decides,
      """
      When the system cancels a touch, a recognizer in began or changed goes to cancelled and one \
      still possible goes to failed. UIKit's recognizers do so in their touchesCancelled; a \
      subclass that overrides it without super decides for itself, and a recognizer that still \
      watches another finger need not end.
      """
    ),
    RuleEntry(
      219,
      "gesture.removed-while-active",
      section: 10,
      .inferred,
      .decides,
      """
      Removing a recognizer from its view while active behaves like disabling it: it is \
      cancelled and gets no more touches.
      """
    ),
    RuleEntry(
      580,
      "gesture.prevented-stays-out",
      section: 10,
      .widelyObserved,
      .notSimulated("not yet: a prevented recognizer may take the next finger"),
      """
      A recognizer that was prevented stays out while any touch that it watched at that moment is \
      still down: touches that begin meanwhile are not its own either. Disabling and enabling it \
      makes it forget those touches, and it starts with the next one.
      """
    ),
  ]
}
