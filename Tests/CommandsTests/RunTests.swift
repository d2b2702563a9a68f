import Jansson
import Testing

@testable import Commands

struct RunTests {
  private static let records = [
    #"{"seq":1,"parent":0,"time":0,"kind":"asked","at":"window","method":"hitTest"}"#,
    #"{"seq":2,"parent":1,"time":0,"kind":"asked","at":"banner","method":"hitTest"}"#,
    """
    {"seq":3,"parent":1,"time":0,"kind":"answered","at":"banner","method":"hitTest","answer":null,\
    "how":"inherited","rule":"hit-test.skips-hidden"}
    """,
    """
    {"seq":4,"parent":0,"time":0,"kind":"answered","at":"window","method":"hitTest",\
    "answer":"window","how":"inherited","rule":"hit-test.self-is-fallback"}
    """,
    """
    {"seq":5,"parent":0,"time":0,"kind":"outcome","hit":"window","handledBy":null,\
    "path":["window"],"discarded":true}
    """,
  ]

  private static func daemon(passed: Bool) -> FakeDaemon {
    let failure = """
      {"pointer":"/script/0/expect/hit","line":9,"column":20,"key":"hit","expected":"banner",\
      "actual":"window","message":"the touch hit window","record":3}
      """
    return FakeDaemon(
      replies: [
        "script.run": """
        {"scenario":"cards/hidden","passed":\(passed),"runs":[{"variant":null,"passed":\(passed),\
        "steps":[{"index":0,"pointer":"/script/0","action":"touch.tap at [1, 1]",\
        "records":[1,5]}],"failures":[\(passed ? "" : failure)]}]}
        """
      ],
      records: records
    )
  }

  @Test func `a run shows the route of each stimulus and that all was as expected`() {
    let result = run("run", "cards/hidden", daemon: Self.daemon(passed: true))
    #expect(result.status == 0)
    #expect(result.output.contains("cards/hidden  A hidden banner"))
    let line = result.output.split(separator: "\n").first { $0.contains("└─ banner") }
    #expect(line?.hasSuffix("hit-test.skips-hidden") == true)
    #expect(result.output.contains("✓ as expected"))
  }

  @Test func `a failed expectation exits with 1 and shows where the two part`() {
    let result = run("run", "cards/hidden", daemon: Self.daemon(passed: false))
    #expect(result.status == 1)
    #expect(result.output.contains("✗ expected hit"))
    #expect(result.output.contains("They part at record 3, banner: NO, rule hit-test.skips-hidden"))
    #expect(result.errors.isEmpty)
  }

  @Test func `json holds the runs and their records`() throws {
    let result = run("run", "cards/hidden", "-o", "json", daemon: Self.daemon(passed: true))
    let value = try JSON.parse(result.output)
    #expect(value["runs"]?[0]?["records"]?.count == 5)
    #expect(value["passed"]?.bool == true)
  }

  @Test func `variants run one by one, each with its own records`() throws {
    var daemon = Self.daemon(passed: true)
    daemon.replies["session.open"] = """
      {"session":"s1","scenario":"cards/hidden","title":"T","variants":[{"id":"a"},{"id":"b"}],\
      "objects":[],"warnings":[]}
      """
    _ = run("run", "cards/hidden", daemon: daemon)
    let runs = daemon.requests.all.filter { $0.hasPrefix("script.run") }
    #expect(runs.count == 2)
    #expect(runs[1].contains(#""variant":"b""#))
  }

  @Test func `a variant behind the name runs alone`() {
    let daemon = Self.daemon(passed: true)
    _ = run("run", "cards/hidden#clipped", daemon: daemon)
    #expect(daemon.requests.all.contains { $0.hasPrefix("script.run") && $0.contains("clipped") })
  }

  @Test func `show-wire prints each line with its direction, apart from the result`() {
    let result = run("run", "cards/hidden", "--show-wire", daemon: Self.daemon(passed: true))
    #expect(result.errors.contains(#"--> {"jsonrpc":"2.0","id":1,"method":"hello""#))
    #expect(result.errors.contains("<-- "))
    #expect(!result.output.contains("jsonrpc"))
  }

  @Test func `plain output draws nothing and says the same`() {
    let result = run("run", "cards/hidden", "--plain", daemon: Self.daemon(passed: true))
    let text = result.output.replacing("\n", with: " ")
    #expect(text.contains("banner.hitTest, answers nil. Rule: hit-test.skips-hidden."))
    #expect(!result.output.contains("└"))
  }
}
