@_spi(Workbench) import ResponderKit
import Jansson
@_spi(Workbench) @testable import ScenarioKit
import ScenarioTestSupport
import Sentences
import Testing

/// The answers that the model gives to the questions of a script.
struct AnswerTests {
  /// Runs the steps of the first question; returns its answer.
  private func answer(_ ask: String, _ steps: String) throws -> JSONValue {
    let session = try Scenario.session(
      JudgedApp.document("[ { \"ask\": { \(ask) } }, \(steps) ]")
    )
    let question = try #require(session.question)
    var reports: [StepReport] = []
    let end = session.endOfQuestion
    while session.nextStep < end { reports.append(session.runStep()) }
    return session.answer(to: question, in: reports)
  }

  private static let end = #"{ "wait": 0, "expect": { "values": { "pad.tag": 0 } } }"#
  private static let buy = #"{ "send": "touch.tap", "at": "buy" }, \#(end)"#
  private static let plain = #"{ "send": "touch.tap", "at": "plain" }, \#(end)"#

  @Test(arguments: [
    ("hit", buy, "\"buy\""), ("hit", plain, "\"plain\""),
    ("hit", #"{ "send": "touch.tap", "at": "buy" }, \#(plain)"#, "\"plain\""),
    ("hit", #"{ "send": "touch.tap", "at": [800, 10] }, \#(end)"#, "null"),
    ("handledBy", buy, "\"buy\""), ("handledBy", plain, "null"),
    ("handledBy", #"{ "send": "touch.tap", "at": "plain" }, \#(buy)"#, "\"buy\""),
    ("firstResponder", buy, "null"),
    (
      "firstResponder", #"{ "call": "becomeFirstResponder", "on": "field" }, \#(end)"#, "\"field\""
    ),
    ("returned", #"{ "call": "becomeFirstResponder", "on": "field" }, \#(end)"#, "true"),
    ("returned", #"{ "call": "becomeFirstResponder", "on": "pad" }, \#(end)"#, "false"),
    (
      "returned",
      #"{ "call": "hitTest", "on": "root", "with": [[10, 10]] }, "#
        + #"{ "call": "becomeFirstResponder", "on": "pad" }, \#(end)"#,
      "false"
    ),
    (
      "returned",
      #"{ "call": "hitTest", "on": "root", "with": [[10, 10]] }, { "wait": 1 }, \#(end)"#,
      "\"back\""
    ),
  ])
  func `an answer is what the model did in the steps`(
    kind: String,
    steps: String,
    wanted: String
  ) throws {
    #expect(try "\(answer("\"kind\": \"\(kind)\"", steps))" == wanted)
  }

  @Test func `a count is that of the question's own steps`() throws {
    let session = try Scenario.session(
      JudgedApp.document(
        """
        [ { "send": "touch.tap", "at": "buy" },
          { "ask": { "kind": "fired", "of": "buy:" } },
          { "send": "touch.tap", "at": "buy" }, { "send": "touch.tap", "at": "buy" }, \(Self.end),
          { "send": "touch.tap", "at": "buy" },
          { "ask": { "kind": "fired", "of": "*.touchesBegan" } }, \(Self.plain) ]
        """
      )
    )
    #expect(session.questionCount == 2)
    #expect(session.question == nil)
    _ = session.runStep()
    let first = try #require(session.question)
    #expect(session.endOfQuestion == 5)
    #expect(session.stepsAsked.count == 3)
    let reports = (session.nextStep..<5).map { _ in session.runStep() }
    #expect(session.answer(to: first, in: reports) == 2)
    #expect(session.count(of: "buy.touchDown", in: reports) == 2)
    #expect(session.count(of: "buy.touchDown", in: []) == 0)
    _ = session.runStep()
    let second = try #require(session.question)
    let rest = (session.nextStep..<session.endOfQuestion).map { _ in session.runStep() }
    // A view that passes a touch on calls the next responder's method.
    #expect(session.answer(to: second, in: rest) == 6)
    #expect(session.question == nil)
  }

  @Test(arguments: [
    ("hit", "Which view is hit?", "命中哪个视图？"), ("handledBy", "Who handles it?", "由谁处理？"),
    ("firstResponder", "Who is first responder afterwards?", "之后谁是第一响应者？"),
    ("returned", "What is returned?", "返回什么？"),
  ])
  func `a question has the words of its kind, unless the author gives others`(
    kind: String,
    english: String,
    chinese: String
  ) throws {
    func question(_ more: String) throws -> Question {
      let ask = #"{ "ask": { "kind": "\#(kind)"\#(more) } }"#
      let call = #"{ "call": "hitTest", "on": "root", "with": [[1, 1]] }"#
      let steps = kind == "returned" ? "\(call), \(Self.end)" : Self.buy
      let session = try Scenario.session(JudgedApp.document("[ \(ask), \(steps) ]"))
      return try #require(session.question)
    }
    let plain = try question("")
    #expect(plain.text.en == english)
    #expect(plain.text.text(in: "zh-Hans") == chinese)
    #expect(plain.occurrence == nil)
    #expect(try question(#", "prompt": "Well?""#).text.en == "Well?")
  }

  @Test func `a question about a count names what is counted`() throws {
    let session = try Scenario.session(
      JudgedApp.document(#"[ { "ask": { "kind": "fired", "of": "buy:" } }, \#(Self.buy) ]"#)
    )
    let question = try #require(session.question)
    #expect(question.text.en == "How often does buy: occur?")
    #expect(question.text.text(in: "zh-Hans") == "buy: 发生几次？")
    #expect(question.occurrence == "buy:")
  }

  @Test func `a document's questions are counted in the run that asks most`() throws {
    let ask = #"{ "ask": { "kind": "firstResponder" } }"#
    let text = """
      { "format": 1, "app": { "windows": [ { "id": "window" } ] },
        "variants": [ { "id": "none" }, { "id": "one" }, { "id": "two" } ],
        "script": [ { "when": "two", \(ask.dropFirst().dropLast()) }, \(Self.wait),
          { "when": ["one", "two"], \(ask.dropFirst().dropLast()) }, \(Self.wait) ] }
      """
    let document = try Scenario.document(text)
    #expect(document.questionCount == 2)
    #expect(document.firstRunWithQuestions == "one")
    #expect(!document.asksQuestions(in: "none"))
    #expect(document.asksQuestions(in: "one"))
    #expect(!document.asksQuestions(in: "other"))
    let silent = try Scenario.document(JudgedApp.document(#"[ { "wait": 1 } ]"#))
    #expect(silent.questionCount == 0)
    #expect(silent.firstRunWithQuestions == nil)
  }

  private static let wait = #"{ "wait": 0, "expect": { "values": { "window.tag": 0 } } }"#
}
