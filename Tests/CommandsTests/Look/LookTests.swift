import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder tree`, `chain` and `hit`: a moment of a scenario that is looked at.
struct LookTests {
  private static let scenario = "hit-testing/outside-superview"

  @Test func `a tree has every view of the window, and what sticks out says so`() throws {
    let result = Desk().run("tree", Self.scenario)
    #expect(result.status == 0)
    for told in [
      "window", "└─ root", "└─ card", "└─ buy  UIButton", "sticks out of card by 60 × 40",
    ] {
      #expect(result.output.contains(told), "\(told)")
    }
    #expect(Desk().run("pviews", Self.scenario).output == result.output)
    let roots = try Desk().run("tree", Self.scenario, "-o", "json").json["roots"]
    #expect(roots?[0]?["children"]?[0]?["children"]?[0]?["id"]?.string == "card")
    let lines = try Desk().run("tree", Self.scenario, "-o", "jsonl").jsonLines
    #expect(lines.map { $0["id"]?.string } == roots?.elements.map { $0["id"]?.string })
  }

  @Test func `a chain goes on from an object to the application`() throws {
    let result = Desk().run("chain", Self.scenario, "buy")
    let way = "buy → card → root → screen → window → scene → application"
    #expect(result.lines.first == way)
    #expect(result.output.contains("chain.window-next-ios13"))
    #expect(Desk().run("presponder", Self.scenario, "buy").output == result.output)
    let lines = try Desk().run("chain", Self.scenario, "buy", "-o", "jsonl").jsonLines
    #expect(lines.compactMap { $0["id"]?.string }.joined(separator: " → ") == way)
  }

  @Test func `a profile changes the chain`() {
    let old = Desk().run("chain", Self.scenario, "window", "--profile", "ios12")
    #expect(old.lines.first == "window → application", "\(old.output)")
    let new = Desk().run("chain", Self.scenario, "window", "--profile", "ios18")
    #expect(new.lines.first == "window → scene → application")
  }

  @Test(arguments: [
    ("100,300", "card", "100,300"), ("buy", "root", "240,320"), ("buy@90,70", "root", "270,350"),
    ("buy@20,10", "buy", "200,290"), (#"{"in": "card", "point": [1, 1]}"#, "card", "41,201"),
    ("[100, 300]", "card", "100,300"),
  ])
  func `a place is hit as its notation says`(place: String, hit: String, point: String) throws {
    let result = Desk().run("hit", Self.scenario, place)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.lines.first == "★ \(hit) is hit  at \(point) in the window")
    #expect(result.lines.last?.hasPrefix("  then up  \(hit) ▸ ") == true)
    #expect(result.lines.last?.hasSuffix("application ▸ nobody") == true)
    let value = try Desk().run("hit", Self.scenario, place, "-o", "json").json
    #expect(value["hit"]?.string == hit)
    let asked = try Desk().run("hit", Self.scenario, place, "-o", "jsonl").jsonLines
    #expect(asked == value["asked"]?.elements.map(\.self))
  }

  @Test func `where no view is, none is hit, and there is no way up`() throws {
    let result = Desk().run("hit", Self.scenario, "900,900")
    #expect(result.status == 0)
    #expect(result.lines.first == "✗ no view is hit  at 900,900 in the window")
    #expect(!result.output.contains("then up"))
    #expect(
      try Desk().run("hit", Self.scenario, "900,900", "-o", "json").json["hit"]?.isNull == true
    )
  }

  @Test func `steps before change what is seen`() async throws {
    let script = #"{ "set": { "card.isHidden": true } }, { "set": { "card.isHidden": false } }"#
    try await withDocument(Document.screen(script)) { desk, file in
      func hit(after count: String) -> String? {
        desk.run("hit", file, "card", "--after", count).lines.first
      }
      #expect(hit(after: "0")?.hasPrefix("★ card is hit") == true)
      #expect(hit(after: "1")?.hasPrefix("★ root is hit") == true)
      #expect(hit(after: "2")?.hasPrefix("★ card is hit") == true)
      let none = desk.run("tree", file, "--after", "3")
      #expect(none.status == 65)
      #expect(none.errors.contains("--after 3"), "\(none.errors)")
      #expect(none.errors.contains("has 2 steps"), "\(none.errors)")
      let chinese = desk.run("tree", file, "--after", "3", "--lang", "zh-Hans").errors
      #expect(chinese.contains("--after 3") && chinese.contains("2 步"), "\(chinese)")
    }
  }

  @Test(arguments: ["tree", "chain", "hit", "why"])
  func `a number of steps below none is a fault of usage`(command: String) {
    let more = command == "tree" ? [] : ["card"]
    let result = Desk().run([command, Self.scenario] + more + ["--after=-1"])
    #expect(result.status == 2)
    #expect(result.errors.contains("--after"), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test(arguments: [
    ["chain", scenario, "bux"], ["hit", scenario, "bux"], ["hit", scenario, "bux@1,1"],
    ["why", scenario, "bux"],
  ])
  func `an object that there is not is named, with those that there are`(arguments: [String]) {
    let result = Desk().run(arguments)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("'bux'"), "\(result.errors)")
    #expect(result.errors.contains("buy"), "\(result.errors)")
  }

  @Test func `a variant is looked at by its name`() {
    let lets = Desk().run("tree", "tables/tap-over-table#lets")
    #expect(lets.status == 0)
    #expect(lets.output.contains("cancelsTouchesInView"), "\(lets.output)")
    let none = Desk().run("tree", "tables/tap-over-table#let")
    #expect(none.status == 65)
    #expect(none.errors.contains("Did you mean 'lets'?"))
  }

  @Test(arguments: ["tree", "chain", "hit", "why"])
  func `a topic is none of them, and the next step is said`(command: String) {
    let more = command == "tree" ? [] : ["x"]
    let result = Desk().run([command, "tables"] + more)
    #expect(result.status == 65)
    #expect(result.errors.contains("'tables' is a topic, not a scenario"))
    #expect(result.errors.unbroken.contains("responder run tables runs them"))
  }
}
