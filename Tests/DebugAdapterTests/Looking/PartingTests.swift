import Jansson
import Rendering
import Sentences
import Testing

@testable import DebugAdapter

/// Where two runs of a step part.
struct PartingTests {
  private func ran(
    _ texts: [String],
    before: Int = 10,
    outcome: JSONValue? = nil
  ) throws -> RanStep {
    RanStep(records: try texts.map { try JSON.parse($0) }, outcome: outcome, before: before)
  }

  private static let asked =
    #"{"seq":11,"parent":3,"time":0.5,"kind":"asked","at":"panel","method":"hitTest"}"#

  @Test(arguments: [
    asked,
    #"{"seq":71,"parent":9,"time":2.5,"kind":"asked","at":"panel","method":"hitTest"}"#,
  ])
  func `numbers and times alone are no difference`(other: String) throws {
    #expect(try ran([Self.asked]).parting(from: ran([other]), step: 0) == nil)
  }

  @Test func `an object without a name is known by its class`() throws {
    let one = #"{"seq":1,"kind":"event-queued","at":"UIEvent#15","objects":["UITouch#3","a"]}"#
    let other = #"{"seq":1,"kind":"event-queued","at":"UIEvent#90","objects":["UITouch#4","a"]}"#
    let third = #"{"seq":1,"kind":"event-queued","at":"UIPress#15","objects":["UITouch#3","a"]}"#
    #expect(try ran([one]).parting(from: ran([other]), step: 0) == nil)
    #expect(try ran([one]).parting(from: ran([third]), step: 0) != nil)
  }

  @Test func `the first record that differs is told by its number in the later run`() throws {
    let answers = [
      #"{"seq":12,"kind":"answered","at":"panel","rule":"a.b","answer":"panel"}"#,
      #"{"seq":42,"kind":"answered","at":"panel","rule":"c.d","answer":null}"#,
    ]
    let parting = try ran([Self.asked, answers[0]])
      .parting(from: ran([Self.asked, answers[1]], before: 40), step: 2)
    #expect(parting == Parting(record: 42, same: 1, step: 2, rule: "c.d"))
  }

  @Test func `a run that ends sooner parts where it ends`() throws {
    let both = try ran([Self.asked, #"{"seq":12,"kind":"outcome","rule":"a.b"}"#])
    let parting = try both.parting(from: ran([Self.asked]), step: 0)
    #expect(parting == Parting(record: nil, same: 1, step: 0, rule: "a.b"))
    let longer = try ran([Self.asked]).parting(from: both, step: 0)
    #expect(longer == Parting(record: 12, same: 1, step: 0, rule: "a.b"))
  }

  @Test func `what came of it is told where it differs`() throws {
    let words = Words(language: .english)
    let one = try ran([], outcome: ["hit": "vault", "handledBy": "panel", "path": ["vault"]])
    let other = try ran([], outcome: ["hit": "window", "handledBy": .null])
    #expect(
      one.difference(from: other, words) == ["hit vault → window", "handled by panel → nobody"]
    )
    #expect(one.difference(from: one, words).isEmpty)
    let chinese = one.difference(from: other, Words(language: .chinese))
    #expect(chinese == ["命中 vault → window", "处理者 panel → 无人"])
  }
}
