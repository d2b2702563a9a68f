import Jansson
import WorkbenchProtocol

/// What is expected to be called, as one says it: *lift.began near 0.5 s ▸ lift.changed+*.
struct SpokenCalls {
  private let calls: JSONValue
  private let words: Words

  init(_ calls: JSONValue, _ words: Words) {
    self.calls = calls
    self.words = words
  }

  /// The forms in words; `nil` where nobody has words for one of them.
  var text: String? {
    if calls.isArray { return inOrder(calls) }
    let forms = calls.members.filter { $0.key != "of" }
    let told = forms.compactMap { form($0.key, $0.value) }
    guard !forms.isEmpty, told.count == forms.count else { return nil }
    return told.joined(separator: words.comma)
  }

  private func form(_ key: String, _ value: JSONValue) -> String? {
    switch key {
    case "inOrder": inOrder(value)
    case "exactly": exactly(value)
    case "never": row(value).map { words.say("never \($0)", zh: "从不 \($0)") }
    default: nil
    }
  }

  private func inOrder(_ list: JSONValue) -> String? {
    row(list).map { words.say("calls \($0)", zh: "依次 \($0)") }
  }

  private func exactly(_ list: JSONValue) -> String? {
    guard let patterns = calls[.of] else { return nil }
    let names = words.list(patterns.string.map { [$0] } ?? patterns.strings)
    if list.count == 0 { return words.say("of \(names) none", zh: "\(names) 都没有") }
    return row(list).map { words.say("of \(names) exactly \($0)", zh: "\(names) 中恰好 \($0)") }
  }

  /// Occurrences, each behind the one before.
  private func row(_ list: JSONValue) -> String? {
    guard list.isArray else { return nil }
    let told = list.elements.compactMap(occurrence)
    guard told.count == list.count, !told.isEmpty else { return nil }
    return told.joined(separator: " \(Mark.then.drawn) ")
  }

  private func occurrence(_ element: JSONValue) -> String? {
    if let name = element.string { return name }
    if let group = element["repeat"] { return row(group).map { "(\($0))+" } }
    guard let name = element[.call]?.string else { return nil }
    let parts = [arguments(element), returned(element), time(element), place(element)]
    return ([name] + parts.compactMap(\.self)).joined(separator: " ")
  }

  private func arguments(_ element: JSONValue) -> String? {
    guard let values = element[.with] else { return nil }
    let told = words.list(values.members.map { SpokenMatcher($0.value, words).text(of: $0.key) })
    return words.say("with \(told)", zh: "带 \(told)")
  }

  private func returned(_ element: JSONValue) -> String? {
    element[.returned].map { value in
      let told = SpokenMatcher(value, words).text ?? value.shortJSON
      return words.say("answering \(told)", zh: "返回 \(told)")
    }
  }

  private func time(_ element: JSONValue) -> String? {
    element[.time].map { value in
      let told = SpokenMatcher(value, words).text
      return (told ?? words.say("at \(value.shortJSON)", zh: "在 \(value.shortJSON)"))
        + words.say(" s", zh: " 秒")
    }
  }

  private func place(_ element: JSONValue) -> String? {
    element["inside"]?.string.map { words.say("inside \($0)", zh: "在 \($0) 之内") }
  }
}
