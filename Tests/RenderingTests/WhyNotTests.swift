import Jansson
@testable import Rendering
import Testing

/// Why something does not happen: causes, the event with the decision marked, and what helps.
struct WhyNotTests {
  private func why(_ members: String, _ look: Look = .drawn) throws -> [String] {
    WhyNot(try JSON.parse(#"{"wanted":"buy","got":"root",\#(members)}"#)).text(look.style())
      .pageLines
  }

  private func fixes(_ count: Int) -> String {
    (0..<count).map { #"{"edits":[{"set":{"v\#($0).alpha":1}}]}"# }.joined(separator: ",")
  }

  @Test(arguments: 0...12)
  func `five changes are told and the others counted`(count: Int) throws {
    let lines = try why(#""holds":false,"tried":9,"fixes":[\#(fixes(count))]"#)
    let told = lines.filter { $0.contains(".alpha = 1") }
    #expect(told.count == min(5, count))
    for (index, line) in told.enumerated() {
      #expect(line == "  \(index + 1)  v\(index).alpha = 1")
    }
    #expect((lines.last == "  and \(count - 5) more with -o json") == (count > 5))
    #expect((lines.last == "No change in reach helps (9 tried).") == (count == 0))
  }

  @Test func `what holds needs no change`() throws {
    let lines = try why(#""holds":true,"fixes":[\#(fixes(2))]"#)
    #expect(lines == ["✓ buy gets it"])
  }

  @Test func `several causes are numbered, one is not`() throws {
    let one = try why(#""holds":false,"reasons":[{"text":"A"}]"#)
    #expect(one[1] == "  A")
    let two = try why(#""holds":false,"reasons":[{"text":"A"},{"text":"B"}]"#)
    #expect(two[1...2] == ["  1  A", "  2  B"])
    let old = try why(#""holds":false,"text":"A","rule":"r.s""#)
    #expect(old[1].hasPrefix("  A ") && old[1].hasSuffix(" r.s") && old[1].count == 80)
    #expect(try why(#""text":"A","rule":"r.s""#, .plain)[1...2] == ["  A", "    rule r.s"])
  }

  @Test(arguments: 1...90)
  func `the rule stands at the right where it has room, else below`(length: Int) throws {
    let text = String(repeating: "a", count: length)
    let lines = try why(#""holds":false,"reasons":[{"text":"\#(text)","rule":"rule.of-this"}]"#)
    let fits = 2 + length + 2 + 12 <= 80
    #expect(lines[1].hasSuffix("rule.of-this") == fits)
    #expect(lines.contains("    rule.of-this") == !fits)
    #expect(lines.joined().contains(text) || length > 63)
  }

  @Test func `a change tells its step, its reason, what it keeps and its Swift`() throws {
    let fix = """
      {"edits":[{"step":1,"set":{"a.b":1}},{"call":"save"}],"text":"So.","keeps":3,
      "swift":"first()\\nsecond()"}
      """
    let lines = try why(#""holds":false,"fixes":[\#(fix)]"#)
    #expect(
      lines.suffix(5) == [
        "  1  step 2: a.b = 1, save()", "     So.", "     keeps the other 3 expectations",
        "     first()", "     -v shows the Swift whole",
      ]
    )
    #expect(try why(#""holds":false,"fixes":[\#(fix)]"#, .verbose).last == "     second()")
  }

  @Test func `the event is told with its step and place, which is said once`() throws {
    func event(_ stimulus: String) throws -> String {
      try why(
        #""holds":false,"step":{"index":1},"stimulus":\#(stimulus),"place":{"screen":[9,8]}"#
      )[0]
    }
    let named = try event(#"{"send":"touch.tap","at":"x"}"#)
    #expect(named.hasPrefix("✗ buy gets nothing; root takes it "))
    #expect(named.hasSuffix(" step 2  tap x · screen 9,8") && named.count == 80)
    let placed = try event(#"{"send":"touch.tap","at":[9,8]}"#)
    #expect(placed.hasSuffix("tap 9,8 on the screen"))
  }

  @Test func `the view that was never asked stands below the one that left it out`() throws {
    let answer = try JSON.parse(
      """
      {"wanted":"button","got":"root","holds":false,"reasons":[{"text":"x","record":7,
      "rule":"hit-test.point-inside-prunes"}]}
      """
    )
    let records = try Traces.discardedTap()
    let lines = WhyNot(answer, records: records).text(.drawn).pageLines
    let place = try #require(
      lines.firstIndex { $0.contains("button") && $0.contains("never asked") }
    )
    #expect(lines[place - 1].contains("card") && lines[place - 1].contains("NO  ◀"))
    #expect(lines[place].hasPrefix("        └─ button"))
    #expect(lines.contains("  then up  root ▸ window ▸ scene ▸ application ▸ nobody"))
    let other = answer.copy()
    other.set("wanted", "banner")
    let asked = WhyNot(other, records: records).text(.drawn)
    #expect(!asked.contains("never asked"))
  }

  @Test func `records are told where it is not as wanted, and only there`() throws {
    let records = JSONValue(try Traces.discardedTap())
    for (holds, isTold) in [(true, false), (false, true)] {
      let answer: JSONValue = ["wanted": "button", "got": "root", "holds": JSONValue(holds)]
      answer.set("records", records)
      #expect(WhyNot(answering: answer).text(.drawn).contains("banner") == isTold)
    }
  }

  @Test func `recognizers are told with the times at which they decided`() throws {
    let records = try Traces.records(
      """
      {"seq":1,"parent":0,"time":0,"kind":"asked","at":"w","method":"hitTest","point":[1,1]}
      {"seq":2,"parent":0,"time":0,"kind":"answered","at":"w","method":"hitTest","answer":"w"}
      {"seq":3,"parent":0,"time":0.25,"kind":"recognizer-changed","at":"tap","state":"failed"}
      {"seq":4,"parent":0,"time":0.5,"kind":"touch-cancelled","at":"w","touch":[1],"by":"pan"}
      """
    )
    let answer = try JSON.parse(#"{"wanted":"tap","got":null,"holds":false}"#)
    let text = WhyNot(answer, records: records).text(.drawn)
    #expect(text.contains(/⟲ tap +→ failed at 0.25 s\n/))
    #expect(text.contains(/w +touch 1 cancelled by pan at 0.5 s\n/))
  }
}
