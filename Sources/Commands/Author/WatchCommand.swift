import ArgumentParser
import Help
import Jansson
import Platform
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder watch`.
struct WatchCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "watch",
      abstract: Sentence("Run a scenario again whenever its file is saved", zh: "每次保存文件时重新运行情景")
        .help
    )
  }

  @Argument(help: .init(Sentence("The scenario's file, or TOPIC/NAME.", zh: "情景的文件，或 TOPIC/NAME。")))
  var scenario: ScenarioReference

  @Option(
    help: .init(
      Sentence(
        "Fold routes to so many lines for each run; 0 for all.",
        zh: "每次运行的路线折叠到多少行；0 表示全部。"
      ),
      valueName: "number"
    )
  )
  var lines = 40

  @Flag(help: .hidden)
  var once = false

  @OptionGroup var options: GlobalOptions

  func validate() throws { try RouteLines.check(lines) }

  func run() throws {
    let path = try file()
    while true {
      // Before the run, so that what is saved meanwhile counts as a change.
      let stamp = Files.stamp(path)
      show(path)
      if once { return }
      guard try waitForChange(of: path, since: stamp) else { return }
    }
  }

  /// The file of the scenario, asked from the daemon where an id was given.
  private func file() throws -> String {
    if let file = scenario.file { return Files.absolute(file, from: Host.current.folder) }
    let shown = try WorkbenchClient(options).call(.scenarioShow, try scenario.parameters())
    guard let path = shown[.scenario]?[.path]?.string else {
      throw Complaint(
        .badInput,
        Sentence("the file of \(scenario.text) is not known", zh: "不知道 \(scenario.text) 的文件"),
        hint: Sentence("Name the file.", zh: "请写出文件。")
      )
    }
    return path
  }

  private func show(_ path: String) {
    let host = Host.current
    if host.outputIsTerminal { host.write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }
    do {
      let runner = ScenarioRunner(workbench: try WorkbenchClient(options), options: options)
      let reference = ScenarioReference(argument: path) ?? scenario
      let result = try runner.run(reference)
      Output(options: options).write(
        result.value,
        items: "runs",
        ScenarioResult(result, lines: lines)
      )
    } catch {
      // A document is often wrong while it is written, and the next save may mend it.
      _ = Program.report(error, options)
    }
    guard host.outputIsTerminal else { return }
    let words = options.style.words
    let text = words.say(
      "watching \(path): save it to run again, Enter runs now, q Enter quits",
      zh: "正在监视 \(path)：保存后重新运行，回车立即运行，q 回车退出"
    )
    host.write("\n\(text)\n")
  }

  /// Waits until the file is saved or somebody asks for a run; answers false at the end.
  ///
  /// The file is looked at five times a second: that works on every file system, and notification
  /// does not.
  private func waitForChange(of path: String, since stamp: [Int]?) throws -> Bool {
    var isOpen = Host.current.inputIsTerminal
    while true {
      // The system passes over a negative descriptor and only waits.
      var entry = pollfd(fd: isOpen ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0)
      let ready = poll(&entry, 1, 200)
      if ready > 0 {
        guard let line = Host.current.readLine() else {
          isOpen = false
          continue
        }
        return line != "q"
      }
      // An editor may replace the file: for a moment there is none.
      if let now = Files.stamp(path), now != stamp { return true }
    }
  }
}
