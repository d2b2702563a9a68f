/// How a call was answered, as its closing record says.
///
/// These are the cells of the table that every overridable method is tested by: inherited,
/// overridden with and without super, and a document's override with either beneath it.
enum Answering: Equatable {
  case inherited
  case overridden(superCalled: Bool)
  case document(superCalled: Bool)
  /// This platform does not tell whether the class overrides the method.
  case unknown

  /// The words of the closing record.
  var text: String {
    switch self {
    case .inherited: "inherited"
    case .overridden(superCalled: true): "overridden, super called"
    case .overridden(superCalled: false): "overridden, super not called"
    case .document: "document's override"
    case .unknown: "unknown"
    }
  }

  /// Whether somebody's subclass answered instead of UIKit's class.
  var isOverridden: Bool {
    switch self {
    case .inherited, .unknown: false
    case .overridden, .document: true
    }
  }

  /// Whether UIKit's own implementation ran.
  var reachedUIKit: Bool {
    switch self {
    case .inherited, .unknown: true
    case .overridden(let superCalled), .document(let superCalled): superCalled
    }
  }
}

/// A call that the model made and that has not been answered yet.
///
/// It lasts from the question to the answer. What happens in between nests in it: records, super
/// calls, and messages that go on to the next responder.
struct Frame {
  // Unsafe because a reference count for each call would cost as much as the call; its object is
  // alive while it runs.
  unowned(unsafe) let object: AnyObject
  /// The same object, to be compared without counting a reference.
  let identity: ObjectIdentifier
  let index: ObjectIndex
  let method: Method
  /// The level at which the call is traced.
  var level: TraceLevel
  /// Whether the call carries an event along the responder chain; a recognizer's touches do not.
  let isMessage: Bool
  /// The receiver only passes a message on; it may be gone by the time that the call is answered.
  var isPassedOn = false
  /// UIKit's own implementation was entered.
  ///
  /// The base implementation sets it, which is how a super call is seen: nobody has to say that it
  /// was made.
  var reached = false
  /// A class of UIKit's, such as UIControl, answers this itself instead of passing it on.
  var handledByClass = false
  var documentStarted = false
  /// The delegate does not implement the method: only the protocol's default was there to run.
  var isMissing = false
  /// The rule that decided the answer of UIKit's own implementation.
  var rule: Rule?
  /// What that answer was, by `ModelValue.identity`.
  ///
  /// Compared with the answer of the whole call: where they differ an override has changed it, and
  /// UIKit's rule is not what decided.
  var answerOfBase = 0
  /// While a message goes on: the rule by which the object that gets it is the next one.
  var ruleOfNext: Rule?

  init(
    object: AnyObject,
    index: ObjectIndex,
    method: Method,
    level: TraceLevel,
    isMessage: Bool
  ) {
    self.object = object
    identity = ObjectIdentifier(object)
    self.index = index
    self.method = method
    self.level = level
    self.isMessage = isMessage
  }
}
