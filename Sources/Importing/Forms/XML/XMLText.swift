/// What an XML value says.
enum XMLText {
  /// The text of a value, whose references are resolved; what is none stays as it is.
  static func text(of value: PastedLine) -> String {
    guard value.bytes.contains(UInt8(ascii: "&")) else { return value.text }
    var text: [UInt8] = []
    text.reserveCapacity(value.bytes.count)
    var cursor = LineCursor(value)
    while let byte = cursor.byte {
      if byte == UInt8(ascii: "&"), let character = reference(&cursor) {
        text += Array(String(character).utf8)
      } else {
        text.append(byte)
        cursor.index += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads a reference; nil, and nothing happens, where none comes next.
  private static func reference(_ cursor: inout LineCursor) -> Character? {
    if cursor.skip("&lt;") { return "<" }
    if cursor.skip("&gt;") { return ">" }
    if cursor.skip("&amp;") { return "&" }
    if cursor.skip("&quot;") { return "\"" }
    if cursor.skip("&apos;") { return "'" }
    var ahead = cursor
    guard ahead.skip("&#") else { return nil }
    let radix = ahead.skip(UInt8(ascii: "x")) ? 16 : 10
    let start = ahead.index
    ahead.skip { $0.isASCIIHexDigit }
    // No code point has more digits.
    guard ahead.index - start <= 8, let code = UInt32(ahead.text(from: start), radix: radix),
      let scalar = Unicode.Scalar(code), ahead.skip(UInt8(ascii: ";"))
    else { return nil }
    cursor = ahead
    return Character(scalar)
  }
}
