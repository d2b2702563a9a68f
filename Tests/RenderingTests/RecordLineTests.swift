import Jansson
@testable import Rendering
import Testing

/// One record as it is, on a line of its own.
struct RecordLineTests {
  @Test func `a record on its own is a line with all its members`() {
    let record: JSONValue = [
      "seq": 12, "parent": 3, "time": 0.25, "kind": "asked", "at": "card", "method": "hitTest",
      "point": [1, 2.5], "how": "inherited", "rule": "a.b",
    ]
    let text = RecordLine(record).text(Look.drawn.style(200))
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == "12 0.25 s asked card.hitTest point=(1, 2.5) how=inherited a.b")
    let bare = RecordLine(.object()).text(.drawn).split(whereSeparator: \.isWhitespace)
    #expect(bare == ["?"])
  }

  @Test(arguments: 40...120)
  func `a member of a record is not parted from its value`(width: Int) {
    let record: JSONValue = [
      "seq": 12, "time": 0.25, "kind": "asked", "at": "card", "method": "hitTest",
      "how": "inherited", "state": "began", "by": "list.panGestureRecognizer", "rule": "a.b",
    ]
    let text = RecordLine(record).text(Look.drawn.style(width))
    let words = text.split(whereSeparator: \.isWhitespace)
    for member in ["how=inherited", "state=began", "by=list.panGestureRecognizer", "card.hitTest"] {
      #expect(words.contains { $0 == member }, "\(text)")
    }
  }
}
