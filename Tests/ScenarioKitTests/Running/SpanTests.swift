import Jansson
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Testing

/// Which steps an expectation speaks of, what a report says of them, and how time passes.
struct SpanTests {
  private static let tap = #"{ "send": "touch.tap", "at": "buy" }"#

  private func count(_ wanted: Int, _ more: String = "") -> String {
    #"{ "expect": { "fired": { "buy:": \#(wanted) } }\#(more) }"#
  }

  private func expectAllHold(_ steps: [String]) throws {
    #expect(try JudgedApp.messages("[ \(steps.joined(separator: ", ")) ]") == [])
  }

  @Test func `neighbouring expectations share a span`() throws {
    try expectAllHold([Self.tap, Self.tap, count(2), count(2), Self.tap, count(1)])
  }

  @Test func `an expectation in a step ends the span as one of its own does`() throws {
    let judged = #"{ "send": "touch.tap", "at": "buy", "expect": { "fired": { "buy:": 2 } } }"#
    try expectAllHold([Self.tap, judged, count(2), Self.tap, count(1)])
  }

  @Test func `a step that is not judged ends no span`() throws {
    try expectAllHold([Self.tap, #"{ "wait": 1 }"#, #"{ "set": { "pad.tag": 1 } }"#, count(1)])
  }

  @Test func `a label's span begins just before the labelled step`() throws {
    let first = #"{ "send": "touch.tap", "at": "buy", "label": "first" }"#
    let second = #"{ "send": "touch.tap", "at": "buy", "label": "second" }"#
    try expectAllHold([
      Self.tap, first, count(2), second, Self.tap, count(2),
      count(4 - 1, #", "since": "first""#), count(2, #", "since": "second""#),
      count(4, #", "since": "start""#), count(4, #", "since": "launch""#),
    ])
  }

  @Test func `the launch lies before the start and in the first span`() throws {
    let seen = #"{ "expect": { "fired": { "home.viewDidLoad": 1 } } }"#
    let sinceLaunch = #"{ "expect": { "fired": { "home.viewDidLoad": 1 } }, "since": "launch" }"#
    let sinceStart = #"{ "expect": { "fired": { "home.viewDidLoad": 0 } }, "since": "start" }"#
    try expectAllHold([seen, sinceLaunch, sinceStart])
    try expectAllHold([Self.tap, seen, Self.tap, sinceStart, sinceLaunch])
  }

  // MARK: - Reports

  @Test func `a report says what its step is, and what it brought`() throws {
    let reports = try JudgedApp.reports(
      """
      [ { "send": "touch.tap", "at": "buy", "label": "tapped", "comment": "so it is",
          "expect": { "hit": "buy", "fired": { "buy:": 1 } } },
        { "call": "isDescendant", "on": "buy", "with": ["root"] },
        { "send": "action.send", "action": "none:" },
        { "call": "hitTest", "on": "root", "with": [[10, 10]] },
        { "wait": 1, "expect": {} } ]
      """
    )
    #expect(reports.map(\.index) == [0, 1, 2, 3, 4])
    #expect(reports.map(\.pointer) == (0..<5).map { "/script/\($0)" })
    #expect(reports.map(\.label) == ["tapped", nil, nil, nil, nil])
    #expect(reports.map(\.returned) == [nil, true, false, "back", nil])
    #expect(reports.map { $0.outcome == nil } == [false, true, false, true, true])
    #expect(
      reports.map(\.judged) == [
        ["/script/0/expect/hit", "/script/0/expect/fired/buy:"], [], [], [], [],
      ]
    )
    #expect("\(reports[0].step)" == #"{"send":"touch.tap","at":"buy"}"#)
    #expect(reports[0].occurrences.upperBound == reports[1].occurrences.lowerBound)
    #expect(reports[1].occurrences.count == 1)
    #expect(reports[4].occurrences.isEmpty)
  }

  @Test func `a variant's steps keep their place in the document's script`() throws {
    let text = """
      { "format": 1, "app": { "windows": [ { "id": "window" } ] },
        "variants": [ { "id": "a" }, { "id": "b" } ],
        "script": [ { "wait": 1, "when": "a" }, { "wait": 2, "when": "b" }, { "wait": 3 },
          { "when": "a", "expect": { "values": { "window.tag": 0 } } } ] }
      """
    let session = try Scenario.session(text, variant: "b")
    #expect((session.stepCount, session.nextStep) == (2, 0))
    #expect((session.nextPlace, session.lastPlace) == (1, 2))
    let first = session.runStep()
    #expect((first.index, first.pointer) == (1, "/script/1"))
    #expect((session.nextStep, session.nextPlace) == (1, 2))
    _ = session.runStep()
    #expect(session.nextPlace == nil)
    #expect(session.isOver)
  }

  // MARK: - Time

  @Test(arguments: [("1", true), ("1.000001", false), ("0.999999", true)])
  func `idle is when no timer is due within a second`(delay: String, isFired: Bool) throws {
    let script = """
      [ { "after": \(delay), "do": [ { "set": { "pad.tag": 1 } } ] }, { "wait": "idle" },
        { "expect": { "values": { "pad.tag": \(isFired ? 1 : 0) } } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }

  @Test(arguments: [("0.5", 1), ("0.499999", 0), ("0.500001", 1), ("0", 0)])
  func `a wait brings the timers that are due at its end`(seconds: String, tag: Int) throws {
    let script = """
      [ { "after": 0.5, "do": [ { "set": { "pad.tag": 1 } } ] }, { "wait": \(seconds) },
        { "expect": { "values": { "pad.tag": \(tag) } } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }

  @Test func `timers of one time run in the order in which they were set`() throws {
    let script = """
      [ { "after": 0.2, "do": [ { "set": { "pad.tag": 2 } } ] },
        { "after": 0.1, "do": [ { "set": { "pad.tag": { "sum": ["$pad.tag", 10] } } } ] },
        { "after": 0.2, "do": [ { "set": { "pad.tag": { "sum": ["$pad.tag", 100] } } } ] },
        { "wait": 0.1, "expect": { "values": { "pad.tag": 10 } } },
        { "wait": 0.1, "expect": { "values": { "pad.tag": 102 } } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }

  @Test func `a timer of no delay runs in the next turn`() throws {
    let script = """
      [ { "after": 0, "do": [ { "set": { "pad.tag": 1 } } ] },
        { "expect": { "values": { "pad.tag": 0 } } },
        { "wait": 0, "expect": { "values": { "pad.tag": 1 } } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }
}
