import Sentences

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
    var inScalar = false
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "\""):
        inScalar = false
        values += 1
        offset = endOfString(in: bytes, from: offset + 1)
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
