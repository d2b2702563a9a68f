import Sentences
import StreamSafe

/// Counts what a text holds without building anything.
///
/// The scan knows strings and brackets and nothing else; whether the text is
/// JSON is the parser's to say. It stops at the first byte past a limit.
enum Prescan {
  struct Excess {
    var kind: JSONError.Kind
    var message: Sentence
    var offset: Int
  }

  static func firstExcess(in bytes: UnsafeRawBufferPointer, limits: JSONLimits) -> Excess? {
    guard bytes.count <= limits.bytes else {
      return Excess(
        kind: .tooLarge,
        message: Sentence(
          "the text has \(bytes.count) bytes, \(limits.bytes) are allowed",
          zh: "文本有 \(bytes.count) 字节，最多允许 \(limits.bytes) 字节"
        ),
        offset: limits.bytes
      )
    }
    var depth = 0
    var containers = 0
    var values = 0
    var members = 0
    var inScalar = false
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        inScalar = false
        values += 1
        let string = string(in: bytes, from: offset + 1)
        if let place = string.excess { return tooManyMarks(at: place) }
        offset = string.end
        // A name counts until its colon, which no text within the limits notices: its value takes
        // the same place.
        guard values <= limits.values else { return tooManyValues(limits, at: offset - 1) }
        continue

      case UInt8(ascii: "{"), UInt8(ascii: "["):
        inScalar = false
        values += 1
        containers += 1
        depth += 1
        guard depth <= limits.depth else {
          return Excess(
            kind: .tooDeep,
            message: Sentence(
              "arrays and objects lie more than \(limits.depth) deep",
              zh: "数组和对象嵌套超过 \(limits.depth) 层"
            ),
            offset: offset
          )
        }
        guard containers <= limits.containers else {
          return Excess(
            kind: .tooManyContainers,
            message: Sentence(
              "there are more than \(limits.containers) arrays and objects",
              zh: "数组和对象超过 \(limits.containers) 个"
            ),
            offset: offset
          )
        }

      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        inScalar = false
        // Below 0 the text closes what it never opened, and the parser stops there whatever
        // follows.
        depth -= 1

      case UInt8(ascii: ":"):
        // The string before it was a name, not a value.
        inScalar = false
        values -= 1
        members += 1
        guard members <= limits.members else {
          let message = Sentence(
            "the objects have more than \(limits.members) members",
            zh: "对象的成员超过 \(limits.members) 个"
          )
          return Excess(kind: .tooManyMembers, message: message, offset: offset)
        }

      case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: "\t"):
        inScalar = false

      default:
        if !inScalar { values += 1 }
        inScalar = true
      }
      guard values <= limits.values else { return tooManyValues(limits, at: offset) }
      offset += 1
    }
    return nil
  }

  /// The offset just past the closing quote of a string whose first byte is at `start`.
  static func endOfString(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return offset }
      // Whatever is escaped is passed over, or an escaped quote would end the string.
      if byte == UInt8(ascii: "\\") { offset += 1 }
    }
    return bytes.count
  }

  /// The offset just past the closing quote of a string whose first byte is at `start`, and where
  /// the first combining mark stands that is one too many in it.
  private static func string(
    in bytes: UnsafeRawBufferPointer,
    from start: Int
  ) -> (end: Int, excess: Int?) {
    var marks = MarkRun()
    // Behind the last character that may have been a mark: what is none in between costs nothing.
    var last = start
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      guard byte >= 0x80 || byte == UInt8(ascii: "\\") else {
        offset += 1
        if byte == UInt8(ascii: "\"") { return (offset, nil) }
        continue
      }
      if offset != last { marks.end() }
      let place = offset
      offset =
        byte >= 0x80 ? marks.take(in: bytes, at: offset) : escaped(in: bytes, at: offset, &marks)
      if marks.isTooLong { return (offset, place) }
      last = offset
    }
    return (bytes.count, nil)
  }

  /// The offset past what a backslash at `offset` begins; an escaped quote does not end the string.
  private static func escaped(
    in bytes: UnsafeRawBufferPointer,
    at offset: Int,
    _ marks: inout MarkRun
  ) -> Int {
    guard let high = codeUnit(in: bytes, at: offset) else {
      marks.end()
      return offset + 2
    }
    if let character = Unicode.Scalar(high) {
      marks.take(character)
      return offset + 6
    }
    // Half of a pair, or what the parser refuses.
    guard let low = codeUnit(in: bytes, at: offset + 6), UTF16.isLeadSurrogate(high),
      UTF16.isTrailSurrogate(low)
    else {
      marks.end()
      return offset + 6
    }
    marks.take(UTF16.decode(UTF16.EncodedScalar([high, low])))
    return offset + 12
  }

  /// The code unit that is written as `\u` and four digits at `offset`; nil where none is.
  private static func codeUnit(in bytes: UnsafeRawBufferPointer, at offset: Int) -> UInt16? {
    guard offset + 6 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return nil }
    var unit: UInt16 = 0
    for place in offset + 2..<offset + 6 {
      let digit =
        switch bytes[place] {
        case let byte where byte &- 0x30 < 10: byte - 0x30
        case let byte where (byte | 0x20) &- 0x61 < 6: (byte | 0x20) - 0x61 + 10
        default: UInt8.max
        }
      guard digit < 16 else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }

  private static func tooManyMarks(at offset: Int) -> Excess {
    Excess(kind: .tooManyMarks, message: MarkRun.excess, offset: offset)
  }

  private static func tooManyValues(_ limits: JSONLimits, at offset: Int) -> Excess {
    Excess(
      kind: .tooManyValues,
      message: Sentence(
        "there are more than \(limits.values) values",
        zh: "值超过 \(limits.values) 个"
      ),
      offset: offset
    )
  }
}
