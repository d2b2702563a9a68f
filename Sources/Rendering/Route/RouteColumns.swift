/// Lays lines of a route out in columns: number, tree, point, answer, rule.
///
/// What does not fit beside each other takes a line each; nothing is cut.
struct RouteColumns {
  private let style: Style
  private let left: Int
  private let point: Int
  private let answerColumn: Int
  private let ruleColumn: Int
  private let hasNumbers: Bool

  /// Where a page is narrower, every line of a table takes two.
  static let leastWidth = 60

  /// The lines that are laid out together: a search for a view stands in columns of its own.
  static func blocks(_ lines: [RouteLine]) -> [[RouteLine]] {
    var blocks: [[RouteLine]] = []
    for line in lines {
      if let last = blocks.last?.last, last.isSearch == line.isSearch {
        blocks[blocks.count - 1].append(line)
      } else {
        blocks.append([line])
      }
    }
    return blocks
  }

  init(_ lines: [RouteLine], style: Style, hasNumbers: Bool = true) {
    self.style = style
    self.hasNumbers = hasNumbers
    let margin = hasNumbers ? 5 : 2
    let lefts = lines.map { RouteColumns.left($0, style).width(style) }
    let answers = lines.map { $0.answer.width(style) }
    let rules = lines.map { $0.rule?.count ?? 0 }
    let points = lines.map { $0.point?.count ?? 0 }.max() ?? 0
    // Without numbers it is a table with a heading.
    point =
      hasNumbers || points == 0
      ? points : max(points, StyledText(RouteColumns.pointHeading(style)).width(style))
    // Deep trees reach past the column, so that answers and rules stand below one another.
    let asked = hasNumbers ? 0 : StyledText(RouteColumns.askedHeading(style)).width(style)
    left = max(asked, min(lefts.max() ?? 0, max(14, style.width / 2 - 6)))
    answerColumn = margin + left + 2 + (point > 0 ? point + 2 : 0)
    // The widest answers may reach past the column if that keeps the rules on the page.
    let answer = min(answers.max() ?? 0, 22)
    let room = style.width - min(rules.max() ?? 0, 40)
    ruleColumn = max(min(answerColumn + answer + 2, room), answerColumn + 4)
  }

  /// Draws what the columns of a search are.
  func drawHeading(on page: inout Page) {
    guard style.width >= RouteColumns.leastWidth, !style.isPlain else { return }
    let words = style.words
    var line = margin(nil) + StyledText(RouteColumns.askedHeading(style), .faint)
    line = line.padded(to: answerColumn - (point > 0 ? point + 2 : 0), style)
    if point > 0 { line += StyledText(RouteColumns.pointHeading(style), .faint) }
    line = line.padded(to: max(answerColumn, line.width(style) + 1), style)
    page.add(line + StyledText(words.say("says", zh: "回答"), .faint))
  }

  private static func askedHeading(_ style: Style) -> String {
    style.words.say("who is asked", zh: "询问谁")
  }

  private static func pointHeading(_ style: Style) -> String {
    style.words.say("point there", zh: "在其坐标中")
  }

  private func margin(_ number: Int?) -> StyledText {
    guard hasNumbers else { return StyledText("  ") }
    let number = number.map(String.init) ?? ""
    return StyledText(
      String(repeating: " ", count: max(0, 3 - number.count)) + number + "  ",
      .faint
    )
  }

  /// Draws a line; the rule is dim, but for that of the decision which counts.
  func draw(_ line: RouteLine, isDeciding: Bool, on page: inout Page) {
    let head = margin(line.records.first) + RouteColumns.left(line, style)
    let rule = StyledText(line.rule ?? "", isDeciding ? .decision : .rule)
    guard style.width >= RouteColumns.leastWidth else {
      return drawNarrow(head, line, rule, on: &page)
    }
    var text = head
    if point > 0 {
      // A name that reaches past the column, or up to it, keeps its distance all the same.
      text = text.padded(to: max(answerColumn - point - 2, text.width(style) + 2), style)
      text += StyledText(line.point ?? "", .normal)
    }
    let start = max(answerColumn, text.width(style) + 2)
    let whole = line.answer.isEmpty ? text : text.padded(to: start, style) + line.answer
    guard whole.width(style) <= style.width else {
      page.add(text)
      for part in line.answer.wrapped(to: style.width - 9, style) {
        page.add(StyledText("         ") + part)
      }
      return drawApart(rule, on: &page)
    }
    let column = max(whole.width(style) + 2, min(ruleColumn, style.width - rule.width(style)))
    guard column + rule.width(style) > style.width else {
      return page.add(rule.isEmpty ? whole : whole.padded(to: column, style) + rule)
    }
    page.add(whole)
    drawApart(rule, on: &page)
  }

  /// Draws a rule on a line of its own, at the right.
  private func drawApart(_ rule: StyledText, on page: inout Page) {
    guard !rule.isEmpty else { return }
    page.add(StyledText().padded(to: style.width - rule.width(style), style) + rule)
  }

  /// Draws who and what on one line, where and by which rule below it.
  private func drawNarrow(
    _ head: StyledText,
    _ line: RouteLine,
    _ rule: StyledText,
    on page: inout Page
  ) {
    let gap = StyledText("  ")
    page.add(line.answer.isEmpty ? head : head + gap + line.answer)
    let point = line.point.map { StyledText($0) + (rule.isEmpty ? StyledText() : gap) }
    let below = (point ?? StyledText()) + rule
    guard !below.isEmpty else { return }
    let room = max(2, style.width - below.width(style))
    page.add(StyledText().padded(to: min(hasNumbers ? 7 : 4, room), style) + below)
  }

  private static func left(_ line: RouteLine, _ style: Style) -> StyledText {
    StyledText(line.stem.map { style.text(of: $0) }.joined(), .faint) + line.subject
  }
}
