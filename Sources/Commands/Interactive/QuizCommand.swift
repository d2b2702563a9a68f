import ArgumentParser
import Help
import Jansson
import Rendering
import Sentences
import WorkbenchFraming
import WorkbenchProtocol

/// `responder quiz`.
struct QuizCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "quiz",
      abstract: Sentence("Predict what happens, then see it and why", zh: "先预测会发生什么，再看结果和原因").help
    )
  }

  @Argument(
    help: .init(
      Sentence(
        "TOPIC/NAME, #VARIANT for one variant; without one, the scenarios that ask are listed.",
        zh: "TOPIC/NAME，#VARIANT 指一个变体；不写则列出会提问的情景。"
      )
    ),
    completion: .custom { _, _, _ in QuizCompletion.candidates() }
  )
  var scenario: ScenarioReference?

  @Option(
    name: [.customShort("a"), .long],
    help: .init(
      Sentence(
        "Answer with this instead of asking; once for each question.",
        zh: "用它回答而不再询问；每题写一次。"
      ),
      valueName: "answer"
    )
  )
  var answer: [String] = []

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let workbench = try WorkbenchClient(options)
    let output = Output(options: options)
    guard let scenario else {
      let list = try workbench.call(.quizList)
      return output.write(list, items: "quizzes", ScenarioList(list))
    }
    guard case .id(let id) = scenario.source else {
      throw Complaint(
        .usage,
        Sentence(
          "a quiz is named by topic and name, and '\(scenario.text)' is a file",
          zh: "测验按主题和名字称呼，而“\(scenario.text)”是文件"
        ),
        hint: Sentence(
          "Keep it as scenarios/TOPIC/NAME.json, and name it TOPIC/NAME.",
          zh: "请把它存成 scenarios/TOPIC/NAME.json，再写 TOPIC/NAME。"
        )
      )
    }
    let params: JSONValue = [.id: JSONValue(id)]
    if let variant = scenario.variant { params.set(.variant, variant) }
    let start = try workbench.call(.quizStart, params)
    output.write { page in
      page.add(start[.title]?.string ?? id)
      page.blank()
    }
    var round = QuizRound(workbench: workbench, options: options, start: start, answers: answer)
    try round.play()
  }
}
