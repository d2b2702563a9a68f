import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// Scripts that are run with something changed: what would happen if.
struct ChangesTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  private func run(_ changes: JSONValue) throws -> JSONValue {
    try client.call("script.run", ["changes": changes])["runs"]?[0] ?? .null
  }

  @Test func `a change before the first step decides what happens`() throws {
    _ = try client.open(Screens.card)
    let plain = try run([])
    #expect(plain["passed"]?.bool == true)
    let changed = try run([["set": ["card.isHidden": true]]])
    #expect(changed["passed"]?.bool == false)
    #expect(changed["steps"]?[0]?["outcome"]?["hit"]?.string == "root")
    // The session is launched anew for each run: nothing of the change stays.
    #expect(try run([])["passed"]?.bool == true)
  }

  private static let field = """
    { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
      "rootViewController": { "id": "screen",
        "overrides": { "viewDidAppear": [ { "call": "becomeFirstResponder", "on": "card" } ] },
        "view": { "id": "root", "subviews": [ { "id": "card", "frame": [0, 0, 9, 9] } ] } } } ] },
      "script": [ { "expect": { "values": { "card.isFirstResponder": true } } } ] }
    """

  @Test func `what the document's own objects can say is said before the launch`() throws {
    _ = try client.call("session.open", ["text": JSONValue(Self.field), "name": "field.json"])
    let changes: JSONValue = [["set": ["card.overrides.canBecomeFirstResponder": true]]]
    #expect(try run([])["passed"]?.bool == false)
    #expect(try run(changes)["passed"]?.bool == true)
    // The launch is the session's now, for whatever takes it back or records it.
    try client.call("script.back")
    try client.call("script.step")
    #expect(
      try client.call("object.get", ["id": "card"])["values"]?["isFirstResponder"]?.bool == true
    )
    let why = try client.call("script.why", ["want": "card.isFirstResponder"])
    #expect(why["holds"]?.bool == true)
    let recording = try client.call("session.record")["text"] ?? .null
    let replayed = try client.call("session.replay", ["text": recording])
    let params: JSONValue = ["session": replayed["session"] ?? .null, "id": "card"]
    #expect(try client.call("object.get", params)["values"]?["isFirstResponder"]?.bool == true)
    try client.call("session.close", ["session": replayed["session"] ?? .null])
    try client.call("session.reset")
    #expect(
      try client.call("object.get", ["id": "card"])["values"]?["isFirstResponder"]?.bool == false
    )
  }

  @Test func `a value that an assignment refuses is named by its path`() throws {
    _ = try client.open(Screens.card)
    let error = #expect(throws: WireError.self) {
      try client.call("object.set", ["set": ["card.alpha": "high"]])
    }
    #expect(error?.path == "/params/set/card.alpha")
  }

  @Test func `a change before a later step leaves those before it alone`() throws {
    _ = try client.open(Screens.card)
    let changed = try run([["step": 1, "call": "removeFromSuperview", "on": "card"]])
    #expect(changed["steps"]?[0]?["outcome"]?["hit"]?.string == "card")
    #expect(changed["steps"]?[1]?["outcome"]?["hit"]?.string == "root")
  }

  @Test(arguments: [
    (
      #"{"set":{"card.isHiden":true}}"#, "object.unknown-property",
      "/params/changes/1/set/card.isHiden"
    ),
    (
      #"{"set":{"crad.isHidden":true}}"#, "object.unknown",
      "/params/changes/1/set/crad.isHidden"
    ),
    (
      #"{"set":{"card.isHidden":3}}"#, "object.wrong-value",
      "/params/changes/1/set/card.isHidden"
    ),
    (#"{"call":"removeFromSuperview"}"#, "params.missing-member", "/params/changes/1/on"),
    (#"{"set":{},"call":"x","on":"card"}"#, "params.conflict", "/params/changes/1"),
    (#"{}"#, "params.conflict", "/params/changes/1"),
    (#"{"step":3,"set":{"card.alpha":1}}"#, "params.out-of-range", "/params/changes/1/step"),
  ])
  func `a change that is refused changes nothing`(
    change: String,
    type: String,
    path: String
  ) throws {
    _ = try client.open(Screens.card)
    try client.call("object.set", ["set": ["card.alpha": 0.5]])
    let changes: JSONValue = [["set": ["card.alpha": 0]], try JSON.parse(change)]
    let error = #expect(throws: WireError.self) { try run(changes) }
    #expect(error?.type.name == type)
    #expect(error?.path == path)
    #expect(try client.call("object.get", ["id": "card"])["values"]?["alpha"]?.double == 0.5)
  }
}
