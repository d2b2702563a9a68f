/// Gives nodes that were run together lines of their own again.
///
/// A node, blanks and bars, and another node: nothing in a print of one object reads like this,
/// outside its texts and the lists in braces.
enum NodeSplitting {
  /// The lines that one line holds: itself where nothing was lost.
  ///
  /// In a list a comma may stand between two nodes.
  static func parts(of line: PastedLine, isList: Bool = false) -> [PastedLine] {
    guard mayHoldSeveral(line, isList) else { return [line] }
    var parts: [PastedLine] = []
    var start = line.bytes.startIndex
    var balance = NodeBalance()
    var index = start
    let end = line.bytes.endIndex
    while index < end {
      let byte = line.bytes[index]
      balance.take(byte, next: line.byte(at: index + 1))
      index += 1
      guard balance.isOutside, isEnd(byte, line, index) else { continue }
      let gap = line.index(past: { isGap($0, isList) }, from: index)
      guard gap > index, isStart(line, at: gap, behind: index) else { continue }
      parts.append(line[start..<index])
      start = isList ? gap : index
      index = gap
      // Each part begins outside of everything.
      balance = NodeBalance()
    }
    guard !parts.isEmpty else { return [line] }
    return parts + [line[start..<end]]
  }

  /// Whether anywhere in a line something may end that bars or blanks and another node follow: a `>`
  /// or, before bars, an address.
  ///
  /// Nearly every line holds one node, and looking whether it is inside of a text takes longer.
  private static func mayHoldSeveral(_ line: PastedLine, _ isList: Bool) -> Bool {
    line.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: ">"):
          if index + 1 < bytes.count, isGap(bytes[index + 1], isList) { return true }
        case UInt8(ascii: "|"):
          var end = index
          while end > 0, bytes[end - 1].isBlank { end -= 1 }
          if end > 0, end < index, bytes[end - 1].mayEndNode { return true }
        default:
          break
        }
        index += 1
      }
      return false
    }
  }

  /// Whether a node may end before an index: at `>`, or at an address of an Auto Layout trace.
  private static func isEnd(_ byte: UInt8, _ line: PastedLine, _ index: Int) -> Bool {
    // An arrow ends nothing.
    if byte == UInt8(ascii: ">") { return line.byte(at: index - 2) != UInt8(ascii: "-") }
    guard byte.mayEndNode, line.byte(at: index) == 0x20,
      line.has("|", at: line.indexPastBlanks(from: index))
    else { return false }
    return byte != UInt8(ascii: "T") || endsAmbiguous(line, index)
  }

  /// Whether what a trace says of a view with too few constraints stands before an index.
  private static func endsAmbiguous(_ line: PastedLine, _ index: Int) -> Bool {
    let word: StaticString = "AMBIGUOUS LAYOUT"
    let start = index - word.utf8CodeUnitCount
    return start >= line.bytes.startIndex && line.has(word, at: start)
  }

  private static func isGap(_ byte: UInt8, _ isList: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "|"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
    case UInt8(ascii: ","): isList
    default: byte.isBlank
    }
  }

  /// Whether an object begins at an index.
  private static func isStart(_ line: PastedLine, at index: Int, behind end: Int) -> Bool {
    if NodeHead(line.bytes, at: index) != nil { return true }
    guard line[end..<index].bytes.contains(UInt8(ascii: "|")) else { return false }
    return TraceMark.endOfName(line, at: index) != nil || isCutStart(line, at: index)
  }

  /// Whether the line breaks off behind bars, before an object, in its name or before its address.
  private static func isCutStart(_ line: PastedLine, at index: Int) -> Bool {
    guard index < line.bytes.endIndex else { return true }
    guard line.has("<", at: index) else { return false }
    let end = line.index(
      past: { $0.isNamePart || $0 == UInt8(ascii: ":") || $0 == 0x20 },
      from: index + 1
    )
    return end == line.bytes.endIndex
  }
}

extension UInt8 {
  /// Whether a node that has no `>` may end with the byte: the digits of an address, a quote, or what
  /// a trace says of a view with too few constraints.
  fileprivate var mayEndNode: Bool {
    hexDigit != nil || self == UInt8(ascii: "'") || self == UInt8(ascii: "T")
  }
}
