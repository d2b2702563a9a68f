package import Jansson
import WorkbenchProtocol

/// How much of the rulebook the model covers: counts by section and state, and what is left out.
package struct RuleCoverage: Drawing {
  private let coverage: JSONValue

  /// Takes what `rules --coverage` counted.
  package init(_ coverage: JSONValue) {
    self.coverage = coverage
  }

  package func draw(on page: inout Page) {
    let words = page.words
    // The counts are members of JSON, in camel case; the states are values, as the rulebook has
    // them.
    let states = ["decides", "holds", "reports", "notSimulated"]
    let heads =
      ["decides", "holds", "reports", "not-simulated"].map { RuleWords.stateName($0, words) } + [
        "%"
      ]
    let widths = heads.map { max(7, StyledText($0).width(page.style) + 2) }
    let room = page.style.width - widths.reduce(0, +) - 5
    func line(_ number: String, _ title: String, _ cells: [String], _ tone: Tone) -> StyledText {
      let blanks = String(repeating: " ", count: max(0, 3 - number.count))
      let name = StyledText(title).truncated(to: room, page.style).padded(to: room, page.style)
      var line = StyledText(blanks + number + "  ", .faint) + StyledText(name.string, tone)
      for (cell, width) in zip(cells, widths) {
        let missing = width - StyledText(cell).width(page.style)
        line += StyledText(String(repeating: " ", count: max(1, missing)) + cell, tone)
      }
      return line
    }
    func cells(_ counts: JSONValue) -> [String] {
      states.map { counts[$0]?.text(words) ?? "" } + [percent(counts, words)]
    }
    if page.style.isPlain || room < 12 {
      drawSentences(on: &page)
    } else {
      page.add(line("", words.say("section", zh: "章节"), heads, .faint))
      for section in (coverage[.sections] ?? .array()).elements {
        let title = section[.title]?.string ?? ""
        page.add(line(section[.section]?.string ?? "", title, cells(section), .normal))
      }
      page.add(line("", words.say("all", zh: "合计"), cells(coverage), .strong))
    }
    page.blank()
    drawSum(on: &page)
    drawReasons(on: &page)
  }

  /// A share with its tenths, so that those below one another compare.
  private func percent(_ counts: JSONValue, _ words: Words) -> String {
    guard let percent = counts["percent"]?.text(words) else { return "?" }
    return percent.contains(".") ? percent : percent + ".0"
  }

  private func drawSentences(on page: inout Page) {
    let words = page.words
    for section in (coverage[.sections] ?? .array()).elements {
      func count(_ state: String) -> Int { section[state]?.int ?? 0 }
      func counted(_ state: String, _ one: String, _ several: String) -> String {
        "\(count(state)) \(count(state) == 1 ? one : several)"
      }
      let share = percent(section, words)
      let title = "\(section[.section]?.string ?? ""), \(section[.title]?.string ?? "")"
      page.addProse(
        words.say("Section \(title)", zh: "第 \(title) 节") + words.colon
          + words.say(
            "\(counted("decides", "decides", "decide")), \(counted("holds", "holds", "hold")), "
              + "\(counted("reports", "reports", "report")), "
              + "\(counted("notSimulated", "is", "are")) not simulated; \(share) %.",
            zh: "决定 \(count("decides"))，保证 \(count("holds"))，"
              + "报告 \(count("reports"))，未模拟 \(count("notSimulated"))；\(share) %。"
          )
      )
    }
  }

  private func drawSum(on page: inout Page) {
    let words = page.words
    let all = coverage[.rules]?.int ?? 0
    let covered = all - (coverage["notSimulated"]?.int ?? 0)
    let percent = percent(coverage, words)
    page.addProse(
      words.say(
        "\(covered) of \(all) rules, \(percent) %, decide, hold or are reported.",
        zh: "\(all) 条规则中 \(covered) 条（\(percent) %）起决定作用、被遵守或被报告。"
      ),
      .strong
    )
  }

  private func drawReasons(on page: inout Page) {
    let words = page.words
    let reasons = Array((coverage[.reasons] ?? .array()).elements)
    guard !reasons.isEmpty else { return }
    page.blank()
    page.add(words.say("Not simulated, and why:", zh: "未模拟，及其原因："))
    for rule in reasons {
      page.add(StyledText("  " + (rule[.id]?.string ?? "?"), .rule))
      page.addProse(rule[.reason]?.string ?? "", indent: 4)
    }
  }
}
