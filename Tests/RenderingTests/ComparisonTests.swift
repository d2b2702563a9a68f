import Jansson
@testable import Rendering
import Testing

/// Two runs beside one another: whether they part, where, by what, and what each decided there.
struct ComparisonTests {
  private func comparison(
    by kind: String,
    step: String = #""step":{"index":1,"label":"slow","action":"touch.tap at x"},"#,
    names: [String?] = ["ios-15", nil]
  ) throws -> Comparison {
    let records = try Traces.discardedTap().map(\.description).joined(separator: ",")
    let run = try JSON.parse(
      """
      {"steps":1,"decisions":30,"parting":{"by":"\(kind)",\(step)"sides":[
      {"record":5,"rule":"hit-test.skips-hidden","records":[\(records)]},
      {"record":99,"records":[\(records)]}]}}
      """
    )
    return Comparison(run, of: names, title: "cards/x")
  }

  @Test(arguments: [
    (
      "decision", "ios-15 and as it is part in step 2, touch.tap at x (slow)",
      "ios-15 与 原样 在第 2 步（touch.tap at x (slow)）分开"
    ),
    (
      "time",
      "ios-15 and as it is decide alike, at other times from step 2, touch.tap at x (slow) on",
      "ios-15 与 原样 的决定相同，只是从第 2 步（touch.tap at x (slow)）起时间不同"
    ),
    (
      "record",
      "ios-15 and as it is route every event alike; what differs, first in step 2, "
        + "touch.tap at x (slow), is not on its way",
      "ios-15 与 原样 传递每个事件的路线都相同；第 2 步（touch.tap at x (slow)）起有不影响路线的差别"
    ),
  ])
  func `where two part, and by what, is said first`(
    kind: String,
    english: String,
    chinese: String
  ) throws {
    let comparison = try comparison(by: kind)
    #expect(comparison.text(Look.drawn.style(200)).pageLines[..<2] == ["cards/x", english])
    #expect(comparison.text(Look.chinese.style(200)).pageLines[1] == chinese)
  }

  @Test func `what parts before any step parts at the launch`() throws {
    let decision = try comparison(by: "decision", step: "").text(.drawn)
    #expect(decision.contains("part at the launch\n"))
    let time = try comparison(by: "time", step: "").text(.drawn)
    #expect(time.contains("from the launch on\n"))
  }

  @Test func `each side tells its decision with the rule, or that it decides nothing more`() throws
  {
    let lines = try comparison(by: "decision").text(.drawn).pageLines
    #expect(lines[2] == "  ios-15")
    #expect(lines[3].hasPrefix("    banner.hitTest  nil"))
    #expect(lines[3].hasSuffix("hit-test.skips-hidden"))
    #expect(lines[4...5] == ["  as it is", "    decides nothing more in this step"])
  }

  @Test func `the routes are told only where a decision differs, with a mark at it`() throws {
    let whole = try comparison(by: "decision").text(.drawn)
    #expect(whole.ranges(of: "here they part").count == 1)
    let lines = whole.pageLines
    let mark = try #require(lines.firstIndex { $0.contains("^ here they part") })
    #expect(lines[mark - 1].contains("banner"))
    for kind in ["time", "record"] {
      #expect(try !comparison(by: kind).text(.drawn).contains("here they part"))
    }
  }

  @Test func `decisions at other times tell their times`() throws {
    #expect(try comparison(by: "time").text(.drawn).contains("banner.hitTest  nil  0 s"))
    #expect(try !comparison(by: "decision").text(.drawn).contains("nil  0 s"))
  }

  @Test(arguments: 8...60)
  func `the routes keep to the lines that there are`(limit: Int) throws {
    var comparison = try comparison(by: "decision")
    comparison.limit = limit
    let lines = comparison.text(.drawn).pageLines
    // The headline and both decisions come on top, and so does the mark.
    #expect(lines.count <= max(16, limit) + 8, "\(lines.count)")
    comparison.limit = nil
    #expect(comparison.text(.drawn).pageLines.count >= lines.count)
  }

  @Test(arguments: [
    (1, 1, "1 decision in 1 step are the same"), (2, 60, "60 decisions in 2 steps are the same"),
    (0, 0, "0 decisions in 0 steps are the same"),
  ])
  func `runs that do not part say how much that was`(
    steps: Int,
    decisions: Int,
    told: String
  ) {
    let run: JSONValue = ["steps": JSONValue(steps), "decisions": JSONValue(decisions)]
    let text = Comparison(run, of: ["a", "b"], title: "t").text(.drawn)
    #expect(text == "t\n✓ a and b do not part: \(told)\n")
  }

  @Test func `in a list a comparison is a line, with the decisions where they part`() throws {
    var same = Comparison(["steps": 1], of: ["a", "b"], title: "cards/x")
    same.isQuiet = true
    #expect(same.text(.drawn) == "= the same  cards/x\n")
    var later = try comparison(by: "time")
    later.isQuiet = true
    #expect(later.text(.drawn) == "= the same  cards/x\n")
    var other = try comparison(by: "decision")
    other.isQuiet = true
    let lines = other.text(.drawn).pageLines
    #expect(lines[0] == "≠ part  cards/x" && lines.count == 5)
    #expect(other.text(.ascii).hasPrefix("/= part  cards/x\n"))
  }
}
