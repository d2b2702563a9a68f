@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

struct BodyTests {
  /// Runs a script on a card with these members and a responder `log` outside every tree.
  private func run(_ members: String, _ script: String) throws -> [String] {
    try Scenario.run(
      """
      { "format": 1, "app": { "objects": [ { "id": "log", "class": "UIResponder" } ], "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
          { "id": "card", "frame": [10, 10, 100, 100]\(members),
            "subviews": [ { "id": "leaf", "frame": [0, 0, 40, 40] } ] } ] } ] },
        "script": \(script) }
      """
    )
  }

  @Test(arguments: [
    (#""hitTest": "leaf""#, #""leaf""#), (#""hitTest": null"#, #""window""#),
    (#""hitTest": { "nilIfSelf": true }"#, #""window""#),
    (#""hitTest": { "nilIf": ["card"] }"#, #""window""#),
    (#""hitTest": ["super"]"#, #""card""#),
    (#""hitTest": [ "super", { "return": "leaf" } ]"#, #""leaf""#),
    (
      #""hitTest": [ { "if": { "$point.x": { "above": 20 } }, "then": [ { "return": null } ] } ]"#,
      #""window""#
    ),
    (#""pointInside": false"#, #""window""#),
    (#""pointInside": { "inset": 40 }"#, #""window""#),
    (#""pointInside": { "rect": [60, 60, 20, 20] }"#, #""card""#),
    (#""pointInside": { "ellipse": true }"#, #""card""#),
    (#""pointInside": { "only": ["leaf"] }"#, #""window""#),
    (#""pointInside": { "also": ["leaf"] }"#, #""card""#),
    (#""pointInside": { "except": ["leaf"] }"#, #""card""#),
  ])
  func `what an override may answer`(override: String, hit: String) throws {
    let problems = try run(
      #", "overrides": { \#(override) }"#,
      #"[ { "send": "touch.tap", "at": [80, 80], "expect": { "hit": \#(hit) } } ]"#
    )
    #expect(problems == [])
  }

  @Test func `a body notes, counts, sets, calls and answers in order`() throws {
    let problems = try run(
      """
      , "overrides": { "touchesBegan": [
          { "note": "was", "with": { "alpha": "$self.alpha", "x": "$touch.location.x", "n": "$count" } },
          { "set": { "$self.alpha": 0.5, "leaf.center": { "sum": ["$card.center", [1, 2]] } } },
          { "call": "bringSubviewToFront", "on": "$self", "with": ["leaf"] }, "super" ] }
      """,
      """
      [ { "send": "touch.tap", "at": [80, 80], "expect": { "fired": { "card.was": 1 },
          "calls": [ "card.touchesBegan",
            { "call": "card.was", "with": { "alpha": 1, "x": 80, "n": 1 }, "inside": "card.touchesBegan" },
            { "call": "card.bringSubviewToFront", "inside": "card.touchesBegan" } ],
          "values": { "card.alpha": { "near": 0.5, "within": 0.01 }, "leaf.center": [61, 62] } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `after runs later, and the clock brings it`() throws {
    let problems = try run(
      "",
      """
      [ { "after": 0.5, "do": [ { "set": { "card.isHidden": true } } ] },
        { "expect": { "values": { "card.isHidden": false } } }, { "wait": 0.5 },
        { "expect": { "values": { "card.isHidden": true } } },
        { "after": 0.9, "do": [ { "set": { "card.isHidden": false } } ] }, { "wait": "idle" },
        { "expect": { "values": { "card.isHidden": false } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test(arguments: ["1e6", "999999.5"])
  func `the longest times are as far as they go`(time: String) throws {
    let problems = try run(
      "",
      """
      [ { "after": \(time), "do": [ { "set": { "card.isHidden": true } } ] },
        { "animate": { "card.alpha": 0.5 }, "duration": \(time), "delay": \(time) },
        { "send": "touch.hold", "at": "leaf", "duration": \(time) }, { "wait": \(time) },
        { "send": "motion.shake", "duration": \(time), "expect": { "values": { "card.isHidden": true } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `release drops the document's own reference`() throws {
    let problems = try run(
      "",
      """
      [ { "expect": { "values": { "log.isFirstResponder": false } } }, { "release": "log" },
        { "release": "card" }, { "expect": { "values": { "log.next": null, "card.superview": "window" } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `a body that calls itself ends by the depth of calls`() throws {
    let problems = try run(
      #", "overrides": { "pointInside": [ { "call": "pointInside", "on": "$self", "with": ["$point"] } ] }"#,
      #"[ { "send": "touch.tap", "at": [80, 80], "expect": { "raised": "callDepth" } } ]"#
    )
    #expect(problems == [])
  }

  @Test func `a timer that re-arms itself at once ends the run`() throws {
    let body = #"[ { "call": "layoutIfNeeded", "on": "card" } ]"#
    let problems = try run(
      #", "overrides": { "layoutSubviews": [ { "after": 0, "do": [ { "call": "setNeedsLayout", "on": "card" }, { "call": "layoutIfNeeded", "on": "card" } ] } ] }"#,
      #"[ { "call": "setNeedsLayout", "on": "card" }, { "after": 0, "do": \#(body) }, { "wait": 1, "expect": { "raised": "tooManyTimers" } } ]"#
    )
    #expect(problems == [])
  }

  @Test func `a view put into itself is an error of the run`() throws {
    let problems = try run(
      "",
      #"[ { "call": "addSubview", "on": "leaf", "with": ["card"], "expect": { "raised": "viewCycle" } } ]"#
    )
    #expect(problems == [])
  }

  @Test func `an error that nobody expects ends the run`() throws {
    let problems = try run(
      "",
      #"[ { "call": "addSubview", "on": "leaf", "with": ["card"] }, { "expect": { "returned": 3 } } ]"#
    )
    #expect(problems.count == 1)
    #expect(problems[0].contains("viewCycle"))
  }

  @Test func `a stimulus aimed at a view in no window has no place`() throws {
    let problems = try run(
      "",
      """
      [ { "call": "removeFromSuperview", "on": "card" },
        { "send": "touch.tap", "at": "leaf", "expect": { "raised": "no-place" } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `a chain that comes back to itself is written as far as it goes`() throws {
    let problems = try run(
      #", "overrides": { "next": "leaf" }"#,
      """
      [ { "expect": { "chain": ["leaf", "card", "leaf"] } },
        { "send": "touch.began", "at": "leaf", "expect": { "raised": "responderCycle" } } ]
      """
    )
    #expect(problems == [])
  }
}
