/// What a debugger puts before a value that it keeps: `$3 = 0x7fb1a2c04e10 `, `(NSString *) $1 = `.
enum ResultNames: Wrapper {
  static func unwrap(_ block: PastedBlock) -> [PastedBlock]? {
    var isFound = false
    let lines = block.lines.map { line in
      guard let end = endOfName(line) else { return line }
      isFound = true
      return line.from(end)
    }
    return isFound ? [block.with(lines)] : nil
  }

  private static func endOfName(_ line: PastedLine) -> Int? {
    var index = line.indexPastBlanks(from: line.bytes.startIndex)
    if line.has("(", at: index) {
      guard let close = line.index(of: ") $", from: index, before: index + 200) else { return nil }
      index = close + 2
    }
    guard line.has("$", at: index) else { return nil }
    index = line.index(past: { $0.isLetter || $0.isDigit }, from: index + 1)
    guard line.has(" = ", at: index) else { return nil }
    index += 3
    if line.has("0x", at: index) {
      index = line.index(past: { $0.hexDigit != nil }, from: index + 2)
      index = line.indexPastBlanks(from: index)
    }
    // Only before what can be printed: `$x = 3` in a log is no result of a debugger.
    switch line.byte(at: index) {
    case UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "\""): return index
    // A collection, whose elements stand on lines of their own.
    case UInt8(ascii: "(") where line.indexPastBlanks(from: index + 1) == line.bytes.endIndex:
      return index
    default: return nil
    }
  }
}
