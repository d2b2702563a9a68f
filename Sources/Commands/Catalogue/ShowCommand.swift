import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder show`.
struct ShowCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show",
      abstract: Sentence(
        "Print a scenario's document as it is written",
        zh: "原样打印情景的文档"
      ).help,
      aliases: ["cat"]
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME, NAME, or a file; with #VARIANT, the document of that variant alone.",
        zh: "TOPIC/NAME、NAME 或文件；带 #VARIANT 则只打印那个变体的文档。"
      )
    )
  )
  var scenario: ScenarioReference

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let params = try scenario.parameters()
    let workbench = try WorkbenchClient(options)
    let answer: JSONValue
    if let variant = scenario.variant {
      params.set(.variant, variant)
      answer = try workbench.call(.scenarioCopy, params)
    } else {
      if case .input = scenario.source {
        throw Complaint(
          .usage,
          Sentence(
            "the standard input cannot be shown: it is there already",
            zh: "标准输入无法显示：它已经在那里了"
          ),
          hint: Sentence(
            "Name a scenario, or look for faults with: responder check -",
            zh: "请写一个情景，或用 responder check - 检查它。"
          )
        )
      }
      answer = try workbench.call(.scenarioShow, params)
    }
    guard options.output == .text else {
      return Output(options: options).write(json: answer, indent: options.output == .json ? 2 : 0)
    }
    let text = answer[.text]?.string ?? ""
    Host.current.write(
      Printout(
        file: text.hasSuffix("\n") ? text : text + "\n",
        toTerminal: Host.current.outputIsTerminal
      )
    )
  }
}
