import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// What the model does about a rule.
enum RuleState: String, CaseIterable, ExpressibleByArgument, Sendable {
  case decides
  case holds
  case reports
  case notSimulated = "not-simulated"
}

/// `responder rules`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules by which the model decides; with --coverage, count them"
  )

  @Option(
    help: .init(
      "Only those of this section: its number, or what stands before the dot of their ids.",
      valueName: "section"
    ),
    completion: .custom { _, _, _ in RuleCompletion.sections() }
  )
  var section: String?

  @Option(help: "Only those in this state: decides, holds, reports, or not-simulated.")
  var state: RuleState?

  @Flag(help: "Count the rules by section and state, and list what is not simulated, and why.")
  var coverage = false

  @Flag(name: .shortAndLong, help: "Print ids only.")
  var quiet = false

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    guard coverage else { return }
    if state != nil { throw ValidationError("--coverage counts every state: leave out --state.") }
    if quiet { throw ValidationError("--coverage prints counts and --quiet ids: use one of them.") }
  }

  func run() throws {
    let params = JSONValue.object()
    if let section {
      params.set("section", Int(section).map { JSONValue($0) } ?? JSONValue(section))
    }
    let answer = try Workbench(options).call("rule.list", params)
    let rules = (answer["rules"] ?? .array()).elements.filter { rule in
      state == nil || rule["state"]?.string == state?.rawValue
    }
    if let section, rules.isEmpty, state == nil {
      throw Complaint(
        .badInput,
        "the rulebook has no section '\(section)'",
        hint: "responder rules lists all rules with their sections."
      )
    }
    let output = Output(options: options)
    if coverage {
      let counts = RuleCounts.json(Array(rules), sections: answer["sections"] ?? .array())
      return output.write(counts, items: "sections", RuleCoverage(counts))
    }
    guard !quiet else { return output.writeNames(rules.compactMap { $0["id"]?.string }) }
    let value: JSONValue = [
      "rules": JSONValue(rules), "sections": answer["sections"] ?? .array(),
    ]
    output.write(value, items: "rules", RuleList(value))
  }
}
