import Foundation

extension TextContent {
  /// Moves the caret, or with `extending` one end of the selection.
  ///
  /// Lines end where the text has a line break, since nothing is laid out here.
  mutating func move(_ move: CaretMove, extending: Bool) {
    guard let range = selected else { return }
    let isForward = [.right, .down, .lineEnd].contains(move)
    // With something selected the arrow leads to its end and not one character farther.
    if !extending, !range.isEmpty, move == .left || move == .right {
      place(isForward ? range.upperBound : range.lowerBound, extending: range, false)
      return
    }
    let start = isForward ? range.upperBound : range.lowerBound
    place(target(of: move, from: start), extending: range, extending)
  }

  private mutating func place(
    _ index: String.Index,
    extending range: Range<String.Index>,
    _ extends: Bool
  ) {
    let lower = extends ? min(index, range.lowerBound) : index
    let upper = extends ? max(index, range.upperBound) : index
    select(NSRange(lower..<upper, in: text))
  }

  private func target(of move: CaretMove, from start: String.Index) -> String.Index {
    switch move {
    case .left: start == text.startIndex ? start : text.index(before: start)
    case .right: start == text.endIndex ? start : text.index(after: start)
    case .lineStart: lineStart(before: start)
    case .lineEnd: lineEnd(after: start)
    case .up: lineAbove(start)
    case .down: lineBelow(start)
    }
  }

  private func lineStart(before index: String.Index) -> String.Index {
    text[..<index].lastIndex(where: \.isNewline).map { text.index(after: $0) } ?? text.startIndex
  }

  private func lineEnd(after index: String.Index) -> String.Index {
    text[index...].firstIndex(where: \.isNewline) ?? text.endIndex
  }

  /// The same column one line up; from the first line, the start of the text.
  private func lineAbove(_ index: String.Index) -> String.Index {
    let start = lineStart(before: index)
    guard start > text.startIndex else { return text.startIndex }
    let column = text.distance(from: start, to: index)
    let end = text.index(before: start)
    let above = lineStart(before: end)
    return text.index(above, offsetBy: column, limitedBy: end) ?? end
  }

  /// The same column one line down; from the last line, the end of the text.
  private func lineBelow(_ index: String.Index) -> String.Index {
    let column = text.distance(from: lineStart(before: index), to: index)
    let end = lineEnd(after: index)
    guard end < text.endIndex else { return text.endIndex }
    let below = text.index(after: end)
    let limit = lineEnd(after: below)
    return text.index(below, offsetBy: column, limitedBy: limit) ?? limit
  }
}
