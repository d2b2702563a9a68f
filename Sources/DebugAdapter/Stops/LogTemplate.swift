import Jansson
import Rendering
import Sentences

/// What a log point says: a text in which `{at}` stands for a member of the record.
struct LogTemplate: Hashable, Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    case member(String)
  }

  private let parts: [Part]

  /// Reads a template.
  init(_ text: String) throws(InputFault) {
    var parts: [Part] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{") {
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      let column = text.distance(from: text.startIndex, to: open) + 1
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw InputFault(
          column: column,
          problem: Sentence("the brace is not closed", zh: "大括号没有闭合")
        )
      }
      let inside = rest[rest.index(after: open)..<close]
      let name = String(inside.filter { !$0.isWhitespace })
      try RecordMembers.check(name, at: column + 1)
      parts.append(.member(name))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    self.parts = parts
  }

  /// The text for a record.
  func text(for record: JSONValue, _ language: Language) -> String {
    let words = Words(language: language)
    return parts.map { part in
      switch part {
      case .text(let text): text
      case .member(let name): (RecordMembers.value(name, of: record) ?? .null).text(words)
      }
    }
    .joined()
  }
}
