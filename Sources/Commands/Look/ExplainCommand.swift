import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder explain`.
struct ExplainCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "explain",
      abstract: Sentence(
        "Explain a rule, the rules of a section, or a kind of error",
        zh: "解释一条规则、一个章节的规则，或一种错误"
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "The id, as hit-test.skips-hidden or scenario.invalid, or a section, as hit-test.",
        zh: "id，如 hit-test.skips-hidden 或 scenario.invalid；或章节，如 hit-test。"
      )
    ),
    completion: .custom { _, _, _ in RuleCompletion.candidatesAndSections() }
  )
  var id: String

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let output = Output(options: options)
    // Errors are in the protocol's table here, so that nobody has to be asked.
    if let type = ErrorType.all.first(where: { $0.name == id }) {
      return output.write(
        [.type: JSONValue(type.name), .summary: JSONValue(output.style.words.say(type.summary))],
        ErrorExplanation(type)
      )
    }
    try ExplainCommand.explain(id, by: WorkbenchClient(options), to: output)
  }

  /// Writes what a workbench says about a rule, or the list of a section's rules.
  static func explain(_ id: String, by workbench: WorkbenchClient, to output: Output) throws {
    if !id.contains(".") {
      let section = try workbench.call(.ruleList, [.section: JSONValue(id)])
      // What is no section either is left to the rule's own error, which names the nearest.
      if section[.rules]?.elements.isEmpty == false {
        return output.write(section, items: "rules", RuleList(section))
      }
    }
    let rule = try workbench.call(.ruleExplain, [.id: JSONValue(id)])
    output.write(rule, RuleExplanation(rule))
  }
}
