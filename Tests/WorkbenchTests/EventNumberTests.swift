import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// An event is called by its number among the events of its session, the same for ever.
struct EventNumberTests {
  /// The names of the events in order, each once.
  private func events(_ client: CheckedClient, _ level: String = "route") throws -> [String] {
    let answer = try client.call("trace.get", ["level": .init(level), "limit": 10_000])
    return try #require(answer["records"]).elements.filter { $0["kind"]?.string == "event-queued" }
      .compactMap { $0["at"]?.string }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private func play(_ client: CheckedClient) throws {
    try client.call("touch.tap", ["at": [60, 220]])
    try client.call("touch.tap", ["at": [60, 220]])
    try client.call("motion.shake")
    try client.call("press.button", ["type": "select"])
    try client.call("remote-control.send", ["command": "play"])
  }

  private static let names = ["UIEvent#1", "UIEvent#2", "UIEvent#3", "UIPressesEvent#4"]

  @Test(arguments: Transport.allCases)
  func `events are numbered from 1, whatever else there is`(transport: Transport) async throws {
    try await transport.withClient { client in
      let many = (0..<20).map { #"{"frame":[0,\#($0),5,5]}"# }.joined(separator: ",")
      let documents = [
        Screens.card, try Screens.card(adding: #""subviews":[\#(many)]"#, to: "window"),
      ]
      for document in documents {
        for level in ["outcome", "route", "full"] {
          _ = try client.open(document, ["level": .init(level)])
          try play(client)
          #expect(try events(client).prefix(4) == Self.names[...])
          #expect(try events(client, "full").prefix(4) == Self.names[...])
          try client.call("session.close")
        }
      }
    }
  }

  @Test func `an event has its name while it lives and when it is over`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(Screens.card)
    try client.call("touch.tap", ["at": [60, 220]])
    try client.call("touch.began", ["at": [60, 220]])
    let living = try events(client)
    #expect(living == ["UIEvent#1", "UIEvent#2"])
    try client.call("touch.ended")
    #expect(try events(client) == living)
  }

  @Test func `steps taken back and a replay give the same numbers again`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(Screens.card)
    try client.call("script.step")
    try client.call("script.step")
    #expect(try events(client) == ["UIEvent#1", "UIEvent#2"])
    try client.call("script.back")
    #expect(try events(client) == ["UIEvent#1"])
    try client.call("touch.tap", ["at": [200, 300]])
    #expect(try events(client) == ["UIEvent#1", "UIEvent#2"])
    let recording = try #require(try client.call("session.record")["text"])
    try client.call("session.close")
    try client.call("session.replay", ["text": recording])
    #expect(try events(client) == ["UIEvent#1", "UIEvent#2"])
  }
}
