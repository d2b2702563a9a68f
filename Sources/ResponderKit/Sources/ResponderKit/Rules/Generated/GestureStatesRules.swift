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
  /// Rule 580, `gesture.prevented-stays-out`: widely observed; decides.
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
      Text(
        """
          States are possible 0, began 1, changed 2, ended 3 (alias recognized), cancelled 4, failed \
          5; possible is the start.
          """,
        zh: """
          状态有 possible 0、began 1、changed 2、ended 3（别名 recognized）、cancelled 4、failed 5；\
          起点是 possible。
          """
      ),
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
      places: "Gestures/GestureTransitions.swift#GestureTransitions",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      202,
      "gesture.discrete-transitions",
      section: 10,
      .headerComment,
      .decides,
      Text(
        "A discrete recognizer goes from possible to recognized or to failed only.",
        zh: "离散型识别器只会从 possible 变为 recognized 或 failed。"
      ),
      places: """
        Gestures/GestureAssigning.swift#gestureDiscreteTransitions \
        Gestures/GestureResolving.swift#gestureDiscreteTransitions
        """,
      sources: "H:UIGestureRecognizer AG-GR"
    ),
    RuleEntry(
      203,
      "gesture.continuous-transitions",
      section: 10,
      .documented,
      .decides,
      Text(
        """
          A continuous recognizer goes from possible to began or failed; from began or changed to \
          changed, ended or cancelled.
          """,
        zh: """
          连续型识别器从 possible 变为 began 或 failed；从 began 或 changed 变为 changed、ended 或 \
          cancelled。
          """
      ),
      places: """
        Gestures/GestureAssigning.swift#gestureContinuousTransitions \
        Gestures/GestureResolving.swift#gestureContinuousTransitions \
        Gestures/Recognizers/PanStateMachine.swift#gestureContinuousTransitions \
        Gestures/Recognizers/UIHoverGestureRecognizer.swift#gestureContinuousTransitions
        """,
      sources: "AG-GR D:Implementing-a-continuous-gesture-recognizer†"
    ),
    RuleEntry(
      204,
      "gesture.illegal-transition-ignored",
      section: 10,
      .inferred,
      .reports,
      Text(
        """
          Any other assignment to state is a programming error: it is refused and reported.
          """,
        zh: "对 state 的其他赋值都是编程错误：会被拒绝并报告。"
      ),
      places: "Gestures/GestureAssigning.swift#gestureIllegalTransitionIgnored",
      sources: "INF AG-GR"
    ),
    RuleEntry(
      205,
      "gesture.action-on-transition",
      section: 10,
      .documented,
      .decides,
      Text(
        """
          Target-action pairs are called on each transition to began, changed, ended (recognized) \
          and cancelled; a changed to changed assignment counts as a transition.
          """,
        zh: """
          每次转为 began、changed、ended（recognized）和 cancelled 时都调用目标/动作；从 changed 赋\
          值为 changed 也算一次转换。
          """
      ),
      practice: Text(
        """
          A continuous recognizer calls its action many times. Switch over state, and begin and end \
          in pairs.
          """,
        zh: "连续型识别器会多次调用动作。按 state 分情况处理，开始与结束要成对。"
      ),
      places: "Gestures/GestureActions.swift#gestureActionOnTransition",
      sources: "H:UIGestureRecognizer AG-GR"
    ),
    RuleEntry(
      206,
      "gesture.cancelled-sends-action",
      section: 10,
      .disputed,
      .decides,
      Text(
        """
          A transition to cancelled sends the action; the archived guide says otherwise, so the \
          profile can turn it off.
          """,
        zh: "转为 cancelled 会发送动作；已归档的指南说法相反，所以配置可以关掉它。"
      ),
      places: "Gestures/GestureActions.swift#gestureCancelledSendsAction",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      207,
      "gesture.failed-sends-nothing",
      section: 10,
      .headerComment,
      .holds,
      Text(
        "A transition to failed sends no action.",
        zh: "转为 failed 不发送动作。"
      ),
      places: "Gestures/GestureTransitions.swift#sendsAction",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      208,
      "gesture.reset-sends-nothing",
      section: 10,
      .documented,
      .holds,
      Text(
        "The return to possible sends no action.",
        zh: "回到 possible 不发送动作。"
      ),
      places: "Gestures/GestureResetting.swift#reset",
      sources: "AG-GR D:UIGestureRecognizer.reset()†"
    ),
    RuleEntry(
      209,
      "gesture.reset-after-terminal",
      section: 10,
      .headerComment,
      .decides,
      Text(
        """
          After ended, cancelled or failed UIKit calls reset and the state returns to possible, \
          after all actions for the terminal state were sent.
          """,
        zh: """
          ended、cancelled 或 failed 之后，等终止状态的所有动作都发送完，UIKit 调用 reset，状态回到 \
          possible。
          """
      ),
      places: "Gestures/GestureResetting.swift#gestureResetAfterTerminal",
      sources: "H:UIGestureRecognizerSubclass D:UIGestureRecognizer.reset()†"
    ),
    RuleEntry(
      210,
      "gesture.reset-ignores-live-touches",
      section: 10,
      .headerComment,
      .holds,
      Text(
        """
          After reset, touches that are still down are ignored by this recognizer until they lift; \
          it starts again with new touches only.
          """,
        zh: "reset 之后，仍按着的触摸在抬起之前都被该识别器忽略；它只随新触摸重新开始。"
      ),
      practice: Text(
        """
          A finger that stays down after the recognizer is done belongs to no new attempt: it has to \
          be lifted first.
          """,
        zh: "识别结束后仍按着的手指不会进入新的尝试，必须先抬起。"
      ),
      places: "Gestures/GestureResetting.swift#reset",
      sources: "H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      211,
      "gesture.action-timing",
      section: 10,
      .disputed,
      .decides,
      Text(
        """
          The action is called within the event that caused it, after all recognizers saw the event \
          and before views are served; the header speaks of the next turn of the run loop, which the \
          profile can choose.
          """,
        zh: """
          动作在引起它的那个事件之内调用，在所有识别器都看过该事件之后、视图得到触摸之前；头文件说是\
          运行循环的下一轮，可由配置选择。
          """
      ),
      practice: Text(
        """
          In the action the view has not been told yet that it loses the touch, or that it ended. Do \
          not rely on the order of the two.
          """,
        zh: "调用动作时，视图可能还没被告知失去触摸或触摸已结束。不要依赖两者的先后。"
      ),
      places: "Gestures/GestureActions.swift#gestureActionTiming",
      sources: "H:UIGestureRecognizer X-lldb X-trace"
    ),
    RuleEntry(
      212,
      "gesture.action-signatures",
      section: 10,
      .headerComment,
      .holds,
      Text(
        "An action method takes either no argument or the recognizer.",
        zh: "动作方法不带参数，或者带识别器作为参数。"
      ),
      places: "Responders/Selector.swift#argumentCount",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      213,
      "gesture.many-targets",
      section: 10,
      .headerComment,
      .holds,
      Text(
        """
          Several target-action pairs may be added; each is called once per transition; the same \
          pair added twice counts once.
          """,
        zh: "可以添加多个目标/动作对；每次转换时每一对各调用一次；同一对添加两次只算一次。"
      ),
      places: "Gestures/UIGestureRecognizer.swift#registrations",
      sources: "H:UIGestureRecognizer D:UIGestureRecognizer.addTarget(_:action:)†"
    ),
    RuleEntry(
      214,
      "gesture.targets-need-non-nil",
      section: 10,
      .documented,
      .reports,
      Text(
        """
          Recognizer targets are concrete objects; there is no nil-target search along the responder \
          chain for recognizers.
          """,
        zh: "识别器的目标是具体的对象；识别器没有沿响应者链寻找 nil 目标这回事。"
      ),
      places: "Gestures/GestureActions.swift#gestureTargetsNeedNonNil",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      215,
      "gesture.subclass-calls-super",
      section: 10,
      .headerComment,
      .reports,
      Text(
        "An override of any subclass hook must call super.",
        zh: "重写任何供子类使用的钩子方法都必须调用 super。"
      ),
      places: "Gestures/GestureUpdating.swift#gestureSubclassCallsSuper",
      sources: "H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      216,
      "gesture.ignore-touch",
      section: 10,
      .headerComment,
      .decides,
      Text(
        """
          A touch passed to ignore(_:for:) is no longer sent to this recognizer and will not be \
          cancelled in the view by it.
          """,
        zh: "传给 ignore(_:for:) 的触摸不再发给这个识别器，也不会因它而在视图中被取消。"
      ),
      places: "Gestures/GestureAssigning.swift#gestureIgnoreTouch",
      sources: "H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      217,
      "gesture.location-default",
      section: 10,
      .headerComment,
      .holds,
      Text(
        """
          location(in:) is normally the centroid of the involved touches; subclasses may define it \
          differently.
          """,
        zh: "location(in:) 通常是所涉触摸的中心点；子类可以另行定义。"
      ),
      places: "Gestures/GestureAttempt.swift#centroid",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      218,
      "gesture.touch-cancelled-moves-to-cancelled",
      section: 10,
      .documented,
      .decides,
      Text(
        """
          When the system cancels a touch, a recognizer in began or changed goes to cancelled and \
          one still possible goes to failed. UIKit's recognizers do so in their touchesCancelled; a \
          subclass that overrides it without super decides for itself, and a recognizer that still \
          watches another finger need not end.
          """,
        zh: """
          系统取消触摸时，处于 began 或 changed 的识别器变为 cancelled，仍为 possible 的变为 failed\
          。UIKit 的识别器在各自的 touchesCancelled 中这样做；重写它而不调用 super 的子类自行决定，\
          仍在关注另一根手指的识别器也不必结束。
          """
      ),
      places: "Gestures/GestureUpdating.swift#gestureTouchCancelledMovesToCancelled",
      sources: "AG-GR D:Implementing-a-continuous-gesture-recognizer†"
    ),
    RuleEntry(
      219,
      "gesture.removed-while-active",
      section: 10,
      .inferred,
      .decides,
      Text(
        """
          Removing a recognizer from its view while active behaves like disabling it: it is \
          cancelled and gets no more touches.
          """,
        zh: "在识别期间把识别器从视图上移除，效果等于禁用它：它被取消，不再收到触摸。"
      ),
      places: "Gestures/UIView+Recognizers.swift#gestureRemovedWhileActive",
      sources: "INF"
    ),
    RuleEntry(
      580,
      "gesture.prevented-stays-out",
      section: 10,
      .widelyObserved,
      .decides,
      Text(
        """
          A recognizer that was prevented stays out while any touch that it watched at that moment \
          is still down: touches that begin meanwhile are not its own either. Disabling and enabling \
          it makes it forget those touches, and it starts with the next one.
          """,
        zh: """
          被阻止的识别器，只要它当时关注的任何一个触摸仍按着，就一直出局：其间开始的触摸也不属于它。\
          先禁用再启用可以使它忘掉那些触摸，从下一个触摸重新开始。
          """
      ),
      practice: Text(
        """
          A list does not scroll with a second finger while the first one holds something by another \
          recognizer. Switch the pan off and on again to let it.
          """,
        zh: """
          第一根手指被别的识别器占着时，第二根手指滚不动列表。把拖移识别器关掉再打开就可以。
          """
      ),
      places: "Gestures/GestureCollecting.swift#gesturePreventedStaysOut",
      sources: "X-wwdc"
    ),
  ]
}
