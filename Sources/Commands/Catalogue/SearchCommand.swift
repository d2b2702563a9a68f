import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder search`.
struct SearchCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "search",
      abstract: Sentence(
        "Find scenarios by words: of their titles, summaries, rules, classes and members",
        zh: "按词查找情景：标题、摘要、规则、类和成员"
      ).help,
      discussion: Sentence(
        """
        Words are English or Chinese, names of classes and members may be written in part: \
        responder search tap recognizer table.
        """,
        zh: """
          词可以是英文或中文，类名和成员名可以只写一部分：\
          responder search 点按 识别器 表。
          """
      ).help
    )
  }

  @Argument(
    help: .init(Sentence("What the scenarios should be about.", zh: "情景应该关于什么。"))
  )
  var words: [String]

  @Option(
    help: .init(
      Sentence("Show so many at most, best first.", zh: "最多显示这么多个，最相关的在前。"),
      valueName: "number"
    )
  )
  var limit = 10

  @Flag(name: .shortAndLong, help: .init(Sentence("Print ids only.", zh: "只打印 id。")))
  var quiet = false

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    guard (1...1000).contains(limit) else {
      throw ValidationError(
        Sentence("--limit is a number from 1 to 1000.", zh: "--limit 是 1 到 1000 的数。")
      )
    }
  }

  func run() throws {
    let text = words.joined(separator: " ")
    let answer = try WorkbenchClient(options).call(
      .scenarioSearch,
      [.words: JSONValue(text), .limit: JSONValue(limit)]
    )
    let found = answer[.scenarios] ?? .array()
    guard found.count > 0 else {
      throw Complaint(
        .badInput,
        Sentence("no scenario is about '\(text)'", zh: "没有关于“\(text)”的情景"),
        hint: Sentence(
          "Try a class, a method or an event, as UITableView, hitTest or shake; responder list "
            + "shows all.",
          zh: "试试类、方法或事件的名字，如 UITableView、hitTest 或 shake；responder list 列出全部情景。"
        )
      )
    }
    let output = Output(options: options)
    guard !quiet else {
      return output.writeNames(found.elements.compactMap { $0[.id]?.string })
    }
    output.write(answer, items: "scenarios", SearchResults(answer))
  }
}
