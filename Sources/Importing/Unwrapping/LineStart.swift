/// Where the object of a line begins, behind bars, dashes and marks.
enum LineStart {
  /// The first index that is no nesting: no blank, bar, dash or plus.
  static func index(in line: PastedLine) -> Int {
    line.index(
      past: {
        $0.isBlank || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+")
      },
      from: line.bytes.startIndex
    )
  }

  /// Whether a line begins something of its own: a level of a tree, or an object.
  static func isStart(_ line: PastedLine) -> Bool {
    let start = line.indexPastBlanks(from: line.bytes.startIndex)
    if line.has("|", at: start) { return true }
    return LineSign(line) != nil
  }

  /// Where the first node of a line begins; nil where there is none.
  static func node(in line: PastedLine) -> Int? {
    let start = index(in: line)
    if NodeHead(line.bytes, at: start) != nil { return start }
    return line.index(of: "<", from: start)
  }
}
