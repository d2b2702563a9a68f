import ArgumentParser
import Jansson
import Testing
import TestSupport

@testable import Commands

/// Quizzes at the command line, against the real workbench.
@Suite(.timeLimit(.minutes(15)))
struct QuizTests {
  private static let quiz = "hit-testing/outside-superview"

  private func play(_ input: [String], _ arguments: String...) -> CommandResult {
    var desk = Desk()
    desk.input = input
    return desk.run(["quiz", Self.quiz] + arguments)
  }

  @Test func `of the answers of every question one is right, and giving up is not`() throws {
    let quizzes = try Desk().run("quiz", "-o", "json").json["quizzes"]
    let ids = try #require(quizzes).elements.compactMap { $0["id"]?.string }
    #expect(ids.count > 20)
    let command = try QuizCommand.parse([])
    for id in ids {
      let scenario = try ScenarioReference.read(id)
      func status(_ answer: String) -> Int32 {
        let host = Host(
          environment: ["LANG": "C.UTF-8"],
          folder: Desk.project,
          write: { _ in },
          talk: { _ in },
          readLine: { nil },
          daemons: RealWorkbench()
        )
        return Host.$current.withValue(host) {
          var command = command
          command.scenario = scenario
          command.answer = [answer]
          do {
            try command.run()
            return 0
          } catch {
            return Program.report(error, command.options)
          }
        }
      }
      let statuses = ["a", "b", "c", "d", "e", "f"].map(status)
      // A letter that stands for no answer is a fault of usage, and a number is typed.
      guard statuses.contains(where: { $0 != 2 }) else { continue }
      #expect(statuses.filter { $0 == 0 }.count == 1, "\(id): \(statuses)")
      #expect(statuses.first != 2 && statuses.contains(1), "\(id): \(statuses)")
      #expect(status("g") == 1, "\(id)")
    }
  }

  @Test(arguments: ["c", "C", " c ", "root"])
  func `an answer is a letter, or what stands behind it`(answer: String) {
    let result = play([answer])
    #expect(result.status == 0)
    #expect(result.output.contains("✓ Right: root."), "\(result.output)")
    #expect(result.errors.isEmpty)
  }

  @Test func `nothing of the answer stands before it is given`() throws {
    let result = play(["a"])
    let output = result.output
    let question = try #require(output.firstRange(of: "Which view is"))
    let asked = try #require(output.firstRange(of: "your answer (g give up, q quit) > "))
    let route = try #require(output.firstRange(of: "hit-test.point-inside-prunes"))
    #expect(question.lowerBound < asked.lowerBound && asked.upperBound < route.lowerBound)
    #expect(result.status == 1)
    #expect(output.contains("you said buy, it is root"), "\(output)")
  }

  @Test func `what is no answer is asked again, and an empty line is none`() {
    let result = play(["", "z", "9", "c"])
    #expect(result.status == 0)
    #expect(result.output.contains("'z' is no answer. Choose a to c."))
    #expect(result.output.contains("'9' is no answer. Choose a to c."))
    let chinese = play(["z", "c"], "--lang", "zh-Hans")
    #expect(chinese.output.contains("“z”不是答案。请选择 a 到 c。"), "\(chinese.output)")
  }

  @Test func `who gives up sees it, and who quits sees nothing`() {
    let shown = play(["g"])
    #expect(shown.status == 1)
    #expect(shown.output.contains("It is root."), "\(shown.output)")
    let left = play(["q"])
    #expect(left.status == 0)
    #expect(left.output.contains("Come back with: responder quiz"))
    #expect(!left.output.contains("hit-test.point-inside-prunes"))
  }

  @Test func `a pipe that ends before the answer is a fault, a terminal leaves`() {
    let piped = play([])
    #expect(piped.status == 2)
    #expect(piped.errors.contains("the quiz needs answers, and the input has ended"))
    #expect(piped.errors.contains("--answer"))
    var desk = Desk()
    desk.isTerminal = true
    #expect(desk.run("quiz", Self.quiz).status == 0)
  }

  @Test func `answers that were given beforehand are not asked for`() {
    let right = play([], "--answer", "c")
    #expect(right.status == 0)
    #expect(!right.output.contains("your answer"))
    let wrong = play([], "-a", "buy")
    #expect(wrong.status == 1)
    let none = play([], "-a", "z")
    #expect(none.status == 2)
    #expect(none.errors.contains("'z' is no answer"))
  }

  @Test func `for programs the judgement is the value, and nothing else is written`() throws {
    let value = try play(["c"], "-o", "json").json
    #expect(value["correct"]?.bool == true)
    #expect(value["actual"]?.string == "root")
    let wrong = try play(["a"], "-o", "jsonl").jsonLines
    #expect(wrong.count == 1 && wrong[0]["correct"]?.bool == false)
  }

  @Test func `a number is asked for where there is nothing to choose from`() {
    var desk = Desk()
    desk.input = ["often", "0"]
    let right = desk.run("quiz", "tables/button-in-cell")
    #expect(right.output.contains("'often' is no answer. Type a number."), "\(right.output)")
    #expect(right.output.contains("✓ Right: 0."))
    #expect(right.status == 0)
    desk.input = ["1"]
    let wrong = desk.run("quiz", "tables/button-in-cell", "--lang", "zh-Hans")
    #expect(wrong.status == 1)
  }

  @Test func `questions follow one another, and one that was wrong makes the quiz wrong`()
    async throws
  {
    let question = #"{ "ask": { "kind": "hit", "options": ["card", "root"] } }"#
    let script = [question, Document.tap(hitting: "card")].joined(separator: ",")
    try await withDocument("{}") { desk, _ in
      try Files.create(
        "\(desk.folder)/scenarios/own/two.json",
        Document.screen("\(script), \(script)", id: "own/two")
      )
      func play(_ input: String..., isTerminal: Bool = false) -> CommandResult {
        var desk = desk
        desk.input = input
        desk.isTerminal = isTerminal
        return desk.run("quiz", "own/two")
      }
      let both = play("a", "a")
      #expect(both.status == 0, "\(both.errors)")
      #expect(both.output.contains("Question 1 of 2") && both.output.contains("Question 2 of 2"))
      #expect(play("b", "a").status == 1)
      #expect(play("a", "b").status == 1)
      #expect(play("b", "q").status == 1)
      #expect(play("a", "q").status == 0)
      // At a terminal the next question waits until the answer was read.
      let waited = play("a", "", "a", isTerminal: true)
      #expect(waited.output.contains("Enter for the next question, q to quit > "))
      #expect(waited.output.contains("Question 2 of 2"))
      let left = play("a", "q", "a", isTerminal: true)
      #expect(left.status == 0 && !left.output.contains("Question 2 of 2"))
    }
  }

  @Test(arguments: [
    ("tables/tap-over-table", 65, "asks no question"),
    ("tables/tap-over-tabel", 65, "Did you mean"),
    ("mine.json", 2, "a quiz is named by topic and name, and 'mine.json' is a file"),
    ("-", 2, "a quiz is named by topic and name, and '-' is a file"),
  ])
  func `what asks nothing is told with the next step`(name: String, status: Int32, told: String) {
    let result = Desk().run("quiz", name)
    #expect(result.status == status)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(told), "\(result.errors)")
  }

  @Test func `a quiz at a real terminal is asked and answered`() async throws {
    try await CommandLinePlace.with { place in
      let terminal = try Terminal(["quiz", Self.quiz], at: place)
      let question = try await terminal.wait(for: "your answer (g give up, q quit) > ")
      #expect(question.contains("Which view is"))
      terminal.type("c\n")
      try await terminal.wait(for: "✓ Right: root.")
      #expect(try await terminal.end() == .status(0))
    }
  }
}
