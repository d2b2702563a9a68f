import Sentences
import Foundation
@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Testing

/// Which rules decided in a span, and which records the trace has.
struct RuleJudgingTests {
  private static let tap = #""send": "touch.tap", "at": "back""#

  @Test(arguments: [
    #""delivery.override-swallows""#, #"["delivery.override-swallows"]"#,
    #"["delivery.override-swallows", "!hit-test.skips-hidden"]"#, #""!hit-test.skips-hidden""#,
  ])
  func `a rule decided, or did not`(rule: String) throws {
    #expect(try JudgedApp.messages(of: "\"rule\": \(rule)", after: Self.tap) == [])
  }

  @Test func `each rule that did otherwise fails at its own place`() throws {
    let reports = try JudgedApp.reports(
      """
      [ { \(Self.tap), "expect": { "rule": ["delivery.override-swallows",
          "!delivery.override-swallows", "!hit-test.skips-hidden",
          "!hit-test.self-is-fallback"] } } ]
      """
    )
    let failures = try #require(reports.first).failures
    #expect(
      failures.map(\.message.english) == [
        "rule: expected not delivery.override-swallows, but it is delivery.override-swallows",
        "rule: expected not hit-test.self-is-fallback, but it is hit-test.self-is-fallback",
      ]
    )
    #expect(
      failures.map(\.pointer) == ["/script/0/expect/rule/1", "/script/0/expect/rule/3"]
    )
    #expect(failures.first?.expected.chinese == "没有 delivery.override-swallows")
  }

  @Test func `a rule that did not decide is told with those that did, by name`() throws {
    let script = """
      [ { \(Self.tap), "expect": { "hit": "back" } },
        { "call": "hitTest", "on": "buy", "with": [[5, 5]],
          "expect": { "rule": "hit-test.skips-hidden" } } ]
      """
    let failure = try JudgedApp.failure(script)
    #expect(failure.expected.english == "hit-test.skips-hidden")
    let decided = failure.actual.english.components(separatedBy: ", ")
    #expect(decided == decided.sorted())
    #expect(decided.contains("hit-test.self-is-fallback"))
    #expect(!decided.contains("delivery.override-swallows"))
  }

  @Test func `where no rule decided, that is what is told`() throws {
    let script = """
      [ { \(Self.tap), "expect": { "hit": "back" } },
        { "wait": 0, "expect": { "rule": "hit-test.skips-hidden" } } ]
      """
    let failure = try JudgedApp.failure(script)
    #expect(failure.actual.english == "no rule decided")
    #expect(failure.actual.chinese == "没有规则起决定作用")
  }

  @Test func `looking at a value decides nothing in the next span`() throws {
    let script = """
      [ { \(Self.tap), "expect": { "hit": "back" } },
        { "expect": { "chain": ["back", "*"] } },
        { "wait": 0, "expect": { "rule": "!delivery.override-swallows" } } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }

  @Test func `a longer span has the rules of all its steps`() throws {
    let script = """
      [ { "wait": 0, "expect": { "values": { "pad.tag": 0 } } },
        { \(Self.tap), "label": "tapped", "expect": { "hit": "back" } },
        { "wait": 0, "expect": { "rule": "!delivery.override-swallows" } },
        { "expect": { "rule": "delivery.override-swallows" }, "since": "tapped" },
        { "expect": { "rule": "delivery.override-swallows" }, "since": "start" },
        { "expect": { "rule": "delivery.override-swallows" }, "since": "launch" } ]
      """
    #expect(try JudgedApp.messages(script) == [])
  }

  // MARK: - Records

  @Test(arguments: [
    #"[ { "kind": "event-queued" } ]"#, #"{ "kind": "event-queued" }"#,
    #"[ { "kind": "window-chosen", "at": "window" }, { "method": "touchesBegan" } ]"#,
    #"[ { "method": "touchesBegan", "at": "back" }, { "method": "touchesEnded", "at": "back" } ]"#,
    #"[ { "rule": "delivery.override-swallows" } ]"#,
    #"[ { "kind": "event-queued", "time": 0 }, { "kind": "event-queued", "time": 0.08 } ]"#, "[]",
  ])
  func `records with these fields, in this order`(trace: String) throws {
    #expect(try JudgedApp.messages(of: "\"trace\": \(trace)", after: Self.tap) == [])
  }

  @Test(arguments: [
    (#"[ { "kind": "event-queued", "at": "back" } ]"#, 0, #"{ kind: "event-queued", at: "back" }"#),
    (
      #"[ { "method": "touchesEnded" }, { "method": "touchesBegan", "at": "back" } ]"#,
      1, #"{ method: "touchesBegan", at: "back" }"#
    ),
    (
      #"[ { "kind": "event-queued" }, { "kind": "event-queued" }, { "kind": "event-queued" } ]"#,
      2, #"{ kind: "event-queued" }"#
    ),
    (#"[ { "time": 0.5 } ]"#, 0, "{ time: 0.5 }"),
    (#"[ { "rule": "hit-test.skips-hidden" } ]"#, 0, #"{ rule: "hit-test.skips-hidden" }"#),
  ])
  func `the first record that is not there is told`(
    trace: String,
    place: Int,
    text: String
  ) throws {
    let failure = try JudgedApp.failure(
      "[ { \(Self.tap), \"expect\": { \"trace\": \(trace) } } ]"
    )
    #expect(failure.pointer == "/script/0/expect/trace/\(place)")
    #expect(failure.expected.english == text)
    #expect(failure.actual.english.hasPrefix("no such record among the "))
  }

  @Test func `how many records there were is told, of the span alone`() throws {
    func count(_ script: String) throws -> String {
      let failure = try JudgedApp.failure(script)
      return failure.actual.english
    }
    let missing = #""expect": { "trace": [ { "time": 99 } ] }"#
    #expect(
      try count(
        """
        [ { \(Self.tap), "expect": { "hit": "back" } },
          { "set": { "pad.tag": 1 }, \(missing) } ]
        """
      ) == "no such record among the 0 of the span after the one before"
    )
  }

  @Test func `the launch has records, too`() throws {
    let trace = #"{ "kind": "notification", "time": 0 }"#
    #expect(try JudgedApp.messages("[ { \"expect\": { \"trace\": [ \(trace) ] } } ]") == [])
    let script = """
      [ { \(Self.tap), "expect": { "hit": "back" } },
        { "expect": { "trace": [ \(trace), { "kind": "event-queued" } ] }, "since": "launch" },
        { "expect": { "trace": [ { "kind": "event-queued" } ] }, "since": "start" } ]
      """
    #expect(try JudgedApp.messages(script) == [])
    #expect(
      try JudgedApp.messages(
        """
        [ { \(Self.tap), "expect": { "hit": "back" } },
          { "expect": { "trace": [ \(trace) ] }, "since": "start" } ]
        """
      ).count == 1
    )
  }

  @Test func `looking at records leaves those of whoever listens as they are`() throws {
    func records(_ item: String) throws -> [String] {
      var records: [String] = []
      let document = JudgedApp.document("[ { \(Self.tap), \"expect\": { \(item) } } ]")
      let session = try ScenarioSession(Scenario.document(document)) {
        let dispatcher = $0.simulation.dispatcher
        dispatcher.trace.level = .route
        dispatcher.trace.sink = { records.append("\($0.seq[.route]) \($0.kind)") }
      }
      #expect(Scenario.run(session) == [])
      return records
    }
    let plain = try records(#""hit": "back""#)
    #expect(try records(#""trace": [ { "kind": "event-queued" } ]"#) == plain)
  }
}
