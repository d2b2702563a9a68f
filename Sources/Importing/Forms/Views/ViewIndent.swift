/// How deep a line of a view tree stands.
///
/// A bar is a level, with as many blanks around it as a page left there. Where levels are dashes,
/// the shortest run of the print is one.
struct ViewIndent {
  private let step: Int

  /// Learns from the lines how many dashes a level has.
  init(_ lines: [PastedLine]) {
    step = lines.lazy.map(Self.dashes).filter { $0 > 0 }.min() ?? 1
  }

  /// The depth of a line, and what stands behind its indentation.
  func read(_ line: PastedLine) -> (depth: Int, content: PastedLine) {
    let dashes = Self.dashes(line)
    var cursor = LineCursor(line)
    var depth = 0
    // Pages eat blanks, never bars or dashes, so that only these count.
    if dashes > 0 {
      depth = dashes / step
      cursor.skip { $0 == UInt8(ascii: "-") || $0.isBlank }
    } else {
      while let byte = cursor.byte, byte == UInt8(ascii: "|") || byte.isBlank {
        if byte == UInt8(ascii: "|") { depth += 1 }
        cursor.index += 1
      }
    }
    return (depth, line[cursor.index..<line.bytes.endIndex].trimmed)
  }

  /// How many dashes a line begins with, where a node follows them.
  private static func dashes(_ line: PastedLine) -> Int {
    var cursor = LineCursor(line)
    cursor.skipBlanks()
    let start = cursor.index
    cursor.skip { $0 == UInt8(ascii: "-") }
    let count = cursor.index - start
    cursor.skipBlanks()
    return cursor.byte == UInt8(ascii: "<") ? count : 0
  }
}
