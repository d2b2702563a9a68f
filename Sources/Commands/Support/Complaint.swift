import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// Why a command cannot do what it was asked: what happened, and the next step.
struct Complaint: Error {
  var status: ExitStatus

  /// What is wrong and where: lower case, without a period.
  var message: Sentence

  /// What to do about it: a full sentence.
  var hint: Sentence?

  init(_ status: ExitStatus, _ message: Sentence, hint: Sentence? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }
}

/// The run was as it should be, and its result is "no": an expectation or an answer failed.
struct NegativeResult: Error {}

/// What was wrong has been told already.
struct ToldAlready: Error {
  var status: ExitStatus
}

extension WireError {
  /// What the command exits with.
  var exitStatus: ExitStatus {
    switch type {
    case .workbenchCancelled: .interrupted
    case .workbenchBusy, .workbenchStopping, .sessionTooMany, .requestTooManyInFlight: .busy
    case .workbenchForbidden, .sessionReadOnly: .permission
    case .workbenchInternal: .internalError
    // A number that was typed, of something that there is not.
    case .renderNoMoment: .usage
    case .helloProtocolMismatch, .helloMissingCapability: .unavailable
    default: .badInput
    }
  }
}

extension ConnectionError {
  /// What the command exits with.
  var exitStatus: ExitStatus {
    switch kind {
    case .pathTooLong: .usage
    case .permission: .permission
    case .interrupted: .interrupted
    case .badMessage: .internalError
    case .noSocket, .refused, .system, .closed, .timedOut: .unavailable
    }
  }
}

extension Page {
  /// Adds what went wrong and the next step.
  mutating func add(_ message: Sentence, hint: Sentence?) {
    add("responder: " + words.say(message), .bad)
    if let hint { addProse(words.say(hint), indent: 2) }
  }
}
