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

  @Test func `a recording made before records said their level still replays`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(Screens.card, ["level": "full"])
    try client.call("script.step", ["level": "full"])
    let hash = try #require(try client.call("session.record")["hash"]?.string)
    // The hash as it was: FNV-1a over the records without what they say of their level.
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for record in try records(client, "full") {
      let old = JSONValue.object()
      for (key, member) in record.members where key != "level" { old.set(key, member) }
      for byte in old.serialized() { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    #expect(UInt64(hash, radix: 16) == value)
  }
}
