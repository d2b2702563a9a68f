/// Markdown's fences: what stands between two is a block of its own.
enum Fences: Wrapper {
  static func unwrap(_ block: PastedBlock) -> [PastedBlock]? {
    var parts: [PastedBlock] = []
    var part: [PastedLine] = []
    var isFound = false
    for line in block.lines {
      if isFence(line) {
        isFound = true
        parts.append(block.with(part))
        part = []
      } else {
        part.append(line)
      }
    }
    guard isFound else { return nil }
    return parts + [block.with(part)]
  }

  /// Whether a line is three backquotes or tildes, with the name of a language at most.
  private static func isFence(_ line: PastedLine) -> Bool {
    let start = line.indexPastBlanks(from: line.bytes.startIndex)
    guard line.has("```", at: start) || line.has("~~~", at: start) else { return false }
    let mark = line.bytes[start]
    let name = line.index(past: { $0 == mark }, from: start)
    let end = line.index(past: { !$0.isBlank && $0 != mark && $0 != 0x3C }, from: name)
    return line.from(end).isBlank
  }
}
