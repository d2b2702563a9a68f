import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

@testable import Workbench

/// What records call objects without a name: the same to everybody, whenever they look.
struct RecordNameTests {
  private let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))

  /// A list whose cells have no names, one of which a tap takes away with a button in it.
  private static func document() throws -> JSONValue {
    let views = """
      "subviews":[{"frame":[0,0,100,100],\
      "subviews":[{"frame":[0,0,50,50]},{"frame":[50,0,50,50]}]}]
      """
    let document = try Screens.card(adding: views, to: "window")
    document.set(
      "script",
      [
        ["send": "touch.tap", "at": [60, 220]],
        ["send": "touch.tap", "at": [75, 25]],
        ["call": "removeFromSuperview", "on": "window.subviews[1].subviews[0]"],
        ["send": "touch.tap", "at": [75, 25]],
        ["call": "removeFromSuperview", "on": "window.subviews[1]"],
        ["send": "touch.tap", "at": [75, 25]],
        ["send": "motion.shake"], ["send": "remote-control.send", "command": "play"],
      ]
    )
    return document
  }

  private func lines(_ records: [JSONValue?]) -> [String] {
    records.compactMap { $0.map { String(decoding: $0.serialized(), as: UTF8.self) } }
  }

  private func get(_ level: String) throws -> [String] {
    let answer = try client.call("trace.get", ["level": .init(level), "limit": 10_000])
    return lines(answer["records"].map { $0.elements.map { $0 } } ?? [])
  }

  private func told() -> [String] {
    lines(client.wire.takeNotifications().map { $0.params["record"] })
  }

  @Test(arguments: ["route", "full"])
  func `a subscriber, the memory and a second run say the same`(level: String) throws {
    let document = try Self.document()
    _ = try client.open(document, ["level": .init(level)])
    try client.call("trace.subscribe", ["level": .init(level), "since": "start"])
    while try client.call("script.step")["finished"]?.bool == false {}
    let subscribed = told()
    let kept = try get(level)
    #expect(subscribed == kept)
    // Made again: a session at another level runs its journal for this one.
    try client.call("session.close")
    _ = try client.open(document, ["level": "outcome"])
    while try client.call("script.step", ["level": "outcome"])["finished"]?.bool == false {}
    #expect(try get(level) == kept)
    try client.call("trace.subscribe", ["level": .init(level), "since": "start"])
    // Those that were there before come after the answer.
    try client.call("rule.explain", ["id": "hit-test.skips-hidden"])
    #expect(told() == kept)
    #expect(!kept.contains { $0.contains("released#") })
  }

  @Test func `names do not hang on how deep the trace goes`() throws {
    for level in ["outcome", "route", "full"] {
      _ = try client.open(try Self.document(), ["level": .init(level)])
      while try client.call("script.step", ["level": .init(level)])["finished"]?.bool == false {}
      for shallow in ["outcome", "route"] {
        let found = try get(shallow)
        try client.call("session.close")
        _ = try client.open(try Self.document(), ["level": "full"])
        while try client.call("script.step", ["level": "full"])["finished"]?.bool == false {}
        #expect(try get(shallow) == found)
      }
      try client.call("session.close")
    }
  }

  @Test func `reading gives nothing a number`() throws {
    _ = try client.open(try Self.document(), ["level": "full"])
    for _ in 1...4 { try client.call("script.step") }
    let plain = try get("full")
    try client.call("session.close")
    _ = try client.open(try Self.document(), ["level": "full"])
    for _ in 1...4 {
      for name in ["window", "card", "screen", "application", "scene"] {
        try client.call("object.get", ["id": .init(name)])
      }
      try client.call("script.step")
    }
    #expect(try get("full") == plain)
  }
}
