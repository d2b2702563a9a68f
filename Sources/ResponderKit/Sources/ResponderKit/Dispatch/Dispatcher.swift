import Foundation

/// What every call goes through that the model makes: it opens and closes calls, keeps the trace and
/// the virtual time, and says when the run has failed.
///
/// It knows the objects and nothing of windows, touches or recognizers. Objects and the parts of a
/// simulation hold it strongly, because a constant is read without counting a reference and every
/// call begins by reading it. What it holds of theirs in turn, such as timers that wait, it drops as
/// the simulation ends.
@_spi(Workbench) public final class Dispatcher {
  /// The objects that calls are made on.
  let objects: ObjectTable

  /// The trace that the model emits.
  @_spi(Workbench) public var trace = Trace()

  /// Told of each call and occurrence, for expectations and notes.
  @_spi(Workbench) public weak var observer: (any SimulationObserver)? {
    didSet { isObserved = observer != nil }
  }
  /// Whether there is an observer: reading a weak reference at each call would cost more.
  private(set) var isObserved = false

  /// What ended the run, where something did; every later call is skipped until it is cleared.
  @_spi(Workbench) public internal(set) var failure: SimulationError?

  /// Where views say that what is seen of them has changed; `nil` unless a host draws the run.
  @_spi(Workbench) public var shownChanges: ShownChanges?

  /// Whether a question is being asked that must run no code of the app's, and whether its answer
  /// hangs on such code.
  @_spi(Workbench) public internal(set) var reading = Reading.off

  /// How far one command may go.
  @_spi(Workbench) public var limits = SimulationLimits()
  /// The calls of this command so far.
  @_spi(Workbench) public internal(set) var calls = 0

  /// Called before every eighth call; what a host does there must leave the simulation alone.
  ///
  /// Whoever runs a large one turns to something else there for a while.
  @_spi(Workbench) public var betweenCalls: (() -> Void)?

  var clock = VirtualClock()
  /// The calls that have not been answered, the innermost last.
  ///
  /// No reference into it is held across a call: it grows and shrinks with every one, so frames are
  /// found by their place.
  var frames: [Frame] = []
  /// The rule that decided the call which has returned last.
  ///
  /// A walk along the chain reads here why the object is the next one, right after it has asked for
  /// `next`.
  var ruleOfLastAnswer: Rule?
  var messages = MessageLog()
  var pendingDelegateCall: PendingDelegateCall?
  /// What a document overrides, by the objects' indices; as long as it has to be.
  var documentOverrides: [(any DocumentOverrides)?] = []
  /// Which methods each class overrides, for the classes whose calls were answered so far.
  var overridesByClass = OverridesByClass()

  init(_ objects: ObjectTable) {
    self.objects = objects
    frames.reserveCapacity(64)
  }

  /// Makes a call to an overridable method; every call that the model makes goes through here.
  ///
  /// Opens a frame, runs the document's override if the object has one, else the Swift method, and
  /// closes the frame with how it was answered.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - object: The receiver.
  ///   - delegator: Whose delegate the receiver is, where it is one.
  ///   - arguments: The arguments in Swift's order, built only for a document or an observer.
  ///   - fields: What the opening record says beside receiver and method.
  ///   - deciding: The rule for an answer that no implementation of UIKit's decided.
  ///   - implementation: Calls the Swift method.
  /// - Returns: The answer; `R.unanswered` when the run has failed.
  func call<R: ModelValue>(
    _ method: Method,
    on object: AnyObject,
    delegator: AnyObject? = nil,
    arguments: @autoclosure () -> [Value] = [],
    fields: @autoclosure () -> [TraceField] = [],
    deciding: (R, Answering) -> Rule? = { _, _ in nil },
    implementation: () -> R
  ) -> R {
    // First of all: from here on nothing may run that no frame stands for.
    guard begin(method, on: object) else { return R.unanswered }
    let index = frames[frames.count - 1].index
    let level = frames[frames.count - 1].level
    let emits = trace.emits(level)
    if emits {
      write(
        .asked,
        level,
        at: index,
        rule: ruleOfAsking(),
        method: method,
        fields: fields()
      )
      trace.push(level: level)
    }
    if isObserved {
      observer?.willCall(method, on: object, delegator: delegator, arguments: arguments)
    }
    let answer: R
    if let document = overrides(at: index), document.overrides(method) {
      frames[frames.count - 1].documentStarted = true
      // The document's override is the outermost subclass: its super is the Swift method, which may
      // be overridden again beneath it.
      let value = document.run(method, on: object, arguments: arguments()) {
        implementation().modelValue
      }
      answer = R(modelValue: value) ?? R.unanswered
    } else {
      answer = implementation()
    }
    if isObserved {
      observer?.didCall(method, on: object, delegator: delegator) { answer.modelValue }
    }
    close(frames.removeLast(), answer, emits: emits, isDelegate: delegator != nil, deciding)
    return answer
  }

  /// The rule by which the object of the innermost call gets a message that another passed on.
  private func ruleOfAsking() -> Rule? {
    guard frames.count > 1, frames[frames.count - 1].isMessage else { return nil }
    return frames[frames.count - 2].ruleOfNext
  }

  /// Ends a call: finds the rule that decided it, and emits the closing record.
  ///
  /// At the quiet level, where UIKit's answer stands and no message is to be accounted for, noting
  /// the rule is all there is to do.
  private func close<R: ModelValue>(
    _ frame: Frame,
    _ answer: R,
    emits: Bool,
    isDelegate: Bool,
    _ deciding: (R, Answering) -> Rule?
  ) {
    // UIKit's rule holds while its answer does; an override that changed it is the one to decide.
    let isUIKitsAnswer = frame.rule != nil && frame.answerOfBase == answer.identity
    guard emits || !isUIKitsAnswer || frame.isMessage else {
      trace.note(frame.rule)
      ruleOfLastAnswer = frame.rule
      return
    }
    let answering = answering(of: frame)
    let rule = isUIKitsAnswer ? frame.rule : deciding(answer, answering)
    ruleOfLastAnswer = rule
    if frame.isMessage { messages.close(frame, answering) }
    trace.note(rule)
    guard emits else { return }
    trace.pop()
    let answered = TraceField(.answer, field(answer.modelValue))
    write(
      .answered,
      frame.level,
      at: frame.index,
      rule: rule,
      method: frame.method,
      // A delegate's method has no version of UIKit's that it could override.
      fields: isDelegate ? [answered] : [answered, TraceField(.how, .text(answering.text))]
    )
  }

  /// Whether nobody is told of single calls, so that those without overrides may go unrecorded.
  ///
  /// After a failure the quiet ways are closed too, so that what is asked then is answered in one
  /// place.
  var isQuiet: Bool { trace.level == .outcome && !isObserved && failure == nil }

  /// Runs UIKit's own implementation of a method.
  ///
  /// Marks the receiver's open frame as reached. Entered by a direct call, without a frame of its
  /// own receiver and method, it opens one first, so that such calls are traced too.
  func base<R: ModelValue>(
    _ method: Method,
    of object: AnyObject,
    handles: Bool = false,
    arguments: @autoclosure () -> [Value] = [],
    fields: @autoclosure () -> [TraceField] = [],
    deciding: (R, Answering) -> Rule? = { _, _ in nil },
    body: () -> R
  ) -> R {
    // Code of the app's goes on after a failure until it returns, and may call super.
    guard failure == nil else { return R.unanswered }
    // Between a call and its super call every other call has been answered, so that the frame is on
    // top; code that no frame stands for runs behind `runOwnCode(of:_:)`.
    if isAnswering(method, on: object) {
      return enterBase(handles: handles, body: body)
    }
    return call(
      method,
      on: object,
      arguments: arguments(),
      fields: fields(),
      deciding: deciding
    ) { enterBase(handles: handles, body: body) }
  }

  /// Whether the innermost open call is this one.
  ///
  /// By identity and method: the same method of another object, or another of the same, is a call
  /// of its own.
  func isAnswering(_ method: Method, on object: AnyObject) -> Bool {
    let place = frames.count - 1
    return place >= 0 && frames[place].identity == ObjectIdentifier(object)
      && frames[place].method == method
  }

  private func enterBase<R: ModelValue>(handles: Bool, body: () -> R) -> R {
    let place = frames.count - 1
    frames[place].reached = true
    if handles { frames[place].handledByClass = true }
    // The frame is looked up again afterwards: calls in the body have moved the list.
    let answer = body()
    frames[place].answerOfBase = answer.identity
    return answer
  }

  /// Runs code of the app's that is no overridable method: an action, a handler.
  ///
  /// What it calls directly is then a call of its own, never taken for a super call of the method
  /// whose UIKit version is running, and calls that come back here again and again have an end.
  @_spi(Workbench) public func runOwnCode(of object: AnyObject, _ body: () -> Void) {
    guard begin(.perform, on: object) else { return }
    body()
    frames.removeLast()
  }

  /// Says that UIKit's own class did something about the message that is being answered.
  func markHandled() {
    if !frames.isEmpty { frames[frames.count - 1].handledByClass = true }
  }

  /// Names the rule that decides the call which is being answered.
  @inline(__always)
  func decide(_ rule: Rule) {
    if !frames.isEmpty { frames[frames.count - 1].rule = rule }
  }

  /// Whether a class outside UIKit overrides a method; `nil` where unknown.
  @_spi(Workbench) public func overrides(_ method: Method, in type: AnyClass) -> Bool? {
    overridesByClass.overrides(method, in: type)
  }

  /// The innermost call of the model that has not returned, as `object.method`.
  ///
  /// A host asks for it when code of a module ended the process or does not come back.
  @_spi(Workbench) public var runningCall: String? {
    frames.last.map { "\(objects.name(of: $0.index)).\($0.method.name)" }
  }
}
