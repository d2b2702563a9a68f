extension String {
  /// The words that only English sentences have, outside of quotes, code and placeholders.
  ///
  /// Chinese texts keep ids, names of classes and members, options and words of a notation; none of
  /// these is an article, a pronoun or a preposition.
  public var englishWords: [String] {
    // Digits belong to what they stand in: the id of a build may well have a "be" among them.
    unquoted.split { !($0.isASCII && ($0.isLetter || $0.isNumber || "-_./#$".contains($0))) }
      .map(String.init).filter { String.smallWords.contains($0) }
  }

  private static let smallWords: Set = [
    "the", "an", "of", "is", "are", "was", "has", "have", "and", "or", "not", "no", "with", "for",
    "which", "what", "that", "this", "it", "its", "be", "by", "from", "there", "here", "where",
    "The", "An", "Is", "It", "There", "This", "What", "Which", "Where", "Only", "Show", "Print",
    "Error", "default", "values", "found", "expected", "missing",
  ]

  /// The text without what stands in quotes of any kind or in angle brackets.
  private var unquoted: String {
    let pairs: [Character: Character] = [
      "'": "'", "\"": "\"", "`": "`", "“": "”", "<": ">", "‘": "’",
    ]
    var text = ""
    var closing: Character?
    for character in self {
      if let wanted = closing {
        if character == wanted || character == "\n" { closing = nil }
      } else if let other = pairs[character] {
        closing = other
        text.append(" ")
      } else {
        text.append(character)
      }
    }
    return text
  }
}
