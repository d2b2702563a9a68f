/// Rows of columns, as wide as their contents; the last column takes what is left.
package struct Table: Drawing {
  private var rows: [[StyledText]] = []
  private let indent: Int

  package init(indent: Int = 0) {
    self.indent = indent
  }

  /// Adds a row.
  package mutating func add(_ cells: [StyledText]) {
    rows.append(cells)
  }

  /// Adds a row of plain texts.
  package mutating func add(_ cells: String...) {
    rows.append(cells.map { StyledText($0) })
  }

  package func draw(on page: inout Page) {
    let count = rows.map(\.count).max() ?? 0
    var widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].width(page.style) : 0 }.max() ?? 0
    }
    // A column of long texts must not push the ones after it off the page.
    for column in widths.indices.dropLast() { widths[column] = min(widths[column], 44) }
    for row in rows {
      if page.style.isPlain {
        page.add(row.filter { !$0.isEmpty }.map(\.string).joined(separator: ", "))
        continue
      }
      if page.style.width < RouteColumns.leastWidth, row.count > 1 {
        drawNarrow(row, on: &page)
      } else {
        draw(row, widths, on: &page)
      }
    }
  }

  /// Draws what a row is about on one line, and its last cell below it.
  private func drawNarrow(_ row: [StyledText], on page: inout Page) {
    let margin = StyledText(String(repeating: " ", count: indent))
    let heads = row.dropLast().filter { !$0.isEmpty }
    if let first = heads.first {
      page.add(margin + heads.dropFirst().reduce(first) { $0 + StyledText("  ") + $1 })
    }
    guard let last = row.last, !last.isEmpty else { return }
    // A cell that is broken anew loses its spans, and nearly every cell has but one tone.
    let tone = last.spans.first?.tone ?? .normal
    page.addProse(last.string, indent: indent + 4, tone)
  }

  private func draw(_ row: [StyledText], _ widths: [Int], on page: inout Page) {
    var line = StyledText(String(repeating: " ", count: indent))
    for (column, cell) in row.enumerated() {
      if column == row.count - 1 {
        let room = max(16, page.style.width - line.width(page.style))
        guard cell.width(page.style) > room else {
          line += cell
          break
        }
        let margin = line.width(page.style)
        let tone = cell.spans.first?.tone ?? .normal
        for (index, part) in cell.string.wrapped(to: room, page.style).enumerated() {
          let start = index == 0 ? line : StyledText(String(repeating: " ", count: margin))
          page.add(start + StyledText(part, tone))
        }
        return
      }
      line += cell.padded(to: widths[column] + 2, page.style)
      if cell.width(page.style) > widths[column] { line += StyledText("  ") }
    }
    page.add(line)
  }
}
