package import Jansson

/// A rule: what it says, how well it is known, what the model does about it, and where to see it.
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
    if let title = rule["title"]?.string { page.addProse(title, .strong) }
    page.blank()
    page.addProse(rule["text"]?.string ?? "", indent: 2)
    page.blank()
    var table = Table()
    add(words.say("section", zh: "章节"), rule["section"]?.text(words), to: &table)
    add(words.say("known", zh: "依据"), rule["confidence"]?.string, to: &table)
    let sources = (rule["sources"] ?? .array()).elements.compactMap { $0["text"]?.string }
    add(
      words.say("source", zh: "来源"),
      sources.joined(separator: words.say("; ", zh: "；")),
      to: &table
    )
    add(words.say("model", zh: "模型"), RuleExplanation.state(rule, words), to: &table)
    add(words.say("module", zh: "模块"), rule["module"]?.string, to: &table)
    let values = rule["values"]?.elements.map(\.shortJSON) ?? []
    add(words.say("profile", zh: "配置"), words.list(values), to: &table)
    add(words.say("see also", zh: "参见"), words.list(rule["related"]?.strings ?? []), to: &table)
    table.draw(on: &page)
    let scenarios = rule["scenarios"]?.strings ?? []
    guard !scenarios.isEmpty else { return }
    page.blank()
    page.add(words.say("Where it decides:", zh: "在这些情景中起作用："))
    for scenario in scenarios.prefix(8) { page.add("  responder run \(scenario)") }
    guard scenarios.count > 8 else { return }
    let more = scenarios.count - 8
    page.add(words.say("  and \(more) more", zh: "  另有 \(more) 个"), .faint)
  }

  private func add(_ label: String, _ value: String?, to table: inout Table) {
    guard let value, !value.isEmpty else { return }
    table.add([StyledText("  " + label, .faint), StyledText(value)])
  }

  /// What the model does about a rule, in words.
  static func state(_ rule: JSONValue, _ words: Words) -> String {
    switch rule["state"]?.string {
    case "decides":
      words.say("decides: traces name it", zh: "decides：轨迹中会写出它")
    case "holds":
      words.say("holds: the model cannot break it", zh: "holds：模型不会违反它")
    case "reports":
      words.say("reports: a diagnostic names it", zh: "reports：诊断信息会写出它")
    case "not-simulated":
      words.say("not simulated", zh: "未模拟")
        + (rule["reason"]?.string.map { words.colon + $0 } ?? "")
    case let other: other ?? ""
    }
  }
}

/// Rules by section, each with what it says.
package struct RuleList: Drawing {
  private let rules: [JSONValue]

  /// Takes the answer of `rule.list`.
  package init(_ answer: JSONValue) {
    rules = Array((answer["rules"] ?? .array()).elements)
  }

  package func draw(on page: inout Page) {
    let words = page.words
    var section: String?
    for rule in rules {
      let own = rule["section"]?.text(words)
      if own != section {
        page.blank()
        page.add(words.say("section \(own ?? "")", zh: "第 \(own ?? "") 节"), .strong)
        section = own
      }
      let state = rule["state"]?.string ?? ""
      let id = rule["id"]?.string ?? "?"
      page.add(StyledText("  " + id, .rule) + StyledText("  " + state, .faint))
      page.addProse(rule["text"]?.string ?? "", indent: 4)
    }
  }
}
