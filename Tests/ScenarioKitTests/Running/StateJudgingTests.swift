import Sentences
@_spi(Workbench) import ScenarioKit
import Testing

/// What is so when an expectation is reached: the first responder, values, states and chains.
struct StateJudgingTests {
  private static let focus = #""call": "becomeFirstResponder", "on": "field""#
  private static let still = #""wait": 0.1"#

  @Test(arguments: [
    (focus, #""field""#, nil),
    (focus, "null", #"expected null, but it is "field""#),
    (focus, #"{ "not": null }"#, nil),
    (still, "null", nil),
    (still, #""field""#, #"expected "field", but it is null"#),
    (focus, #"{ "window": "field" }"#, nil),
    (focus, #"{ "window": "field", "second": null }"#, nil),
    (focus, #"{ "window": null }"#, #"expected null, but it is "field""#),
    (focus, #"{ "second": "field" }"#, #"expected "field", but it is null"#),
  ])
  func `the first responder is the key window's, or that of each window named`(
    step: String,
    wanted: String,
    message: String?
  ) throws {
    #expect(
      try JudgedApp.messages(of: "\"firstResponder\": \(wanted)", after: step)
        == [message].compactMap { $0.map { "firstResponder: " + $0 } }
    )
  }

  @Test func `each window's first responder fails at its own place`() throws {
    let reports = try JudgedApp.reports(
      """
      [ { \(Self.focus), "expect": { "firstResponder": { "second": "field", "window": null } } } ]
      """
    )
    #expect(
      reports.first?.failures.map(\.pointer) == [
        "/script/0/expect/firstResponder/second", "/script/0/expect/firstResponder/window",
      ]
    )
    #expect(reports.first?.judged == reports.first?.failures.map(\.pointer))
  }

  @Test func `every value that differs is a failure of its own, in the order of the text`() throws {
    let reports = try JudgedApp.reports(
      """
      [ { "wait": 0, "expect": {
          "values": { "pad.alpha": 0.5, "pad.isHidden": false, "pad.tag": 3 },
          "state": { "tap": "began", "buy": ["selected"] } } } ]
      """
    )
    let report = try #require(reports.first)
    #expect(
      report.failures.map { "\($0.line):\($0.column) \($0.pointer) \($0.message.english)" } == [
        "14:30 /script/0/expect/values/pad.alpha pad.alpha: expected 0.5, but it is 1",
        "14:69 /script/0/expect/values/pad.tag pad.tag: expected 3, but it is 0",
        "15:23 /script/0/expect/state/tap "
          + #"tap.state: expected "began", but it is "possible""#,
        "15:39 /script/0/expect/state/buy "
          + #"buy.state: expected ["selected"], but it is []"#,
      ]
    )
    #expect(report.failures.map(\.key) == ["values", "values", "state", "state"])
    #expect(
      report.judged == [
        "/script/0/expect/values/pad.alpha", "/script/0/expect/values/pad.isHidden",
        "/script/0/expect/values/pad.tag", "/script/0/expect/state/tap",
        "/script/0/expect/state/buy",
      ]
    )
  }

  @Test(arguments: [
    (#""set": { "buy.isHighlighted": true }"#, #""buy": ["highlighted"]"#, true),
    (#""set": { "buy.isHighlighted": true }"#, #""buy": []"#, false),
    (
      #""set": { "buy.isHighlighted": true, "buy.isSelected": true }"#,
      #""buy": ["selected", "highlighted"]"#, true
    ),
    (
      #""set": { "buy.isHighlighted": true, "buy.isSelected": true }"#,
      #""buy": ["selected", "selected"]"#, false
    ),
    (
      #""set": { "buy.isHighlighted": true, "buy.isSelected": true }"#,
      #""buy": "selected""#, false
    ),
    (#""set": { "buy.isSelected": true }"#, #""buy": "selected""#, true),
    (#""set": { "buy.isSelected": true }"#, #""buy": { "contains": "selected" }"#, true),
    (#""set": { "buy.isSelected": true }"#, #""buy": { "contains": "disabled" }"#, false),
    (#""send": "touch.tap", "at": "pad""#, #""tap": "possible""#, true),
  ])
  func `a control's state is a set, in any order`(
    step: String,
    item: String,
    holds: Bool
  ) throws {
    #expect(try JudgedApp.messages(of: "\"state\": { \(item) }", after: step).isEmpty == holds)
  }

  // MARK: - Chains

  @Test(arguments: [
    #"["plain", "root", "home", "window", "scene", "application"]"#,
    #"["plain", "*"]"#, #"["plain", "*", "application"]"#, #"["plain", "*", "*", "scene", "*"]"#,
    #"["plain", "root", "*", "window", "*", "application"]"#,
    #"["plain", "*", "root", "*", "home", "*", "application"]"#,
    #"["buy", "root", "*"]"#, #"["application"]"#, #"["application", "*"]"#,
  ])
  func `a chain is what was written, where a star is any number of objects`(chain: String) throws {
    #expect(try JudgedApp.messages(of: "\"chain\": \(chain)", after: Self.still) == [])
  }

  @Test(arguments: [
    #"["plain"]"#, #"["plain", "root"]"#, #"["plain", "home", "*"]"#, #"["plain", "*", "plain"]"#,
    #"["plain", "*", "window"]"#, #"["plain", "*", "home", "*", "root", "*"]"#,
    #"["plain", "*", "application", "scene"]"#,
    #"["plain", "root", "home", "window", "scene", "application", "*", "application"]"#,
    #"["plain", "*", "scene", "*", "scene", "*"]"#,
  ])
  func `a chain with one object too few, too many or elsewhere fails`(chain: String) throws {
    let wanted = chain.dropFirst().dropLast().replacing("\"", with: "").replacing(", ", with: " → ")
    #expect(
      try JudgedApp.messages(of: "\"chain\": \(chain)", after: Self.still) == [
        "chain: expected \(wanted), but it is "
          + "plain → root → home → window → scene → application"
      ]
    )
  }

  @Test func `what leads nowhere is nobody in a chain`() throws {
    let chain = #""chain": ["plain", "home.presentedViewController", "*"]"#
    #expect(
      try JudgedApp.messages(of: chain, after: Self.still) == [
        "chain: expected plain → home.presentedViewController → *, but it is "
          + "plain → root → home → window → scene → application"
      ]
    )
  }

  @Test func `a chain that begins with nobody is told to be none`() throws {
    let failure = try JudgedApp.failure(
      #"[ { "expect": { "chain": ["home.presentedViewController", "*"] } } ]"#
    )
    #expect(failure.expected.english == "home.presentedViewController → *")
    #expect(failure.actual.english == "no chain: home.presentedViewController is nil")
    #expect(failure.actual.chinese == "没有链：home.presentedViewController 是 nil")
  }
}
