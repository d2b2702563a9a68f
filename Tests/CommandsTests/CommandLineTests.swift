import ArgumentParser
import Jansson
import Testing
import TestSupport
import WorkbenchProtocol

@testable import Commands

/// The command line as a whole: what every command has, and what is wrong with any.
struct CommandLineTests {
  /// Each command by the words that lead to it.
  private static func paths(
    _ type: any ParsableCommand.Type = ResponderCommand.self,
    _ path: [String] = []
  ) -> [[String]] {
    type.configuration.subcommands.flatMap { inner -> [[String]] in
      let own = path + [inner.configuration.commandName ?? ""]
      return [own] + paths(inner, own)
    }
  }

  @Test func `every command has help, by either way to it`() {
    for path in Self.paths() {
      let asked = Desk().run(path + ["--help"])
      #expect(asked.status == 0 && asked.errors.isEmpty, "\(path)")
      #expect(asked.output.contains("OVERVIEW: "), "\(path)")
      #expect(asked.output.contains("USAGE: responder \(path.joined(separator: " "))"), "\(path)")
      #expect(Desk().run(["help"] + path).output == asked.output, "\(path)")
      #expect(Desk().run(path + ["-h"]).output == asked.output, "\(path)")
    }
  }

  @Test func `the version is one line`() {
    let result = Desk().run("--version")
    #expect(result.status == 0)
    #expect(result.output == "responder \(ProgramVersion.current)\n")
  }

  @Test func `an option that there is not is a fault of usage of every command`() {
    for path in Self.paths() {
      let result = Desk().run(path + ["--nonsense"])
      #expect(result.status == 2, "\(path)")
      #expect(result.output.isEmpty, "\(path)")
      // What is missing is told before what is too much.
      let told = [
        "Unknown option '--nonsense'", "Missing expected argument", "Name a scenario",
        "Name a file",
      ]
      #expect(told.contains { result.errors.contains($0) }, "\(path): \(result.errors)")
    }
  }

  @Test(arguments: [
    ["rnu"], ["--lang", "en", "rnu"], ["--plain", "--socket", "/s", "rnu"], ["help", "rnu"],
    ["--ascii", "help", "rnu"],
  ])
  func `a command that there is not is told with the nearest, wherever options stand`(
    arguments: [String]
  ) {
    let result = Desk().run(arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("responder: there is no command 'rnu'\n"), "\(result.errors)")
    #expect(result.errors.contains("Did you mean 'responder run'?"))
  }

  @Test func `a command that resembles none is told where all are listed`() throws {
    let result = Desk().run("qqqqqq")
    #expect(
      result.errors
        == "responder: there is no command 'qqqqqq'\n  responder --help lists all commands.\n"
    )
    let chinese = Desk().run("--lang", "zh-Hans", "qqqqqq").errors
    #expect(chinese == "responder: 没有命令“qqqqqq”\n  responder --help 列出所有命令。\n")
    let error = try Desk().run("qqqqqq", "--output=json").error
    #expect(error?["status"]?.int == 2)
  }

  @Test(arguments: [
    ["-o", "json"], ["--output", "json"], ["--output=json"], ["--lang", "zh", "-o", "json"],
    ["--plain", "-o", "json", "--color", "never"], ["-v", "-o", "json"],
  ])
  func `options before the command are those of the command`(options: [String]) {
    let before = Desk().run(options + ["list", "motion"])
    let behind = Desk().run(["list", "motion"] + options)
    #expect(before.status == 0, "\(before.errors)")
    #expect(before.output == behind.output)
    let group = Desk().run(options + ["module", "list"])
    #expect(group.output == Desk().run(["module", "list"] + options).output)
    #expect(group.output.hasPrefix("{"))
  }

  @Test(arguments: [
    (["run"], ["run"]), (["--ascii"], ["--ascii"]), ([], []),
    (["--lang", "run"], ["--lang", "run"]), (["--lang", "zh", "run"], ["run", "--lang", "zh"]),
    (["-o", "json", "--plain", "ls", "a"], ["ls", "a", "-o", "json", "--plain"]),
    (["--socket", "list", "list"], ["list", "--socket", "list"]), (["-o"], ["-o"]),
    (["--help", "run"], ["run", "--help"]),
    (["--nonsense", "nothing"], ["--nonsense", "nothing"]),
  ])
  func `arguments are put in order without losing one`(given: [String], ordered: [String]) {
    #expect(Program.ordered(given) == ordered)
  }

  @Test(arguments: ["-o", "--lang", "--socket", "--color"])
  func `an option without its value is a fault of usage`(option: String) {
    let result = Desk().run("list", option)
    #expect(result.status == 2)
    #expect(result.errors.contains("Missing value for '"), "\(result.errors)")
  }

  @Test(arguments: [["list", "-o", "xml"], ["list", "--color", "red"], ["list", "--lang", "fr"]])
  func `a value that an option does not take is told with those that it takes`(arguments: [String])
  {
    let result = Desk().run(arguments)
    #expect(result.status == 2)
    let allowed = ["xml": "jsonl", "red": "always", "fr": "zh-Hans"]
    #expect(result.errors.contains(allowed[arguments[2]] ?? "?"), "\(result.errors)")
  }

  @Test func `what is wrong with arguments is one sentence to programs, in their language`() throws
  {
    let english = try #require(try Desk().run("run", "-o", "json").error)
    #expect(english["message"]?.string?.contains("\n") == false)
    #expect(english["message"]?.string?.hasPrefix("Name a scenario") == true)
    let chinese = try #require(try Desk().run("run", "-o", "jsonl", "--lang=zh").error)
    #expect(chinese["message"]?.string?.hasPrefix("请写出情景") == true)
  }

  @Test func `every alias is the command that it stands for`() {
    for (alias, name) in [
      ("ls", "list"), ("cat", "show"), ("pviews", "tree"), ("presponder", "chain"),
    ] {
      let help = Desk().run(alias, "--help").output
      #expect(help.contains("OVERVIEW: ") && help == Desk().run(name, "--help").output, "\(alias)")
    }
    #expect(Desk().run("daemon", "sockpath", "--socket", "/s").output == "/s\n")
  }
}
