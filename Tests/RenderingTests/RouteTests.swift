import Jansson
import Rendering
import Testing

struct RouteTests {
  @Test func `a route has a line for each decision with object, answer and rule`() throws {
    let route = Route(records: try Traces.discardedTap())
    try expectSnapshot(route.text(.drawn), "route-discarded-tap")
    try expectSnapshot(route.text(.ascii), "route-discarded-tap-ascii")
    try expectSnapshot(route.text(.chinese), "route-discarded-tap-zh")
  }

  @Test func `ascii is ascii`() throws {
    let text = Route(records: try Traces.discardedTap()).text(.ascii)
    #expect(text.utf8.allSatisfy { $0 < 128 })
  }

  @Test func `sentences hold every object and rule of the drawing`() throws {
    let records = try Traces.discardedTap()
    let text = Route(records: records).text(.plain)
    try expectSnapshot(text, "route-discarded-tap-plain")
    let sentences = text.replacing("\n", with: " ")
    for record in records where record["kind"]?.string == "answered" {
      // The way of the second message is the first one's, said in short.
      guard record["method"]?.string != "touchesEnded", let at = record["at"]?.string else {
        continue
      }
      let rule = try #require(record["rule"]?.string)
      #expect(sentences.contains(at))
      #expect(sentences.contains("Rule: \(rule)."))
    }
  }

  @Test func `events that repeat themselves share their lines`() throws {
    let text = Route(records: try Traces.drag(moves: 18)).text(.drawn)
    try expectSnapshot(text, "route-drag")
  }

  @Test func `a long way is folded when lines are few, and stays in the order of asking`() throws {
    let route = Route(records: try Traces.climb(over: 12))
    try expectSnapshot(route.text(.drawn), "route-climb")
    let folded = route.text(.drawn, limit: 8)
    try expectSnapshot(folded, "route-climb-folded")
    #expect(folded.split(separator: "\n").count <= 8)
  }

  @Test func `a narrow page cuts names, never rules`() throws {
    var style = Style()
    style.width = 48
    let text = Route(records: try Traces.discardedTap()).text(style)
    try expectSnapshot(text, "route-narrow", width: 48)
    #expect(text.contains("hit-test.point-inside-prunes"))
  }

  @Test func `a line has the number of its record, however far the route is folded`() throws {
    let route = Route(records: try Traces.discardedTap())
    for limit in [4, 6, 9, 40] {
      for width in [40, 80, 120] {
        var style = Style()
        style.width = width
        let text = route.text(style, limit: limit)
        for line in text.split(separator: "\n") where line.contains("touches ended") {
          #expect(line.hasPrefix(" 20  "), "\(text)")
        }
      }
    }
  }

  @Test func `details are every decision with its rule`() throws {
    var style = Style()
    style.isVerbose = true
    let text = Route(records: try Traces.discardedTap()).text(style)
    #expect(text.contains("hit-test.self-is-fallback"))
    #expect(text.contains("window.frontmost-visible-is-asked-first"))
    #expect(text.contains("12  ↳ window"))
  }

  @Test func `a wide ambiguous terminal gets ascii branches`() throws {
    var style = Style()
    style.ambiguousIsWide = true
    let text = Route(records: try Traces.discardedTap()).text(style)
    #expect(!text.contains("└"))
  }

  @Test func `colour only adds escape sequences`() throws {
    let route = Route(records: try Traces.discardedTap())
    var style = Style()
    style.isColored = true
    let bare = route.text(style).replacing(/\u{1B}\[[0-9]*m/, with: "")
    let trimmed = bare.split(separator: "\n").map { $0.replacing(#/ +$/#, with: "") }
    #expect(trimmed.joined(separator: "\n") + "\n" == route.text(.drawn))
  }

  @Test func `control events that differ are not counted as one`() throws {
    let lines = ["touchDragInside", "touchDragInside", "touchDragOutside"].enumerated().map {
      """
      {"seq":\($0 + 1),"parent":0,"time":\($0),"kind":"control-event","at":"buy",\
      "event":"\($1)","touch":[1],"rule":"control.drag-inside-outside"}
      """
    }
    let text = Route(records: try Traces.records(lines.joined(separator: "\n"))).text(.drawn)
    #expect(text.contains("sends touchDragInside to 1 s"))
    #expect(text.contains("sends touchDragOutside"))
  }

  @Test func `what a recognizer recognized is not said to be discarded`() throws {
    let record = """
      {"seq":1,"kind":"outcome","hit":"card","handledBy":null,"path":["card","root"],\
      "discarded":true,"recognizedBy":["tap","press"]}
      """
    let text = Route(records: try Traces.records(record)).text(.drawn)
    #expect(text == "     ★ hit card, recognized by tap, press\n")
  }

  @Test func `a menu that was shown is not said to be discarded`() throws {
    let outcome = #"{"seq":2,"kind":"outcome","handledBy":null,"path":[],"discarded":true}"#
    let menu = """
      {"seq":1,"parent":0,"time":0,"kind":"menu-built","at":"note","state":"shown",\
      "items":["copy:"],"rule":"edit-menu.interaction-suggested"}
      """
    let text = Route(records: try Traces.records(menu + "\n" + outcome)).text(.drawn)
    #expect(text == "  1  edit menu  shown: copy:  edit-menu.interaction-suggested\n")
    #expect(Route(records: try Traces.records(outcome)).text(.drawn).contains("discarded"))
  }

  @Test func `life-cycle calls of one rule have a line each`() throws {
    let lines = ["loadView", "viewDidLoad"].enumerated().map {
      """
      {"seq":\($0 + 1),"parent":0,"time":0,"kind":"controller-lifecycle","at":"alert",\
      "stage":"\($1)","rule":"first-responder.lifecycle-order"}
      """
    }
    let text = Route(records: try Traces.records(lines.joined(separator: "\n"))).text(.drawn)
    try expectSnapshot(text, "route-life-cycle")
  }
}
