import Sentences
@_spi(Workbench) import ScenarioKit
import Testing

/// Expectations of which one must hold.
struct ChoiceJudgingTests {
  private static let tap = #""send": "touch.tap", "at": "buy""#

  @Test(arguments: [
    (#"[ { "hit": "buy" } ]"#, true), (#"[ { "hit": "back" }, { "hit": "buy" } ]"#, true),
    (#"[ { "hit": "buy" }, { "hit": "back" } ]"#, true),
    (#"[ { "hit": "buy", "handledBy": "buy" } ]"#, true),
    (#"[ { "hit": "buy", "handledBy": null } ]"#, false),
    (#"[ { "hit": "buy", "handledBy": null }, { "hit": "back", "handledBy": "buy" } ]"#, false),
    (#"[ { "anyOf": [ { "hit": null }, { "hit": "buy" } ] } ]"#, true),
    (#"[ { "anyOf": [ { "hit": null }, { "hit": "back" } ] } ]"#, false),
  ])
  func `one must hold as a whole`(choices: String, holds: Bool) throws {
    #expect(
      try JudgedApp.messages(of: "\"anyOf\": \(choices)", after: Self.tap).isEmpty == holds
    )
  }

  @Test func `where none holds, the first reason of each is told`() throws {
    let failure = try JudgedApp.failure(
      """
      [ { \(Self.tap), "expect": {
          "anyOf": [ { "hit": "back", "handledBy": null }, { "fired": { "buy:": 2 } } ] } } ]
      """
    )
    #expect(failure.key == "anyOf")
    #expect(failure.pointer == "/script/0/expect/anyOf")
    #expect(failure.expected.english == "one of 2")
    #expect(failure.expected.chinese == "2 个之一")
    #expect(
      failure.actual.english
        == #"hit: expected "back", but it is "buy"; buy:: expected 2 times, but it is 1 times"#
    )
    #expect(
      failure.actual.chinese == #"hit：预期 "back"，实际 "buy"；buy:：预期 2 次，实际 1 次"#
    )
  }

  @Test func `what holds beside alternatives is judged on its own`() throws {
    let items = #""anyOf": [ { "hit": "buy" } ], "handledBy": "back""#
    #expect(
      try JudgedApp.messages(of: items, after: Self.tap)
        == [#"handledBy: expected "back", but it is "buy""#]
    )
  }

  @Test func `alternatives are judged of the span that the expectation has`() throws {
    let script = """
      [ { \(Self.tap), "expect": { "hit": "buy" } },
        { "wait": 1, "expect": { "anyOf": [ { "fired": { "buy:": 0 } } ] } },
        { "expect": { "anyOf": [ { "fired": { "buy:": 1 } } ] }, "since": "start" } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }
}
