public import Sentences

/// The exit statuses that both programs share.
public enum ExitStatus: Int32, Sendable {
  case usage = 2
  case badInput = 65
  case unavailable = 69
  case internalError = 70
  case cannotCreate = 73
  case busy = 75
  case permission = 77
  case interrupted = 130
}

/// Why a daemon cannot be started, or cannot be reached.
///
/// `message` names the place, `hint` the next step; the text of both is what crosses the
/// ready-pipe from a daemon that could not start to the command that started it.
public struct StartError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What the program that meets this error exits with.
  public var status: ExitStatus

  /// What is wrong and where: lower case, without a period.
  public var message: Sentence

  /// What to do about it: a full sentence.
  public var hint: Sentence?

  public init(_ status: ExitStatus, _ message: Sentence, hint: Sentence? = nil) {
    self.status = status
    self.message = message
    self.hint = hint
  }

  public var description: String { text(in: .english) }

  /// What is wrong, and on the next line what to do about it.
  public func text(in language: Language) -> String {
    [message, hint].compactMap { $0?.text(in: language) }.joined(separator: "\n")
  }
}
