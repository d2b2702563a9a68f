import Jansson
import Sentences
import Testing
@testable import ScenarioSyntax

/// The faults of a document on their way to whoever reads them.
struct DiagnosticCollectorTests {
  private static let text = "{ \"a\": 1,\n  \"é\": [ true,\n    { \"b\": null } ] }"

  private let collector = DiagnosticCollector(file: "a.json", bytes: Array(Self.text.utf8))
  private let root: Syntax

  init() throws {
    root = SyntaxTree(try JSON.parse(Array(Self.text.utf8), limits: .document)).root
  }

  private func sentence(_ text: String) -> Sentence { Sentence(verbatim: text) }

  @Test func `a fault stands where its value begins, or its name`() throws {
    let list = try #require(root["é"])
    let inner = try #require(list.elements.dropFirst().first?["b"])
    collector.report(.wrongType, at: list.path, sentence("value"))
    collector.report(.wrongType, at: list.path, key: true, sentence("name"))
    collector.report(.cycle, at: inner.path, sentence("inner"))
    collector.report(.cycle, at: inner.path, key: true, sentence("inner name"))
    let found = collector.diagnostics
    #expect(found.map(\.line) == [2, 2, 3, 3])
    #expect(found.map(\.column) == [8, 3, 12, 7])
    #expect(found.map(\.pointer) == ["/é", "/é", "/é/1/b", "/é/1/b"])
    #expect(found.map(\.type) == ["wrong-type", "wrong-type", "cycle", "cycle"])
    #expect(found.map(\.file) == Array(repeating: "a.json", count: 4))
  }

  @Test func `a fault reaches to the end of its value, or of its name`() throws {
    let list = try #require(root["é"])
    collector.report(.wrongType, at: list.path, sentence("value"))
    collector.report(.wrongType, at: list.path, key: true, sentence("name"))
    let ranges = collector.diagnostics.map(\.range)
    let bytes = Array(Self.text.utf8)
    let texts = ranges.map { range in
      String(decoding: bytes[range.start.offset..<range.end.offset], as: UTF8.self)
    }
    #expect(texts == ["[ true,\n    { \"b\": null } ]", "\"é\""])
    #expect(ranges.map(\.end.line) == [3, 2])
    #expect(ranges.map(\.end.column) == [20, 6])
  }

  @Test func `who wants no faults keeps none, and looks up no names for them`() {
    let silent = DiagnosticCollector.silent()
    func names() -> [String] {
      Issue.record("nobody reads these")
      return []
    }
    silent.report(.cycle, at: .document, sentence("x"))
    silent.reportUnknown(.unknownMember, "a", at: .document, sentence("y"), allowed: names())
    #expect(silent.diagnostics.isEmpty)
    #expect(!silent.hasErrors)
  }

  @Test func `what has no name stands where its value begins`() throws {
    let element = try #require(root["é"]?.elements.first)
    collector.report(.wrongType, at: element.path, key: true, sentence("element"))
    collector.report(.wrongType, at: root.path, key: true, sentence("document"))
    #expect(collector.diagnostics.map { [$0.line, $0.column] } == [[2, 10], [1, 1]])
    #expect(collector.diagnostics.map(\.pointer) == ["/é/0", ""])
  }

  @Test func `places are told by value and by pointer`() throws {
    let list = try #require(root["é"])
    #expect(collector.position(of: list.path).offset == 18)
    #expect(collector.line(of: list.path) == 2)
    #expect(collector.line(of: "/é/1/b") == 3)
    #expect(collector.line(of: "/é/7") == nil)
    #expect(collector.position(of: "/é/1").line == 3)
    #expect(collector.position(of: "/nothing") == SourcePosition(line: 1, column: 1, offset: 0))
  }

  @Test func `a text without values has its faults at its beginning`() {
    let empty = DiagnosticCollector(file: "b.json", bytes: [])
    empty.report(.missingMember, at: .document, sentence("x"))
    #expect(empty.diagnostics.map { [$0.line, $0.column] } == [[1, 1]])
    #expect(empty.line(of: "") == nil)
  }

  @Test func `a fault that is found again is said once, and any difference makes another`() {
    for _ in 0..<3 { collector.report(.cycle, at: root.path, sentence("x")) }
    #expect(collector.diagnostics.count == 1)
    collector.report(.cycle, at: root.path, sentence("y"))
    collector.report(.twoPlaces, at: root.path, sentence("x"))
    collector.report(.cycle, at: root.path, sentence("x"), hint: sentence("h"))
    collector.report(.cycle, at: root.path, sentence("x"), allowed: ["a"])
    collector.report(.cycle, at: root.path, sentence("x"), forms: [sentence("f")])
    collector.report(.cycle, at: root.path, sentence("x"), asWarning: true)
    #expect(collector.diagnostics.count == 7)
  }

  @Test(arguments: DiagnosticType.allCases)
  func `a warning keeps no document from being loaded, and every other fault does`(
    type: DiagnosticType
  ) {
    collector.report(type, at: root.path, sentence("x"))
    let warnings = [
      "target-lacks-action", "action-without-target", "unused-object", "unreachable-step",
      "never-judged", "relies-on-undefined-order",
    ]
    let isWarning = warnings.contains(type.rawValue)
    #expect(collector.diagnostics.map(\.severity) == [isWarning ? .warning : .error])
    #expect(collector.hasErrors == !isWarning)
  }

  @Test func `an error that is said as a warning is one`() {
    #expect(!collector.hasErrors)
    collector.report(.unknownReference, at: root.path, sentence("x"), asWarning: true)
    #expect(collector.diagnostics.map(\.severity) == [.warning])
    #expect(!collector.hasErrors)
    collector.report(.unknownReference, at: root.path, sentence("x"))
    #expect(collector.hasErrors)
  }

  @Test func `faults are sorted by line, then column, then words`() throws {
    let list = try #require(root["é"])
    collector.report(.cycle, at: list.path, sentence("b"))
    collector.report(.cycle, at: list.path, sentence("a"))
    collector.report(.cycle, at: list.path, key: true, sentence("z"))
    collector.report(.cycle, at: try #require(list.elements.dropFirst().first).path, sentence("0"))
    collector.report(.cycle, at: root.path, sentence("y"))
    #expect(collector.diagnostics.map(\.message.english) == ["b", "a", "z", "0", "y"])
    #expect(collector.sorted.map(\.message.english) == ["y", "z", "a", "b", "0"])
  }

  @Test func `a fault is written as compilers write it`() {
    collector.report(.unusedObject, at: root.path, Sentence("nobody", zh: "没有人"))
    #expect(
      collector.diagnostics.map(\.description) == ["a.json:1:1: warning: nobody [unused-object]"]
    )
    collector.report(.cycle, at: root.path, sentence("round"))
    #expect(collector.diagnostics.last?.description == "a.json:1:1: error: round [cycle]")
  }

  @Test func `an unknown name comes with the nearest, and with what is allowed in order`() {
    collector.reportUnknown(
      .unknownClass,
      "UIBotton",
      at: root.path,
      sentence("x"),
      allowed: ["UIView", "UIButton", "NSObject"],
      hint: sentence("other")
    )
    #expect(collector.diagnostics.first?.hint?.english == "Did you mean 'UIButton'?")
    #expect(collector.diagnostics.first?.allowed == ["NSObject", "UIButton", "UIView"])
    collector.reportUnknown(
      .unknownClass,
      "Quark",
      at: root.path,
      sentence("x"),
      allowed: ["UIView"],
      hint: sentence("other")
    )
    #expect(collector.diagnostics.last?.hint?.english == "other")
    collector.reportUnknown(.unknownClass, "Quark", at: root.path, sentence("y"), allowed: [])
    #expect(collector.diagnostics.last?.hint == nil)
  }

  @Test func `of names that are equally near the first of the alphabet is offered`() {
    let allowed = ["card3", "card2", "card1"]
    collector.reportUnknown(
      .unknownReference,
      "card",
      at: root.path,
      sentence("x"),
      allowed: allowed
    )
    #expect(collector.diagnostics.first?.hint?.english == "Did you mean 'card1'?")
  }

  @Test func `no more than a thousand faults are said`() {
    for number in 0..<999 { collector.report(.cycle, at: root.path, sentence("\(number)")) }
    #expect(collector.diagnostics.count == 999)
    collector.reportUnknown(.cycle, "x", at: root.path, sentence("last"), allowed: [])
    collector.report(.cycle, at: root.path, sentence("one more"))
    collector.reportUnknown(.cycle, "x", at: root.path, sentence("two more"), allowed: [])
    #expect(collector.diagnostics.count == 1000)
    #expect(collector.diagnostics.last?.message.english == "last")
  }

  @Test func `however many warnings there are, an error is said`() {
    for number in 0..<1005 { collector.report(.unusedObject, at: root.path, sentence("\(number)")) }
    #expect(collector.diagnostics.count == 1000)
    #expect(!collector.hasErrors)
    collector.report(.cycle, at: root.path, sentence("round"))
    collector.reportUnknown(.unknownClass, "x", at: root.path, sentence("name"), allowed: [])
    #expect(collector.hasErrors)
    #expect(collector.diagnostics.suffix(2).map(\.message.english) == ["round", "name"])
  }
}
