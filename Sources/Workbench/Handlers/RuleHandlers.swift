import Jansson
import ModuleKit
import ResponderKit
import WorkbenchProtocol

extension WorkbenchConnection {
  func ruleExplain(_ params: JSONValue) throws(WireError) -> JSONValue {
    let id = params["id"]?.string ?? ""
    guard let entry = RuleEntry.list.first(where: { $0.id == id }) else {
      throw WireError(
        .ruleUnknown,
        "no rule has the id '\(id)'",
        path: "/params/id",
        got: .text(id),
        hint: NearestName.hint(for: id, among: RuleEntry.list.map(\.id))
          ?? "responder rules lists them all."
      )
    }
    let result = json(entry)
    let scenarios = workbench.library.scenarios(mentioning: id, for: client)
    if !scenarios.isEmpty { result.set("scenarios", JSONValue(scenarios)) }
    return result
  }

  func ruleList(_ params: JSONValue) -> JSONValue {
    let section = params["section"]
    let entries = RuleEntry.list.filter { entry in
      guard let section else { return true }
      if let number = section.int { return entry.section == number }
      return section.string.map { entry.id.hasPrefix($0 + ".") || "\(entry.section)" == $0 } ?? true
    }
    let sections = Set(entries.map(\.section))
    return [
      "rules": JSONValue(entries.map(json)),
      "sections": JSONValue(
        RuleSection.all.filter { sections.contains($0.number) }.map { section in
          [
            "section": JSONValue("\(section.number)"),
            "title": JSONValue(section.title.text(in: client.language)),
          ]
        }
      ),
    ]
  }

  private func json(_ entry: RuleEntry) -> JSONValue {
    let object = JSONValue.object()
    object.set("id", entry.id)
    object.set("number", Int(entry.rule.number))
    let explanation = workbench.modules.explanation(of: entry.id)
    object.set("text", explanation?.text.text(in: client.language) ?? entry.text)
    object.set("section", "\(entry.section)")
    object.set("confidence", entry.confidence.rawValue)
    object.set(
      "sources",
      JSONValue(
        entry.sources.map { key in
          let text = SourceKey.text(of: key)?.text(in: client.language) ?? key
          return ["key": JSONValue(key), "text": JSONValue(text)]
        }
      )
    )
    object.set("state", entry.state.name == "not simulated" ? "not-simulated" : entry.state.name)
    if case .notSimulated(let reason) = entry.state { object.set("reason", reason) }
    if let module = explanation?.module { object.set("module", module) }
    if let toggle = Toggle(rawValue: entry.id) {
      object.set("values", JSONValue(toggle.settings.map(\.json)))
    }
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
