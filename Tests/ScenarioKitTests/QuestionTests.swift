import Jansson
import ModuleKit
import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

struct QuestionTests {
  /// A document that asks about a tap; there is a view `card` in `root`, whose controller is
  /// `screen`, and a view without id.
  private func document(_ ask: String, _ steps: String? = nil) -> String {
    let steps = steps ?? #"{ "send": "touch.tap", "at": "card", "expect": {} }"#
    return """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "rootViewController": { "id": "screen", "view": { "id": "root", "subviews": [
          { "id": "card", "frame": [0, 0, 100, 100] }, { "frame": [0, 200, 100, 100] } ] } } } ] }, "script": [
      { "ask": \(ask) }, \(steps) ] }
      """
  }

  @Test func `a question is read with its options and beliefs`() throws {
    let text = document(
      """
      { "kind": "hit", "prompt": { "en": "Which?", "zh-Hans": "哪个？" }, "explain": "So it is.",
        "options": ["root", { "answer": "card", "belief": "Seen is touched." }, null] }
      """
    )
    let question = try #require(Scenario.session(text).question)
    #expect(question.kind == .hit)
    #expect(question.text.text(in: "zh-Hans") == "哪个？")
    #expect(question.explanation?.en == "So it is.")
    #expect(question.options.map(\.answer) == ["root", "card", .null])
    #expect(question.options[1].belief?.en == "Seen is touched.")
  }

  @Test func `a question is about the steps up to the next expectation`() throws {
    let session = try Scenario.session(
      document(
        #"{ "kind": "fired", "of": "card.touches*" }"#,
        """
        { "send": "touch.began", "at": "card" }, { "send": "touch.ended", "expect": {} },
        { "send": "touch.tap", "at": "card", "expect": {} }
        """
      )
    )
    let asked = session.question
    #expect(session.endOfQuestion == 3)
    #expect(session.stepsAsked.count == 2)
    let reports = (0..<session.endOfQuestion).map { _ in session.runStep() }
    let question = try #require(asked)
    #expect(session.answer(to: question, in: reports) == 2)
  }

  @Test func `options that lack the right answer are reported where they stand`() throws {
    func diagnostics(_ options: String) throws -> [Diagnostic] {
      let text = document(#"{ "kind": "hit", "options": \#(options) }"#)
      return try Scenario.session(text).document.checkedAnswers()
    }
    #expect(try diagnostics(#"["root", "card"]"#) == [])
    let lacking = try diagnostics(#"["root", null]"#)
    #expect(lacking.map(\.pointer) == ["/script/0/ask/options"])
    #expect(lacking.first?.severity == .error)
    #expect(lacking.first?.message.english.contains("card") == true)
  }

  @Test(arguments: Fault.ofQuestions)
  func `each fault of a question is named with its place`(fault: Fault) throws {
    try fault.expect()
  }

  @Test(arguments: [
    (
      "hit", #"{ "call": "layoutIfNeeded", "on": "card", "expect": {} }"#,
      ["firstResponder", "returned", "fired"]
    ),
    ("handledBy", #"{ "wait": 1, "expect": {} }"#, ["firstResponder", "fired"]),
    ("returned", #"{ "wait": 1, "expect": {} }"#, ["firstResponder", "fired"]),
    ("hit", #"{ "expect": {} }"#, ["firstResponder"]),
    (
      "hit",
      #"{ "wait": 1, "expect": {} }, { "send": "touch.tap", "at": "card", "expect": {} }"#,
      ["firstResponder", "fired"]
    ),
  ])
  func `a question that no step answers says what could be asked there`(
    kind: String,
    steps: String,
    allowed: [String]
  ) throws {
    let found = Scenario.diagnostics(document(#"{ "kind": "\#(kind)" }"#, steps))
    let diagnostic = try #require(found.first { $0.pointer == "/script/0/ask" }, "\(found)")
    #expect(diagnostic.type == "form-not-allowed")
    #expect(diagnostic.allowed == allowed)
  }

  @Test func `a view without an id may be an answer`() {
    let ask = #"{ "kind": "hit", "options": ["card", "root.subviews[1]"] }"#
    #expect(Scenario.diagnostics(document(ask)).isEmpty)
  }
}
