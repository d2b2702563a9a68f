import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// Two runs of one script with something changed in either, and where they part.
struct CompareChangesTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  private func compare(_ left: JSONValue, _ right: JSONValue) throws -> JSONValue {
    try client.call("script.compare", ["changes": [left, right]])["runs"]?[0] ?? .null
  }

  @Test(arguments: Transport.allCases)
  func `a change before a step parts the runs in that step and not before`(
    transport: Transport
  ) async throws {
    try await transport.withClient { client in
      _ = try client.open(Screens.card)
      let change: JSONValue = ["step": 1, "set": ["card.isHidden": true]]
      let answer = try client.call("script.compare", ["changes": [.array(), [change]]])
      #expect(answer["parted"]?.bool == true)
      let parting = try #require(answer["runs"]?[0]?["parting"])
      #expect(parting["by"]?.string == "decision")
      #expect(parting["step"]?["pointer"]?.string == "/script/1")
      let sides = try #require(parting["sides"]).elements.map(\.self)
      #expect(sides.map { $0["outcome"]?["hit"]?.string } == ["buy", "root"])
      #expect(sides[1]["rule"]?.string?.hasPrefix("hit-test.") == true)
      // Only the side that was changed says so, as the request wrote it.
      #expect(sides[0]["changes"] == nil)
      #expect(sides[1]["changes"] == [change])
    }
  }

  @Test func `calls are changes, too, and either side may have some`() throws {
    _ = try client.open(Screens.card)
    let away: JSONValue = ["call": "removeFromSuperview", "on": "buy"]
    let faint: JSONValue = ["step": 1, "set": ["buy.alpha": 0]]
    let run = try compare([away], [faint])
    let sides = run["parting"]?["sides"]
    #expect(sides?.elements.map { $0["changes"]?.count } == [1, 1])
    #expect(sides?.elements.map { $0["outcome"]?["hit"]?.string } == ["card", "card"])
  }

  @Test func `what changes nothing on the way does not part`() throws {
    _ = try client.open(Screens.card)
    let same: JSONValue = [["step": 1, "set": ["card.tag": 4]]]
    #expect(try compare(same, .array())["parted"]?.bool == false)
  }

  @Test func `changes stand beside profiles`() throws {
    _ = try client.open(Screens.card)
    let answer = try client.call(
      "script.compare",
      [
        "profiles": [.object(), ["numbers": ["minimumHitAlpha": 0.6]]],
        "changes": [[["set": ["card.alpha": 0.5]]], [["set": ["card.alpha": 0.5]]]],
      ]
    )
    let sides = answer["runs"]?[0]?["parting"]?["sides"]
    #expect(sides?.elements.map { $0["outcome"]?["hit"]?.string } == ["card", "root"])
    #expect(sides?[1]?["profile"]?["numbers"]?["minimumHitAlpha"]?.double == 0.6)
  }

  @Test func `a comparison leaves the session where it stands`() throws {
    _ = try client.open(Screens.card)
    try client.call("script.step")
    let before = try client.call("session.list")
    let trace = try client.call("trace.get")
    _ = try compare(.array(), [["step": 1, "set": ["card.isHidden": true]]])
    #expect(try client.call("session.list") == before)
    #expect(try client.call("trace.get") == trace)
    let card = try client.call("object.get", ["id": "card", "properties": ["isHidden"]])
    #expect(card["values"]?["isHidden"]?.bool == false)
  }

  @Test(arguments: [
    (#"{"set":{"card.isHidden":3}}"#, "object.wrong-value", "/set/card.isHidden"),
    (#"{"set":{"crad.isHidden":true}}"#, "object.unknown", "/set/crad.isHidden"),
    (#"{"call":"removeFromSuperview"}"#, "params.missing-member", "/on"),
    (#"{}"#, "params.conflict", ""),
    (#"{"step":3,"set":{"card.alpha":1}}"#, "params.out-of-range", "/step"),
  ])
  func `a change that is refused is found in the request`(
    change: String,
    type: String,
    path: String
  ) throws {
    _ = try client.open(Screens.card)
    let wrong: JSONValue = [["set": ["card.alpha": 1]], try JSON.parse(change)]
    let error = #expect(throws: WireError.self) { try compare(.array(), wrong) }
    #expect(error?.type.name == type)
    #expect(error?.path == "/params/changes/1/1" + path)
  }
}
