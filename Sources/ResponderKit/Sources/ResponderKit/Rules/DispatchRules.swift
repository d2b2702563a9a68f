extension Rule {
  public static var dispatchQueueIsFifo: Rule { Rule(1) }
  public static var dispatchMainThreadOnly: Rule { Rule(2) }
  public static var dispatchEventTypes: Rule { Rule(3) }
  public static var dispatchEventSubtypes: Rule { Rule(4) }
  public static var dispatchInitialObjectByType: Rule { Rule(5) }
  public static var dispatchSensorDataBypassesChain: Rule { Rule(6) }
  public static var dispatchHitTestBeforeSendEvent: Rule { Rule(7) }
  public static var dispatchAppSendEventThenWindow: Rule { Rule(8) }
  public static var dispatchOverrideMustCallSuper: Rule { Rule(9) }
  public static var dispatchRecognizersBeforeViews: Rule { Rule(10) }
  public static var dispatchWindowStepOrder: Rule { Rule(11) }
  public static var dispatchNonTouchGoesToKeyWindow: Rule { Rule(12) }
  public static var dispatchOneEventManyTouches: Rule { Rule(13) }
  public static var dispatchEventObjectReused: Rule { Rule(14) }
  public static var dispatchPointerEventsNeedRecognizers: Rule { Rule(15) }
  public static var dispatchKeyboardPeeksFirst: Rule { Rule(16) }
  public static var dispatchUnhandledIsDropped: Rule { Rule(17) }
  public static var dispatchDeterministicTimeSource: Rule { Rule(18) }
}

extension RuleEntry {
  /// The rules of section 1 of the rulebook.
  static let dispatchRules: [RuleEntry] = [
    RuleEntry(
      1,
      "dispatch.queue-is-fifo",
      section: 1,
      .documented,
      .decides,
      """
      Input is turned into event objects on the application's queue; the main run loop takes \
      the oldest one and finishes dispatching it before it takes the next.
      """
    ),
    RuleEntry(
      2,
      "dispatch.main-thread-only",
      section: 1,
      .documented,
      .holds,
      """
      All event dispatch and every UIResponder, UIView and UIGestureRecognizer callback run on \
      the main thread, so a simulator can use one sequential queue.
      """
    ),
    RuleEntry(
      3,
      "dispatch.event-types",
      section: 1,
      .headerComment,
      .holds,
      """
      An event has exactly one type: touches 0, motion 1, remoteControl 2, presses 3, scroll \
      10, hover 11 or transform 14.
      """
    ),
    RuleEntry(
      4,
      "dispatch.event-subtypes",
      section: 1,
      .headerComment,
      .holds,
      """
      The subtype is none 0, motionShake 1, or a remote-control value: play 100, pause 101, \
      stop 102, togglePlayPause 103, nextTrack 104, previousTrack 105, beginSeekingBackward \
      106, endSeekingBackward 107, beginSeekingForward 108, endSeekingForward 109.
      """
    ),
    RuleEntry(
      5,
      "dispatch.initial-object-by-type",
      section: 1,
      .documented,
      .holds,
      """
      The first object offered an event depends on its type: touches go to the hit-tested \
      view, presses go to the focused object or first responder, and shake, remote-control and \
      edit-menu messages go to the first responder.
      """
    ),
    RuleEntry(
      6,
      "dispatch.sensor-data-bypasses-chain",
      section: 1,
      .documented,
      .notSimulated("there is no Core Motion here, so no readings either"),
      """
      Accelerometer, gyroscope and magnetometer readings are delivered by Core Motion to the \
      code that asked for them and never travel along the responder chain; only the shake \
      gesture does.
      """
    ),
    RuleEntry(
      7,
      "dispatch.hit-test-before-send-event",
      section: 1,
      .widelyObserved,
      .holds,
      """
      For a touch that has just begun, UIKit picks the window, runs hit-testing and collects \
      the gesture recognizers while it builds the event, and only after that calls \
      UIApplication.sendEvent.
      """
    ),
    RuleEntry(
      8,
      "dispatch.app-send-event-then-window",
      section: 1,
      .headerComment,
      .decides,
      """
      UIApplication.sendEvent receives every event first and calls UIWindow.sendEvent once for \
      each window that owns at least one touch of the event.
      """
    ),
    RuleEntry(
      9,
      "dispatch.override-must-call-super",
      section: 1,
      .documented,
      .decides,
      """
      If an override of UIApplication.sendEvent or UIWindow.sendEvent does not call super, \
      nothing below it happens: no recognizer update, no touches callbacks, no control \
      actions.
      """
    ),
    RuleEntry(
      10,
      "dispatch.recognizers-before-views",
      section: 1,
      .documented,
      .holds,
      """
      Inside UIWindow.sendEvent the gesture recognizers attached to a touch process it before \
      the touch's view gets its callback, even when the recognizer sits on a distant ancestor.
      """
    ),
    RuleEntry(
      11,
      "dispatch.window-step-order",
      section: 1,
      .widelyObserved,
      .decides,
      """
      Within one UIWindow.sendEvent the order is: recognizer touch callbacks, recognizer state \
      resolution and action sending, then cancellation and normal delivery to views.
      """
    ),
    RuleEntry(
      12,
      "dispatch.non-touch-goes-to-key-window",
      section: 1,
      .documented,
      .decides,
      """
      Events without a location (hardware keys, motion, remote control) are routed through the \
      key window; touches are routed to the window under the finger.
      """
    ),
    RuleEntry(
      13,
      "dispatch.one-event-many-touches",
      section: 1,
      .documented,
      .holds,
      """
      A touches event carries all fingers that are currently down, including fingers that did \
      not change, and the touches may belong to different views and different windows.
      """
    ),
    RuleEntry(
      14,
      "dispatch.event-object-reused",
      section: 1,
      .documented,
      .holds,
      """
      The same UIEvent object is reused for the whole multi-touch sequence and mutated, so \
      code and traces must copy values, not keep the object.
      """
    ),
    RuleEntry(
      15,
      "dispatch.pointer-events-need-recognizers",
      section: 1,
      .widelyObserved,
      .decides,
      """
      Scroll, hover and transform events reach gesture recognizers (pan with \
      allowedScrollTypesMask, hover, pinch, rotation) and are not sent through the touches \
      methods.
      """
    ),
    RuleEntry(
      16,
      "dispatch.keyboard-peeks-first",
      section: 1,
      .singleObservation,
      .notSimulated("the peek is invisible to the app"),
      """
      A system keyboard window may look at a touch event before normal dispatch, which is \
      invisible to app code; a simulator can ignore it.
      """
    ),
    RuleEntry(
      17,
      "dispatch.unhandled-is-dropped",
      section: 1,
      .documented,
      .decides,
      """
      An event or message that reaches the end of the chain with no handler is discarded \
      without error.
      """
    ),
    RuleEntry(
      18,
      "dispatch.deterministic-time-source",
      section: 1,
      .inferred,
      .decides,
      """
      Every timer in this file (tap, double tap, long press, content-touch delay) must run on \
      the simulated clock and fire between events in timestamp order; ties resolve timers \
      before the event with the same timestamp.
      """
    ),
  ]
}
