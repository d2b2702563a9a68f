import Jansson

/// Lines that are being drawn, in a style.
package struct Page: Sendable {
  package private(set) var style: Style
  package private(set) var lines: [StyledText] = []

  /// The places of the lines that are there to be copied, which alone may be wider than the page.
  package private(set) var copied: [Int] = []

  package init(_ style: Style) {
    self.style = style
  }

  /// Calls the objects of an imported document what an engineer calls them.
  mutating func call(_ origins: JSONValue?) {
    for (id, origin) in (origins ?? .object()).members {
      style.names[id] = ImportedName(id, origin).text(words)
    }
  }

  /// The words of the page's language.
  package var words: Words { style.words }

  /// Adds a line; one that is wider than the page goes on below, a little further in.
  package mutating func add(_ line: StyledText) {
    guard line.width(style) > style.width else { return lines.append(line) }
    let blanks = line.string.prefix { $0 == " " }.count
    // However far in a line begins, what goes on below it keeps two thirds of the page.
    let margin = min(blanks + 2, style.width / 3)
    let parts = line.wrapped(to: style.width - margin, style)
    for (index, part) in parts.enumerated() { append(part, indent: index == 0 ? 0 : margin) }
  }

  /// Adds a line of one tone; it goes on below where it is wider than the page.
  package mutating func add(_ text: String, _ tone: Tone = .normal) {
    add(StyledText(text, tone))
  }

  /// Adds a line that is there to be copied: whole, however wide, since a command or a statement that
  /// was broken does not run.
  package mutating func add(whole line: StyledText) {
    copied.append(lines.count)
    lines.append(line)
  }

  /// Adds an empty line, unless nothing or an empty line stands above.
  package mutating func blank() {
    if let last = lines.last, !last.isEmpty { lines.append(StyledText()) }
  }

  /// Adds prose, broken at the page's width; lines after the first stand `hanging` columns in.
  package mutating func addProse(
    _ text: String,
    indent: Int = 0,
    hanging: Int = 0,
    _ tone: Tone = .normal
  ) {
    // Before it is broken: what is written out takes more columns than it did.
    let text = text.printable(keepingLines: true)
    let room = max(20, style.width - indent - hanging)
    for (index, line) in text.wrapped(to: room, first: room + hanging, style).enumerated() {
      append(StyledText(line, tone), indent: index == 0 ? indent : indent + hanging)
    }
  }

  /// Adds a line some columns in, or fewer: a name that has no room beside the margin and is not
  /// broken takes the margin's.
  private mutating func append(_ line: StyledText, indent: Int) {
    let margin = max(0, min(indent, style.width - line.width(style)))
    lines.append(StyledText(String(repeating: " ", count: margin)) + line)
  }

  /// The page as text, each line with a newline.
  package var text: String {
    lines.map { $0.rendered(style) + "\n" }.joined()
  }
}

/// Something that can be drawn on a page.
package protocol Drawing {
  func draw(on page: inout Page)
}

extension Drawing {
  /// The drawing as text.
  package func text(_ style: Style) -> String {
    var page = Page(style)
    draw(on: &page)
    return page.text
  }
}
