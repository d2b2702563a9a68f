/// A printed array or set: what opens and closes it, and the commas between its elements.
enum Collections: Wrapper {
  static func unwrap(_ block: PastedBlock) -> [PastedBlock]? {
    guard block.lines.contains(where: { endOfOpening($0) != nil }) else { return nil }
    var lines: [PastedLine] = []
    var open = 0
    for line in block.lines {
      var rest = line
      // Sets print two, and arrays may lie in arrays.
      while let opening = endOfOpening(rest) {
        open += 1
        rest = rest.from(opening)
      }
      guard open > 0 else {
        lines.append(line)
        continue
      }
      let end = rest.trimmed
      let element = end.upTo(endOfElement(end))
      if element.bytes.count < end.bytes.count, isClosing(end.from(element.bytes.endIndex)) {
        open -= 1
      }
      lines += NodeSplitting.parts(
        of: rest.upTo(max(element.bytes.endIndex, rest.bytes.startIndex)),
        isList: true
      )
    }
    return [block.with(lines.filter { !$0.isBlank })]
  }

  /// Where the first element may begin behind what opens a collection; nil where none opens.
  private static func endOfOpening(_ line: PastedLine) -> Int? {
    let start = line.indexPastBlanks(from: line.bytes.startIndex)
    guard let first = line.byte(at: start) else { return nil }
    if first == UInt8(ascii: "<") { return endOfClass(line, at: start) }
    let openings: [StaticString] = ["{(", "(", "["]
    for opening in openings where line.has(opening, at: start) {
      let end = start + opening.utf8CodeUnitCount
      return isElement(line, at: line.indexPastBlanks(from: end)) ? end : nil
    }
    return nil
  }

  /// The end of `<__NSArrayM 0x60000c1e5a40>(`.
  private static func endOfClass(_ line: PastedLine, at start: Int) -> Int? {
    let name = line.index(
      past: { $0.isLetter || $0.isDigit || $0 == 0x5F || $0 == 0x2E },
      from: start + 1
    )
    guard name > start + 1, line.has(" 0x", at: name) || line.has(": 0x", at: name) else {
      return nil
    }
    let digits = line.index(of: "0x", from: name).map { $0 + 2 } ?? name
    let address = line.index(past: { $0.hexDigit != nil }, from: digits)
    guard line.has(">(", at: address) || line.has(">{(", at: address) else { return nil }
    return line.index(of: "(", from: address).map { $0 + 1 }
  }

  /// Whether an element may begin there, or the line ends.
  private static func isElement(_ line: PastedLine, at index: Int) -> Bool {
    switch line.byte(at: index) {
    case nil, UInt8(ascii: "<"), UInt8(ascii: "\""): true
    case UInt8(ascii: "@"), UInt8(ascii: "#"): line.byte(at: index + 1) == UInt8(ascii: "\"")
    default: false
    }
  }

  /// Where an element ends before its comma and what closes the collection.
  private static func endOfElement(_ line: PastedLine) -> Int {
    var end = line.bytes.endIndex
    while end > line.bytes.startIndex, isEnding(line.bytes[end - 1]) { end -= 1 }
    // What ends neither a node nor a string is the element's own.
    guard end > line.bytes.startIndex else { return end }
    let last = line.bytes[end - 1]
    return last == UInt8(ascii: ">") || last == UInt8(ascii: "\"") ? end : line.bytes.endIndex
  }

  private static func isEnding(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): true
    default: byte.isBlank
    }
  }

  private static func isClosing(_ end: PastedLine) -> Bool {
    end.bytes.contains { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]") }
  }
}
