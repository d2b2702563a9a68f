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
  func comes(_ wanted: StaticString) -> Bool { comes(wanted, at: index) }

  /// Whether `wanted` stands at an index.
  func comes(_ wanted: StaticString, at index: Int) -> Bool {
    let count = wanted.utf8CodeUnitCount
    guard index >= line.bytes.startIndex, end - index >= count else { return false }
    return wanted.withUTF8Buffer { line.bytes[index..<index + count].elementsEqual($0) }
  }

  /// Moves to the next `wanted`; false, and nothing happens, where there is none.
  mutating func move(to wanted: StaticString) -> Bool {
    var place = index
    while place < end {
      if comes(wanted, at: place) {
        index = place
        return true
      }
      place += 1
    }
    return false
  }

  /// Reads an address, in lower case; nil, and nothing happens, where none comes next.
  mutating func address() -> String? {
    guard comes("0x") else { return nil }
    let start = index
    index += 2
    skip { $0.isHexDigit }
    guard (1...16).contains(index - start - 2) else {
      index = start
      return nil
    }
    return text(from: start).lowercased()
  }
}

extension UInt8 {
  /// Whether the byte is a blank or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isHexDigit: Bool {
    isDigit || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f")
  }

  var isLetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }
}

extension PastedLine {
  /// The line without blanks at its ends.
  var trimmed: PastedLine {
    var start = bytes.startIndex
    var end = bytes.endIndex
    while start < end, bytes[start].isBlank { start += 1 }
    while end > start, bytes[end - 1].isBlank || bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return self[start..<end]
  }

  var isEmpty: Bool { bytes.isEmpty }

  func begins(with wanted: StaticString) -> Bool { LineCursor(self).comes(wanted) }

  func ends(with wanted: StaticString) -> Bool {
    LineCursor(self).comes(wanted, at: bytes.endIndex - wanted.utf8CodeUnitCount)
  }
}
