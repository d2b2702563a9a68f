import ArgumentParser
import Jansson
import Rendering

/// `responder module list`.
struct ModuleListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the modules that are loaded, found, or refused",
    aliases: ["ls"]
  )

  @Flag(name: .shortAndLong, help: "Print names only.")
  var quiet = false

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let answer = try Workbench(options).call("module.list")
    let output = Output(options: options)
    guard !quiet else {
      let modules = (answer["modules"] ?? .array()).elements
      return output.writeNames(modules.compactMap { $0["name"]?.string })
    }
    output.write(answer, items: "modules", ModuleList(answer))
  }
}

/// `responder module info`.
struct ModuleInfoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Tell what one module brings and overrides, from where, and why it was refused"
  )

  @Argument(help: "The module's name.")
  var name: String

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let answer = try Workbench(options).call("module.info", ["name": JSONValue(name)])
    Output(options: options).write(answer, ModuleList(answer))
  }
}
