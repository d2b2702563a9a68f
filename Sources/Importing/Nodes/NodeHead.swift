/// Where a node says what it is: `<`, the class's name, and mostly its address.
///
/// The name may be that of a generic class and hold `<`, blanks and parentheses; what follows it
/// decides. Each byte is looked at once for each `<` that is open there, of which a name has few.
struct NodeHead {
  /// How many subclasses wrap the node: one less than the `<` at its beginning.
  let wraps: Int

  let name: Range<Int>
  let address: Range<Int>?

  /// Just past the address, or past the name where no address is printed.
  let end: Int

  private static let longestName = 8192
  private static let deepestName = 64
  private static let mostWraps = 16

  init?(_ bytes: ArraySlice<UInt8>, at index: Int) {
    guard index >= bytes.startIndex else { return nil }
    var start = index
    let limit = min(bytes.endIndex, index + Self.mostWraps + 2)
    while start < limit, bytes[start] == UInt8(ascii: "<") { start += 1 }
    guard start > index, start < limit, Self.canBegin(bytes[start]),
      let end = Self.endOfName(bytes, from: start), end > start
    else { return nil }
    wraps = start - index - 1
    name = start..<end

    if let address = Self.address(bytes, from: end) {
      // A line that ends with the digits may have been cut between them.
      self.address = address.upperBound < bytes.endIndex ? address : nil
      self.end = address.upperBound
    } else {
      guard bytes[end] == UInt8(ascii: ";"), KnownKeys.begin(bytes, after: end) else { return nil }
      address = nil
      self.end = end
    }
  }

  private static func canBegin(_ byte: UInt8) -> Bool {
    byte.isNamePart && !byte.isDigit || byte == UInt8(ascii: "(")
  }

  /// The first place behind the name; nil where what stands here is no name.
  private static func endOfName(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
    let limit = min(bytes.endIndex, start + longestName)
    var depth = 0
    var index = start
    while index < limit {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        guard depth <= deepestName else { return nil }
      case UInt8(ascii: ">") where bytes[index - 1] == UInt8(ascii: "-"):
        break
      case UInt8(ascii: ">"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        guard depth >= 0 else { return nil }
      case UInt8(ascii: ":"):
        if depth == 0, address(bytes, from: index) != nil { return index }
      case UInt8(ascii: " "):
        if depth == 0 { return index }
      case UInt8(ascii: ","), UInt8(ascii: "&"), UInt8(ascii: "?"), UInt8(ascii: "-"),
        UInt8(ascii: "@"), UInt8(ascii: "~"), UInt8(ascii: "#"):
        if depth == 0, byte != UInt8(ascii: "-") { return nil }
      default:
        if !byte.isNamePart { return depth == 0 ? index : nil }
      }
      index += 1
    }
    return nil
  }

  /// The address behind `: `, `:` or a blank.
  private static func address(_ bytes: ArraySlice<UInt8>, from index: Int) -> Range<Int>? {
    var start = index
    if start < bytes.endIndex, bytes[start] == UInt8(ascii: ":") { start += 1 }
    if start < bytes.endIndex, bytes[start] == UInt8(ascii: " ") { start += 1 }
    guard start > index, bytes.endIndex - start > 2, bytes[start] == UInt8(ascii: "0"),
      bytes[start + 1] == UInt8(ascii: "x")
    else { return nil }
    var end = start + 2
    while end < bytes.endIndex, bytes[end].isASCIIHexDigit { end += 1 }
    guard (1...16).contains(end - start - 2),
      end == bytes.endIndex || !bytes[end].isNamePart
    else { return nil }
    return start..<end
  }
}

extension UInt8 {
  /// Whether a byte may stand in a name outside of brackets.
  var isNamePart: Bool {
    // By comparisons: each byte of a paste is asked, and a pattern of ranges is a call for each.
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || self == UInt8(ascii: "$") || self >= 0x80
  }

  var isASCIIHexDigit: Bool { hexDigit != nil }
}
