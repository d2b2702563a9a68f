import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// Scenarios that are written as Swift.
struct ExportTests {
  @Test func `a variant is exported as Swift, and what cannot be says where it stands`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let answer = try client.call("scenario.export", ["id": "examples/studio", "variant": "inTime"])
    #expect(answer["variant"]?.string == "inTime")
    #expect(answer["swift"]?.string?.contains("enum ExamplesStudioInTime {") == true)
    let text = """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 9, 9] } ] },
        "script": [ { "release": "window" }, { "expect": { "firstResponder": null } } ] }
      """
    let error = #expect(throws: WireError.self) {
      try client.call("scenario.export", ["text": JSONValue(text)])
    }
    #expect(error?.type == .scenarioNotExportable)
    #expect(error?.details.first?.value == .text("/script/0/release"))
  }

  @Test func `a long script is run in slices, beside others, and can be cancelled`() throws {
    let workbench = TestWorkbench.make()
    let thread = QueueExecutor()
    let one = CheckedClient(InProcessConnection(to: workbench, executor: thread))
    let other = CheckedClient(InProcessConnection(to: workbench, executor: thread))
    let document = Screens.card
    let taps = JSONValue.array()
    for _ in 0..<1500 { taps.append(["send": "touch.tap", "at": [60, 220]]) }
    document.set("script", taps)
    let text = String(decoding: document.serialized(), as: UTF8.self)
    let request = try one.wire.send("scenario.export", ["text": JSONValue(text)])
    // Answered between two slices, while the long request is still on.
    #expect(try other.call("rule.list")["rules"]?.count ?? 0 > 0)
    let id = try #require(Int(String(decoding: request.bytes, as: UTF8.self)))
    try one.wire.notify("$/cancelRequest", ["id": .init(id)])
    let error = #expect(throws: WireError.self) { try one.wire.answer(to: request) }
    #expect(error?.type == .workbenchCancelled)
    guard case .integer(let step)? = error?.detail("step") else {
      Issue.record("no step")
      return
    }
    #expect((0..<1500).contains(step))
  }
}
