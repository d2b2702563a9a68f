package import Jansson
import WorkbenchProtocol

/// Rules by section, each with what it says.
package struct RuleList: Drawing {
  private let rules: [JSONValue]
  private let titles: [String: String]

  /// Takes the answer of `rule.list`.
  package init(_ answer: JSONValue) {
    rules = Array((answer[.rules] ?? .array()).elements)
    var titles: [String: String] = [:]
    for section in (answer[.sections] ?? .array()).elements {
      if let number = section[.section]?.string { titles[number] = section[.title]?.string }
    }
    self.titles = titles
  }

  package func draw(on page: inout Page) {
    let words = page.words
    var section: String?
    for rule in rules {
      let own = rule[.section]?.text(words)
      if own != section {
        page.blank()
        let title = titles[own ?? ""].map { words.colon + $0 } ?? ""
        page.addProse(
          words.say("section \(own ?? "")", zh: "第 \(own ?? "") 节") + title,
          .strong
        )
        section = own
      }
      let state = RuleWords.stateName(rule[.state]?.string, words)
      let id = rule[.id]?.string ?? "?"
      page.add(StyledText("  " + id, .rule), beside: StyledText(state, .faint))
      page.addProse(rule[.text]?.string ?? "", indent: 4)
    }
  }
}
