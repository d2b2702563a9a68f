/// A text that had to fit somewhere.
struct FittedText {
  /// What is shown of it.
  let shown: String
  /// All of it, where that is more.
  let whole: String?

  /// No text is shown longer than this.
  static let most = 120

  /// Takes a text that has room.
  init(all text: String) { (shown, whole) = (text, nil) }

  /// Cuts a text to a width.
  init(_ text: String, size: Double, width: Double, isCode: Bool = false) {
    let measure = isCode ? LabelWidth.codeEms : LabelWidth.ems
    // A text may be very long, and what nobody sees is not measured.
    let beginning = text.unicodeScalars.prefix(FittedText.most + 1)
    if beginning.count <= FittedText.most, measure(text) * size <= width {
      (shown, whole) = (text, nil)
      return
    }
    var room = width - size
    var kept = ""
    for scalar in beginning.prefix(FittedText.most - 1) {
      room -= measure(String(scalar)) * size
      if room < 0 { break }
      kept.unicodeScalars.append(scalar)
    }
    shown = kept.isEmpty ? "" : kept + "…"
    whole = text
  }
}

extension FittedText {
  /// A line that is not wider than `width`; it may have more characters than a name.
  static func inLine(_ line: String, size: Double, width: Double) -> String {
    guard LabelWidth.ems(line) * size > width else { return line }
    var room = width - size
    var kept = ""
    for scalar in line.unicodeScalars {
      room -= LabelWidth.ems(String(scalar)) * size
      if room < 0 { break }
      kept.unicodeScalars.append(scalar)
    }
    return kept + "…"
  }
}
