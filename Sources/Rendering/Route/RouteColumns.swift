/// Lays a route's lines out in columns: number, tree, answer, rule.
///
/// A rule is never cut, since it is what one asks `explain` about; a name may be.
struct RouteColumns {
  private let style: Style
  private let answerColumn: Int
  private let ruleColumn: Int

  private static let margin = 5
  /// From here on a rule stands beside its decision, whatever must give way; a narrower page gives
  /// a long one a line of its own.
  private static let usualWidth = 80

  init(_ lines: [RouteLine], style: Style) {
    self.style = style
    let lefts = lines.map { RouteColumns.left($0, style).width(style) }
    let answers = lines.map { $0.answer.width(style) }
    let rules = lines.map { $0.rule?.count ?? 0 }
    // Deep trees reach past the column, so that answers and rules stand below one another.
    let left = min(lefts.max() ?? 0, 34, max(14, style.width - 55))
    answerColumn = RouteColumns.margin + left + 2
    // The widest answers may reach past the column if that keeps the rules on the page.
    let answer = min(answers.max() ?? 0, 18)
    let room = style.width - min(rules.max() ?? 0, 40)
    ruleColumn = max(min(answerColumn + answer + 2, room), answerColumn + 4)
  }

  /// Draws a line; a rule and an answer that do not fit beside each other take a line each.
  func draw(_ line: RouteLine, on page: inout Page) {
    let number = String(line.number)
    let blanks = String(repeating: " ", count: max(0, 3 - number.count))
    var text = StyledText(blanks + number + "  ", .faint)
    text += RouteColumns.left(line, style)
    let rule = StyledText(line.rule ?? "", .rule)
    let ruleWidth = rule.isEmpty ? 0 : rule.width(style) + 2
    let wanted = max(text.width(style) + 2, answerColumn) + line.answer.width(style)
    if wanted + ruleWidth <= style.width {
      text = text.padded(to: max(answerColumn, text.width(style) + 2), style) + line.answer
      if !rule.isEmpty { text = text.padded(to: column(after: text, for: rule), style) + rule }
      return page.add(text)
    }
    fit(text, line.answer, rule, on: &page)
  }

  /// Where the rule begins: in its column, or right of it, or as far left as it must.
  private func column(after text: StyledText, for rule: StyledText) -> Int {
    let least = text.width(style) + 2
    let most = style.width - rule.width(style)
    return max(least, min(ruleColumn, most))
  }

  /// Draws a line whose parts do not fit in their columns.
  private func fit(
    _ left: StyledText,
    _ answer: StyledText,
    _ rule: StyledText,
    on page: inout Page
  ) {
    let gap = StyledText("  ")
    let needed = rule.isEmpty ? 0 : rule.width(style) + 2
    let latest = style.width - needed - answer.width(style)
    if left.width(style) + 2 <= latest {
      let start = left.padded(to: min(answerColumn, latest), style)
      return page.add((start + answer).padded(to: style.width - needed + 2, style) + rule)
    }
    if latest - 2 >= min(left.width(style), 24) {
      return page.add(left.truncated(to: latest - 2, style) + gap + answer + gap + rule)
    }
    let room = style.width - needed
    let isLong = answer.width(style) > 24 && left.width(style) <= room
    if isLong || style.width >= RouteColumns.usualWidth {
      page.add(left.truncated(to: room, style).padded(to: room + 2, style) + rule)
      let tone = answer.spans.first?.tone ?? .normal
      return page.addProse(answer.string, indent: RouteColumns.margin + 4, tone)
    }
    page.add((left + gap + answer).truncated(to: style.width, style))
    guard !rule.isEmpty else { return }
    page.add(StyledText().padded(to: style.width - rule.width(style), style) + rule)
  }

  private static func left(_ line: RouteLine, _ style: Style) -> StyledText {
    StyledText(line.stem.map { style.text(of: $0) }.joined(), .faint) + line.subject
  }
}
