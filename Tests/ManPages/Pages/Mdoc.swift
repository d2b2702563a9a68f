/// Builds the source of a manual page, in the macros of mdoc(7), line by line.
struct Mdoc {
  private(set) var lines: [String] = []

  /// The source, ending with a newline.
  var source: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a macro line; the words are escaped, macros among them are not.
  mutating func macro(_ name: String, _ words: String...) {
    lines.append((["." + name] + words.map(Mdoc.word)).joined(separator: " "))
  }

  /// Adds a line as it is.
  mutating func raw(_ line: String) {
    lines.append(line)
  }

  /// Adds running text: each sentence on lines of its own, at most 79 columns wide.
  mutating func text(_ text: String) {
    for sentence in Mdoc.sentences(of: text) {
      var line = ""
      for word in sentence.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > 79 {
          lines.append(Mdoc.escaped(line))
          line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      if !line.isEmpty { lines.append(Mdoc.escaped(line)) }
    }
  }

  /// Adds a list whose entries have a tag.
  mutating func list(_ arguments: String = "-tag -width Ds", _ body: (inout Mdoc) -> Void) {
    lines.append(".Bl " + arguments)
    body(&self)
    lines.append(".El")
  }

  /// A word of a macro line, in quotes where it has spaces.
  static func word(_ text: String) -> String {
    let text = escaped(text).replacing("\"", with: "\\(dq")
    let isMacro = (2...3).contains(text.count) && text.allSatisfy(\.isLetter)
    if isMacro || text.count == 1 { return "\\&" + text }
    return text.contains(" ") ? "\"" + text + "\"" : text
  }

  /// Text in which nothing is a command of the formatter.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "…": result += "..."
      case "—": result += "\\(em"
      case "–": result += "\\(en"
      case "×": result += "\\(mu"
      case "→": result += "\\(->"
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\[u" + hexadecimal(scalar.value) + "]"
      }
    }
    return result.first == "." || result.first == "'" ? "\\&" + result : result
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Cuts a text where one sentence ends and the next begins.
  private static func sentences(of text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      sentence += sentence.isEmpty ? String(word) : " " + word
      guard let last = word.last, ".?!:".contains(last) || word.hasSuffix(".)") else { continue }
      if last == ":" { continue }
      sentences.append(sentence)
      sentence = ""
    }
    if !sentence.isEmpty { sentences.append(sentence) }
    return sentences
  }
}
