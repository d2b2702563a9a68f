package import Jansson

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
      if diagnostic["severity"]?.string == "warning" {
        let type = diagnostic["type"]?.string ?? ""
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
    let line = diagnostic["line"]?.int ?? 0
    let column = diagnostic["column"]?.int ?? 0
    let isError = diagnostic["severity"]?.string != "warning"
    let place = [diagnostic["file"]?.string, "\(line)", "\(column)"].compactMap(\.self)
    let severity = isError ? words.say("error", zh: "错误") : words.say("warning", zh: "警告")
    let message = diagnostic["message"]?.string ?? ""
    let head = "\(place.joined(separator: ":")): "
    page.add(
      StyledText(head, .strong) + StyledText(severity, isError ? .bad : .warning)
        + StyledText(words.colon + message)
    )
    if !page.style.isPlain { drawSource(line, column, on: &page) }
    let type = diagnostic["type"]?.string ?? ""
    let pointer = diagnostic["pointer"]?.string ?? ""
    page.add("    \(type)" + (pointer.isEmpty ? "" : "  \(pointer)"), .faint)
    let allowed = diagnostic["allowed"]?.strings ?? []
    if !allowed.isEmpty {
      let shown = allowed.prefix(24)
      let more =
        allowed.count > shown.count
        ? words.say(" and \(allowed.count - shown.count) more", zh: " 等") : ""
      page.addProse(words.say("allowed: ", zh: "可用：") + words.list(Array(shown)) + more, indent: 4)
    }
    if let hint = diagnostic["hint"]?.string { page.addProse(hint, indent: 4) }
  }

  /// The line of the place, and a caret below it.
  private func drawSource(_ line: Int, _ column: Int, on page: inout Page) {
    guard line >= 1, line <= source.count else { return }
    let number = String(line)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number + " | "
    // Blanks at the start are halved where the line would not fit otherwise.
    let text = source[line - 1]
    let indent = text.prefix { $0 == " " || $0 == "\t" }.count
    let dropped = text.count + gutter.count > page.style.width ? max(0, indent - 2) : 0
    let shown = String(text.dropFirst(dropped)).map { $0 == "\t" ? " " : $0 }
    page.add(
      StyledText(gutter, .faint)
        + StyledText(String(shown)).truncated(to: page.style.width - gutter.count, page.style)
    )
    let before = String(shown.prefix(max(0, column - 1 - dropped)))
    let blanks = before.displayWidth(ambiguousIsWide: page.style.ambiguousIsWide)
    guard gutter.count + blanks < page.style.width else { return }
    let margin = String(repeating: " ", count: gutter.count + blanks)
    page.add(StyledText(margin) + StyledText("^", .bad))
  }
}
