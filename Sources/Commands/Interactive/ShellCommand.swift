import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences

/// `responder shell`.
struct ShellCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "shell",
      abstract: Sentence(
        "Open a session and send stimuli to it, one line at a time",
        zh: "打开会话，一行一行地发送刺激"
      ).help,
      discussion: Sentence(
        """
        Lines come from the terminal or from a pipe. `help` lists what can be typed; a stimulus is \
        its name and its parameters, as in `touch.tap at=buy` or `touch.tap {"at": [120, 33]}`.
        """,
        zh: """
          每行来自终端或管道。help 列出可以输入的内容；刺激写它的名字和参数，\
          如 `touch.tap at=buy` 或 `touch.tap {"at": [120, 33]}`。
          """
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME or a file; #VARIANT for one variant.",
        zh: "TOPIC/NAME 或文件；#VARIANT 指一个变体。"
      )
    )
  )
  var scenario: ScenarioReference

  @OptionGroup var profile: ProfileOptions

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let workbench = try WorkbenchClient(options)
    let session = try RemoteSession(scenario, in: workbench, options: options, profile: profile)
    try session.subscribe(level: .route)
    let shell = Shell(session: session, options: options)
    shell.greet(session.heading(scenario).text(variant: scenario.variant))
    try shell.run()
  }
}
