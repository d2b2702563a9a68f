import ArgumentParser
import Jansson
import WorkbenchFraming

/// Candidates that a running daemon knows; one is never started for them.
enum LiveCandidates {
  /// How long a daemon may take: the first list after its start reads every document.
  private static let patience = Duration.seconds(1)

  /// The ids in a list that a method answers.
  static func ids(_ method: String, _ member: String) -> [String] {
    list(method, member).compactMap { $0["id"]?.string }
  }

  /// A list that a method answers; empty when no daemon answers in time.
  static func list(_ method: String, _ member: String) -> [JSONValue] {
    guard
      let path = try? SocketPath().path,
      let client = try? BlockingClient(connectingTo: path, timeout: patience),
      let answer = try? client.call(method)
    else { return [] }
    return Array((answer[member] ?? .array()).elements)
  }
}

/// Completes the names of scenarios.
enum ScenarioCompletion {
  static func candidates() -> [String] { LiveCandidates.ids("scenario.list", "scenarios") }
}

/// Completes the names of scenarios that ask.
enum QuizCompletion {
  static func candidates() -> [String] { LiveCandidates.ids("quiz.list", "quizzes") }
}

/// Completes the ids of rules, and of their sections what stands before the dot.
enum RuleCompletion {
  static func candidates() -> [String] { LiveCandidates.ids("rule.list", "rules") }

  static func sections() -> [String] { sections(of: candidates()) }

  static func candidatesAndSections() -> [String] {
    let ids = candidates()
    return sections(of: ids) + ids
  }

  private static func sections(of ids: [String]) -> [String] {
    var sections: [String] = []
    for id in ids {
      let section = String(id.prefix { $0 != "." })
      if !sections.contains(section) { sections.append(section) }
    }
    return sections
  }
}

/// A shell that completions are made for.
enum ShellName: String, CaseIterable, ExpressibleByArgument, Sendable {
  case bash
  case zsh
  case fish

  /// What the argument parser calls it.
  var completionShell: CompletionShell {
    switch self {
    case .bash: .bash
    case .zsh: .zsh
    case .fish: .fish
    }
  }
}

/// `responder completions`.
struct CompletionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print the completion script for bash, zsh, or fish"
  )

  @Argument(help: "The shell: bash, zsh, or fish.")
  var shell: ShellName

  func run() throws {
    Host.current.write(ResponderCommand.completionScript(for: shell.completionShell) + "\n")
  }
}
