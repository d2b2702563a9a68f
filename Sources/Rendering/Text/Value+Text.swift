package import Jansson

extension JSONValue {
  /// The value as people read it: texts without quotes, points in parentheses, flags as Swift
  /// and documents write them.
  package func text(_ words: Words) -> String {
    switch kind {
    case .null:
      return words.none
    case .boolean:
      return bool == true ? "true" : "false"
    case .integer, .real:
      return double?.shortest ?? ""
    case .string:
      return string ?? ""
    case .array:
      let parts = elements.map { $0.text(words) }
      let isPoint = !parts.isEmpty && elements.allSatisfy(\.isNumber)
      return isPoint ? "(" + parts.joined(separator: ", ") + ")" : words.list(parts)
    case .object:
      return members.map { "\($0.key) \($0.value.text(words))" }.joined(separator: ", ")
    }
  }

  /// The texts of an array of strings.
  package var strings: [String] { elements.compactMap(\.string) }

  /// The value as JSON in which numbers have no fraction that says nothing.
  package var shortJSON: String {
    switch kind {
    case .real: double?.shortest ?? "null"
    case .array: "[" + elements.map(\.shortJSON).joined(separator: ", ") + "]"
    case .object:
      "{" + members.map { "\(JSONValue($0.key)): \($0.value.shortJSON)" }.joined(separator: ", ")
        + "}"
    default: description
    }
  }
}
