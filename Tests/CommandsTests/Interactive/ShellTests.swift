import Jansson
import TestSupport
import Testing

@testable import Commands

/// What is typed into the shell, against the real workbench.
struct ShellTests {
  private static let scenario = "hit-testing/outside-superview"

  private func shell(_ lines: String..., options: [String] = []) -> CommandResult {
    var desk = Desk()
    desk.input = lines
    return desk.run(["shell", Self.scenario] + options)
  }

  @Test(arguments: [
    ("tree", "└─ buy  UIButton"), ("chain buy", "buy → card → root → screen → window"),
    ("hit 100,300", "★ card is hit  at 100,300"), ("hit buy@90,70", "★ root is hit"),
    ("why buy", "✗ buy gets nothing; root takes it"), ("get card.alpha", "alpha  1"),
    ("get card", "isUserInteractionEnabled"), ("call card.isDescendant root", "returned "),
    ("explain hit-test.skips-hidden", "hit-test.skips-hidden"), ("wait 0.5", ""),
    ("touch.tap at=card", "hit card"), ("touch.tap card@5,5", "hit card"),
    ("card.alpha = 0", ""), ("help", "touch.tap"), ("help touch.tap", "How often."),
    ("help back", "back [N]"), ("reset", "the clock stands at 0 s"), ("", ""), ("# a remark", ""),
  ])
  func `a line does what its command does`(line: String, told: String) {
    let result = shell(line)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.errors.isEmpty)
    #expect(told.isEmpty || result.output.contains(told), "\(result.output)")
  }

  @Test func `a question behind which a record stands is about that moment`() {
    let result = shell(
      "touch.tap card",
      "card.alpha = 0",
      "get card.alpha @9",
      "get card @9",
      "tree @9",
      "chain buy @9",
      "get card.canBecomeFirstResponder @9"
    )
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("alpha  1"))
    #expect(result.output.contains("computed"))
    #expect(result.output.contains("└─ buy  UIButton"))
    #expect(result.output.contains("buy → card → root"))
    #expect(result.output.contains("canBecomeFirstResponder  false"))
  }

  @Test func `every command that help lists is understood, and so is every stimulus`() {
    let help = shell("help").output.split(separator: "\n").map(String.init)
    let names = help.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }
    #expect(names.count > 40)
    for command in ShellHelp.commands { #expect(names.contains(command.name)) }
    var desk = Desk()
    desk.input = names.filter { $0 != "quit" }
    let errors = desk.run("shell", Self.scenario).errors
    #expect(!errors.contains("there is no '"), "\(errors)")
    desk.input = names.filter { $0 != "quit" }.map { "help " + $0 }
    let topics = desk.run("shell", Self.scenario)
    #expect(topics.status == 0, "\(topics.errors)")
  }

  @Test(arguments: [
    ("chain", "chain needs an object", "chain OBJECT"), ("hit", "hit needs a place", "hit PLACE"),
    ("explain", "explain needs a rule", "explain RULE"),
    ("wait", "wait needs seconds, or idle", "wait SECONDS|idle"),
    ("get", "get needs an object or object.property", "get OBJECT[.PROPERTY]"),
    ("set", "set needs object.property", "set OBJECT.PROPERTY = VALUE"),
    ("set card.alpha", "set needs a value", "set OBJECT.PROPERTY = VALUE"),
    ("call", "call needs object.method", "call OBJECT.METHOD"),
    ("call card", "call needs object.method", "call OBJECT.METHOD"),
    ("touch.tpa buy", "there is no 'touch.tpa' here", "Did you mean 'touch.tap'?"),
    ("qqqqqq", "there is no 'qqqqqq' here", "help lists what can be typed."),
    ("help qqqqqq", "there is no 'qqqqqq' here", "help lists what can be typed."),
    ("help tre", "there is no 'tre' here", "Did you mean 'tree'?"),
    ("back 0", "'0' is no number of lines", "Write back, or back 2."),
    ("back x", "'x' is no number of lines", "Write back, or back 2."),
    ("back", "nothing is there to be taken back", "reset goes back"),
    ("tree @x", "'@x' is no record", "Write @45 for the 45th record"),
    ("get card @100000", "there is no record 100000 of level route", "Each level counts"),
    ("chain nobody", "nothing is called 'nobody'", "card"),
    ("get card.alhpa", "'alhpa'", "Did you mean 'alpha'?"),
    ("call card.removeFromSuperviw", "'removeFromSuperviw'", "removeFromSuperview"),
    ("explain hit-test.skips-hiden", "'hit-test.skips-hiden'", "hit-test.skips-hidden"),
    ("wait -1", "-1", "0.0 to 1000000.0"), ("card.alpha = x", "expected a number", ""),
  ])
  func `a line that is wrong is told with the next step, and the others are done`(
    line: String,
    message: String,
    hint: String
  ) {
    let result = shell(line, "get card.tag")
    #expect(result.status == 1)
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.contains(hint), "\(result.errors)")
    #expect(result.output.contains("tag  0"))
    let chinese = shell(line, options: ["--lang", "zh-Hans"])
    #expect(chinese.status == 1)
    // Names of methods have English words in them.
    let said = chinese.errors.split(separator: "\n").filter { !$0.contains("convert(_:") }
    #expect(said.allSatisfy { String($0).englishWords.isEmpty }, "\(chinese.errors)")
  }

  @Test(arguments: ["quit", "exit", "q"])
  func `nothing is done behind the end`(word: String) {
    let result = shell(word, "get card.tag", "nonsense")
    #expect(result.status == 0)
    #expect(result.output.isEmpty && result.errors.isEmpty)
  }

  @Test func `the script is stepped through in words, and a step that fails is shown`() async throws
  {
    let script = """
      { "set": { "card.alpha": 0.5 } }, \(Document.tap(hitting: "root"))
      """
    try await withDocument(Document.screen(script)) { desk, file in
      var desk = desk
      desk.input = ["step", "step", "step"]
      let result = desk.run("shell", file)
      #expect(result.status == 1)
      #expect(result.output.hasPrefix("set card.alpha = 0.5\n"), "\(result.output)")
      #expect(result.output.contains("\ntap card\n"), "\(result.output)")
      #expect(result.output.contains("✗ expected hit"), "\(result.output)")
      #expect(result.errors.contains("all 2 steps of the script have run"), "\(result.errors)")
    }
  }

  @Test func `a question of the script is not shown as it is written`() {
    let result = shell("step")
    #expect(result.output.hasPrefix("a question\n"), "\(result.output)")
    #expect(shell("step", options: ["--lang", "zh-Hans"]).output.hasPrefix("提问\n"))
  }

  @Test func `back takes back whole lines, and the clock with them`() {
    let result = shell("wait 1", "card.alpha = 0.5", "wait 2", "back", "get card.alpha", "back 2")
    #expect(result.status == 0, "\(result.errors)")
    let told = result.output.unbroken
    #expect(told.contains("the clock stands at 1 s"), "\(told)")
    #expect(told.contains("alpha 0.5"))
    #expect(told.hasSuffix("the clock stands at 0 s"))
    let few = shell("wait 1", "back 2")
    #expect(few.errors.contains("only 1 line can be taken back"), "\(few.errors)")
    let more = shell("wait 1", "wait 1", "back 3")
    #expect(more.errors.contains("only 2 lines can be taken back"), "\(more.errors)")
  }

  @Test func `a run of the whole script is shown as run shows it`() {
    let run = Desk().run("run", Self.scenario).lines.filter { $0.contains("hit-test.") }
    let typed = shell("run").lines.filter { $0.contains("hit-test.") }
    #expect(!run.isEmpty && typed == run)
  }

  @Test func `for programs each answer is a line, behind its records`() throws {
    let lines = try shell("touch.tap at=card", "get card.tag", options: ["-o", "jsonl"]).jsonLines
    #expect(lines.first?["kind"]?.string == "event-queued")
    #expect(lines.contains { $0["outcome"]?["hit"]?.string == "card" })
    #expect(lines.last?["values"] != nil || lines.last?["properties"] != nil, "\(lines)")
    let failed = shell("nonsense", options: ["-o", "jsonl"])
    #expect(failed.output.isEmpty)
    #expect(try failed.error?["message"]?.string == "there is no 'nonsense' here")
  }

  @Test func `a shell needs a scenario that is there`() {
    #expect(Desk().run("shell").status == 2)
    let result = Desk().run("shell", "tables/tap-over-tabel")
    #expect(result.status == 65)
    #expect(result.errors.contains("Did you mean 'tables/tap-over-table'?"))
  }
}
