extension String {
  /// The text in lines of at most `width` columns, broken at blanks and between ideographs.
  ///
  /// A paragraph's first line may be `first` columns wide. A word that has no room on a line of its
  /// own, such as JSON, is broken at its commas too.
  func wrapped(to width: Int, first: Int? = nil, _ style: Style) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.wrappedParagraph(to: width, first: first ?? width, style) }
  }
}

extension Substring {
  fileprivate func wrappedParagraph(to width: Int, first: Int, _ style: Style) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = first
    for piece in pieces(upTo: width, style) {
      let size = piece.trimmedEnd.displayWidth(ambiguousIsWide: style.ambiguousIsWide)
      if size > room, !line.isEmpty {
        lines.append(line.trimmedEnd)
        line = ""
        room = width
      }
      line += piece
      room -= piece.displayWidth(ambiguousIsWide: style.ambiguousIsWide)
    }
    lines.append(line.trimmedEnd)
    return lines
  }

  private func pieces(upTo width: Int, _ style: Style) -> [String] {
    pieces.flatMap { piece -> [String] in
      guard piece.trimmedEnd.displayWidth(ambiguousIsWide: style.ambiguousIsWide) > width else {
        return [piece]
      }
      let parts = piece.split(separator: ",", omittingEmptySubsequences: false)
      return parts.dropLast().map { $0 + "," } + parts.suffix(1).map(String.init)
    }
  }

  /// Marks that stand at no line's start, and after which a line may end.
  private static let closing: Set<Character> = [
    "，", "。", "、", "；", "：", "！", "？", "）", "」", "』", "”", "’", "》",
  ]

  /// The parts between which a line may end: words with the blanks after them, ideographs alone.
  private var pieces: [String] {
    var pieces: [String] = []
    var word = ""
    for character in self {
      let isWide = character.unicodeScalars.contains { DisplayWidth.wide.contains($0.value) }
      let isClosing = Substring.closing.contains(character)
      if isWide, !isClosing {
        if !word.isEmpty { pieces.append(word) }
        word = String(character)
        continue
      }
      let mayEnd = word.last.map { $0 == " " || Substring.closing.contains($0) } ?? false
      if mayEnd, character != " ", !isClosing {
        pieces.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { pieces.append(word) }
    return pieces
  }
}

extension String {
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
