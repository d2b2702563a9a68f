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

  /// The address and the class; without an address the class and the text, or the id.
  package var text: String {
    guard let origin, let name = origin[.class]?.string else { return id }
    if let address = origin[.address]?.string { return "\(address) \(name)" }
    if let shown { return "\(name) \(shown)" }
    return id
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
    if let shown, !text.contains(shown) { told.append(shown) }
    if let line { told.append(words.say("line \(line)", zh: "第 \(line) 行")) }
    return StyledText(told.map { "  " + $0 }.joined(), .faint)
  }

  /// The line of the paste.
  package var line: Int? { origin?[.line]?.int }
}
