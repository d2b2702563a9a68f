import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// `responder list`.
struct ListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List scenarios; with --claims, run them and tell which claims are green",
    aliases: ["ls"]
  )

  @Argument(
    help: "Only scenarios of this topic.",
    completion: .custom { _, _, _ in TopicCompletion.candidates() }
  )
  var topic: String?

  @Flag(help: "Run the scenarios about the source articles' claims, and list the claims.")
  var claims = false

  @Flag(help: "Show the modules that each scenario needs.")
  var modules = false

  @Flag(help: "Show the tags of each scenario.")
  var tags = false

  @Flag(help: "Only scenarios that ask questions.")
  var quizzes = false

  @Option(help: "Only scenarios with this tag.")
  var tag: String?

  @Option(help: "Only scenarios about this claim, as C07.")
  var claim: String?

  @Option(help: "Only scenarios that need this module.")
  var module: String?

  @Flag(name: .shortAndLong, help: "Print ids only.")
  var quiet = false

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let workbench = try Workbench(options)
    let filter = JSONValue.object()
    for (key, value) in [("topic", topic), ("tag", tag), ("claim", claim), ("module", module)] {
      if let value { filter.set(key, value) }
    }
    let answer = try workbench.call("scenario.list", filter)
    var scenarios = Array((answer["scenarios"] ?? .array()).elements)
    if quizzes { scenarios.removeAll { ($0["questions"]?.int ?? 0) == 0 } }
    try complainIfNothing(scenarios, workbench)
    if claims { return try list(claimsOf: scenarios, workbench) }
    let output = Output(options: options)
    guard !quiet else { return output.writeNames(scenarios.compactMap { $0["id"]?.string }) }
    let value: JSONValue = ["scenarios": JSONValue(scenarios)]
    let detail: ScenarioList.Detail = modules ? .modules : tags ? .tags : .title
    output.write(value, items: "scenarios", ScenarioList(value, detail: detail))
  }

  /// Complains about a name that no scenario has; filters that merely exclude each other are fine.
  private func complainIfNothing(_ found: [JSONValue], _ workbench: Workbench) throws {
    guard found.isEmpty else { return }
    let answer = try workbench.call("scenario.list")
    let all = Array((answer["scenarios"] ?? .array()).elements)
    let topics = all.compactMap { $0["id"]?.string.map { String($0.prefix { $0 != "/" }) } }
    try complain("topic", topic, unlessAmong: topics)
    for (what, name, member) in [
      ("tag", tag, "tags"), ("claim", claim, "claims"), ("module", module, "modules"),
    ] {
      try complain(what, name, unlessAmong: all.flatMap { $0[member]?.strings ?? [] })
    }
  }

  private func complain(_ what: String, _ name: String?, unlessAmong names: [String]) throws {
    guard let name, !names.contains(name) else { return }
    let known = Set(names).sorted()
    throw Complaint(
      .badInput,
      "no scenario has the \(what) '\(name)'",
      hint: NearestName.hint(for: name, among: known)
        ?? "There are: \(known.joined(separator: ", "))."
    )
  }

  private func list(claimsOf scenarios: [JSONValue], _ workbench: Workbench) throws {
    let evidence = try ClaimCheck(workbench: workbench, options: options).check(scenarios)
    let value = JSONValue.array()
    for claim in evidence {
      let list = JSONValue.array()
      for item in claim.evidence {
        list.append(["scenario": JSONValue(item.scenario), "passed": JSONValue(item.passed)])
      }
      value.append([
        "claim": JSONValue(claim.id), "green": JSONValue(claim.isGreen), "scenarios": list,
      ])
    }
    let output = Output(options: options)
    output.write(["claims": value], items: "claims", ClaimList(evidence))
    if !evidence.allSatisfy(\.isGreen) { throw NegativeResult() }
  }
}
