import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchProtocol

/// `responder module list`.
struct ModuleListCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list",
      abstract: Sentence(
        "List the modules that are loaded, found, or refused",
        zh: "列出已加载、已找到或被拒绝的模块"
      ).help,
      aliases: ["ls"]
    )
  }

  @Flag(name: .shortAndLong, help: .init(Sentence("Print names only.", zh: "只打印名字。")))
  var quiet = false

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let answer = try WorkbenchClient(options).call(.moduleList)
    let output = Output(options: options)
    guard !quiet else {
      let modules = (answer[.modules] ?? .array()).elements
      return output.writeNames(modules.compactMap { $0[.name]?.string })
    }
    output.write(answer, items: "modules", ModuleList(answer))
  }
}

/// `responder module info`.
struct ModuleInfoCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "info",
      abstract: Sentence(
        "Tell what one module brings and overrides, from where, and why it was refused",
        zh: "说明一个模块带来什么、重写什么、从哪里来、为什么被拒绝"
      ).help
    )
  }

  @Argument(help: .init(Sentence("The module's name.", zh: "模块的名字。")))
  var name: String

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let answer = try WorkbenchClient(options).call(.moduleInfo, [.name: JSONValue(name)])
    Output(options: options).write(answer, ModuleList(answer))
  }
}
