import Jansson

extension JSONValue {
  /// The value as it stands in a script element, which no text of it can end.
  ///
  /// Members are sorted, so that the same value gives the same bytes. The characters that mean
  /// something in HTML, or end a line in JavaScript, stand in strings alone, where they are written
  /// as `\u003c` and so on.
  var scriptData: [UInt8] {
    let plain = serialized(sortedKeys: true)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(plain.count + plain.count / 16)
    var start = plain.startIndex
    var index = start
    while index < plain.endIndex {
      guard let escape = plain.escape(at: index) else {
        index += 1
        continue
      }
      bytes += plain[start..<index]
      bytes += escape.text.utf8
      index += escape.length
      start = index
    }
    bytes += plain[start...]
    return bytes
  }
}

extension [UInt8] {
  /// What is written in place of what begins at an index, and how many bytes that has.
  fileprivate func escape(at index: Int) -> (text: String, length: Int)? {
    switch self[index] {
    case UInt8(ascii: "<"): ("\\u003c", 1)
    case UInt8(ascii: ">"): ("\\u003e", 1)
    case UInt8(ascii: "&"): ("\\u0026", 1)
    // U+2028 and U+2029 are E2 80 A8 and E2 80 A9.
    case 0xE2 where dropFirst(index + 1).starts(with: [0x80, 0xA8]): ("\\u2028", 3)
    case 0xE2 where dropFirst(index + 1).starts(with: [0x80, 0xA9]): ("\\u2029", 3)
    default: nil
    }
  }
}
