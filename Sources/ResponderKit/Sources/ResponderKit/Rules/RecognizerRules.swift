extension Rule {
  public static var tapDefaults: Rule { Rule(270) }
  public static var tapRecognizesOnUp: Rule { Rule(271) }
  public static var tapLocationIsFirstTap: Rule { Rule(272) }
  public static var tapMaxDuration: Rule { Rule(273) }
  public static var tapAllowableMovement: Rule { Rule(274) }
  public static var tapInterTapInterval: Rule { Rule(275) }
  public static var tapInterTapDistance: Rule { Rule(276) }
  public static var tapTooManyFingersFails: Rule { Rule(277) }
  public static var tapSendsOnce: Rule { Rule(278) }
  public static var tapButtonMask: Rule { Rule(279) }
  public static var longPressDefaults: Rule { Rule(280) }
  public static var longPressBeginsOnTimer: Rule { Rule(281) }
  public static var longPressMovesTooFarFails: Rule { Rule(282) }
  public static var longPressContinuous: Rule { Rule(283) }
  public static var longPressEarlyUpFails: Rule { Rule(284) }
  public static var longPressPriorTaps: Rule { Rule(285) }
  public static var longPressZeroDuration: Rule { Rule(286) }
  public static var panDefaults: Rule { Rule(287) }
  public static var panHysteresis: Rule { Rule(288) }
  public static var panTranslationStarts: Rule { Rule(289) }
  public static var panTooManyTouches: Rule { Rule(290) }
  public static var panEndsWhenAllUp: Rule { Rule(291) }
  public static var panSetTranslation: Rule { Rule(292) }
  public static var panShouldBeginDirection: Rule { Rule(293) }
  public static var swipeDefaults: Rule { Rule(294) }
  public static var swipeDiscreteBeforeUp: Rule { Rule(295) }
  public static var swipeSpeedTradeOff: Rule { Rule(296) }
  public static var swipeThresholds: Rule { Rule(297) }
  public static var swipeLocationIsStart: Rule { Rule(298) }
  public static var swipeDirectionMask: Rule { Rule(299) }
  public static var pinchTwoTouches: Rule { Rule(300) }
  public static var pinchScale: Rule { Rule(301) }
  public static var pinchThreshold: Rule { Rule(302) }
  public static var rotationTwoTouches: Rule { Rule(303) }
  public static var rotationThreshold: Rule { Rule(304) }
  public static var edgePanIsPan: Rule { Rule(305) }
  public static var edgePanEdgeWidth: Rule { Rule(306) }
  public static var edgePanInterfaceOrientation: Rule { Rule(307) }
  public static var edgePanInteractivePop: Rule { Rule(308) }
  public static var hoverNoOpOnPhone: Rule { Rule(309) }
  public static var textInteractionOwnTaps: Rule { Rule(310) }
  public static var swipeFingerCount: Rule { Rule(544) }
  public static var panVelocity: Rule { Rule(581) }
}

extension RuleEntry {
  /// The rules of section 13 of the rulebook.
  static let recognizerRules: [RuleEntry] = [
    RuleEntry(
      270,
      "tap.defaults",
      section: 13,
      .headerComment,
      .holds,
      "numberOfTapsRequired 1 and numberOfTouchesRequired 1."
    ),
    RuleEntry(
      271,
      "tap.recognizes-on-up",
      section: 13,
      .headerComment,
      .decides,
      "A tap is recognized when the last required finger of the last required tap lifts."
    ),
    RuleEntry(
      272,
      "tap.location-is-first-tap",
      section: 13,
      .headerComment,
      .holds,
      """
      For multi-tap recognizers the location is that of the first tap; for several fingers it is \
      the centroid.
      """
    ),
    RuleEntry(
      273,
      "tap.max-duration",
      section: 13,
      .privateConstant,
      .decides,
      "Each tap must lift within about 0.75 s (default), else the recognizer fails."
    ),
    RuleEntry(
      274,
      "tap.allowable-movement",
      section: 13,
      .privateConstant,
      .decides,
      "A finger may move about 45 pt from its start before the tap fails."
    ),
    RuleEntry(
      275,
      "tap.inter-tap-interval",
      section: 13,
      .privateConstant,
      .decides,
      """
      The next tap must begin within about 0.35 s after the previous one; if the time runs out, \
      the recognizer fails.
      """
    ),
    RuleEntry(
      276,
      "tap.inter-tap-distance",
      section: 13,
      .inferred,
      .decides,
      "Successive taps must start within the same allowed distance (default 45 pt)."
    ),
    RuleEntry(
      277,
      "tap.too-many-fingers-fails",
      section: 13,
      .inferred,
      .decides,
      """
      More fingers than required during the attempt makes the recognizer fail; fewer at the \
      first lift makes it fail too.
      """
    ),
    RuleEntry(
      278,
      "tap.sends-once",
      section: 13,
      .widelyObserved,
      .holds,
      "A tap recognizer sends its action once, in state ended."
    ),
    RuleEntry(
      279,
      "tap.button-mask",
      section: 13,
      .headerComment,
      .notSimulated("touches of the model carry no mouse buttons"),
      "buttonMaskRequired (default primary) is checked for indirect pointer input only."
    ),
    RuleEntry(
      280,
      "long-press.defaults",
      section: 13,
      .headerComment,
      .decides,
      """
      minimumPressDuration 0.5 s, allowableMovement 10, numberOfTapsRequired 0 and \
      numberOfTouchesRequired 1.
      """
    ),
    RuleEntry(
      281,
      "long-press.begins-on-timer",
      section: 13,
      .headerComment,
      .decides,
      """
      It goes to began when the time is reached with the finger still down, without any new \
      touch event.
      """
    ),
    RuleEntry(
      282,
      "long-press.moves-too-far-fails",
      section: 13,
      .headerComment,
      .decides,
      """
      Movement over allowableMovement, in points, before began makes it fail; after began there \
      is no limit.
      """
    ),
    RuleEntry(
      283,
      "long-press.continuous",
      section: 13,
      .headerComment,
      .decides,
      "It is continuous: changed on finger movement, ended when a finger lifts."
    ),
    RuleEntry(
      284,
      "long-press.early-up-fails",
      section: 13,
      .headerComment,
      .decides,
      "Lifting before the time is reached makes it fail."
    ),
    RuleEntry(
      285,
      "long-press.prior-taps",
      section: 13,
      .headerComment,
      .decides,
      "numberOfTapsRequired counts full taps that must come before the held press."
    ),
    RuleEntry(
      286,
      "long-press.zero-duration",
      section: 13,
      .widelyObserved,
      .decides,
      "minimumPressDuration 0 makes it begin at touch down, which makes it a touch-down recognizer."
    ),
    RuleEntry(
      287,
      "pan.defaults",
      section: 13,
      .headerComment,
      .holds,
      "minimumNumberOfTouches 1 and maximumNumberOfTouches unlimited."
    ),
    RuleEntry(
      288,
      "pan.hysteresis",
      section: 13,
      .privateConstant,
      .decides,
      """
      It begins when the centroid has moved 10 pt or more from the start: 9 pt is not enough, \
      exactly 10 is.
      """
    ),
    RuleEntry(
      289,
      "pan.translation-starts",
      section: 13,
      .widelyObserved,
      .decides,
      """
      Translation is measured from the start; the first value includes the way to the begin, \
      unless the profile takes it off.
      """
    ),
    RuleEntry(
      290,
      "pan.too-many-touches",
      section: 13,
      .headerComment,
      .decides,
      """
      More than maximumNumberOfTouches fingers before began makes it fail; during the gesture it \
      ends.
      """
    ),
    RuleEntry(
      291,
      "pan.ends-when-all-up",
      section: 13,
      .disputed,
      .decides,
      """
      A pan needs at least minimumNumberOfTouches of its fingers down: it does not begin with \
      fewer, and it ends at the lift that leaves fewer; the minimum is read at that lift. A tap \
      without enough movement makes it fail.
      """
    ),
    RuleEntry(
      292,
      "pan.set-translation",
      section: 13,
      .documented,
      .holds,
      "setTranslation resets the reported translation and also the velocity reference."
    ),
    RuleEntry(
      293,
      "pan.should-begin-direction",
      section: 13,
      .widelyObserved,
      .holds,
      """
      In gestureRecognizerShouldBegin translation and velocity are already available, so \
      direction filters work there (positive x is to the right).
      """
    ),
    RuleEntry(
      294,
      "swipe.defaults",
      section: 13,
      .headerComment,
      .holds,
      "numberOfTouchesRequired 1 and direction right."
    ),
    RuleEntry(
      295,
      "swipe.discrete-before-up",
      section: 13,
      .widelyObserved,
      .decides,
      """
      A swipe is discrete and may recognize while the finger is still down, as soon as distance \
      and direction are satisfied.
      """
    ),
    RuleEntry(
      296,
      "swipe.speed-trade-off",
      section: 13,
      .headerComment,
      .notSimulated("UIKit's curve is not published; swipe.thresholds decides instead"),
      """
      Slow swipes need little distance but a precise direction; fast swipes need more distance \
      but allow a looser direction.
      """
    ),
    RuleEntry(
      297,
      "swipe.thresholds",
      section: 13,
      .privateConstant,
      .decides,
      """
      A swipe takes at most 0.5 s, at least 50 pt along the direction, and, by our own choice, \
      less than 50 pt across it.
      """
    ),
    RuleEntry(
      298,
      "swipe.location-is-start",
      section: 13,
      .headerComment,
      .holds,
      "location(in:) is where the swipe started."
    ),
    RuleEntry(
      299,
      "swipe.direction-mask",
      section: 13,
      .headerComment,
      .holds,
      """
      Several directions may be set at once only if they mean the same; the recognizer does not \
      tell which one happened.
      """
    ),
    RuleEntry(
      300,
      "pinch.two-touches",
      section: 13,
      .headerComment,
      .decides,
      """
      Pinch begins when two touches have moved enough, changes while two are down, and ends when \
      both have lifted (in practice when fewer than two remain).
      """
    ),
    RuleEntry(
      301,
      "pinch.scale",
      section: 13,
      .widelyObserved,
      .holds,
      """
      scale is d / (D + 8) while the fingers have opened from their first distance D, d / (D - 8) \
      while they have closed, d being the present distance in screen coordinates: the way of \
      pinch.threshold is not part of the scale, and the reference stays for the whole pinch. \
      Setting scale moves the reference; velocity is scale per second.
      """
    ),
    RuleEntry(
      302,
      "pinch.threshold",
      section: 13,
      .widelyObserved,
      .decides,
      """
      A pinch begins when the distance of the two fingers differs from the first one by more than \
      8 pt.
      """
    ),
    RuleEntry(
      303,
      "rotation.two-touches",
      section: 13,
      .headerComment,
      .decides,
      "Rotation works like pinch with radians; positive is clockwise on screen."
    ),
    RuleEntry(
      304,
      "rotation.threshold",
      section: 13,
      .inferred,
      .decides,
      "A rotation begins after a turn of about 10 degrees."
    ),
    RuleEntry(
      305,
      "edge-pan.is-pan",
      section: 13,
      .documented,
      .decides,
      """
      Screen-edge pan is a pan that begins only if its touch started near one of its edges; a \
      touch that starts elsewhere makes it fail at once, so recognizers that wait for it to fail \
      are not held up.
      """
    ),
    RuleEntry(
      306,
      "edge-pan.edge-width",
      section: 13,
      .authorKnowledge,
      .holds,
      "The region at the edge is about 13 pt wide."
    ),
    RuleEntry(
      307,
      "edge-pan.interface-orientation",
      section: 13,
      .headerComment,
      .holds,
      "edges are relative to the current interface orientation."
    ),
    RuleEntry(
      308,
      "edge-pan.interactive-pop",
      section: 13,
      .widelyObserved,
      .decides,
      """
      The navigation controller's interactive pop gesture is a screen-edge pan and, by default, \
      beats a horizontal scroll view's pan at the edge; a requirement can reverse this.
      """
    ),
    RuleEntry(
      309,
      "hover.no-op-on-phone",
      section: 13,
      .headerComment,
      .decides,
      """
      Hover recognizers do nothing on an iPhone and work with a pointer or hovering pencil on \
      iPad.
      """
    ),
    RuleEntry(
      310,
      "text-interaction.own-taps",
      section: 13,
      .privateConstant,
      .decides,
      """
      Text views and text fields use private tap recognizers with a slightly longer tap \
      interval, 0.43 s.
      """
    ),
    RuleEntry(
      544,
      "swipe.finger-count",
      section: 13,
      .widelyObserved,
      .decides,
      """
      A swipe needs exactly numberOfTouchesRequired fingers, all moving along the direction: an \
      extra finger makes it fail, and fewer never satisfy it.
      """
    ),
    RuleEntry(
      581,
      "pan.velocity",
      section: 13,
      .privateConstant,
      .notSimulated("not yet: the velocity comes from the last moves, unweighted"),
      """
      velocity(in:) blends two samples. A sample is the way of the fingers' centroid from one \
      touches event to the next, divided by the difference of the two timestamps; the velocity is \
      0.2 times the newest and 0.8 times the one before (0.2 times the only one after the first \
      move). An interval of 1 ms or less counts as standing. Only moves make samples: the lift \
      adds none, and while a finger stands the value stays, however long.
      """
    ),
  ]
}
