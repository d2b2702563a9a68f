import Jansson
import Sentences
import Testing
import WorkbenchProtocol

@testable import Rendering

/// Moments of which a document chose the names.
struct SpokenMomentTextTests {
  private static let nasty = "a\u{1B}[31m\n\u{202E}\u{2028}\u{7}b"
  private static let told = #"a\u{1B}[31m\n\u{202E}\u{2028}\u{7}b"#

  @Test(arguments: RecordKind.allCases, ["hitTest", "touchesBegan", nasty])
  func `nothing in a sentence or a row is obeyed`(kind: RecordKind, method: String) {
    let record: JSONValue = ["kind": JSONValue(kind.rawValue), "method": JSONValue(method)]
    for key in [
      "at", "answer", "how", "by", "to", "from", "event", "action", "state", "name", "stage",
      "controller", "message", "error", "reason", "hit", "handledBy", "subtype",
    ] as [JSONKey] { record.set(key, JSONValue(Self.nasty)) }
    for key in ["phase", "items", "path"] as [JSONKey] { record.set(key, [JSONValue(Self.nasty)]) }
    for goesOn in [false, true] {
      let moment = SpokenMoment(record, goesOn: goesOn, asksFirst: true)
      for words in Language.allCases.map(Words.init) {
        for text in [moment.sentence(words), moment.short(words)] {
          #expect(!text.unicodeScalars.contains { $0.isObeyed }, "\(text.debugDescription)")
        }
      }
    }
  }

  @Test func `what would be obeyed is written out, once`() {
    let asked: JSONValue = ["kind": "asked", "method": "hitTest", "at": JSONValue(Self.nasty)]
    let words = Words(language: .english)
    #expect(SpokenMoment(asked).short(words) == Self.told + " is asked")
    let taken: JSONValue = ["kind": "recognizer-changed", "at": JSONValue(Self.nasty)]
    taken.set("state", "began")
    #expect(SpokenMoment(taken).short(words) == Self.told + " → began")
    #expect(SpokenMoment(taken).sentence(words) == Self.told + " becomes began")
  }

  @Test func `a finger's phase may be any text, and its place may be missing`() {
    let event: JSONValue = [
      "kind": "event-queued", "touches": [["finger": 1, "phase": JSONValue(Self.nasty)]],
    ]
    let words = Words(language: .english)
    #expect(SpokenMoment(event).short(words) == "touch 1 " + Self.told)
  }

  @Test(arguments: [
    ([0.04, -0.06], "card is asked for 0, -0.1"), ([1.25, 1e6], "card is asked for 1.3, 1000000"),
    ([-0.01, 5], "card is asked for 0, 5"),
  ])
  func `a place is told to the tenth`(point: [Double], told: String) {
    let asked: JSONValue = ["kind": "asked", "method": "hitTest", "at": "card"]
    asked.set("point", JSONValue(point))
    #expect(SpokenMoment(asked).sentence(Words(language: .english)) == told)
  }
}
