/// What a piece of text is, which a terminal may show by colour.
///
/// Whatever a tone says, words say too.
package enum Tone: Equatable, Sendable {
  case normal
  case strong
  case faint
  case good
  case bad
  case warning
  /// The id of a rule, which is there for whoever wants to look it up.
  case rule
  /// The id of the rule that decided.
  case decision

  /// The parameters of the escape sequence that shows the tone.
  var escape: String? {
    switch self {
    case .normal: nil
    case .strong: "1"
    case .faint: "2"
    case .good: "32"
    case .bad: "31"
    case .warning: "33"
    case .rule: "2"
    case .decision: "36"
    }
  }
}

/// Text in pieces, each with its tone.
package struct StyledText: Equatable, Sendable {
  struct Span: Equatable, Sendable {
    var text: String
    var tone: Tone
  }

  private(set) var spans: [Span] = []

  package init() {}

  /// Text of one tone, in which whatever a terminal would obey is written out.
  package init(_ text: String, _ tone: Tone = .normal) {
    if !text.isEmpty { spans = [Span(text: text.printable(), tone: tone)] }
  }

  /// The text without its tones.
  package var string: String { spans.map(\.text).joined() }

  package var isEmpty: Bool { spans.isEmpty }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum += right
    return sum
  }

  package static func += (left: inout StyledText, right: StyledText) {
    left.spans += right.spans
  }

  /// Appends spaces up to `width` columns.
  func padded(to width: Int, _ style: Style) -> StyledText {
    let missing = width - self.width(style)
    return missing > 0 ? self + StyledText(String(repeating: " ", count: missing)) : self
  }

  /// How many columns the text takes.
  func width(_ style: Style) -> Int {
    string.displayWidth(ambiguousIsWide: style.ambiguousIsWide)
  }

  /// The text in lines of at most `width` columns, broken where prose may be.
  ///
  /// No line but one that was not broken ends in a blank: what stands behind a margin would be wider
  /// than the page by it.
  func wrapped(to width: Int, _ style: Style) -> [StyledText] {
    guard self.width(style) > width else { return [self] }
    var lines: [StyledText] = []
    var line = StyledText()
    var used = 0
    for piece in pieces(upTo: width, style) {
      // The first piece stays on its line however wide it is, or an empty line would come before
      // it.
      if used + piece.trimmedEnd.width(style) > width, used > 0 {
        if !line.trimmedEnd.isEmpty { lines.append(line.trimmedEnd) }
        line = StyledText()
        used = 0
      }
      line += piece
      used += piece.width(style)
    }
    return lines + [line.trimmedEnd]
  }

  /// The parts between which a line may end; a word of several tones is one, where it has room.
  private func pieces(upTo width: Int, _ style: Style) -> [StyledText] {
    var pieces: [StyledText] = []
    for span in spans {
      for (index, text) in span.text.pieces(upTo: width, style).enumerated() {
        let piece = StyledText(text, span.tone)
        if index == 0, let last = pieces.last, !last.string.mayEndLine(before: text) {
          let whole = last + piece
          if whole.trimmedEnd.width(style) <= width {
            pieces[pieces.count - 1] = whole
            continue
          }
        }
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// The text without blanks at its end.
  var trimmedEnd: StyledText {
    var text = self
    while let last = text.spans.popLast() {
      let bare = last.text.trimmedEnd
      guard bare.isEmpty else {
        text.spans.append(Span(text: bare, tone: last.tone))
        break
      }
    }
    return text
  }

  /// The text cut to at most `limit` columns.
  func truncated(to limit: Int, _ style: Style) -> StyledText {
    guard width(style) > limit else { return self }
    let isWide = style.ambiguousIsWide
    let ellipsis = style.text(of: .ellipsis)
    var kept = StyledText()
    var room = limit - ellipsis.displayWidth(ambiguousIsWide: isWide)
    for span in spans {
      let width = span.text.displayWidth(ambiguousIsWide: isWide)
      guard width <= room else {
        let text = span.text.truncated(to: room, ellipsis: "", ambiguousIsWide: isWide)
        kept.spans.append(Span(text: text + ellipsis, tone: span.tone))
        break
      }
      kept.spans.append(span)
      room -= width
    }
    return kept
  }

  /// The text as a terminal takes it, without blanks at the end.
  package func rendered(_ style: Style) -> String {
    let spans = style.isUTF8 ? spans : spans.map { Span(text: $0.text.inASCII, tone: $0.tone) }
    guard style.isColored else { return spans.map(\.text).joined().droppingTrailingSpaces }
    return
      spans.map { span in
        span.tone.escape.map { "\u{1B}[\($0)m\(span.text)\u{1B}[0m" } ?? span.text
      }
      .joined().droppingTrailingSpaces
  }
}

extension String {
  fileprivate var droppingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
