import ArgumentParser
import Help
import Jansson
import Sentences
import WorkbenchProtocol

/// `responder module new`.
struct ModuleNewCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "new",
      abstract: Sentence(
        "Write a module to begin with, and a scenario that shows it",
        zh: "写出一个模块作为起点，以及展示它的情景"
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "The module's name, as Wide; its folder is made here.",
        zh: "模块的名字，如 Wide；在这里创建它的文件夹。"
      )
    )
  )
  var name: String

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let template = try ModuleTemplate(name)
    let files = try template.write(below: ".")
    let next = [
      "responder module build \(name)", "responder run \(name)/\(template.scenario)",
    ]
    Output(options: options).write(
      [.module: JSONValue(name), "files": JSONValue(files)],
      MessageDrawing(
        "wrote \(files.joined(separator: " and "))\nnext: \(next[0])\n      \(next[1])",
        zh: "已写入 \(files.joined(separator: " 和 "))\n下一步：\(next[0])\n        \(next[1])"
      )
    )
  }
}
