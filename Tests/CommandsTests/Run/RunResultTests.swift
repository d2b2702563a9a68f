import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder run`: what comes of scenarios, against the real workbench.
struct RunResultTests {
  private static let good = Document.screen(Document.tap(hitting: "card"))
  private static let bad = Document.screen(Document.tap(hitting: "root"))

  @Test func `a run that is as expected is a success, one that is not a failure`() async throws {
    try await withDocument(Self.good, named: "good.json") { desk, good in
      try Files.create(desk.folder + "/bad.json", Self.bad)
      try Files.create(desk.folder + "/broken.json", "{ \"format\": 2 }")
      #expect(desk.run("run", good).status == 0)
      let failed = desk.run("run", "bad.json")
      #expect(failed.status == 1)
      #expect(failed.output.contains("✗ expected hit  bad.json:5:"), "\(failed.output)")
      #expect(failed.errors.isEmpty)
      let broken = desk.run("run", "broken.json")
      #expect(broken.status == 65)
      #expect(broken.output.isEmpty && broken.errors.contains("broken.json:1:"))
      // What could not be run outweighs what was not as expected.
      let all = desk.run("run", "bad.json", "broken.json", good)
      #expect(all.status == 65)
      #expect(all.output.contains("✗ 1 of 3 scenarios as expected, 2 runs"), "\(all.output)")
      #expect(all.lines.suffix(2) == ["  responder run bad.json", "  responder run broken.json"])
      #expect(desk.run("run", "bad.json", good).status == 1)
    }
  }

  @Test func `several are one JSON value, one a value of its own`() async throws {
    try await withDocument(Self.good, named: "good.json") { desk, good in
      try Files.create(desk.folder + "/bad.json", Self.bad)
      try Files.create(desk.folder + "/broken.json", "[")
      let one = try desk.run("run", good, "-o", "json").json
      #expect(one["passed"]?.bool == true && one["runs"]?.count == 1)
      let result = desk.run("run", good, "broken.json", "bad.json", "-o", "json")
      #expect(result.status == 65)
      let value = try result.json
      #expect(value["passed"]?.bool == false)
      #expect(value["scenarios"]?.elements.map { $0["passed"]?.bool } == [true, false, false])
      #expect(value["scenarios"]?[1]?["scenario"]?.string == "broken.json")
      #expect(try result.error?["type"]?.string != nil)
      let lines = try desk.run("run", good, "bad.json", "-o", "jsonl").jsonLines
      #expect(lines.map { $0["passed"]?.bool } == [true, false])
    }
  }

  @Test func `a topic is a line for each run, and a summary`() {
    let result = Desk().run("run", "motion")
    #expect(result.status == 0)
    let ids = ScenarioFiles.ids.filter { $0.hasPrefix("motion/") }
    for id in ids { #expect(result.output.contains("✓ as expected  \(id)"), "\(id)") }
    #expect(
      result.lines.last?.hasPrefix("✓ \(ids.count) of \(ids.count) scenarios as expected") == true
    )
    #expect(!result.output.contains("step 1"))
    let chinese = Desk().run("run", "motion", "--lang", "zh-Hans").lines.last
    #expect(chinese?.hasPrefix("✓ \(ids.count) 个情景中 \(ids.count) 个符合预期") == true)
  }

  @Test func `each variant is a run, and one that is named runs alone`() throws {
    let value = try Desk().run("run", "tables/tap-over-table", "-o", "json").json
    let runs = try #require(value["runs"]).elements.map(\.self)
    #expect(runs.map { $0["variant"]?.string } == ["cancels", "lets", "filters"])
    for run in runs {
      let numbers = run["records"]?.elements.compactMap { $0["seq"]?.int } ?? []
      #expect(!numbers.isEmpty && numbers == numbers.sorted())
      let launch = run["launch"]?.elements.compactMap { $0["seq"]?.int } ?? []
      #expect(launch == Array(1..<(numbers.first ?? 1)))
    }
    let one = try Desk().run("run", "tables/tap-over-table#lets", "-o", "json").json
    #expect(one["runs"]?.elements.map { $0["variant"]?.string } == ["lets"])
    #expect(one["runs"]?[0]?["records"] == runs[1]["records"])
  }

  @Test func `the same run is written the same, byte by byte`() {
    let name = "tables/tap-over-table"
    for arguments in [
      ["run", name], ["run", name, "-o", "json"], ["trace", name, "--level", "full"],
    ] {
      #expect(Desk().run(arguments).output == Desk().run(arguments).output)
    }
  }

  @Test(arguments: [0, 3, 12, 40])
  func `a route is folded to the lines that are asked for`(lines: Int) {
    let name = "hit-testing/outside-superview"
    let all = Desk().run("run", name, "--lines", "0").lines
    let folded = Desk().run("run", name, "--lines", "\(lines)").lines
    #expect(lines == 0 ? folded == all : folded.count <= all.count)
    if lines > 0, lines < 12 { #expect(folded.count < all.count) }
    #expect(folded.contains { $0.hasPrefix("✓ as expected  3 stimuli") })
    #expect(Desk().run("run", name, "--lines", "\(lines)", "-v").lines.count >= all.count)
  }

  @Test(arguments: ["run", "watch"])
  func `fewer lines than none are a fault of usage`(command: String) {
    // One that is watched once ends, whatever is wrong with it.
    let once = command == "watch" ? ["--once"] : []
    let result = Desk().run([command, "motion/shake", "--lines=-1"] + once)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("--lines"), "\(result.errors)")
    let chinese = Desk().run([command, "motion/shake", "--lines=-1", "--lang", "zh"] + once).errors
    #expect(chinese.contains("--lines 是"), "\(chinese)")
  }

  @Test(arguments: [
    ([], "Name a scenario, or use --all."),
    (["--all", "motion/shake"], "--all runs every scenario"),
    (["motion/shake", "--compare", "ios12", "--what-if", "a.b=1"], "leave out --what-if"),
  ])
  func `what cannot be run together is a fault of usage`(arguments: [String], told: String) {
    let result = Desk().run(["run"] + arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.unbroken.contains(told), "\(result.errors)")
  }

  @Test func `one's own folder is run whole`() async throws {
    try await withDocument("{}") { desk, _ in
      // All that there is are those of the installation and one's own.
      try Files.create(
        desk.folder + "/scenarios/own/bad.json",
        Document.screen(Document.tap(hitting: "root"), id: "own/bad")
      )
      let listed = desk.run("list", "own", "-q").lines
      #expect(listed == ["own/bad"])
      let result = desk.run("run", "own")
      #expect(result.status == 1)
      #expect(result.output.contains("✗ 0 of 1 scenario as expected, 1 run"), "\(result.output)")
      #expect(result.lines.last == "  responder run own/bad")
    }
  }

  @Test(arguments: [
    ("no-first-responder", "motion/no-first-responder"), ("nowhere", "responder search WORDS"),
    ("tables/quick-tapp", "Did you mean 'tables/quick-tap'?"),
    ("motion/shake#x", "It has no variants at all: leave the variant out."),
    ("tables/tap-over-table#filter", "Did you mean 'filters'?"),
  ])
  func `what cannot be found is told with what can`(name: String, hint: String) {
    let result = Desk().run("run", name)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.unbroken.contains(hint), "\(result.errors)")
  }

  @Test func `what was assigned before is told above the run`() {
    let result = Desk().run(
      "run",
      "hit-testing/outside-superview",
      "--what-if",
      "buy.isHidden=true",
      "--what-if",
      "card.alpha=0"
    )
    #expect(result.status == 1)
    let told = result.output.unbroken
    #expect(told.contains("(what if buy.isHidden=true, card.alpha=0)"), "\(told)")
    let wrong = Desk().run("run", "motion/shake", "--what-if", "name.isHiden=1")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("--what-if name.isHiden=1: "), "\(wrong.errors)")
    #expect(wrong.errors.contains("Did you mean 'isHidden'?"))
  }
}
