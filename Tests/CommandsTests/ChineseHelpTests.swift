import ArgumentParser
import Rendering
import Help
import Sentences
import TestSupport
import Testing

@testable import Commands

struct ChineseHelpTests {
  private func style(width: Int) -> Style {
    var style = Style()
    style.language = .chinese
    style.width = width
    return style
  }

  /// Every command with the names that lead to it.
  private func commands(
    _ type: any ParsableCommand.Type = ResponderCommand.self
  ) -> [any ParsableCommand.Type] {
    let inner = type.configuration.subcommands
    return [type] + inner.flatMap { commands($0) }
  }

  @Test(arguments: [80, 120])
  func `the help of every command is in Chinese and within the width`(width: Int) {
    HelpLanguage.$current.withValue(.chinese) {
      let all = commands()
      #expect(all.count > 20)
      for command in all {
        let english = ResponderCommand.helpMessage(for: command, columns: 10_000)
        let help = ParserWords(style: style(width: width)).told(english)
        for line in help.split(separator: "\n") where !line.hasPrefix("用法") {
          #expect(String(line).englishWords.isEmpty, "\(command): \(line)")
        }
      }
    }
  }

  @Test(arguments: [
    ["run", "--nonsense"], ["tree"], ["list", "a", "b"], ["list", "-o", "xml"], ["hit"],
    ["trace", "--level"], ["run", "--coverage=2"], ["rules", "--coverage", "--quiet"],
    ["rnu"],
  ])
  func `what is wrong with arguments is said in Chinese`(arguments: [String]) {
    let result = run(["--lang", "zh-Hans"] + arguments)
    #expect(result.status == 2)
    #expect(!result.errors.isEmpty)
    for line in result.errors.split(separator: "\n") where !line.hasPrefix("用法") {
      #expect(String(line).englishWords.isEmpty, "\(line)")
    }
  }

  private func run(_ arguments: [String]) -> (status: Int32, errors: String) {
    let errors = Written()
    var host = Host.process()
    host.talk = { errors.text += $0.text }
    let status = Host.$current.withValue(host) { Program.run(arguments) }
    return (status, errors.text)
  }

  // Unchecked because one command at a time writes.
  private final class Written: @unchecked Sendable {
    var text = ""
  }

  @Test func `letters between digits are no word`() {
    #expect("构建      79f4a88c7573be18".englishWords.isEmpty)
    #expect("构建 is 79f4".englishWords == ["is"])
  }
}
