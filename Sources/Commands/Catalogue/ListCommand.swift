import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder list`.
struct ListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: Sentence(
        "List scenarios; with --claims, run them and tell which claims are green",
        zh: "列出情景；加 --claims 则运行它们，说明哪些论断成立"
      ).help,
      aliases: ["ls"]
    )
  }

  @Argument(
    help: .init(Sentence("Only scenarios of this topic.", zh: "只列这个主题的情景。")),
    completion: .custom { _, _, _ in TopicCompletion.candidates() }
  )
  var topic: String?

  @Flag(
    help: .init(
      Sentence(
        "Run the scenarios about the source articles' claims, and list the claims.",
        zh: "运行关于原文论断的情景，并列出论断。"
      )
    )
  )
  var claims = false

  @Flag(help: .init(Sentence("Show the modules that each scenario needs.", zh: "显示每个情景需要的模块。")))
  var modules = false

  @Flag(help: .init(Sentence("Show the tags of each scenario.", zh: "显示每个情景的标签。")))
  var tags = false

  @Flag(help: .init(Sentence("Only scenarios that ask questions.", zh: "只列会提问的情景。")))
  var quizzes = false

  @Option(help: .init(Sentence("Only scenarios with this tag.", zh: "只列有这个标签的情景。")))
  var tag: String?

  @Option(
    help: .init(Sentence("Only scenarios about this claim, as C07.", zh: "只列关于这个论断的情景，如 C07。"))
  )
  var claim: String?

  @Option(help: .init(Sentence("Only scenarios that need this module.", zh: "只列需要这个模块的情景。")))
  var module: String?

  @Flag(name: .shortAndLong, help: .init(Sentence("Print ids only.", zh: "只打印 id。")))
  var quiet = false

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let workbench = try WorkbenchClient(options)
    let filter = JSONValue.object()
    for (key, value) in [("topic", topic), ("tag", tag), ("claim", claim), ("module", module)] {
      if let value { filter.set(key, value) }
    }
    let answer = try workbench.call(.scenarioList, filter)
    var scenarios = Array((answer[.scenarios] ?? .array()).elements)
    if quizzes { scenarios.removeAll { ($0[.questions]?.int ?? 0) == 0 } }
    try complainIfNothing(scenarios, workbench)
    if claims { return try list(claimsOf: scenarios, workbench) }
    let output = Output(options: options)
    guard !quiet else { return output.writeNames(scenarios.compactMap { $0[.id]?.string }) }
    let value: JSONValue = [.scenarios: JSONValue(scenarios)]
    let detail: ScenarioList.Detail = modules ? .modules : tags ? .tags : .title
    output.write(value, items: "scenarios", ScenarioList(value, detail: detail))
  }

  /// Complains about a name that no scenario has; filters that merely exclude each other are fine.
  private func complainIfNothing(_ found: [JSONValue], _ workbench: WorkbenchClient) throws {
    guard found.isEmpty else { return }
    let answer = try workbench.call(.scenarioList)
    let all = Array((answer[.scenarios] ?? .array()).elements)
    let topics = all.compactMap { $0[.id]?.string.map { String($0.prefix { $0 != "/" }) } }
    try complain(Sentence("topic", zh: "主题"), topic, unlessAmong: topics)
    for (what, name, member) in [
      (Sentence("tag", zh: "标签"), tag, "tags"), (Sentence("claim", zh: "论断"), claim, "claims"),
      (Sentence("module", zh: "模块"), module, "modules"),
    ] {
      try complain(what, name, unlessAmong: all.flatMap { $0[member]?.strings ?? [] })
    }
  }

  private func complain(_ what: Sentence, _ name: String?, unlessAmong names: [String]) throws {
    guard let name, !names.contains(name) else { return }
    let known = Set(names).sorted()
    throw Complaint(
      .badInput,
      Sentence("no scenario has the \(what) '\(name)'", zh: "没有情景的\(what)是“\(name)”"),
      hint: NearestName.hint(for: name, among: known)
        ?? Sentence("There are: \(Sentence.list(known)).", zh: "现有：\(Sentence.list(known))。")
    )
  }

  private func list(claimsOf scenarios: [JSONValue], _ workbench: WorkbenchClient) throws {
    let evidence = try ClaimCheck(workbench: workbench, options: options).check(scenarios)
    let value = JSONValue.array()
    for claim in evidence {
      let list = JSONValue.array()
      for item in claim.evidence {
        list.append([.scenario: JSONValue(item.scenario), .passed: JSONValue(item.passed)])
      }
      value.append([
        .claim: JSONValue(claim.id), "green": JSONValue(claim.isGreen), .scenarios: list,
      ])
    }
    let output = Output(options: options)
    output.write([.claims: value], items: "claims", ClaimList(evidence))
    if !evidence.allSatisfy(\.isGreen) { throw NegativeResult() }
  }
}
