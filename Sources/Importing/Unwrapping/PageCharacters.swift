/// What a page writes in the place of a character: `&lt;`, Markdown's `\_`, a blank that does not
/// break.
enum PageCharacters: Wrapper {
  static func unwrap(_ block: PastedBlock) -> [PastedBlock]? {
    guard block.lines.contains(where: mayHold) else { return nil }
    let tally = Tally(block.lines)
    guard tally.hasEntities || tally.hasEscapes || tally.hasHardBlanks else { return nil }
    var isChanged = false
    let lines = block.lines.map { line in
      guard let decoded = decoded(line, as: tally) else { return line }
      isChanged = true
      return decoded
    }
    return isChanged ? [block.with(lines)] : nil
  }

  /// Whether what a page writes may stand in a line: nearly all prints have none of it.
  private static func mayHold(_ line: PastedLine) -> Bool {
    line.bytes.withUnsafeBufferPointer { bytes in
      bytes.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\\") || $0 == 0xC2 }
    }
  }

  /// The line with what stands for other characters decoded; nil where there is nothing.
  private static func decoded(_ line: PastedLine, as tally: Tally) -> PastedLine? {
    var builder = LineBuilder(at: line.offset)
    var copied = line.bytes.startIndex
    var index = copied
    while index < line.bytes.endIndex {
      guard let (character, count) = character(in: line, at: index, as: tally) else {
        index += 1
        continue
      }
      builder.append(line[copied..<index])
      // A character stands where the last byte of what was written for it did, so that the rest of
      // the line follows it.
      builder.append(character, at: line.offset(of: index + count - 1))
      index += count
      copied = index
    }
    guard copied > line.bytes.startIndex else { return nil }
    builder.append(line.from(copied))
    return builder.finish(next: 0)
  }

  private static func character(
    in line: PastedLine,
    at index: Int,
    as tally: Tally
  ) -> (UInt8, count: Int)? {
    switch line.bytes[index] {
    case UInt8(ascii: "&") where tally.hasEntities:
      return entity(in: line, at: index)
    case UInt8(ascii: "\\") where tally.hasEscapes:
      guard let next = line.byte(at: index + 1), isPunctuation(next) else { return nil }
      return (next, 2)
    case 0xC2 where tally.hasHardBlanks && line.byte(at: index + 1) == 0xA0:
      return (0x20, 2)
    default:
      return nil
    }
  }

  private static func entity(in line: PastedLine, at index: Int) -> (UInt8, count: Int)? {
    let entities: [(StaticString, UInt8)] = [
      ("&lt;", 0x3C), ("&gt;", 0x3E), ("&amp;", 0x26), ("&quot;", 0x22), ("&apos;", 0x27),
      ("&#39;", 0x27), ("&#x27;", 0x27), ("&nbsp;", 0x20),
    ]
    for (name, byte) in entities where line.has(name, at: index) {
      return (byte, name.utf8CodeUnitCount)
    }
    return nil
  }

  /// Whether Markdown lets a backslash stand before it, and a print has it bare.
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "*"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "|"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"),
      UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "!"),
      UInt8(ascii: "~"), UInt8(ascii: "`"):
      true
    default:
      false
    }
  }

  /// Which of them a block is written with.
  private struct Tally {
    /// `&lt;` more often than `<`.
    private(set) var hasEntities = false

    /// `\<`, `\_` or `\*` more often than the same without the backslash.
    private(set) var hasEscapes = false

    /// A blank that does not break where a print has a blank: beside another, or behind `;` or `=`.
    private(set) var hasHardBlanks = false

    init(_ lines: [PastedLine]) {
      var bare: [UInt8: Int] = [:]
      var escaped: [UInt8: Int] = [:]
      var entities = 0
      for line in lines {
        var last: UInt8 = 0x20
        for index in line.bytes.indices {
          let byte = line.bytes[index]
          switch byte {
          case UInt8(ascii: "<"), UInt8(ascii: "_"), UInt8(ascii: "*"):
            if last == UInt8(ascii: "\\") {
              escaped[byte, default: 0] += 1
            } else {
              bare[byte, default: 0] += 1
            }
          case UInt8(ascii: "&"):
            if line.has("&lt;", at: index) { entities += 1 }
          case 0xC2 where line.byte(at: index + 1) == 0xA0:
            // The last byte of another blank of the kind is 0xA0.
            let isBeside = [0x20, 0xA0, UInt8(ascii: ";"), UInt8(ascii: "=")].contains(last)
            if isBeside || line.byte(at: index + 2) == 0x20 { hasHardBlanks = true }
          default:
            break
          }
          last = byte
        }
      }
      hasEntities = entities > bare[UInt8(ascii: "<"), default: 0]
      hasEscapes = escaped.contains { $0.value > bare[$0.key, default: 0] }
    }
  }
}
