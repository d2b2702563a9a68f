package import Jansson
import WorkbenchProtocol

/// Scenarios by topic, each with its title.
package struct ScenarioList: Drawing {
  private let scenarios: [JSONValue]
  private let detail: Detail

  /// What is shown beside the title.
  package enum Detail: Sendable {
    case title
    case tags
    case modules
  }

  /// Takes the answer of `scenario.list` or `quiz.list`.
  package init(_ answer: JSONValue, detail: Detail = .title) {
    scenarios = Array((answer[.scenarios] ?? answer[.quizzes] ?? .array()).elements)
    self.detail = detail
  }

  package func draw(on page: inout Page) {
    let words = page.words
    var topic: Substring?
    var table = Table(indent: 2)
    for scenario in scenarios {
      let id = scenario[.id]?.string ?? "?"
      let own = id.prefix { $0 != "/" }
      if own != topic {
        table.draw(on: &page)
        table = Table(indent: 2)
        page.blank()
        page.add(String(own), .strong)
        topic = own
      }
      table.add([StyledText(id), title(of: scenario, words)])
    }
    table.draw(on: &page)
    if scenarios.isEmpty { page.add(words.say("no scenarios", zh: "没有情景"), .faint) }
  }

  private func title(of scenario: JSONValue, _ words: Words) -> StyledText {
    guard scenario[.valid]?.bool != false else {
      let text = words.say("has errors: see responder check", zh: "有错误：见 responder check")
      return StyledText(text, .bad)
    }
    var title = scenario[.title]?.string ?? ""
    let variants = scenario[.variants]?.count ?? 0
    if variants > 1 { title += words.say(" (\(variants) variants)", zh: "（\(variants) 个变体）") }
    switch detail {
    case .title: break
    case .tags: title += labels(scenario[.tags], words)
    case .modules: title += labels(scenario[.modules], words)
    }
    return StyledText(title)
  }

  private func labels(_ names: JSONValue?, _ words: Words) -> String {
    let names = names?.strings ?? []
    return names.isEmpty ? "" : "  [" + words.list(names) + "]"
  }
}
