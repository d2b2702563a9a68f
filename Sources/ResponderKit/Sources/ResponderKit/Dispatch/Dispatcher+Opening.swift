// How calls are opened and counted, and who answered them.

extension Dispatcher {
  /// Opens the frame of a call that is about to be made.
  ///
  /// Whoever gets true has to close it: by `close`, or by taking the frame off.
  ///
  /// - Returns: Whether the call may be made. It may not after a failure, past a limit, or where a
  ///   question that is to run no code has come to code of the app's.
  func begin(_ method: Method, on object: AnyObject) -> Bool {
    let index = objects.index(of: object)
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
  /// Quiet ways that make no call count it here as well, so that a limit is met at the same place
  /// whoever listens.
  ///
  /// - Returns: Whether the call may be made.
  func countCall(at index: ObjectIndex) -> Bool {
    guard failure == nil else { return false }
    if pendingDelegateCall != nil { announceDelegateCall() }
    if calls & 7 == 0, let betweenCalls { betweenCalls() }
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
      .map { "\(objects.name(of: $0.index)).\($0.method.name)" }.joined(separator: " → ")
  }

  /// How a call was answered, from what its frame has seen.
  ///
  /// A frame whose UIKit version was reached by a class that does not override the method is
  /// inherited; by one that does, super was called.
  func answering(of frame: Frame) -> Answering {
    if frame.documentStarted { return .document(superCalled: frame.reached) }
    // Not reached means overridden on every platform, whatever can be read from the class.
    guard frame.reached else { return .overridden(superCalled: false) }
    return switch overrides(frame.method, in: type(of: frame.object)) {
    case .some(true): .overridden(superCalled: true)
    case .some(false): .inherited
    case .none: .unknown
    }
  }
}
