import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// Which records of a full trace a shallower one has, too.
struct RecordLevelTests {
  private static let levels = ["outcome", "route"]

  /// The records of a level, without the numbers, which each level counts for itself.
  private func records(_ client: CheckedClient, _ level: String) throws -> [JSONValue] {
    let answer = try client.call("trace.get", ["level": .init(level), "limit": 10_000])
    return try #require(answer["records"]).elements.map(\.self)
  }

  /// A record as every level tells it.
  private func told(_ record: JSONValue) -> JSONValue {
    let told = JSONValue.object()
    for (key, value) in record.members where !["seq", "parent", "level"].contains(key) {
      told.set(key, value)
    }
    return told
  }

  @Test(arguments: Transport.allCases)
  func `a full trace says which of its records the route and the outcome have`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card, ["level": "full"])
      for _ in 1...3 { try client.call("script.step", ["level": "full"]) }
      let full = try records(client, "full")
      #expect(full.contains { $0["level"] == nil })
      for level in Self.levels {
        let shallow = try records(client, level)
        // Of itself a level is known: only a deeper trace has something to say.
        #expect(shallow.allSatisfy { $0["level"] == nil })
        let wanted = Self.levels.prefix { $0 != level } + [level]
        let found = full.filter { $0["level"]?.string.map(wanted.contains) == true }
        #expect(found.map(told) == shallow.map(told))
      }
    }
  }

  @Test func `a filter leaves the level with the records that it lets through`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(Screens.card, ["level": "full"])
    try client.call("trace.subscribe", ["level": "full", "filter": ["kinds": ["outcome"]]])
    try client.call("script.step", ["level": "full"])
    let records = client.wire.takeNotifications().compactMap { $0.params["record"] }
    #expect(records.map { $0["level"]?.string } == ["outcome"])
  }
}
