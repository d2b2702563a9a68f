import Jansson
import Testing
import WorkbenchFraming
import WorkbenchProtocol

/// A member of records has one type, whatever it is a record of.
struct RecordTypeTests {
  private func records(
    _ client: CheckedClient,
    _ level: String = "route",
    where isWanted: (JSONValue) -> Bool = { _ in true }
  ) throws -> [JSONValue] {
    let answer = try client.call("trace.get", ["level": .init(level), "limit": 10_000])
    return try #require(answer["records"]).elements.filter(isWanted)
  }

  /// A card whose recognizers hold its touches back and take them.
  private static func document() throws -> JSONValue {
    let views = """
      "isMultipleTouchEnabled":true,"gestureRecognizers":[{"class":"UIPanGestureRecognizer",\
      "delaysTouchesBegan":true},{"class":"UITapGestureRecognizer","numberOfTapsRequired":2}]
      """
    return try Screens.card(adding: views, to: "card")
  }

  @Test(arguments: ["route", "full"])
  func `touch is always a list of whole numbers, and phase a list of names`(level: String) throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(try Self.document(), ["level": .init(level)])
    try client.call("touch.tap", ["at": [60, 220]])
    try client.call("touch.drag", ["from": [60, 220], "to": [60, 300]])
    try client.call("motion.shake")
    try client.call("press.key", ["input": "a"])
    try client.call("press.button", ["type": "select"])
    let all = try records(client, level)
    let touched = all.filter { $0["touch"] != nil }
    let phased = all.filter { $0["phase"] != nil }
    #expect(
      touched.allSatisfy { record in
        record["touch"]?.isArray == true
          && record["touch"]?.elements.allSatisfy { $0.int == 1 } == true
      }
    )
    #expect(
      phased.allSatisfy { record in
        record["phase"]?.isArray == true && record["phase"]?.elements.allSatisfy(\.isString) == true
      }
    )
    let kinds = Set(touched.compactMap { $0["kind"]?.string })
    #expect(kinds.isSuperset(of: ["touch-held", "touch-dropped", "touch-delivered"]))
    #expect(kinds.contains("recognizer-offered") == (level == "full"))
    let events = Set(phased.compactMap { $0["event"]?.string })
    #expect(events == ["touches", "motion", "presses"])
    #expect(phased.contains { $0["kind"]?.string == "touch-held" })
  }

  @Test func `what is thrown away while events are ignored says which fingers it was of`() throws {
    let client = CheckedClient(InProcessConnection(to: TestWorkbench.make()))
    _ = try client.open(Screens.card)
    try client.call("object.call", ["call": "beginIgnoringInteractionEvents", "on": "application"])
    try client.call("touch.tap", ["at": [60, 220], "fingers": 2])
    let dropped = try records(client) { $0["kind"]?.string == "touch-dropped" }
    #expect(dropped.first?["touch"]?.elements.compactMap(\.int) == [1, 2])
    #expect(dropped.first?["phase"]?.elements.map(\.string) == ["began", "began"])
  }
}
