@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Sentences
import Testing

/// Errors that would stop the app, expected or not.
struct RaisedJudgingTests {
  private static let cycle = #""call": "addSubview", "on": "pad", "with": ["root"]"#

  @Test(arguments: [
    (cycle, #""viewCycle""#, nil),
    (cycle, #""callDepth""#, "raised: expected callDepth, but it is viewCycle"),
    (#""wait": 1"#, #""viewCycle""#, "raised: expected viewCycle, but it is no error"),
  ])
  func `a step ends in the error that is wanted`(
    step: String,
    wanted: String,
    message: String?
  ) throws {
    #expect(
      try JudgedApp.messages(of: "\"raised\": \(wanted)", after: step)
        == [message].compactMap(\.self)
    )
  }

  @Test func `an expected error is no error of the report, and the run goes on`() throws {
    let reports = try JudgedApp.reports(
      """
      [ { \(Self.cycle), "expect": { "raised": "viewCycle" } },
        { "call": "hitTest", "on": "root", "with": [[10, 10]], "expect": { "returned": "back" } } ]
      """
    )
    #expect(reports.count == 2)
    #expect(reports.allSatisfy { $0.error == nil && $0.failures.isEmpty })
    #expect(reports.first?.judged == ["/script/0/expect/raised"])
  }

  @Test func `another error than the expected one fails, and the run goes on`() throws {
    let reports = try JudgedApp.reports(
      """
      [ { \(Self.cycle), "expect": { "raised": "callDepth" } },
        { "wait": 1, "expect": { "raised": "viewCycle" } } ]
      """
    )
    #expect(
      reports.map { $0.failures.map(\.actual.english) } == [["viewCycle"], ["no error"]]
    )
    #expect(reports.allSatisfy { $0.error == nil })
  }

  @Test(arguments: [
    cycle, #""set": { "home.presentedViewController.title": "x" }"#,
    #""animate": { "home.presentedViewController.title": "x" }"#,
  ])
  func `an error may be expected by the step that follows`(step: String) throws {
    let name = step == Self.cycle ? "viewCycle" : "invalidArgument"
    let reports = try JudgedApp.reports(
      """
      [ { \(step) }, { "expect": { "raised": "\(name)" } },
        { "expect": { "raised": "callDepth" } }, { "wait": 1 },
        { "expect": { "values": { "pad.tag": 0 } } } ]
      """
    )
    #expect(reports.map { $0.error == nil } == [true, true, true, true, true])
    #expect(
      reports.flatMap(\.failures).map(\.message.english)
        == ["raised: expected callDepth, but it is \(name)"]
    )
  }

  @Test(arguments: [
    #"{ "expect": { "hit": null } }"#, #"{ "wait": 1, "expect": { "raised": "viewCycle" } }"#,
  ])
  func `an error is no business of a step that does something or expects something else`(
    step: String
  ) throws {
    let reports = try JudgedApp.reports("[ { \(Self.cycle) }, \(step) ]")
    #expect(reports.map { $0.error?.type } == ["viewCycle"])
  }

  @Test func `an error that nobody expects ends the run, and nothing is judged`() throws {
    let session = try Scenario.session(
      JudgedApp.document(
        """
        [ { \(Self.cycle), "expect": { "values": { "pad.alpha": 7 } } },
          { "wait": 1, "expect": { "values": { "pad.alpha": 1 } } } ]
        """
      )
    )
    let report = session.runStep()
    #expect(report.error?.type == "viewCycle")
    #expect(report.failures.isEmpty)
    #expect(report.judged == [])
    #expect(session.isOver)
    #expect(session.isEndedByError)
    #expect(session.nextStep == 1)
    // Nothing is left to run: the report of no step is empty.
    let none = session.runStep()
    #expect(none.pointer == "")
    #expect(none.action == "")
    #expect(none.error == nil)
    #expect(session.nextStep == 1)
  }

  @Test func `an alternative may be an error, too`() throws {
    let items = #""anyOf": [ { "raised": "callDepth" }, { "raised": "viewCycle" } ]"#
    #expect(try JudgedApp.messages(of: items, after: Self.cycle) == [])
  }

  @Test func `a run that is over without an error was not ended by one`() throws {
    let session = try Scenario.session(JudgedApp.document(#"[ { "wait": 1 } ]"#))
    #expect(!session.isOver)
    _ = session.runStep()
    #expect(session.isOver)
    #expect(!session.isEndedByError)
  }

  @Test func `a stimulus that fails has no outcome`() throws {
    let script = """
      [ { "send": "touch.tap", "at": "buy" }, { "set": { "buy.isHidden": false } },
        { "call": "removeFromSuperview", "on": "pad" },
        { "send": "touch.tap", "at": "pad",
          "expect": { "raised": "no-place", "handledBy": "buy", "returned": null } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
    let reports = try JudgedApp.reports(script)
    #expect(reports.map { $0.outcome == nil } == [false, true, true, true])
  }
}
