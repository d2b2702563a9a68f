import ArgumentParser
import Help
import Sentences
import WorkbenchProtocol

/// The command line `responder`.
struct ResponderCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "responder",
      abstract: Sentence(
        "Show which object gets an iOS event, and why",
        zh: "显示哪个对象收到 iOS 事件，以及为什么"
      ).help,
      discussion: Sentence(
        """
        Examples:
          responder list                                 what can be run
          responder search tap recognizer table          what is about these words
          responder run hit-testing/outside-superview    see the route of each event
          responder why hit-testing/outside-superview buy
                                                         why does buy not get the tap?
          responder quiz hit-testing/outside-superview   predict, then see

        Exit status: 0 fine, 1 an expectation or answer failed, 2 usage, 65 bad input, 69 no daemon, \
        70 internal, 73 cannot be written, 75 busy, 77 permission, 130 interrupted.
        """,
        zh: """
          例子：
            responder list                                 有什么可以运行
            responder search 点按 识别器 表                关于这些词的情景
            responder run hit-testing/outside-superview    看每个事件的路线
            responder why hit-testing/outside-superview buy
                                                           buy 为什么收不到点按？
            responder quiz hit-testing/outside-superview   先预测，再看结果

          退出状态：0 正常，1 预期或答案不符，2 用法，65 输入有误，69 没有守护进程，\
          70 内部错误，73 无法写入，75 忙，77 权限，130 被中断。
          """
      ).help,
      version: "responder \(ProgramVersion.current)",
      groupedSubcommands: [
        CommandGroup(
          name: Sentence("Run", zh: "运行").help,
          subcommands: [
            RunCommand.self, WatchCommand.self, ShellCommand.self, QuizCommand.self,
            TraceCommand.self,
          ]
        ),
        CommandGroup(
          name: Sentence("Look", zh: "查看").help,
          subcommands: [
            TreeCommand.self, ChainCommand.self, HitCommand.self, WhyCommand.self,
            PictureCommand.self, PlayerCommand.self, ExplainCommand.self, RulesCommand.self,
            ListCommand.self, SearchCommand.self, ShowCommand.self,
          ]
        ),
        CommandGroup(
          name: Sentence("Write", zh: "编写").help,
          subcommands: [
            NewCommand.self, ImportCommand.self, CheckCommand.self, ExportCommand.self,
            ModuleCommand.self,
          ]
        ),
        CommandGroup(
          name: Sentence("Workbench", zh: "工作台").help,
          subcommands: [
            DaemonCommand.self, CallCommand.self, DescribeCommand.self, DoctorCommand.self,
            CompletionsCommand.self,
          ]
        ),
        CommandGroup(name: Sentence("Editors", zh: "编辑器").help, subcommands: [DapCommand.self]),
      ]
    )
  }

  @OptionGroup var options: GlobalOptions

  func run() throws {
    Output(options: options).write(Home(options: options))
  }
}
