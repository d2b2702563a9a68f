import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder run --compare`: where two ways of running part.
struct CompareTests {
  private static let scenario = "hit-testing/outside-superview"

  private func compare(_ sides: String, _ more: String...) -> CommandResult {
    Desk().run(["run", Self.scenario, "--compare", sides] + more)
  }

  @Test(arguments: [
    ("ios12,ios18", "ios12 and ios18 part in step 2, tap buy at 90,70"),
    ("ios12", "as it is and ios12 part in step 2"),
    ("buy.isHidden=true", "as it is and buy.isHidden=true part in step 5"),
    ("card.alpha=0,card.alpha=1", "part in step 2"),
  ])
  func `two ways are told to part where they do`(sides: String, told: String) throws {
    let result = compare(sides)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.unbroken.contains(told), "\(result.output)")
    #expect(result.output.contains("^ here they part"))
    #expect(try compare(sides, "-o", "json").json["parted"]?.bool == true)
  }

  @Test(arguments: ["ios18,ios17", "card.tag=5", "buy.isHidden=false"])
  func `two ways that are one are told so, and to compare them is no failure`(sides: String) throws
  {
    let result = compare(sides)
    #expect(result.status == 0, "\(result.errors)")
    #expect(!result.output.contains("^ here they part"))
    #expect(try compare(sides, "-o", "json").json["parted"]?.bool == false)
  }

  @Test func `variants are compared, the first with what is named`() throws {
    let table = "tables/tap-over-table"
    func parting(_ name: String, _ sides: String) throws -> JSONValue? {
      let result = Desk().run("run", name, "--compare", sides, "-o", "json")
      #expect(result.status == 0, "\(result.errors)")
      return try result.json["runs"]?[0]?["parting"]
    }
    let both = try parting(table, "#cancels,#lets")
    #expect(both != nil)
    #expect(try parting(table, "#lets") == both)
    #expect(try parting(table + "#cancels", "#lets") == both)
    #expect(try parting(table + "#filters", "#lets") != both)
    let wrong = Desk().run("run", table, "--compare", "#cancels,#let")
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("'let'"), "\(wrong.errors)")
  }

  @Test func `a file is compared with the scenario that it was made from`() async throws {
    try await withDocument("{}") { desk, _ in
      let edited = Desk().run("show", Self.scenario).output
        .replacing("[40, 200, 200, 120]", with: "[40, 200, 260, 160]")
        .replacing(#""id": "hit-testing/outside-superview","#, with: "")
      try Files.create(desk.folder + "/edited.json", edited)
      let result = desk.run("run", Self.scenario, "--compare", "edited.json")
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.unbroken.contains("as it is and edited.json part in step 2"))
      let first = desk.run("run", Self.scenario, "--compare", "edited.json,ios12")
      #expect(first.status == 2)
      #expect(first.errors.unbroken.contains("responder run SCENARIO --compare edited.json"))
      try Files.create(desk.folder + "/broken.json", "{ \"format\": 1,\n \"ap\": 3 }")
      let broken = desk.run("run", Self.scenario, "--compare", "broken.json")
      #expect(broken.status == 65)
      #expect(broken.errors.contains("broken.json:2:"), "\(broken.errors)")
    }
  }

  @Test(arguments: [
    ("ios12,ios17,ios18", 2, "--compare takes two sides, not 3"),
    ("nonsense", 2, "'nonsense' for --compare is no system and no setting"),
    ("", 2, "for --compare is no system and no setting"),
    ("ios99", 65, "--compare ios99: iOS 99 is not modelled"),
    ("ios12,panHysteresi=3", 65, "Did you mean 'panHysteresis'?"),
    ("card.alhpa=0", 65, "--compare card.alhpa=0: "), ("card.alpha=", 2, "is no assignment"),
    ("gesture.action-timin=nextTurn", 65, "Did you mean 'gesture.action-timing'?"),
  ])
  func `a side that is none is told by what was typed`(sides: String, status: Int32, told: String) {
    let result = compare(sides)
    #expect(result.status == status, "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(result.errors.contains(told), "\(result.errors)")
    let chinese = compare(sides, "--lang", "zh-Hans")
    #expect(chinese.status == status)
    #expect(chinese.errors.englishWords.isEmpty, "\(chinese.errors)")
  }

  @Test func `several scenarios are compared one after the other, as one JSON value`() throws {
    let names = [Self.scenario, "motion/shake"]
    let text = Desk().run(["run"] + names + ["--compare", "ios12,ios18"])
    #expect(text.status == 0)
    for name in names { #expect(text.output.contains(name)) }
    let value = try Desk().run(["run"] + names + ["--compare", "ios12,ios18", "-o", "json"]).json
    #expect(value["parted"]?.bool == true)
    #expect(value["scenarios"]?.elements.map { $0["scenario"]?.string } == names)
    let lines = try Desk().run(["run"] + names + ["--compare", "ios12,ios18", "-o", "jsonl"])
      .jsonLines
    #expect(lines.count == 2)
  }

  @Test func `with quiet each comparison is short`() {
    let short = compare("ios12,ios18", "-q").lines
    #expect(short.count < compare("ios12,ios18").lines.count)
    #expect(short[0].hasPrefix("≠ part  \(Self.scenario)"), "\(short)")
  }
}
