@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
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

  @Test func `waiting for idleness waits for an animation however long`() throws {
    let session = try Scenario.session(
      views: card,
      script: """
        [ { "animate": { "card.center": [300, 600] }, "duration": 3 }, { "wait": "idle" },
          { "send": "touch.tap", "at": [310, 640], "expect": { "hit": "card", "handledBy": "card",
            "calls": [ { "call": "card.touchesBegan", "with": { "touch.timestamp": 3 } } ] } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `an app that is never idle ends the run`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": [ { "id": "clock", "implements": { "tick": [
          { "after": 0.5, "do": [ { "call": "sendAction", "on": "application", "with": ["tick", "clock"] } ] } ] } } ],
        "windows": [] }, "script": [ { "send": "action.send", "action": "tick", "to": "clock" },
          { "wait": "idle", "expect": { "raised": "tooManyTimers" } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test(arguments: [#""$card.tag""#, #"{ "sum": [6, 5] }"#])
  func `a number that is read when a stimulus is sent keeps to its range`(fingers: String) throws {
    let session = try Scenario.session(
      views: card,
      script: """
        [ { "send": "touch.drag", "from": "card", "by": [5, 5], "fingers": \(fingers),
            "expect": { "raised": "invalidArgument" } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `a touch comes down in the scene that is named`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "scenes": [ { "id": "left", "windows": [ { "id": "a", "frame": [0, 0, 390, 844] } ] },
          { "id": "right", "windows": [ { "id": "b", "frame": [0, 0, 390, 844] } ] } ] },
        "script": [ { "send": "touch.tap", "at": [5, 5], "scene": "right", "expect": { "hit": "b" } },
          { "send": "touch.tap", "at": [5, 5], "scene": "left", "expect": { "hit": "a" } },
          { "send": "touch.drag", "from": [5, 5], "by": [50, 0], "scene": "right", "expect": { "hit": "b" } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `what does not hold is reported with its place and both sides`() throws {
    let session = try Scenario.session(
      views: card,
      script: #"[ { "send": "touch.tap", "at": "leaf", "expect": { "hit": "card" } } ]"#
    )
    let failure = try #require(session.runStep().failures.first)
    #expect(failure.pointer == "/script/0/expect/hit")
    #expect(failure.expected.english == #""card""#)
    #expect(failure.actual.english == #""leaf""#)
    #expect(failure.key == "hit")
  }
}
