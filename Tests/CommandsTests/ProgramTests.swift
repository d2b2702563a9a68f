import Jansson
import Rendering
import Testing

@testable import Commands

struct ProgramTests {
  @Test func `alone it says where one is and what to do next`() {
    let result = run()
    #expect(result.status == 0)
    #expect(result.output.contains("responder run TOPIC/NAME"))
    #expect(result.output.contains("running, 7"))
  }

  @Test func `a mistyped command is a usage error that offers the nearest`() {
    let result = run("rnu")
    #expect(result.status == 2)
    #expect(result.errors.contains("Did you mean 'responder run'?"))
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    ["run"], ["run", "x", "--level"], ["hit", "cards/hidden"], ["list", "-o", "xml"],
  ])
  func `a fault in the arguments exits with 2`(arguments: [String]) {
    let result = Host.$current.withValue(Host.process()) { Program.run(arguments) }
    #expect(result == 2)
  }

  @Test func `an unknown language names those there are, in themselves`() {
    let result = run("list", "--lang", "fr")
    #expect(result.status == 2)
    #expect(result.errors.contains("简体中文"))
  }

  @Test func `what a completion script asks keeps its order`() {
    let asked = ["---completion", "run", "--", "positional@0", "1", "0"]
    #expect(Program.ordered(asked) == asked)
  }

  @Test func `global options may stand before the command`() {
    let result = run("--lang", "zh", "-o", "json", "list")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("{"))
    #expect(
      Program.ordered(["--plain", "--socket", "/s", "run", "x", "--ascii"])
        == ["run", "x", "--ascii", "--plain", "--socket", "/s"]
    )
  }

  @Test(arguments: [
    ("scenario.unknown no such scenario", 65), ("workbench.busy full", 75),
    ("workbench.forbidden no", 77), ("workbench.internal oops", 70), ("session.too-many full", 75),
    ("module.refused no", 65), ("workbench.cancelled stopped", 130),
    ("hello.protocol-mismatch old", 69),
  ])
  func `each kind of failure has its exit status`(failure: String, status: Int32) {
    let result = run(
      "run",
      "cards/hidden",
      daemon: FakeDaemon(replies: ["session.open": "!" + failure])
    )
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(!result.errors.isEmpty)
  }

  @Test func `without a daemon and without leave to start one it fails at once`() {
    let host = Host(
      environment: ["RESPONDER_SOCKET": "/nonexistent/socket"],
      write: { _ in },
      talk: { _ in },
      readLine: { nil },
      daemons: LocalDaemons()
    )
    let status = Host.$current.withValue(host) {
      Program.run(["list", "--no-spawn", "--socket", "/nonexistent/socket"])
    }
    #expect(status == 69)
  }

  @Test(arguments: ["json", "jsonl"])
  func `where results are JSON an error is JSON`(format: String) throws {
    let daemon = FakeDaemon(replies: ["session.open": "!scenario.unknown there is none"])
    let failed = run("run", "cards/hidden", "-o", format, daemon: daemon)
    #expect(failed.status == 65)
    #expect(failed.output.isEmpty)
    let error = try JSON.parse(failed.errors)["error"]
    #expect(error?["type"]?.string == "scenario.unknown")
    #expect(error?["message"]?.string == "there is none")
    #expect(error?["status"]?.int == 65)

    let unused = try JSON.parse(run("run", "--output=\(format)").errors)["error"]
    #expect(unused?["status"]?.int == 2)
    #expect(unused?["message"]?.string?.contains("Name a scenario") == true)

    let unknown = try JSON.parse(run("rnu", "-o\(format)").errors)["error"]
    #expect(unknown?["hint"]?.string?.contains("responder run") == true)
    #expect(run("rnu", "-o", format).errors.split(separator: "\n").count == 1 || format == "json")
  }

  @Test func `a daemon that does not answer is not one that is not there`() {
    let daemon = FakeDaemon(replies: ["hello": ""])
    for command in ["status", "stop", "restart"] {
      let result = run("daemon", command, daemon: daemon)
      #expect(result.status == 69)
      #expect(result.errors.contains("does not answer"))
    }
    #expect(run(daemon: daemon).output.contains("does not answer"))
    let doctor = run("doctor", daemon: daemon)
    #expect(doctor.status == 1)
    #expect(doctor.output.contains("✗ wrong  daemon"))
  }

  @Test(arguments: [true, false])
  func `what is wrong is told in lines of the terminal's width, and whole in a log`(
    isTerminal: Bool
  ) {
    let name = String(repeating: "x", count: 60)
    let result = run(
      "daemon",
      "status",
      daemon: FakeDaemon(replies: ["hello": ""]),
      environment: ["RESPONDER_SOCKET": "/tmp/\(name)"],
      isTerminal: isTerminal
    )
    #expect(result.status == 69)
    let lines = result.errors.split(separator: "\n")
    #expect(lines.contains { $0.hasSuffix("does not answer") } != isTerminal, "\(result.errors)")
  }

  @Test func `the script for bash has nothing of the daemon's expanded`() {
    let script = run("completions", "bash").output
    #expect(!script.contains(#"-W "$("#))
    #expect(script.contains("__responder_add_names ---completion run"))
    #expect(run("--generate-completion-script", "bash").output == script)
  }

  @Test func `completions name the commands in every shell`() {
    for shell in ["bash", "zsh", "fish"] {
      let result = run("completions", shell)
      #expect(result.status == 0)
      for command in ["run", "quiz", "doctor"] { #expect(result.output.contains(command)) }
    }
  }

  @Test func `colour follows NO_COLOR and CLICOLOR_FORCE before the terminal`() {
    func isColored(_ environment: [String: String], isTerminal: Bool, _ more: String...) -> Bool {
      let list = ["list", "cards"] + more
      let transcript = Transcript()
      let host = Host(
        environment: environment,
        write: { transcript.append($0.text) },
        talk: { _ in },
        readLine: { nil },
        outputIsTerminal: isTerminal,
        daemons: FakeDaemon()
      )
      _ = Host.$current.withValue(host) { Program.run(list) }
      return transcript.text.contains("\u{1B}[")
    }
    #expect(isColored([:], isTerminal: true))
    #expect(!isColored([:], isTerminal: false))
    #expect(!isColored(["NO_COLOR": "1"], isTerminal: true))
    #expect(isColored(["CLICOLOR_FORCE": "1"], isTerminal: false))
    #expect(!isColored(["TERM": "dumb"], isTerminal: true))
    #expect(isColored(["NO_COLOR": "1"], isTerminal: false, "--color", "always"))
    #expect(!isColored(["CLICOLOR_FORCE": "1"], isTerminal: true, "--color", "never"))
  }
}
