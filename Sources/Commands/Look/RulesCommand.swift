import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
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
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rules",
      abstract: Sentence(
        "List the rules by which the model decides; with --coverage, count them",
        zh: "列出模型据以决定的规则；加 --coverage 则统计"
      ).help
    )
  }

  @Option(
    help: .init(
      Sentence(
        "Only those of this section: its number, or what stands before the dot of their ids.",
        zh: "只列这个章节的：它的编号，或规则 id 中点号之前的部分。"
      ),
      valueName: "section"
    ),
    completion: .custom { _, _, _ in RuleCompletion.sections() }
  )
  var section: String?

  @Option(
    help: .init(
      Sentence(
        "Only those in this state: decides, holds, reports, or not-simulated.",
        zh: "只列这个状态的：decides、holds、reports 或 not-simulated。"
      )
    )
  )
  var state: RuleState?

  @Flag(
    help: .init(
      Sentence(
        "Count the rules by section and state, and list what is not simulated, and why.",
        zh: "按章节和状态统计规则，并列出没有模拟的及其原因。"
      )
    )
  )
  var coverage = false

  @Flag(name: .shortAndLong, help: .init(Sentence("Print ids only.", zh: "只打印 id。")))
  var quiet = false

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    guard coverage else { return }
    if state != nil {
      throw ValidationError(
        Sentence(
          "--coverage counts every state: leave out --state.",
          zh: "--coverage 统计所有状态：请去掉 --state。"
        )
      )
    }
    if quiet {
      throw ValidationError(
        Sentence(
          "--coverage prints counts and --quiet ids: use one of them.",
          zh: "--coverage 打印数目，--quiet 打印 id：请只用一个。"
        )
      )
    }
  }

  func run() throws {
    let params = JSONValue.object()
    if let section {
      // A section has a number and a name, which the protocol tells apart by their types.
      params.set(.section, Int(section).map { JSONValue($0) } ?? JSONValue(section))
    }
    let answer = try WorkbenchClient(options).call(.ruleList, params)
    let rules = (answer[.rules] ?? .array()).elements.filter { rule in
      state == nil || rule[.state]?.string == state?.rawValue
    }
    // By the answer, not by what is left: a section may have no rule in the state that is asked
    // for.
    if let section, answer[.rules]?.count ?? 0 == 0 {
      throw Complaint(
        .badInput,
        Sentence("the rulebook has no section '\(section)'", zh: "规则手册没有章节“\(section)”"),
        hint: Sentence(
          "responder rules lists all rules with their sections.",
          zh: "responder rules 按章节列出所有规则。"
        )
      )
    }
    let output = Output(options: options)
    if coverage {
      let counts = RuleCounts.json(Array(rules), sections: answer[.sections] ?? .array())
      return output.write(counts, items: "sections", RuleCoverage(counts))
    }
    guard !quiet else { return output.writeNames(rules.compactMap { $0[.id]?.string }) }
    let value: JSONValue = [
      .rules: JSONValue(rules), .sections: answer[.sections] ?? .array(),
    ]
    output.write(value, items: "rules", RuleList(value))
  }
}
