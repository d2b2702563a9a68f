import Jansson
import ModuleKit
import ScenarioKit
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

  static let faults: [(type: String, pointer: String, hint: String?, ask: String)] = [
    ("wrong-type", "", nil, #""hit""#),
    ("missing-member", "", nil, "{}"),
    ("unknown-member", "/knd", "Did you mean 'kind'?", #"{ "knd": "hit", "kind": "hit" }"#),
    ("unknown-expectation", "/kind", "Did you mean 'hit'?", #"{ "kind": "hits" }"#),
    ("missing-member", "", nil, #"{ "kind": "fired" }"#),
    ("unknown-member", "/of", nil, #"{ "kind": "hit", "of": "card.touchesBegan" }"#),
    (
      "unknown-occurrence", "/of", "Did you mean 'touchesBegan'?",
      #"{ "kind": "fired", "of": "card.touchesBegun" }"#
    ),
    (
      "unknown-member", "/prompt/de", nil,
      #"{ "kind": "hit", "prompt": { "en": "?", "de": "?" } }"#
    ),
    ("missing-member", "/prompt", nil, #"{ "kind": "hit", "prompt": { "zh-Hans": "?" } }"#),
    ("wrong-type", "/explain", nil, #"{ "kind": "hit", "explain": 3 }"#),
    ("wrong-type", "/options", nil, #"{ "kind": "hit", "options": "card" }"#),
    ("out-of-range", "/options", nil, #"{ "kind": "hit", "options": ["card"] }"#),
    ("form-not-allowed", "/options/1", nil, #"{ "kind": "hit", "options": ["card", "card"] }"#),
    (
      "unknown-reference", "/options/1", "Did you mean 'card'?",
      #"{ "kind": "hit", "options": ["root", "crad"] }"#
    ),
    ("wrong-type", "/options/1", nil, #"{ "kind": "hit", "options": ["root", "screen"] }"#),
    (
      "form-not-allowed", "/options/1", nil,
      #"{ "kind": "hit", "options": ["card", "screen.view"] }"#
    ),
    ("wrong-type", "/options/0", nil, #"{ "kind": "returned", "options": [[1], true] }"#),
    (
      "wrong-type", "/options/1", nil,
      #"{ "kind": "fired", "of": "card.hitTest", "options": [1, "2"] }"#
    ),
    (
      "wrong-type", "/options/1", nil,
      #"{ "kind": "fired", "of": "card.hitTest", "options": [1, -2] }"#
    ),
    (
      "unknown-member", "/options/0/blief", "Did you mean 'belief'?",
      #"{ "kind": "hit", "options": [{ "answer": "card", "blief": "x" }, null] }"#
    ),
    (
      "missing-member", "/options/0", nil,
      #"{ "kind": "hit", "options": [{ "belief": "x" }, null] }"#
    ),
  ]

  @Test(arguments: faults)
  func `each fault of a question is named with its place`(
    fault: (type: String, pointer: String, hint: String?, ask: String)
  ) throws {
    let found = Scenario.diagnostics(document(fault.ask))
    let match = found.first {
      $0.type == fault.type && $0.pointer == "/script/0/ask" + fault.pointer
    }
    let diagnostic = try #require(match, "\(found)")
    #expect(diagnostic.line == 4)
    #expect(diagnostic.column > 2)
    if let hint = fault.hint { #expect(diagnostic.hint?.english == hint) }
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
