/// An object that has a delegate; a host may give it one of any class.
///
/// A delegate from a document is no Swift class with the protocol's methods: what it implements is
/// what the document overrides on it.
@_spi(Workbench) public protocol Delegator: AnyObject {
  /// The delegate, whatever it is.
  var delegateObject: AnyObject? { get set }
}

/// A call to a delegate's optional method that nobody has been told of yet.
///
/// Swift cannot say whether a class implements a method for which the protocol has a default. So
/// the method is run, and the call is announced by the first thing that happens inside it, or when
/// it has answered; where only the default was there to run, there was no call.
///
/// Announced late, the call still has its place in the trace: before whatever happens in it.
struct PendingDelegateCall {
  let place: Int
  let delegator: AnyObject
  let arguments: [Value]
}

extension Dispatcher {
  /// Asks a delegate a question.
  ///
  /// A default that answers says so by `delegateLacksMethod()`, and then no call has been: nothing
  /// is recorded, and the caller takes the answer for a delegate that is silent.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - delegator: Whose delegate is asked.
  ///   - arguments: The arguments in Swift's order.
  ///   - rule: The rule by which it is asked, where one says so.
  ///   - deciding: The rule that an answer decides by, where that hangs on the answer.
  ///   - implementation: Calls the delegate's method; `nil` when it has no such protocol.
  /// - Returns: The answer; `nil` when there is no delegate or it does not implement the method.
  func ask<R: ModelValue>(
    _ method: Method,
    of delegator: any Delegator,
    arguments: [Value] = [],
    rule: Rule? = nil,
    deciding: (R) -> Rule? = { _ in nil },
    implementation: (AnyObject) -> R?
  ) -> R? {
    guard let delegate = delegator.delegateObject else { return nil }
    if let document = overrides(of: delegate), document.overrides(method) {
      return call(
        method,
        on: delegate,
        delegator: delegator,
        arguments: arguments,
        deciding: { answer, _ in rule ?? deciding(answer) }
      ) { implementation(delegate) ?? R.unanswered }
    }
    // Opened before it is known whether the method is there: what the method calls directly needs a
    // frame around it.
    guard begin(method, on: delegate) else { return nil }
    let place = frames.count - 1
    frames[place].rule = rule
    pendingDelegateCall = PendingDelegateCall(
      place: place,
      delegator: delegator,
      arguments: arguments
    )
    let answer = implementation(delegate)
    if rule == nil, let answer { frames[place].rule = deciding(answer) }
    // Nothing has happened in it, so only now is it to be told whether it was a call at all.
    if pendingDelegateCall?.place == place {
      guard let answer, !frames[place].isMissing else {
        pendingDelegateCall = nil
        frames.removeLast()
        return nil
      }
      announceDelegateCall()
      return close(answer, of: method, delegate: delegate, delegator: delegator)
    }
    return close(
      answer ?? R.unanswered,
      of: method,
      delegate: delegate,
      delegator: delegator
    )
  }

  /// Tells a delegate something; what only tells occurs with or without a delegate.
  func tell(
    _ method: Method,
    of delegator: any Delegator,
    arguments: [Value] = [],
    rule: Rule? = nil,
    implementation: (AnyObject) -> Void?
  ) {
    let answer: NoAnswer? = ask(method, of: delegator, arguments: arguments, rule: rule) {
      implementation($0).map { NoAnswer() }
    }
    if answer == nil { noteTold(method, of: delegator, arguments) }
  }

  /// What only tells has occurred though no delegate took it.
  func noteTold(_ method: Method, of delegator: any Delegator, _ arguments: [Value]) {
    guard failure == nil else { return }
    observer?.didOccur(.told(method, delegator: delegator, arguments: arguments))
  }

  /// Called by the defaults of delegate protocols: the delegate does not implement the method.
  func delegateLacksMethod() {
    guard let pending = pendingDelegateCall, pending.place == frames.count - 1 else { return }
    frames[pending.place].isMissing = true
  }

  /// Records the opening of the delegate call that waits to be announced.
  func announceDelegateCall() {
    guard let pending = pendingDelegateCall else { return }
    pendingDelegateCall = nil
    let frame = frames[pending.place]
    if trace.emits(frame.level) {
      write(
        .asked,
        frame.level,
        at: frame.index,
        rule: nil,
        method: frame.method,
        fields: []
      )
      trace.push(level: frame.level)
    }
    observer?.willCall(frame.method, on: frame.object, delegator: pending.delegator) {
      pending.arguments
    }
  }

  private func close<R: ModelValue>(
    _ answer: R,
    of method: Method,
    delegate: AnyObject,
    delegator: any Delegator
  ) -> R {
    observer?.didCall(method, on: delegate, delegator: delegator) { answer.modelValue }
    let frame = frames.removeLast()
    trace.note(frame.rule)
    if trace.emits(frame.level) {
      trace.pop()
      write(
        .answered,
        frame.level,
        at: frame.index,
        rule: frame.rule,
        method: method,
        fields: [TraceField(.answer, field(answer.modelValue))]
      )
    }
    return answer
  }
}
