import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// Reading changes nothing, whatever code a document has in the way of it.
struct ReadingTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  /// A card whose overrides change it whenever they are asked.
  private static func document() throws -> JSONValue {
    let overrides = """
      "overrides":{"canBecomeFirstResponder":[{"set":{"card.tag":7}},{"note":"asked"},\
      {"return":true}],"next":[{"set":{"card.alpha":0.5}},"super"],\
      "pointInside":[{"set":{"buy.tag":9}},"super"]}
      """
    let document = try Screens.card(adding: overrides, to: "card")
    document.set(
      "script",
      [
        ["wait": 1], ["set": ["buy.isHidden": true]],
        ["send": "touch.tap", "at": [60, 220], "expect": ["hit": "card"]],
        ["expect": ["fired": ["card.canBecomeFirstResponder": 0]]],
      ]
    )
    return document
  }

  /// The whole trace as it is told and as it is made again, and what the session says it is.
  private func state() throws -> [JSONValue] {
    let trace = try client.call("trace.get", ["level": "full", "limit": 10_000])
    let recording = try client.call("session.record")
    let session = try client.call("session.list")["sessions"]?[0] ?? .null
    return [trace["records"] ?? .null, recording["hash"] ?? .null, session["seq"] ?? .null]
  }

  private func readEverything() throws {
    for name in ["card", "buy", "root", "screen", "window", "application"] {
      try client.call("object.get", ["id": JSONValue(name)])
      try client.call("object.chain", ["from": JSONValue(name)])
    }
    try client.call("object.tree")
    for x in stride(from: 10, to: 390, by: 50) {
      for y in stride(from: 100, to: 500, by: 50) {
        try client.call("hit.test", ["at": [JSONValue(x), JSONValue(y)]])
      }
    }
    try client.call("hit.test", ["at": "card"])
    try client.call("render.text", ["what": "tree"])
    try client.call("render.text", ["what": "chain", "from": "card"])
    try client.call("render.text", ["what": "hit", "at": [60, 220]])
  }

  @Test func `what code computes is read, and the session stays as it is`() throws {
    _ = try client.open(try Self.document(), ["level": "full"])
    let card = try client.call("object.get", ["id": "card"])["values"]
    #expect(card?["canBecomeFirstResponder"]?.bool == true)
    #expect(card?["tag"]?.int == 0 || card?["tag"]?.int == 7)
    // What reading set is nowhere to be seen afterwards.
    let after = try client.call("object.get", ["id": "card", "properties": ["tag", "alpha"]])
    #expect(after["values"]?["tag"]?.int == 0)
    #expect(after["values"]?["alpha"]?.double == 1)
    let hit = try client.call("hit.test", ["at": [60, 220]])
    #expect(hit["hit"]?.string == "card")
    let buy = try client.call("object.get", ["id": "buy", "properties": ["tag"]])
    #expect(buy["values"]?["tag"]?.int == 0)
    let chain = try client.call("object.chain", ["from": "buy"])
    #expect(chain["chain"]?.elements.map { $0["id"]?.string }.prefix(3) == ["buy", "card", "root"])
  }

  @Test func `the trace is the same with and without, and steps can be taken back`() throws {
    _ = try client.open(try Self.document(), ["level": "full"])
    for _ in 1...4 { try client.call("script.step") }
    let plain = try state()
    try client.call("session.close")
    _ = try client.open(try Self.document(), ["level": "full"])
    try readEverything()
    for _ in 1...4 {
      let step = try client.call("script.step")
      #expect(step["failures"] == [])
      try readEverything()
    }
    #expect(try state() == plain)
    #expect(try client.call("script.back", ["steps": 2])["next"]?.int == 2)
  }

  @Test func `a hit test is no occurrence that an expectation counts`() throws {
    let document = Screens.card
    document.set(
      "script",
      [["wait": 1], ["expect": ["fired": ["buy.hitTest": 0, "card.pointInside": 0]]]]
    )
    _ = try client.open(document)
    try client.call("script.step")
    try client.call("hit.test", ["at": [200, 300]])
    #expect(try client.call("script.step")["failures"] == [])
  }

  @Test func `why an expectation failed is found without running code of the app's`() throws {
    let overrides =
      #""overrides":{"canBecomeFirstResponder":[{"set":{"card.tag":"$count"}},{"return":true}]}"#
    let document = try Screens.card(adding: overrides, to: "card")
    let expected: JSONValue = ["values": ["card.canBecomeFirstResponder": false]]
    document.set(
      "script",
      [
        ["send": "touch.tap", "at": [60, 220], "expect": expected],
        ["send": "touch.tap", "at": [60, 220]],
      ]
    )
    _ = try client.open(document, ["level": "full"])
    let step = try client.call("script.step", ["level": "full"])
    #expect(step["failures"]?.count == 1)
    let tag: JSONValue = ["id": "card", "properties": ["tag"]]
    let now = try client.call("object.get", tag)["values"]
    // The commands run again count what the step itself asked, and nothing more.
    let next = try client.call("script.step", ["level": "full"])["step"]
    tag.set("record", try #require(next?["records"]?[0]))
    tag.set("level", "full")
    #expect(try client.call("object.get", tag)["values"] == now)
  }

  @Test func `a question to code is cancelled like any other run`() throws {
    let document = try Self.document()
    let taps = JSONValue.array()
    for _ in 0..<1500 { taps.append(["send": "touch.tap", "at": [60, 220]]) }
    document.set("script", taps)
    _ = try client.open(document, ["level": "outcome"])
    try client.call("script.run", ["level": "outcome"])
    let request = try client.wire.send("object.get", ["id": "card"])
    let id = try #require(Int(String(decoding: request.bytes, as: UTF8.self)))
    try client.wire.notify("$/cancelRequest", ["id": .init(id)])
    let error = #expect(throws: WireError.self) { try client.wire.answer(to: request) }
    #expect(error?.type == .workbenchCancelled)
  }
}
