import Jansson
@testable import Rendering
import Testing

/// A view that said no to a point says why, in numbers where the point lies outside.
struct HitRefusalTests {
  private func refusal(_ rule: String, point: [Double] = [], bounds: [Double] = []) -> HitRefusal {
    HitRefusal([
      "rule": JSONValue(rule), "point": JSONValue(point), "bounds": JSONValue(bounds),
    ])
  }

  @Test(
    arguments: [
      ("hit-test.skips-hidden", "isHidden", "isHidden"),
      (
        "hit-test.skips-interaction-disabled", "isUserInteractionEnabled = false",
        "isUserInteractionEnabled = false"
      ),
      (
        "hit-test.label-and-image-view-off", "isUserInteractionEnabled = false",
        "isUserInteractionEnabled = false"
      ),
      ("hit-test.skips-near-zero-alpha", "alpha < 0.01", "alpha < 0.01"),
      ("hit-test.disabled-control-declines", "isEnabled = false", "isEnabled = false"),
      ("ignore.animating-view-is-ineligible", "is being animated", "正在动画中"),
      ("hit-test.override-nil-passes-through", "its override answers nil", "它的重写返回 nil"),
      ("another.rule", nil, nil),
    ] as [(String, String?, String?)]
  )
  func `a rule is told in the words of Swift`(rule: String, english: String?, chinese: String?) {
    #expect(refusal(rule).text(Look.drawn.style().words) == english)
    #expect(refusal(rule).text(Look.chinese.style().words) == chinese)
  }

  @Test func `a point is outside on the sides on which its numbers say so`() {
    let words = Look.drawn.style().words
    // Near edges belong to the view, far edges to what comes next.
    for x in stride(from: -2.0, through: 12, by: 0.5) {
      for y in stride(from: 3.0, through: 17, by: 0.5) {
        let told = refusal(
          "hit-test.point-inside-prunes",
          point: [x, y],
          bounds: [0, 5, 10, 10]
        ).text(words)
        var parts: [String] = []
        if x < 0 { parts.append("\(x.shortest) < 0") }
        if x == 10 { parts.append("10 = 10") }
        if x > 10 { parts.append("\(x.shortest) > 10") }
        if y < 5 { parts.append("\(y.shortest) < 5") }
        if y == 15 { parts.append("15 = 15") }
        if y > 15 { parts.append("\(y.shortest) > 15") }
        #expect(told == (parts.isEmpty ? nil : parts.joined(separator: ", ")))
      }
    }
  }

  @Test(arguments: [([Double](), [0.0, 0, 1, 1]), ([5, 5], []), ([5], [0, 0, 1, 1])])
  func `without both numbers nothing is said of the sides`(point: [Double], bounds: [Double]) {
    let refusal = refusal("hit-test.point-inside-prunes", point: point, bounds: bounds)
    #expect(refusal.text(Look.drawn.style().words) == nil)
  }

  private func visits(
    _ asked: String,
    hit: String = "null",
    chain: [String] = []
  ) throws
    -> HitVisits
  {
    HitVisits(try JSON.parse(#"{"hit":\#(hit),"asked":[\#(asked)]}"#), chain: chain)
  }

  @Test func `where no view is hit that is said, and where the point was`() throws {
    let no = try visits(
      #"{"order":1,"id":"w","depth":0,"point":[9.25,9],"answer":null,"rule":"a.b"}"#
    )
    #expect(no.text(.drawn).hasPrefix("✗ no view is hit  at 9.3,9 in the window\n"))
    #expect(no.text(.chinese).hasPrefix("✗ 没有命中任何视图  窗口中的 9.3,9 处\n"))
    #expect(no.text(.plain).hasPrefix("No view is hit.\nStep 1: w was asked at 9.3,9 and said no."))
    #expect(try visits("").text(.drawn).hasPrefix("✗ no view is hit\n"))
  }

  @Test func `the way up from the view is told, and ends with nobody`() throws {
    let asked = #"{"order":1,"id":"w","depth":0,"point":[9,9],"answer":"w"}"#
    let some = try visits(asked, hit: #""w""#, chain: ["w", "scene", "application"])
    #expect(some.text(.drawn).hasSuffix("\n\n  then up  w ▸ scene ▸ application ▸ nobody\n"))
    #expect(some.text(.plain).hasSuffix("Then up: w, scene, application, nobody.\n"))
    #expect(some.text(.chinese).hasSuffix("然后向上  w ▸ scene ▸ application ▸ 无人\n"))
    let alone = try visits(asked, hit: #""w""#, chain: ["w"])
    #expect(!alone.text(.drawn).contains("then up"))
  }

  @Test func `an override that answers another view says which`() throws {
    let rows = """
      {"order":1,"id":"w","depth":0,"point":[9,9],"answer":"b","rule":"hit-test.first-non-nil-wins"},
      {"order":2,"id":"a","depth":1,"point":[9,9],"answer":"b",
      "rule":"hit-test.override-can-redirect"}
      """
    let lines = try visits(rows, hit: #""b""#).text(.drawn).pageLines
    #expect(lines[3].hasSuffix("yes"))
    #expect(lines[4].contains("yes  → b") && lines[4].hasSuffix("hit-test.override-can-redirect"))
    var verbose = Look.verbose.style()
    verbose.width = 120
    #expect(try visits(rows).text(verbose).contains("hit-test.first-non-nil-wins"))
  }

  @Test func `cells share a line only where they said no for the same reason`() throws {
    let rules = ["a.b", "a.b", "c.d"].enumerated().map {
      #"{"id":"l.cellForRow[0,\#($0)]","depth":1,"answer":null,"rule":"\#($1)"}"#
    }
    let rows = [#"{"id":"l","depth":0,"answer":"l"}"#] + rules
    let lines = try visits(rows.joined(separator: ","), hit: #""l""#).text(.drawn).pageLines
    #expect(lines.count == 6)
    #expect(lines[4].contains("rows 0–1") && lines[4].hasSuffix("a.b"))
    #expect(lines[5].contains("row 2") && lines[5].hasSuffix("c.d"))
  }

  @Test(arguments: 0...6)
  func `branches lead to every view, however deep it lies`(depth: Int) throws {
    let rows = (0...depth).map {
      #"{"order":\#($0 + 1),"id":"v\#($0)","depth":\#($0),"answer":"v\#(depth)"}"#
    }
    let lines = try visits(rows.joined(separator: ","), hit: #""v\#(depth)""#).text(.drawn)
      .pageLines
    for level in 0...depth {
      let stem = level == 0 ? "" : String(repeating: "   ", count: level - 1) + "└─ "
      #expect(lines[3 + level].hasPrefix("  " + stem + "v\(level)"))
    }
  }
}
