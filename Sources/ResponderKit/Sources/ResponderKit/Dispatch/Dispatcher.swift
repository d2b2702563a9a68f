import Foundation

extension Simulation {
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
    guard begin(method, on: object) else { return R.unanswered }
    let index = frames[frames.count - 1].index
    let level = frames[frames.count - 1].level
    let emits = trace.emits(level)
    if emits {
      trace.emit(
        .asked,
        level: level,
        time: clock.now,
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
    trace.emit(
      .answered,
      level: frame.level,
      time: clock.now,
      at: frame.index,
      rule: rule,
      method: frame.method,
      // A delegate's method has no version of UIKit's that it could override.
      fields: isDelegate ? [answered] : [answered, TraceField(.how, .text(answering.text))]
    )
  }

  /// Whether nobody is told of single calls, so that those without overrides may go unrecorded.
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
  func isAnswering(_ method: Method, on object: AnyObject) -> Bool {
    let place = frames.count - 1
    return place >= 0 && frames[place].identity == ObjectIdentifier(object)
      && frames[place].method == method
  }

  private func enterBase<R: ModelValue>(handles: Bool, body: () -> R) -> R {
    let place = frames.count - 1
    frames[place].reached = true
    if handles { frames[place].handledByClass = true }
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

  func begin(_ method: Method, on object: AnyObject) -> Bool {
    let index = index(of: object)
    if reading != .off, isOwnCode(method, of: object, at: index), refusesCode() { return false }
    guard countCall(at: index) else { return false }
    let isRecognizers = method.isMessage && object is UIGestureRecognizer
    let level: TraceLevel =
      isRecognizers ? .full : level(of: method, on: object, at: index)
    let isMessage = method.isMessage && !isRecognizers
    frames.append(
      Frame(object: object, index: index, method: method, level: level, isMessage: isMessage)
    )
    if isMessage { messages.open(method, at: index) }
    return true
  }

  /// Counts a call that is about to be made; past a limit the run ends.
  ///
  /// - Returns: Whether the call may be made.
  func countCall(at index: ObjectIndex) -> Bool {
    guard failure == nil else { return false }
    if pendingDelegateCall != nil { announceDelegateCall() }
    calls += 1
    guard calls > limits.calls || frames.count >= limits.callDepth else { return true }
    fail(
      calls > limits.calls
        ? SimulationError(
          .tooManyCalls,
          "one command may cause at most \(limits.calls) calls",
          zh: "一条命令最多引起 \(limits.calls) 次调用",
          object: index
        )
        : SimulationError(
          .callDepth,
          "calls nest more than \(limits.callDepth) deep: \(innermostCalls()) again and again",
          zh: "调用嵌套超过 \(limits.callDepth) 层：\(innermostCalls()) 一再重复",
          object: index
        )
    )
    return false
  }

  /// Opens the call of a message whose receiver has UIKit's version of the method, which is reached
  /// at once; `closeMessages(_:by:)` ends it.
  func open(message method: Method, on responder: UIResponder) -> Bool {
    let index = responder.index
    guard countCall(at: index) else { return false }
    var frame = Frame(
      object: responder,
      index: index,
      method: method,
      level: method.level,
      isMessage: true
    )
    frame.reached = true
    frame.isPassedOn = true
    frames.append(frame)
    messages.open(method, at: index)
    return true
  }

  /// Ends the innermost calls, which `open(message:on:)` opened, all answered by one rule.
  func closeMessages(_ count: Int, by rule: Rule) {
    guard count > 0 else { return }
    for _ in 0..<count { messages.close(frames.removeLast(), .inherited) }
    trace.note(rule)
  }

  /// The level at which a call is traced; at `outcome` nobody sees the difference.
  private func level(of method: Method, on object: AnyObject, at index: ObjectIndex) -> TraceLevel {
    let level = method.level
    guard trace.level > .outcome, method.levelWhenOverridden < level else { return level }
    return isOwnCode(method, of: object, at: index) ? method.levelWhenOverridden : level
  }

  /// Whether the document or a class outside UIKit answers a method.
  func isOwnCode(_ method: Method, of object: AnyObject, at index: ObjectIndex) -> Bool {
    overrides(at: index)?.overrides(method) == true
      || overrides(method, in: type(of: object)) == true
  }

  /// Returns the cycle at the end of the open calls, for the message of the depth limit.
  private func innermostCalls() -> String {
    guard let last = frames.last else { return "" }
    let same = { (frame: Frame) in frame.index == last.index && frame.method == last.method }
    let before = frames.dropLast().lastIndex(where: same) ?? max(0, frames.count - 4)
    return frames[(before + 1)...].prefix(8)
      .map { "\(name(of: $0.index)).\($0.method.rawValue)" }.joined(separator: " → ")
  }

  func answering(of frame: Frame) -> Answering {
    if frame.documentStarted { return .document(superCalled: frame.reached) }
    guard frame.reached else { return .overridden(superCalled: false) }
    return switch overrides(frame.method, in: type(of: frame.object)) {
    case .some(true): .overridden(superCalled: true)
    case .some(false): .inherited
    case .none: .unknown
    }
  }

  /// Whether a class outside UIKit overrides a method; `nil` where unknown.
  @_spi(Workbench) public func overrides(_ method: Method, in type: AnyClass) -> Bool? {
    overridesByClass.overrides(method, in: type)
  }

  /// Returns how a record writes a value.
  @_spi(Workbench) public func field(_ value: Value) -> TraceField.Value {
    switch value {
    case .none: .none
    case .flag(let flag): .flag(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .point(let point): .point(x: point.x, y: point.y)
    case .size(let size): .numbers([size.width, size.height])
    case .rect(let rect): .numbers([rect.minX, rect.minY, rect.width, rect.height])
    case .insets(let insets): .numbers([insets.top, insets.left, insets.bottom, insets.right])
    case .transform(let t): .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
    case .selector(let selector): .text(selector.name)
    case .object(let object): .object(index(of: object))
    case .list(let values): field(values)
    case .name(let name): .text(name)
    case .names(let names): .texts(names)
    case .range(let range): .numbers([Double(range.location), Double(range.length)])
    }
  }

  /// Returns how a record writes a list: objects by their indices, never by their addresses.
  private func field(_ values: [Value]) -> TraceField.Value {
    let objects = values.compactMap { value -> ObjectIndex? in
      guard case .object(let object) = value else { return nil }
      return index(of: object)
    }
    let numbers = values.compactMap { value -> Double? in
      guard case .number(let number) = value else { return nil }
      return number
    }
    // An index path.
    if !numbers.isEmpty, numbers.count == values.count { return .numbers(numbers) }
    return !objects.isEmpty && objects.count == values.count
      ? .objects(objects) : .texts(values.map { "\($0)" })
  }
}
