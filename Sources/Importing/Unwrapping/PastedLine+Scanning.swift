extension PastedLine {
  /// Whether a text stands at an index.
  func has(_ text: StaticString, at index: Int) -> Bool {
    guard index >= bytes.startIndex, index + text.utf8CodeUnitCount <= bytes.endIndex else {
      return false
    }
    return text.withUTF8Buffer { buffer in
      var place = index
      for byte in buffer {
        guard bytes[place] == byte else { return false }
        place += 1
      }
      return true
    }
  }

  /// Where a text stands first, from an index on; it has to begin before `end`.
  func index(of text: StaticString, from index: Int? = nil, before end: Int? = nil) -> Int? {
    text.withUTF8Buffer { buffer in
      guard let first = buffer.first else { return nil }
      let last = min(end ?? bytes.endIndex, bytes.endIndex - buffer.count + 1)
      var place = index ?? bytes.startIndex
      return bytes.withUnsafeBufferPointer { line in
        let shift = bytes.startIndex
        next: while place < last {
          if line[place - shift] == first {
            var more = 1
            while more < buffer.count {
              guard line[place - shift + more] == buffer[more] else {
                place += 1
                continue next
              }
              more += 1
            }
            return place
          }
          place += 1
        }
        return nil
      }
    }
  }

  /// Whether a text stands anywhere in the line.
  func contains(_ text: StaticString) -> Bool {
    index(of: text) != nil
  }

  /// Whether the line ends with a text.
  func ends(with text: StaticString) -> Bool {
    has(text, at: bytes.endIndex - text.utf8CodeUnitCount)
  }

  /// The byte at an index; nil at the end.
  func byte(at index: Int) -> UInt8? {
    index >= bytes.startIndex && index < bytes.endIndex ? bytes[index] : nil
  }

  /// The first index from one on whose byte does not pass a test; the end of the line where all do.
  func index(past isPart: (UInt8) -> Bool, from index: Int) -> Int {
    var place = index
    while place < bytes.endIndex, isPart(bytes[place]) { place += 1 }
    return place
  }

  /// The first index from one on at which neither a blank nor a tab stands.
  func indexPastBlanks(from index: Int) -> Int {
    self.index(past: { $0.isBlank }, from: index)
  }

  /// The index behind blanks and ends of lines, which a text in the place of a line has.
  func indexPastSpace(from index: Int) -> Int {
    self.index(past: { $0.isBlank || $0 == 0x0A || $0 == 0x0D }, from: index)
  }

  /// The line without blanks at its ends.
  var trimmed: PastedLine {
    let start = indexPastBlanks(from: bytes.startIndex)
    var end = bytes.endIndex
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return self[start..<end]
  }

  /// Whether nothing but blanks stands in the line.
  var isBlank: Bool { indexPastBlanks(from: bytes.startIndex) == bytes.endIndex }

  /// The line from an index on.
  func from(_ index: Int) -> PastedLine {
    self[min(index, bytes.endIndex)..<bytes.endIndex]
  }

  /// The line up to an index.
  func upTo(_ index: Int) -> PastedLine {
    self[bytes.startIndex..<max(index, bytes.startIndex)]
  }
}

extension UInt8 {
  /// Whether it is a blank or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is a decimal digit.
  var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether it is a letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  /// The value of a hexadecimal digit.
  var hexDigit: UInt32? {
    if isDigit { return UInt32(self &- 0x30) }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? UInt32(letter + 10) : nil
  }
}
