/// `/* … */` around a print.
enum CommentBlocks: Wrapper {
  static func unwrap(_ block: PastedBlock) -> [PastedBlock]? {
    var isOpen = false
    var isFound = false
    let lines = block.lines.map { line in
      var line = line
      let start = line.indexPastBlanks(from: line.bytes.startIndex)
      if line.has("/*", at: start) {
        isOpen = true
        isFound = true
        line = line.from(line.index(past: { $0 == UInt8(ascii: "*") }, from: start + 1))
        // A blank between the mark and the print is not the print's.
        if line.byte(at: line.bytes.startIndex)?.isBlank == true {
          line = line.from(line.bytes.startIndex + 1)
        }
      }
      guard isOpen else { return line }
      let end = line.trimmed
      guard end.ends(with: "*/") else { return line }
      isOpen = false
      return line.upTo(end.bytes.endIndex - 2)
    }
    return isFound ? [block.with(lines)] : nil
  }
}
