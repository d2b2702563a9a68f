import Jansson
@testable import Rendering
import Testing

/// Lists of scenarios, rules and claims: what stands beside each, and what is said of none.
struct ListTests {
  private func scenarios(_ more: String, _ detail: ScenarioList.Detail = .title) throws -> String {
    let answer = try JSON.parse(#"{"scenarios":[{"id":"a/b","title":"T"\#(more)}]}"#)
    return ScenarioList(answer, detail: detail).text(.drawn)
  }

  @Test func `scenarios stand below their topics, each once`() throws {
    let answer = try JSON.parse(
      #"{"scenarios":[{"id":"a/one","title":"T"},{"id":"a/two"},{"id":"b/one","title":"U"}]}"#
    )
    #expect(
      ScenarioList(answer).text(.drawn).pageLines
        == ["a", "  a/one  T", "  a/two", "", "b", "  b/one  U"]
    )
    let quizzes = try JSON.parse(#"{"quizzes":[{"id":"q/one","title":"Q"}]}"#)
    #expect(ScenarioList(quizzes).text(.drawn) == "q\n  q/one  Q\n")
    #expect(ScenarioList(.object()).text(.drawn) == "no scenarios\n")
    #expect(ScenarioList(.object()).text(.chinese) == "没有情景\n")
  }

  @Test(arguments: [
    ("", "T"), (#","variants":["x"]"#, "T"), (#","variants":["x","y"]"#, "T (2 variants)"),
    (#","valid":false"#, "has errors: see responder check"), (#","valid":true"#, "T"),
    (#","tags":["hit"]"#, "T"),
  ])
  func `a scenario has its title beside it, or that it is faulty`(
    more: String,
    told: String
  ) throws {
    #expect(try scenarios(more) == "a\n  a/b  \(told)\n")
  }

  @Test func `tags and modules are told where they are wanted`() throws {
    let both = #","tags":["hit","card"],"modules":["Wide"]"#
    #expect(try scenarios(both, .tags) == "a\n  a/b  T  [hit, card]\n")
    #expect(try scenarios(both, .modules) == "a\n  a/b  T  [Wide]\n")
    #expect(try scenarios(#","tags":[]"#, .tags) == "a\n  a/b  T\n")
  }

  @Test func `rules stand below their sections, which are named where a name is known`() throws {
    let answer = try JSON.parse(
      """
      {"sections":[{"section":"4","title":"Hits"}],"rules":[
      {"id":"a.b","section":"4","state":"decides","text":"One."},
      {"id":"c.d","section":"4","state":"not-simulated","text":"Two."},
      {"id":"e.f","section":"5","state":"novel","text":"Three."}]}
      """
    )
    #expect(
      RuleList(answer).text(.drawn).pageLines == [
        "section 4: Hits", "  a.b  decides", "    One.", "  c.d  not simulated", "    Two.", "",
        "section 5", "  e.f  novel", "    Three.",
      ]
    )
  }

  @Test(arguments: [
    ("decides", "decided in", "decides: traces name it", "决定：轨迹中会写出它"),
    ("holds", "kept in", "holds: the model cannot break it", "保证：模型不会违反它"),
    ("reports", "reported in", "reports: a diagnostic names it", "报告：诊断信息会写出它"),
    ("not-simulated", "would be in", "not simulated: so", "未模拟：so"),
    ("novel", "decided in", "novel: so", "novel：so"),
  ])
  func `what the model does about a rule is said`(
    state: String,
    label: String,
    english: String,
    chinese: String
  ) {
    let rule: JSONValue = ["state": JSONValue(state), "reason": "so"]
    let words = [Look.drawn, .chinese].map { $0.style().words }
    #expect(RuleWords.placeLabel(rule, words[0]) == label)
    #expect(RuleWords.state(rule, words[0]) == english)
    #expect(RuleWords.state(rule, words[1]) == chinese)
  }

  @Test(arguments: [
    "documented", "header comment", "widely observed", "single observation", "private constant",
    "inferred", "author knowledge", "disputed",
  ])
  func `how well a rule is known has words in both languages`(confidence: String) {
    let rule: JSONValue = ["confidence": JSONValue(confidence)]
    #expect(RuleWords.confidence(rule, Look.drawn.style().words) == confidence)
    #expect(RuleWords.confidence(rule, Look.chinese.style().words)?.hasIdeographs == true)
  }

  @Test func `a rule names at most eight scenarios and counts the others`() {
    func text(_ count: Int) -> String {
      let names = (0..<count).map { "s/\($0)" }
      return RuleExplanation(["id": "a.b", "scenarios": JSONValue(names)]).text(.drawn)
    }
    #expect(!text(0).contains("Scenarios"))
    #expect(text(8).contains("responder run s/7\n") && !text(8).contains("more"))
    #expect(text(11).hasSuffix("responder run s/7\n  and 3 more\n"))
  }

  @Test func `a name and what stands beside it go below one another where there is no room`() {
    func lines(_ width: Int, _ look: Look = .drawn) -> [String] {
      var page = Page(look.style(width))
      page.add(StyledText("a.name-of-ten"), beside: StyledText("decides"))
      return page.text.pageLines
    }
    #expect(lines(22) == ["a.name-of-ten  decides"])
    #expect(lines(21) == ["a.name-of-ten", "    decides"])
  }

  @Test(
    arguments: [
      ([true, true], "✓ green", "1 of 1 claim is green"),
      ([true, false], "✗ red", "0 of 1 claim is green"), ([], nil, "1 of 1 claim is green"),
    ] as [([Bool], String?, String)]
  )
  func `a claim is green where all its evidence is`(
    passed: [Bool],
    verdict: String?,
    sum: String
  ) {
    let claim = ClaimList.Claim(
      id: "c",
      evidence: passed.map { ClaimList.Evidence(scenario: "s", title: "t", passed: $0) }
    )
    #expect(claim.isGreen == passed.allSatisfy(\.self))
    let text = ClaimList([claim]).text(.drawn)
    #expect(text.hasSuffix(sum + "\n"))
    if let verdict { #expect(text.contains(verdict)) }
  }

  @Test(arguments: [
    ([true, true], "2 of 2 claims are green", "2 条论断中 2 条成立"),
    ([true, false], "1 of 2 claims is green", "2 条论断中 1 条成立"),
    ([false, false], "0 of 2 claims are green", "2 条论断中 0 条成立"),
  ])
  func `claims are counted in words that agree`(passed: [Bool], english: String, chinese: String) {
    let claims = passed.map { passed in
      let evidence = ClaimList.Evidence(scenario: "s", title: "t", passed: passed)
      return ClaimList.Claim(id: "c", evidence: [evidence])
    }
    #expect(ClaimList(claims).text(.drawn).hasSuffix(english + "\n"))
    #expect(ClaimList(claims).text(.chinese).hasSuffix(chinese + "\n"))
  }
}
