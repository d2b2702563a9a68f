import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// Which record a failed expectation names: the one that decided, and not just the last.
struct DecidingRecordTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  @Test(arguments: [
    (#"{"hit":"card"}"#, "hit"), (#"{"handledBy":"card"}"#, "handledBy"),
    (#"{"path":["card","root"]}"#, "path"), (#"{"discarded":false}"#, "discarded"),
  ])
  func `a failure names the record that decided, with its rule`(
    expected: String,
    key: String
  ) throws {
    let document = try Screens.card(adding: #""isUserInteractionEnabled":false"#, to: "card")
    document.set(
      "script",
      [["send": "touch.tap", "at": [60, 220], "expect": try JSON.parse(expected)]]
    )
    _ = try client.open(document)
    let failure = try #require(try client.call("script.step")["failures"]?[0])
    #expect(failure["key"]?.string == key)
    let records = try #require(try client.call("trace.get")["records"])
    let number = try #require(failure["record"]?.int)
    let record = try #require(records[number - 1])
    #expect(record["seq"]?.int == number)
    #expect(number < records.count)
    #expect(record["rule"]?.string == failure["reason"]?["rule"]?.string)
    guard key == "hit" else { return }
    #expect(record["at"]?.string == "card")
    #expect(record["rule"]?.string == "hit-test.skips-interaction-disabled")
  }
}
