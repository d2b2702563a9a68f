extension String {
  /// The text in lines of at most `width` columns, broken at blanks and between ideographs.
  func wrapped(to width: Int, _ style: Style) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.wrappedParagraph(to: width, style) }
  }
}

extension Substring {
  fileprivate func wrappedParagraph(to width: Int, _ style: Style) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = width
    for piece in pieces {
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

  /// The parts between which a line may end: words with the blanks after them, ideographs alone.
  private var pieces: [String] {
    var pieces: [String] = []
    var word = ""
    for character in self {
      let isWide = character.unicodeScalars.contains { DisplayWidth.wide.contains($0.value) }
      if isWide, !"，。、；：！？）」』”’》".contains(character) {
        if !word.isEmpty { pieces.append(word) }
        word = String(character)
        continue
      }
      if word.last == " ", character != " " {
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
