package import Jansson

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
    let number = rule["number"]?.int.map { "  #\($0)" } ?? ""
    page.add(StyledText(rule["id"]?.string ?? "?", .rule) + StyledText(number, .faint))
    page.addProse(rule["text"]?.string ?? "", .strong)
    drawPractice(on: &page)
    page.blank()
    var table = Table(indent: 2)
    let places = (rule["places"] ?? .array()).elements.map { place in
      [place["file"]?.string, place["symbol"]?.string].compactMap { $0 }
        .joined(separator: words.comma)
    }
    for (index, place) in places.enumerated() {
      add(index == 0 ? RuleWords.placeLabel(rule, words) : " ", place, to: &table)
    }
    let sources = (rule["sources"] ?? .array()).elements.compactMap { $0["text"]?.string }
    for (index, source) in sources.enumerated() {
      add(index == 0 ? words.say("source", zh: "来源") : " ", source, to: &table)
    }
    add(words.say("known", zh: "依据"), RuleWords.confidence(rule, words), to: &table)
    add(words.say("model", zh: "模型"), RuleWords.state(rule, words), to: &table)
    add(words.say("section", zh: "章节"), section(words), to: &table)
    let values = rule["values"]?.elements.map(\.shortJSON) ?? []
    add(words.say("profile", zh: "配置"), words.list(values), to: &table)
    table.draw(on: &page)
    drawScenarios(on: &page)
  }

  private func section(_ words: Words) -> String? {
    [rule["section"]?.text(words), rule["sectionTitle"]?.string].compactMap { $0 }
      .joined(separator: words.comma)
  }

  private func drawPractice(on page: inout Page) {
    let words = page.words
    if let practice = rule["practice"]?.string {
      page.blank()
      page.addProse(words.say("In practice: ", zh: "实践中：") + practice)
    }
    for explanation in (rule["explanations"] ?? .array()).elements {
      let module = explanation["module"]?.string ?? "?"
      page.blank()
      page.addProse(
        words.say("The module \(module): ", zh: "模块 \(module)：")
          + (explanation["text"]?.string ?? "")
      )
    }
  }

  private func drawScenarios(on page: inout Page) {
    let words = page.words
    let scenarios = rule["scenarios"]?.strings ?? []
    guard !scenarios.isEmpty else { return }
    page.blank()
    page.add(words.say("Scenarios that name it:", zh: "涉及它的情景："))
    for scenario in scenarios.prefix(8) { page.add("  responder run \(scenario)") }
    guard scenarios.count > 8 else { return }
    let more = scenarios.count - 8
    page.add(words.say("  and \(more) more", zh: "  另有 \(more) 个"), .faint)
  }

  private func add(_ label: String, _ value: String?, to table: inout Table) {
    guard let value, !value.isEmpty else { return }
    table.add([StyledText(label, .faint), StyledText(value)])
  }
}
