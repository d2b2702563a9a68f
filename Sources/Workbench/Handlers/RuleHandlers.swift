import Jansson
import ModuleKit
import ResponderKit
import ScenarioKit
import Sentences
import WorkbenchProtocol

extension RequestContext {
  /// What is said where no rule has an id.
  static func unknownRule(_ id: String, at path: String) -> WireError {
    WireError(
      .ruleUnknown,
      Sentence("no rule has the id '\(id.shortened)'", zh: "没有 id 为“\(id.shortened)”的规则"),
      path: path,
      got: .text(id.shortened),
      hint: NearestName.hint(for: id, among: RuleEntry.groups + RuleEntry.list.map(\.id))
        ?? RuleEntry.groups.first { id.hasPrefix($0) }.map {
          Sentence("Did you mean '\($0)'?", zh: "是不是“\($0)”？")
        }
        ?? Sentence("responder rules lists them all.", zh: "responder rules 列出全部。")
    )
  }

  func ruleExplain(_ params: JSONValue) throws(WireError) -> JSONValue {
    let id = params[.id]?.string ?? ""
    guard let entry = RuleEntry.list.first(where: { $0.id == id }) else {
      throw RequestContext.unknownRule(id, at: "/params/id")
    }
    let result = json(entry)
    let scenarios = workbench.library.scenarios(mentioning: id, for: client)
    if !scenarios.isEmpty { result.set(.scenarios, JSONValue(scenarios)) }
    return result
  }

  func ruleList(_ params: JSONValue) -> JSONValue {
    let sections = RuleSection.all.compactMap { section in
      let rules = section.rules.filter { Self.isOf(params[.section], $0) }
      return rules.isEmpty ? nil : (section, rules)
    }
    return [
      .rules: JSONValue(sections.flatMap(\.1).map(json)),
      .sections: JSONValue(
        sections.map { section, _ in
          [
            .section: JSONValue("\(section.number)"),
            .title: JSONValue(section.title.text(in: client.language)),
          ]
        }
      ),
    ]
  }

  private static func isOf(_ section: JSONValue?, _ entry: RuleEntry) -> Bool {
    if let number = section?.int { return entry.section == number }
    guard let name = section?.string else { return true }
    // Answers tell a section's number as text, which may come back as it was told.
    return entry.group == name || "\(entry.section)" == name
  }

  private func json(_ entry: RuleEntry) -> JSONValue {
    let language = client.language
    let object = JSONValue.object()
    object.set(.id, entry.id)
    object.set(.number, Int(entry.rule.number))
    object.set(.text, entry.text.text(in: language))
    if let practice = entry.practice { object.set(.practice, practice.text(in: language)) }
    object.set(.section, "\(entry.section)")
    if let section = RuleSection.all.first(where: { $0.number == entry.section }) {
      object.set(.sectionTitle, section.title.text(in: language))
    }
    object.set(.confidence, entry.confidence.rawValue)
    object.set(
      .sources,
      JSONValue(
        entry.sources.map { key in
          let text = SourceKey.text(of: key)?.text(in: language) ?? key
          return [.key: JSONValue(key), .text: JSONValue(text)]
        }
      )
    )
    object.set(.places, JSONValue(entry.places.map(json)))
    object.set(.state, entry.state.name == "not simulated" ? "not-simulated" : entry.state.name)
    if case .notSimulated(let reason) = entry.state {
      object.set(.reason, reason.text(in: language))
    }
    let explanations = workbench.modules.explanations(of: entry.id)
    if !explanations.isEmpty {
      object.set(
        .explanations,
        JSONValue(
          explanations.map { text, module in
            [.module: JSONValue(module), .text: JSONValue(text.text(in: language))]
          }
        )
      )
    }
    if let toggle = Toggle(rawValue: entry.id) {
      object.set(.values, JSONValue(toggle.settings.map(\.json)))
    }
    return object
  }

  private func json(_ place: RuleEntry.Place) -> JSONValue {
    let object = JSONValue.object()
    object.set(.file, place.file)
    if let symbol = place.symbol { object.set(.symbol, symbol) }
    return object
  }
}

extension Toggle.Setting {
  /// The setting as a document writes it.
  var json: JSONValue {
    switch self {
    case .on: true
    case .off: false
    default: JSONValue(rawValue)
    }
  }
}

extension Handler {
  static let rule: [Handler] = [
    Handler(.ruleExplain) { (context, params) throws(WireError) in try context.ruleExplain(params)
    },
    Handler(.ruleList) { (context, params) in context.ruleList(params) },
  ]
}
