import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder why`: the reason, and what would help.
struct WhyTests {
  private static let scenario = "hit-testing/outside-superview"

  @Test func `the reason is told with its rule, and changes that help, each of which does`() throws
  {
    let result = Desk().run("why", Self.scenario, "buy")
    #expect(result.status == 1)
    #expect(result.lines.first?.hasPrefix("✗ buy gets nothing; root takes it") == true)
    #expect(result.output.contains("hit-test.point-inside-prunes"))
    let value = try Desk().run("why", Self.scenario, "buy", "-o", "json").json
    #expect(value["holds"]?.bool == false)
    let fixes = try #require(value["fixes"])
    #expect(fixes.count > 1)
    // What is printed as a change can be typed where changes are: it is tried by another run.
    let typed = "card.frame=[40,200,260,160]"
    let changed = Desk().run("run", Self.scenario, "--what-if", typed, "-o", "json")
    #expect(try changed.json["runs"]?[0]?["steps"]?[1]?["outcome"]?["hit"]?.string == "buy")
  }

  @Test func `what holds is told, and is no failure`() throws {
    let result = Desk().run("why", Self.scenario)
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("✓ every expectation holds\n"))
    #expect(Desk().run("why", Self.scenario, "root", "--step", "4").status == 0)
    let asked = try Desk().run("why", Self.scenario, "root", "--step", "4", "-o", "json").json
    #expect(asked["holds"]?.bool == true)
  }

  @Test func `an expectation that fails is what is asked about without a word`() async throws {
    try await withDocument(Document.screen(Document.tap(hitting: "root"))) { desk, file in
      let result = desk.run("why", file)
      #expect(result.status == 1)
      #expect(result.lines.first?.hasPrefix("✗ hit is not as expected: it is card") == true)
      #expect(result.output.contains("card.isUserInteractionEnabled = false"))
    }
  }

  @Test(arguments: [
    (["--step", "5"], true), (["--step", "4"], false), (["--at", "buy@20,10"], true),
    (["--at", "buy@90,70"], false), (["--at", "200,290"], true),
    (["--stimulus", #"{"send": "touch.tap", "at": [200, 290]}"#], true),
    (["--stimulus", #"{"send": "touch.tap", "at": [1, 1]}"#], false),
  ])
  func `the event is the one that is named`(arguments: [String], holds: Bool) throws {
    let result = Desk().run(["why", Self.scenario, "buy"] + arguments)
    #expect(result.status == (holds ? 0 : 1), "\(result.output)\(result.errors)")
    #expect(result.output.hasPrefix(holds ? "✓" : "✗"))
  }

  @Test(arguments: [
    (["--step", "0"], 2, "steps count from 1: there is no step 0"),
    (["--step", "-2"], 2, ""), (["--step", "99"], 65, "Name one of: 1, 2, 3, 4, 5."),
    (["--step", "nowhere"], 65, "the script has no step 'nowhere'"),
    (["--step", "1", "--at", "5,5"], 2, "--step, --at and --stimulus each name an event"),
    (["--at", "5,5", "--stimulus", "{}"], 2, "Give one of them."),
    (["--stimulus", "{"], 2, "what was given for --stimulus is no JSON"),
    (["--stimulus", "{}"], 65, "the stimulus does not say what is sent"),
    (["--stimulus", #"{"send": "touch.tpa"}"#], 65, "touch.tap"),
    (["--variant", "none"], 65, "no variant 'none'"), (["--times", "many"], 2, "--times"),
  ])
  func `what cannot be asked is told with the next step`(
    arguments: [String],
    status: Int32,
    told: String
  ) {
    let result = Desk().run(["why", Self.scenario, "buy"] + arguments)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(result.errors.unbroken.contains(told), "\(result.errors)")
    let chinese = Desk().run(["why", Self.scenario, "buy", "--lang", "zh-Hans"] + arguments)
    #expect(chinese.status == status)
    let said = chinese.errors.split(separator: "\n").filter { !$0.hasPrefix("用法") }
    #expect(said.allSatisfy { String($0).englishWords.isEmpty }, "\(chinese.errors)")
  }

  @Test func `a variant may be named by an option, as behind the mark`() {
    let marked = Desk().run("why", "tables/tap-over-table#cancels", "list.didSelectRowAt")
    let option = Desk().run(
      "why",
      "tables/tap-over-table",
      "list.didSelectRowAt",
      "--variant",
      "cancels"
    )
    #expect(marked.status == 1)
    #expect(option.output == marked.output)
    let lets = Desk().run("why", "tables/tap-over-table#lets", "list.didSelectRowAt", "--step", "1")
    #expect(lets.status == 0, "\(lets.output)")
  }

  @Test func `a document with faults has them shown, and nothing is asked`() async throws {
    try await withDocument("{ \"format\": 1,\n \"app\": { \"window\": [] } }") { desk, file in
      let result = desk.run("why", file, "card")
      #expect(result.status == 65)
      #expect(result.output.isEmpty)
      #expect(result.errors.contains("mine.json:2:"), "\(result.errors)")
    }
  }
}
