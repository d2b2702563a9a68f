/// What a debugger's command tells of what it prints.
enum CommandReading {
  /// Words of commands and the forms that they print; the first that is in a command decides.
  private static let words: [(word: String, form: Form)] = [
    ("recursiveDescription", .views),
    ("pviews", .views),
    ("_autolayoutTrace", .layoutTrace),
    ("paltrace", .layoutTrace),
    ("_printHierarchy", .controllers),
    ("pvc", .controllers),
    ("presponder", .responderChain),
    ("nextResponder", .responderChain),
    ("_responderChain", .responderChain),
    ("gestureRecognizers", .recognizers),
    ("allTouches", .touches),
    ("choose(", .viewList),
    ("subviews", .viewList),
    (".windows", .viewList),
    (" windows]", .viewList),
    ("XCUIApplication", .accessibility),
  ]

  /// Reads a command without its prompt.
  static func command(_ text: String) -> PastedCommand {
    let form = words.first { isPart($0.word, of: text) }?.form
    return PastedCommand(text: text, form: form, root: firstAddress(in: text))
  }

  /// The first address, in lower case with `0x`.
  private static func firstAddress(in text: String) -> String? {
    let bytes = Array(text.utf8)
    var index = 0
    while index + 2 < bytes.count {
      if bytes[index] == UInt8(ascii: "0"), bytes[index + 1] | 0x20 == UInt8(ascii: "x") {
        let digits = bytes[(index + 2)...].prefix { $0.hexDigit != nil }
        if digits.count > 2 { return "0x" + String(decoding: digits, as: UTF8.self).lowercased() }
      }
      index += 1
    }
    return nil
  }

  /// Whether a word is in a text.
  private static func isPart(_ word: String, of text: String) -> Bool {
    var rest = text.utf8[...]
    while let next = rest.firstIndex(where: { $0 == word.utf8.first }) {
      if rest[next...].starts(with: word.utf8) { return true }
      rest = rest[text.utf8.index(after: next)...]
    }
    return false
  }
}
