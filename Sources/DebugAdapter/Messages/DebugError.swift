package import Sentences
package import WorkbenchProtocol

/// Why a request of an editor was not carried out.
package struct DebugError: Error, Equatable {
  /// JSON-RPC's number for the class of failure; the other envelope has words for some of them.
  package let code: ErrorType.Code

  /// What is wrong: one sentence, lower case, without a period.
  package let message: Sentence

  /// What to do about it: a full sentence.
  package let hint: Sentence?

  /// Whether a person has to hear of it: what an editor asks by itself fails without a window.
  package var isForPerson = true

  /// Makes an error.
  package init(_ code: ErrorType.Code, _ message: Sentence, hint: Sentence? = nil) {
    self.code = code
    self.message = message
    self.hint = hint
  }

  /// The sentence and the next step, as an editor shows them.
  package var text: Sentence {
    guard let hint else { return message }
    return Sentence("\(message). \(hint)", zh: "\(message)。\(hint)")
  }

  /// The same, of which no window is opened.
  func quietly() -> DebugError {
    var error = self
    error.isForPerson = false
    return error
  }
}

extension DebugError {
  /// The arguments are wrong, or name what is not there.
  static func arguments(_ message: Sentence, hint: Sentence? = nil) -> DebugError {
    DebugError(.parameters, message, hint: hint)
  }

  /// The request was right and comes at a time when it cannot be carried out.
  static func time(_ message: Sentence, hint: Sentence? = nil) -> DebugError {
    DebugError(.request, message, hint: hint)
  }

  /// The request was right and could not be carried out.
  static func failed(_ message: Sentence, hint: Sentence? = nil) -> DebugError {
    DebugError(.failed, message, hint: hint)
  }

  /// It was given up because the editor said so.
  package static let cancelled = DebugError(
    .cancelled,
    Sentence("the request was cancelled", zh: "请求被取消")
  ).quietly()

  /// An id of a stack or of a variable that was good until the debugger moved.
  static let stale = DebugError(
    .parameters,
    Sentence("the debugger has moved on", zh: "调试器已经移动"),
    hint: Sentence("Ask for the stack again.", zh: "请重新获取调用栈。")
  ).quietly()

  /// What the workbench refused, as an editor tells it.
  init(_ error: WireError) {
    let code = ErrorType.Code(rawValue: error.type.code) ?? .failed
    self.init(code, error.message, hint: error.hint)
    if code == .cancelled { isForPerson = false }
  }
}
