import Foundation

extension TextContent {
  /// How large a character is, in points: text is not laid out, so all are alike (our choice).
  static let characterSize = CGSize(width: 9, height: 20)

  /// What a text view leaves free above the first line and below the last, in points.
  static let margin = 8.0

  /// How high a text view's content is, in points; nothing without text.
  var height: Double {
    guard !text.isEmpty else { return 0 }
    let lines = 1 + text.count(where: \.isNewline)
    return Double(lines) * TextContent.characterSize.height + 2 * TextContent.margin
  }

  /// Puts the caret at the character nearest to a point, which counts from the text's upper left.
  ///
  /// Points beyond a line's end lead to its end, those above the first line into it.
  mutating func moveCaret(towards point: CGPoint) {
    let index = place(
      line: max(0, (point.y / TextContent.characterSize.height).rounded(.down)),
      column: max(0, (point.x / TextContent.characterSize.width).rounded())
    )
    select(NSRange(index..<index, in: text))
  }

  /// The place in a line, at most its end; below the last line it is the end of the text.
  private func place(line wanted: Double, column: Double) -> String.Index {
    var start = text.startIndex
    var line = 0.0
    while line < wanted {
      guard let end = text[start...].firstIndex(where: \.isNewline) else { return text.endIndex }
      start = text.index(after: end)
      line += 1
    }
    let end = text[start...].firstIndex(where: \.isNewline) ?? text.endIndex
    // What lies beyond all numbers has no column.
    let length = column.isNaN ? 0 : Int(min(column, Double(text.distance(from: start, to: end))))
    return text.index(start, offsetBy: length)
  }
}
