import Jansson
import Testing

@testable import Commands

/// What `rules --coverage` counts.
struct CoverageTests {
  private static let daemon = FakeDaemon(replies: [
    "rule.list": """
    {"rules":[\(["decides", "decides", "holds", "reports"].map(rule).joined(separator: ",")),\
    {"id":"a.later","number":9,"text":"t","section":"2","state":"not-simulated",\
    "reason":"nobody can see it"},{"id":"a.more","number":10,"text":"t","section":"2",\
    "state":"decides"}],"sections":[{"section":"1","title":"Events"},\
    {"section":"2","title":"Windows"}]}
    """
  ])

  private static func rule(_ state: String) -> String {
    #"{"id":"a.\#(state)","number":1,"text":"t","section":"1","state":"\#(state)"}"#
  }

  @Test func `rules are counted by section and state`() throws {
    let value = try JSON.parse(run("rules", "--coverage", "-o", "json", daemon: Self.daemon).output)
    #expect(value["rules"]?.int == 6)
    #expect(value["notSimulated"]?.int == 1)
    #expect(value["percent"]?.double == 83.3)
    let sections = try #require(value["sections"]).elements.map(\.self)
    #expect(sections.map { $0["decides"]?.int } == [2, 1])
    #expect(sections.map { $0["percent"]?.double } == [100, 50])
    #expect(value["reasons"]?[0]?["id"]?.string == "a.later")
  }

  @Test func `what is not simulated stands below the counts with its reason`() {
    let result = run("rules", "--coverage", daemon: Self.daemon)
    #expect(result.output.contains("5 of 6 rules, 83.3 %, decide, hold or are reported."))
    #expect(result.output.contains("  a.later\n    nobody can see it\n"))
    let lines = result.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines[1...2].map { $0.suffix(6) } == [" 100.0", "  50.0"])
    let chinese = run("rules", "--coverage", "--lang", "zh-Hans", daemon: Self.daemon)
    #expect(chinese.output.contains("6 条规则中 5 条（83.3 %）"))
  }

  @Test(arguments: ["--state=holds", "--quiet"])
  func `counts of some states alone would tell nothing true`(option: String) {
    let result = run("rules", "--coverage", option, daemon: Self.daemon)
    #expect(result.status == 2)
    #expect(result.errors.contains("--coverage"))
  }

  @Test func `the counts in lines of JSON are those of the sections`() {
    let result = run("rules", "--coverage", "-o", "jsonl", daemon: Self.daemon)
    #expect(result.output.split(separator: "\n").count == 2)
  }
}
