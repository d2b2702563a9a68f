import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// The sentences that a record tells, for what no rule has a name for.
struct RecordSentenceTests {
  @Test func `an error's record says what went wrong in every language`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = try Screens.card(adding: #""subviews":[{"id":"leaf"}]"#, to: "window")
    document.set(
      "script",
      [
        [
          "call": "addSubview", "on": "leaf", "with": ["window"],
          "expect": ["raised": "viewCycle"],
        ]
      ]
    )
    _ = try client.open(document, ["level": "full"])
    try client.call("script.run")
    let records = try #require(try client.call("trace.get", ["level": "full"])["records"])
    let error = try #require(records.elements.first { $0["kind"]?.string == "error" })
    #expect(
      error["message"]?.string == "window cannot be added to leaf, which lies inside it"
    )
    #expect(error["messageZh"]?.string == "window 不能加到 leaf 里：后者在它里面")
  }
}
