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
      Text("""
          One UITouch object represents one finger (or pencil, or pointer press) from down to up.
          """),
      places: "",
      sources: "D:UITouch A3"
    ),
    RuleEntry(
      96,
      "touch.mutated-in-place",
      section: 5,
      .documented,
      .holds,
      Text("""
          UIKit updates the same UITouch object for the whole life of the finger; do not keep it \
          after the callback.
          """),
      places: "",
      sources: "D:UITouch"
    ),
    RuleEntry(
      97,
      "touch.phase-sequence",
      section: 5,
      .headerComment,
      .holds,
      Text("""
          The phases are began once, then any mix of moved and stationary, then exactly one of ended \
          or cancelled.
          """),
      places: "",
      sources: "H:UITouch H:UIResponder"
    ),
    RuleEntry(
      98,
      "touch.stationary-has-no-callback",
      section: 5,
      .headerComment,
      .holds,
      Text("""
          A finger that did not change since the last event has phase stationary, appears in \
          allTouches, and produces no callback of its own.
          """),
      places: "",
      sources: "H:UITouch D:UITouch.Phase†"
    ),
    RuleEntry(
      99,
      "touch.region-phases",
      section: 5,
      .headerComment,
      .notSimulated(Text("a pointer that hovers is followed without a touch")),
      Text("""
          regionEntered, regionMoved and regionExited belong to hovering pointers and are seen only \
          by hover recognizers.
          """),
      places: "",
      sources: "H:UITouch"
    ),
    RuleEntry(
      100,
      "touch.view-is-fixed",
      section: 5,
      .documented,
      .holds,
      Text("""
          touch.view is the hit view at began and does not change when the finger moves over other \
          views or outside the view.
          """),
      places: "",
      sources: "D:UITouch.view AG"
    ),
    RuleEntry(
      101,
      "touch.view-nil-after-recognition",
      section: 5,
      .disputed,
      .decides,
      Text("""
          Apple's UITouch.view page says the property becomes nil when a recognizer takes the touch \
          and no view receives it any more; keep it as an option, default: keep the hit view.
          """),
      places: "Touches/UITouch.swift",
      sources: "D:UITouch.view"
    ),
    RuleEntry(
      102,
      "touch.terminal-exactly-once",
      section: 5,
      .headerComment,
      .decides,
      Text("""
          A responder that got a touch in touchesBegan gets exactly one of touchesEnded or \
          touchesCancelled for it.
          """),
      places: "Touches/Simulation+Ignoring.swift",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      103,
      "touch.tap-count-definition",
      section: 5,
      .headerComment,
      .holds,
      Text("""
          tapCount counts touch-downs near one place within a short time; it is set when the touch \
          begins and is at least 1 for a fresh tap.
          """),
      places: "",
      sources: "H:UITouch D:UITouch.tapCount"
    ),
    RuleEntry(
      104,
      "touch.tap-count-thresholds",
      section: 5,
      .privateConstant,
      .holds,
      Text("""
          Use a successive-tap interval of about 0.35 s and a distance of a few tens of points \
          (default 45), both configurable.
          """),
      places: "",
      sources: "X-lldb RT X-ocp X-so"
    ),
    RuleEntry(
      105,
      "touch.tap-count-lost-on-drag-or-hold",
      section: 5,
      .authorKnowledge,
      .decides,
      Text("""
          If the finger moves far or stays down long, tapCount may read 0 at the end, meaning "not a \
          tap"; make it optional.
          """),
      places: "Touches/Simulation+TapCount.swift",
      sources: "AK"
    ),
    RuleEntry(
      106,
      "touch.timestamp",
      section: 5,
      .documented,
      .holds,
      Text("""
          timestamp is the time of the last change of that touch in seconds since system start \
          (uptime, not wall clock).
          """),
      places: "",
      sources: "D:UITouch.timestamp D:UIEvent.timestamp"
    ),
    RuleEntry(
      107,
      "touch.location-in-view",
      section: 5,
      .documented,
      .holds,
      Text("""
          location(in:) converts the current window location to the given view's bounds space at \
          call time; passing nil gives window coordinates.
          """),
      places: "",
      sources: "D:UITouch.location(in:) A3"
    ),
    RuleEntry(
      108,
      "touch.previous-location",
      section: 5,
      .documented,
      .holds,
      Text("""
          previousLocation(in:) is the location at the previous event of this touch and equals the \
          current location at began.
          """),
      places: "",
      sources: "D:UITouch.previousLocation(in:) INF"
    ),
    RuleEntry(
      109,
      "touch.precise-location-not-for-hit-test",
      section: 5,
      .headerComment,
      .holds,
      Text("""
          preciseLocation(in:) may lie just outside the hit view and must not be used for \
          hit-testing.
          """),
      places: "",
      sources: "H:UITouch"
    ),
    RuleEntry(
      110,
      "touch.types",
      section: 5,
      .headerComment,
      .holds,
      Text("A touch has a type: direct, indirect, pencil or indirectPointer."),
      places: "",
      sources: "H:UITouch"
    ),
    RuleEntry(
      111,
      "touch.coalesced-and-predicted",
      section: 5,
      .headerComment,
      .holds,
      Text("""
          coalescedTouches(for:) returns copies for samples merged into this delivery, including the \
          main one; predictedTouches(for:) returns guesses; neither causes extra callbacks.
          """),
      places: "",
      sources: "H:UIEvent"
    ),
    RuleEntry(
      112,
      "touch.estimated-updates",
      section: 5,
      .headerComment,
      .notSimulated(Text("no property of a touch is an estimate here")),
      Text("""
          Properties that were estimates may be corrected later through \
          touchesEstimatedPropertiesUpdated, matched by estimationUpdateIndex, possibly after the \
          touch ended.
          """),
      places: "",
      sources: "H:UITouch H:UIResponder"
    ),
    RuleEntry(
      113,
      "touch.recognizer-list",
      section: 5,
      .documented,
      .holds,
      Text("""
          touch.gestureRecognizers lists the recognizers currently receiving that touch, those of \
          the hit view first, then those of each superview up to the window.
          """),
      places: "",
      sources: "D:UITouch.gestureRecognizers X-lldb"
    ),
    RuleEntry(
      114,
      "touch.sets-by-filter",
      section: 5,
      .documented,
      .holds,
      Text("""
          event.touches(for: view), touches(for: window) and touches(for: recognizer) filter \
          allTouches by touch.view, touch.window and recognizer membership.
          """),
      places: "",
      sources: "D:UIEvent H:UIEvent"
    ),
    RuleEntry(
      115,
      "touch.cancel-when-inactive",
      section: 5,
      .documented,
      .decides,
      Text("""
          All live touches are cancelled when the app stops being active (call, alert from the \
          system, control centre, app switcher).
          """),
      places: "Windows/Simulation+Lifecycle.swift",
      sources: "D:UIResponder.touchesCancelled(_:with:) D:Handling-touches-in-your-view†"
    ),
    RuleEntry(
      116,
      "touch.cancel-when-view-leaves-window",
      section: 5,
      .documented,
      .decides,
      Text("""
          If the touch's view is removed from its window while the touch is down, the touch is \
          cancelled for it.
          """),
      places: "Gestures/UIView+Recognizers.swift Touches/Simulation+TouchCancellation.swift",
      sources: "D:UIResponder.touchesCancelled(_:with:)"
    ),
    RuleEntry(
      117,
      "touch.cancel-by-recognizer",
      section: 5,
      .headerComment,
      .holds,
      Text("""
          A recognizer with cancelsTouchesInView true cancels, in the view, the touches that are \
          part of its recognized gesture.
          """),
      places: "",
      sources: "H:UIGestureRecognizer"
    ),
    RuleEntry(
      118,
      "touch.cancel-by-scroll",
      section: 5,
      .headerComment,
      .decides,
      Text("""
          A scroll view that starts to drag cancels touches it had already passed to its content if \
          touchesShouldCancel(in:) allows it.
          """),
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
        Scrolling/UIScrollViewPanGestureRecognizer.swift \
        Scrolling/UIScrollViewPinchGestureRecognizer.swift
        """,
      sources: "H:UIScrollView"
    ),
    RuleEntry(
      119,
      "touch.cancel-by-system-gesture",
      section: 5,
      .widelyObserved,
      .notSimulated(Text("the system's own gestures are not modelled; a cancelled touch stands for one")),
      Text("""
          A system edge gesture (home, notification centre, control centre) that wins cancels the \
          app's touch.
          """),
      places: "",
      sources: "D:UIViewController.preferredScreenEdgesDeferringSystemGestures† X-so"
    ),
    RuleEntry(
      120,
      "touch.cancelled-must-restore",
      section: 5,
      .headerComment,
      .notSimulated(Text("a duty of the app that UIKit does not check either")),
      Text("""
          Handlers must treat cancelled as "undo tracking state, do not act"; failure is a \
          programming error that UIKit does not detect.
          """),
      places: "",
      sources: "H:UIResponder"
    ),
    RuleEntry(
      121,
      "touch.flag-changes-mid-touch",
      section: 5,
      .inferred,
      .holds,
      Text("""
          Changing hidden, alpha or isUserInteractionEnabled during a touch does not move it to \
          another view; only removal from the window or an explicit cancel ends it early.
          """),
      places: "",
      sources: "INF"
    ),
    RuleEntry(
      122,
      "touch.end-location-may-be-outside",
      section: 5,
      .documented,
      .holds,
      Text("""
          touchesEnded is sent to the original view even if the finger lifts outside it; the view \
          must check the location itself.
          """),
      places: "",
      sources: "D:UITouch.view AG"
    ),
    RuleEntry(
      123,
      "touch.force-and-radius",
      section: 5,
      .headerComment,
      .holds,
      Text("""
          force is 1.0 for an average touch up to maximumPossibleForce; majorRadius is in points \
          with a tolerance.
          """),
      places: "",
      sources: "H:UITouch"
    ),
    RuleEntry(
      124,
      "touch.released-after-end",
      section: 5,
      .documented,
      .holds,
      Text("""
          After ended or cancelled UIKit drops the touch; a later finger may reuse the same object, \
          so identity must not be kept across sequences.
          """),
      places: "",
      sources: "D:UITouch A3"
    ),
    RuleEntry(
      543,
      "touch.removed-view-does-not-climb",
      section: 5,
      .singleObservation,
      .holds,
      Text("""
          Once the touch's view has been taken out of the tree its former ancestors get no further \
          callback for that touch: whatever is still sent goes to the removed view, whose next no \
          longer leads to them, and no other view takes its place.
          """),
      places: "",
      sources: "X-so INF"
    ),
  ]
}
