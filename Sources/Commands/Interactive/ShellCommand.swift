import ArgumentParser
import Jansson
import Rendering

/// `responder shell`.
struct ShellCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "shell",
    abstract: "Open a session and send stimuli to it, one line at a time",
    discussion: """
      Lines come from the terminal or from a pipe. `help` lists what can be typed; a stimulus is \
      its name and its parameters, as in `touch.tap at=buy` or `touch.tap {"at": [120, 33]}`.
      """
  )

  @Argument(help: "TOPIC/NAME or a file; #VARIANT for one variant.")
  var scenario: ScenarioReference

  @OptionGroup var profile: ProfileOptions

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let workbench = try Workbench(options)
    let session = try ScenarioSession(scenario, in: workbench, options: options, profile: profile)
    try session.subscribe(level: .route)
    let shell = Shell(session: session, options: options)
    shell.greet(session.heading(scenario).text(variant: scenario.variant))
    try shell.run()
  }
}
