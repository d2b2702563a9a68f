// The course of a run: its commands, its failure, its objects and its end.

extension Dispatcher {
  /// Reports an error where UIKit would stop the app; the calls that are open unwind.
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
  @_spi(Workbench) public func clearFailure() {
    failure = nil
  }

  /// Starts a new command: its calls are counted from zero.
  @_spi(Workbench) public func beginCommand() {
    calls = 0
    messages.start()
  }

  /// Drops what may hold objects as its simulation ends: each of them holds the dispatcher.
  func letGo() {
    clock = VirtualClock()
    documentOverrides = []
    trace.sink = nil
  }

  /// Adds a new object to the table; past the limit the run ends.
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
    let (saved, observer, failure, own) = (trace, observer, failure, ruleOfLastAnswer)
    trace = Trace()
    self.observer = nil
    self.failure = nil
    reading = .storedOnly
    defer {
      reading = .off
      (trace, self.observer, self.failure, ruleOfLastAnswer) = (saved, observer, failure, own)
    }
    do throws(E) {
      let answer = try question()
      return reading == .metCode ? nil : answer
    } catch {
      if reading == .metCode { return nil }
      throw error
    }
  }

  /// Says that a question hangs on code of the app's, or on an object that is made only when it is
  /// asked for; answers whether it may not be run.
  @_spi(Workbench) public func refusesCode() -> Bool {
    guard reading != .off else { return false }
    reading = .metCode
    return true
  }
}
