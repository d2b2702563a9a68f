/// What Swift's `po` puts around a value: `▿ Optional<Any>`, `- some : `, `Optional(` … `)`.
enum SwiftPrints: Wrapper {
  static func unwrap(_ block: PastedBlock) -> [PastedBlock]? {
    var lines: [PastedLine] = []
    var open = 0
    var isFound = false
    for line in block.lines {
      let start = line.indexPastBlanks(from: line.bytes.startIndex)
      if let value = endOfLabel(line, at: start) {
        isFound = true
        // A heading such as `▿ 2 elements` has no value.
        if let value { lines.append(line.from(value)) }
        continue
      }
      var rest = line
      while let inner = endOfOptional(rest) {
        isFound = true
        open += 1
        rest = rest.from(inner)
      }
      lines.append(rest)
    }
    guard isFound else { return nil }
    close(open, in: &lines)
    return [block.with(lines)]
  }

  /// Where the value behind a label begins; `.some(nil)` where a label has none.
  private static func endOfLabel(_ line: PastedLine, at start: Int) -> Int?? {
    let isParent = line.has("▿ ", at: start)
    guard isParent || line.has("- ", at: start) else { return nil }
    guard let colon = line.index(of: " : ", from: start, before: start + 200) else {
      return isParent ? .some(nil) : nil
    }
    let name = line[(start + (isParent ? 4 : 2))..<max(colon, start + (isParent ? 4 : 2))]
    guard !name.bytes.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "'") })
    else { return isParent ? .some(nil) : nil }
    let value = line.from(colon + 3)
    if isPrint(value) { return .some(colon + 3) }
    return isParent ? .some(nil) : nil
  }

  private static func endOfOptional(_ line: PastedLine) -> Int? {
    let start = line.indexPastBlanks(from: line.bytes.startIndex)
    guard line.has("Optional(", at: start) else { return nil }
    return isPrint(line.from(start + 9)) || line.has("Optional(", at: start + 9) ? start + 9 : nil
  }

  private static func isPrint(_ value: PastedLine) -> Bool {
    switch value.byte(at: value.indexPastBlanks(from: value.bytes.startIndex)) {
    case UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "@"),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "("):
      true
    default:
      value.has("Optional(", at: value.bytes.startIndex) || LineSign(value) != nil
    }
  }

  /// Takes as many parentheses from the end of the block as were opened.
  private static func close(_ open: Int, in lines: inout [PastedLine]) {
    guard open > 0, let last = lines.lastIndex(where: { $0.trimmed.ends(with: ")") }) else {
      return
    }
    var line = lines[last].trimmed
    for _ in 0..<open where line.ends(with: ")") {
      line = line.upTo(line.bytes.endIndex - 1)
    }
    lines[last] = lines[last].upTo(line.bytes.endIndex)
  }
}
