package import Jansson
import WorkbenchProtocol

/// The faults of a document, each with its line, a caret below the place, and what to do.
///
/// Every error is drawn. Of warnings of one type the first are, and the others counted.
package struct Diagnostics: Drawing {
  private let diagnostics: [JSONValue]
  private let source: [Substring]

  /// How many warnings of one type are drawn.
  private static let mostAlike = 10

  /// - Parameters:
  ///   - diagnostics: The array of diagnostics.
  ///   - source: The document, where it can be shown.
  package init(_ diagnostics: JSONValue, source: String? = nil) {
    self.diagnostics = Array(diagnostics.elements)
    self.source = source?.split(separator: "\n", omittingEmptySubsequences: false) ?? []
  }

  package func draw(on page: inout Page) {
    var counts: [(type: String, count: Int)] = []
    for diagnostic in diagnostics {
      if diagnostic[.severity]?.string == "warning" {
        let type = diagnostic[.type]?.string ?? ""
        let place = counts.firstIndex { $0.type == type } ?? counts.count
        if place == counts.count { counts.append((type, 0)) }
        counts[place].count += 1
        guard counts[place].count <= Diagnostics.mostAlike else { continue }
      }
      page.blank()
      draw(diagnostic, on: &page)
    }
    for (type, count) in counts where count > Diagnostics.mostAlike {
      page.blank()
      let more = count - Diagnostics.mostAlike
      let told = page.words.count(more, "more warning", "more warnings", zh: "个同类警告")
      page.addProse(
        page.words.say(
          "\(told) of \(type): responder check -o json tells all",
          zh: "另有 \(told)（\(type)）：responder check -o json 会全部列出"
        ),
        .warning
      )
    }
  }

  private func draw(_ diagnostic: JSONValue, on page: inout Page) {
    let words = page.words
    let line = diagnostic[.line]?.int ?? 0
    let column = diagnostic[.column]?.int ?? 0
    let isError = diagnostic[.severity]?.string != "warning"
    let place = [diagnostic[.file]?.string, "\(line)", "\(column)"].compactMap(\.self)
    let severity = isError ? words.say("error", zh: "错误") : words.say("warning", zh: "警告")
    let message = diagnostic[.message]?.string ?? ""
    let head = "\(place.joined(separator: ":")): "
    page.add(
      StyledText(head, .strong) + StyledText(severity, isError ? .bad : .warning)
        + StyledText(words.colon + message)
    )
    // A caret says nothing to whoever listens, and line and column stand in the head.
    if !page.style.isPlain { drawSource(line, column, on: &page) }
    let type = diagnostic[.type]?.string ?? ""
    let pointer = diagnostic[.pointer]?.string ?? ""
    page.add("    \(type)" + (pointer.isEmpty ? "" : "  \(pointer)"), .faint)
    let allowed = diagnostic[.allowed]?.strings ?? []
    if !allowed.isEmpty {
      let shown = allowed.prefix(24)
      let more =
        allowed.count > shown.count
        ? words.say(" and \(allowed.count - shown.count) more", zh: " 等") : ""
      page.addProse(words.say("allowed: ", zh: "可用：") + words.list(Array(shown)) + more, indent: 4)
    }
    if let hint = diagnostic[.hint]?.string { page.addProse(hint, indent: 4) }
  }

  /// The line of the place, and a caret below it.
  private func drawSource(_ line: Int, _ column: Int, on page: inout Page) {
    guard line >= 1, line <= source.count else { return }
    let number = String(line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number + " | "
    // The caret stands below by columns, and nobody knows how many a tab takes.
    let text = source[line - 1].map { $0 == "\t" ? " " : $0 }
    // What is missing at the end of a line is told of the place behind its last character.
    let place = min(max(0, column - 1), text.count)
    let shown = excerpt(of: text, around: place, page.style.width - gutter.count, page.style)
    page.add(StyledText(gutter, .faint) + StyledText(shown.text))
    let margin = String(repeating: " ", count: gutter.count + shown.column)
    page.add(StyledText(margin) + StyledText("^", .bad))
  }

  /// Whether a cut before this character would part a word.
  private func isWithinWord(_ line: [Character], _ place: Int) -> Bool {
    func isOfWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    return isOfWord(line[place - 1]) && isOfWord(line[place])
  }

  /// As much of a line as has room, cut at either end so that the place is in it, and the place's
  /// column there.
  private func excerpt(
    of line: [Character],
    around place: Int,
    _ room: Int,
    _ style: Style
  ) -> (text: String, column: Int) {
    func width(_ character: Character) -> Int {
      String(character).printable().displayWidth(ambiguousIsWide: style.ambiguousIsWide)
    }
    func width(_ characters: ArraySlice<Character>) -> Int {
      characters.reduce(0) { $0 + width($1) }
    }
    if line.count <= room, width(line[...]) <= room { return (String(line), width(line[..<place])) }
    let ellipsis = style.text(of: .ellipsis)
    // Two thirds of the room are for what leads there; only what is shown is measured.
    var start = place
    var before = 0
    while start > 0, before + width(line[start - 1]) + ellipsis.count <= room * 2 / 3 {
      start -= 1
      before += width(line[start])
    }
    // What is cut off is whole words.
    while start > 0, start < place, isWithinWord(line, start) {
      before -= width(line[start])
      start += 1
    }
    let head = start > 0 ? ellipsis : ""
    var end = place
    var used = head.count + before
    while end < line.count, used + width(line[end]) + ellipsis.count <= room {
      used += width(line[end])
      end += 1
    }
    while end < line.count, end > place + 1, isWithinWord(line, end) { end -= 1 }
    let tail = end < line.count ? ellipsis : ""
    return (head + String(line[start..<end]) + tail, head.count + before)
  }
}
