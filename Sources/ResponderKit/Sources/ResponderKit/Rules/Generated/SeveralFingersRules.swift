// Made by scripts/rulebook from Rulebook/06-several-fingers.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// isMultipleTouchEnabled is false by default for every view.
  ///
  /// Rule 125, `multi.default-off`: header comment; holds.
  public static var multiDefaultOff: Rule { Rule(125) }

  /// A view with isMultipleTouchEnabled false gets only the first touch of a sequence that starts
  /// in its bounds; further touches whose hit view is that view are not delivered to it.
  ///
  /// Rule 126, `multi.only-first-touch`: documented; decides.
  public static var multiOnlyFirstTouch: Rule { Rule(126) }

  /// A touch that was not delivered to the view at began is not delivered later either, even after
  /// the first finger lifts.
  ///
  /// Rule 127, `multi.extra-touch-stays-ignored`: inferred; holds.
  public static var multiExtraTouchStaysIgnored: Rule { Rule(127) }

  /// Recognizers on that view still receive all the touches, whatever isMultipleTouchEnabled says.
  ///
  /// Rule 128, `multi.recognizers-unaffected`: documented; holds.
  public static var multiRecognizersUnaffected: Rule { Rule(128) }

  /// The restriction is per view: another view can receive a second finger at the same time.
  ///
  /// Rule 129, `multi.other-views-independent`: documented; holds.
  public static var multiOtherViewsIndependent: Rule { Rule(129) }

  /// In one event, all touches of one view that share a phase are delivered in one call as a set.
  ///
  /// Rule 130, `multi.batched-by-phase-and-view`: documented; holds.
  public static var multiBatchedByPhaseAndView: Rule { Rule(130) }

  /// The touches argument holds only the touches that changed to that phase for that view;
  /// allTouches holds everything.
  ///
  /// Rule 131, `multi.set-holds-only-changed`: documented; holds.
  public static var multiSetHoldsOnlyChanged: Rule { Rule(131) }

  /// When one event has several phases for one view, deliver began, then moved, then ended, then
  /// cancelled; across views use the order in which their first live touch began.
  ///
  /// Rule 132, `multi.phase-call-order`: inferred; holds.
  public static var multiPhaseCallOrder: Rule { Rule(132) }

  /// isExclusiveTouch is false by default.
  ///
  /// Rule 133, `exclusive.default-off`: header comment; holds.
  public static var exclusiveDefaultOff: Rule { Rule(133) }

  /// While a view with isExclusiveTouch true is tracking a touch, other views in the same window do
  /// not receive new touches.
  ///
  /// Rule 134, `exclusive.blocks-other-views`: documented; decides.
  public static var exclusiveBlocksOtherViews: Rule { Rule(134) }

  /// An exclusive view receives a new touch only if no other view in its window is already tracking
  /// one.
  ///
  /// Rule 135, `exclusive.needs-idle-window`: widely observed; decides.
  public static var exclusiveNeedsIdleWindow: Rule { Rule(135) }

  /// Exclusivity does not reach other windows.
  ///
  /// Rule 136, `exclusive.scope-is-window`: documented; holds.
  public static var exclusiveScopeIsWindow: Rule { Rule(136) }

  /// Gesture recognizers ignore isExclusiveTouch: a recognizer can receive touches from several
  /// views at once.
  ///
  /// Rule 137, `exclusive.recognizers-ignore-it`: documented; holds.
  public static var exclusiveRecognizersIgnoreIt: Rule { Rule(137) }

  /// Setting isExclusiveTouch on all buttons of a screen stops two of them being pressed at once.
  ///
  /// Rule 138, `exclusive.idiom-two-buttons`: widely observed; holds.
  public static var exclusiveIdiomTwoButtons: Rule { Rule(138) }
}

extension RuleSection {
  static let severalFingers = RuleSection(
    number: 6,
    title: Text(
      "Several fingers",
      zh: "多个手指"
    ),
    rules: severalFingersRules
  )

  private static let severalFingersRules: [RuleEntry] = [
    RuleEntry(
      125,
      "multi.default-off",
      section: 6,
      .headerComment,
      .holds,
      Text("isMultipleTouchEnabled is false by default for every view."),
      places: "",
      sources: "H:UIView"
    ),
    RuleEntry(
      126,
      "multi.only-first-touch",
      section: 6,
      .documented,
      .decides,
      Text("""
          A view with isMultipleTouchEnabled false gets only the first touch of a sequence that \
          starts in its bounds; further touches whose hit view is that view are not delivered to it.
          """),
      practice: Text(
        """
          A view takes one finger at a time unless isMultipleTouchEnabled is on; a second finger on \
          the same view is dropped for its whole life.
          """,
        zh: """
          除非打开 isMultipleTouchEnabled，一个视图一次只收一根手指；同一视图上的第二根手指从头到尾\
          都被丢弃。
          """
      ),
      places: "Touches/Simulation+Withholding.swift",
      sources: "D:UIView.isMultipleTouchEnabled"
    ),
    RuleEntry(
      127,
      "multi.extra-touch-stays-ignored",
      section: 6,
      .inferred,
      .holds,
      Text("""
          A touch that was not delivered to the view at began is not delivered later either, even \
          after the first finger lifts.
          """),
      places: "",
      sources: "INF X-neu"
    ),
    RuleEntry(
      128,
      "multi.recognizers-unaffected",
      section: 6,
      .documented,
      .holds,
      Text("""
          Recognizers on that view still receive all the touches, whatever isMultipleTouchEnabled \
          says.
          """),
      places: "",
      sources: "D:UIView.isMultipleTouchEnabled"
    ),
    RuleEntry(
      129,
      "multi.other-views-independent",
      section: 6,
      .documented,
      .holds,
      Text("""
          The restriction is per view: another view can receive a second finger at the same time.
          """),
      places: "",
      sources: "D:UIView.isMultipleTouchEnabled"
    ),
    RuleEntry(
      130,
      "multi.batched-by-phase-and-view",
      section: 6,
      .documented,
      .holds,
      Text("""
          In one event, all touches of one view that share a phase are delivered in one call as a \
          set.
          """),
      places: "",
      sources: "D:UIResponder.touchesBegan(_:with:) AG"
    ),
    RuleEntry(
      131,
      "multi.set-holds-only-changed",
      section: 6,
      .documented,
      .holds,
      Text("""
          The touches argument holds only the touches that changed to that phase for that view; \
          allTouches holds everything.
          """),
      places: "",
      sources: "D:UIResponder D:UIEvent.allTouches"
    ),
    RuleEntry(
      132,
      "multi.phase-call-order",
      section: 6,
      .inferred,
      .holds,
      Text("""
          When one event has several phases for one view, deliver began, then moved, then ended, \
          then cancelled; across views use the order in which their first live touch began.
          """),
      places: "",
      sources: "INF"
    ),
    RuleEntry(
      133,
      "exclusive.default-off",
      section: 6,
      .headerComment,
      .holds,
      Text("isExclusiveTouch is false by default."),
      places: "",
      sources: "H:UIView"
    ),
    RuleEntry(
      134,
      "exclusive.blocks-other-views",
      section: 6,
      .documented,
      .decides,
      Text("""
          While a view with isExclusiveTouch true is tracking a touch, other views in the same \
          window do not receive new touches.
          """),
      places: "Touches/Simulation+Withholding.swift",
      sources: "D:UIView.isExclusiveTouch"
    ),
    RuleEntry(
      135,
      "exclusive.needs-idle-window",
      section: 6,
      .widelyObserved,
      .decides,
      Text("""
          An exclusive view receives a new touch only if no other view in its window is already \
          tracking one.
          """),
      places: "Touches/Simulation+Withholding.swift",
      sources: "X-neu D:UIView.isExclusiveTouch RT"
    ),
    RuleEntry(
      136,
      "exclusive.scope-is-window",
      section: 6,
      .documented,
      .holds,
      Text("Exclusivity does not reach other windows."),
      places: "",
      sources: "D:UIView.isExclusiveTouch"
    ),
    RuleEntry(
      137,
      "exclusive.recognizers-ignore-it",
      section: 6,
      .documented,
      .holds,
      Text("""
          Gesture recognizers ignore isExclusiveTouch: a recognizer can receive touches from several \
          views at once.
          """),
      places: "",
      sources: "D:SimpleGestureRecognizers"
    ),
    RuleEntry(
      138,
      "exclusive.idiom-two-buttons",
      section: 6,
      .widelyObserved,
      .holds,
      Text("""
          Setting isExclusiveTouch on all buttons of a screen stops two of them being pressed at \
          once.
          """),
      places: "",
      sources: "X-so X-neu"
    ),
  ]
}
