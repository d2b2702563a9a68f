// Made by scripts/rulebook from Rulebook/11-gesture-arbitration.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// For one recognizer and one touch the order is shouldReceive(event), shouldReceive(touch), the
  /// failure-requirement questions if this touch starts an attempt, its own touchesBegan, and, when
  /// it tries to leave possible, shouldBegin and the simultaneous-recognition questions.
  ///
  /// Rule 220, `gesture.delegate-order`: documented; holds.
  public static var gestureDelegateOrder: Rule { Rule(220) }

  /// gestureRecognizerShouldBegin is asked when the recognizer tries to leave possible; false sends
  /// it to failed.
  ///
  /// Rule 221, `gesture.should-begin-once-per-attempt`: header comment; decides.
  public static var gestureShouldBeginOncePerAttempt: Rule { Rule(221) }

  /// The hit view's gestureRecognizerShouldBegin(_:) is asked too, if a touch hit-tested to that
  /// view would be cancelled by the recognition; false fails the recognizer; default is true.
  ///
  /// Rule 222, `gesture.view-should-begin`: header comment; decides.
  public static var gestureViewShouldBegin: Rule { Rule(222) }

  /// The question goes to the view the touch was hit-tested to, so a button can refuse a tap
  /// recognizer that belongs to an ancestor.
  ///
  /// Rule 223, `gesture.view-should-begin-applies-to-ancestors`: documented; decides.
  public static var gestureViewShouldBeginAppliesToAncestors: Rule { Rule(223) }

  /// By default two recognizers do not recognize at the same time: the first to leave possible
  /// prevents the others.
  ///
  /// Rule 224, `gesture.simultaneous-default-no`: header comment; decides.
  public static var gestureSimultaneousDefaultNo: Rule { Rule(224) }

  /// If either delegate answers true for a pair, both may recognize; a false answer does not forbid
  /// it when the other answers true.
  ///
  /// Rule 225, `gesture.simultaneous-yes-is-final`: header comment; decides.
  public static var gestureSimultaneousYesIsFinal: Rule { Rule(225) }

  /// The simultaneous question is asked only when one recognizer would otherwise be blocked by the
  /// other, not for every pair. It is asked anew each time one of the two is about to recognize: a
  /// yes is not kept, so where first one and later the other recognizes the delegate is asked twice
  /// and both answers have to be yes.
  ///
  /// Rule 226, `gesture.simultaneous-asked-when-blocking`: header comment; holds.
  public static var gestureSimultaneousAskedWhenBlocking: Rule { Rule(226) }

  /// Prevention concerns recognizers that share at least one touch; recognizers with disjoint
  /// touches do not prevent each other.
  ///
  /// Rule 227, `gesture.prevention-scope`: widely observed; holds.
  public static var gesturePreventionScope: Rule { Rule(227) }

  /// A prevented recognizer that is still possible goes to failed.
  ///
  /// Rule 228, `gesture.prevented-goes-to-failed`: documented; decides.
  public static var gesturePreventedGoesToFailed: Rule { Rule(228) }

  /// A recognizer that is already in began or changed is not stopped by another one that recognizes
  /// later, because the active one has already prevented the other unless they are simultaneous.
  ///
  /// Rule 229, `gesture.already-active-not-prevented`: inferred; holds.
  public static var gestureAlreadyActiveNotPrevented: Rule { Rule(229) }

  /// canPrevent and canBePrevented return true by default; overriding them gives one-way rules for
  /// a class.
  ///
  /// Rule 230, `gesture.can-prevent-default-yes`: documented; decides.
  public static var gestureCanPreventDefaultYes: Rule { Rule(230) }

  /// If A.canPrevent(B) is false, A does not stop B, but B may still stop A.
  ///
  /// Rule 231, `gesture.prevention-one-way`: documented; decides.
  public static var gesturePreventionOneWay: Rule { Rule(231) }

  /// A tap recognizer does not prevent another tap recognizer that needs more taps.
  ///
  /// Rule 232, `gesture.tap-does-not-prevent-higher-tap`: header comment; decides.
  public static var gestureTapDoesNotPreventHigherTap: Rule { Rule(232) }

  /// With the same kind of recognizer on a view and on its ancestor, the deeper one recognizes
  /// first and prevents the other; this is an effect of update order, not a stated priority.
  ///
  /// Rule 233, `gesture.child-beats-ancestor-by-order`: widely observed; holds.
  public static var gestureChildBeatsAncestorByOrder: Rule { Rule(233) }

  /// With a.require(toFail: b), a may reach its condition but stays possible until b fails; then a
  /// recognizes with its stored result.
  ///
  /// Rule 234, `gesture.require-to-fail-holds`: header comment; decides.
  public static var gestureRequireToFailHolds: Rule { Rule(234) }

  /// If b recognizes or begins, a fails.
  ///
  /// Rule 235, `gesture.require-to-fail-fails`: header comment; decides.
  public static var gestureRequireToFailFails: Rule { Rule(235) }

  /// If b received none of the touches of this sequence, the requirement is treated as already met.
  ///
  /// Rule 236, `gesture.require-to-fail-idle-b`: inferred; holds.
  public static var gestureRequireToFailIdleB: Rule { Rule(236) }

  /// A static requirement lasts as long as both recognizers live and is not removed by reset.
  ///
  /// Rule 237, `gesture.require-persists`: documented; holds.
  public static var gestureRequirePersists: Rule { Rule(237) }

  /// shouldRequireFailureOf and shouldBeRequiredToFailBy set up a requirement for one recognition
  /// attempt; each pair is asked once, at the touch that starts the attempt and before any
  /// movement, so location is known there but translation and velocity are still zero; true from
  /// either side or class is enough.
  ///
  /// Rule 238, `gesture.dynamic-failure-requirements`: header comment; decides.
  public static var gestureDynamicFailureRequirements: Rule { Rule(238) }

  /// A failure requirement delays an action and makes success depend on the other's failure; it
  /// does not change the order in which touches are delivered.
  ///
  /// Rule 239, `gesture.require-is-not-priority`: documented; holds.
  public static var gestureRequireIsNotPriority: Rule { Rule(239) }

  /// Without a requirement a double tap fires the single-tap action on the first tap and then the
  /// double-tap action, which prevents the single tap of the second.
  ///
  /// Rule 240, `gesture.single-and-double-without-require`: documented; holds.
  public static var gestureSingleAndDoubleWithoutRequire: Rule { Rule(240) }

  /// With single.require(toFail: double) the single-tap action comes only after the double-tap
  /// interval has run out, about 0.35 s after the first tap.
  ///
  /// Rule 241, `gesture.single-requires-double-delay`: widely observed; holds.
  public static var gestureSingleRequiresDoubleDelay: Rule { Rule(241) }

  /// A pan and a swipe on the same touches: the pan recognizes first unless it requires the swipe
  /// to fail.
  ///
  /// Rule 242, `gesture.swipe-vs-pan`: documented; holds.
  public static var gestureSwipeVsPan: Rule { Rule(242) }

  /// A tap and a long press on one view need no requirement: a short tap recognizes at finger up,
  /// when the long press fails; a long hold begins the long press, which prevents the tap.
  ///
  /// Rule 243, `gesture.long-press-and-tap`: inferred; holds.
  public static var gestureLongPressAndTap: Rule { Rule(243) }
}

extension RuleSection {
  static let gestureArbitration = RuleSection(
    number: 11,
    title: Text(
      "Recognizers: which of several",
      zh: "手势：多个之间的取舍"
    ),
    rules: gestureArbitrationRules
  )

  private static let gestureArbitrationRules: [RuleEntry] = [
    RuleEntry(
      220,
      "gesture.delegate-order",
      section: 11,
      .documented,
      .holds,
      Text(
        """
          For one recognizer and one touch the order is shouldReceive(event), shouldReceive(touch), \
          the failure-requirement questions if this touch starts an attempt, its own touchesBegan, \
          and, when it tries to leave possible, shouldBegin and the simultaneous-recognition \
          questions.
          """,
        zh: """
          对一个识别器和一个触摸，顺序是：shouldReceive(event)、shouldReceive(touch)、（如果该触摸开\
          始一次尝试）失败要求的询问、它自己的 touchesBegan，以及它要离开 possible 时的 shouldBegin \
          和同时识别的询问。
          """
      ),
      places: "Gestures/GestureCollecting.swift#offer",
      sources: "H:UIGestureRecognizer AG-GR A0 X-issue"
    ),
    RuleEntry(
      221,
      "gesture.should-begin-once-per-attempt",
      section: 11,
      .headerComment,
      .decides,
      Text(
        """
          gestureRecognizerShouldBegin is asked when the recognizer tries to leave possible; false \
          sends it to failed.
          """,
        zh: """
          识别器要离开 possible 时询问 gestureRecognizerShouldBegin；返回 false 则它变为 failed。
          """
      ),
      practice: Text(
        """
          It is asked when the gesture is there, not when the finger comes down; what must not see \
          the touch at all is kept away by shouldReceive.
          """,
        zh: """
          它在手势成立时才问，不是在手指按下时；完全不该看到触摸的，用 shouldReceive 挡住。
          """
      ),
      places: "Gestures/GestureResolving.swift#gestureShouldBeginOncePerAttempt",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      222,
      "gesture.view-should-begin",
      section: 11,
      .headerComment,
      .decides,
      Text(
        """
          The hit view's gestureRecognizerShouldBegin(_:) is asked too, if a touch hit-tested to \
          that view would be cancelled by the recognition; false fails the recognizer; default is \
          true.
          """,
        zh: """
          如果识别会取消命中某个视图的触摸，也会询问该命中视图的 gestureRecognizerShouldBegin(_:)；\
          返回 false 则识别器失败；默认是 true。
          """
      ),
      practice: Text(
        """
          A view can keep its taps from recognizers above it without knowing them: override \
          gestureRecognizerShouldBegin and answer false for them.
          """,
        zh: """
          视图不必认识上面的识别器，就能把自己的点按留住：重写 gestureRecognizerShouldBegin，对它们\
          返回 false。
          """
      ),
      places: "Gestures/GestureResolving.swift#gestureViewShouldBegin",
      sources: "H:UIView"
    ),
    RuleEntry(
      223,
      "gesture.view-should-begin-applies-to-ancestors",
      section: 11,
      .documented,
      .decides,
      Text(
        """
          The question goes to the view the touch was hit-tested to, so a button can refuse a tap \
          recognizer that belongs to an ancestor.
          """,
        zh: "这个问题问的是触摸命中的视图，所以按钮可以拒绝属于祖先的点按手势识别器。"
      ),
      places: "Gestures/GestureResolving.swift#gestureViewShouldBeginAppliesToAncestors",
      sources: "H:UIView AG-GR"
    ),
    RuleEntry(
      224,
      "gesture.simultaneous-default-no",
      section: 11,
      .headerComment,
      .decides,
      Text(
        """
          By default two recognizers do not recognize at the same time: the first to leave possible \
          prevents the others.
          """,
        zh: "默认情况下两个识别器不会同时识别：先离开 possible 的阻止其他的。"
      ),
      practice: Text(
        """
          The first to recognize lets all others fail that share a touch with it. Answer true to \
          shouldRecognizeSimultaneouslyWith for the one pair that should go together.
          """,
        zh: """
          先识别的会让与它共享触摸的其他识别器失败。只对需要并行的那一对在 \
          shouldRecognizeSimultaneouslyWith 返回 true。
          """
      ),
      places: """
        Gestures/GesturePreventing.swift#gestureSimultaneousDefaultNo \
        Gestures/GestureResolving.swift#gestureSimultaneousDefaultNo
        """,
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      225,
      "gesture.simultaneous-yes-is-final",
      section: 11,
      .headerComment,
      .decides,
      Text(
        """
          If either delegate answers true for a pair, both may recognize; a false answer does not \
          forbid it when the other answers true.
          """,
        zh: """
          对一对识别器，只要任何一方的代理返回 true，两者就可以同时识别；一方返回 false 并不能禁止，\
          只要另一方返回 true。
          """
      ),
      practice: Text(
        "One yes is enough; no delegate can forbid what the other's delegate allows.",
        zh: "只要一方答应就行；另一方的代理无法否决。"
      ),
      places: "Gestures/GesturePreventing.swift#gestureSimultaneousYesIsFinal",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      226,
      "gesture.simultaneous-asked-when-blocking",
      section: 11,
      .headerComment,
      .holds,
      Text(
        """
          The simultaneous question is asked only when one recognizer would otherwise be blocked by \
          the other, not for every pair. It is asked anew each time one of the two is about to \
          recognize: a yes is not kept, so where first one and later the other recognizes the \
          delegate is asked twice and both answers have to be yes.
          """,
        zh: """
          只有当一个识别器否则会被另一个挡住时才询问能否同时识别，并不是每一对都问。两者之一每次将要\
          识别时都重新询问：上次的肯定回答不会保留，所以先一个、后另一个识别时，代理会被问两次，两次\
          都得回答是。
          """
      ),
      practice: Text(
        """
          Answer it by what the recognizers are, not by what happened before: it may be asked again \
          later, and the old answer does not count then.
          """,
        zh: """
          要按识别器是什么来回答，而不是按之前发生了什么：以后可能再问，旧的回答不算数。
          """
      ),
      places: "Gestures/GesturePreventing.swift#mayJoin",
      sources: "H:UIGestureRecognizer X-wwdc"
    ),
    RuleEntry(
      227,
      "gesture.prevention-scope",
      section: 11,
      .widelyObserved,
      .holds,
      Text(
        """
          Prevention concerns recognizers that share at least one touch; recognizers with disjoint \
          touches do not prevent each other.
          """,
        zh: "阻止只涉及至少共用一个触摸的识别器；触摸互不相干的识别器彼此不阻止。"
      ),
      places: "Gestures/GesturePreventing.swift#preventOthers",
      sources: "X-ocp AG-GR"
    ),
    RuleEntry(
      228,
      "gesture.prevented-goes-to-failed",
      section: 11,
      .documented,
      .decides,
      Text(
        "A prevented recognizer that is still possible goes to failed.",
        zh: "被阻止的识别器如果仍处于 possible，就变为 failed。"
      ),
      practice: Text(
        """
          A recognizer that never fires although its gesture was made was prevented by one that was \
          first. Allow the pair in shouldRecognizeSimultaneouslyWith, or let the winner wait.
          """,
        zh: """
          手势做出来了识别器却不触发，是被先识别的那个阻止了。在 shouldRecognizeSimultaneouslyWith \
          里允许这一对，或让胜者等待。
          """
      ),
      places: "Gestures/GesturePreventing.swift#gesturePreventedGoesToFailed",
      sources: "AG-GR D:UIGestureRecognizer.canPrevent(_:)†"
    ),
    RuleEntry(
      229,
      "gesture.already-active-not-prevented",
      section: 11,
      .inferred,
      .holds,
      Text(
        """
          A recognizer that is already in began or changed is not stopped by another one that \
          recognizes later, because the active one has already prevented the other unless they are \
          simultaneous.
          """,
        zh: """
          已处于 began 或 changed 的识别器不会被之后识别的另一个停下，因为除非二者可以同时识别，进行\
          中的那个早已阻止了另一个。
          """
      ),
      places: "Gestures/GesturePreventing.swift#preventOthers",
      sources: "INF"
    ),
    RuleEntry(
      230,
      "gesture.can-prevent-default-yes",
      section: 11,
      .documented,
      .decides,
      Text(
        """
          canPrevent and canBePrevented return true by default; overriding them gives one-way rules \
          for a class.
          """,
        zh: """
          canPrevent 和 canBePrevented 默认返回 true；重写它们可以给一个类定下单向的规则。
          """
      ),
      places: """
        Gestures/GesturePreventing.swift#gestureCanPreventDefaultYes \
        Gestures/Recognizers/UITapGestureRecognizer.swift#gestureCanPreventDefaultYes \
        Gestures/UIGestureRecognizer.swift#gestureCanPreventDefaultYes
        """,
      sources: "AG-GR H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      231,
      "gesture.prevention-one-way",
      section: 11,
      .documented,
      .decides,
      Text(
        "If A.canPrevent(B) is false, A does not stop B, but B may still stop A.",
        zh: "如果 A.canPrevent(B) 为 false，A 不会阻止 B，但 B 仍可能阻止 A。"
      ),
      places: "Gestures/GesturePreventing.swift#gesturePreventionOneWay",
      sources: "AG-GR"
    ),
    RuleEntry(
      232,
      "gesture.tap-does-not-prevent-higher-tap",
      section: 11,
      .headerComment,
      .decides,
      Text(
        """
          A tap recognizer does not prevent another tap recognizer that needs more taps.
          """,
        zh: "点按手势识别器不会阻止需要更多次点按的另一个点按手势识别器。"
      ),
      practice: Text(
        """
          A single tap and a double tap on one view may both fire. Use require(toFail:) when only \
          one of them should.
          """,
        zh: "同一视图上的单击和双击可能都触发。只要其中一个，就用 require(toFail:)。"
      ),
      places: """
        Gestures/Recognizers/UITapGestureRecognizer.swift#gestureTapDoesNotPreventHigherTap
        """,
      sources: "H:UIGestureRecognizerSubclass"
    ),
    RuleEntry(
      233,
      "gesture.child-beats-ancestor-by-order",
      section: 11,
      .widelyObserved,
      .holds,
      Text(
        """
          With the same kind of recognizer on a view and on its ancestor, the deeper one recognizes \
          first and prevents the other; this is an effect of update order, not a stated priority.
          """,
        zh: """
          视图和它的祖先上有同类识别器时，较深的先识别并阻止另一个；这是更新顺序的结果，不是规定的优\
          先级。
          """
      ),
      places: "Gestures/GestureUpdating.swift#recognizersDeepestFirst",
      sources: "X-ocp X-lldb"
    ),
    RuleEntry(
      234,
      "gesture.require-to-fail-holds",
      section: 11,
      .headerComment,
      .decides,
      Text(
        """
          With a.require(toFail: b), a may reach its condition but stays possible until b fails; \
          then a recognizes with its stored result.
          """,
        zh: """
          设了 a.require(toFail: b) 之后，a 可以达到条件，但在 b 失败之前一直停留在 possible；b 失败\
          后 a 以保存的结果识别。
          """
      ),
      practice: Text(
        """
          It is a wait, not a priority: the waiting one keeps its result until the other fails, and \
          fails when the other recognizes.
          """,
        zh: "这是等待，不是优先级：等待者保留结果直到对方失败；对方识别成功，它就失败。"
      ),
      places: "Gestures/GestureResolving.swift#gestureRequireToFailHolds",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      235,
      "gesture.require-to-fail-fails",
      section: 11,
      .headerComment,
      .decides,
      Text(
        "If b recognizes or begins, a fails.",
        zh: "如果 b 识别或开始，a 就失败。"
      ),
      places: "Gestures/GestureResolving.swift#gestureRequireToFailFails",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      236,
      "gesture.require-to-fail-idle-b",
      section: 11,
      .inferred,
      .holds,
      Text(
        """
          If b received none of the touches of this sequence, the requirement is treated as already \
          met.
          """,
        zh: "如果 b 没有得到这个序列中的任何触摸，该要求视为已满足。"
      ),
      practice: Text(
        """
          A requirement costs nothing where the other recognizer cannot see the touch, for instance \
          away from the screen's edge.
          """,
        zh: "对方看不到这个触摸的地方（例如不在屏幕边缘），失败要求不会造成任何等待。"
      ),
      places: "Gestures/GestureResolving.swift#blocker",
      sources: "INF X-post"
    ),
    RuleEntry(
      237,
      "gesture.require-persists",
      section: 11,
      .documented,
      .holds,
      Text(
        """
          A static requirement lasts as long as both recognizers live and is not removed by reset.
          """,
        zh: "静态的失败要求在两个识别器存在期间一直有效，reset 不会移除它。"
      ),
      places: "Gestures/UIGestureRecognizer.swift#requirements",
      sources: "D:UIGestureRecognizer.require(toFail:)†"
    ),
    RuleEntry(
      238,
      "gesture.dynamic-failure-requirements",
      section: 11,
      .headerComment,
      .decides,
      Text(
        """
          shouldRequireFailureOf and shouldBeRequiredToFailBy set up a requirement for one \
          recognition attempt; each pair is asked once, at the touch that starts the attempt and \
          before any movement, so location is known there but translation and velocity are still \
          zero; true from either side or class is enough.
          """,
        zh: """
          shouldRequireFailureOf 和 shouldBeRequiredToFailBy 为一次识别尝试建立要求；每一对只问一次\
          ，在开始尝试的那个触摸、任何移动之前，所以那时已知位置，而平移和速度仍为零；任何一方或任何\
          一个类返回 true 就够了。
          """
      ),
      practice: Text(
        """
          Decide here by who the two are and where the finger is; direction and speed are not known \
          yet.
          """,
        zh: "在这里只能按是哪两个识别器、手指在哪里来决定；方向和速度都还不知道。"
      ),
      places: "Gestures/GestureCollecting.swift#gestureDynamicFailureRequirements",
      sources: "H:UIGestureRecognizer X-issue"
    ),
    RuleEntry(
      239,
      "gesture.require-is-not-priority",
      section: 11,
      .documented,
      .holds,
      Text(
        """
          A failure requirement delays an action and makes success depend on the other's failure; it \
          does not change the order in which touches are delivered.
          """,
        zh: "失败要求使动作延后，并使成功取决于对方的失败；它不改变触摸送达的顺序。"
      ),
      places: "Gestures/GestureResolving.swift#resolve",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      240,
      "gesture.single-and-double-without-require",
      section: 11,
      .documented,
      .holds,
      Text(
        """
          Without a requirement a double tap fires the single-tap action on the first tap and then \
          the double-tap action, which prevents the single tap of the second.
          """,
        zh: """
          没有失败要求时，双击在第一次点按时触发单击动作，然后触发双击动作；双击识别器会阻止第二次点\
          按的单击。
          """
      ),
      practice: Text(
        """
          The first tap acts at once, and a double tap then acts as well. Make the single action \
          harmless, or accept the delay of a requirement.
          """,
        zh: """
          第一下立即起作用，双击随后也起作用。让单击的动作无害，或接受失败要求带来的延迟。
          """
      ),
      places: "Gestures/GesturePreventing.swift#preventOthers",
      sources: "AG-GR"
    ),
    RuleEntry(
      241,
      "gesture.single-requires-double-delay",
      section: 11,
      .widelyObserved,
      .holds,
      Text(
        """
          With single.require(toFail: double) the single-tap action comes only after the double-tap \
          interval has run out, about 0.35 s after the first tap.
          """,
        zh: """
          设了 single.require(toFail: double) 之后，单击动作要等双击间隔过完才来，约在第一次点按之后 \
          0.35 秒。
          """
      ),
      practice: Text(
        """
          The price of telling one tap from two: each single tap is answered about a third of a \
          second later. Do without the requirement where both may happen.
          """,
        zh: """
          区分单击和双击的代价：每次单击都晚约三分之一秒。若两者可以都发生，就不要加这个依赖。
          """
      ),
      places: "Gestures/GestureResolving.swift#blocker",
      sources: "X-ocp X-so D:UIGestureRecognizer.require(toFail:)†"
    ),
    RuleEntry(
      242,
      "gesture.swipe-vs-pan",
      section: 11,
      .documented,
      .holds,
      Text(
        """
          A pan and a swipe on the same touches: the pan recognizes first unless it requires the \
          swipe to fail.
          """,
        zh: "同样的触摸上有拖移和轻扫：拖移先识别，除非它要求轻扫失败。"
      ),
      places: "Gestures/GestureUpdating.swift#recognizersDeepestFirst",
      sources: "AG-GR"
    ),
    RuleEntry(
      243,
      "gesture.long-press-and-tap",
      section: 11,
      .inferred,
      .holds,
      Text(
        """
          A tap and a long press on one view need no requirement: a short tap recognizes at finger \
          up, when the long press fails; a long hold begins the long press, which prevents the tap.
          """,
        zh: """
          同一视图上的点按和长按不需要失败要求：短按在手指抬起时识别为点按，这时长按失败；久按则长按\
          开始，并阻止点按。
          """
      ),
      places: "Gestures/Recognizers/TapStateMachine.swift#TapStateMachine",
      sources: "INF"
    ),
  ]
}
