import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming

/// `responder show`.
struct ShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Print a scenario's document as it is written",
    aliases: ["cat"]
  )

  @Argument(help: "TOPIC/NAME, NAME, or a file; with #VARIANT, the document of that variant alone.")
  var scenario: ScenarioReference

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let params = try scenario.parameters()
    let workbench = try Workbench(options)
    let answer: JSONValue
    if let variant = scenario.variant {
      params.set("variant", variant)
      answer = try workbench.call("scenario.copy", params)
    } else {
      if case .input = scenario.source {
        throw Complaint(
          .usage,
          "the standard input cannot be shown: it is there already",
          hint: "Name a scenario, or look for faults with: responder check -"
        )
      }
      answer = try workbench.call("scenario.show", params)
    }
    guard options.output == .text else {
      return Output(options: options).write(json: answer, indent: options.output == .json ? 2 : 0)
    }
    let text = answer["text"]?.string ?? ""
    Host.current.write(
      Printout(
        file: text.hasSuffix("\n") ? text : text + "\n",
        toTerminal: Host.current.outputIsTerminal
      )
    )
  }
}
