import Jansson
import ModuleKit
import QuizKit
import Testing

struct QuestionTests {
  @Test func `a question is read with its options and beliefs`() throws {
    let question = try Question(reading: [
      "kind": "hit", "prompt": ["en": "Which?", "zh-Hans": "哪个？"],
      "options": ["card", ["answer": "buy", "belief": "Seen is touched."]],
    ])
    #expect(question.kind == .hit)
    #expect(question.text.text(in: "zh-Hans") == "哪个？")
    #expect(question.options.map(\.answer) == ["card", "buy"])
    #expect(question.options[1].belief?.en == "Seen is touched.")
  }

  @Test func `a question that counts says what`() {
    let fault = #expect(throws: Question.Fault.self) {
      try Question(reading: ["kind": "fired"])
    }
    #expect(fault?.pointer == "/of")
  }

  @Test(arguments: [("kin", "/kin"), ("answer", "/answer")])
  func `an unknown member is named`(member: String, pointer: String) {
    let json: JSONValue = ["kind": "hit"]
    json.set(member, "x")
    let fault = #expect(throws: Question.Fault.self) { try Question(reading: json) }
    #expect(fault?.pointer == pointer)
  }

  @Test func `a kind that does not exist lists those that do`() {
    let fault = #expect(throws: Question.Fault.self) { try Question(reading: ["kind": "guess"]) }
    #expect(fault?.allowed == ["hit", "handledBy", "firstResponder", "returned", "fired"])
  }
}
