package import Jansson
import WorkbenchProtocol

/// Modules: what each brings, from where, and why one was refused.
package struct ModuleList: Drawing {
  private let modules: [JSONValue]
  private let isDetailed: Bool
  private let sandbox: SandboxLine?

  /// Takes the answer of `module.list` or `module.info`.
  package init(_ answer: JSONValue) {
    sandbox = answer[.sandbox].map { SandboxLine($0) }
    if let module = answer[.module] {
      modules = [module]
      isDetailed = true
    } else {
      modules = Array((answer[.modules] ?? .array()).elements)
      isDetailed = false
    }
  }

  package func draw(on page: inout Page) {
    guard !isDetailed else { return modules.forEach { drawDetails(of: $0, on: &page) } }
    var table = Table()
    for module in modules {
      table.add([
        StyledText(module[.name]?.string ?? "?", .strong), state(of: module, page.words),
        StyledText(summary(of: module, page.words)),
      ])
    }
    table.draw(on: &page)
    // The reasons are sentences of several lines, for which a column of the table is too narrow.
    for module in modules where (module[.refusals]?.count ?? 0) > 0 {
      page.blank()
      page.add(
        page.words.say(
          "why \(module[.name]?.string ?? "?") was refused:",
          zh: "\(module[.name]?.string ?? "?") 被拒绝的原因："
        )
      )
      drawRefusals(of: module, on: &page)
    }
  }

  private func state(of module: JSONValue, _ words: Words) -> StyledText {
    switch module[.state]?.string {
    case "loaded": StyledText(words.say("loaded", zh: "已加载"), .good)
    case "found": StyledText(words.say("found", zh: "已找到"), .normal)
    case "refused": StyledText(words.say("refused", zh: "被拒绝"), .bad)
    case let other: StyledText(other ?? "")
    }
  }

  private func summary(of module: JSONValue, _ words: Words) -> String {
    if let summary = module[.summary]?.string { return summary }
    let stimuli = module[.stimuli]?.strings ?? []
    if !stimuli.isEmpty { return words.list(stimuli) }
    // A module says what it brings when it is loaded; of one that is not, the file is all there is.
    guard module[.state]?.string == "loaded" else { return module[.file]?.string ?? "" }
    return words.say("no stimuli of its own", zh: "没有自己的刺激")
  }

  private func drawDetails(of module: JSONValue, on page: inout Page) {
    let words = page.words
    page.add(
      StyledText(module[.name]?.string ?? "?", .strong) + StyledText("  ")
        + state(of: module, words)
    )
    if let summary = module[.summary]?.string { page.addProse(summary, indent: 2) }
    if let file = module[.file]?.string { page.add("  " + file, .faint) }
    if let sandbox {
      page.addProse(words.say("sandbox: ", zh: "沙箱：") + sandbox.text(words), indent: 2)
    }
    drawRefusals(of: module, on: &page)
    for (label, key) in [
      (words.say("stimuli", zh: "刺激"), "stimuli"), (words.say("rules", zh: "规则"), "rules"),
      (words.say("scenarios", zh: "情景"), "scenarios"),
    ] {
      let names = module[key]?.strings ?? []
      guard !names.isEmpty else { continue }
      page.blank()
      page.add(label)
      page.addProse(words.list(names), indent: 2)
    }
    for type in (module[.classes] ?? .array()).elements { drawClass(type, on: &page) }
  }

  private func drawClass(_ type: JSONValue, on page: inout Page) {
    let words = page.words
    page.blank()
    let name = type[.name]?.string ?? "?"
    page.add(
      StyledText(name, .strong) + StyledText(" : \(type[.superclass]?.string ?? "")", .faint)
    )
    let actions = type[.actions]?.strings ?? []
    if !actions.isEmpty {
      page.addProse(words.say("actions: ", zh: "动作：") + words.list(actions), indent: 2)
    }
    var table = Table(indent: 2)
    for override in (type[.overrides] ?? .array()).elements {
      let called =
        switch override[.callsSuper]?.bool {
        case true?: words.say("calls super", zh: "调用 super")
        case false?: words.say("does not call super", zh: "不调用 super")
        case nil: words.say("has not run since this daemon started", zh: "自此守护进程启动以来尚未运行")
        }
      table.add("override \(override[.method]?.string ?? "?")", called)
    }
    table.draw(on: &page)
  }

  private func drawRefusals(of module: JSONValue, on page: inout Page) {
    for refusal in (module[.refusals] ?? .array()).elements { Refusal(refusal).draw(on: &page) }
  }
}
