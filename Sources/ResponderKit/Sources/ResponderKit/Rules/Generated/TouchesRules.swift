// Made by scripts/rulebook from Rulebook/05-touches.json: change that, and run it again.
// swift-format-ignore-file

extension Rule {
  /// One UITouch object represents one finger (or pencil, or pointer press) from down to up.
  ///
  /// Rule 95, `touch.one-object-per-finger`: documented; holds.
  public static var touchOneObjectPerFinger: Rule { Rule(95) }

  /// UIKit updates the same UITouch object for the whole life of the finger; do not keep it after
  /// the callback.
  ///
  /// Rule 96, `touch.mutated-in-place`: documented; holds.
  public static var touchMutatedInPlace: Rule { Rule(96) }

  /// The phases are began once, then any mix of moved and stationary, then exactly one of ended or
  /// cancelled.
  ///
  /// Rule 97, `touch.phase-sequence`: header comment; holds.
  public static var touchPhaseSequence: Rule { Rule(97) }

  /// A finger that did not change since the last event has phase stationary, appears in allTouches,
  /// and produces no callback of its own.
  ///
  /// Rule 98, `touch.stationary-has-no-callback`: header comment; holds.
  public static var touchStationaryHasNoCallback: Rule { Rule(98) }

  /// regionEntered, regionMoved and regionExited belong to hovering pointers and are seen only by
  /// hover recognizers.
  ///
  /// Rule 99, `touch.region-phases`: header comment; not simulated: a pointer that hovers is
  /// followed without a touch.
  public static var touchRegionPhases: Rule { Rule(99) }

  /// touch.view is the hit view at began and does not change when the finger moves over other views
  /// or outside the view.
  ///
  /// Rule 100, `touch.view-is-fixed`: documented; holds.
  public static var touchViewIsFixed: Rule { Rule(100) }

  /// Apple's UITouch.view page says the property becomes nil when a recognizer takes the touch and
  /// no view receives it any more; keep it as an option, default: keep the hit view.
  ///
  /// Rule 101, `touch.view-nil-after-recognition`: disputed; decides.
  public static var touchViewNilAfterRecognition: Rule { Rule(101) }

  /// A responder that got a touch in touchesBegan gets exactly one of touchesEnded or
  /// touchesCancelled for it.
  ///
  /// Rule 102, `touch.terminal-exactly-once`: header comment; decides.
  public static var touchTerminalExactlyOnce: Rule { Rule(102) }

  /// tapCount counts touch-downs near one place within a short time; it is set when the touch
  /// begins and is at least 1 for a fresh tap.
  ///
  /// Rule 103, `touch.tap-count-definition`: header comment; holds.
  public static var touchTapCountDefinition: Rule { Rule(103) }

  /// Use a successive-tap interval of about 0.35 s and a distance of a few tens of points (default
  /// 45), both configurable.
  ///
  /// Rule 104, `touch.tap-count-thresholds`: private constant; holds.
  public static var touchTapCountThresholds: Rule { Rule(104) }

  /// If the finger moves far or stays down long, tapCount may read 0 at the end, meaning "not a
  /// tap"; make it optional.
  ///
  /// Rule 105, `touch.tap-count-lost-on-drag-or-hold`: author knowledge; decides.
  public static var touchTapCountLostOnDragOrHold: Rule { Rule(105) }

  /// timestamp is the time of the last change of that touch in seconds since system start (uptime,
  /// not wall clock).
  ///
  /// Rule 106, `touch.timestamp`: documented; holds.
  public static var touchTimestamp: Rule { Rule(106) }

  /// location(in:) converts the current window location to the given view's bounds space at call
  /// time; passing nil gives window coordinates.
  ///
  /// Rule 107, `touch.location-in-view`: documented; holds.
  public static var touchLocationInView: Rule { Rule(107) }

  /// previousLocation(in:) is the location at the previous event of this touch and equals the
  /// current location at began.
  ///
  /// Rule 108, `touch.previous-location`: documented; holds.
  public static var touchPreviousLocation: Rule { Rule(108) }

  /// preciseLocation(in:) may lie just outside the hit view and must not be used for hit-testing.
  ///
  /// Rule 109, `touch.precise-location-not-for-hit-test`: header comment; holds.
  public static var touchPreciseLocationNotForHitTest: Rule { Rule(109) }

  /// A touch has a type: direct, indirect, pencil or indirectPointer.
  ///
  /// Rule 110, `touch.types`: header comment; holds.
  public static var touchTypes: Rule { Rule(110) }

  /// coalescedTouches(for:) returns copies for samples merged into this delivery, including the
  /// main one; predictedTouches(for:) returns guesses; neither causes extra callbacks.
  ///
  /// Rule 111, `touch.coalesced-and-predicted`: header comment; holds.
  public static var touchCoalescedAndPredicted: Rule { Rule(111) }

  /// Properties that were estimates may be corrected later through
  /// touchesEstimatedPropertiesUpdated, matched by estimationUpdateIndex, possibly after the touch
  /// ended.
  ///
  /// Rule 112, `touch.estimated-updates`: header comment; not simulated: no property of a touch is
  /// an estimate here.
  public static var touchEstimatedUpdates: Rule { Rule(112) }

  /// touch.gestureRecognizers lists the recognizers currently receiving that touch, those of the
  /// hit view first, then those of each superview up to the window.
  ///
  /// Rule 113, `touch.recognizer-list`: documented; holds.
  public static var touchRecognizerList: Rule { Rule(113) }

  /// event.touches(for: view), touches(for: window) and touches(for: recognizer) filter allTouches
  /// by touch.view, touch.window and recognizer membership.
  ///
  /// Rule 114, `touch.sets-by-filter`: documented; holds.
  public static var touchSetsByFilter: Rule { Rule(114) }

  /// All live touches are cancelled when the app stops being active (call, alert from the system,
  /// control centre, app switcher).
  ///
  /// Rule 115, `touch.cancel-when-inactive`: documented; decides.
  public static var touchCancelWhenInactive: Rule { Rule(115) }

  /// If the touch's view is removed from its window while the touch is down, the touch is cancelled
  /// for it.
  ///
  /// Rule 116, `touch.cancel-when-view-leaves-window`: documented; decides.
  public static var touchCancelWhenViewLeavesWindow: Rule { Rule(116) }

  /// A recognizer with cancelsTouchesInView true cancels, in the view, the touches that are part of
  /// its recognized gesture.
  ///
  /// Rule 117, `touch.cancel-by-recognizer`: header comment; holds.
  public static var touchCancelByRecognizer: Rule { Rule(117) }

  /// A scroll view that starts to drag cancels touches it had already passed to its content if
  /// touchesShouldCancel(in:) allows it.
  ///
  /// Rule 118, `touch.cancel-by-scroll`: header comment; decides.
  public static var touchCancelByScroll: Rule { Rule(118) }

  /// A system edge gesture (home, notification centre, control centre) that wins cancels the app's
  /// touch.
  ///
  /// Rule 119, `touch.cancel-by-system-gesture`: widely observed; not simulated: the system's own
  /// gestures are not modelled; a cancelled touch stands for one.
  public static var touchCancelBySystemGesture: Rule { Rule(119) }

  /// Handlers must treat cancelled as "undo tracking state, do not act"; failure is a programming
  /// error that UIKit does not detect.
  ///
  /// Rule 120, `touch.cancelled-must-restore`: header comment; not simulated: a duty of the app
  /// that UIKit does not check either.
  public static var touchCancelledMustRestore: Rule { Rule(120) }

  /// Changing hidden, alpha or isUserInteractionEnabled during a touch does not move it to another
  /// view; only removal from the window or an explicit cancel ends it early.
  ///
  /// Rule 121, `touch.flag-changes-mid-touch`: inferred; holds.
  public static var touchFlagChangesMidTouch: Rule { Rule(121) }

  /// touchesEnded is sent to the original view even if the finger lifts outside it; the view must
  /// check the location itself.
  ///
  /// Rule 122, `touch.end-location-may-be-outside`: documented; holds.
  public static var touchEndLocationMayBeOutside: Rule { Rule(122) }

  /// force is 1.0 for an average touch up to maximumPossibleForce; majorRadius is in points with a
  /// tolerance.
  ///
  /// Rule 123, `touch.force-and-radius`: header comment; holds.
  public static var touchForceAndRadius: Rule { Rule(123) }

  /// After ended or cancelled UIKit drops the touch; a later finger may reuse the same object, so
  /// identity must not be kept across sequences.
  ///
  /// Rule 124, `touch.released-after-end`: documented; holds.
  public static var touchReleasedAfterEnd: Rule { Rule(124) }

  /// Once the touch's view has been taken out of the tree its former ancestors get no further
  /// callback for that touch: whatever is still sent goes to the removed view, whose next no longer
  /// leads to them, and no other view takes its place.
  ///
  /// Rule 543, `touch.removed-view-does-not-climb`: single observation; holds.
  public static var touchRemovedViewDoesNotClimb: Rule { Rule(543) }
}

extension RuleSection {
  static let touches = RuleSection(
    number: 5,
    title: Text(
      "The life of a touch",
      zh: "一个触摸的一生"
    ),
    rules: touchesRules
  )

  private static let touchesRules: [RuleEntry] = [
    RuleEntry(
      95,
      "touch.one-object-per-finger",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          One UITouch object represents one finger (or pencil, or pointer press) from down to up.
          """,
        zh: "一个 UITouch 对象代表一根手指（或一支笔、一次指针按下），从按下到抬起。"
      ),
      places: "Touches/TouchEnvironment.swift#live",
      sources: "D:UITouch A3"
    ),
    RuleEntry(
      96,
      "touch.mutated-in-place",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          UIKit updates the same UITouch object for the whole life of the finger; do not keep it \
          after the callback.
          """,
        zh: "在手指的整个存续期间，UIKit 更新同一个 UITouch 对象；回调之后不要再留着它。"
      ),
      places: "Touches/UITouch.swift#UITouch",
      sources: "D:UITouch"
    ),
    RuleEntry(
      97,
      "touch.phase-sequence",
      section: 5,
      .headerComment,
      .holds,
      Text(
        """
          The phases are began once, then any mix of moved and stationary, then exactly one of ended \
          or cancelled.
          """,
        zh: """
          阶段先是一次 began，然后是 moved 与 stationary 的任意混合，最后恰好是一次 ended 或 \
          cancelled。
          """
      ),
      places: "Touches/TouchEnvironment+Events.swift#validate",
      sources: "H:UITouch H:UIResponder"
    ),
    RuleEntry(
      98,
      "touch.stationary-has-no-callback",
      section: 5,
      .headerComment,
      .holds,
      Text(
        """
          A finger that did not change since the last event has phase stationary, appears in \
          allTouches, and produces no callback of its own.
          """,
        zh: """
          自上个事件以来没有变化的手指处于 stationary 阶段，出现在 allTouches 里，但没有自己的回调。
          """
      ),
      places: "Touches/TouchEnvironment+Delivery.swift#deliverToViews",
      sources: "H:UITouch D:UITouch.Phase†"
    ),
    RuleEntry(
      99,
      "touch.region-phases",
      section: 5,
      .headerComment,
      .notSimulated(Text(
        "a pointer that hovers is followed without a touch",
        zh: "跟踪悬停的指针时不产生触摸"
      )),
      Text(
        """
          regionEntered, regionMoved and regionExited belong to hovering pointers and are seen only \
          by hover recognizers.
          """,
        zh: """
          regionEntered、regionMoved 和 regionExited 属于悬停的指针，只有悬停手势识别器看得到。
          """
      ),
      places: "Touches/UITouch.swift#regionEntered",
      sources: "H:UITouch"
    ),
    RuleEntry(
      100,
      "touch.view-is-fixed",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          touch.view is the hit view at began and does not change when the finger moves over other \
          views or outside the view.
          """,
        zh: "touch.view 是 began 时命中的视图，手指移到别的视图上或移出该视图时也不改变。"
      ),
      practice: Text(
        """
          Use location(in:) to find out whether the finger is still over the view: touch.view will \
          not tell.
          """,
        zh: "要知道手指是否还在视图上，用 location(in:) 判断：touch.view 不会告诉你。"
      ),
      places: "Touches/UITouch.swift#hitView",
      sources: "D:UITouch.view AG"
    ),
    RuleEntry(
      101,
      "touch.view-nil-after-recognition",
      section: 5,
      .disputed,
      .decides,
      Text(
        """
          Apple's UITouch.view page says the property becomes nil when a recognizer takes the touch \
          and no view receives it any more; keep it as an option, default: keep the hit view.
          """,
        zh: """
          苹果的 UITouch.view 文档说，当识别器接管触摸、不再有视图接收它时，该属性变为 nil；作为选项\
          保留，默认保留命中的视图。
          """
      ),
      places: "Touches/UITouch.swift#touchViewNilAfterRecognition",
      sources: "D:UITouch.view"
    ),
    RuleEntry(
      102,
      "touch.terminal-exactly-once",
      section: 5,
      .headerComment,
      .decides,
      Text(
        """
          A responder that got a touch in touchesBegan gets exactly one of touchesEnded or \
          touchesCancelled for it.
          """,
        zh: """
          在 touchesBegan 中得到触摸的响应者，对这个触摸恰好收到一次 touchesEnded 或 \
          touchesCancelled。
          """
      ),
      practice: Text(
        """
          Count on one end for each beginning, and write the code of touchesEnded and \
          touchesCancelled so that either leaves the view at rest.
          """,
        zh: """
          每个开始都会有一个结束；touchesEnded 和 touchesCancelled 的代码都要能让视图恢复原状。
          """
      ),
      places: "Touches/TouchEnvironment+Ignoring.swift#touchTerminalExactlyOnce",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      103,
      "touch.tap-count-definition",
      section: 5,
      .headerComment,
      .holds,
      Text(
        """
          tapCount counts touch-downs near one place within a short time; it is set when the touch \
          begins and is at least 1 for a fresh tap.
          """,
        zh: """
          tapCount 计算短时间内在相近位置按下的次数；它在触摸开始时设定，新的点按至少为 1。
          """
      ),
      places: "Touches/TouchEnvironment+TapCount.swift#countTap",
      sources: "H:UITouch D:UITouch.tapCount"
    ),
    RuleEntry(
      104,
      "touch.tap-count-thresholds",
      section: 5,
      .privateConstant,
      .holds,
      Text(
        """
          Use a successive-tap interval of about 0.35 s and a distance of a few tens of points \
          (default 45), both configurable.
          """,
        zh: "连续点按的间隔约为 0.35 秒，距离为几十点（默认 45），两者都可配置。"
      ),
      places: "Touches/TouchEnvironment+TapCount.swift#countTap",
      sources: "X-lldb RT X-ocp X-so"
    ),
    RuleEntry(
      105,
      "touch.tap-count-lost-on-drag-or-hold",
      section: 5,
      .authorKnowledge,
      .decides,
      Text(
        """
          If the finger moves far or stays down long, tapCount may read 0 at the end, meaning "not a \
          tap"; make it optional.
          """,
        zh: """
          手指移动较远或按住较久时，结束时 tapCount 可能读到 0，表示“不是点按”；作为可选项。
          """
      ),
      places: "Touches/TouchEnvironment+TapCount.swift#touchTapCountLostOnDragOrHold",
      sources: "AK"
    ),
    RuleEntry(
      106,
      "touch.timestamp",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          timestamp is the time of the last change of that touch in seconds since system start \
          (uptime, not wall clock).
          """,
        zh: """
          timestamp 是该触摸最近一次变化的时间，以系统启动以来的秒数计（运行时间，不是钟表时间）。
          """
      ),
      places: "Touches/UITouch.swift#timestamp",
      sources: "D:UITouch.timestamp D:UIEvent.timestamp"
    ),
    RuleEntry(
      107,
      "touch.location-in-view",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          location(in:) converts the current window location to the given view's bounds space at \
          call time; passing nil gives window coordinates.
          """,
        zh: """
          location(in:) 在调用时把当前的窗口位置转换到所给视图的 bounds 空间；传入 nil 得到窗口坐标\
          。
          """
      ),
      places: "Touches/UITouch.swift#location",
      sources: "D:UITouch.location(in:) A3"
    ),
    RuleEntry(
      108,
      "touch.previous-location",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          previousLocation(in:) is the location at the previous event of this touch and equals the \
          current location at began.
          """,
        zh: "previousLocation(in:) 是该触摸在上一个事件时的位置，began 时等于当前位置。"
      ),
      places: "Touches/UITouch.swift#previousLocation",
      sources: "D:UITouch.previousLocation(in:) INF"
    ),
    RuleEntry(
      109,
      "touch.precise-location-not-for-hit-test",
      section: 5,
      .headerComment,
      .holds,
      Text(
        """
          preciseLocation(in:) may lie just outside the hit view and must not be used for \
          hit-testing.
          """,
        zh: "preciseLocation(in:) 可能略微落在命中视图之外，不得用于命中测试。"
      ),
      places: "Touches/UITouch.swift#preciseLocation",
      sources: "H:UITouch"
    ),
    RuleEntry(
      110,
      "touch.types",
      section: 5,
      .headerComment,
      .holds,
      Text(
        "A touch has a type: direct, indirect, pencil or indirectPointer.",
        zh: "触摸有类型：direct、indirect、pencil 或 indirectPointer。"
      ),
      places: "Touches/UITouch.swift#TouchType",
      sources: "H:UITouch"
    ),
    RuleEntry(
      111,
      "touch.coalesced-and-predicted",
      section: 5,
      .headerComment,
      .holds,
      Text(
        """
          coalescedTouches(for:) returns copies for samples merged into this delivery, including the \
          main one; predictedTouches(for:) returns guesses; neither causes extra callbacks.
          """,
        zh: """
          coalescedTouches(for:) 返回合并到本次送达的各个采样的副本，包括主采样；\
          predictedTouches(for:) 返回预测；两者都不会引起额外的回调。
          """
      ),
      places: "Events/UIEvent.swift#coalescedTouches",
      sources: "H:UIEvent"
    ),
    RuleEntry(
      112,
      "touch.estimated-updates",
      section: 5,
      .headerComment,
      .notSimulated(Text(
        "no property of a touch is an estimate here",
        zh: "这里触摸的属性没有估计值"
      )),
      Text(
        """
          Properties that were estimates may be corrected later through \
          touchesEstimatedPropertiesUpdated, matched by estimationUpdateIndex, possibly after the \
          touch ended.
          """,
        zh: """
          曾是估计值的属性以后可能通过 touchesEstimatedPropertiesUpdated 得到更正，由 \
          estimationUpdateIndex 对应，甚至在触摸结束之后。
          """
      ),
      places: "Touches/UITouch.swift#UITouch",
      sources: "H:UITouch H:UIResponder"
    ),
    RuleEntry(
      113,
      "touch.recognizer-list",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          touch.gestureRecognizers lists the recognizers currently receiving that touch, those of \
          the hit view first, then those of each superview up to the window.
          """,
        zh: """
          touch.gestureRecognizers 列出正在接收该触摸的识别器：先是命中视图的，然后依次是各级父视图\
          的，直到窗口。
          """
      ),
      places: "Touches/UITouch.swift#gestureRecognizers",
      sources: "D:UITouch.gestureRecognizers X-lldb"
    ),
    RuleEntry(
      114,
      "touch.sets-by-filter",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          event.touches(for: view), touches(for: window) and touches(for: recognizer) filter \
          allTouches by touch.view, touch.window and recognizer membership.
          """,
        zh: """
          event.touches(for: view)、touches(for: window) 和 touches(for: recognizer) 分别按 \
          touch.view、touch.window 和识别器归属来筛选 allTouches。
          """
      ),
      places: "Events/UIEvent.swift#touches",
      sources: "D:UIEvent H:UIEvent"
    ),
    RuleEntry(
      115,
      "touch.cancel-when-inactive",
      section: 5,
      .documented,
      .decides,
      Text(
        """
          All live touches are cancelled when the app stops being active (call, alert from the \
          system, control centre, app switcher).
          """,
        zh: """
          应用不再处于活跃状态时（来电、系统提示、控制中心、应用切换器），所有进行中的触摸都被取消。
          """
      ),
      practice: Text(
        """
          A call that comes in takes the fingers away. A drawing or a game has to treat \
          touchesCancelled as a normal end.
          """,
        zh: "来电会拿走手指。画图或游戏要把 touchesCancelled 当作正常的结束来处理。"
      ),
      places: "Windows/LifecycleSource.swift#touchCancelWhenInactive",
      sources: "D:UIResponder.touchesCancelled(_:with:) D:Handling-touches-in-your-view†"
    ),
    RuleEntry(
      116,
      "touch.cancel-when-view-leaves-window",
      section: 5,
      .documented,
      .decides,
      Text(
        """
          If the touch's view is removed from its window while the touch is down, the touch is \
          cancelled for it.
          """,
        zh: "触摸按下期间，如果它的视图从窗口中移除，该触摸对这个视图就被取消。"
      ),
      practice: Text(
        """
          A view that removes itself in touchesBegan gets touchesCancelled and no touchesEnded. Hide \
          it until the finger has lifted if the rest is needed.
          """,
        zh: """
          在 touchesBegan 里移除自己的视图会收到 touchesCancelled，而没有 touchesEnded。还需要后续消\
          息，就先隐藏，等手指抬起再移除。
          """
      ),
      places: """
        Gestures/UIView+Recognizers.swift#touchCancelWhenViewLeavesWindow \
        Touches/TouchEnvironment+Cancelling.swift#touchCancelWhenViewLeavesWindow
        """,
      sources: "D:UIResponder.touchesCancelled(_:with:)"
    ),
    RuleEntry(
      117,
      "touch.cancel-by-recognizer",
      section: 5,
      .headerComment,
      .holds,
      Text(
        """
          A recognizer with cancelsTouchesInView true cancels, in the view, the touches that are \
          part of its recognized gesture.
          """,
        zh: """
          cancelsTouchesInView 为 true 的识别器识别出手势后，会在视图中取消属于该手势的触摸。
          """
      ),
      places: "Gestures/GestureTaking.swift#takeFromViews",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      118,
      "touch.cancel-by-scroll",
      section: 5,
      .headerComment,
      .decides,
      Text(
        """
          A scroll view that starts to drag cancels touches it had already passed to its content if \
          touchesShouldCancel(in:) allows it.
          """,
        zh: """
          滚动视图开始拖动时，如果 touchesShouldCancel(in:) 允许，就取消已经交给内容的触摸。
          """
      ),
      practice: Text(
        """
          The content had the touch when the drag began. It gets touchesCancelled and nothing more \
          of this finger: undo there what touchesBegan did.
          """,
        zh: """
          拖动开始时内容已有这个触摸。它会收到 touchesCancelled，此后再无消息：要在那里撤销 \
          touchesBegan 所做的。
          """
      ),
      places: """
        Scrolling/UIScrollViewPanGestureRecognizer.swift#touchCancelByScroll \
        Scrolling/UIScrollViewPinchGestureRecognizer.swift#touchCancelByScroll
        """,
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      119,
      "touch.cancel-by-system-gesture",
      section: 5,
      .widelyObserved,
      .notSimulated(Text(
        "the system's own gestures are not modelled; a cancelled touch stands for one",
        zh: "没有模拟系统自己的手势；用被取消的触摸代替"
      )),
      Text(
        """
          A system edge gesture (home, notification centre, control centre) that wins cancels the \
          app's touch.
          """,
        zh: "系统的边缘手势（回主屏幕、通知中心、控制中心）胜出时，会取消应用的触摸。"
      ),
      places: "Touches/TouchEnvironment+Cancelling.swift#cancel",
      sources: "D:UIViewController.preferredScreenEdgesDeferringSystemGestures† X-so"
    ),
    RuleEntry(
      120,
      "touch.cancelled-must-restore",
      section: 5,
      .headerComment,
      .notSimulated(Text(
        "a duty of the app that UIKit does not check either",
        zh: "这是应用的责任，UIKit 也不检查"
      )),
      Text(
        """
          Handlers must treat cancelled as "undo tracking state, do not act"; failure is a \
          programming error that UIKit does not detect.
          """,
        zh: """
          处理者必须把 cancelled 当作“撤销跟踪状态，不要执行动作”；做不到是 UIKit 不会发现的编程错误\
          。
          """
      ),
      places: "Touches/TouchEnvironment+Cancelling.swift#cancel",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      121,
      "touch.flag-changes-mid-touch",
      section: 5,
      .inferred,
      .holds,
      Text(
        """
          Changing hidden, alpha or isUserInteractionEnabled during a touch does not move it to \
          another view; only removal from the window or an explicit cancel ends it early.
          """,
        zh: """
          在触摸期间改变 hidden、alpha 或 isUserInteractionEnabled 不会把触摸转给别的视图；只有从窗\
          口中移除或明确取消才会提前结束它。
          """
      ),
      practice: Text(
        """
          Disabling a view stops the next finger, not the one that is down. Remove it, or cancel \
          through a recognizer, to end a touch now.
          """,
        zh: """
          禁用视图只挡得住下一根手指，挡不住已按下的。要立即结束触摸，就移除视图，或用识别器取消。
          """
      ),
      places: "Touches/TouchEnvironment+Events.swift#begin",
      sources: "INF"
    ),
    RuleEntry(
      122,
      "touch.end-location-may-be-outside",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          touchesEnded is sent to the original view even if the finger lifts outside it; the view \
          must check the location itself.
          """,
        zh: "即使手指在原视图之外抬起，touchesEnded 也发给原视图；视图必须自己检查位置。"
      ),
      practice: Text(
        """
          The lift may be far away. Look at the location before you act on touchesEnded, as buttons \
          do.
          """,
        zh: "抬起的位置可能很远。在 touchesEnded 里动作之前先看位置，按钮就是这样做的。"
      ),
      places: "Touches/TouchEnvironment+Delivery.swift#deliverToViews",
      sources: "D:UITouch.view AG"
    ),
    RuleEntry(
      123,
      "touch.force-and-radius",
      section: 5,
      .headerComment,
      .holds,
      Text(
        """
          force is 1.0 for an average touch up to maximumPossibleForce; majorRadius is in points \
          with a tolerance.
          """,
        zh: """
          force 以 1.0 为普通触摸，最大到 maximumPossibleForce；majorRadius 以点为单位，并带有误差范\
          围。
          """
      ),
      places: "Touches/UITouch.swift#majorRadius",
      sources: "H:UITouch"
    ),
    RuleEntry(
      124,
      "touch.released-after-end",
      section: 5,
      .documented,
      .holds,
      Text(
        """
          After ended or cancelled UIKit drops the touch; a later finger may reuse the same object, \
          so identity must not be kept across sequences.
          """,
        zh: """
          ended 或 cancelled 之后 UIKit 就丢弃该触摸；以后的手指可能重用同一个对象，所以不得跨序列依\
          赖它的同一性。
          """
      ),
      places: "Touches/TouchEnvironment.swift#live",
      sources: "D:UITouch A3"
    ),
    RuleEntry(
      543,
      "touch.removed-view-does-not-climb",
      section: 5,
      .singleObservation,
      .holds,
      Text(
        """
          Once the touch's view has been taken out of the tree its former ancestors get no further \
          callback for that touch: whatever is still sent goes to the removed view, whose next no \
          longer leads to them, and no other view takes its place.
          """,
        zh: """
          触摸所在的视图一旦从视图树中移除，它原来的祖先就不再收到该触摸的任何回调：还要发送的都发给\
          被移除的视图，而它的 next 已不再通向它们；也没有别的视图来接替。
          """
      ),
      places: "Touches/TouchEnvironment+Delivery.swift#deliverToViews",
      sources: "X-so INF"
    ),
  ]
}
