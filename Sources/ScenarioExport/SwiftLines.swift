import Catalogue
import Coroutines
import ScenarioKit
import ScenarioSyntax

/// Lines of Swift, indented and broken as swift-format leaves them.
struct SwiftLines {
  private static let width = 100
  private(set) var lines: [String] = []
  private var depth = 0

  /// The lines as one text.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a line; a call that is too long for it gets one line for each argument.
  mutating func add(_ line: String) {
    Coroutine.pauseIfDue()
    guard !line.isEmpty else {
      if lines.last != "", lines.last?.hasSuffix("{") != true { lines.append("") }
      return
    }
    let indent = String(repeating: "  ", count: depth)
    // A comment that is broken at a bracket would go on as code.
    guard indent.count + line.count > SwiftLines.width, !line.hasPrefix("//"),
      let parts = SwiftLines.split(line)
    else {
      lines.append(indent + line)
      return
    }
    lines.append(indent + parts.head)
    depth += 1
    for (place, argument) in parts.arguments.enumerated() {
      add(argument + (place == parts.arguments.count - 1 ? parts.comma : ","))
    }
    depth -= 1
    add(parts.tail)
  }

  /// Adds a line that opens braces, what stands in them, and their end.
  mutating func block(_ head: String, end: String = "}", _ body: (inout SwiftLines) -> Void) {
    add(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    while lines.last == "" { lines.removeLast() }
    if lines.last?.hasSuffix(" {") == true, end == "}", let last = lines.popLast() {
      lines.append(last + "}")
    } else {
      lines.append(String(repeating: "  ", count: depth) + end)
    }
  }

  /// Adds what ends a list whose elements stand in lines of their own; one alone has no comma.
  mutating func endList(of elements: Int) {
    if elements == 1 { replaceLast { $0.hasSuffix(",") ? String($0.dropLast()) : $0 } }
    if elements == 0 {
      replaceLast { $0 + "]" }
    } else {
      add("]")
    }
  }

  /// Takes the last line back.
  mutating func dropLast() { lines.removeLast() }

  /// Changes the last line.
  mutating func replaceLast(_ change: (String) -> String) {
    if let last = lines.popLast() { lines.append(change(last)) }
  }

  /// Adds sentences as a comment, broken between words.
  mutating func comment(_ text: String, mark: String = "//") {
    let width = SwiftLines.width - 2 * depth - mark.count - 1
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + word.count + 1 > width {
        add("\(mark) \(line)")
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    add("\(mark) \(line)")
  }

  /// Adds lines that are formatted already, one level deeper for each level that is open.
  mutating func append(_ text: String) {
    let indent = String(repeating: "  ", count: depth)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(line.isEmpty || line.hasPrefix("#") && depth == 0 ? String(line) : indent + line)
    }
  }

  /// Takes the outermost brackets that close last in a line apart.
  private static func split(
    _ line: String
  ) -> (head: String, arguments: [String], comma: String, tail: String)? {
    let characters = Array(line)
    var open: [(place: Int, commas: [Int])] = []
    var best: (start: Int, end: Int, commas: [Int])?
    var inText = false
    var isEscaped = false
    for (place, character) in characters.enumerated() {
      if character == "\"", !isEscaped { inText.toggle() }
      isEscaped = character == "\\" && !isEscaped
      guard !inText else { continue }
      switch character {
      case "(", "[", "{": open.append((place, []))
      case ",": if !open.isEmpty { open[open.count - 1].commas.append(place) }
      case ")", "]", "}":
        guard let last = open.popLast() else { return nil }
        // Between braces stands code, which is no list of arguments.
        if open.isEmpty, character != "}", place > last.place + 1 {
          best = (last.place, place, last.commas)
        }
      default: break
      }
    }
    guard let best else { return nil }
    var arguments: [String] = []
    var start = best.start + 1
    for end in best.commas + [best.end] {
      arguments.append(String(characters[start..<end]).trimmed)
      start = end + 1
    }
    // swift-format puts a comma behind the last element of a list and none behind the last
    // argument.
    return (
      String(characters[...best.start]), arguments, characters[best.end] == "]" ? "," : "",
      String(characters[best.end...])
    )
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
