/// Prints in the strings of a JSON value: each is a block of its own.
///
/// A value that is a print itself stays whole, without the lines around it. Values on one line each
/// that follow one another are the records of a log: their lines are those of one text.
enum JSONStrings: Wrapper {
  static func unwrap(_ block: PastedBlock) throws(ImportError) -> [PastedBlock]? {
    let lines = block.lines
    var parts: [PastedBlock] = []
    var kept = 0
    var number = 0
    // Where the record of a log has to begin that goes on with what the last one said.
    var record: Int?
    while number < lines.count {
      guard JSONText.begins(lines[number]) else {
        number += 1
        continue
      }
      let value = try value(in: lines, from: number)
      let isAll = number == 0 && value.last == lines.count - 1
      if value.isPrint ? !isAll : !value.texts.isEmpty {
        let isRecord = value.isRecord && value.last == number
        if isRecord, record == number {
          parts[parts.count - 1].lines += value.texts[0]
        } else {
          parts.append(block.with(Array(lines[kept..<number])))
          parts +=
            value.isPrint
            ? [block.with(Array(lines[number...value.last]))]
            : value.texts.map { PastedBlock(lines: $0, command: block.command) }
        }
        kept = value.last + 1
        record = isRecord ? kept : nil
      }
      number = value.last + 1
    }
    guard !parts.isEmpty else { return nil }
    return parts + [block.with(Array(lines[kept...]))]
  }

  /// What a JSON value holds.
  private struct Value {
    /// The line in which it ends.
    var last: Int

    /// Whether the value is a print as it stands.
    var isPrint = false

    /// The texts that may be prints, decoded.
    var texts: [[PastedLine]] = []

    /// Whether it holds one line of a print.
    var isRecord: Bool {
      !isPrint && texts.count == 1 && texts[0].count { !$0.isBlank } == 1
    }
  }

  private static func value(
    in lines: [PastedLine],
    from first: Int
  ) throws(ImportError) -> Value {
    var keys = JSONKeys()
    var texts: [[PastedLine]] = []
    var text = JSONText(lines)
    let end = try text.walk(from: first) { (string, isKey) throws(ImportError) in
      if isKey {
        keys.take(string, of: lines)
      } else if let decoded = try decoded(string, in: lines) {
        texts.append(decoded)
      }
    }
    guard end.isJSON else { return Value(last: end.extent.line) }
    return Value(last: end.extent.line, isPrint: keys.form != nil, texts: texts)
  }

  /// The lines of a string that may be a print; nil for any other.
  private static func decoded(
    _ string: JSONText.Text,
    in lines: [PastedLine]
  ) throws(ImportError) -> [PastedLine]? {
    let parts = string.lines.map { number in
      let line = lines[number]
      let start = number == string.lines.lowerBound ? string.start : line.bytes.startIndex
      let end = number == string.lines.upperBound - 1 ? string.end : line.bytes.endIndex
      return line[start..<max(start, end)]
    }
    guard parts.contains(where: mayBePrint) else { return nil }
    var text = EscapedText(at: parts[0].offset)
    for (number, part) in parts.enumerated() {
      if number > 0 { try text.end(next: part.offset) }
      try text.take(part)
    }
    return try text.finish()
  }

  /// Whether a text has something in it that prints have, and names and numbers do not.
  private static func mayBePrint(_ text: PastedLine) -> Bool {
    guard text.bytes.count >= 24 else { return false }
    let signs: [StaticString] = [
      "0x", "frame = (", "rendering_system", "AXFrame", "accessibilityText", "XCUIElementType",
      "AppiumAUT", "ViewHierarchy", "InterfaceBuilder", " h=-",
    ]
    return signs.contains { text.contains($0) }
  }
}
