@testable import Catalogue
import Jansson
@_spi(Workbench) import ModuleKit
@_spi(Workbench) import ResponderKit
@_spi(Workbench) @testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

/// The steps of a script: what each does, who runs it, what is judged.
struct ScriptBindingTests {
  private func plan(_ document: MarkedDocument, variant: String? = nil) throws -> Plan {
    try #require(Scenario.document(document.text).plan(variant))
  }

  @Test(arguments: [
    ("▸{}", ["wrong-type …"]), ("[ ▸5 ]", ["wrong-type …/0"]), ("[]", []),
    (#"[ ▸{ "comment": "x" } ]"#, ["missing-member …/0"]),
    (#"[ { ▸"wiat": 1, "exepct": {} } ]"#, ["unknown-member …/0/wiat"]),
    (#"[ ▸{ "wait": 1, "set": {}, "expect": {} } ]"#, ["unknown-member …/0"]),
    (#"[ { "wait": 1, ▸"for": 1, "expect": {} } ]"#, ["unknown-member …/0/for"]),
    (#"[ { "expect": {}, ▸"at": 1 } ]"#, ["unknown-member …/0/at"]),
    (
      #"[ { "call": "layoutIfNeeded", "on": "card", ▸"at": 1, "expect": {} } ]"#,
      ["unknown-member …/0/at"]
    ),
    (#"[ { "set": {}, "label": ▸5, "expect": {} } ]"#, ["wrong-type …/0/label"]),
    (#"[ { "expect": ▸5 } ]"#, ["wrong-type …/0/expect"]),
    (#"[ { "wait": 1, "comment": ▸5, "expect": {} } ]"#, ["wrong-type …/0/comment"]),
    (#"[ { "wait": 1, ▸"since": "start" }, { "expect": {} } ]"#, ["missing-member …/0/since"]),
    (#"[ { "expect": {}, "since": ▸5 } ]"#, ["wrong-type …/0/since"]),
    (
      #"[ { "ask": { "kind": "firstResponder" }, ▸"expect": {} }, { "wait": 1, "expect": {} } ]"#,
      ["unknown-member …/0/expect"]
    ),
  ])
  func `what is no step is told where it stands`(script: String, said: [String]) {
    MarkedDocument.script(script).expect(said)
  }

  @Test func `a step that does two things names both`() {
    let found = MarkedDocument.script(#"[ { "wait": 1, "send": "touch.tap", "expect": {} } ]"#)
      .found()
    #expect(
      found.map(\.message.english) == ["a step does one thing, and this one has send and wait"]
    )
  }

  @Test func `each step is read as what it is`() throws {
    let plan = try plan(
      .script(
        """
        [ { "send": "touch.tap", "at": "card", "taps": 2, "label": "tapped", "comment": "no" },
          { "call": "convert(_:to:)", "on": "card", "with": [[1, 2], "root"] },
          { "call": "layoutIfNeeded", "on": { "call": "hitTest", "on": "root" } },
          { "set": [ { "card.alpha": 0.5 }, { "card.tag": 1 } ] },
          { "animate": { "card.alpha": 1 }, "duration": 2 }, { "after": 0.5, "do": [] },
          { "release": "card" }, { "wait": "idle" }, { "wait": 0.5 },
          { "expect": { "hit": "card" }, "since": "tapped" } ]
        """
      )
    )
    try #require(plan.steps.count == 10)
    let kinds = plan.steps.map { step in
      switch step.kind {
      case .send(let stimulus): "send \(stimulus.name)"
      case .action: "action"
      case .wait(let time): "wait \(time)"
      case .waitIdle: "idle"
      case .expect: "expect"
      case .ask: "ask"
      }
    }
    let actions = Array(repeating: "action", count: 6)
    #expect(kinds == ["send touch.tap"] + actions + ["idle", "wait 0.5", "expect"])
    #expect(
      plan.steps.map(\.text) == [
        #"touch.tap at "card" taps 2"#, #"card.convert(_:to:)([1,2], "root")"#,
        #"{"call":"hitTest","on":"root"}.layoutIfNeeded()"#,
        "set card.alpha = 0.5, card.tag = 1", "animate card.alpha = 1", "after 0.5",
        "release card", "wait idle", "wait 0.5", #"expect {"hit":"card"}"#,
      ]
    )
    #expect(plan.steps.map(\.number) == Array(0..<10))
    #expect(plan.steps.map(\.path.pointer) == (0..<10).map { "/script/\($0)" })
    #expect(plan.steps.map(\.label) == ["tapped"] + Array(repeating: nil, count: 9))
    #expect(plan.steps[9].since == .label("tapped"))
    #expect(plan.steps[0].source == ["send": "touch.tap", "at": "card", "taps": 2])
    #expect(plan.steps[9].source == ["expect": ["hit": "card"]])
    #expect(plan.steps.map { $0.expectation != nil } == Array(repeating: false, count: 9) + [true])
  }

  // MARK: - Labels

  @Test(arguments: [("start", Since.start), ("launch", .launch), ("a", .label("a"))])
  func `a span begins at the start, the launch or a label`(name: String, since: Since) throws {
    let plan = try plan(
      .script(#"[ { "wait": 1, "label": "a" }, { "expect": {}, "since": "\#(name)" } ]"#)
    )
    #expect(plan.steps.map(\.since) == [nil, since])
  }

  @Test func `a label is known from its step on`() {
    MarkedDocument.script(
      #"[ { "wait": 1, "label": "a", "expect": {}, "since": "a" } ]"#
    ).expect([])
    let found = MarkedDocument.script(
      """
      [ { "expect": {}, "since": ▸"late" }, { "wait": 1, "label": "late" },
        { "expect": {}, "since": ▸"lat" }, { "expect": {}, "since": "late" } ]
      """
    ).expect(["unknown-label …/0/since", "unknown-label …/2/since"])
    #expect(
      found.map(\.message.english) == [
        "the step labelled 'late' comes later, or not at all in this variant",
        "no step is labelled 'lat'",
      ]
    )
    #expect(found.map(\.hint?.english) == [nil, "Did you mean 'late'?"])
    #expect(
      found.map(\.allowed)
        == [["launch", "start"], ["late", "launch", "start"]].map { $0.sorted() }
    )
  }

  @Test func `a label is there once`() {
    MarkedDocument.script(
      """
      [ { "wait": 1, "label": "a" }, { "wait": 1, "label": ▸"a" },
        { "expect": {}, "label": ▸"a" } ]
      """
    ).expect(["duplicate-id …/1/label", "duplicate-id …/2/label"])
  }

  // MARK: - What is judged

  @Test(arguments: [
    (#"[ ▸{ "wait": 1 } ]"#, ["never-judged …/0"]),
    (#"[ ▸{ "wait": 1 }, { "wait": 2 } ]"#, ["never-judged …/0"]),
    (#"[ { "wait": 1, "expect": {} }, ▸{ "wait": 2 }, { "wait": 3 } ]"#, ["never-judged …/1"]),
    (#"[ { "wait": 1 }, { "wait": ▸"x", "expect": {} } ]"#, ["wrong-type …/1/wait"]),
    (#"[ { "wait": 1 }, { "expect": {} } ]"#, []), ("[]", []),
  ])
  func `the first step after the last expectation is warned of`(script: String, said: [String]) {
    MarkedDocument.script(script).expect(said)
  }
}
