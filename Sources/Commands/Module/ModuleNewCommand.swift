import ArgumentParser
import Jansson

/// `responder module new`.
struct ModuleNewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a module to begin with, and a scenario that shows it"
  )

  @Argument(help: "The module's name, as Wide; its folder is made here.")
  var name: String

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let template = try ModuleTemplate(name)
    let files = try template.write(below: ".")
    let next = [
      "responder module build \(name)", "responder run \(name)/\(template.scenario)",
    ]
    Output(options: options).write(
      ["module": JSONValue(name), "files": JSONValue(files)],
      MessageDrawing(
        "wrote \(files.joined(separator: " and "))\nnext: \(next[0])\n      \(next[1])",
        zh: "已写入 \(files.joined(separator: " 和 "))\n下一步：\(next[0])\n        \(next[1])"
      )
    )
  }
}
