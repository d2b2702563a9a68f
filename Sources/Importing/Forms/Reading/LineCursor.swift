/// A place in a line that moves on as the line is read.
struct LineCursor {
  let line: PastedLine

  /// The next byte, as an index of the line's bytes.
  var index: Int

  init(_ line: PastedLine, at index: Int? = nil) {
    self.line = line
    self.index = index ?? line.bytes.startIndex
  }

  var end: Int { line.bytes.endIndex }

  var isAtEnd: Bool { index >= end }

  /// The next byte.
  var byte: UInt8? { isAtEnd ? nil : line.bytes[index] }

  /// Where the next byte stands in the paste.
  var offset: Int { line.offset(of: index) }

  /// The text from an index to this place.
  func text(from start: Int) -> String { line[start..<index].text }

  mutating func skipBlanks() {
    while let byte, byte.isBlank { index += 1 }
  }

  mutating func skip(while passes: (UInt8) -> Bool) {
    while let byte, passes(byte) { index += 1 }
  }

  /// Moves past `wanted` where it comes next.
  mutating func skip(_ wanted: UInt8) -> Bool {
    guard byte == wanted else { return false }
    index += 1
    return true
  }

  /// Moves past `wanted` where it comes next.
  mutating func skip(_ wanted: StaticString) -> Bool {
    guard comes(wanted) else { return false }
    index += wanted.utf8CodeUnitCount
    return true
  }

  /// Whether `wanted` comes next.
  func comes(_ wanted: StaticString) -> Bool { line.has(wanted, at: index) }

  /// Moves to the next `wanted`; false, and nothing happens, where there is none.
  mutating func move(to wanted: StaticString) -> Bool {
    guard let place = line.index(of: wanted, from: index) else { return false }
    index = place
    return true
  }

  /// Reads an address, in lower case; nil, and nothing happens, where none comes next.
  mutating func address() -> String? {
    guard comes("0x") else { return nil }
    let start = index
    index += 2
    skip { $0.isASCIIHexDigit }
    guard (1...16).contains(index - start - 2) else {
      index = start
      return nil
    }
    return text(from: start).lowercased()
  }
}

extension PastedLine {
  var isEmpty: Bool { bytes.isEmpty }

  func begins(with wanted: StaticString) -> Bool { has(wanted, at: bytes.startIndex) }
}
