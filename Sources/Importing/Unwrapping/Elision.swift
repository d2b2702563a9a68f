import Sentences

/// Lines that stand for others which were left out of a paste.
enum Elision {
  /// How long the words for a gap are, in bytes.
  private static let longest = 24

  /// Whether a line says that something was left out there: `...`, `[snip]`, `[REDACTED]`.
  ///
  /// The line stays in the print, as deep as it stood: there is a gap among the siblings.
  static func isGap(_ line: PastedLine) -> Bool {
    var start = line.index(
      past: { $0.isBlank || $0 == UInt8(ascii: "|") },
      from: line.bytes.startIndex
    )
    var end = line.trimmed.bytes.endIndex
    // Nearly every line is longer, and every line is asked.
    guard let first = line.byte(at: start), end - start <= longest + 2 else { return false }
    let brackets: [UInt8: UInt8] = [0x5B: 0x5D, 0x28: 0x29, 0x3C: 0x3E, 0x7B: 0x7D]
    if let close = brackets[first] {
      guard line.bytes[end - 1] == close, end - start > 2 else { return false }
      start += 1
      end -= 1
    }
    guard end - start <= longest else { return false }
    let word = line[start..<end].trimmed.text.lowercased()
    if ["snip", "snipped", "redacted", "truncated", "omitted", "cut"].contains(word) {
      return brackets[first] != nil
    }
    return word == "…" || word.count >= 3 && word.allSatisfy { $0 == "." }
  }

  /// What is said of a gap.
  static func warning(_ line: PastedLine) -> ImportWarning {
    ImportWarning(
      .elided,
      at: line.offset,
      Sentence(
        "lines were left out here; what stood in their place is not known",
        zh: "这里省略了一些行；原来的内容无从得知"
      )
    )
  }
}
