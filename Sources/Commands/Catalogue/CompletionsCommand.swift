import ArgumentParser
import Help
import Rendering
import Sentences

/// A shell that completions are made for.
enum ShellName: String, CaseIterable, ExpressibleByArgument, Sendable {
  case bash
  case zsh
  case fish
}

/// `responder completions`.
struct CompletionsCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "completions",
      abstract: Sentence(
        "Print the completion script for bash, zsh, or fish",
        zh: "打印 bash、zsh 或 fish 的补全脚本"
      ).help
    )
  }

  @Argument(help: .init(Sentence("The shell: bash, zsh, or fish.", zh: "shell：bash、zsh 或 fish。")))
  var shell: ShellName

  func run() throws {
    Host.current.write(Printout(lines: CompletionScript.text(for: shell) + "\n"))
  }
}

/// The scripts by which shells complete the command line.
enum CompletionScript {
  /// The script as the argument parser writes it, with what is not safe in it mended.
  static func text(for shell: ShellName) -> String {
    switch shell {
    case .bash: mended(ResponderCommand.completionScript(for: .bash))
    case .zsh: ResponderCommand.completionScript(for: .zsh)
    case .fish: ResponderCommand.completionScript(for: .fish)
    }
  }

  private static let asked = #"__responder_add_completions -W "$(__responder_custom_complete "#

  /// Has candidates of the daemon taken as they are.
  ///
  /// `compgen -W` expands its words as the shell does: a scenario called `$(…)` would be run. Names
  /// are compared one by one instead, and quoted where the shell would read something else in them.
  private static func mended(_ script: String) -> String {
    var lines = script.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, line) in lines.enumerated() {
      guard let start = line.firstRange(of: asked), line.hasSuffix(")\"") else { continue }
      lines[index] =
        line[..<start.lowerBound] + "__responder_add_names "
        + line[start.upperBound...].dropLast(2)
    }
    let place = lines.firstIndex { $0.hasPrefix("__responder_custom_complete()") } ?? 0
    lines.insert(contentsOf: addNames, at: place)
    return lines.joined(separator: "\n")
  }

  private static let addNames = """
    __responder_add_names() {
        local name quoted
        while IFS='' read -r name; do
            [[ -n "${name}" && "${name:0:${#cur}}" = "${cur}" ]] || continue
            printf -v quoted '%q' "${name}"
            COMPREPLY+=("${quoted}")
        done < <(__responder_custom_complete "${@}")
    }

    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
