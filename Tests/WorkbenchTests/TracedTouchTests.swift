import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// Where fingers are, as the records of events tell it.
struct TracedTouchTests {
  private func records(
    _ client: CheckedClient,
    _ level: String = "route",
    where isWanted: (JSONValue) -> Bool = { _ in true }
  ) throws -> [JSONValue] {
    let answer = try client.call("trace.get", ["level": .init(level), "limit": 10_000])
    return try #require(answer["records"]).elements.filter(isWanted)
  }

  /// What the fingers of each event of touches do, as `1 began 40,50`.
  private func touches(_ client: CheckedClient, _ level: String = "route") throws -> [String] {
    try records(client, level) { $0["kind"]?.string == "event-queued" }.map { record in
      let touches = record["touches"].map { Array($0.elements) } ?? []
      #expect(touches.map { $0["phase"] } == record["phase"]?.elements.map(\.self) ?? [])
      return touches.map { touch in
        let point = touch["point"]?.elements.compactMap(\.int).map { "\($0)" } ?? []
        let finger = touch["finger"]?.int ?? 0
        return "\(finger) \(touch["phase"]?.string ?? "") \(point.joined(separator: ","))"
      }.joined(separator: "; ")
    }
  }

  @Test(arguments: Transport.allCases)
  func `an event tells where each finger that changes is on the screen`(
    transport: Transport
  )
    async throws
  {
    try await transport.withClient { client in
      _ = try client.open(Screens.card, ["level": "full"])
      // The window is not where the screen begins.
      try client.call("object.set", ["set": ["window.frame": [10, 20, 380, 800]]])
      try client.call("touch.began", ["at": [60, 260], "finger": 2])
      let two: JSONValue = [
        ["finger": 2, "phase": "moved", "at": [70, 270]],
        ["finger": 1, "phase": "began", "at": [100, 300]],
      ]
      try client.call("touch.event", ["fingers": two])
      try client.call("touch.ended", ["finger": 2])
      try client.call("touch.ended", ["finger": 1, "at": [110, 310]])
      for level in ["route", "full"] {
        #expect(
          try touches(client, level) == [
            "2 began 60,260", "2 moved 70,270; 1 began 100,300", "2 ended 70,270",
            "1 ended 110,310",
          ]
        )
      }
    }
  }

  @Test func `a finger whose touch is over is told for as long as it is on the glass`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(Screens.card)
    try client.call("touch.began", ["at": [60, 220]])
    try client.call("touch.cancelled")
    try client.call("touch.moved", ["at": [60, 240]])
    try client.call("touch.ended")
    #expect(
      try touches(client) == [
        "1 began 60,220", "1 cancelled 60,220", "1 moved 60,240", "1 ended 60,240",
      ]
    )
  }

  @Test func `a document may expect what fingers do, with their numbers`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    let document = Screens.card
    func step(_ touches: JSONValue, _ finger: JSONValue) -> JSONValue {
      [
        "send": "touch.tap", "at": [60, 220],
        "expect": [
          "trace": [
            ["kind": "event-queued", "touches": touches],
            ["kind": "touch-delivered", "touch": finger],
          ]
        ],
      ]
    }
    document.set(
      "script",
      [
        step([[1, "began", [60, 220]]], [1]), step([[1, "began", [60, 221]]], [1]),
        step([[1, "began", [60, 220]]], [2]),
      ]
    )
    _ = try client.open(document, ["level": "full"])
    let run = try client.call("script.run", ["level": "full"])["runs"]?[0]
    let failed = run?["failures"]?.elements.compactMap { $0["pointer"]?.string } ?? []
    #expect(failed.map { $0.prefix(9) } == ["/script/1", "/script/2"])
  }
}
