/// A pattern in which `*` stands for any run of characters.
struct Wildcard: Hashable, Sendable {
  let text: String
  /// What stands between the stars.
  private let parts: [[UInt8]]

  init(_ text: some StringProtocol) {
    self.text = String(text)
    parts = text.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      .map { Array($0) }
  }

  /// Whether it has no star, and so means one text alone.
  var isLiteral: Bool { parts.count == 1 }

  func matches(_ text: String) -> Bool {
    guard !isLiteral else { return text == self.text }
    var text = text
    return text.withUTF8 { bytes in matches(Slice(base: bytes, bounds: bytes.indices)) }
  }

  private func matches(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = parts.first, let last = parts.last,
      text.count >= first.count + last.count, text.starts(with: first)
    else { return false }
    var rest = text.dropFirst(first.count)
    // Where a part fits first, most is left for those behind it, so that none is tried twice.
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = Wildcard.place(of: part, in: rest) else { return false }
      rest = rest[(found + part.count)...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  private static func place(
    of part: [UInt8],
    in text: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Int? {
    guard text.count >= part.count else { return nil }
    return (text.startIndex...(text.endIndex - part.count)).first { start in
      text[start..<(start + part.count)].elementsEqual(part)
    }
  }
}
