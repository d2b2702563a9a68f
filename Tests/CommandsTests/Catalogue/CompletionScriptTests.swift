import ArgumentParser
import TestSupport
import Testing

@testable import Commands

/// The scripts by which shells complete the command line.
struct CompletionScriptTests {
  private static func commands(
    _ type: any ParsableCommand.Type = ResponderCommand.self
  ) -> [any ParsableCommand.Type] {
    type.configuration.subcommands.flatMap { [$0] + commands($0) }
  }

  @Test(arguments: ShellName.allCases)
  func `a script knows every command, each of its names and the global options`(shell: ShellName) {
    let script = Desk().run("completions", shell.rawValue).output
    for command in Self.commands() {
      #expect(script.contains(command.configuration.commandName ?? "?"), "\(command)")
    }
    for option in ["output", "lang", "no-spawn", "what-if", "coverage", "quizzes", "dry-run"] {
      #expect(script.contains(option), "\(option)")
    }
    #expect(script.hasSuffix("\n"))
  }

  @Test(arguments: [("bash", "/bin/bash"), ("zsh", "/bin/zsh"), ("fish", "/usr/bin/fish")])
  func `a script is one that its shell can read`(shell: String, program: String) async throws {
    guard Files.exists(program) else { return }
    try await withTemporaryFolder { folder in
      let file = folder + "/script"
      try write(Array(Desk().run("completions", shell).output.utf8), to: file)
      let read = try await ProgramRun(ChildProcess(program, ["-n", file]))
      #expect(read.end == .status(0), "\(read.errors)")
    }
  }

  @Test func `no candidate of a daemon is expanded by bash`() {
    let script = CompletionScript.text(for: .bash)
    let asks = script.split(separator: "\n").filter { $0.contains("---completion") }
    #expect(asks.count > 10)
    // What expands words is given only such as stand in the script.
    for line in script.split(separator: "\n") where line.contains("-W") {
      #expect(!line.contains("__responder_custom_complete"), "\(line)")
    }
    let functions = script.split(separator: "\n").filter { $0.hasPrefix("__responder_add_names()") }
    #expect(functions.count == 1)
  }

  @Test(arguments: ["bsh", "powershell", ""])
  func `a shell that there is no script for is a fault of usage that names those there are`(
    shell: String
  ) {
    let result = Desk().run("completions", shell)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    for name in ["bash", "zsh", "fish"] { #expect(result.errors.contains(name)) }
  }

  @Test(arguments: [
    ["run", "positional@0"], ["quiz", "positional@0"], ["explain", "positional@0"],
    ["rules", "--section"], ["run", "--set"], ["list", "positional@0"],
  ])
  func `where no daemon runs nothing is offered, and none is started`(asked: [String]) async throws
  {
    try await CommandLinePlace.with(daemon: false) { place in
      let run = try await place.run("---completion", asked[0], "--", asked[1], "1", "0")
      #expect(run.end == .status(0), "\(run.errors)")
      #expect(run.output.split(separator: "\n").isEmpty, "\(run.output)")
      #expect(names(in: place.folder).isEmpty)
    }
  }

  @Test func `a daemon that runs offers scenarios and topics, rules and settings`() async throws {
    try await CommandLinePlace.with { place in
      // A daemon that has read its documents answers before completion gives up.
      _ = try await place.run("list", "-q")
      func offered(_ command: String, _ argument: String) async throws -> Set<String> {
        let run = try await place.run("---completion", command, "--", argument, "1", "0")
        return Set(run.output.split(separator: "\n").map(String.init))
      }
      let runs = try await offered("run", "positional@0")
      #expect(runs.isSuperset(of: ["motion", "motion/shake", "tables/tap-over-table"]))
      let topics = try await offered("list", "positional@0")
      #expect(topics.contains("motion") && !topics.contains { $0.contains("/") })
      let rules = try await offered("explain", "positional@0")
      #expect(rules.isSuperset(of: ["hit-test", "hit-test.skips-hidden"]))
      let sections = try await offered("rules", "--section")
      #expect(sections.contains("hit-test") && !sections.contains { $0.contains(".") })
      let settings = try await offered("run", "--set")
      #expect(settings.contains("first-responder.deferred=true"), "\(settings)")
      let quizzes = try await offered("quiz", "positional@0")
      #expect(quizzes.contains("motion/shake") && !quizzes.contains("tables/tap-over-table"))
    }
  }
}
