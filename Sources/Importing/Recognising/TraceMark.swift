/// An object as an Auto Layout trace has it: a mark, a name, and an address directly behind a colon.
enum TraceMark {
  /// The colon behind the name at an index; nil where no such object begins.
  static func endOfName(_ line: PastedLine, at index: Int) -> Int? {
    var start = index
    if line.has("•", at: start) {
      // The bullet has three bytes in UTF-8.
      start += 3
    } else if line.has("*", at: start) || line.has("+", at: start) {
      start += 1
      if line.has("<", at: start), let head = NodeHead(line.bytes, at: start) { return head.end }
    }
    let end = line.index(past: { isName($0) }, from: start)
    guard end > start, line.has(":0x", at: end), line.byte(at: end + 3)?.hexDigit != nil else {
      return nil
    }
    return end
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }
}
