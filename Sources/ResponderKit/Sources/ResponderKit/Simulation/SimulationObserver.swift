/// What a host is told while the model runs, so that it can count and inspect at that moment.
///
/// Called in the midst of a call, with the model in whatever state that call has it. What it looks
/// at may change before the call has answered.
@_spi(Workbench) public protocol SimulationObserver: AnyObject {
  /// A method is about to run on an object; for a delegate's method `delegator` is whose it is.
  ///
  /// The arguments are built only if the closure is called. Every announced call answers, the
  /// innermost first.
  func willCall(
    _ method: Method,
    on object: AnyObject,
    delegator: AnyObject?,
    arguments: () -> [Value]
  )

  /// The method that `willCall` announced last, and that has not ended yet, answered.
  func didCall(_ method: Method, on object: AnyObject, delegator: AnyObject?, answer: () -> Value)

  /// Something that is no method occurred: a control event, an action, a handler, a notification.
  func didOccur(_ occurrence: Occurrence)
}

/// Something that happened and is no overridable method.
@_spi(Workbench) public enum Occurrence {
  /// A control sent an event, with or without targets.
  case controlEvent(UIControl, UIControl.Event, touch: UITouch?, event: UIEvent?)
  /// The action method ran on the object.
  case action(Selector, on: AnyObject, sender: AnyObject?, event: UIEvent?)
  /// The handler of an action object ran.
  case handler(AnyObject)
  /// A notification was posted; the name is UIKit's without the word Notification.
  case notification(String, object: AnyObject?)
  /// A recognizer took a state.
  case recognizerState(UIGestureRecognizer, UIGestureRecognizer.State)
  /// A delegate's method that only tells, which no delegate took.
  case told(Method, delegator: AnyObject, arguments: [Value])
}
