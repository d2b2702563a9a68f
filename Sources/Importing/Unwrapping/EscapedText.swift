/// Decodes the backslashes of a quoted text into lines; each byte keeps its place.
struct EscapedText {
  private var builder: LineBuilder
  private var lines: [PastedLine] = []

  init(at offset: Int) {
    builder = LineBuilder(at: offset)
  }

  /// Takes what stands between two quotes in one line.
  mutating func take(_ line: PastedLine) throws(ImportError) {
    var copied = line.bytes.startIndex
    var index = copied
    while let slash = line.bytes[index...].firstIndex(of: UInt8(ascii: "\\")) {
      guard let escape = TextEscape(line, at: slash) else {
        index = slash + 1
        continue
      }
      builder.append(line[copied..<slash])
      // The rest of the line follows the last byte of what was written for the character.
      let place = line.offset(of: slash + escape.length - 1)
      if escape.scalar == "\n" {
        try end(next: place + 1)
      } else if escape.scalar != "\r" {
        builder.append(escape.scalar, at: place - UTF8.width(escape.scalar) + 1)
      }
      index = slash + escape.length
      copied = index
    }
    builder.append(line.from(copied))
    guard builder.count <= UnwrappingLimits.lineBytes else { throw tooLong }
  }

  /// Ends a line as a line break in the text does.
  mutating func end(next offset: Int) throws(ImportError) {
    let line = builder.finish(next: offset)
    try UnwrappingLimits.check(line)
    lines.append(line)
    try UnwrappingLimits.check(lines: lines.count, at: offset)
  }

  /// Ends the text.
  mutating func finish() throws(ImportError) -> [PastedLine] {
    try end(next: 0)
    return lines
  }

  private var tooLong: ImportError {
    var ended = builder
    return UnwrappingLimits.tooLong(at: ended.finish(next: 0).offset)
  }
}

/// A backslash and what it stands for.
private struct TextEscape {
  let scalar: Unicode.Scalar

  /// How many bytes it takes, with the backslash.
  let length: Int

  /// Reads what stands behind a backslash; nil where that is nothing known.
  init?(_ line: PastedLine, at slash: Int) {
    guard let letter = line.byte(at: slash + 1) else { return nil }
    switch letter {
    case UInt8(ascii: "n"): self.init("\n", 2)
    case UInt8(ascii: "t"): self.init("\t", 2)
    case UInt8(ascii: "r"): self.init("\r", 2)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): self.init(" ", 2)
    case UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"),
      UInt8(ascii: "`"):
      self.init(Unicode.Scalar(letter), 2)
    case UInt8(ascii: "u") where line.byte(at: slash + 2) == UInt8(ascii: "{"):
      self.init(braced: line, at: slash + 3)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      self.init(unit: line, at: slash)
    default:
      return nil
    }
  }

  private init(_ scalar: Unicode.Scalar, _ length: Int) {
    self.scalar = scalar
    self.length = length
  }

  /// `\u{2026}`.
  private init?(braced line: PastedLine, at index: Int) {
    let end = line.index(past: { $0.hexDigit != nil }, from: index)
    guard end > index, end - index <= 8, line.byte(at: end) == UInt8(ascii: "}"),
      let scalar = Unicode.Scalar(TextEscape.number(line[index..<end]))
    else { return nil }
    self.init(scalar, end + 1 - index + 3)
  }

  /// `\u2026`, and two of them for a character beyond the first 65536.
  private init?(unit line: PastedLine, at slash: Int) {
    guard let unit = TextEscape.unit(line, at: slash + 2) else { return nil }
    if let scalar = Unicode.Scalar(unit) {
      self.init(scalar, 6)
    } else if line.has("\\u", at: slash + 6) || line.has("\\U", at: slash + 6),
      unit < 0xDC00, let low = TextEscape.unit(line, at: slash + 8),
      (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
    {
      self.init(scalar, 12)
    } else {
      self.init("\u{FFFD}", 6)
    }
  }

  private static func unit(_ line: PastedLine, at index: Int) -> UInt32? {
    guard index + 4 <= line.bytes.endIndex else { return nil }
    let digits = line[index..<(index + 4)]
    return digits.bytes.allSatisfy { $0.hexDigit != nil } ? number(digits) : nil
  }

  private static func number(_ digits: PastedLine) -> UInt32 {
    digits.bytes.reduce(0) { $0 << 4 | ($1.hexDigit ?? 0) }
  }
}
