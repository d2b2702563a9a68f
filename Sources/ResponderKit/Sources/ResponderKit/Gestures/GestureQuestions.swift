extension GestureEnvironment {
  /// Asks a recognizer's delegate one of its questions.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - recognizer: Whose delegate is asked.
  ///   - subject: The touch, event or other recognizer that the question is about.
  ///   - rule: The rule that an answer decides by.
  ///   - implementation: Calls the delegate's method.
  /// - Returns: The answer; `nil` when nobody answers.
  func askDelegate(
    _ method: Method,
    of recognizer: UIGestureRecognizer,
    about subject: AnyObject? = nil,
    deciding rule: (Bool) -> Rule,
    _ implementation: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool? {
    guard recognizer.delegateStorage != nil else { return nil }
    return dispatcher.ask(
      method,
      of: recognizer,
      arguments: [.object(recognizer)] + (subject.map { [.object($0)] } ?? []),
      deciding: rule
    ) { delegate in
      (delegate as? any UIGestureRecognizerDelegate).map(implementation)
    }
  }

  /// Whether a class or a document may have an own version of a recognizer's method.
  ///
  /// The question about each pair of recognizers is spared where nobody could answer it.
  ///
  /// Unknown counts as yes: on a platform that does not tell, everybody is asked.
  func mayOverride(_ method: Method, _ recognizer: UIGestureRecognizer) -> Bool {
    guard !isPlain(recognizer) else { return false }
    if let document = dispatcher.overrides(at: recognizer.index), document.overrides(method) {
      return true
    }
    return dispatcher.overrides(method, in: type(of: recognizer)) != false
  }

  /// Whether all of a recognizer is UIKit's own; asked once.
  ///
  /// The answer is kept in the recognizer and dropped when a document gives it overrides.
  private func isPlain(_ recognizer: UIGestureRecognizer) -> Bool {
    if let isPlain = recognizer.isPlain { return isPlain }
    let isPlain =
      dispatcher.overrides(of: recognizer) == nil && Overriding.isUIKit(type(of: recognizer))
    recognizer.isPlain = isPlain
    return isPlain
  }
}

/// What a view answers when it is asked for its recognizers.
///
/// Anything in a document's list that is no recognizer is passed over.
struct RecognizerList: ModelValue {
  let recognizers: [UIGestureRecognizer]

  init(recognizers: [UIGestureRecognizer]) { self.recognizers = recognizers }

  init?(modelValue: Value) {
    switch modelValue {
    case .none: recognizers = []
    case .list(let values):
      recognizers = values.compactMap {
        guard case .object(let object) = $0 else { return nil }
        return object as? UIGestureRecognizer
      }
    case .flag, .number, .text, .point, .size, .rect, .insets, .transform, .selector, .object,
      .name, .names, .range:
      return nil
    }
  }

  var modelValue: Value { .list(recognizers.map { .object($0) }) }

  static var unanswered: RecognizerList { RecognizerList(recognizers: []) }
}
