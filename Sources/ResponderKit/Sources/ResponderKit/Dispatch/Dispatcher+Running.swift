// The course of a run: its commands, its failure, its objects and its end.

extension Dispatcher {
  /// Reports an error where UIKit would stop the app; the calls that are open unwind.
  ///
  /// Nothing is thrown: the app's code lies between the model's calls and could catch nothing. Each
  /// call that is asked for from now on answers `unanswered`, so that the stack empties by itself.
  /// Only the first error counts; those that follow are its consequences.
  func fail(_ error: SimulationError) {
    guard failure == nil else { return }
    failure = error
    emit(
      .error,
      .outcome,
      at: error.object,
      rule: error.rule,
      fields: [
        TraceField(.error, .text(error.kind.rawValue)), TraceField(.message, .said(error.message)),
      ]
    )
  }

  /// Ends the run from outside, as a host does to cancel it.
  @_spi(Workbench) public func stop(_ error: SimulationError) { fail(error) }

  /// Forgets the failure, because somebody expected it.
  ///
  /// State is as the failed call left it; nothing is rolled back.
  @_spi(Workbench) public func clearFailure() {
    failure = nil
  }

  /// Starts a new command: its calls are counted from zero.
  @_spi(Workbench) public func beginCommand() {
    calls = 0
    messages.start()
  }

  /// Drops what may hold objects as its simulation ends: each of them holds the dispatcher.
  ///
  /// In a ring nobody would go: closures of timers hold views, and each view holds the dispatcher.
  func letGo() {
    clock = VirtualClock()
    documentOverrides = []
    trace.sink = nil
  }

  /// Adds a new object to the table; past the limit the run ends.
  ///
  /// The object gets its index even past the limit, for an initializer cannot be refused half-way.
  func register(_ object: any IndexedObject) -> ObjectIndex {
    let index = objects.add(object)
    if objects.living > limits.objects {
      fail(
        SimulationError(
          .tooManyObjects,
          "a simulation holds at most \(limits.objects) objects",
          zh: "一个模拟最多容纳 \(limits.objects) 个对象"
        )
      )
    }
    return index
  }

  // MARK: - Looking without running anything

  /// How the state may be looked at.
  ///
  /// Tools ask about a state while it stands still: what the next touch would hit, for instance.
  /// The answer must come from what is stored, or not at all.
  @_spi(Workbench) public enum Reading: Sendable {
    /// The app runs.
    case off
    /// Only what is stored may be looked at.
    case storedOnly
    /// It was to be, and the question has come to code of the app's: what it answers is no answer.
    case metCode
  }

  /// Asks a question that looks at what is stored and runs no code of the app's, so that nothing is
  /// changed by it: no override, no record, no occurrence.
  ///
  /// - Returns: The answer; `nil` when it hangs on code, in which case nothing was changed, either.
  @_spi(Workbench) public func readingStored<R, E: Error>(
    _ question: () throws(E) -> R
  ) throws(E) -> R? {
    try aside { () throws(E) in
      let before = reading
      reading = .storedOnly
      defer { reading = before }
      do throws(E) {
        let answer = try question()
        return reading == .metCode ? nil : answer
      } catch {
        // An error that comes after that says nothing: it may come of an answer that was none.
        if reading == .metCode { return nil }
        throw error
      }
    }
  }

  /// Asks a question as if no run were under way: with a trace, calls and a budget of its own, of
  /// which nobody is told.
  ///
  /// So it may be asked while a record is being written: the call that is open there is not taken
  /// for the one that the question makes. The run goes on as it would have. What code of the app's
  /// changes meanwhile stays changed, however: asked where such code may run, a question needs a
  /// run that nobody goes on with.
  @_spi(Workbench) public func aside<R, E: Error>(
    _ question: () throws(E) -> R
  ) throws(E) -> R {
    let (trace, observer, failure, own) = (trace, observer, failure, ruleOfLastAnswer)
    let (calls, frames, messages, pending) = (calls, frames, messages, pendingDelegateCall)
    let depth = limits.callDepth
    self.trace = Trace()
    self.observer = nil
    self.failure = nil
    self.calls = 0
    self.frames = []
    self.messages = MessageLog()
    pendingDelegateCall = nil
    // The thread's stack holds the calls that are open, too; a few are always left to ask with.
    limits.callDepth = max(Self.leastDepth, depth - frames.count)
    defer {
      (self.trace, self.observer, self.failure, ruleOfLastAnswer) = (trace, observer, failure, own)
      (self.calls, self.frames, self.messages) = (calls, frames, messages)
      pendingDelegateCall = pending
      limits.callDepth = depth
    }
    return try question()
  }

  /// How deep the calls of a question may nest wherever it is asked.
  private static let leastDepth = 16

  /// Says that a question hangs on code of the app's, or on an object that is made only when it is
  /// asked for; answers whether it may not be run.
  @_spi(Workbench) public func refusesCode() -> Bool {
    guard reading != .off else { return false }
    reading = .metCode
    return true
  }
}
