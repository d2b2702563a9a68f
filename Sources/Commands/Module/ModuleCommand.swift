import ArgumentParser

/// `responder module`.
struct ModuleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "module",
    abstract: "Write, build and look at scenario modules",
    subcommands: [
      ModuleNewCommand.self, ModuleBuildCommand.self, ModuleListCommand.self,
      ModuleInfoCommand.self,
    ],
    defaultSubcommand: ModuleListCommand.self
  )
}
