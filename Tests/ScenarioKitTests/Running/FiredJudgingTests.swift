@_spi(Workbench) import ResponderKit
import ScenarioTestSupport
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import Sentences
import Testing

/// How often something occurred in a span.
struct FiredJudgingTests {
  private static let buy = #""send": "touch.tap", "at": "buy""#

  @Test(arguments: [
    (#""buy:": 1"#, nil), (#""shop.buy:": 1"#, nil), (#""*.buy:": 1"#, nil),
    (#""buy.touchDown": 1"#, nil), (#""buy.touchUp*": 1"#, nil), (#""b*y.touchUp*": 1"#, nil),
    (#""back.touches*": 0"#, nil), (#""*.touchesBegan": { "atLeast": 1 }"#, nil),
    (#""buy.touchDown": { "oneOf": [1, 2] }"#, nil),
    (#""buy:": 2"#, "buy:: expected 2 times, but it is 1 times"),
    (#""buy:": 0"#, "buy:: expected 0 times, but it is 1 times"),
    (#""home.buy:": 1"#, "home.buy:: expected 1 times, but it is 0 times"),
    (
      #""buy.touchDown": { "above": 1 }"#,
      "buy.touchDown: expected above 1 times, but it is 1 times"
    ),
    (
      #""buy.touchDown": { "atLeast": 2, "below": 5 }"#,
      "buy.touchDown: expected at least 2 and below 5 times, but it is 1 times"
    ),
  ])
  func `something occurred as often as is wanted`(item: String, message: String?) throws {
    #expect(
      try JudgedApp.messages(of: "\"fired\": { \(item) }", after: Self.buy)
        == [message].compactMap(\.self)
    )
  }

  @Test func `each count that differs fails at its own place, in both languages`() throws {
    let reports = try JudgedApp.reports(
      """
      [ { \(Self.buy), "expect": { "fired": { "buy:": 3, "buy.touchDown": 1, "back.*": 1 } } } ]
      """
    )
    let failures = try #require(reports.first).failures
    #expect(
      failures.map(\.pointer) == [
        "/script/0/expect/fired/buy:", "/script/0/expect/fired/back.*",
      ]
    )
    #expect(failures.first?.expected.chinese == "3 次")
    #expect(failures.first?.actual.chinese == "1 次")
  }

  @Test func `the record of a count is where the last of them occurred`() throws {
    let script = """
      [ { \(Self.buy) }, { \(Self.buy) },
        { "wait": 1, "expect": { "fired": { "buy.touchDown": 1, "buy.touchCancel": 1,
          "buy.touchUpInside": 1 } } } ]
      """
    let session = try ScenarioSession(Scenario.document(JudgedApp.document(script))) {
      $0.simulation.dispatcher.trace.level = .full
    }
    let ends = (0..<2).map { _ in
      _ = session.runStep()
      return session.simulation.dispatcher.trace.position[.full]
    }
    let places = session.runStep().failures.compactMap { $0.record?[.full] }
    try #require(places.count == 3)
    #expect(ends[0] < places[0] && places[0] < places[2] && places[2] <= ends[1])
    // What never occurred is looked for to the end.
    #expect(places[1] == session.simulation.dispatcher.trace.position[.full])
  }

  @Test func `a span without the thing counts none of what was before`() throws {
    let script = """
      [ { \(Self.buy), "expect": { "fired": { "buy:": 1 } } },
        { "wait": 1, "expect": { "fired": { "buy:": 0, "buy.*": 0 } } },
        { \(Self.buy) }, { \(Self.buy) }, { "expect": { "fired": { "buy:": 2 } } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }
}
