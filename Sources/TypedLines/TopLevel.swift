/// Text that holds JSON, cut where no bracket, brace or quote is open.
package enum TopLevel {
  /// The parts between separators; with `most`, what is left stays in the last part.
  package static func split(_ text: String, at separator: Character, most: Int = .max) -> [String] {
    var parts = [""]
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        // Outside of quotes JSON has no escapes, and a path or a name may have the character.
        isEscaped = isQuoted
      } else if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted {
        if "[{".contains(character) { depth += 1 }
        if "]}".contains(character) { depth -= 1 }
        if character == separator, depth <= 0, parts.count < most {
          parts.append("")
          continue
        }
      }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}
