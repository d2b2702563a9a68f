/// A text in lines that are not wider than something.
struct WrappedText {
  /// The lines.
  let lines: [String]
  /// All of it, where the lines are not.
  let whole: String?

  /// Breaks a text at blanks and between ideographs; a word that has no room is cut.
  init(_ text: String, size: Double, width: Double, most: Int) {
    var lines: [String] = []
    var line = ""
    // No line has room for more, and a text may be very long.
    let beginning = text.unicodeScalars.prefix(Int(max(1, width / size)) * 4 * most)
    var isCut = beginning.count < text.unicodeScalars.count
    // A line end of its own would be none in a drawing.
    let prose = String(beginning.map { $0.properties.isWhitespace ? " " : Character($0) })
    for piece in prose[...].pieces {
      let isTooWide = LabelWidth.ems((line + piece).trimmedEnd) * size > width
      if isTooWide, !line.isEmpty {
        lines.append(line.trimmedEnd)
        line = ""
      }
      line += piece
    }
    if !line.trimmedEnd.isEmpty { lines.append(line.trimmedEnd) }
    if lines.count > most {
      isCut = true
      lines = Array(lines.prefix(most))
    }
    if isCut, let last = lines.last { lines[lines.count - 1] = last + " …" }
    lines = lines.map { line in
      let fitted = FittedText.inLine(line, size: size, width: width)
      isCut = isCut || fitted != line
      return fitted
    }
    self.lines = lines
    whole = isCut ? text : nil
  }
}
