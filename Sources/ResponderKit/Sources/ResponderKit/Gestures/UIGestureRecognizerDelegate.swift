/// Asked by a recognizer whether it may; every method may be left out.
///
/// For one recognizer and one touch the questions come in this order: the event, the touch, the
/// failures that the attempt waits for, and then, when the recognizer wants to leave `possible`,
/// whether it may begin and whether it may go on beside another. A method that is left out is not
/// called, leaves no record in the trace, and counts as the answer that each method names.
///
/// ```swift
/// final class Map: UIViewController, UIGestureRecognizerDelegate {
///   func gestureRecognizer(
///     _ gestureRecognizer: UIGestureRecognizer,
///     shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
///   ) -> Bool {
///     gestureRecognizer.view === otherGestureRecognizer.view
///   }
/// }
/// ```
///
/// Set as the delegate of a pinch and a rotation of one view, it lets both run at once.
///
/// - gesture.delegate-order
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Returns whether a recognizer that wants to leave `possible` may; left out, it may.
  ///
  /// Asked once in an attempt, after the failures that it waits for, and before the hit views are
  /// asked the same. A pan already knows its translation and velocity here, so this is the place to
  /// let it begin in one direction only:
  ///
  /// ```swift
  /// func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
  ///   guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
  ///   let way = pan.translation(in: pan.view)
  ///   return abs(way.x) > abs(way.y)
  /// }
  /// ```
  ///
  /// An upright drag fails this pan, and whatever waits for its failure goes on.
  ///
  /// - gesture.should-begin-once-per-attempt: a no fails the recognizer.
  /// - pan.should-begin-direction
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Returns whether the recognizer gets a new touch; left out, it does.
  ///
  /// Asked for each finger that comes down, while the event is made: before
  /// `UIApplication.sendEvent(_:)`, and before any touches method. The touch knows its view, so
  /// that fingers on a button can be left to the button:
  ///
  /// ```swift
  /// func gestureRecognizer(
  ///   _ gestureRecognizer: UIGestureRecognizer,
  ///   shouldReceive touch: UITouch
  /// ) -> Bool {
  ///   !(touch.view is UIControl)
  /// }
  /// ```
  ///
  /// A no concerns this recognizer and this touch alone; it delays nothing and fails nothing.
  ///
  /// - gesture.should-receive-touch, gesture.should-receive-touch-early
  /// - gesture.should-receive-false-is-local
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
  /// Returns whether the recognizer gets a new press of a key or button; left out, it does.
  ///
  /// Asked after the filter of press types and the question about the event, before the
  /// recognizer's `pressesBegan(_:with:)` (gesture.should-receive-press).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool
  /// Returns whether the recognizer sees the new touches or presses of an event; left out, it does.
  ///
  /// Asked once for an event and before the single touches, after the recognizer's own
  /// `shouldReceive(_:)`; from iOS 13.4 (gesture.should-receive-event-first).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool
  /// Returns whether a recognizer may go on beside another that it would stop; left out, it may
  /// not.
  ///
  /// Asked only where one of the two would block the other: when the first of them recognizes, and
  /// once more if the later one wants to begin afterwards. The delegate of the one that would stop
  /// the other is asked first. A yes of either lets both go on; a no forbids nothing that the other
  /// allows.
  ///
  /// - gesture.simultaneous-default-no, gesture.simultaneous-yes-is-final
  /// - gesture.simultaneous-asked-when-blocking: an answer is not kept.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether the recognizer waits for another's failure in this attempt; left out, no.
  ///
  /// Asked of both about each other, when the first of them starts an attempt with a touch that
  /// they share. Unlike `require(toFail:)` the answer is forgotten with the reset
  /// (gesture.dynamic-failure-requirements).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Returns whether another has to wait for this one's failure in this attempt; left out, no.
  ///
  /// The same question from the other side, asked only where nobody said yes before: for an app
  /// that owns the recognizer to be waited for and not the one that waits, such as a scroll view's
  /// pan (gesture.dynamic-failure-requirements).
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

// The defaults say that the delegate does not implement the method.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.dispatcher.delegateLacksMethod()
    return true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool {
    gestureRecognizer.dispatcher.delegateLacksMethod()
    return true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive press: UIPress
  ) -> Bool {
    gestureRecognizer.dispatcher.delegateLacksMethod()
    return true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive event: UIEvent
  ) -> Bool {
    gestureRecognizer.dispatcher.delegateLacksMethod()
    return true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.dispatcher.delegateLacksMethod()
    return false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.dispatcher.delegateLacksMethod()
    return false
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer.dispatcher.delegateLacksMethod()
    return false
  }
}
