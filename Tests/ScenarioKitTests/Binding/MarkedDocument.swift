import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import TestSupport
import Testing

/// A document with a mark before each place of which something is said, and nothing else is said.
///
/// `▸` stands before a value, or before the name of a member, once for each fault there: places are
/// seen where they are, and nobody counts columns. It is no part of the text.
struct MarkedDocument {
  /// The document without its marks.
  let text: String
  /// Where the marks stand, as `line:column`.
  private let places: [String]
  /// What pointers are told from.
  private let base: String

  init(_ marked: String, base: String = "") {
    var text = ""
    var places: [String] = []
    var (line, column) = (1, 1)
    for character in marked {
      switch character {
      case "▸":
        places.append("\(line):\(column)")
        continue
      case "\n": (line, column) = (line + 1, 1)
      default: column += 1
      }
      text.append(character)
    }
    self.text = text
    self.places = places
    self.base = base
  }

  /// What is said of the text.
  func found(in environment: ScenarioEnvironment = Scenario.environment) -> [Diagnostic] {
    ScenarioDocument.read(Array(text.utf8), file: "test.json", environment: environment)
      .diagnostics
  }

  /// Checks that these things are said at the marks, in this order, and no others.
  ///
  /// Each is `type pointer`, and the pointer is told from where the marked part stands.
  ///
  /// - Returns: What is said, to look at more of it.
  @discardableResult
  func expect(
    _ said: [String],
    in environment: ScenarioEnvironment = Scenario.environment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> [Diagnostic] {
    let found = found(in: environment)
    let shown = found.map { diagnostic in
      "\(diagnostic.line):\(diagnostic.column) \(diagnostic.type) \(told(diagnostic.pointer))"
    }
    let wanted = zip(places, said).map { "\($0) \($1)" }
    #expect(places.count == said.count, "marks", sourceLocation: sourceLocation)
    #expect(shown == wanted, "\(found)\n\(text)", sourceLocation: sourceLocation)
    for diagnostic in found {
      let sentences = [diagnostic.message, diagnostic.hint].compactMap(\.self) + diagnostic.forms
      for chinese in sentences.map(\.chinese) {
        #expect(chinese.englishWords.isEmpty, "\(chinese)", sourceLocation: sourceLocation)
      }
    }
    return found
  }

  private func told(_ pointer: String) -> String {
    base.isEmpty || !pointer.hasPrefix(base) ? pointer : "…" + pointer.dropFirst(base.count)
  }
}

extension MarkedDocument {
  /// A document with this head, without anything in its app.
  static func head(_ members: String) -> MarkedDocument {
    MarkedDocument(#"{ "format": 1, "app": { "windows": [] }, "script": [], \#(members) }"#)
  }

  /// A document with this app, whose script only looks.
  static func app(_ members: String) -> MarkedDocument {
    MarkedDocument(
      #"{ "format": 1, "script": [ { "expect": {} } ], "app": { \#(members) } }"#,
      base: "/app"
    )
  }

  /// A document of one window with these views.
  static func views(_ views: String) -> MarkedDocument {
    MarkedDocument(
      """
      { "format": 1, "script": [ { "expect": {} } ], "app": { "windows": [ { "id": "window",
        "subviews": \(views) } ] } }
      """,
      base: "/app/windows/0/subviews"
    )
  }

  /// A document of one window with the view `card`, which has these members; there is a view
  /// `other` beside it.
  static func card(_ members: String) -> MarkedDocument {
    MarkedDocument(
      """
      { "format": 1, "script": [ { "expect": {} } ], "app": { "windows": [ { "id": "window",
        "subviews": [ { "id": "card", \(members) }, { "id": "other" } ] } ] } }
      """,
      base: "/app/windows/0/subviews/0"
    )
  }

  /// A document of many objects with this script: `home` controls the view `root`, which holds the
  /// view `card` with the recognizer `pan`, the button `buy`, the text field `field`, and the table
  /// `list` of three rows.
  static func script(_ script: String, base: String = "/script") -> MarkedDocument {
    MarkedDocument(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "rootViewController": {
        "id": "home", "view": { "id": "root", "subviews": [
          { "id": "card", "gestureRecognizers": [
            { "id": "pan", "class": "UIPanGestureRecognizer" } ] },
          { "id": "buy", "class": "UIButton", "targets": [
            { "for": "touchUpInside", "target": "home", "action": "buy:" } ] },
          { "id": "field", "class": "UITextField" },
          { "id": "list", "class": "UITableView", "numberOfRows": 3 } ] } } } ] }, "script":
      \(script) }
      """,
      base: base
    )
  }

  /// A document of many objects with this step, and one that looks.
  static func step(_ step: String) -> MarkedDocument {
    script(#"[ \#(step), { "expect": {} } ]"#, base: "/script/0")
  }

  /// A document of many objects of which this is expected.
  static func expectation(_ expectation: String) -> MarkedDocument {
    script(#"[ { "expect": \#(expectation) } ]"#, base: "/script/0/expect")
  }
}
