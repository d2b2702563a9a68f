import Jansson
import Testing

@testable import Commands

struct WhatIfTests {
  private static let passed = #"{"scenario":"cards/hidden","passed":true,"runs":[]}"#

  @Test func `what would happen if is asked with the run`() {
    let daemon = FakeDaemon(replies: ["script.run": Self.passed])
    let changes = ["banner.isHidden=false", "banner.frame=[0, 0, 9, 9]"]
    let result = run(
      "run",
      "cards/hidden",
      "--what-if",
      changes[0],
      "--what-if",
      changes[1],
      daemon: daemon
    )
    #expect(result.status == 0, "\(result.errors)")
    let asked = daemon.requests.all.first { $0.hasPrefix("script.run") }
    #expect(
      asked?.contains(
        #""changes":[{"step":0,"set":{"banner.isHidden":false}},{"step":0,"set":{"banner.frame":[0,0,9,9]}}]"#
      ) == true,
      "\(asked ?? "")"
    )
  }

  @Test(arguments: ["banner", "banner.isHidden", "=1", "banner.isHidden="])
  func `what is no assignment is a fault of usage`(text: String) {
    let result = run("run", "cards/hidden", "--what-if", text)
    #expect(result.status == 2)
    #expect(result.errors.contains("'\(text)' for --what-if is no assignment"))
  }

  @Test func `a topic ends with one summary, and names what was not as expected`() {
    let list =
      #"{"scenarios":[{"id":"cards/hidden","title":"A"},{"id":"cards/order","title":"B"}]}"#
    var daemon = FakeDaemon(replies: [
      "scenario.list": list,
      "script.run": #"{"scenario":"cards/hidden","passed":true,"runs":[\#(Self.variant(true))]}"#,
    ])
    let good = run("run", "cards", daemon: daemon)
    #expect(good.status == 0, "\(good.errors)")
    #expect(good.output.contains("✓ 2 of 2 scenarios as expected, 2 runs"))
    daemon.replies["script.run"] =
      #"{"scenario":"cards/hidden","passed":false,"runs":[\#(Self.variant(false))]}"#
    let bad = run("run", "cards", daemon: daemon)
    #expect(bad.status == 1)
    #expect(bad.output.contains("✗ 0 of 2 scenarios as expected"))
    #expect(bad.output.contains("responder run cards/hidden"))
  }

  @Test func `several results are one JSON value`() throws {
    let daemon = FakeDaemon(replies: ["script.run": Self.passed])
    let result = run("run", "cards/hidden", "cards/order", "-o", "json", daemon: daemon)
    let value = try JSON.parse(result.output)
    #expect(value["passed"]?.bool == true)
    #expect(value["scenarios"]?.count == 2)
  }

  private static func variant(_ passed: Bool) -> String {
    #"{"variant":null,"passed":\#(passed),"steps":[],"failures":[]}"#
  }
}
