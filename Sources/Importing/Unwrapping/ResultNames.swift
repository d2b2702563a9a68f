/// What a debugger puts before a value: `$3 = 0x7fb1a2c04e10 `, `(NSString *) $1 = `, and what newer
/// ones put there that name no value, `(NSString *) 0x60000c1e5a40 `.
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

  /// How many bytes the name of a type has at most.
  private static let longestType = 200

  private static func endOfName(_ line: PastedLine) -> Int? {
    var index = line.indexPastBlanks(from: line.bytes.startIndex)
    let end = index + longestType
    if line.has("(", at: index) {
      if let close = line.index(of: ") $", from: index, before: end) {
        index = close + 2
      } else if let close = line.index(of: ") ", from: index, before: end) {
        return string(in: line, behind: close + 2)
      } else {
        return nil
      }
    }
    guard line.has("$", at: index) else { return nil }
    index = line.index(past: { $0.isLetter || $0.isDigit }, from: index + 1)
    guard line.has(" = ", at: index) else { return nil }
    index = pastAddress(line, index + 3)
    // Only before what can be printed: `$x = 3` in a log is no result of a debugger.
    switch line.byte(at: index) {
    case UInt8(ascii: "<"), UInt8(ascii: "@"), UInt8(ascii: "\""): return index
    // A collection, whose elements stand on lines of their own.
    case UInt8(ascii: "(") where line.indexPastBlanks(from: index + 1) == line.bytes.endIndex:
      return index
    default: return nil
    }
  }

  /// Where the string begins that is all that may stand behind a type alone.
  private static func string(in line: PastedLine, behind type: Int) -> Int? {
    let index = pastAddress(line, type)
    return line.has("@\"", at: index) || line.has("\"", at: index) ? index : nil
  }

  private static func pastAddress(_ line: PastedLine, _ index: Int) -> Int {
    guard line.has("0x", at: index) else { return index }
    return line.indexPastBlanks(from: line.index(past: { $0.hexDigit != nil }, from: index + 2))
  }
}
