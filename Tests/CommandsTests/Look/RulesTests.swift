import Jansson
import TestSupport
import Testing

@testable import Commands

/// `responder rules` and `explain` with the whole rulebook.
struct RulesTests {
  private func ids(_ arguments: String...) -> [String] {
    Desk().run(["rules", "-q"] + arguments).lines
  }

  @Test func `states part the rules among them`() {
    let all = ids()
    #expect(all.count > 500)
    #expect(Set(all).count == all.count)
    let parts = RuleState.allCases.map { ids("--state", $0.rawValue) }
    #expect(parts.allSatisfy { !$0.isEmpty })
    #expect(parts.reduce(0) { $0 + $1.count } == all.count)
    #expect(Set(parts.joined()) == Set(all))
  }

  @Test func `a section is named by its number or by what its ids begin with`() throws {
    let numbered = ids("--section", "4")
    #expect(numbered.count > 20)
    let named = ids("--section", "hit-test")
    #expect(!named.isEmpty && Set(named).isSubset(of: numbered))
    let narrowed = ids("--section", "4", "--state", "decides")
    #expect(Set(narrowed) == Set(numbered).intersection(ids("--state", "decides")))
    let value = try Desk().run("rules", "--section", "4", "-o", "json").json
    #expect(value["rules"]?.elements.compactMap { $0["id"]?.string } == numbered)
  }

  @Test(arguments: [
    ["--section", "99"], ["--section", "99", "--state", "holds"], ["--section", "nonsense"],
    ["--section", "99", "--coverage"], ["--section", "nonsense", "--state", "decides", "-q"],
  ])
  func `a section that there is not is told, whatever else is asked`(arguments: [String]) {
    let result = Desk().run(["rules"] + arguments)
    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("the rulebook has no section '\(arguments[1])'"))
    #expect(result.errors.contains("responder rules lists all rules with their sections."))
    let chinese = Desk().run(["rules", "--lang", "zh-Hans"] + arguments)
    #expect(chinese.errors.contains("规则手册没有章节“\(arguments[1])”"), "\(chinese.errors)")
  }

  @Test func `what the coverage counts adds up`() throws {
    let value = try Desk().run("rules", "--coverage", "-o", "json").json
    #expect(value["rules"]?.int == ids().count)
    let sections = try #require(value["sections"])
    for name in ["rules", "decides", "holds", "reports", "notSimulated"] {
      let sum = sections.elements.reduce(0) { $0 + ($1[name]?.int ?? 0) }
      #expect(value[name]?.int == sum, "\(name)")
    }
    #expect(value["reasons"]?.count == value["notSimulated"]?.int)
    #expect(
      value["reasons"]?.elements.allSatisfy { $0["reason"]?.string?.isEmpty == false } == true
    )
    for section in sections.elements {
      let percent = try #require(section["percent"]?.double)
      let missing = section["notSimulated"]?.int ?? 0
      #expect((percent == 100) == (missing == 0), "\(section)")
    }
  }

  @Test func `a share below all is never said to be all`() {
    let rules = (0..<2000).map { index -> JSONValue in
      ["id": "a", "section": "1", "state": index == 0 ? "not-simulated" : "holds"]
    }
    #expect(RuleCounts.json(rules, sections: [])["percent"]?.double == 99.9)
    #expect(RuleCounts.json([], sections: [])["percent"]?.double == 0)
    #expect(RuleCounts.json([], sections: [["section": "1"]])["sections"]?.count == 0)
  }

  @Test func `a rule is explained with the scenarios that name it, which there are`() throws {
    let result = Desk().run("explain", "hit-test.skips-hidden")
    #expect(result.status == 0)
    let runs = result.lines.filter { $0.hasPrefix("  responder run ") }.map { $0.dropFirst(16) }
    #expect(!runs.isEmpty && runs.allSatisfy { ScenarioFiles.ids.contains(String($0)) })
    let value = try Desk().run("explain", "hit-test.skips-hidden", "-o", "json").json
    #expect(value["id"]?.string == "hit-test.skips-hidden")
    let chinese = Desk().run("explain", "hit-test.skips-hidden", "--lang", "zh-Hans").output
    #expect(chinese.contains("hit-test.skips-hidden") && !chinese.contains("In practice"))
  }

  @Test func `what stands before the dot lists the rules that begin with it`() {
    let section = Desk().run("explain", "hit-test")
    #expect(section.output == Desk().run("rules", "--section", "hit-test").output)
    #expect(section.output.contains("hit-test.check-order"))
  }

  @Test(arguments: [
    ("hit-test.skips-hiden", "Did you mean 'hit-test.skips-hidden'?"),
    ("nonsense", "responder rules lists them all."),
  ])
  func `a rule that there is not is told with the next step`(id: String, hint: String) {
    let result = Desk().run("explain", id)
    #expect(result.status == 65)
    #expect(result.errors.contains("no rule has the id '\(id)'"))
    #expect(result.errors.contains(hint), "\(result.errors)")
  }

  @Test func `an error is explained in both languages, and to programs`() throws {
    let english = Desk().run("explain", "session.full")
    #expect(english.output.contains("responder-protocol(7)#session.full"))
    let chinese = Desk().run("explain", "session.full", "--lang", "zh-Hans")
    #expect(chinese.output != english.output && chinese.output.englishWords.isEmpty)
    let value = try Desk().run("explain", "session.full", "-o", "json").json
    #expect(value["type"]?.string == "session.full")
    #expect(english.output.unbroken.contains(value["summary"]?.string ?? "?"))
  }
}
