import ArgumentParser
import Jansson
import Rendering
import WorkbenchFraming

/// `responder quiz`.
struct QuizCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Predict what happens, then see it and why"
  )

  @Argument(
    help: "TOPIC/NAME, #VARIANT for one variant; without one, the scenarios that ask are listed.",
    completion: .custom { _, _, _ in QuizCompletion.candidates() }
  )
  var scenario: ScenarioReference?

  @Option(
    name: [.customShort("a"), .long],
    help: .init("Answer with this instead of asking; once for each question.", valueName: "answer")
  )
  var answer: [String] = []

  @OptionGroup var options: GlobalOptions

  func run() throws {
    let workbench = try Workbench(options)
    let output = Output(options: options)
    guard let scenario else {
      let list = try workbench.call("quiz.list")
      return output.write(list, items: "quizzes", ScenarioList(list))
    }
    guard case .id(let id) = scenario.source else {
      throw Complaint(
        .usage,
        "a quiz is named by topic and name, and '\(scenario.text)' is a file",
        hint: "Keep it as scenarios/TOPIC/NAME.json, and name it TOPIC/NAME."
      )
    }
    let params: JSONValue = ["id": JSONValue(id)]
    if let variant = scenario.variant { params.set("variant", variant) }
    let start = try workbench.call("quiz.start", params)
    output.write { page in
      page.add(start["title"]?.string ?? id)
      page.blank()
    }
    var round = QuizRound(workbench: workbench, options: options, start: start, answers: answer)
    try round.play()
  }
}
