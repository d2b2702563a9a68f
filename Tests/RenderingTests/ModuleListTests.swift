import Jansson
@testable import Rendering
import Testing

/// Modules are listed with what they bring or why they were refused, and described in full.
struct ModuleListTests {
  private func list(_ modules: String, _ look: Look = .drawn) throws -> [String] {
    ModuleList(try JSON.parse(#"{"modules":[\#(modules)]}"#)).text(look.style()).pageLines
  }

  @Test(arguments: [
    (#""state":"loaded","stimuli":["a","b"]"#, "loaded  a, b"),
    (#""state":"loaded","summary":"Does it.","stimuli":["a"]"#, "loaded  Does it."),
    (#""state":"loaded""#, "loaded  no stimuli of its own"),
    (#""state":"found","file":"/a/M.so""#, "found  /a/M.so"),
    (#""state":"refused","file":"/a/M.so""#, "refused  /a/M.so"), (#""state":"novel""#, "novel"),
  ])
  func `a module has its state and what it brings beside it`(members: String, told: String) throws {
    #expect(try list(#"{"name":"M",\#(members)}"#) == ["M  " + told])
  }

  @Test func `why modules were refused is told below them all, each with what to do`() throws {
    let refusal = #"{"field":"ABI","message":"m","found":"2","expected":"1","fix":"Build it."}"#
    let lines = try list(
      #"""
      {"name":"A","state":"refused","refusals":[\#(refusal),{"field":"name"}]},
      {"name":"B","state":"loaded","refusals":[]}
      """#
    )
    #expect(
      lines == [
        "A  refused", "B  loaded   no stimuli of its own", "", "why A was refused:", "  ABI: m",
        "    found     2", "    expected  1", "    Build it.", "  name:",
      ]
    )
  }

  @Test(arguments: [
    (#""preferred","promises":["files","signals"],"missing":[]"#, "files, signals"),
    (#""required","promises":[],"missing":["files"]"#, "none; this kernel lacks files"),
    (#""off","promises":[],"missing":["files"]"#, "off"),
  ])
  func `a module in a worker has beside it what keeps it there`(
    sandbox: String,
    told: String
  )
    throws
  {
    let answer = try JSON.parse(
      #"{"module":{"name":"M","state":"found"},"sandbox":{"setting":\#(sandbox)}}"#
    )
    let lines = ModuleList(answer).text(Look.drawn.style()).pageLines
    #expect(lines == ["M  found", "  sandbox: " + told])
  }

  @Test func `a module is described with its classes and what they override`() throws {
    let answer = try JSON.parse(
      """
      {"module":{"name":"M","state":"loaded","summary":"Does it.","file":"/a/M.so",
      "stimuli":["a","b"],"rules":[],"scenarios":["s/t"],"classes":[{"name":"V",
      "superclass":"UIView","actions":["go:"],"overrides":[{"method":"x","callsSuper":true},
      {"method":"yy","callsSuper":false},{"method":"z"}]}]}}
      """
    )
    #expect(
      ModuleList(answer).text(.drawn).pageLines == [
        "M  loaded", "  Does it.", "  /a/M.so", "", "stimuli", "  a, b", "", "scenarios", "  s/t",
        "", "V : UIView", "  actions: go:", "  override x   calls super",
        "  override yy  does not call super",
        "  override z   has not run since this daemon started",
      ]
    )
  }

  @Test func `a search says what it looked for instead, and how many more there are`() throws {
    func text(_ members: String, _ look: Look = .drawn) throws -> [String] {
      SearchResults(try JSON.parse("{\(members)}")).text(look.style()).pageLines
    }
    #expect(
      try text(#""instead":[{"word":"a","by":"b"}]"#)[0] == "nothing is about 'a'; looked for 'b'"
    )
    let unknown = #""unknown":["x","y"]"#
    #expect(try text(unknown)[0] == "nothing is about 'x', 'y'; looked for the rest")
    #expect(try text(unknown, .chinese)[0] == "没有关于“x”、“y”的内容；只查找其余的词")
    let found = #""found":4,"scenarios":[{"id":"a/b","title":"T"},{"id":"c/d"}]"#
    #expect(
      try text(found) == [
        "a/b", "    T", "c/d", "", "2 more, less like it: --limit shows them",
        "next: responder show a/b",
      ]
    )
    #expect(try text(found.replacing("4", with: "2")).last == "next: responder show a/b")
    #expect(try text(found.replacing("4", with: "2")).count == 5)
  }

  @Test func `what a scenario was found by is told where it cannot be read anyway`() throws {
    func reasons(_ reasons: String) throws -> [String] {
      let answer = try JSON.parse(#"{"scenarios":[{"id":"a/b","reasons":[\#(reasons)]}]}"#)
      return SearchResults(answer).text(.drawn).pageLines
    }
    for place in ["title", "id", "summary", "tag"] {
      #expect(try reasons(#"{"in":"\#(place)","text":"x"}"#).count == 3)
    }
    let both = #"{"in":"calls","text":"x"},{"in":"rule","text":"x"},{"in":"rule","text":"y"}"#
    #expect(try reasons(both)[1] == "    has x, y")
  }

  @Test func `coverage counts by section and state, and says why what is left out is`() throws {
    let answer = try JSON.parse(
      """
      {"rules":10,"decides":5,"holds":2,"reports":1,"notSimulated":2,"percent":80,"sections":[
      {"section":"12","title":"Hits","decides":5,"holds":2,"reports":1,"notSimulated":2,
      "percent":80}],"reasons":[{"id":"a.b","reason":"Nobody knows."}]}
      """
    )
    let lines = RuleCoverage(answer).text(.drawn).pageLines
    let cells = lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      cells == [
        "section decides holds reports not simulated %", "12 Hits 5 2 1 2 80.0", "all 5 2 1 2 80.0",
        "", "8 of 10 rules, 80.0 %, decide, hold or are reported.", "", "Not simulated, and why:",
        "a.b", "Nobody knows.",
      ]
    )
    #expect(Set(lines[..<3].map(\.count)) == [80])
    let tenths = answer.copy()
    tenths.set("percent", 66.7)
    #expect(RuleCoverage(tenths).text(.drawn).contains("8 of 10 rules, 66.7 %, decide"))
    let plain = RuleCoverage(answer).text(.plain).pageLines
    let sentence = "Section 12, Hits: 5 decide, 2 hold, 1 reports, 2 are not simulated; 80.0 %."
    #expect(plain[0] == sentence)
    let chinese = RuleCoverage(answer).text(Look.chinesePlain.style()).pageLines
    #expect(chinese[0] == "第 12, Hits 节：决定 5，保证 2，报告 1，未模拟 2；80.0 %。")
    let narrow = RuleCoverage(answer).text(.narrow).split(whereSeparator: \.isWhitespace)
    #expect(narrow.joined(separator: " ").hasPrefix(sentence))
  }
}
