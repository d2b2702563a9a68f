@_spi(Workbench) import ScenarioKit
import Sentences
import Testing
import TestSupport

/// One wrong document and what is said about it.
struct Fault: CustomTestStringConvertible, Sendable {
  let type: DiagnosticType
  let line: Int
  let column: Int
  let pointer: String
  let text: String
  let hint: String?

  init(
    _ type: DiagnosticType,
    _ line: Int,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ text: String
  ) {
    self.type = type
    self.line = line
    self.column = column
    self.pointer = pointer
    self.text = text
    self.hint = hint
  }

  var testDescription: String { "\(type.rawValue) at \(pointer)" }

  /// A fault of the views of a window, which begin in line 2.
  static func views(
    _ type: DiagnosticType,
    _ line: Int,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ views: String
  ) -> Fault {
    Fault(
      type,
      line,
      column,
      "/app/windows/0/subviews" + pointer,
      hint: hint,
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews":
      \(views) } ] }, "script": [ { "expect": {} } ] }
      """
    )
  }

  /// A fault of the script, which begins in line 2; there is a view `card` and a control `buy`.
  static func script(
    _ type: DiagnosticType,
    _ line: Int,
    _ column: Int,
    _ pointer: String,
    hint: String? = nil,
    _ script: String
  ) -> Fault {
    Fault(
      type,
      line,
      column,
      "/script" + pointer,
      hint: hint,
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "subviews": [ { "id": "card" }, { "id": "buy", "class": "UIButton" } ] } ] }, "script":
      \(script) }
      """
    )
  }
}

extension Fault {
  /// Checks that reading the text reports the fault with its place.
  func expect() throws {
    let found = Scenario.diagnostics(text)
    let match = found.first { $0.type == type.rawValue && $0.pointer == pointer }
    let diagnostic = try #require(match, "\(found)")
    for sentence in [diagnostic.message, diagnostic.hint].compactMap(\.self) + diagnostic.forms {
      #expect(sentence.chinese.englishWords.isEmpty, "\(sentence.chinese)")
    }
    if let hint { #expect(diagnostic.hint?.english == hint) }
    #expect((diagnostic.line, diagnostic.column) == (line, column), "\(diagnostic)")
  }
}
