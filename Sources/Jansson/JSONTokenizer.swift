/// Cuts a text into JSON's tokens without judging them.
///
/// What is no bracket, comma, colon, string or white space is a scalar, however
/// wrong; a string that does not end goes on to the end of the text.
struct JSONTokenizer {
  enum Kind {
    case objectStart
    case objectEnd
    case arrayStart
    case arrayEnd
    case colon
    case comma
    case string
    case scalar
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
  }

  private let bytes: UnsafeRawBufferPointer
  private var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    while offset < bytes.count, JSONTokenizer.isSpace(bytes[offset]) { offset += 1 }
    guard offset < bytes.count else { return nil }
    let start = offset
    if bytes[start] == UInt8(ascii: "\"") {
      offset = Prescan.endOfString(in: bytes, from: start + 1)
      return Token(kind: .string, range: start..<offset)
    }
    offset += 1
    if let kind = JSONTokenizer.punctuation(bytes[start]) {
      return Token(kind: kind, range: start..<offset)
    }
    while offset < bytes.count, JSONTokenizer.isScalar(bytes[offset]) { offset += 1 }
    return Token(kind: .scalar, range: start..<offset)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }

  private static func isScalar(_ byte: UInt8) -> Bool {
    !isSpace(byte) && punctuation(byte) == nil && byte != UInt8(ascii: "\"")
  }

  private static func punctuation(_ byte: UInt8) -> Kind? {
    switch byte {
    case UInt8(ascii: "{"): .objectStart
    case UInt8(ascii: "}"): .objectEnd
    case UInt8(ascii: "["): .arrayStart
    case UInt8(ascii: "]"): .arrayEnd
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: ","): .comma
    default: nil
    }
  }
}
