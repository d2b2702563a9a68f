import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder list` with the scenarios of the project.
struct ListTests {
  @Test func `every scenario is listed, by its topic, in order`() {
    #expect(Desk().run("list", "-q").lines == ScenarioFiles.ids.sorted())
  }

  @Test func `a topic lists its own, whatever is written`() throws {
    let own = ScenarioFiles.ids.filter { $0.hasPrefix("tables/") }.sorted()
    #expect(!own.isEmpty)
    #expect(Desk().run("list", "tables", "-q").lines == own)
    let lines = try Desk().run("ls", "tables", "-o", "jsonl").jsonLines
    #expect(lines.compactMap { $0["id"]?.string } == own)
    let value = try Desk().run("list", "tables", "-o", "json").json
    #expect(value["scenarios"]?.elements.compactMap { $0["id"]?.string } == own)
    #expect(try Desk().run("list", "tables", "-q", "-o", "json").json == JSONValue(own))
    let text = Desk().run("list", "tables").lines
    #expect(text[0] == "tables" && text[1].hasPrefix("  tables/button-in-cell"))
  }

  @Test func `filters narrow each other`() throws {
    func ids(_ arguments: String...) throws -> Set<String> {
      Set(Desk().run(["list", "-q"] + arguments).lines)
    }
    let tagged = try ids("--tag", "basics")
    let claimed = try ids("--claim", "C11")
    #expect(tagged.contains("hit-testing/outside-superview"))
    #expect(claimed.contains("hit-testing/outside-superview"))
    #expect(try ids("--tag", "basics", "--claim", "C11") == tagged.intersection(claimed))
    let needing = try ids("--module", "motion")
    #expect(needing.contains("motion/shake") && !needing.contains("tables/quick-tap"))
    #expect(try ids("motion", "--module", "motion").isSubset(of: needing))
  }

  @Test func `filters that exclude each other leave nothing, which is no fault`() throws {
    let result = Desk().run("list", "--claim", "C11", "--tag", "tables")
    #expect(result.status == 0)
    #expect(result.output == "no scenarios\n")
    let none = Desk().run("list", "tables", "--claim", "C11", "-o", "json")
    #expect(try none.json["scenarios"]?.count == 0)
  }

  @Test(arguments: [
    (["list", "tabels"], "'tabels'", "Did you mean 'tables'?"),
    (["list", "--tag", "basisc"], "the tag 'basisc'", "Did you mean 'basics'?"),
    (["list", "--module", "tuch"], "the module 'tuch'", "Did you mean 'touch'?"),
    (["list", "--claim", "nothing"], "the claim 'nothing'", "There are: C01, "),
    (["list", "qqqqqq"], "the topic 'qqqqqq'", "There are: actions, controls, "),
  ])
  func `a name that nothing has is said with the nearest, or all`(
    arguments: [String],
    what: String,
    hint: String
  ) {
    let result = Desk().run(arguments)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(what) && result.errors.contains(hint), "\(result.errors)")
    let chinese = Desk().run(arguments + ["--lang", "zh-Hans"])
    #expect(chinese.status == 65)
    #expect(chinese.errors.contains("没有情景的"), "\(chinese.errors)")
    #expect(chinese.errors.englishWords.isEmpty, "\(chinese.errors)")
  }

  @Test func `tags and modules stand behind the titles where they are asked for`() {
    let name = "hit-testing/outside-superview"
    func entry(_ arguments: String...) -> String {
      var desk = Desk()
      desk.columns = 120
      let text = desk.run(["list", "hit-testing"] + arguments).output.unbroken
      let start = text.firstRange(of: name)?.upperBound ?? text.endIndex
      let end = text[start...].firstRange(of: "hit-testing/")?.lowerBound ?? text.endIndex
      return String(text[start..<end])
    }
    #expect(entry().hasSuffix("not touched "), "\(entry())")
    #expect(entry("--tags").hasSuffix("[basics, why] "), "\(entry("--tags"))")
    #expect(entry("--modules").hasSuffix("[touch] "), "\(entry("--modules"))")
  }

  @Test func `scenarios that ask are those that the quiz lists`() {
    let asking = Desk().run("list", "--quizzes", "-q").lines
    #expect(asking.contains("hit-testing/outside-superview"))
    #expect(!asking.contains("tables/tap-over-table"))
    let quizzes = Desk().run("quiz", "-o", "jsonl").lines.count
    #expect(quizzes == asking.count)
  }

  @Test func `titles are in the language that is asked for`() {
    let english = Desk().run("list", "tables").output
    let chinese = Desk().run("list", "tables", "--lang", "zh-Hans").output
    #expect(english.contains("A tap recognizer over a table view"))
    #expect(chinese.contains("表格之上的点按手势"))
    #expect(!chinese.contains("A tap recognizer"))
  }
}
