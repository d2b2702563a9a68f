import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming
import WorkbenchProtocol

/// `responder explain`.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a rule, the rules of a section, or a kind of error"
  )

  @Argument(
    help: "The id, as hit-test.skips-hidden or scenario.invalid, or a section, as hit-test.",
    completion: .custom { _, _, _ in RuleCompletion.candidatesAndSections() }
  )
  var id: String

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let output = Output(options: options)
    if let type = ErrorType.all.first(where: { $0.name == id }) {
      return output.write(
        ["type": JSONValue(type.name), "summary": JSONValue(type.summary)],
        ErrorExplanation(type)
      )
    }
    try ExplainCommand.explain(id, by: Workbench(options), to: output)
  }

  /// Writes what a workbench says about a rule, or the list of a section's rules.
  static func explain(_ id: String, by workbench: Workbench, to output: Output) throws {
    if !id.contains(".") {
      let section = try workbench.call("rule.list", ["section": JSONValue(id)])
      if section["rules"]?.elements.isEmpty == false {
        return output.write(section, items: "rules", RuleList(section))
      }
    }
    let rule = try workbench.call("rule.explain", ["id": JSONValue(id)])
    output.write(rule, RuleExplanation(rule))
  }
}
