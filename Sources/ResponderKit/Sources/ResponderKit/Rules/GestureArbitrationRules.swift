extension Rule {
  public static var gestureDelegateOrder: Rule { Rule(220) }
  public static var gestureShouldBeginOncePerAttempt: Rule { Rule(221) }
  public static var gestureViewShouldBegin: Rule { Rule(222) }
  public static var gestureViewShouldBeginAppliesToAncestors: Rule { Rule(223) }
  public static var gestureSimultaneousDefaultNo: Rule { Rule(224) }
  public static var gestureSimultaneousYesIsFinal: Rule { Rule(225) }
  public static var gestureSimultaneousAskedWhenBlocking: Rule { Rule(226) }
  public static var gesturePreventionScope: Rule { Rule(227) }
  public static var gesturePreventedGoesToFailed: Rule { Rule(228) }
  public static var gestureAlreadyActiveNotPrevented: Rule { Rule(229) }
  public static var gestureCanPreventDefaultYes: Rule { Rule(230) }
  public static var gesturePreventionOneWay: Rule { Rule(231) }
  public static var gestureTapDoesNotPreventHigherTap: Rule { Rule(232) }
  public static var gestureChildBeatsAncestorByOrder: Rule { Rule(233) }
  public static var gestureRequireToFailHolds: Rule { Rule(234) }
  public static var gestureRequireToFailFails: Rule { Rule(235) }
  public static var gestureRequireToFailIdleB: Rule { Rule(236) }
  public static var gestureRequirePersists: Rule { Rule(237) }
  public static var gestureDynamicFailureRequirements: Rule { Rule(238) }
  public static var gestureRequireIsNotPriority: Rule { Rule(239) }
  public static var gestureSingleAndDoubleWithoutRequire: Rule { Rule(240) }
  public static var gestureSingleRequiresDoubleDelay: Rule { Rule(241) }
  public static var gestureSwipeVsPan: Rule { Rule(242) }
  public static var gestureLongPressAndTap: Rule { Rule(243) }
}

extension RuleEntry {
  /// The rules of section 11 of the rulebook.
  static let gestureArbitrationRules: [RuleEntry] = [
    RuleEntry(
      220,
      "gesture.delegate-order",
      section: 11,
      .documented,
      .holds,
      """
      For one recognizer and one touch the order is shouldReceive(event), shouldReceive(touch), \
      the failure-requirement questions if this touch starts an attempt, its own touchesBegan, \
      and, when it tries to leave possible, shouldBegin and the simultaneous-recognition \
      questions.
      """
    ),
    RuleEntry(
      221,
      "gesture.should-begin-once-per-attempt",
      section: 11,
      .headerComment,
      .decides,
      """
      gestureRecognizerShouldBegin is asked when the recognizer tries to leave possible; false \
      sends it to failed.
      """
    ),
    RuleEntry(
      222,
      "gesture.view-should-begin",
      section: 11,
      .headerComment,
      .decides,
      """
      The hit view's gestureRecognizerShouldBegin(_:) is asked too, if a touch hit-tested to \
      that view would be cancelled by the recognition; false fails the recognizer; default is \
      true.
      """
    ),
    RuleEntry(
      223,
      "gesture.view-should-begin-applies-to-ancestors",
      section: 11,
      .documented,
      .decides,
      """
      The question goes to the view the touch was hit-tested to, so a button can refuse a tap \
      recognizer that belongs to an ancestor.
      """
    ),
    RuleEntry(
      224,
      "gesture.simultaneous-default-no",
      section: 11,
      .headerComment,
      .decides,
      """
      By default two recognizers do not recognize at the same time: the first to leave possible \
      prevents the others.
      """
    ),
    RuleEntry(
      225,
      "gesture.simultaneous-yes-is-final",
      section: 11,
      .headerComment,
      .decides,
      """
      If either delegate answers true for a pair, both may recognize; a false answer does not \
      forbid it when the other answers true.
      """
    ),
    RuleEntry(
      226,
      "gesture.simultaneous-asked-when-blocking",
      section: 11,
      .headerComment,
      .holds,
      """
      The simultaneous question is asked only when one recognizer would otherwise be blocked by \
      the other, not for every pair. It is asked anew each time one of the two is about to \
      recognize: a yes is not kept, so where first one and later the other recognizes the delegate \
      is asked twice and both answers have to be yes.
      """
    ),
    RuleEntry(
      227,
      "gesture.prevention-scope",
      section: 11,
      .widelyObserved,
      .holds,
      """
      Prevention concerns recognizers that share at least one touch; recognizers with disjoint \
      touches do not prevent each other.
      """
    ),
    RuleEntry(
      228,
      "gesture.prevented-goes-to-failed",
      section: 11,
      .documented,
      .decides,
      "A prevented recognizer that is still possible goes to failed."
    ),
    RuleEntry(
      229,
      "gesture.already-active-not-prevented",
      section: 11,
      .inferred,
      .holds,
      """
      A recognizer that is already in began or changed is not stopped by another one that \
      recognizes later, because the active one has already prevented the other unless they are \
      simultaneous.
      """
    ),
    RuleEntry(
      230,
      "gesture.can-prevent-default-yes",
      section: 11,
      .documented,
      .decides,
      """
      canPrevent and canBePrevented return true by default; overriding them gives one-way rules \
      for a class.
      """
    ),
    RuleEntry(
      231,
      "gesture.prevention-one-way",
      section: 11,
      .documented,
      .decides,
      "If A.canPrevent(B) is false, A does not stop B, but B may still stop A."
    ),
    RuleEntry(
      232,
      "gesture.tap-does-not-prevent-higher-tap",
      section: 11,
      .headerComment,
      .decides,
      "A tap recognizer does not prevent another tap recognizer that needs more taps."
    ),
    RuleEntry(
      233,
      "gesture.child-beats-ancestor-by-order",
      section: 11,
      .widelyObserved,
      .holds,
      """
      With the same kind of recognizer on a view and on its ancestor, the deeper one recognizes \
      first and prevents the other; this is an effect of update order, not a stated priority.
      """
    ),
    RuleEntry(
      234,
      "gesture.require-to-fail-holds",
      section: 11,
      .headerComment,
      .decides,
      """
      With a.require(toFail: b), a may reach its condition but stays possible until b fails; \
      then a recognizes with its stored result.
      """
    ),
    RuleEntry(
      235,
      "gesture.require-to-fail-fails",
      section: 11,
      .headerComment,
      .decides,
      "If b recognizes or begins, a fails."
    ),
    RuleEntry(
      236,
      "gesture.require-to-fail-idle-b",
      section: 11,
      .inferred,
      .holds,
      """
      If b received none of the touches of this sequence, the requirement is treated as already \
      met.
      """
    ),
    RuleEntry(
      237,
      "gesture.require-persists",
      section: 11,
      .documented,
      .holds,
      "A static requirement lasts as long as both recognizers live and is not removed by reset."
    ),
    RuleEntry(
      238,
      "gesture.dynamic-failure-requirements",
      section: 11,
      .headerComment,
      .decides,
      """
      shouldRequireFailureOf and shouldBeRequiredToFailBy set up a requirement for one \
      recognition attempt; each pair is asked once, at the touch that starts the attempt and \
      before any movement, so location is known there but translation and velocity are still \
      zero; true from either side or class is enough.
      """
    ),
    RuleEntry(
      239,
      "gesture.require-is-not-priority",
      section: 11,
      .documented,
      .holds,
      """
      A failure requirement delays an action and makes success depend on the other's failure; it \
      does not change the order in which touches are delivered.
      """
    ),
    RuleEntry(
      240,
      "gesture.single-and-double-without-require",
      section: 11,
      .documented,
      .holds,
      """
      Without a requirement a double tap fires the single-tap action on the first tap and then \
      the double-tap action, which prevents the single tap of the second.
      """
    ),
    RuleEntry(
      241,
      "gesture.single-requires-double-delay",
      section: 11,
      .widelyObserved,
      .holds,
      """
      With single.require(toFail: double) the single-tap action comes only after the double-tap \
      interval has run out, about 0.35 s after the first tap.
      """
    ),
    RuleEntry(
      242,
      "gesture.swipe-vs-pan",
      section: 11,
      .documented,
      .holds,
      """
      A pan and a swipe on the same touches: the pan recognizes first unless it requires the \
      swipe to fail.
      """
    ),
    RuleEntry(
      243,
      "gesture.long-press-and-tap",
      section: 11,
      .inferred,
      .holds,
      """
      A tap and a long press on one view need no requirement: a short tap recognizes at finger \
      up, when the long press fails; a long hold begins the long press, which prevents the tap.
      """
    ),
  ]
}
