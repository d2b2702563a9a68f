/// A part of a text, and what takes its place.
public struct TextEdit: Hashable, Sendable {
  /// The bytes of the text that go; none where something is only put in.
  public let bytes: Range<Int>
  /// What stands there afterwards.
  public let text: String

  package init(_ bytes: Range<Int>, _ text: String) {
    self.bytes = bytes
    self.text = text
  }

  /// Returns a text with all edits made, which are disjoint and in the order of the text.
  public static func apply(_ edits: [TextEdit], to text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(edits.reduce(text.count) { $0 + $1.text.utf8.count })
    var place = 0
    for edit in edits {
      result += text[place..<edit.bytes.lowerBound]
      result += edit.text.utf8
      place = edit.bytes.upperBound
    }
    return result + text[place...]
  }
}

extension [TextEdit] {
  /// The edits in the order of the text, with those that touch each other made one.
  var joined: [TextEdit] {
    var joined: [TextEdit] = []
    for edit in self.sorted(by: { $0.bytes.lowerBound < $1.bytes.lowerBound }) {
      guard let last = joined.last, last.bytes.upperBound == edit.bytes.lowerBound else {
        joined.append(edit)
        continue
      }
      joined[joined.count - 1] = TextEdit(
        last.bytes.lowerBound..<edit.bytes.upperBound,
        last.text + edit.text
      )
    }
    return joined
  }
}
