package import Jansson
import WorkbenchProtocol

/// A rule: what it says, what follows from it, where in the code it is decided, and where it comes
/// from.
package struct RuleExplanation: Drawing {
  private let rule: JSONValue

  /// Takes the answer of `rule.explain`.
  package init(_ rule: JSONValue) {
    self.rule = rule
  }

  package func draw(on page: inout Page) {
    let words = page.words
    let number = rule[.number]?.int.map { "#\($0)" } ?? ""
    page.add(StyledText(rule[.id]?.string ?? "?", .rule), beside: StyledText(number, .faint))
    page.addProse(rule[.text]?.string ?? "", .strong)
    drawPractice(on: &page)
    page.blank()
    draw(rows(words), on: &page)
    drawScenarios(on: &page)
  }

  /// A label, and what stands beside it, one line each.
  private typealias Row = (label: String, values: [String])

  private func rows(_ words: Words) -> [Row] {
    let places = (rule[.places] ?? .array()).elements.map { place in
      [place[.file]?.string, place[.symbol]?.string].compactMap { $0 }
        .joined(separator: words.comma)
    }
    let sources = (rule[.sources] ?? .array()).elements.compactMap { $0[.text]?.string }
    let values = rule[.values]?.elements.map(\.shortJSON) ?? []
    let rows: [Row] = [
      (RuleWords.placeLabel(rule, words), places),
      (words.say("source", zh: "来源"), sources),
      (words.say("known", zh: "依据"), [RuleWords.confidence(rule, words) ?? ""]),
      (words.say("model", zh: "模型"), [RuleWords.state(rule, words)]),
      (words.say("section", zh: "章节"), [section(words)]),
      (words.say("profile", zh: "配置"), [words.list(values)]),
    ]
    return rows.map { ($0.label, $0.values.filter { !$0.isEmpty }) }.filter { !$0.values.isEmpty }
  }

  private func draw(_ rows: [Row], on page: inout Page) {
    guard page.style.width >= 60 || page.style.isPlain else {
      // Beside a label there is no room for the name of a file.
      for row in rows {
        page.add("  " + row.label, .faint)
        for value in row.values { page.addProse(value, indent: 4) }
      }
      return
    }
    var table = Table(indent: 2)
    for row in rows {
      for (index, value) in row.values.enumerated() {
        table.add([StyledText(index == 0 ? row.label : " ", .faint), StyledText(value)])
      }
    }
    table.draw(on: &page)
  }

  private func section(_ words: Words) -> String {
    [rule[.section]?.text(words), rule[.sectionTitle]?.string].compactMap { $0 }
      .joined(separator: words.comma)
  }

  private func drawPractice(on page: inout Page) {
    let words = page.words
    if let practice = rule[.practice]?.string {
      page.blank()
      page.addProse(words.say("In practice: ", zh: "实践中：") + practice)
    }
    for explanation in (rule[.explanations] ?? .array()).elements {
      let module = explanation[.module]?.string ?? "?"
      page.blank()
      page.addProse(
        words.say("The module \(module): ", zh: "模块 \(module)：")
          + (explanation[.text]?.string ?? "")
      )
    }
  }

  private func drawScenarios(on page: inout Page) {
    let words = page.words
    let scenarios = rule[.scenarios]?.strings ?? []
    guard !scenarios.isEmpty else { return }
    page.blank()
    page.add(words.say("Scenarios that name it:", zh: "涉及它的情景："))
    for scenario in scenarios.prefix(8) {
      let command = StyledText("  responder run \(scenario)")
      // A command that went on below could not be copied; the scenario's name alone can.
      let fits = command.width(page.style) <= page.style.width
      page.add(fits ? command : StyledText("  \(scenario)"))
    }
    guard scenarios.count > 8 else { return }
    let more = scenarios.count - 8
    page.add(words.say("  and \(more) more", zh: "  另有 \(more) 个"), .faint)
  }
}
