extension String {
  /// The text as it stands in HTML or XML, between tags and in quotes alike.
  ///
  /// What opens or ends anything is written as a reference, and so are line ends and tabs, which
  /// readers take for blanks in an attribute; what XML does not allow becomes U+FFFD.
  package var inMarkup: String {
    // Most texts have nothing of the kind.
    guard unicodeScalars.contains(where: { $0.markup != nil }) else { return self }
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      guard let markup = scalar.markup else {
        text.append(scalar)
        continue
      }
      text.append(contentsOf: markup.unicodeScalars)
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// What stands in markup for a character that must not stand there itself.
  fileprivate var markup: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    case "\t": "&#9;"
    case "\n": "&#10;"
    case "\r": "&#13;"
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: nil
    }
  }
}
