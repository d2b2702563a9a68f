import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming

/// `responder search`.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find scenarios by words: of their titles, summaries, rules, classes and members",
    discussion: """
      Words are English or Chinese, names of classes and members may be written in part: \
      responder search tap recognizer table.
      """
  )

  @Argument(help: "What the scenarios should be about.")
  var words: [String]

  @Option(help: .init("Show so many at most, best first.", valueName: "number"))
  var limit = 10

  @Flag(name: .shortAndLong, help: "Print ids only.")
  var quiet = false

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    guard (1...1000).contains(limit) else {
      throw ValidationError("--limit is a number from 1 to 1000.")
    }
  }

  func run() throws {
    let text = words.joined(separator: " ")
    let answer = try Workbench(options).call(
      "scenario.search",
      ["words": JSONValue(text), "limit": JSONValue(limit)]
    )
    let found = answer["scenarios"] ?? .array()
    guard found.count > 0 else {
      let words = options.talkStyle.words
      throw Complaint(
        .badInput,
        words.say("no scenario is about '\(text)'", zh: "没有关于“\(text)”的情景"),
        hint: words.say(
          "Try a class, a method or an event, as UITableView, hitTest or shake; responder list "
            + "shows all.",
          zh: "试试类、方法或事件的名字，如 UITableView、hitTest 或 shake；responder list 列出全部情景。"
        )
      )
    }
    let output = Output(options: options)
    guard !quiet else {
      return output.writeNames(found.elements.compactMap { $0["id"]?.string })
    }
    output.write(answer, items: "scenarios", SearchResults(answer))
  }
}
