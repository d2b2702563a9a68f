/// Blocks that are JSON or XML as a whole, and a print as they stand.
enum StructuredText {
  /// The form of such a block; nil for every other.
  static func form(of block: PastedBlock) -> Form? {
    guard let first = block.lines.firstIndex(where: { !$0.isBlank }) else { return nil }
    let line = block.lines[first]
    if JSONText.begins(line) { return json(block.lines, from: first) }
    let start = line.indexPastBlanks(from: line.bytes.startIndex)
    guard line.has("<", at: start), NodeHead(line.bytes, at: start) == nil else { return nil }
    return XMLRoot(block.lines[first...]).form
  }

  /// The form of one JSON value, or of several with nothing between them.
  private static func json(_ lines: [PastedLine], from first: Int) -> Form? {
    var number = first
    var form: Form?
    while number < lines.count {
      guard !lines[number].isBlank else {
        number += 1
        continue
      }
      guard JSONText.begins(lines[number]) else { return nil }
      var keys = JSONKeys()
      var text = JSONText(lines)
      let end = text.extent(from: number) { string in
        keys.take(string, of: lines)
      }
      guard let end, let found = keys.form, form == nil || form == found else { return nil }
      form = found
      number = end.line + 1
    }
    return form
  }
}
