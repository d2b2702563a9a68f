extension Dispatcher {
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
