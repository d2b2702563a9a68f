import ArgumentParser
import Help
import Sentences

/// `responder module`.
struct ModuleCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "module",
      abstract: Sentence("Write, build and look at scenario modules", zh: "编写、构建、查看情景模块").help,
      subcommands: [
        ModuleNewCommand.self, ModuleBuildCommand.self, ModuleListCommand.self,
        ModuleInfoCommand.self,
      ],
      defaultSubcommand: ModuleListCommand.self
    )
  }
}
