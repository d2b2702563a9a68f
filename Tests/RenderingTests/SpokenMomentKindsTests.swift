import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import Rendering

/// Every kind of moment in words.
struct SpokenMomentKindsTests {
  private static let english = Words(language: .english)
  private static let chinese = Words(language: .chinese)

  private static func touch(_ phase: String) -> JSONValue {
    [
      "kind": "event-queued", "event": "touches", "phase": [JSONValue(phase)],
      "touches": [["finger": 1, "phase": JSONValue(phase), "point": [5.5, 6]]],
    ]
  }

  @Test(arguments: [
    ("began", "touch 1 began at 5.5, 6", "触摸 1 开始（5.5, 6 处）"),
    ("moved", "touch 1 moved to 5.5, 6", "触摸 1 移到 5.5, 6"),
    ("stationary", "touch 1 stays at 5.5, 6", "触摸 1 不动（5.5, 6 处）"),
    ("ended", "touch 1 ended at 5.5, 6", "触摸 1 结束（5.5, 6 处）"),
    ("cancelled", "touch 1 was cancelled at 5.5, 6", "触摸 1 被取消（5.5, 6 处）"),
  ])
  func `a finger's phases are told with the place`(phase: String, en: String, zh: String) {
    let moment = SpokenMoment(Self.touch(phase))
    #expect(moment.sentence(Self.english) == en)
    #expect(moment.sentence(Self.chinese) == zh)
    #expect(!moment.short(Self.english).contains("5.5"))
  }

  @Test func `several fingers are told in one sentence`() {
    let both: JSONValue = [
      "kind": "event-queued", "event": "touches", "phase": ["began", "moved"],
      "touches": [
        ["finger": 1, "phase": "moved", "point": [1, 2]],
        ["finger": 2, "phase": "began", "point": [3, 4]],
      ],
    ]
    let told = SpokenMoment(both).sentence(Self.english)
    #expect(told.contains("touch 1 moved to 1, 2"))
    #expect(told.contains("touch 2 began at 3, 4"))
  }

  @Test func `a search is told as a question until it has its answer`() {
    let asked: JSONValue = ["kind": "asked", "method": "hitTest", "at": "card", "point": [5, 6]]
    let question = SpokenMoment(asked)
    #expect(question.sentence(Self.english) == "card is asked for 5, 6")
    #expect(question.short(Self.english) == "card is asked")
    let answer: JSONValue = [
      "kind": "answered", "method": "hitTest", "at": "card", "answer": "buy",
    ]
    #expect(SpokenMoment(answer).sentence(Self.english) == "card answers with buy")
    #expect(SpokenMoment(answer).short(Self.english) == "card → buy")
    let none: JSONValue = [
      "kind": "answered", "method": "hitTest", "at": "card", "answer": .null,
    ]
    #expect(SpokenMoment(none).sentence(Self.english) == "card declines")
  }

  @Test func `a call is told with what it answers, where it answers something`() {
    func told(_ method: String, _ answer: JSONValue?) -> String {
      let asked: JSONValue = ["kind": "asked", "method": JSONValue(method), "at": "card"]
      let closing: JSONValue = ["kind": "answered", "method": JSONValue(method), "at": "card"]
      if let answer { closing.set("answer", answer) }
      return SpokenMoment(asked, closing: closing).sentence(Self.english)
    }
    #expect(
      told("canBecomeFirstResponder", true) == "card answers canBecomeFirstResponder with yes"
    )
    #expect(
      told("canBecomeFirstResponder", false) == "card answers canBecomeFirstResponder with no"
    )
    #expect(told("next", "window") == "card answers next with window")
    #expect(told("layoutSubviews", nil) == "layoutSubviews is called on card")
  }

  @Test(arguments: RecordKind.allCases)
  func `each kind of record has a sentence and a short form, in both languages`(kind: RecordKind) {
    let record: JSONValue = [
      "kind": JSONValue(kind.rawValue), "at": "card", "method": "next", "state": "began",
      "controller": "screen", "stage": "viewDidLoad", "name": "keyboardWillShow",
    ]
    let moment = SpokenMoment(record)
    for words in [Self.english, Self.chinese] {
      #expect(!moment.sentence(words).isEmpty || kind == .outcome, "\(kind)")
      #expect(!moment.sentence(words).contains("\n"))
      #expect(!moment.short(words).contains("\n"))
    }
  }

  @Test func `what would be obeyed is written out`() {
    let asked: JSONValue = ["kind": "asked", "method": "hitTest", "at": "a\u{1B}[31m\u{202E}b"]
    let told = SpokenMoment(asked).sentence(Self.english)
    #expect(!told.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{202E}" })
  }
}
