extension String {
  /// The text with the characters that a terminal obeys written out, as `\u{1B}`.
  ///
  /// Those are the control characters (C0, DEL, C1), the marks that turn the direction of writing,
  /// and the separators of lines and paragraphs. What is written out so can be read and does
  /// nothing. With `keepingLines`, line ends stay, and tabs are blanks.
  package func printable(keepingLines: Bool = false) -> String {
    guard utf8.contains(where: { $0 < 0x20 || $0 >= 0x7F }) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "\n" where keepingLines: text.append(scalar)
      case "\t" where keepingLines: text.append(" ")
      case _ where scalar.isObeyed: text.append(contentsOf: scalar.writtenOut.unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }

  /// The text in ASCII: every other character is written out, as `\u{6807}`.
  var inASCII: String {
    guard utf8.contains(where: { $0 >= 0x80 }) else { return self }
    return unicodeScalars.map { $0.isASCII ? String($0) : $0.writtenOut }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a terminal does something at it instead of showing it.
  var isObeyed: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  fileprivate var writtenOut: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(value, radix: 16, uppercase: true) + "}"
    }
  }
}
