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
      Text(
        "isMultipleTouchEnabled is false by default for every view.",
        zh: "每个视图的 isMultipleTouchEnabled 默认都是 false。"
      ),
      places: "Views/UIView.swift#multipleTouchEnabled",
      sources: "H:UIView"
    ),
    RuleEntry(
      126,
      "multi.only-first-touch",
      section: 6,
      .documented,
      .decides,
      Text(
        """
          A view with isMultipleTouchEnabled false gets only the first touch of a sequence that \
          starts in its bounds; further touches whose hit view is that view are not delivered to it.
          """,
        zh: """
          isMultipleTouchEnabled 为 false 的视图只得到在其 bounds 内开始的序列中的第一个触摸；之后命\
          中该视图的触摸不会送给它。
          """
      ),
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
      places: "Touches/TouchEnvironment+Withholding.swift#multiOnlyFirstTouch",
      sources: "D:UIView.isMultipleTouchEnabled"
    ),
    RuleEntry(
      127,
      "multi.extra-touch-stays-ignored",
      section: 6,
      .inferred,
      .holds,
      Text(
        """
          A touch that was not delivered to the view at began is not delivered later either, even \
          after the first finger lifts.
          """,
        zh: "began 时没有送给视图的触摸以后也不会再送，即使第一根手指已经抬起。"
      ),
      places: "Gestures/ViewTouchStateMachine.swift#ViewTouchStateMachine",
      sources: "INF X-neu"
    ),
    RuleEntry(
      128,
      "multi.recognizers-unaffected",
      section: 6,
      .documented,
      .holds,
      Text(
        """
          Recognizers on that view still receive all the touches, whatever isMultipleTouchEnabled \
          says.
          """,
        zh: "该视图上的手势识别器仍然收到所有触摸，不管 isMultipleTouchEnabled 是什么。"
      ),
      places: "Touches/TouchEnvironment+Withholding.swift#withholdIfNeeded",
      sources: "D:UIView.isMultipleTouchEnabled"
    ),
    RuleEntry(
      129,
      "multi.other-views-independent",
      section: 6,
      .documented,
      .holds,
      Text(
        """
          The restriction is per view: another view can receive a second finger at the same time.
          """,
        zh: "这个限制只针对单个视图：另一个视图可以同时接收第二根手指。"
      ),
      places: "Touches/TouchEnvironment+Withholding.swift#withholdIfNeeded",
      sources: "D:UIView.isMultipleTouchEnabled"
    ),
    RuleEntry(
      130,
      "multi.batched-by-phase-and-view",
      section: 6,
      .documented,
      .holds,
      Text(
        """
          In one event, all touches of one view that share a phase are delivered in one call as a \
          set.
          """,
        zh: "在一个事件中，同一视图处于同一阶段的所有触摸作为一个集合在一次调用中送达。"
      ),
      places: "Touches/TouchEnvironment+Delivery.swift#deliverToViews",
      sources: "D:UIResponder.touchesBegan(_:with:) AG"
    ),
    RuleEntry(
      131,
      "multi.set-holds-only-changed",
      section: 6,
      .documented,
      .holds,
      Text(
        """
          The touches argument holds only the touches that changed to that phase for that view; \
          allTouches holds everything.
          """,
        zh: "touches 参数只包含对该视图而言变为这一阶段的触摸；allTouches 包含全部。"
      ),
      places: "Touches/TouchEnvironment+Delivery.swift#deliverToViews",
      sources: "D:UIResponder D:UIEvent.allTouches"
    ),
    RuleEntry(
      132,
      "multi.phase-call-order",
      section: 6,
      .inferred,
      .holds,
      Text(
        """
          When one event has several phases for one view, deliver began, then moved, then ended, \
          then cancelled; across views use the order in which their first live touch began.
          """,
        zh: """
          一个事件对同一视图有多个阶段时，依次送达 began、moved、ended、cancelled；不同视图之间，按\
          各自第一个仍在进行的触摸开始的先后。
          """
      ),
      places: "Touches/TouchEnvironment+Delivery.swift#deliverToViews",
      sources: "INF"
    ),
    RuleEntry(
      133,
      "exclusive.default-off",
      section: 6,
      .headerComment,
      .holds,
      Text(
        "isExclusiveTouch is false by default.",
        zh: "isExclusiveTouch 默认为 false。"
      ),
      places: "Views/UIView.swift#exclusiveTouch",
      sources: "H:UIView"
    ),
    RuleEntry(
      134,
      "exclusive.blocks-other-views",
      section: 6,
      .documented,
      .decides,
      Text(
        """
          While a view with isExclusiveTouch true is tracking a touch, other views in the same \
          window do not receive new touches.
          """,
        zh: """
          isExclusiveTouch 为 true 的视图正在跟踪触摸时，同一窗口中的其他视图不会收到新触摸。
          """
      ),
      practice: Text(
        """
          Two such buttons cannot be pressed together, and the second finger is lost, not late.
          """,
        zh: "两个这样的按钮不能同时按下；第二根手指就此丢失，不会补上。"
      ),
      places: "Touches/TouchEnvironment+Withholding.swift#exclusiveBlocksOtherViews",
      sources: "D:UIView.isExclusiveTouch"
    ),
    RuleEntry(
      135,
      "exclusive.needs-idle-window",
      section: 6,
      .widelyObserved,
      .decides,
      Text(
        """
          An exclusive view receives a new touch only if no other view in its window is already \
          tracking one.
          """,
        zh: "独占的视图只有在它的窗口中没有别的视图正在跟踪触摸时，才会收到新触摸。"
      ),
      places: "Touches/TouchEnvironment+Withholding.swift#exclusiveNeedsIdleWindow",
      sources: "X-neu D:UIView.isExclusiveTouch RT"
    ),
    RuleEntry(
      136,
      "exclusive.scope-is-window",
      section: 6,
      .documented,
      .holds,
      Text(
        "Exclusivity does not reach other windows.",
        zh: "独占的效力不及于其他窗口。"
      ),
      places: "Touches/TouchEnvironment+Withholding.swift#withholdIfNeeded",
      sources: "D:UIView.isExclusiveTouch"
    ),
    RuleEntry(
      137,
      "exclusive.recognizers-ignore-it",
      section: 6,
      .documented,
      .holds,
      Text(
        """
          Gesture recognizers ignore isExclusiveTouch: a recognizer can receive touches from several \
          views at once.
          """,
        zh: "手势识别器不理会 isExclusiveTouch：一个识别器可以同时接收来自多个视图的触摸。"
      ),
      places: "Touches/TouchEnvironment+Withholding.swift#withholdIfNeeded",
      sources: "D:SimpleGestureRecognizers"
    ),
    RuleEntry(
      138,
      "exclusive.idiom-two-buttons",
      section: 6,
      .widelyObserved,
      .holds,
      Text(
        """
          Setting isExclusiveTouch on all buttons of a screen stops two of them being pressed at \
          once.
          """,
        zh: "给一个界面上的所有按钮都设置 isExclusiveTouch，就不会有两个按钮同时被按下。"
      ),
      places: "Touches/TouchEnvironment+Withholding.swift#withholdIfNeeded",
      sources: "X-so X-neu"
    ),
  ]
}
