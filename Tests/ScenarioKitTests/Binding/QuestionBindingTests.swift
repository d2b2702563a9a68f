import Jansson
import ModuleKit
@testable import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// What a question asks, and which answers may be chosen.
struct QuestionBindingTests {
  private func document(_ question: String) -> MarkedDocument {
    MarkedDocument.script(
      #"[ { "ask": \#(question) }, { "send": "touch.tap", "at": "card", "expect": {} } ]"#,
      base: "/script/0/ask"
    )
  }

  @Test(arguments: [
    (#""kind": "hit", "options": ["card", null]"#, []),
    (#""kind": "hit", "options": ["card", "home.presentedViewController.view"]"#, []),
    (#""kind": "hit", "options": ["card", ▸"pan"]"#, ["wrong-type …/options/1"]),
    (#""kind": "hit", "options": ["card", ▸5]"#, ["wrong-type …/options/1"]),
    (#""kind": "hit", "options": ["card", ▸"home.view"]"#, ["form-not-allowed …/options/1"]),
    (#""kind": "hit", "options": ["card", "card.superview"]"#, []),
    (#""kind": "handledBy", "options": ["card", "home", null]"#, []),
    (#""kind": "handledBy", "options": ["card", ▸"pan"]"#, ["wrong-type …/options/1"]),
    (#""kind": "firstResponder", "options": ["field", "home"]"#, []),
    (#""kind": "firstResponder", "options": ["field", ▸"pan"]"#, ["wrong-type …/options/1"]),
    (#""kind": "returned", "options": [true, 1, "x", null]"#, []),
    (#""kind": "returned", "options": [true, ▸[]]"#, ["wrong-type …/options/1"]),
    (
      #""kind": "returned", "options": [true, { "answer": ▸{} }]"#,
      ["wrong-type …/options/1/answer"]
    ),
    (#""kind": "fired", "of": "card.hitTest", "options": [0, 1]"#, []),
    (
      #""kind": "fired", "of": "card.hitTest", "options": [▸-1, ▸0.5, ▸null, 2]"#,
      ["wrong-type …/options/0", "wrong-type …/options/1", "wrong-type …/options/2"]
    ),
    (#""kind": "fired", "of": ▸5"#, ["wrong-type …/of"]),
    (#""kind": ▸5"#, ["wrong-type …/kind"]),
    (#""kind": "hit", "options": ▸[]"#, ["out-of-range …/options"]),
    (#""kind": "hit", "options": ▸["card"]"#, ["out-of-range …/options"]),
    (
      #""kind": "hit", "options": ["card", ▸{ "answer": "card", "belief": "x" }]"#,
      ["form-not-allowed …/options/1"]
    ),
    (#""kind": "hit", "options": ["card", null, ▸"card"]"#, ["form-not-allowed …/options/2"]),
    (
      #""kind": "hit", "options": [null, { "answer": "card", "belief": ▸5 }]"#,
      ["wrong-type …/options/1/belief"]
    ),
  ])
  func `an answer is of the kind that is asked for`(question: String, said: [String]) {
    document("{ \(question) }").expect(said)
  }

  @Test func `a question is kept with its occurrence, its texts and its options`() throws {
    let text = document(
      """
      { "kind": "fired", "of": "card.hitTest", "prompt": "How often?",
        "explain": { "en": "So.", "zh-Hans": "这样。" },
        "options": [0, { "answer": 2, "belief": { "en": "Twice.", "zh-Hans": "两次。" } }] }
      """
    ).text
    let plan = try #require(Scenario.document(text).plan(nil))
    guard case .ask(let question)? = plan.steps.first?.kind else {
      Issue.record("\(plan.steps)")
      return
    }
    #expect(question.kind == .fired)
    #expect(question.occurrence == "card.hitTest")
    #expect([question.prompt?.en, question.prompt?.zhHans] == ["How often?", nil])
    #expect(question.explanation?.zhHans == "这样。")
    #expect(question.options.map(\.answer) == [0, 2])
    #expect(question.options.map(\.belief?.zhHans) == [nil, "两次。"])
  }

  @Test func `another way to an object is told with its id`() {
    let found = document(#"{ "kind": "hit", "options": ["card", "home.view"] }"#).found()
    #expect(found.map(\.allowed) == [["root"]])
    let kind = document(#"{ "kind": "hits" }"#).found()
    #expect(
      kind.map(\.allowed) == [["fired", "firstResponder", "handledBy", "hit", "returned"]]
    )
  }

  // MARK: - What follows

  @Test(arguments: [
    ("hit", #"{ "wait": 1 }, { "send": "touch.tap", "at": "card", "expect": {} }"#, true),
    (
      "hit", #"{ "wait": 1, "expect": {} }, { "send": "touch.tap", "at": "card", "expect": {} }"#,
      false
    ),
    ("handledBy", #"{ "call": "layoutIfNeeded", "on": "card", "expect": {} }"#, false),
    ("returned", #"{ "call": "layoutIfNeeded", "on": "card", "expect": {} }"#, true),
    ("returned", #"{ "send": "touch.tap", "at": "card", "expect": {} }"#, true),
    ("returned", #"{ "set": { "card.tag": 1 }, "expect": {} }"#, false),
    ("firstResponder", #"{ "expect": {} }"#, true),
    ("fired", #"{ "wait": "idle", "expect": {} }"#, true),
    ("fired", #"{ "wait": 1, "expect": {} }"#, true),
    ("fired", #"{ "set": { "card.tag": 1 }, "expect": {} }"#, true),
    ("fired", #"{ "expect": {} }"#, false),
    (
      "hit",
      """
      { "ask": { "kind": "firstResponder" } },
        { "send": "touch.tap", "at": "card", "expect": {} }
      """,
      false
    ),
  ])
  func `a question is one that the steps after it can answer`(
    kind: String,
    steps: String,
    canAnswer: Bool
  ) {
    let counted = kind == "fired" ? #", "of": "card.hitTest""# : ""
    let document = MarkedDocument.script(
      #"[ { "ask": { "kind": "\#(kind)"\#(counted) } }, \#(steps) ]"#
    )
    let found = document.found().filter { $0.pointer == "/script/0/ask" }
    #expect(found.map(\.type) == (canAnswer ? [] : ["form-not-allowed"]))
  }

  @Test(arguments: [(0, 3), (2, 3), (3, 6)])
  func `a question ends with what is judged, or at the next one`(place: Int, end: Int) throws {
    let document = MarkedDocument.script(
      """
      [ { "ask": { "kind": "firstResponder" } }, { "wait": 1 }, { "wait": 2, "expect": {} },
        { "ask": { "kind": "firstResponder" } }, { "wait": 3 }, { "wait": 4 },
        { "ask": { "kind": "firstResponder" } }, { "wait": 5, "expect": {} } ]
      """
    )
    let plan = try #require(Scenario.document(document.text).plan(nil))
    #expect(plan.endOfQuestion(at: place) == end)
  }
}
