// Made by scripts/rulebook from Rulebook/13-recognizers.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// numberOfTapsRequired 1 and numberOfTouchesRequired 1.
  ///
  /// Rule 270, `tap.defaults`: header comment; holds.
  public static var tapDefaults: Rule { Rule(270) }

  /// A tap is recognized when the last required finger of the last required tap lifts.
  ///
  /// Rule 271, `tap.recognizes-on-up`: header comment; decides.
  public static var tapRecognizesOnUp: Rule { Rule(271) }

  /// For multi-tap recognizers the location is that of the first tap; for several fingers it is the
  /// centroid.
  ///
  /// Rule 272, `tap.location-is-first-tap`: header comment; holds.
  public static var tapLocationIsFirstTap: Rule { Rule(272) }

  /// Each tap must lift within about 0.75 s (default), else the recognizer fails.
  ///
  /// Rule 273, `tap.max-duration`: private constant; decides.
  public static var tapMaxDuration: Rule { Rule(273) }

  /// A finger may move about 45 pt from its start before the tap fails.
  ///
  /// Rule 274, `tap.allowable-movement`: private constant; decides.
  public static var tapAllowableMovement: Rule { Rule(274) }

  /// The next tap must begin within about 0.35 s after the previous one; if the time runs out, the
  /// recognizer fails.
  ///
  /// Rule 275, `tap.inter-tap-interval`: private constant; decides.
  public static var tapInterTapInterval: Rule { Rule(275) }

  /// Successive taps must start within the same allowed distance (default 45 pt).
  ///
  /// Rule 276, `tap.inter-tap-distance`: inferred; decides.
  public static var tapInterTapDistance: Rule { Rule(276) }

  /// More fingers than required during the attempt makes the recognizer fail; fewer at the first
  /// lift makes it fail too.
  ///
  /// Rule 277, `tap.too-many-fingers-fails`: inferred; decides.
  public static var tapTooManyFingersFails: Rule { Rule(277) }

  /// A tap recognizer sends its action once, in state ended.
  ///
  /// Rule 278, `tap.sends-once`: widely observed; holds.
  public static var tapSendsOnce: Rule { Rule(278) }

  /// buttonMaskRequired (default primary) is checked for indirect pointer input only.
  ///
  /// Rule 279, `tap.button-mask`: header comment; not simulated: touches of the model carry no
  /// mouse buttons.
  public static var tapButtonMask: Rule { Rule(279) }

  /// minimumPressDuration 0.5 s, allowableMovement 10, numberOfTapsRequired 0 and
  /// numberOfTouchesRequired 1.
  ///
  /// Rule 280, `long-press.defaults`: header comment; decides.
  public static var longPressDefaults: Rule { Rule(280) }

  /// It goes to began when the time is reached with the finger still down, without any new touch
  /// event.
  ///
  /// Rule 281, `long-press.begins-on-timer`: header comment; decides.
  public static var longPressBeginsOnTimer: Rule { Rule(281) }

  /// Movement over allowableMovement, in points, before began makes it fail; after began there is
  /// no limit.
  ///
  /// Rule 282, `long-press.moves-too-far-fails`: header comment; decides.
  public static var longPressMovesTooFarFails: Rule { Rule(282) }

  /// It is continuous: changed on finger movement, ended when a finger lifts.
  ///
  /// Rule 283, `long-press.continuous`: header comment; decides.
  public static var longPressContinuous: Rule { Rule(283) }

  /// Lifting before the time is reached makes it fail.
  ///
  /// Rule 284, `long-press.early-up-fails`: header comment; decides.
  public static var longPressEarlyUpFails: Rule { Rule(284) }

  /// numberOfTapsRequired counts full taps that must come before the held press.
  ///
  /// Rule 285, `long-press.prior-taps`: header comment; decides.
  public static var longPressPriorTaps: Rule { Rule(285) }

  /// minimumPressDuration 0 makes it begin at touch down, which makes it a touch-down recognizer.
  ///
  /// Rule 286, `long-press.zero-duration`: widely observed; decides.
  public static var longPressZeroDuration: Rule { Rule(286) }

  /// minimumNumberOfTouches 1 and maximumNumberOfTouches unlimited.
  ///
  /// Rule 287, `pan.defaults`: header comment; holds.
  public static var panDefaults: Rule { Rule(287) }

  /// It begins when the centroid has moved 10 pt or more from the start: 9 pt is not enough,
  /// exactly 10 is.
  ///
  /// Rule 288, `pan.hysteresis`: private constant; decides.
  public static var panHysteresis: Rule { Rule(288) }

  /// Translation is measured from the start; the first value includes the way to the begin, unless
  /// the profile takes it off.
  ///
  /// Rule 289, `pan.translation-starts`: widely observed; decides.
  public static var panTranslationStarts: Rule { Rule(289) }

  /// More than maximumNumberOfTouches fingers before began makes it fail; during the gesture it
  /// ends.
  ///
  /// Rule 290, `pan.too-many-touches`: header comment; decides.
  public static var panTooManyTouches: Rule { Rule(290) }

  /// A pan needs at least minimumNumberOfTouches of its fingers down: it does not begin with fewer,
  /// and it ends at the lift that leaves fewer; the minimum is read at that lift. A tap without
  /// enough movement makes it fail.
  ///
  /// Rule 291, `pan.ends-when-all-up`: disputed; decides.
  public static var panEndsWhenAllUp: Rule { Rule(291) }

  /// setTranslation resets the reported translation and also the velocity reference.
  ///
  /// Rule 292, `pan.set-translation`: documented; holds.
  public static var panSetTranslation: Rule { Rule(292) }

  /// In gestureRecognizerShouldBegin translation and velocity are already available, so direction
  /// filters work there (positive x is to the right).
  ///
  /// Rule 293, `pan.should-begin-direction`: widely observed; holds.
  public static var panShouldBeginDirection: Rule { Rule(293) }

  /// numberOfTouchesRequired 1 and direction right.
  ///
  /// Rule 294, `swipe.defaults`: header comment; holds.
  public static var swipeDefaults: Rule { Rule(294) }

  /// A swipe is discrete and may recognize while the finger is still down, as soon as distance and
  /// direction are satisfied.
  ///
  /// Rule 295, `swipe.discrete-before-up`: widely observed; decides.
  public static var swipeDiscreteBeforeUp: Rule { Rule(295) }

  /// Slow swipes need little distance but a precise direction; fast swipes need more distance but
  /// allow a looser direction.
  ///
  /// Rule 296, `swipe.speed-trade-off`: header comment; not simulated: UIKit's curve is not
  /// published; swipe.thresholds decides instead.
  public static var swipeSpeedTradeOff: Rule { Rule(296) }

  /// A swipe takes at most 0.5 s, at least 50 pt along the direction, and, by our own choice, less
  /// than 50 pt across it.
  ///
  /// Rule 297, `swipe.thresholds`: private constant; decides.
  public static var swipeThresholds: Rule { Rule(297) }

  /// location(in:) is where the swipe started.
  ///
  /// Rule 298, `swipe.location-is-start`: header comment; holds.
  public static var swipeLocationIsStart: Rule { Rule(298) }

  /// Several directions may be set at once only if they mean the same; the recognizer does not tell
  /// which one happened.
  ///
  /// Rule 299, `swipe.direction-mask`: header comment; holds.
  public static var swipeDirectionMask: Rule { Rule(299) }

  /// Pinch begins when two touches have moved enough, changes while two are down, and ends when
  /// both have lifted (in practice when fewer than two remain).
  ///
  /// Rule 300, `pinch.two-touches`: header comment; decides.
  public static var pinchTwoTouches: Rule { Rule(300) }

  /// scale is d / (D + 8) while the fingers have opened from their first distance D, d / (D - 8)
  /// while they have closed, d being the present distance in screen coordinates: the way of
  /// pinch.threshold is not part of the scale, and the reference stays for the whole pinch. Setting
  /// scale moves the reference; velocity is scale per second.
  ///
  /// Rule 301, `pinch.scale`: widely observed; holds.
  public static var pinchScale: Rule { Rule(301) }

  /// A pinch begins when the distance of the two fingers differs from the first one by more than 8
  /// pt.
  ///
  /// Rule 302, `pinch.threshold`: widely observed; decides.
  public static var pinchThreshold: Rule { Rule(302) }

  /// Rotation works like pinch with radians; positive is clockwise on screen.
  ///
  /// Rule 303, `rotation.two-touches`: header comment; decides.
  public static var rotationTwoTouches: Rule { Rule(303) }

  /// A rotation begins after a turn of about 10 degrees.
  ///
  /// Rule 304, `rotation.threshold`: inferred; decides.
  public static var rotationThreshold: Rule { Rule(304) }

  /// Screen-edge pan is a pan that begins only if its touch started near one of its edges; a touch
  /// that starts elsewhere makes it fail at once, so recognizers that wait for it to fail are not
  /// held up.
  ///
  /// Rule 305, `edge-pan.is-pan`: documented; decides.
  public static var edgePanIsPan: Rule { Rule(305) }

  /// The region at the edge is about 13 pt wide.
  ///
  /// Rule 306, `edge-pan.edge-width`: author knowledge; holds.
  public static var edgePanEdgeWidth: Rule { Rule(306) }

  /// edges are relative to the current interface orientation.
  ///
  /// Rule 307, `edge-pan.interface-orientation`: header comment; holds.
  public static var edgePanInterfaceOrientation: Rule { Rule(307) }

  /// The navigation controller's interactive pop gesture is a screen-edge pan and, by default,
  /// beats a horizontal scroll view's pan at the edge; a requirement can reverse this.
  ///
  /// Rule 308, `edge-pan.interactive-pop`: widely observed; decides.
  public static var edgePanInteractivePop: Rule { Rule(308) }

  /// Hover recognizers do nothing on an iPhone and work with a pointer or hovering pencil on iPad.
  ///
  /// Rule 309, `hover.no-op-on-phone`: header comment; decides.
  public static var hoverNoOpOnPhone: Rule { Rule(309) }

  /// Text views and text fields use private tap recognizers with a slightly longer tap interval,
  /// 0.43 s.
  ///
  /// Rule 310, `text-interaction.own-taps`: private constant; decides.
  public static var textInteractionOwnTaps: Rule { Rule(310) }

  /// A swipe needs exactly numberOfTouchesRequired fingers, all moving along the direction: an
  /// extra finger makes it fail, and fewer never satisfy it.
  ///
  /// Rule 544, `swipe.finger-count`: widely observed; decides.
  public static var swipeFingerCount: Rule { Rule(544) }

  /// velocity(in:) blends two samples. A sample is the way of the fingers' centroid from one
  /// touches event to the next, divided by the difference of the two timestamps; the velocity is
  /// 0.2 times the newest and 0.8 times the one before (0.2 times the only one after the first
  /// move). An interval of 1 ms or less counts as standing. Only moves make samples: the lift adds
  /// none, and while a finger stands the value stays, however long.
  ///
  /// Rule 581, `pan.velocity`: private constant; holds.
  public static var panVelocity: Rule { Rule(581) }
}

extension RuleSection {
  static let recognizers = RuleSection(
    number: 13,
    title: Text(
      "Recognizers: thresholds",
      zh: "手势：阈值"
    ),
    rules: recognizersRules
  )

  private static let recognizersRules: [RuleEntry] = [
    RuleEntry(
      270,
      "tap.defaults",
      section: 13,
      .headerComment,
      .holds,
      Text(
        "numberOfTapsRequired 1 and numberOfTouchesRequired 1.",
        zh: "numberOfTapsRequired 为 1，numberOfTouchesRequired 为 1。"
      ),
      places: "Gestures/Recognizers/UITapGestureRecognizer.swift#numberOfTapsRequired",
      sources: "H:UITapGestureRecognizer"
    ),
    RuleEntry(
      271,
      "tap.recognizes-on-up",
      section: 13,
      .headerComment,
      .decides,
      Text(
        """
          A tap is recognized when the last required finger of the last required tap lifts.
          """,
        zh: "最后一次点按所需的最后一根手指抬起时，点按才被识别。"
      ),
      practice: Text(
        """
          A tap acts at the lift, so it can still be given up by holding or by moving away.
          """,
        zh: "点按在抬起时才起作用，所以按久一点或移开就可以放弃。"
      ),
      places: "Gestures/Recognizers/TapStateMachine.swift#tapRecognizesOnUp",
      sources: "H:UITapGestureRecognizer"
    ),
    RuleEntry(
      272,
      "tap.location-is-first-tap",
      section: 13,
      .headerComment,
      .holds,
      Text(
        """
          For multi-tap recognizers the location is that of the first tap; for several fingers it is \
          the centroid.
          """,
        zh: "多次点按的识别器，位置是第一次点按的位置；多指时是它们的中心点。"
      ),
      places: "Gestures/Recognizers/TapStateMachine.swift#location",
      sources: "H:UITapGestureRecognizer"
    ),
    RuleEntry(
      273,
      "tap.max-duration",
      section: 13,
      .privateConstant,
      .decides,
      Text(
        "Each tap must lift within about 0.75 s (default), else the recognizer fails.",
        zh: "每次点按必须在约 0.75 秒（默认）之内抬起，否则识别器失败。"
      ),
      places: "Gestures/Recognizers/TapStateMachine.swift#tapMaxDuration",
      sources: "X-run RT"
    ),
    RuleEntry(
      274,
      "tap.allowable-movement",
      section: 13,
      .privateConstant,
      .decides,
      Text(
        "A finger may move about 45 pt from its start before the tap fails.",
        zh: "手指可以离开起点约 45 点，超过则点按失败。"
      ),
      places: """
        Gestures/Recognizers/TapStateMachine.swift#tapAllowableMovement \
        Gestures/Recognizers/UITapGestureRecognizer.swift#tapAllowableMovement \
        Profile/ProfileNumber.swift#tapAllowableMovement
        """,
      sources: "X-run RT"
    ),
    RuleEntry(
      275,
      "tap.inter-tap-interval",
      section: 13,
      .privateConstant,
      .decides,
      Text(
        """
          The next tap must begin within about 0.35 s after the previous one; if the time runs out, \
          the recognizer fails.
          """,
        zh: "下一次点按必须在上一次之后约 0.35 秒内开始；超时则识别器失败。"
      ),
      places: "Gestures/Recognizers/TapStateMachine.swift#tapInterTapInterval",
      sources: "X-run X-ocp X-post"
    ),
    RuleEntry(
      276,
      "tap.inter-tap-distance",
      section: 13,
      .inferred,
      .decides,
      Text(
        "Successive taps must start within the same allowed distance (default 45 pt).",
        zh: "连续的点按必须在同样的允许距离（默认 45 点）之内开始。"
      ),
      places: "Gestures/Recognizers/TapStateMachine.swift#tapInterTapDistance",
      sources: "X-run INF"
    ),
    RuleEntry(
      277,
      "tap.too-many-fingers-fails",
      section: 13,
      .inferred,
      .decides,
      Text(
        """
          More fingers than required during the attempt makes the recognizer fail; fewer at the \
          first lift makes it fail too.
          """,
        zh: "尝试期间手指多于要求的数目，识别器就失败；第一次抬起时手指不足也会失败。"
      ),
      places: "Gestures/Recognizers/TapStateMachine.swift#tapTooManyFingersFails",
      sources: "INF H:UITapGestureRecognizer"
    ),
    RuleEntry(
      278,
      "tap.sends-once",
      section: 13,
      .widelyObserved,
      .holds,
      Text(
        "A tap recognizer sends its action once, in state ended.",
        zh: "点按识别器只发送一次动作，在 ended 状态。"
      ),
      places: "Gestures/GestureTransitions.swift#GestureTransitions",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      279,
      "tap.button-mask",
      section: 13,
      .headerComment,
      .notSimulated(Text(
        "touches of the model carry no mouse buttons",
        zh: "模型中的触摸不带鼠标按键"
      )),
      Text(
        """
          buttonMaskRequired (default primary) is checked for indirect pointer input only.
          """,
        zh: "buttonMaskRequired（默认为主按钮）只对间接指针的输入检查。"
      ),
      places: "Gestures/Recognizers/UITapGestureRecognizer.swift#UITapGestureRecognizer",
      sources: "H:UITapGestureRecognizer"
    ),
    RuleEntry(
      280,
      "long-press.defaults",
      section: 13,
      .headerComment,
      .decides,
      Text(
        """
          minimumPressDuration 0.5 s, allowableMovement 10, numberOfTapsRequired 0 and \
          numberOfTouchesRequired 1.
          """,
        zh: """
          minimumPressDuration 为 0.5 秒，allowableMovement 为 10，numberOfTapsRequired 为 0，\
          numberOfTouchesRequired 为 1。
          """
      ),
      places: "Gestures/Recognizers/LongPressStateMachine.swift#longPressDefaults",
      sources: "H:UILongPressGestureRecognizer"
    ),
    RuleEntry(
      281,
      "long-press.begins-on-timer",
      section: 13,
      .headerComment,
      .decides,
      Text(
        """
          It goes to began when the time is reached with the finger still down, without any new \
          touch event.
          """,
        zh: "手指仍按着而时间已到，它就变为 began，不需要新的触摸事件。"
      ),
      practice: Text(
        """
          It begins while nothing moves: the action is called from a timer, without an event.
          """,
        zh: "它在没有任何移动时开始：动作由计时器调用，没有事件。"
      ),
      places: "Gestures/Recognizers/LongPressStateMachine.swift#longPressBeginsOnTimer",
      sources: "H:UILongPressGestureRecognizer"
    ),
    RuleEntry(
      282,
      "long-press.moves-too-far-fails",
      section: 13,
      .headerComment,
      .decides,
      Text(
        """
          Movement over allowableMovement, in points, before began makes it fail; after began there \
          is no limit.
          """,
        zh: """
          在 began 之前移动超过 allowableMovement（以点为单位）会使它失败；began 之后没有限制。
          """
      ),
      places: "Gestures/Recognizers/LongPressStateMachine.swift#longPressMovesTooFarFails",
      sources: "H:UILongPressGestureRecognizer"
    ),
    RuleEntry(
      283,
      "long-press.continuous",
      section: 13,
      .headerComment,
      .decides,
      Text(
        "It is continuous: changed on finger movement, ended when a finger lifts.",
        zh: "它是连续型的：手指移动时为 changed，手指抬起时为 ended。"
      ),
      places: "Gestures/Recognizers/LongPressStateMachine.swift#longPressContinuous",
      sources: "H:UILongPressGestureRecognizer"
    ),
    RuleEntry(
      284,
      "long-press.early-up-fails",
      section: 13,
      .headerComment,
      .decides,
      Text(
        "Lifting before the time is reached makes it fail.",
        zh: "时间未到就抬起会使它失败。"
      ),
      places: "Gestures/Recognizers/LongPressStateMachine.swift#longPressEarlyUpFails",
      sources: "H:UILongPressGestureRecognizer"
    ),
    RuleEntry(
      285,
      "long-press.prior-taps",
      section: 13,
      .headerComment,
      .decides,
      Text(
        "numberOfTapsRequired counts full taps that must come before the held press.",
        zh: "numberOfTapsRequired 是按住之前必须完成的点按次数。"
      ),
      places: "Gestures/Recognizers/LongPressStateMachine.swift#longPressPriorTaps",
      sources: "H:UILongPressGestureRecognizer"
    ),
    RuleEntry(
      286,
      "long-press.zero-duration",
      section: 13,
      .widelyObserved,
      .decides,
      Text(
        """
          minimumPressDuration 0 makes it begin at touch down, which makes it a touch-down \
          recognizer.
          """,
        zh: "minimumPressDuration 为 0 时，按下即 began，它就成了按下识别器。"
      ),
      practice: Text(
        """
          A recognizer for touch-down, which the classes of UIKit lack otherwise. It takes the touch \
          from the view at once.
          """,
        zh: "这是 UIKit 各类中原本没有的“按下”识别器。它立即从视图手中拿走触摸。"
      ),
      places: "Gestures/Recognizers/LongPressStateMachine.swift#longPressZeroDuration",
      sources: "X-so H:UILongPressGestureRecognizer"
    ),
    RuleEntry(
      287,
      "pan.defaults",
      section: 13,
      .headerComment,
      .holds,
      Text(
        "minimumNumberOfTouches 1 and maximumNumberOfTouches unlimited.",
        zh: "minimumNumberOfTouches 为 1，maximumNumberOfTouches 不限。"
      ),
      places: "Gestures/Recognizers/UIPanGestureRecognizer.swift#minimumNumberOfTouches",
      sources: "H:UIPanGestureRecognizer"
    ),
    RuleEntry(
      288,
      "pan.hysteresis",
      section: 13,
      .privateConstant,
      .decides,
      Text(
        """
          It begins when the centroid has moved 10 pt or more from the start: 9 pt is not enough, \
          exactly 10 is.
          """,
        zh: "中心点从起点移动达到 10 点时开始：9 点不够，恰好 10 点就够。"
      ),
      practice: Text(
        """
          Small movements of a tap stay below it. For a drag that begins at once, use a long press \
          of duration 0 or the touches methods.
          """,
        zh: """
          点按时的小幅移动不会超过它。要一按下就开始拖动，就用时长为 0 的长按或 touches 方法。
          """
      ),
      places: """
        Controls/UISwitch.swift#panHysteresis \
        Gestures/Recognizers/PanStateMachine.swift#panHysteresis \
        Gestures/Recognizers/UIPanGestureRecognizer.swift#panHysteresis \
        Profile/ProfileNumber.swift#panHysteresis \
        Scrolling/UIScrollViewPanGestureRecognizer.swift#panHysteresis
        """,
      sources: "RT X-run X-meas"
    ),
    RuleEntry(
      289,
      "pan.translation-starts",
      section: 13,
      .widelyObserved,
      .decides,
      Text(
        """
          Translation is measured from the start; the first value includes the way to the begin, \
          unless the profile takes it off.
          """,
        zh: "平移从起点算起；第一个值包含到开始为止的路程，除非配置将其扣除。"
      ),
      places: """
        Gestures/Recognizers/UIPanGestureRecognizer.swift#panTranslationStarts \
        Profile/Toggle.swift#panTranslationStarts
        """,
      sources: "X-so H:UIPanGestureRecognizer"
    ),
    RuleEntry(
      290,
      "pan.too-many-touches",
      section: 13,
      .headerComment,
      .decides,
      Text(
        """
          More than maximumNumberOfTouches fingers before began makes it fail; during the gesture it \
          ends.
          """,
        zh: """
          在 began 之前手指多于 maximumNumberOfTouches 会使它失败；在手势进行中则使它结束。
          """
      ),
      places: "Gestures/Recognizers/PanStateMachine.swift#panTooManyTouches",
      sources: "H:UIPanGestureRecognizer INF"
    ),
    RuleEntry(
      291,
      "pan.ends-when-all-up",
      section: 13,
      .disputed,
      .decides,
      Text(
        """
          A pan needs at least minimumNumberOfTouches of its fingers down: it does not begin with \
          fewer, and it ends at the lift that leaves fewer; the minimum is read at that lift. A tap \
          without enough movement makes it fail.
          """,
        zh: """
          拖移至少需要 minimumNumberOfTouches 根手指按着：少于此数不会开始，抬起到少于此数时结束；最\
          小值在抬起的那一刻读取。没有足够移动的点按使它失败。
          """
      ),
      places: "Gestures/Recognizers/PanStateMachine.swift#panEndsWhenAllUp",
      sources: "H:UIPanGestureRecognizer D:UIPanGestureRecognizer† X-so"
    ),
    RuleEntry(
      292,
      "pan.set-translation",
      section: 13,
      .documented,
      .holds,
      Text(
        """
          setTranslation resets the reported translation and also the velocity reference.
          """,
        zh: "setTranslation 重设所报告的平移，也重设速度的参照。"
      ),
      places: "Gestures/Recognizers/PanStateMachine.swift#setTranslation",
      sources: "D:UIPanGestureRecognizer.setTranslation(_:in:)†"
    ),
    RuleEntry(
      293,
      "pan.should-begin-direction",
      section: 13,
      .widelyObserved,
      .holds,
      Text(
        """
          In gestureRecognizerShouldBegin translation and velocity are already available, so \
          direction filters work there (positive x is to the right).
          """,
        zh: """
          在 gestureRecognizerShouldBegin 中已经可以取得平移和速度，所以可以在那里按方向过滤（x 向右\
          为正）。
          """
      ),
      practice: Text(
        """
          Answer false for the direction that you do not want, and the scroll view around gets its \
          drag.
          """,
        zh: "对不想要的方向返回 false，外面的滚动视图就能得到它的拖动。"
      ),
      places: "Gestures/Recognizers/UIPanGestureRecognizer.swift#translation",
      sources: "A0 X-so"
    ),
    RuleEntry(
      294,
      "swipe.defaults",
      section: 13,
      .headerComment,
      .holds,
      Text(
        "numberOfTouchesRequired 1 and direction right.",
        zh: "numberOfTouchesRequired 为 1，direction 为 right。"
      ),
      places: "Gestures/Recognizers/UISwipeGestureRecognizer.swift#direction",
      sources: "H:UISwipeGestureRecognizer"
    ),
    RuleEntry(
      295,
      "swipe.discrete-before-up",
      section: 13,
      .widelyObserved,
      .decides,
      Text(
        """
          A swipe is discrete and may recognize while the finger is still down, as soon as distance \
          and direction are satisfied.
          """,
        zh: "轻扫是离散型的，只要距离和方向满足，手指仍按着时就可以识别。"
      ),
      places: "Gestures/Recognizers/SwipeStateMachine.swift#swipeDiscreteBeforeUp",
      sources: "X-so H:UISwipeGestureRecognizer"
    ),
    RuleEntry(
      296,
      "swipe.speed-trade-off",
      section: 13,
      .headerComment,
      .notSimulated(Text(
        "UIKit's curve is not published; swipe.thresholds decides instead",
        zh: "UIKit 的曲线没有公开；由 swipe.thresholds 代为决定"
      )),
      Text(
        """
          Slow swipes need little distance but a precise direction; fast swipes need more distance \
          but allow a looser direction.
          """,
        zh: "慢的轻扫只需很短的距离，但方向要准；快的轻扫需要更长的距离，但方向可以宽松。"
      ),
      places: "Gestures/Recognizers/SwipeStateMachine.swift#SwipeStateMachine",
      sources: "H:UISwipeGestureRecognizer"
    ),
    RuleEntry(
      297,
      "swipe.thresholds",
      section: 13,
      .privateConstant,
      .decides,
      Text(
        """
          A swipe takes at most 0.5 s, at least 50 pt along the direction, and, by our own choice, \
          less than 50 pt across it.
          """,
        zh: "轻扫最多 0.5 秒，沿方向至少 50 点，而横向少于 50 点（后者由我们自定）。"
      ),
      places: "Gestures/Recognizers/SwipeStateMachine.swift#swipeThresholds",
      sources: "RT X-run"
    ),
    RuleEntry(
      298,
      "swipe.location-is-start",
      section: 13,
      .headerComment,
      .holds,
      Text(
        "location(in:) is where the swipe started.",
        zh: "location(in:) 是轻扫开始的位置。"
      ),
      places: "Gestures/Recognizers/SwipeStateMachine.swift#location",
      sources: "H:UISwipeGestureRecognizer"
    ),
    RuleEntry(
      299,
      "swipe.direction-mask",
      section: 13,
      .headerComment,
      .holds,
      Text(
        """
          Several directions may be set at once only if they mean the same; the recognizer does not \
          tell which one happened.
          """,
        zh: "只有含义相同的几个方向才可以同时设置；识别器不会说明发生的是哪一个。"
      ),
      places: "Gestures/Recognizers/SwipeStateMachine.swift#directions",
      sources: "H:UISwipeGestureRecognizer"
    ),
    RuleEntry(
      300,
      "pinch.two-touches",
      section: 13,
      .headerComment,
      .decides,
      Text(
        """
          Pinch begins when two touches have moved enough, changes while two are down, and ends when \
          both have lifted (in practice when fewer than two remain).
          """,
        zh: """
          两个触摸移动得足够时捏合开始，两指按着时变化，两指都抬起时结束（实际上是剩下不足两指时）。
          """
      ),
      places: "Gestures/Recognizers/TwoFingerStateMachine.swift#pinchTwoTouches",
      sources: "H:UIPinchGestureRecognizer X-so"
    ),
    RuleEntry(
      301,
      "pinch.scale",
      section: 13,
      .widelyObserved,
      .holds,
      Text(
        """
          scale is d / (D + 8) while the fingers have opened from their first distance D, d / (D - \
          8) while they have closed, d being the present distance in screen coordinates: the way of \
          pinch.threshold is not part of the scale, and the reference stays for the whole pinch. \
          Setting scale moves the reference; velocity is scale per second.
          """,
        zh: """
          scale 在两指比最初距离 D 张开时为 d / (D + 8)，合拢时为 d / (D - 8)，d 是当前在屏幕坐标中\
          的距离：pinch.threshold 的那段路程不计入比例，参照在整个捏合中保持不变。给 scale 赋值会移\
          动参照；velocity 是每秒的比例变化。
          """
      ),
      places: "Gestures/Recognizers/TwoFingerStateMachine.swift#Measure",
      sources: "H:UIPinchGestureRecognizer X-suite X-meas"
    ),
    RuleEntry(
      302,
      "pinch.threshold",
      section: 13,
      .widelyObserved,
      .decides,
      Text(
        """
          A pinch begins when the distance of the two fingers differs from the first one by more \
          than 8 pt.
          """,
        zh: "两指距离与最初相差超过 8 点时捏合开始。"
      ),
      places: """
        Gestures/Recognizers/TwoFingerStateMachine.swift#pinchThreshold \
        Gestures/Recognizers/UIPinchGestureRecognizer.swift#pinchThreshold \
        Profile/ProfileNumber.swift#pinchThreshold
        """,
      sources: "X-suite X-meas"
    ),
    RuleEntry(
      303,
      "rotation.two-touches",
      section: 13,
      .headerComment,
      .decides,
      Text(
        "Rotation works like pinch with radians; positive is clockwise on screen.",
        zh: "旋转与捏合类似，以弧度计；屏幕上顺时针为正。"
      ),
      places: "Gestures/Recognizers/TwoFingerStateMachine.swift#rotationTwoTouches",
      sources: "H:UIRotationGestureRecognizer D:UIRotationGestureRecognizer†"
    ),
    RuleEntry(
      304,
      "rotation.threshold",
      section: 13,
      .inferred,
      .decides,
      Text(
        "A rotation begins after a turn of about 10 degrees.",
        zh: "转过约 10 度之后旋转开始。"
      ),
      places: """
        Gestures/Recognizers/TwoFingerStateMachine.swift#rotationThreshold \
        Gestures/Recognizers/UIRotationGestureRecognizer.swift#rotationThreshold \
        Profile/ProfileNumber.swift#rotationThreshold
        """,
      sources: "INF"
    ),
    RuleEntry(
      305,
      "edge-pan.is-pan",
      section: 13,
      .documented,
      .decides,
      Text(
        """
          Screen-edge pan is a pan that begins only if its touch started near one of its edges; a \
          touch that starts elsewhere makes it fail at once, so recognizers that wait for it to fail \
          are not held up.
          """,
        zh: """
          屏幕边缘拖移是一种拖移，只有触摸从它的某条边缘附近开始才会开始；从别处开始的触摸使它立即失\
          败，所以等待它失败的识别器不会被耽搁。
          """
      ),
      practice: Text(
        """
          Let a pan of the content wait for it by require(toFail:): away from the edge it fails at \
          once and costs nothing.
          """,
        zh: "让内容的拖移用 require(toFail:) 等它：不在边缘时它立即失败，没有任何代价。"
      ),
      places: "Gestures/Recognizers/UIScreenEdgePanGestureRecognizer.swift#edgePanIsPan",
      sources: "D:UIScreenEdgePanGestureRecognizer† H:UIScreenEdgePanGestureRecognizer X-issue"
    ),
    RuleEntry(
      306,
      "edge-pan.edge-width",
      section: 13,
      .authorKnowledge,
      .holds,
      Text(
        "The region at the edge is about 13 pt wide.",
        zh: "边缘区域宽约 13 点。"
      ),
      places: "Gestures/Recognizers/UIScreenEdgePanGestureRecognizer.swift#isAtEdge",
      sources: "INF X-so"
    ),
    RuleEntry(
      307,
      "edge-pan.interface-orientation",
      section: 13,
      .headerComment,
      .holds,
      Text(
        "edges are relative to the current interface orientation.",
        zh: "edges 相对于当前的界面方向。"
      ),
      places: "Gestures/Recognizers/UIScreenEdgePanGestureRecognizer.swift#isAtEdge",
      sources: "H:UIScreenEdgePanGestureRecognizer"
    ),
    RuleEntry(
      308,
      "edge-pan.interactive-pop",
      section: 13,
      .widelyObserved,
      .decides,
      Text(
        """
          The navigation controller's interactive pop gesture is a screen-edge pan and, by default, \
          beats a horizontal scroll view's pan at the edge; a requirement can reverse this.
          """,
        zh: """
          导航控制器的交互式返回手势是屏幕边缘拖移，默认在边缘处胜过水平滚动视图的拖移；失败要求可以\
          使其反过来。
          """
      ),
      places: "Controllers/PopGesture.swift#edgePanInteractivePop",
      sources: "A0 D:UINavigationController.interactivePopGestureRecognizer† X-so"
    ),
    RuleEntry(
      309,
      "hover.no-op-on-phone",
      section: 13,
      .headerComment,
      .decides,
      Text(
        """
          Hover recognizers do nothing on an iPhone and work with a pointer or hovering pencil on \
          iPad.
          """,
        zh: "悬停手势识别器在 iPhone 上不起作用，在 iPad 上配合指针或悬停的笔工作。"
      ),
      practice: Text(
        "Give the document's device the idiom pad to see a hover recognizer at work.",
        zh: "把文档中设备的 userInterfaceIdiom 设为 pad，才能看到悬停识别器起作用。"
      ),
      places: "Gestures/Recognizers/UIHoverGestureRecognizer.swift#hoverNoOpOnPhone",
      sources: "H:UIHoverGestureRecognizer"
    ),
    RuleEntry(
      310,
      "text-interaction.own-taps",
      section: 13,
      .privateConstant,
      .decides,
      Text(
        """
          Text views and text fields use private tap recognizers with a slightly longer tap \
          interval, 0.43 s.
          """,
        zh: "文本视图和文本框使用私有的点按识别器，其点按间隔略长，为 0.43 秒。"
      ),
      places: "FirstResponder/TextRecognizers.swift#textInteractionOwnTaps",
      sources: "RT X-run"
    ),
    RuleEntry(
      544,
      "swipe.finger-count",
      section: 13,
      .widelyObserved,
      .decides,
      Text(
        """
          A swipe needs exactly numberOfTouchesRequired fingers, all moving along the direction: an \
          extra finger makes it fail, and fewer never satisfy it.
          """,
        zh: """
          轻扫恰好需要 numberOfTouchesRequired 根手指，并且都沿该方向移动：多一根就失败，少了则永远\
          不满足。
          """
      ),
      places: "Gestures/Recognizers/SwipeStateMachine.swift#swipeFingerCount",
      sources: "H:UISwipeGestureRecognizer X-meas"
    ),
    RuleEntry(
      581,
      "pan.velocity",
      section: 13,
      .privateConstant,
      .holds,
      Text(
        """
          velocity(in:) blends two samples. A sample is the way of the fingers' centroid from one \
          touches event to the next, divided by the difference of the two timestamps; the velocity \
          is 0.2 times the newest and 0.8 times the one before (0.2 times the only one after the \
          first move). An interval of 1 ms or less counts as standing. Only moves make samples: the \
          lift adds none, and while a finger stands the value stays, however long.
          """,
        zh: """
          velocity(in:) 混合两个采样。一个采样是手指中心点从一个触摸事件到下一个的位移除以两个时间戳\
          之差；速度等于最新采样的 0.2 倍加上前一个的 0.8 倍（第一次移动之后只有一个采样，就是它的 \
          0.2 倍）。间隔不超过 1 毫秒算作静止。只有移动产生采样：抬起不产生；手指停住时，无论多久，\
          该值都保持不变。
          """
      ),
      practice: Text(
        """
          A finger that stops before it lifts leaves its old velocity behind. Ask how long ago the \
          last change was if a throw should need speed at the lift.
          """,
        zh: """
          停住之后再抬起的手指，留下的仍是原来的速度。要求抬起时确有速度才算抛出，就看最后一次变化过\
          了多久。
          """
      ),
      places: "Gestures/Recognizers/PanStateMachine.swift#velocity",
      sources: "X-meas X-bin"
    ),
  ]
}
