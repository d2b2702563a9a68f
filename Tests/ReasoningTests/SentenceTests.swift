import Jansson
import Reasoning
import Rendering
import Sentences
import Testing

/// The sentences that reasons and remedies have, in both languages.
struct SentenceTests {
  private static var args: JSONValue {
    [
      "view": "card", "wanted": "buy", "by": "banner", "hit": "label", "x": 30, "y": -12,
      "alpha": 0, "window": "front", "recognizer": "tap", "other": "pan", "control": "slider",
      "event": "touchUpInside", "sent": "valueChanged", "action": "buy:", "got": "root",
      "object": "field", "list": "list", "method": "shouldSelectRowAt", "answer": false,
      "name": "didSelectRowAt", "count": 2, "path": "panel.alpha", "value": 1,
      "frame": [0, 0, 9, 9],
      "inset": 12, "property": "isHidden", "scroll": "scroll", "target": "screen",
      "controller": "screen", "superview": "root", "next": "root",
      "of": [
        ["id": "hit.hidden", "args": ["view": "card"]], ["id": "end-ignoring", "args": [:]],
      ],
    ]
  }

  @Test(
    arguments: ReasonID.allCases.map(\.rawValue) + RemedyID.allCases.map(\.rawValue)
  )
  func `every sentence has words in both languages, and all its arguments`(id: String) throws {
    let sentence: JSONValue = ["id": JSONValue(id), "args": Self.args]
    let english = try #require(ReasonWords.text(of: sentence, Words(language: .english)))
    let chinese = try #require(ReasonWords.text(of: sentence, Words(language: .chinese)))
    #expect(!english.contains("?") && !chinese.contains("?"))
    #expect(english.unicodeScalars.allSatisfy { $0.value < 0x2E80 })
    #expect(chinese.unicodeScalars.contains { $0.value > 0x4E00 })
    #expect(english != chinese)
  }

  @Test func `how far a finger is outside is said side by side`() {
    let sentence: JSONValue = [
      "id": "hit.outside", "args": ["view": "card", "wanted": "buy", "x": 30, "y": 30],
    ]
    #expect(
      ReasonWords.text(of: sentence, Words(language: .english))
        == "card says no: the finger is outside it (30 to the right and 30 below), "
        + "so buy inside it is not asked"
    )
  }
}
