@_spi(Workbench) import ScenarioKit
import Testing

struct ScriptTests {
  private let card = """
    [ { "id": "card", "frame": [10, 10, 100, 100], "overrides": { "touchesBegan": [] },
        "subviews": [ { "id": "label", "class": "UILabel", "frame": [0, 0, 50, 50] },
          { "id": "leaf", "frame": [50, 50, 20, 20] } ] } ]
    """

  @Test func `a tap is hit, handled and counted`() throws {
    let session = try Scenario.session(
      views: card,
      script: """
        [ { "send": "touch.tap", "at": "leaf", "expect": { "hit": "leaf", "handledBy": "card",
            "path": ["leaf", "card"], "discarded": false,
            "fired": { "card.touchesBegan": 1, "leaf.touches*": 2, "card.touchesMoved": 0 },
            "calls": ["leaf.touchesBegan", { "call": "card.touchesBegan", "inside": "leaf.touchesBegan",
              "with": { "touch.view": "leaf", "touches.count": 1, "touch.location": [70, 70] } }],
            "rule": ["hit-test.self-is-fallback", "!hit-test.skips-hidden"] } },
          { "set": { "leaf.isHidden": true, "card.bounds.origin": [5, 0] } },
          { "send": "touch.tap", "at": [70, 70],
            "expect": { "hit": "card", "rule": "hit-test.skips-hidden",
              "values": { "card.bounds": [5, 0, 100, 100], "leaf.superview": "card" } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `what does not hold is reported with its place and both sides`() throws {
    let session = try Scenario.session(
      views: card,
      script: #"[ { "send": "touch.tap", "at": "leaf", "expect": { "hit": "card" } } ]"#
    )
    let failure = try #require(session.runStep().failures.first)
    #expect(failure.pointer == "/script/0/expect/hit")
    #expect(failure.expected == #""card""#)
    #expect(failure.actual == #""leaf""#)
    #expect(failure.key == "hit")
  }
}
