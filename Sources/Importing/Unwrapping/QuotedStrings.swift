/// A print as a string of a language: `"…"`, `@"…"`, `` `…` ``, with its line breaks written or real.
///
/// The string is the whole paste, or an element of a list; several stand beside one another then.
enum QuotedStrings: Wrapper {
  static func unwrap(_ block: PastedBlock) throws(ImportError) -> [PastedBlock]? {
    var reading = QuotedReading()
    for line in block.lines { try reading.take(line) }
    return try reading.finish().map { [block.with($0)] }
  }
}

/// Goes through the lines of a block, in a string and outside.
private struct QuotedReading {
  private var lines: [PastedLine] = []
  private var isFound = false
  private var isInNode = false

  /// The string that is open, and the quote that ends it.
  private var text: EscapedText?
  private var quote: UInt8 = 0

  mutating func take(_ line: PastedLine) throws(ImportError) {
    var rest = line
    if text == nil {
      guard !isListOfNode(line), let start = open(line) else {
        lines.append(line)
        return
      }
      rest = line.from(start)
    }
    while let end = endOfString(rest) {
      try text?.take(rest.upTo(end))
      try close()
      let next = rest.index(past: { $0 == UInt8(ascii: ",") || $0.isBlank }, from: end + 1)
      guard let start = open(rest.from(next)) else { return }
      rest = rest.from(start)
    }
    try text?.take(rest)
    try text?.end(next: rest.offset(of: rest.bytes.endIndex) + 1)
  }

  /// Whether a line stands in a list that an object prints of itself, as a scene prints its windows;
  /// the strings in it are the object's own.
  private mutating func isListOfNode(_ line: PastedLine) -> Bool {
    let end = line.trimmed
    if end.ends(with: "= ("), LineSign(line) != nil {
      isInNode = true
    } else if isInNode, line.has(")", at: end.bytes.startIndex) || LineSign(line) != nil {
      isInNode = false
    }
    return isInNode
  }

  mutating func finish() throws(ImportError) -> [PastedLine]? {
    try close()
    return isFound ? lines : nil
  }

  private mutating func close() throws(ImportError) {
    guard var text else { return }
    lines += try text.finish()
    self.text = nil
  }

  /// Opens a string, and returns where its text begins; nil where none begins that holds a print.
  private mutating func open(_ line: PastedLine) -> Int? {
    var index = line.indexPastBlanks(from: line.bytes.startIndex)
    if line.has("@", at: index) || line.has("#", at: index) { index += 1 }
    guard let first = line.byte(at: index),
      first == UInt8(ascii: "\"") || first == UInt8(ascii: "`")
    else { return nil }
    let start = line.index(past: { $0 == first }, from: index)
    guard start - index == 1 || start - index == 3, holdsPrint(line.from(start)) else { return nil }
    isFound = true
    quote = first
    text = EscapedText(at: line.offset(of: start))
    return start
  }

  /// Whether a print begins behind a quote; what was escaped once more may stand before it.
  private func holdsPrint(_ line: PastedLine) -> Bool {
    var index = line.bytes.startIndex
    while let byte = line.byte(at: index) {
      if byte == UInt8(ascii: "\\") {
        // The letter of `\n` belongs to it.
        let next = line.byte(at: index + 1)
        index += next == UInt8(ascii: "n") || next == UInt8(ascii: "t") ? 2 : 1
      } else if byte.isBlank || byte == quote || byte == UInt8(ascii: "@") {
        index += 1
      } else {
        break
      }
    }
    let rest = line.from(index)
    // Where the line breaks are written, the first line ends at the first of them.
    let first = rest.upTo(rest.index(of: "\\n") ?? rest.bytes.endIndex)
    switch rest.byte(at: index) {
    case nil: return true
    case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "["): return true
    default: return LineSign(first) != nil || rest.contains("\\n")
    }
  }

  /// Where the open string ends in a line: at a quote that no backslash takes away, and behind which
  /// only what ends a statement or an element stands, or the next string.
  private func endOfString(_ line: PastedLine) -> Int? {
    guard text != nil else { return nil }
    var index = line.bytes.startIndex
    while index < line.bytes.endIndex {
      let byte = line.bytes[index]
      if byte == UInt8(ascii: "\\") {
        index += 2
      } else if byte == quote {
        // What keeps this quote from ending the string keeps those before it, too.
        guard let obstacle = obstacle(in: line, behind: index + 1) else { return index }
        index = obstacle
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Where something stands behind a quote that no end of a string has; nil where the string ends.
  private func obstacle(in line: PastedLine, behind index: Int) -> Int? {
    var place = index
    while let byte = line.byte(at: place) {
      switch byte {
      case UInt8(ascii: ","):
        place = line.indexPastBlanks(from: place + 1)
        let mark = line.byte(at: place)
        if mark == UInt8(ascii: "@") || mark == UInt8(ascii: "#") { place += 1 }
        guard let next = line.byte(at: place) else { return nil }
        return next == quote ? nil : place
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ";"),
        UInt8(ascii: "+"), quote:
        place += 1
      default:
        guard byte.isBlank else { return place }
        place += 1
      }
    }
    return nil
  }
}
