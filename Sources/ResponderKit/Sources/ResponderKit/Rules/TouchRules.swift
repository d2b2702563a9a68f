extension Rule {
  public static var touchOneObjectPerFinger: Rule { Rule(95) }
  public static var touchMutatedInPlace: Rule { Rule(96) }
  public static var touchPhaseSequence: Rule { Rule(97) }
  public static var touchStationaryHasNoCallback: Rule { Rule(98) }
  public static var touchRegionPhases: Rule { Rule(99) }
  public static var touchViewIsFixed: Rule { Rule(100) }
  public static var touchViewNilAfterRecognition: Rule { Rule(101) }
  public static var touchTerminalExactlyOnce: Rule { Rule(102) }
  public static var touchTapCountDefinition: Rule { Rule(103) }
  public static var touchTapCountThresholds: Rule { Rule(104) }
  public static var touchTapCountLostOnDragOrHold: Rule { Rule(105) }
  public static var touchTimestamp: Rule { Rule(106) }
  public static var touchLocationInView: Rule { Rule(107) }
  public static var touchPreviousLocation: Rule { Rule(108) }
  public static var touchPreciseLocationNotForHitTest: Rule { Rule(109) }
  public static var touchTypes: Rule { Rule(110) }
  public static var touchCoalescedAndPredicted: Rule { Rule(111) }
  public static var touchEstimatedUpdates: Rule { Rule(112) }
  public static var touchRecognizerList: Rule { Rule(113) }
  public static var touchSetsByFilter: Rule { Rule(114) }
  public static var touchCancelWhenInactive: Rule { Rule(115) }
  public static var touchCancelWhenViewLeavesWindow: Rule { Rule(116) }
  public static var touchCancelByRecognizer: Rule { Rule(117) }
  public static var touchCancelByScroll: Rule { Rule(118) }
  public static var touchCancelBySystemGesture: Rule { Rule(119) }
  public static var touchCancelledMustRestore: Rule { Rule(120) }
  public static var touchFlagChangesMidTouch: Rule { Rule(121) }
  public static var touchEndLocationMayBeOutside: Rule { Rule(122) }
  public static var touchForceAndRadius: Rule { Rule(123) }
  public static var touchReleasedAfterEnd: Rule { Rule(124) }
  public static var touchRemovedViewDoesNotClimb: Rule { Rule(543) }
}

extension RuleEntry {
  /// The rules of section 5 of the rulebook.
  static let touchRules: [RuleEntry] = [
    RuleEntry(
      95,
      "touch.one-object-per-finger",
      section: 5,
      .documented,
      .holds,
      "One UITouch object represents one finger (or pencil, or pointer press) from down to up."
    ),
    RuleEntry(
      96,
      "touch.mutated-in-place",
      section: 5,
      .documented,
      .holds,
      """
      UIKit updates the same UITouch object for the whole life of the finger; do not keep it \
      after the callback.
      """
    ),
    RuleEntry(
      97,
      "touch.phase-sequence",
      section: 5,
      .headerComment,
      .holds,
      """
      The phases are began once, then any mix of moved and stationary, then exactly one of \
      ended or cancelled.
      """
    ),
    RuleEntry(
      98,
      "touch.stationary-has-no-callback",
      section: 5,
      .headerComment,
      .holds,
      """
      A finger that did not change since the last event has phase stationary, appears in \
      allTouches, and produces no callback of its own.
      """
    ),
    RuleEntry(
      99,
      "touch.region-phases",
      section: 5,
      .headerComment,
      .notSimulated("a pointer that hovers is followed without a touch"),
      """
      regionEntered, regionMoved and regionExited belong to hovering pointers and are seen \
      only by hover recognizers.
      """
    ),
    RuleEntry(
      100,
      "touch.view-is-fixed",
      section: 5,
      .documented,
      .holds,
      """
      touch.view is the hit view at began and does not change when the finger moves over other \
      views or outside the view.
      """
    ),
    RuleEntry(
      101,
      "touch.view-nil-after-recognition",
      section: 5,
      .disputed,
      .decides,
      """
      Apple's UITouch.view page says the property becomes nil when a recognizer takes the \
      touch and no view receives it any more; keep it as an option, default: keep the hit \
      view.
      """
    ),
    RuleEntry(
      102,
      "touch.terminal-exactly-once",
      section: 5,
      .headerComment,
      .decides,
      """
      A responder that got a touch in touchesBegan gets exactly one of touchesEnded or \
      touchesCancelled for it.
      """
    ),
    RuleEntry(
      103,
      "touch.tap-count-definition",
      section: 5,
      .headerComment,
      .holds,
      """
      tapCount counts touch-downs near one place within a short time; it is set when the touch \
      begins and is at least 1 for a fresh tap.
      """
    ),
    RuleEntry(
      104,
      "touch.tap-count-thresholds",
      section: 5,
      .privateConstant,
      .holds,
      """
      Use a successive-tap interval of about 0.35 s and a distance of a few tens of points \
      (default 45), both configurable.
      """
    ),
    RuleEntry(
      105,
      "touch.tap-count-lost-on-drag-or-hold",
      section: 5,
      .authorKnowledge,
      .decides,
      """
      If the finger moves far or stays down long, tapCount may read 0 at the end, meaning \
      "not a tap"; make it optional.
      """
    ),
    RuleEntry(
      106,
      "touch.timestamp",
      section: 5,
      .documented,
      .holds,
      """
      timestamp is the time of the last change of that touch in seconds since system start \
      (uptime, not wall clock).
      """
    ),
    RuleEntry(
      107,
      "touch.location-in-view",
      section: 5,
      .documented,
      .holds,
      """
      location(in:) converts the current window location to the given view's bounds space at \
      call time; passing nil gives window coordinates.
      """
    ),
    RuleEntry(
      108,
      "touch.previous-location",
      section: 5,
      .documented,
      .holds,
      """
      previousLocation(in:) is the location at the previous event of this touch and equals the \
      current location at began.
      """
    ),
    RuleEntry(
      109,
      "touch.precise-location-not-for-hit-test",
      section: 5,
      .headerComment,
      .holds,
      """
      preciseLocation(in:) may lie just outside the hit view and must not be used for \
      hit-testing.
      """
    ),
    RuleEntry(
      110,
      "touch.types",
      section: 5,
      .headerComment,
      .holds,
      "A touch has a type: direct, indirect, pencil or indirectPointer."
    ),
    RuleEntry(
      111,
      "touch.coalesced-and-predicted",
      section: 5,
      .headerComment,
      .holds,
      """
      coalescedTouches(for:) returns copies for samples merged into this delivery, including \
      the main one; predictedTouches(for:) returns guesses; neither causes extra callbacks.
      """
    ),
    RuleEntry(
      112,
      "touch.estimated-updates",
      section: 5,
      .headerComment,
      .notSimulated("no property of a touch is an estimate here"),
      """
      Properties that were estimates may be corrected later through \
      touchesEstimatedPropertiesUpdated, matched by estimationUpdateIndex, possibly after the \
      touch ended.
      """
    ),
    RuleEntry(
      113,
      "touch.recognizer-list",
      section: 5,
      .documented,
      .holds,
      """
      touch.gestureRecognizers lists the recognizers currently receiving that touch, those of \
      the hit view first, then those of each superview up to the window.
      """
    ),
    RuleEntry(
      114,
      "touch.sets-by-filter",
      section: 5,
      .documented,
      .holds,
      """
      event.touches(for: view), touches(for: window) and touches(for: recognizer) filter \
      allTouches by touch.view, touch.window and recognizer membership.
      """
    ),
    RuleEntry(
      115,
      "touch.cancel-when-inactive",
      section: 5,
      .documented,
      .decides,
      """
      All live touches are cancelled when the app stops being active (call, alert from the \
      system, control centre, app switcher).
      """
    ),
    RuleEntry(
      116,
      "touch.cancel-when-view-leaves-window",
      section: 5,
      .documented,
      .decides,
      """
      If the touch's view is removed from its window while the touch is down, the touch is \
      cancelled for it.
      """
    ),
    RuleEntry(
      117,
      "touch.cancel-by-recognizer",
      section: 5,
      .headerComment,
      .holds,
      """
      A recognizer with cancelsTouchesInView true cancels, in the view, the touches that are \
      part of its recognized gesture.
      """
    ),
    RuleEntry(
      118,
      "touch.cancel-by-scroll",
      section: 5,
      .headerComment,
      .decides,
      """
      A scroll view that starts to drag cancels touches it had already passed to its content \
      if touchesShouldCancel(in:) allows it.
      """
    ),
    RuleEntry(
      119,
      "touch.cancel-by-system-gesture",
      section: 5,
      .widelyObserved,
      .notSimulated("the system's own gestures are not modelled; a cancelled touch stands for one"),
      """
      A system edge gesture (home, notification centre, control centre) that wins cancels the \
      app's touch.
      """
    ),
    RuleEntry(
      120,
      "touch.cancelled-must-restore",
      section: 5,
      .headerComment,
      .notSimulated("a duty of the app that UIKit does not check either"),
      """
      Handlers must treat cancelled as "undo tracking state, do not act"; failure is a \
      programming error that UIKit does not detect.
      """
    ),
    RuleEntry(
      121,
      "touch.flag-changes-mid-touch",
      section: 5,
      .inferred,
      .holds,
      """
      Changing hidden, alpha or isUserInteractionEnabled during a touch does not move it to \
      another view; only removal from the window or an explicit cancel ends it early.
      """
    ),
    RuleEntry(
      122,
      "touch.end-location-may-be-outside",
      section: 5,
      .documented,
      .holds,
      """
      touchesEnded is sent to the original view even if the finger lifts outside it; the view \
      must check the location itself.
      """
    ),
    RuleEntry(
      123,
      "touch.force-and-radius",
      section: 5,
      .headerComment,
      .holds,
      """
      force is 1.0 for an average touch up to maximumPossibleForce; majorRadius is in points \
      with a tolerance.
      """
    ),
    RuleEntry(
      124,
      "touch.released-after-end",
      section: 5,
      .documented,
      .holds,
      """
      After ended or cancelled UIKit drops the touch; a later finger may reuse the same \
      object, so identity must not be kept across sequences.
      """
    ),
    RuleEntry(
      543,
      "touch.removed-view-does-not-climb",
      section: 5,
      .singleObservation,
      .holds,
      """
      Once the touch's view has been taken out of the tree its former ancestors get no further \
      callback for that touch: whatever is still sent goes to the removed view, whose next no \
      longer leads to them, and no other view takes its place.
      """
    ),
  ]
}
