package import Jansson
import WorkbenchProtocol

/// Scenarios that a search found, best first, with what of each has the words.
package struct SearchResults: Drawing {
  private let answer: JSONValue

  /// Takes the answer of `scenario.search`.
  package init(_ answer: JSONValue) {
    self.answer = answer
  }

  package func draw(on page: inout Page) {
    let words = page.words
    for replacement in (answer[.instead] ?? .array()).elements {
      let word = replacement[.word]?.string ?? ""
      let near = replacement[.by]?.string ?? ""
      page.addProse(
        words.say(
          "nothing is about '\(word)'; looked for '\(near)'",
          zh: "没有关于“\(word)”的内容；改为查找“\(near)”"
        ),
        .warning
      )
    }
    let unknown = (answer[.unknown]?.strings ?? []).map { words.say("'\($0)'", zh: "“\($0)”") }
    if !unknown.isEmpty {
      page.addProse(
        words.say(
          "nothing is about \(words.list(unknown)); looked for the rest",
          zh: "没有关于\(words.list(unknown))的内容；只查找其余的词"
        ),
        .warning
      )
    }
    page.blank()
    let scenarios = Array((answer[.scenarios] ?? .array()).elements)
    for scenario in scenarios {
      page.add(scenario[.id]?.string ?? "?", .strong)
      if let title = scenario[.title]?.string { page.addProse(title, indent: 4) }
      let reasons = reasons(of: scenario, words)
      if !reasons.isEmpty { page.addProse(reasons, indent: 4, .faint) }
    }
    page.blank()
    let more = (answer[.found]?.int ?? 0) - scenarios.count
    if more > 0 {
      page.addProse(
        words.say(
          "\(more) more, less like it: --limit shows them",
          zh: "还有 \(more) 个不太相近的：用 --limit 显示"
        ),
        .faint
      )
    }
    guard let first = scenarios.first?[.id]?.string else { return }
    page.addProse(
      words.say("next: responder show \(first)", zh: "下一步：responder show \(first)"),
      .faint
    )
  }

  /// What has the words beside the title, which can be read anyway.
  private func reasons(of scenario: JSONValue, _ words: Words) -> String {
    var seen: Set<String> = []
    let names = (scenario[.reasons] ?? .array()).elements.compactMap { reason -> String? in
      guard let place = reason[.in]?.string, let text = reason[.text]?.string,
        !["title", "id", "summary", "tag"].contains(place), seen.insert(text).inserted
      else { return nil }
      return text
    }
    return names.isEmpty ? "" : words.say("has ", zh: "含有 ") + words.list(names)
  }
}
