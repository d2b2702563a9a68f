/// A key and what stands between it and its value: ` = `, `: ` or `=`.
struct NodeKey {
  /// How many bytes a key may have.
  static let limit = 64

  let range: Range<Int>

  /// Where the value begins.
  let value: Int

  /// Whether the key is followed by a colon.
  let isColon: Bool

  /// Whether the key is one word of two letters or more.
  let isWord: Bool

  /// Reads the key that begins at an index; nil where none does.
  init?(_ bytes: ArraySlice<UInt8>, at start: Int) {
    guard start < bytes.endIndex, bytes[start].isNamePart, !bytes[start].isDigit else {
      return nil
    }
    var index = start
    let limit = min(bytes.endIndex, start + Self.limit)
    var last = start
    var blanks = 0
    while index < limit {
      let byte = bytes[index]
      if byte.isNamePart || byte == UInt8(ascii: "-") {
        last = index
      } else if byte == UInt8(ascii: " ") {
        blanks += 1
      } else {
        break
      }
      index += 1
    }
    guard index < limit else { return nil }
    range = start..<last + 1
    isColon = bytes[index] == UInt8(ascii: ":")
    // A blank before `=` is no part of the key.
    isWord = blanks == index - last - 1 && range.count > 1
    var value = index + 1
    if isColon {
      guard last + 1 == index, value < bytes.endIndex, bytes[value] == UInt8(ascii: " ") else {
        return nil
      }
    } else {
      guard bytes[index] == UInt8(ascii: "=") else { return nil }
    }
    while value < bytes.endIndex, bytes[value] == UInt8(ascii: " ") { value += 1 }
    self.value = value
  }

  func isKnown(in bytes: ArraySlice<UInt8>) -> Bool {
    KnownKeys.contains(String(decoding: bytes[range], as: UTF8.self))
  }
}
