import Foundation
import Jansson
@testable import Rendering
import Sentences
import Testing

/// Reasons and remedies: each id that may come has words, with every argument it is said to have.
struct ReasonWordsTests {
  /// An id, and the names of its arguments as its documentation has them.
  struct Known: Sendable, CustomTestStringConvertible {
    let id: String
    let arguments: [String]

    var testDescription: String { id }
  }

  /// The ids are listed where they are made, each below what it says of whom.
  private static func known(_ file: String) throws -> [Known] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Reasoning/Words")
    let source = try String(contentsOf: folder.appending(path: file + ".swift"), encoding: .utf8)
    var arguments: [String] = []
    var known: [Known] = []
    for line in source.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("///") {
        arguments += line.matches(of: /`([a-z]+)`/).map { String($0.output.1) }
      } else if let match = line.firstMatch(of: /^case [a-zA-Z]+ = "([^"]+)"/) {
        known.append(Known(id: String(match.output.1), arguments: arguments))
        arguments = []
      } else {
        arguments = []
      }
    }
    return known
  }

  private func all() throws -> [Known] {
    try Self.known("ReasonID") + Self.known("RemedyID")
  }

  private func text(_ id: String, _ args: JSONValue, _ language: Language) -> String? {
    ReasonWords.text(of: ["id": JSONValue(id), "args": args], Words(language: language))
  }

  @Test func `every id has words, with all the arguments that it is said to have`() throws {
    let known = try all()
    #expect(known.count > 90)
    for sentence in known where sentence.id != "several" {
      let args = JSONValue.object()
      for name in sentence.arguments { args.set(name, "<\(name)>") }
      args.set("x", 3)
      args.set("y", -4.5)
      for language in Language.allCases {
        let told = try #require(text(sentence.id, args, language), "\(sentence.id)")
        for name in sentence.arguments where !["x", "y"].contains(name) {
          #expect(told.contains("<\(name)>"), "\(sentence.id): \(told)")
        }
        #expect(!told.hasSuffix(".") && !told.hasSuffix("。"))
      }
    }
  }

  @Test func `arguments that are missing stay questions`() throws {
    for sentence in try all() where sentence.id != "several" {
      for language in Language.allCases {
        let told = try #require(text(sentence.id, .object(), language), "\(sentence.id)")
        let named = sentence.arguments.filter { !["x", "y"].contains($0) }
        #expect(told.contains("?") == !named.isEmpty, "\(sentence.id): \(told)")
      }
    }
  }

  @Test func `no two ids say the same`() throws {
    let args = JSONValue.object()
    for sentence in try all() { for name in sentence.arguments { args.set(name, "<\(name)>") } }
    for language in Language.allCases {
      var said: [String: String] = [:]
      for sentence in try all() where sentence.id != "several" {
        let told = try #require(text(sentence.id, args, language))
        #expect(said[told] == nil, "\(sentence.id), \(said[told] ?? ""): \(told)")
        said[told] = sentence.id
      }
    }
  }

  @Test func `an id that nobody knows has no words`() {
    #expect(text("hit.novel", .object(), .english) == nil)
    #expect(ReasonWords.text(of: .object(), Words(language: .english)) == nil)
  }

  @Test func `several changes are told one after the other`() {
    let args: JSONValue = [
      "of": [
        ["id": "end-ignoring"], ["id": "unknown"], ["id": "focus.become", "args": ["object": "f"]],
      ]
    ]
    #expect(
      text("several", args, .english)
        == "let the application take touches again, and make f first responder"
    )
    #expect(text("several", args, .chinese) == "让应用重新接收触摸，并且让 f 成为第一响应者")
  }

  @Test(
    arguments: [
      (30, 0, "30 to the right", "右边 30 点"), (-1.5, 0, "1.5 to the left", "左边 1.5 点"),
      (0, 2, "2 below", "下边 2 点"), (0, -2, "2 above", "上边 2 点"),
      (3, -2, "3 to the right and 2 above", "右边 3 点、上边 2 点"), (0, 0, "on its edge", "边界上"),
    ] as [(Double, Double, String, String)]
  )
  func `how far a point lies outside is told by its sides`(
    x: Double,
    y: Double,
    english: String,
    chinese: String
  ) {
    let args: JSONValue = ["wanted": "buy", "x": JSONValue(x), "y": JSONValue(y)]
    #expect(text("hit.missed", args, .english) == "the finger is outside buy: \(english)")
    #expect(text("hit.missed", args, .chinese) == "手指落在 buy 之外：\(chinese)")
  }

  @Test func `who takes the focus takes it from somebody, or from nobody`() {
    let taken: JSONValue = ["object": "name", "by": "mail"]
    let english = "mail becomes first responder in the place of name"
    #expect(text("focus.taken", taken, .english) == english)
    #expect(text("focus.taken", taken, .chinese) == "mail 取代 name 成为第一响应者")
    let nobody: [JSONValue] = [["by": "mail"], ["object": .null, "by": "mail"]]
    for none in nobody {
      #expect(text("focus.taken", none, .english) == "mail becomes first responder")
      #expect(text("focus.taken", none, .chinese) == "mail 成为第一响应者")
    }
  }

  @Test func `a view that is covered itself is told so, one inside it is named`() {
    let both: JSONValue = ["view": "card", "wanted": "buy", "by": "banner"]
    #expect(text("hit.covered", both, .english)?.hasSuffix("so buy is not asked") == true)
    let one: JSONValue = ["view": "buy", "wanted": "buy", "by": "banner"]
    let told = "banner lies in front of buy and takes the point first"
    #expect(text("hit.covered", one, .english) == told)
  }

  @Test(arguments: [
    ("hit", "hit", "\"a\"", "null", "nothing is hit"),
    ("handledBy", "handledBy", "\"a\"", "null", "nobody handles it"),
    ("handledBy", "handledBy", "\"a\"", "\"b\"", "b handles it"),
    ("firstResponder", "firstResponder", "\"a\"", "\"b\"", "b is first responder"),
    ("discarded", "discarded", "true", "false", "somebody handles it"),
    ("discarded", "discarded", "false", "true", "nobody handles it"),
    ("fired", "fired/a~1b~0c", "1 times", "3 times", "a/b~c occurs 3 times"),
    ("fired", "fired", "1 times", "3 times", "fired is 3 times"),
    ("state", "state/tap", "a", "failed", "tap is failed"),
    ("calls", "calls", "a", "b", "other calls are made"),
    ("path", "path", "a", "b → c", "the way is b → c"),
    ("raised", "raised", "a", "b", "raised is b"),
  ])
  func `what a change breaks is told by what happens instead`(
    key: String,
    end: String,
    expected: String,
    actual: String,
    told: String
  ) {
    func broken(_ actual: Sentence?) -> String {
      ReasonWords.broken(
        key,
        at: "/script/1/expect/" + (end.hasPrefix(key + "/") ? end : key),
        expected: Sentence(verbatim: expected),
        actual: actual,
        Words(language: .english)
      )
    }
    #expect(broken(Sentence(verbatim: actual)) == told)
    #expect(broken(nil) == "the run does not come to it")
  }
}
