extension Rule {
  public static var gestureReceivesOwnViewAndDescendants: Rule { Rule(181) }
  public static var gestureNotSiblings: Rule { Rule(182) }
  public static var gestureCollectedAlongSuperviews: Rule { Rule(183) }
  public static var gestureCollectedOncePerTouch: Rule { Rule(184) }
  public static var gestureDisabledNotCollected: Rule { Rule(185) }
  public static var gestureDisableCancels: Rule { Rule(186) }
  public static var gestureViewInteractionDisabled: Rule { Rule(187) }
  public static var gestureTouchTypeFilter: Rule { Rule(188) }
  public static var gestureExclusiveTouchType: Rule { Rule(189) }
  public static var gesturePressTypeFilter: Rule { Rule(190) }
  public static var gestureOneRecognizerOneView: Rule { Rule(191) }
  public static var gestureGetterOverrideHides: Rule { Rule(192) }
  public static var gestureShouldReceiveEventFirst: Rule { Rule(193) }
  public static var gestureShouldReceiveTouch: Rule { Rule(194) }
  public static var gestureShouldReceiveTouchEarly: Rule { Rule(195) }
  public static var gestureShouldReceivePress: Rule { Rule(196) }
  public static var gestureShouldReceiveFalseIsLocal: Rule { Rule(197) }
  public static var gestureTouchesBeforeView: Rule { Rule(198) }
  public static var gestureDeliveryOrderDepthFirst: Rule { Rule(199) }
  public static var gestureSameViewOrder: Rule { Rule(200) }
}

extension RuleEntry {
  /// The rules of section 9 of the rulebook.
  static let gestureTouchRules: [RuleEntry] = [
    RuleEntry(
      181,
      "gesture.receives-own-view-and-descendants",
      section: 9,
      .headerComment,
      .decides,
      "A recognizer receives touches whose hit view is its view or any descendant of its view."
    ),
    RuleEntry(
      182,
      "gesture.not-siblings",
      section: 9,
      .widelyObserved,
      .holds,
      """
      Recognizers on sibling views, or on views drawn behind, never receive the touch, even if \
      the point is inside them.
      """
    ),
    RuleEntry(
      183,
      "gesture.collected-along-superviews",
      section: 9,
      .widelyObserved,
      .holds,
      """
      The collection walks superview links from the hit view to the window; view controllers and \
      the window scene are not involved.
      """
    ),
    RuleEntry(
      184,
      "gesture.collected-once-per-touch",
      section: 9,
      .widelyObserved,
      .holds,
      """
      A recognizer added during a touch does not receive that touch; only touches that begin \
      later.
      """
    ),
    RuleEntry(
      185,
      "gesture.disabled-not-collected",
      section: 9,
      .headerComment,
      .decides,
      "A recognizer with isEnabled false receives no touches."
    ),
    RuleEntry(
      186,
      "gesture.disable-cancels",
      section: 9,
      .headerComment,
      .decides,
      """
      Setting isEnabled to false while it is recognizing cancels it; this is the standard way to \
      cancel by code.
      """
    ),
    RuleEntry(
      187,
      "gesture.view-interaction-disabled",
      section: 9,
      .documented,
      .holds,
      """
      A recognizer on a view with interaction disabled gets nothing, because the view and its \
      subtree cannot be a hit view.
      """
    ),
    RuleEntry(
      188,
      "gesture.touch-type-filter",
      section: 9,
      .headerComment,
      .decides,
      "A touch is offered only if its type is in allowedTouchTypes; the default allows all types."
    ),
    RuleEntry(
      189,
      "gesture.exclusive-touch-type",
      section: 9,
      .headerComment,
      .decides,
      """
      With requiresExclusiveTouchType true (default), after the first touch all touches of \
      another type are ignored until reset.
      """
    ),
    RuleEntry(
      190,
      "gesture.press-type-filter",
      section: 9,
      .headerComment,
      .decides,
      """
      A press is offered only if its type is in allowedPressTypes; a tap recognizer's default is \
      select.
      """
    ),
    RuleEntry(
      191,
      "gesture.one-recognizer-one-view",
      section: 9,
      .documented,
      .holds,
      """
      A recognizer belongs to at most one view; adding it to another view removes it from the \
      first.
      """
    ),
    RuleEntry(
      192,
      "gesture.getter-override-hides",
      section: 9,
      .singleObservation,
      .decides,
      """
      A view whose `gestureRecognizers` getter leaves recognizers out hides them from new \
      touches: the getter is read when recognizers are collected.
      """
    ),
    RuleEntry(
      193,
      "gesture.should-receive-event-first",
      section: 9,
      .headerComment,
      .decides,
      """
      gestureRecognizer(_:shouldReceive event:) is asked once before the touch or press \
      question; false hides the event.
      """
    ),
    RuleEntry(
      194,
      "gesture.should-receive-touch",
      section: 9,
      .headerComment,
      .decides,
      """
      gestureRecognizer(_:shouldReceive touch:) is asked once for each new touch before the \
      recognizer's touchesBegan; false means this recognizer never sees that touch.
      """
    ),
    RuleEntry(
      195,
      "gesture.should-receive-touch-early",
      section: 9,
      .singleObservation,
      .holds,
      """
      shouldReceive(touch) is asked while recognizers are collected, hence before \
      UIApplication.sendEvent.
      """
    ),
    RuleEntry(
      196,
      "gesture.should-receive-press",
      section: 9,
      .headerComment,
      .decides,
      "gestureRecognizer(_:shouldReceive press:) is asked for each new press before pressesBegan."
    ),
    RuleEntry(
      197,
      "gesture.should-receive-false-is-local",
      section: 9,
      .documented,
      .holds,
      """
      Answering false affects only this recognizer; other recognizers and the view still get the \
      touch, undelayed by this recognizer.
      """
    ),
    RuleEntry(
      198,
      "gesture.touches-before-view",
      section: 9,
      .headerComment,
      .holds,
      "A recognizer's touches methods run before those of the view."
    ),
    RuleEntry(
      199,
      "gesture.delivery-order-depth-first",
      section: 9,
      .widelyObserved,
      .holds,
      "Between recognizers on different views, the one on the deeper view is updated first."
    ),
    RuleEntry(
      200,
      "gesture.same-view-order",
      section: 9,
      .disputed,
      .decides,
      """
      Apple leaves the order of recognizers on one view open; the one added last is first unless \
      the profile says otherwise, and real code must not rely on it.
      """
    ),
  ]
}
