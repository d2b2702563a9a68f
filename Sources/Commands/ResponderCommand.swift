import ArgumentParser
import WorkbenchProtocol

/// The command line `responder`.
struct ResponderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "responder",
    abstract: "Show which object gets an iOS event, and why",
    discussion: """
      Examples:
        responder list                                 what can be run
        responder search tap recognizer table          what is about these words
        responder run hit-testing/outside-superview    see the route of each event
        responder why hit-testing/outside-superview buy
                                                       why does buy not get the tap?
        responder quiz hit-testing/outside-superview   predict, then see

      Exit status: 0 fine, 1 an expectation or answer failed, 2 usage, 65 bad input, 69 no daemon, \
      70 internal, 75 busy, 77 permission, 130 interrupted.
      """,
    version: "responder \(ProgramVersion.current)",
    groupedSubcommands: [
      CommandGroup(
        name: "Run",
        subcommands: [
          RunCommand.self, WatchCommand.self, ShellCommand.self, QuizCommand.self,
          TraceCommand.self,
        ]
      ),
      CommandGroup(
        name: "Look",
        subcommands: [
          TreeCommand.self, ChainCommand.self, HitCommand.self, WhyCommand.self,
          ExplainCommand.self, RulesCommand.self, ListCommand.self, SearchCommand.self,
          ShowCommand.self,
        ]
      ),
      CommandGroup(
        name: "Write",
        subcommands: [
          NewCommand.self, CheckCommand.self, ExportCommand.self, ModuleCommand.self,
        ]
      ),
      CommandGroup(
        name: "Workbench",
        subcommands: [
          DaemonCommand.self, CallCommand.self, DescribeCommand.self, DoctorCommand.self,
          CompletionsCommand.self,
        ]
      ),
    ]
  )

  @OptionGroup var options: GlobalOptions

  func run() throws {
    Output(options: options).write(Home(options: options))
  }
}
