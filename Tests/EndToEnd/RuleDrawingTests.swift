import Jansson
import Rendering
import Sentences
import TestSupport
import Testing
import WorkbenchFraming

/// What `responder explain` and `responder rules` print, for every rule there is.
struct RuleDrawingTests {
  private func rules(in language: Language, at path: String) throws -> JSONValue {
    let client = try BlockingClient(connectingTo: path)
    let hello: JSONValue = [
      "client": ["name": "test"], "cwd": "/", "language": JSONValue(language.rawValue),
    ]
    _ = try client.call("hello", hello)
    return try client.call("rule.list")
  }

  /// Whether all of a line is one name of a file or member that no page of this width has room for.
  private func isTooLongAName(_ line: String, _ width: Int) -> Bool {
    let name = line.drop { $0 == " " }
    return !name.contains(" ") && String(name).displayWidth() > width
  }

  @Test(arguments: Language.allCases)
  func `every rule keeps to the page, at forty, eighty, and a hundred and twenty columns`(
    language: Language
  ) async throws {
    try await withDaemon { daemon in
      let answer = try rules(in: language, at: daemon.path)
      let rules = (answer["rules"] ?? .array()).elements
      #expect(rules.count > 500)
      for width in [40, 80, 120] {
        var style = Style()
        style.language = language
        style.width = width
        var texts = rules.map { RuleExplanation($0).text(style) }
        texts.append(RuleList(answer).text(style))
        for line in texts.joined().split(separator: "\n").map(String.init) {
          #expect(line.displayWidth() <= width || isTooLongAName(line, width), "\(line)")
        }
      }
    }
  }

  @Test func `in Chinese no rule has an English sentence`() async throws {
    try await withDaemon { daemon in
      let answer = try rules(in: .chinese, at: daemon.path)
      var style = Style()
      style.language = .chinese
      style.width = 1000
      for rule in (answer["rules"] ?? .array()).elements {
        let text = RuleExplanation(rule).text(style)
        let english = text.firstMatch(of: /[A-Za-z]+ [a-z]+ [a-z]+/)
        #expect(english == nil, "\(text)")
      }
    }
  }
}
