import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder player`.
struct PlayerCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "player",
      abstract: Sentence(
        "Write a page in which runs are walked through, moment by moment, in a browser",
        zh: "写出一个网页，在浏览器里逐个瞬间地走过运行"
      ).help,
      discussion: Sentence(
        """
        The page is one file that needs no network and no server. Several scenarios get a start page. \
        A player that was made earlier gives its films to a new one: responder player OLD.html.
        """,
        zh: """
          网页是一个文件，不需要网络和服务器。几个情景时有一个起始页。\
          早先做的播放器可以把影片交给新的：responder player OLD.html。
          """
      ).help
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME, TOPIC, a file, a folder, a recording, or a player; #VARIANT for one variant.",
        zh: "TOPIC/NAME、TOPIC、文件、文件夹、录制或播放器；#VARIANT 指一个变体。"
      )
    )
  )
  var scenarios: [PlayerInput] = []

  @Option(
    help: .init(Sentence("All scenarios of this topic.", zh: "这个主题的所有情景。"), valueName: "topic"),
    completion: .custom { _, _, _ in TopicCompletion.candidates() }
  )
  var topic: String?

  @OptionGroup var film: FilmOptions

  @Flag(
    help: .init(
      Sentence("Open with the questions: predict first, then see.", zh: "以提问开始：先预测，再看。")
    )
  )
  var predict = false

  @Option(
    help: .init(
      Sentence(
        "Write into this file; - for the standard output, which is taken where it is no terminal.",
        zh: "写进这个文件；- 表示标准输出，标准输出不是终端时就用它。"
      ),
      valueName: "file"
    ),
    completion: .file(extensions: ["html"])
  )
  var to: String?

  @Flag(
    help: .init(Sentence("Replace a file that responder did not make.", zh: "替换不是 responder 做的文件。"))
  )
  var force = false

  @OptionGroup var options: GlobalOptions

  func validate() throws {
    if scenarios.isEmpty, topic == nil {
      throw ValidationError(
        Sentence(
          "Name a scenario, a folder, or a --topic. `responder list` shows what there is.",
          zh: "请写出情景、文件夹，或用 --topic。responder list 列出现有的情景。"
        )
      )
    }
    if film.isGiven, let page = scenarios.first(where: \.isPage) {
      throw ValidationError(
        Sentence(
          "'\(page.text)' is shown as it was filmed: leave out --compare, --level, --steps, --profile "
            + "and --set, or name the scenario.",
          zh: "“\(page.text)”按拍好的样子显示：请去掉 --compare、--level、--steps、--profile 和 --set，或写出情景。"
        )
      )
    }
    if to == "-", options.output != .text {
      throw ValidationError(
        Sentence(
          "What was written is told on the standard output: name a file with --to.",
          zh: "写了什么要在标准输出上说明：请用 --to 写出文件名。"
        )
      )
    }
  }

  func run() throws {
    let made = try PlayerFilms(scenarios, topic: topic, film.wanted, options)
    let isTold = options.output != .text
    let player = MadePlayer(
      films: made.all,
      isPredicting: predict || made.isPredicting,
      file: MadeFile(to, named: fileName(made.all), isTold: isTold)
    )
    if let report = try player.write(isForced: force, options) {
      Output(options: options).write(report.json, items: "films", report.message)
    }
    // As `run` has it: the page is there all the same.
    if !made.all.allSatisfy(\.hasPassed) { throw NegativeResult() }
  }

  /// What the file is called where nobody says it.
  private func fileName(_ films: [PlayerFilm]) -> String {
    let only = films.count == 1 ? films.first?.scenario : topic ?? nameOfAll
    let last = (only ?? "player").split(separator: "/").last.map(String.init) ?? "player"
    let name = last.hasSuffix(".json") ? String(last.dropLast(5)) : last
    let plain = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    return (plain.allSatisfy { $0 == "." } ? "player" : plain) + ".html"
  }

  /// The folder, topic or player from which several films come.
  private var nameOfAll: String? {
    guard let only = scenarios.first, scenarios.count == 1 else { return nil }
    return only.isPage ? String(only.text.prefix { $0 != "." }) : only.text
  }
}
