import ScenarioTestSupport
import Testing

/// Methods of recognizers, touches, layers and views, called by documents.
struct GestureMemberTests {
  private func run(_ views: String, objects: String = "[]", _ script: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": \(objects), "windows": [ { "id": "window",
        "frame": [0, 0, 390, 844], "subviews": \(views) } ] }, "script": \(script) }
      """
    )
    #expect(problems == [])
  }

  @Test func `a pan tells where it is, how far it went, and starts anew where code says`() throws {
    try run(
      """
      [ { "id": "card", "frame": [100, 100, 200, 200], "gestureRecognizers": [
          { "id": "pan", "class": "UIPanGestureRecognizer", "target": "card",
            "action": "panned:" } ], "implements": { "panned:": [] } } ]
      """,
      """
      [ { "send": "touch.began", "at": [150, 150] },
        { "send": "touch.moved", "at": [190, 150], "duration": 0.2 },
        { "call": "translation", "on": "pan", "with": ["card"],
          "expect": { "returned": { "near": [40, 0], "within": 1e-6 },
            "values": { "pan.state": "changed", "pan.numberOfTouches": 1,
              "pan.location": [90, 50], "pan.translation": [40, 0] } } },
        { "call": "location(in:)", "on": "pan", "with": [null], "expect": { "returned": [190, 150] } },
        { "call": "location(in:)", "on": "pan", "with": ["card"], "expect": { "returned": [90, 50] } },
        { "call": "location(ofTouch:in:)", "on": "pan", "with": [0, "card"],
          "expect": { "returned": [90, 50] } },
        { "call": "velocity", "on": "pan", "with": ["card"],
          "expect": { "returned": { "near": [200, 0], "within": 1 } } },
        { "call": "setTranslation", "on": "pan", "with": [[3, 4], "card"],
          "expect": { "values": { "pan.translation": [3, 4] } } },
        { "send": "touch.moved", "at": [200, 160],
          "expect": { "values": { "pan.translation": [13, 14] } } } ]
      """
    )
  }

  @Test func `targets of a recognizer are added once each, and taken back by what names them`()
    throws
  {
    try run(
      """
      [ { "id": "card", "frame": [0, 0, 200, 200], "implements": ["tapped:", "logged"],
          "gestureRecognizers": [ { "id": "tap", "class": "UITapGestureRecognizer" } ] } ]
      """,
      objects: #"[ { "id": "other", "implements": ["tapped:"] } ]"#,
      """
      [ { "call": "addTarget", "on": "tap", "with": ["card", "tapped:"] },
        { "call": "addTarget", "on": "tap", "with": ["card", "tapped:"] },
        { "call": "addTarget", "on": "tap", "with": ["card", "logged"] },
        { "call": "addTarget", "on": "tap", "with": ["other", "tapped:"] },
        { "send": "touch.tap", "at": "card",
          "expect": { "fired": { "card.tapped:": 1, "card.logged": 1, "other.tapped:": 1 } } },
        { "call": "removeTarget", "on": "tap", "with": [null, "tapped:"] }, { "wait": 1 },
        { "send": "touch.tap", "at": "card",
          "expect": { "fired": { "card.tapped:": 0, "card.logged": 1, "other.tapped:": 0 } } },
        { "call": "removeTarget", "on": "tap", "with": ["card", null] }, { "wait": 1 },
        { "send": "touch.tap", "at": "card", "expect": { "fired": { "card.logged": 0,
            "tap.ended": 1 } } } ]
      """
    )
  }

  @Test func `a recognizer waits for another by code, and lets go of a touch`() throws {
    try run(
      """
      [ { "id": "card", "frame": [0, 0, 200, 200], "gestureRecognizers": [
          { "id": "one", "class": "UITapGestureRecognizer" },
          { "id": "two", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2 },
          { "id": "still", "class": "UITapGestureRecognizer", "overrides": { "touchesBegan": [
            { "call": "ignore", "on": "$self", "with": ["$touch", "$event"] }, "super" ] } } ] } ]
      """,
      """
      [ { "call": "require", "on": "one", "with": ["two"],
          "expect": { "values": { "one.requireToFail": ["two"], "two.requireToFail": [] } } },
        { "send": "touch.tap", "at": "card",
          "expect": { "fired": { "one.ended": 0, "still.ended": 0 } } },
        { "wait": 1, "expect": { "fired": { "one.ended": 1, "two.ended": 0, "still.ended": 0 } } } ]
      """
    )
  }

  @Test(arguments: [
    ("location", "$touch", "\"card\"", "\"answer\": [60, 70]"),
    ("location", "$touch", "null", "\"answer\": [160, 170]"),
    ("previousLocation", "$touch", "\"card\"", "\"answer\": [50, 50]"),
    ("previousLocation", "$touch", "null", "\"answer\": [150, 150]"),
    ("touches", "$event", "\"card\"", "\"answer\": { \"not\": [] }"),
    ("touches", "$event", "\"window\"", "\"answer\": { \"not\": [] }"),
    ("touches", "$event", "\"pad\"", "\"answer\": []"),
  ])
  func `a touch tells where it is and was, and an event whose touches it has`(
    call: String,
    on: String,
    argument: String,
    answer: String
  ) throws {
    try run(
      """
      [ { "id": "card", "frame": [100, 100, 200, 200], "overrides": { "touchesMoved": {
          "note": "seen", "with": { "answer": { "call": "\(call)", "on": "\(on)",
            "with": [\(argument)] } } } } },
        { "id": "pad", "frame": [0, 0, 50, 50] } ]
      """,
      """
      [ { "send": "touch.began", "at": [150, 150] },
        { "send": "touch.moved", "at": [160, 170], "expect": { "calls": [ { "call": "card.seen",
            "with": { \(answer) } } ] } } ]
      """
    )
  }

  @Test func `views go to the front and the back, and points from view to view`() throws {
    try run(
      """
      [ { "id": "a", "frame": [10, 20, 100, 100], "subviews": [ { "id": "inner",
          "frame": [1, 2, 50, 50] } ] }, { "id": "b", "frame": [0, 0, 9, 9] }, { "id": "c" } ]
      """,
      """
      [ { "call": "sendSubviewToBack", "on": "window", "with": ["c"],
          "expect": { "values": { "window.subviews": ["c", "a", "b"] } } },
        { "call": "isDescendant", "on": "inner", "with": ["a"], "expect": { "returned": true } },
        { "call": "isDescendant", "on": "a", "with": ["a"], "expect": { "returned": true } },
        { "call": "isDescendant", "on": "a", "with": ["inner"], "expect": { "returned": false } },
        { "call": "convert(_:from:)", "on": "inner", "with": [[21, 32], null],
          "expect": { "returned": [10, 10] } },
        { "call": "convert(_:from:)", "on": "window", "with": [[0, 0, 5, 6], "inner"],
          "expect": { "returned": [11, 22, 5, 6] } },
        { "call": "convert(_:to:)", "on": "inner", "with": [[0, 0, 5, 6], "a"],
          "expect": { "returned": [1, 2, 5, 6] } },
        { "call": "convert(_:to:)", "on": "inner", "with": [[0, 0], null],
          "expect": { "returned": [11, 22] } },
        { "call": "exchangeSubview", "on": "window", "with": [0, 2],
          "expect": { "values": { "window.subviews": ["b", "a", "c"] } } } ]
      """
    )
  }

  @Test func `layers are added in front or at a place, and taken out`() throws {
    try run(
      """
      [ { "id": "card", "layer": { "id": "paper", "masksToBounds": true, "mask": { "id": "shape" } } } ]
      """,
      objects: #"[ { "id": "glow", "class": "CALayer" }, { "id": "ink", "class": "CALayer" } ]"#,
      """
      [ { "expect": { "values": { "paper.mask": "shape", "paper.masksToBounds": true } } },
        { "call": "addSublayer", "on": "paper", "with": ["glow"] },
        { "call": "insertSublayer(_:at:)", "on": "paper", "with": ["ink", 0],
          "expect": { "values": { "paper.sublayers": ["ink", "glow"] } } },
        { "call": "insertSublayer(_:below:)", "on": "paper", "with": ["glow", "ink"],
          "expect": { "values": { "paper.sublayers": ["glow", "ink"] } } },
        { "call": "insertSublayer(_:at:)", "on": "paper", "with": ["glow", 99],
          "expect": { "values": { "paper.sublayers": ["ink", "glow"] } } },
        { "call": "removeFromSuperlayer", "on": "glow" },
        { "call": "removeFromSuperlayer", "on": "ink",
          "expect": { "values": { "paper.sublayers": null } } } ]
      """
    )
  }
}
