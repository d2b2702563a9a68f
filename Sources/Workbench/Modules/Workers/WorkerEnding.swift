public import WorkbenchProtocol

/// Why a worker is no longer there.
public struct WorkerEnding: Equatable, Sendable {
  /// What happened to the process.
  public enum Cause: Equatable, Sendable {
    /// It was killed because its session ended.
    case closed
    /// A signal ended it.
    case signal(Int32)
    /// It ended by itself, as by `exit(0)`.
    case exit(Int32)
    /// It did not answer for so many seconds and was killed.
    case silence(seconds: Double)
    /// It could not be started.
    case notStarted(String)
  }

  public var cause: Cause
  var lastWords: LastWords

  /// The modules that ran in it.
  var modules: [String]

  /// The error that every request gets which waits for an answer.
  public var wireError: WireError {
    let who = modules.isEmpty ? "a module" : modules.joined(separator: ", ")
    let place = lastWords.method.map { " in \($0)" } ?? ""
    switch cause {
    case .closed:
      return WireError(.sessionClosed, "the session ended while the request waited")
    case .signal(let number):
      let signal = Self.name(ofSignal: number)
      return WireError(
        .moduleCrashed,
        lastWords.isOutOfMemory
          ? "code of \(who) ran out of memory\(place): \(Limit.workerBytes.value >> 20) MiB is the limit"
          : "code of \(who) crashed\(place): \(signal)",
        details: [.init("signal", .text(signal))] + lastWords.details
      )
    case .exit(let status):
      return WireError(
        .moduleCrashed,
        "code of \(who) ended its process\(place) with status \(status)",
        details: [.init("status", .integer(Int(status)))] + lastWords.details
      )
    case .silence(let seconds):
      return WireError(
        .moduleTimeout,
        "code of \(who) did not return\(place) within \(seconds) s",
        details: [.init("seconds", .number(seconds))] + lastWords.details
      )
    case .notStarted(let reason):
      return WireError(.workbenchInternal, "no worker could be started: \(reason)")
    }
  }
}
