import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import Rendering

/// Moments in one sentence, and in the few words of a row.
struct SpokenMomentTests {
  private static let english = Words(language: .english)
  private static let chinese = Words(language: .chinese)

  private static func said(_ moment: SpokenMoment) -> [String] {
    [english, chinese].flatMap { [moment.sentence($0), moment.short($0)] }
  }

  @Test func `a view that names itself and one that names nobody`() {
    let asked: JSONValue = ["kind": "asked", "method": "hitTest", "at": "card", "point": [5, 6]]
    let own: JSONValue = ["kind": "answered", "method": "hitTest", "at": "card", "answer": "card"]
    let itself = Self.said(SpokenMoment(asked, closing: own))
    #expect(itself[0] == "card answers with itself")
    #expect(itself[1] == "card → itself")
    #expect(itself[3] == "card → 自己")
    let none: JSONValue = [
      "kind": "answered", "method": "hitTest", "at": "card", "answer": .null,
    ]
    #expect(Self.said(SpokenMoment(asked, closing: none))[1] == "card → nil")
  }

  @Test func `a message that goes on, and one that is kept`() {
    let message: JSONValue = ["kind": "asked", "method": "touchesBegan", "at": "card"]
    let passed = Self.said(SpokenMoment(message, goesOn: true))
    let kept = Self.said(SpokenMoment(message, goesOn: false))
    #expect(passed[1] == "card passes it on")
    #expect(kept[1] == "card keeps it")
    #expect(zip(passed, kept).allSatisfy { $0 != $1 })
    // Whoever gets it first is told with the message, the others by what they do.
    let first = Self.said(SpokenMoment(message, goesOn: true, asksFirst: true))
    #expect(first[1] == "touchesBegan → card, passes it on")
  }

  @Test func `what ended the run is named, and told behind a colon`() {
    let error: JSONValue = [
      "kind": "error", "error": "viewCycle", "message": "a lies in b", "messageZh": "a 在 b 里",
    ]
    let said = Self.said(SpokenMoment(error))
    #expect(said[0] == "viewCycle: a lies in b")
    #expect(said[2] == "viewCycle：a 在 b 里")
  }

  @Test func `fingers that move are told once, with how often and where to`() {
    let moved: JSONValue = [
      "kind": "event-queued", "event": "touches", "phase": ["moved"],
      "touches": [["finger": 2, "phase": "moved", "point": [30, 5]]],
    ]
    #expect(Self.said(SpokenMoment(moved))[1] == "touch 2 moved")
    #expect(Self.said(SpokenMoment(moved, times: 15))[1] == "touch 2 moved, 15 times")
    #expect(Self.said(SpokenMoment(moved, times: 15))[0] == "touch 2 moved to 30, 5, 15 times")
    #expect(Self.said(SpokenMoment(moved, times: 15))[2] == "触摸 2 移到 30, 5，15 次")
  }

  @Test func `who becomes first responder is told in a sentence, with whom it takes the place of`()
  {
    let none: JSONValue = ["kind": "first-responder-changed", "from": .null, "to": "name"]
    #expect(
      Self.said(SpokenMoment(none)) == [
        "name becomes first responder", "first responder nil → name", "name 成为第一响应者",
        "第一响应者 nil → name",
      ]
    )
    let other: JSONValue = ["kind": "first-responder-changed", "from": "name", "to": "mail"]
    let told = Self.said(SpokenMoment(other))
    #expect(told[0] == "mail becomes first responder in the place of name")
    #expect(told[2] == "mail 取代 name 成为第一响应者")
    let left: JSONValue = ["kind": "first-responder-changed", "from": "name", "to": .null]
    let gone = Self.said(SpokenMoment(left))
    #expect(gone[0] == "name is no longer first responder")
    #expect(gone[2] == "name 不再是第一响应者")
  }
}
