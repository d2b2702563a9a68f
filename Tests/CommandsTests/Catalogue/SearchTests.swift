import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder search` with the scenarios of the project.
struct SearchTests {
  @Test func `the scenario that is most about the words comes first`() throws {
    let result = Desk().run("search", "tap", "recognizer", "over", "a", "table")
    #expect(result.status == 0)
    #expect(result.lines.first == "tables/tap-over-table")
    #expect(result.lines.last == "next: responder show tables/tap-over-table")
    let found = try Desk().run("search", "tap recognizer over a table", "-o", "json").json
    #expect(found["scenarios"]?[0]?["id"]?.string == "tables/tap-over-table")
  }

  @Test(arguments: 1...4)
  func `no more are shown than were asked for`(limit: Int) throws {
    let text = String(limit)
    let ids = Desk().run("search", "tap", "--limit", text, "-q").lines
    #expect(ids.count == limit)
    #expect(ids.allSatisfy(ScenarioFiles.ids.contains))
    let all = Desk().run("search", "tap", "--limit", "1000", "-q").lines
    #expect(Array(all.prefix(limit)) == ids)
    #expect(
      try Desk().run("search", "tap", "--limit", text, "-o", "jsonl").jsonLines.count == limit
    )
    #expect(
      try Desk().run("search", "tap", "--limit", text, "-q", "-o", "json").json.count == limit
    )
  }

  @Test(arguments: ["0", "1001", "-3"])
  func `a limit that is none is a fault of usage`(limit: String) {
    let result = Desk().run("search", "tap", "--limit=\(limit)")
    #expect(result.status == 2)
    #expect(result.errors.contains("--limit is a number from 1 to 1000."), "\(result.errors)")
    let chinese = Desk().run("search", "tap", "--limit=\(limit)", "--lang", "zh-Hans")
    #expect(chinese.errors.contains("--limit 是 1 到 1000 的数"), "\(chinese.errors)")
  }

  @Test func `words about which nothing is are said with what could be tried`() throws {
    let result = Desk().run("search", "qqqq", "zzzz")
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("responder: no scenario is about 'qqqq zzzz'\n"))
    #expect(result.errors.contains("UITableView"))
    let chinese = Desk().run("search", "qqqq", "--lang", "zh-Hans").errors
    #expect(chinese.hasPrefix("responder: 没有关于“qqqq”的情景\n"), "\(chinese)")
    let error = try Desk().run("search", "qqqq", "-o", "json").error
    #expect(error?["status"]?.int == 65 && error?["hint"] != nil)
  }

  @Test func `words may be Chinese, and names may be written in part`() {
    #expect(Desk().run("search", "点按", "表格", "-q").lines.contains("tables/tap-over-table"))
    let parts = Desk().run("search", "didSelectRow", "-q", "--limit", "50").lines
    #expect(parts.contains { $0.hasPrefix("tables/") }, "\(parts)")
  }

  @Test func `search needs a word`() {
    #expect(Desk().run("search").status == 2)
  }
}
