// Made by scripts/rulebook from Rulebook/10-gesture-states.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// States are possible 0, began 1, changed 2, ended 3 (alias recognized), cancelled 4, failed 5;
  /// possible is the start.
  ///
  /// Rule 201, `gesture.states`: header comment; holds.
  public static var gestureStates: Rule { Rule(201) }

  /// A discrete recognizer goes from possible to recognized or to failed only.
  ///
  /// Rule 202, `gesture.discrete-transitions`: header comment; decides.
  public static var gestureDiscreteTransitions: Rule { Rule(202) }

  /// A continuous recognizer goes from possible to began or failed; from began or changed to
  /// changed, ended or cancelled.
  ///
  /// Rule 203, `gesture.continuous-transitions`: documented; decides.
  public static var gestureContinuousTransitions: Rule { Rule(203) }

  /// Any other assignment to state is a programming error: it is refused and reported.
  ///
  /// Rule 204, `gesture.illegal-transition-ignored`: inferred; reports.
  public static var gestureIllegalTransitionIgnored: Rule { Rule(204) }

  /// Target-action pairs are called on each transition to began, changed, ended (recognized) and
  /// cancelled; a changed to changed assignment counts as a transition.
  ///
  /// Rule 205, `gesture.action-on-transition`: documented; decides.
  public static var gestureActionOnTransition: Rule { Rule(205) }

  /// A transition to cancelled sends the action; the archived guide says otherwise, so the profile
  /// can turn it off.
  ///
  /// Rule 206, `gesture.cancelled-sends-action`: disputed; decides.
  public static var gestureCancelledSendsAction: Rule { Rule(206) }

  /// A transition to failed sends no action.
  ///
  /// Rule 207, `gesture.failed-sends-nothing`: header comment; holds.
  public static var gestureFailedSendsNothing: Rule { Rule(207) }

  /// The return to possible sends no action.
  ///
  /// Rule 208, `gesture.reset-sends-nothing`: documented; holds.
  public static var gestureResetSendsNothing: Rule { Rule(208) }

  /// After ended, cancelled or failed UIKit calls reset and the state returns to possible, after
  /// all actions for the terminal state were sent.
  ///
  /// Rule 209, `gesture.reset-after-terminal`: header comment; decides.
  public static var gestureResetAfterTerminal: Rule { Rule(209) }

  /// After reset, touches that are still down are ignored by this recognizer until they lift; it
  /// starts again with new touches only.
  ///
  /// Rule 210, `gesture.reset-ignores-live-touches`: header comment; holds.
  public static var gestureResetIgnoresLiveTouches: Rule { Rule(210) }

  /// The action is called within the event that caused it, after all recognizers saw the event and
  /// before views are served; the header speaks of the next turn of the run loop, which the profile
  /// can choose.
  ///
  /// Rule 211, `gesture.action-timing`: disputed; decides.
  public static var gestureActionTiming: Rule { Rule(211) }

  /// An action method takes either no argument or the recognizer.
  ///
  /// Rule 212, `gesture.action-signatures`: header comment; holds.
  public static var gestureActionSignatures: Rule { Rule(212) }

  /// Several target-action pairs may be added; each is called once per transition; the same pair
  /// added twice counts once.
  ///
  /// Rule 213, `gesture.many-targets`: header comment; holds.
  public static var gestureManyTargets: Rule { Rule(213) }

  /// Recognizer targets are concrete objects; there is no nil-target search along the responder
  /// chain for recognizers.
  ///
  /// Rule 214, `gesture.targets-need-non-nil`: documented; reports.
  public static var gestureTargetsNeedNonNil: Rule { Rule(214) }

  /// An override of any subclass hook must call super.
  ///
  /// Rule 215, `gesture.subclass-calls-super`: header comment; reports.
  public static var gestureSubclassCallsSuper: Rule { Rule(215) }

  /// A touch passed to ignore(_:for:) is no longer sent to this recognizer and will not be
  /// cancelled in the view by it.
  ///
  /// Rule 216, `gesture.ignore-touch`: header comment; decides.
  public static var gestureIgnoreTouch: Rule { Rule(216) }

  /// location(in:) is normally the centroid of the involved touches; subclasses may define it
  /// differently.
  ///
  /// Rule 217, `gesture.location-default`: header comment; holds.
  public static var gestureLocationDefault: Rule { Rule(217) }

  /// When the system cancels a touch, a recognizer in began or changed goes to cancelled and one
  /// still possible goes to failed. UIKit's recognizers do so in their touchesCancelled; a subclass
  /// that overrides it without super decides for itself, and a recognizer that still watches
  /// another finger need not end.
  ///
  /// Rule 218, `gesture.touch-cancelled-moves-to-cancelled`: documented; decides.
  public static var gestureTouchCancelledMovesToCancelled: Rule { Rule(218) }

  /// Removing a recognizer from its view while active behaves like disabling it: it is cancelled
  /// and gets no more touches.
  ///
  /// Rule 219, `gesture.removed-while-active`: inferred; decides.
  public static var gestureRemovedWhileActive: Rule { Rule(219) }

  /// A recognizer that was prevented stays out while any touch that it watched at that moment is
  /// still down: touches that begin meanwhile are not its own either. Disabling and enabling it
  /// makes it forget those touches, and it starts with the next one.
  ///
  /// Rule 580, `gesture.prevented-stays-out`: widely observed; not simulated: not yet: a prevented
  /// recognizer may take the next finger.
  public static var gesturePreventedStaysOut: Rule { Rule(580) }
}

extension RuleSection {
  static let gestureStates = RuleSection(
    number: 10,
    title: Text(
      "Recognizers: states and actions",
      zh: "手势：状态与动作"
    ),
    rules: gestureStatesRules
  )

  private static let gestureStatesRules: [RuleEntry] = [
    RuleEntry(
      201,
      "gesture.states",
      section: 10,
      .headerComment,
      .holds,
      Text("""
          States are possible 0, began 1, changed 2, ended 3 (alias recognized), cancelled 4, failed \
          5; possible is the start.
          """),
      practice: Text(
        """
          A discrete recognizer goes from possible to ended at once; a continuous one passes began \
          and changed. In an action, look at the recognizer's state before acting.
          """,
        zh: """
          离散手势从 possible 直接到 ended；连续手势经过 began 和 changed。在动作里先看识别器的 \
          state。
          """
      ),
      places: "",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      202,
      "gesture.discrete-transitions",
      section: 10,
      .headerComment,
      .decides,
      Text("A discrete recognizer goes from possible to recognized or to failed only."),
      places: "Gestures/GestureAssigning.swift Gestures/GestureResolving.swift",
      sources: "H:UIGestureRecognizer AG-GR"
    ),
    RuleEntry(
      203,
      "gesture.continuous-transitions",
      section: 10,
      .documented,
      .decides,
      Text("""
          A continuous recognizer goes from possible to began or failed; from began or changed to \
          changed, ended or cancelled.
          """),
      places: """
        Gestures/GestureAssigning.swift Gestures/GestureResolving.swift \
        Gestures/Recognizers/PanStateMachine.swift \
        Gestures/Recognizers/UIHoverGestureRecognizer.swift
        """,
      sources: "AG-GR D:Implementing-a-continuous-gesture-recognizer†"
    ),
    RuleEntry(
      204,
      "gesture.illegal-transition-ignored",
      section: 10,
      .inferred,
      .reports,
      Text("""
          Any other assignment to state is a programming error: it is refused and reported.
          """),
      places: "Gestures/GestureAssigning.swift",
      sources: "INF AG-GR"
    ),
    RuleEntry(
      205,
      "gesture.action-on-transition",
      section: 10,
      .documented,
      .decides,
      Text("""
          Target-action pairs are called on each transition to began, changed, ended (recognized) \
          and cancelled; a changed to changed assignment counts as a transition.
          """),
      places: "Gestures/GestureActions.swift",
      sources: "H:UIGestureRecognizer AG-GR"
    ),
    RuleEntry(
      206,
      "gesture.cancelled-sends-action",
      section: 10,
      .disputed,
      .decides,
      Text("""
          A transition to cancelled sends the action; the archived guide says otherwise, so the \
          profile can turn it off.
          """),
      places: "Gestures/GestureActions.swift",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      207,
      "gesture.failed-sends-nothing",
      section: 10,
      .headerComment,
      .holds,
      Text("A transition to failed sends no action."),
      places: "",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      208,
      "gesture.reset-sends-nothing",
      section: 10,
      .documented,
      .holds,
      Text("The return to possible sends no action."),
      places: "",
      sources: "AG-GR D:UIGestureRecognizer.reset()†"
    ),
    RuleEntry(
      209,
      "gesture.reset-after-terminal",
      section: 10,
      .headerComment,
      .decides,
      Text("""
          After ended, cancelled or failed UIKit calls reset and the state returns to possible, \
          after all actions for the terminal state were sent.
          """),
      places: "Gestures/GestureResetting.swift",
      sources: "H:UIGestureRecognizerSubclass D:UIGestureRecognizer.reset()†"
    ),
    RuleEntry(
      210,
      "gesture.reset-ignores-live-touches",
      section: 10,
      .headerComment,
      .holds,
      Text("""
          After reset, touches that are still down are ignored by this recognizer until they lift; \
          it starts again with new touches only.
          """),
      practice: Text(
        """
          A finger that stays down after the recognizer is done belongs to no new attempt: it has to \
          be lifted first.
          """,
        zh: "识别结束后仍按着的手指不会进入新的尝试，必须先抬起。"
      ),
      places: "",
      sources: "H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      211,
      "gesture.action-timing",
      section: 10,
      .disputed,
      .decides,
      Text("""
          The action is called within the event that caused it, after all recognizers saw the event \
          and before views are served; the header speaks of the next turn of the run loop, which the \
          profile can choose.
          """),
      places: "Gestures/GestureActions.swift",
      sources: "H:UIGestureRecognizer X-lldb X-trace"
    ),
    RuleEntry(
      212,
      "gesture.action-signatures",
      section: 10,
      .headerComment,
      .holds,
      Text("An action method takes either no argument or the recognizer."),
      places: "",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      213,
      "gesture.many-targets",
      section: 10,
      .headerComment,
      .holds,
      Text("""
          Several target-action pairs may be added; each is called once per transition; the same \
          pair added twice counts once.
          """),
      places: "",
      sources: "H:UIGestureRecognizer D:UIGestureRecognizer.addTarget(_:action:)†"
    ),
    RuleEntry(
      214,
      "gesture.targets-need-non-nil",
      section: 10,
      .documented,
      .reports,
      Text("""
          Recognizer targets are concrete objects; there is no nil-target search along the responder \
          chain for recognizers.
          """),
      places: "Gestures/GestureActions.swift",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      215,
      "gesture.subclass-calls-super",
      section: 10,
      .headerComment,
      .reports,
      Text("An override of any subclass hook must call super."),
      places: "Gestures/GestureUpdating.swift",
      sources: "H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      216,
      "gesture.ignore-touch",
      section: 10,
      .headerComment,
      .decides,
      Text("""
          A touch passed to ignore(_:for:) is no longer sent to this recognizer and will not be \
          cancelled in the view by it.
          """),
      places: "Gestures/GestureAssigning.swift",
      sources: "H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      217,
      "gesture.location-default",
      section: 10,
      .headerComment,
      .holds,
      Text("""
          location(in:) is normally the centroid of the involved touches; subclasses may define it \
          differently.
          """),
      places: "",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      218,
      "gesture.touch-cancelled-moves-to-cancelled",
      section: 10,
      .documented,
      .decides,
      Text("""
          When the system cancels a touch, a recognizer in began or changed goes to cancelled and \
          one still possible goes to failed. UIKit's recognizers do so in their touchesCancelled; a \
          subclass that overrides it without super decides for itself, and a recognizer that still \
          watches another finger need not end.
          """),
      places: "Gestures/GestureUpdating.swift",
      sources: "AG-GR D:Implementing-a-continuous-gesture-recognizer†"
    ),
    RuleEntry(
      219,
      "gesture.removed-while-active",
      section: 10,
      .inferred,
      .decides,
      Text("""
          Removing a recognizer from its view while active behaves like disabling it: it is \
          cancelled and gets no more touches.
          """),
      places: "Gestures/UIView+Recognizers.swift",
      sources: "INF"
    ),
    RuleEntry(
      580,
      "gesture.prevented-stays-out",
      section: 10,
      .widelyObserved,
      .notSimulated(Text("not yet: a prevented recognizer may take the next finger")),
      Text("""
          A recognizer that was prevented stays out while any touch that it watched at that moment \
          is still down: touches that begin meanwhile are not its own either. Disabling and enabling \
          it makes it forget those touches, and it starts with the next one.
          """),
      places: "",
      sources: "X-wwdc"
    ),
  ]
}
