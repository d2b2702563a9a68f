import Jansson
@testable import Rendering
import Testing

/// What came of a stimulus is one sentence, which is good or bad, and tells the way where asked to.
struct RouteOutcomeTests {
  private func outcome(_ members: String) throws -> RouteOutcome {
    RouteOutcome(try JSON.parse("{\(members)}"))
  }

  @Test(arguments: [
    (#""hit":"x","handledBy":"y""#, "★ hit x, handled by y", "★ 命中 x，由 y 处理"),
    (#""hit":null"#, "★ hit nothing", "★ 没有命中任何视图"),
    (
      #""handledBy":null,"discarded":true"#,
      "✗ discarded: nobody handled it", "✗ 已丢弃：无人处理"
    ),
    (
      #""handledBy":"y","discarded":true"#,
      "✗ discarded: nobody handled it", "✗ 已丢弃：无人处理"
    ),
    (
      #""discarded":true,"recognizedBy":["a","b"]"#,
      "★ recognized by a, b", "★ 由 a，b 识别"
    ),
    (#""returned":false"#, "★ returned false", "★ 返回 false"),
    (#""returned":null,"path":["a"]"#, "★ nothing happened", "★ 什么也没发生"),
    ("", "★ nothing happened", "★ 什么也没发生"),
  ])
  func `an outcome is one sentence`(members: String, english: String, chinese: String) throws {
    let outcome = try outcome(members)
    #expect(outcome.sentence(.drawn, .none) == english)
    #expect(outcome.sentence(.chinese, .none) == chinese)
    #expect(outcome.tone == (english.hasPrefix("✗") ? .bad : .good))
    #expect(outcome.sentence(.plain, .none) == "Outcome: " + english.dropFirst(2))
    #expect(outcome.sentence(Look.chinesePlain.style(), .none) == "结果：" + chinese.dropFirst(2))
  }

  @Test(arguments: 0...8)
  func `the way is told whole, by its ends or not at all`(count: Int) throws {
    let names = (0..<count).map { "r\($0)" }
    let record: JSONValue = ["handledBy": "x", "path": JSONValue(names)]
    let outcome = RouteOutcome(record)
    let whole = "★ handled by x"
    #expect(outcome.sentence(.drawn, .none) == whole)
    let way = names.joined(separator: " → ")
    #expect(outcome.sentence(.drawn) == whole + (count > 1 ? "; way: " + way : ""))
    let ends = outcome.sentence(.drawn, .ends)
    let short = count > 3 ? "r0 → \(count - 2) more → r\(count - 1)" : way
    #expect(ends == whole + (count > 1 ? "; way: " + short : ""))
    if count > 1 {
      #expect(outcome.sentence(.plain).hasSuffix("; way: " + names.joined(separator: ", ")))
    }
  }

  @Test func `the way of touches that recognizers took is told only where somebody handled them`()
    throws
  {
    let taken = #""recognizedBy":["tap"],"path":["a","b"]"#
    #expect(try !outcome(taken).sentence(.drawn).contains("way"))
    #expect(try !outcome(taken + #","discarded":true"#).sentence(.drawn).contains("way"))
    #expect(try outcome(taken + #","discarded":false"#).sentence(.drawn).contains("way: a → b"))
  }

  @Test(arguments: [
    ("", true), (#""hit":null,"path":[]"#, true), (#""discarded":true"#, true),
    (#""hit":"x""#, false), (#""handledBy":"x""#, false), (#""message":"m""#, false),
    (#""returned":false"#, false), (#""path":["a"]"#, false), (#""recognizedBy":["t"]"#, false),
  ])
  func `an outcome in which no object stands says nothing`(members: String, isEmpty: Bool) throws {
    #expect(try outcome(members).saysNothing == isEmpty)
  }

  @Test func `an outcome that says nothing is told where something was sent, or stands alone`() {
    let outcome: JSONValue = ["seq": 9, "kind": "outcome"]
    func isTold(_ kinds: [String]) -> Bool {
      let others = kinds.enumerated().map { index, kind -> JSONValue in
        ["seq": JSONValue(index + 1), "kind": JSONValue(kind), "at": "x"]
      }
      return Route(records: others + [outcome]).outcome != nil
    }
    #expect(isTold([]))
    #expect(isTold(["event-queued"]) && isTold(["discarded"]) && isTold(["handled", "discarded"]))
    #expect(!isTold(["handled"]) && !isTold(["keyboard", "scrolled"]))
    #expect(Route(records: []).outcome == nil)
  }

  @Test func `of several outcomes the last one counts, at the top`() {
    let text = Route(records: [
      ["seq": 1, "kind": "outcome", "hit": "a"], ["seq": 2, "kind": "handled", "at": "x"],
      ["seq": 3, "kind": "outcome", "hit": "b"],
    ]).text(.drawn)
    #expect(text == "     ★ hit b\n  2  x  handles it\n")
  }

  @Test(arguments: 40...200)
  func `an outcome that is long goes on further in`(width: Int) throws {
    let names = (1...9).map { "responder\($0)" }
    let record: JSONValue = ["handledBy": "x", "recognizedBy": JSONValue(names)]
    let lines = RouteOutcome(record).text(Look.drawn.style(width)).pageLines
    #expect(lines[0].hasPrefix("     ★ handled by x, recognized by"))
    for line in lines.dropFirst() { #expect(line.hasPrefix("       responder")) }
    let told = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(told == "★ handled by x, recognized by " + names.joined(separator: ", "))
  }
}
