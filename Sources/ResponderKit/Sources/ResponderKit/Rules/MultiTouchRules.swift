extension Rule {
  public static var multiDefaultOff: Rule { Rule(125) }
  public static var multiOnlyFirstTouch: Rule { Rule(126) }
  public static var multiExtraTouchStaysIgnored: Rule { Rule(127) }
  public static var multiRecognizersUnaffected: Rule { Rule(128) }
  public static var multiOtherViewsIndependent: Rule { Rule(129) }
  public static var multiBatchedByPhaseAndView: Rule { Rule(130) }
  public static var multiSetHoldsOnlyChanged: Rule { Rule(131) }
  public static var multiPhaseCallOrder: Rule { Rule(132) }
  public static var exclusiveDefaultOff: Rule { Rule(133) }
  public static var exclusiveBlocksOtherViews: Rule { Rule(134) }
  public static var exclusiveNeedsIdleWindow: Rule { Rule(135) }
  public static var exclusiveScopeIsWindow: Rule { Rule(136) }
  public static var exclusiveRecognizersIgnoreIt: Rule { Rule(137) }
  public static var exclusiveIdiomTwoButtons: Rule { Rule(138) }
}

extension RuleEntry {
  /// The rules of section 6 of the rulebook.
  static let multiTouchRules: [RuleEntry] = [
    RuleEntry(
      125,
      "multi.default-off",
      section: 6,
      .headerComment,
      .holds,
      "isMultipleTouchEnabled is false by default for every view."
    ),
    RuleEntry(
      126,
      "multi.only-first-touch",
      section: 6,
      .documented,
      .decides,
      """
      A view with isMultipleTouchEnabled false gets only the first touch of a sequence that \
      starts in its bounds; further touches whose hit view is that view are not delivered to \
      it.
      """
    ),
    RuleEntry(
      127,
      "multi.extra-touch-stays-ignored",
      section: 6,
      .inferred,
      .holds,
      """
      A touch that was not delivered to the view at began is not delivered later either, even \
      after the first finger lifts.
      """
    ),
    RuleEntry(
      128,
      "multi.recognizers-unaffected",
      section: 6,
      .documented,
      .holds,
      """
      Recognizers on that view still receive all the touches, whatever isMultipleTouchEnabled \
      says.
      """
    ),
    RuleEntry(
      129,
      "multi.other-views-independent",
      section: 6,
      .documented,
      .holds,
      "The restriction is per view: another view can receive a second finger at the same time."
    ),
    RuleEntry(
      130,
      "multi.batched-by-phase-and-view",
      section: 6,
      .documented,
      .holds,
      """
      In one event, all touches of one view that share a phase are delivered in one call as a \
      set.
      """
    ),
    RuleEntry(
      131,
      "multi.set-holds-only-changed",
      section: 6,
      .documented,
      .holds,
      """
      The touches argument holds only the touches that changed to that phase for that view; \
      allTouches holds everything.
      """
    ),
    RuleEntry(
      132,
      "multi.phase-call-order",
      section: 6,
      .inferred,
      .holds,
      """
      When one event has several phases for one view, deliver began, then moved, then ended, \
      then cancelled; across views use the order in which their first live touch began.
      """
    ),
    RuleEntry(
      133,
      "exclusive.default-off",
      section: 6,
      .headerComment,
      .holds,
      "isExclusiveTouch is false by default."
    ),
    RuleEntry(
      134,
      "exclusive.blocks-other-views",
      section: 6,
      .documented,
      .decides,
      """
      While a view with isExclusiveTouch true is tracking a touch, other views in the same \
      window do not receive new touches.
      """
    ),
    RuleEntry(
      135,
      "exclusive.needs-idle-window",
      section: 6,
      .widelyObserved,
      .decides,
      """
      An exclusive view receives a new touch only if no other view in its window is already \
      tracking one.
      """
    ),
    RuleEntry(
      136,
      "exclusive.scope-is-window",
      section: 6,
      .documented,
      .holds,
      "Exclusivity does not reach other windows."
    ),
    RuleEntry(
      137,
      "exclusive.recognizers-ignore-it",
      section: 6,
      .documented,
      .holds,
      """
      Gesture recognizers ignore isExclusiveTouch: a recognizer can receive touches from \
      several views at once.
      """
    ),
    RuleEntry(
      138,
      "exclusive.idiom-two-buttons",
      section: 6,
      .widelyObserved,
      .holds,
      """
      Setting isExclusiveTouch on all buttons of a screen stops two of them being pressed at \
      once.
      """
    ),
  ]
}
