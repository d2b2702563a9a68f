package import Jansson
import WorkbenchProtocol

/// How an object of an imported document is called: what the engineer calls it.
package struct ImportedName {
  private let id: String
  private let origin: JSONValue?

  /// Takes an object's id and, where there is one, what it is in the app.
  package init(_ id: String, _ origin: JSONValue?) {
    self.id = id
    self.origin = origin
  }

  /// The address and the class; without an address the class and the text, else the line.
  package func text(_ words: Words) -> String {
    guard let origin, let name = origin[.class]?.string else { return id }
    if let address = origin[.address]?.string { return "\(address) \(name)" }
    if let shown { return "\(name) \(shown)" }
    return lineInWords(words).map { name + $0 } ?? id
  }

  /// The same with the line, wherever that does not tell it anyway.
  package func textWithLine(_ words: Words) -> String {
    ImportedName.text(text(words), atLine: line, words)
  }

  /// A name with a line, unless the line is what tells it anyway.
  static func text(_ name: String, atLine line: Int?, _ words: Words) -> String {
    guard let told = line.map({ inWords($0, words) }), !name.hasSuffix(told) else { return name }
    return name + told
  }

  private static func inWords(_ line: Int, _ words: Words) -> String {
    words.say(" (line \(line))", zh: "（第 \(line) 行）")
  }

  private func lineInWords(_ words: Words) -> String? {
    line.map { ImportedName.inWords($0, words) }
  }

  /// The text that it shows, in quotes; else its label or identifier.
  package var shown: String? {
    guard let origin else { return nil }
    if let text = origin[.text]?.string {
      let isCut = origin[.cut]?.bool == true && !text.hasSuffix("...")
      return isCut ? "“\(text)…”" : "“\(text)”"
    }
    return (origin[.label]?.string ?? origin[.identifier]?.string).map { "“\($0)”" }
  }

  /// What is told beside the name: the text, where the name does not hold it, and the line.
  func beside(_ words: Words) -> StyledText {
    var told: [String] = []
    let name = text(words)
    if let shown, !name.contains(shown) { told.append(shown) }
    if let line, lineInWords(words).map(name.hasSuffix) != true {
      told.append(words.say("line \(line)", zh: "第 \(line) 行"))
    }
    return StyledText(told.map { "  " + $0 }.joined(), .faint)
  }

  /// The line of the paste.
  package var line: Int? { origin?[.line]?.int }
}
