extension String {
  /// The text in lines of at most `width` columns, broken at blanks and between ideographs.
  ///
  /// A paragraph's first line may be `first` columns wide. A word that has no room on a line of its
  /// own is broken after a mark in it; a name without one stays whole, on a line that is too wide.
  package func wrapped(to width: Int, first: Int? = nil, _ style: Style) -> [String] {
    split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.wrappedParagraph(to: width, first: first ?? width, style) }
  }
}

extension Substring {
  fileprivate func wrappedParagraph(to width: Int, first: Int, _ style: Style) -> [String] {
    var lines: [String] = []
    var line = ""
    var room = first
    for piece in String(self).pieces(upTo: width, style) {
      // Blanks at the end of a line are cut off, so they need no room.
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

  /// Marks that stand at no line's start, and after which a line may end.
  private static let closing: Set<Character> = [
    "，", "。", "、", "；", "：", "！", "？", "）", "」", "』", "”", "’", "》",
  ]

  /// Whether a line may end between two characters.
  fileprivate static func mayEndLine(after last: Character, before next: Character) -> Bool {
    guard !closing.contains(next) else { return false }
    let isWide = next.unicodeScalars.contains { DisplayWidth.wide.contains($0.value) }
    return isWide || next != " " && (last == " " || closing.contains(last))
  }

  /// The parts between which a line may end: words with the blanks after them, ideographs alone.
  var pieces: [String] {
    var pieces: [String] = []
    var word = ""
    for character in self {
      if let last = word.last, Substring.mayEndLine(after: last, before: character) {
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
  /// How long a name may be that is not broken; what is longer is data.
  private static let longestName = 64

  /// The parts between which a line may end; one that has no room on a line of its own, such as
  /// JSON or a path, in parts that have.
  func pieces(upTo width: Int, _ style: Style) -> [String] {
    self[...].pieces.flatMap { piece -> [String] in
      func size(_ text: String) -> Int {
        text.displayWidth(ambiguousIsWide: style.ambiguousIsWide)
      }
      guard size(piece.trimmedEnd) > width else { return [piece] }
      var parts: [String] = []
      var part = ""
      var rest = ""
      // After a comma at best, else after another mark within names, at worst anywhere.
      for character in piece {
        // Blanks stand at the end only, where they need no room.
        if character != " ", size(part + rest) + size(String(character)) > width {
          if !part.isEmpty {
            parts.append(part)
            part = ""
          } else if rest.count >= String.longestName || !character.isLetter {
            parts.append(rest)
            rest = ""
          }
        }
        rest.append(character)
        if ",.-/_[(".contains(character) {
          part += rest
          rest = ""
        }
      }
      return parts + [part + rest]
    }
  }

  /// Whether a line may end behind this text, where another follows.
  func mayEndLine(before other: String) -> Bool {
    guard let last, let next = other.first else { return true }
    return Substring.mayEndLine(after: last, before: next)
  }

  var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
