/// What stands before each line of a comment, of a quotation or of a list: `//`, `*`, `>`, `-->`.
enum LineMarks: Wrapper {
  static func unwrap(_ block: PastedBlock) -> [PastedBlock]? {
    // One line that happens to begin so says nothing of the others.
    guard block.mostLines({ end(of: $0) != nil }) else { return nil }
    return [
      block.with(block.lines.map { line in end(of: line).map { line.from($0) } ?? line })
    ]
  }

  /// Where the line goes on behind its marks, however many; nil at a line without one.
  private static func end(of line: PastedLine) -> Int? {
    var index = line.bytes.startIndex
    var isMarked = false
    while true {
      let start = line.indexPastBlanks(from: index)
      guard let mark = endOfMark(line, at: start) else { return isMarked ? index : nil }
      isMarked = true
      // One blank belongs to the mark, the others are the line's own.
      index = line.byte(at: mark)?.isBlank == true ? mark + 1 : mark
    }
  }

  private static func endOfMark(_ line: PastedLine, at index: Int) -> Int? {
    switch line.byte(at: index) {
    case UInt8(ascii: ">"):
      // The rest of a node that was broken before its end begins like this, too.
      let next = line.byte(at: index + 1)
      return next == nil || next?.isBlank == true || next == UInt8(ascii: ">") ? index + 1 : nil
    case UInt8(ascii: "/"):
      guard line.has("//", at: index) else { return nil }
      return line.index(past: { $0 == UInt8(ascii: "/") }, from: index)
    case UInt8(ascii: "*"):
      // Directly before a name it is a mark of an Auto Layout trace.
      let next = line.byte(at: index + 1)
      return next == nil || next?.isBlank == true ? index + 1 : nil
    case UInt8(ascii: "-"):
      // An arrow of any length is no level: whoever prints chains writes them.
      let head = line.index(past: { $0 == UInt8(ascii: "-") }, from: index)
      return line.has("> ", at: head) ? head + 1 : nil
    default:
      return nil
    }
  }
}
