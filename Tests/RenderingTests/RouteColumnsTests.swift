import Jansson
@testable import Rendering
import Testing

/// The columns of a route: what stands below one another, and what takes a line of its own.
struct RouteColumnsTests {
  private func line(
    _ number: Int,
    _ subject: String,
    _ answer: String,
    _ rule: String?,
    point: String? = nil,
    isSearch: Bool = false
  ) -> RouteLine {
    RouteLine(
      records: [number],
      stem: [],
      subject: StyledText(subject),
      point: point,
      answer: StyledText(answer),
      rule: rule,
      isSearch: isSearch
    )
  }

  private func text(_ lines: [RouteLine], _ style: Style, hasNumbers: Bool = true) -> [String] {
    var page = Page(style)
    let columns = RouteColumns(lines, style: style, hasNumbers: hasNumbers)
    for line in lines { columns.draw(line, isDeciding: false, on: &page) }
    return page.text.pageLines
  }

  private func column(of part: String, in line: String) -> Int? {
    line.firstRange(of: part).map { String(line[..<$0.lowerBound]).displayWidth() }
  }

  @Test(arguments: 60...200)
  func `answers and rules stand below one another at every width`(width: Int) {
    let lines = (1...9).map { line($0, String(repeating: "视", count: $0), "yes", "r.s") }
    let drawn = text(lines, Look.drawn.style(width))
    #expect(drawn.count == 9)
    #expect(Set(drawn.map { column(of: "yes", in: $0) }).count == 1)
    #expect(Set(drawn.map { column(of: "r.s", in: $0) }).count == 1)
  }

  @Test func `a number stands at the right of its column`() {
    let drawn = text([1, 22, 333, 4444].map { line($0, "x", "", nil) }, .drawn)
    #expect(drawn == ["  1  x", " 22  x", "333  x", "4444  x"])
    #expect(text([line(7, "x", "y", nil)], .drawn, hasNumbers: false)[0].hasPrefix("  x"))
  }

  @Test(arguments: 60...120)
  func `what has no room beside its line stands below it, whole`(width: Int) {
    let answer = (1...30).map { "word\($0)" }.joined(separator: " ")
    let drawn = text([line(1, "button", answer, "rule.of-this")], Look.drawn.style(width))
    #expect(drawn[0] == "  1  button")
    #expect(drawn.last?.hasSuffix("rule.of-this") == true)
    #expect(drawn.last?.displayWidth() == width)
    let told = drawn.dropFirst().dropLast().joined(separator: " ")
    #expect(told.split(separator: " ").joined(separator: " ") == answer)
    #expect(drawn.dropFirst().dropLast().allSatisfy { $0.hasPrefix("         ") })
  }

  @Test(arguments: 60...120, ["override ", "passes it on，", "视图 "])
  func `what stands below its line is broken once, at the margin that it has there`(
    width: Int,
    word: String
  ) {
    let answer = String(repeating: word, count: 30)
    let drawn = text([line(1, "button", answer, nil)], Look.drawn.style(width)).dropFirst()
    let margin = String(repeating: " ", count: 9)
    #expect(drawn.allSatisfy { $0.hasPrefix(margin) && $0.dropFirst(9).first != " " })
    #expect(drawn.joined().withoutBlanks == answer.withoutBlanks)
    // Every line but the last is as full as it can be.
    let longest = word.displayWidth()
    let full = drawn.dropLast().allSatisfy { $0.displayWidth() + longest >= width }
    #expect(full, "\(drawn)")
  }

  @Test(arguments: 40..<60)
  func `on a narrow page place and rule stand below`(width: Int) {
    let line = line(1, "button", "yes", "rule.of-this", point: "9,9")
    let drawn = text([line], Look.drawn.style(width))
    #expect(drawn == ["  1  button  yes", "       9,9  rule.of-this"])
    let bare = text([self.line(1, "button", "", nil)], Look.drawn.style(width))
    #expect(bare == ["  1  button"])
  }

  @Test func `a heading names the columns of a search, where there are columns`() {
    let lines = [line(1, "root", "yes", nil, point: "9,9", isSearch: true)]
    func heading(_ style: Style) -> String {
      var page = Page(style)
      RouteColumns(lines, style: style, hasNumbers: false).drawHeading(on: &page)
      return page.text
    }
    #expect(heading(.drawn) == "  who is asked  point there  says\n")
    #expect(heading(.chinese) == "  询问谁  在其坐标中  回答\n")
    #expect(heading(.plain).isEmpty && heading(.narrow).isEmpty)
    let drawn = text(lines, .drawn, hasNumbers: false)
    #expect(column(of: "9,9", in: drawn[0]) == column(of: "point", in: heading(.drawn)))
    #expect(column(of: "yes", in: drawn[0]) == column(of: "says", in: heading(.drawn)))
  }

  @Test func `a search stands in columns of its own`() {
    let kinds = [false, true, true, false, false, true]
    let lines = kinds.enumerated().map { line($0, "x", "", nil, isSearch: $1) }
    let blocks = RouteColumns.blocks(lines)
    #expect(blocks.map { $0.map(\.number) } == [[0], [1, 2], [3, 4], [5]])
    #expect(RouteColumns.blocks([]).isEmpty)
  }

  @Test func `the rule that counts is shown as such`() {
    let line = line(1, "x", "y", "r.s")
    var marked = Page(Look.coloured.style())
    let columns = RouteColumns([line], style: marked.style)
    columns.draw(line, isDeciding: true, on: &marked)
    #expect(marked.text.contains("\u{1B}[36mr.s\u{1B}[0m"))
    var usual = Page(Look.coloured.style())
    columns.draw(line, isDeciding: false, on: &usual)
    #expect(usual.text.contains("\u{1B}[2mr.s\u{1B}[0m"))
  }

  @Test func `a remark stands below the line of its record, in sentences too`() throws {
    let route = Route(records: try Traces.discardedTap())
    for look in Look.allCases {
      var page = Page(look.style())
      route.draw(on: &page, marking: [7: StyledText("^ here"), 30: StyledText("^ outcome")])
      let lines = page.text.withoutEscapes.pageLines
      let place = try #require(lines.firstIndex { $0.contains("^ here") })
      let above = lines[..<place].joined(separator: " ")
      #expect(above.contains("hit-test.point-inside-prunes"))
      #expect(!lines[place...].joined().contains("hit-test.point-inside-prunes"))
      // The outcome may take two lines.
      let outcome = try #require(lines.firstIndex { $0.contains("^ outcome") })
      #expect(outcome == 1 || outcome == 2 && look.style().isPlain)
    }
  }
}
