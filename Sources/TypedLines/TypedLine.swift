package import Jansson

/// A line as it is typed at a prompt, cut into words; quotes and JSON hold blanks together.
package struct TypedLine {
  /// The line as it was typed.
  package let text: String

  /// The first word; nil for an empty line or a comment.
  package let name: String?

  /// The words after it.
  package let words: [String]

  package init(_ line: String) {
    text = line
    let all = TypedLine.cut(line)
    name = all.first.flatMap { $0.hasPrefix("#") ? nil : $0 }
    words = Array(all.dropFirst())
  }

  /// A value as it is typed: JSON, a point `120,33`, or text.
  package static func value(_ text: String) -> JSONValue {
    // In brackets, so that a point without any is read like one that has them.
    if let parsed = try? JSON.parse("[\(text)]"), parsed.count == 1, let value = parsed[0] {
      return value
    }
    if let parsed = try? JSON.parse("[\(text)]"), parsed.elements.allSatisfy(\.isNumber) {
      return parsed
    }
    if text.contains("@"), let place = TypedPlace(text) { return place.json }
    return JSONValue(text)
  }

  /// Cuts at blanks that are in no quotes, brackets or braces.
  private static func cut(_ line: String) -> [String] {
    var words: [String] = []
    var word = ""
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted {
        if "[{".contains(character) { depth += 1 }
        if "]}".contains(character) { depth -= 1 }
      }
      if character.isWhitespace, !isQuoted, depth <= 0 {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// A text without blanks at either end.
  package static func trimmed(_ text: String) -> String {
    let start = text.drop(while: \.isWhitespace)
    return start.lastIndex { !$0.isWhitespace }.map { String(start[...$0]) } ?? ""
  }
}
