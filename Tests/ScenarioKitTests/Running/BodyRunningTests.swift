@_spi(Workbench) import ScenarioKit
import ScenarioTestSupport
import Testing

/// What bodies know, do and leave behind.
struct BodyRunningTests {
  /// Runs a script on a card with these members, and a responder `log` outside every tree.
  private func expectAllHold(_ members: String, _ script: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "objects": [ { "id": "log", "class": "UIResponder" } ], "windows": [
        { "id": "window", "frame": [0, 0, 390, 844], "subviews": [
          { "id": "card", "frame": [10, 10, 100, 100], "isMultipleTouchEnabled": true, \(members),
            "subviews": [ { "id": "leaf", "frame": [0, 0, 40, 40] } ] } ] } ] },
        "script": \(script) }
      """
    )
    #expect(problems == [])
  }

  @Test func `a method's runs are counted on each object alone, each method for itself`() throws {
    try expectAllHold(
      """
      "overrides": { "touchesBegan": [ { "note": "began", "with": { "n": "$count" } } ],
        "touchesEnded": [ { "note": "ended", "with": { "n": "$count" } } ] },
      "implements": { "save:": [ { "note": "saved", "with": { "n": "$count" } } ],
        "load": [ { "note": "loaded", "with": { "n": "$count" } } ] }
      """,
      """
      [ { "send": "touch.tap", "at": [90, 90] }, { "send": "touch.tap", "at": [90, 90] },
        { "send": "action.send", "action": "save:", "to": "card" },
        { "send": "action.send", "action": "load", "to": "card" },
        { "send": "action.send", "action": "save:", "to": "card" },
        { "expect": { "calls": [ { "call": "card.began", "with": { "n": 1 } },
          { "call": "card.ended", "with": { "n": 1 } },
          { "call": "card.began", "with": { "n": 2 } },
          { "call": "card.ended", "with": { "n": 2 } },
          { "call": "card.saved", "with": { "n": 1 } },
          { "call": "card.loaded", "with": { "n": 1 } },
          { "call": "card.saved", "with": { "n": 2 } } ] } } ]
      """
    )
  }

  @Test func `touch is the first of the touches, self and the parameters are what they are`() throws
  {
    try expectAllHold(
      """
      "overrides": { "touchesBegan": [ { "note": "seen", "with": {
        "self": "$self", "touch": "$touch.view", "first": "$touches[0].view",
        "count": "$touches.count", "event": "$event.type", "card": "$card.bounds.width",
        "sum": { "sum": ["$count", 10, 0.5] }, "list": ["$self", null, 3],
        "call": { "call": "isDescendant", "on": "leaf", "with": ["card"] } } } ] }
      """,
      """
      [ { "send": "touch.tap", "at": [90, 90], "expect": { "calls": [ { "call": "card.seen",
          "with": { "self": "card", "touch": "card", "first": "card", "count": 1,
            "event": "touches", "card": 100, "sum": 11.5, "list": ["card", null, 3],
            "call": true } } ] } } ]
      """
    )
  }

  @Test func `a note's latest values can be read, and those of another note not`() throws {
    try expectAllHold(
      """
      "overrides": { "touchesBegan": [
        { "note": "was", "with": { "x": "$touch.location.x", "place": "$touch.location" } },
        { "if": { "$card.was.x": { "above": 80 } }, "then": [ { "note": "far" } ],
          "else": [ { "note": "close" } ] } ] }
      """,
      """
      [ { "expect": { "values": { "card.was.x": null } } },
        { "send": "touch.tap", "at": [60, 90],
          "expect": { "fired": { "card.close": 1, "card.far": 0 },
            "values": { "card.was.x": 60, "card.was.place.y": 90, "card.was.place": [60, 90] } } },
        { "send": "touch.tap", "at": [90, 70],
          "expect": { "fired": { "card.close": 0, "card.far": 1 },
            "values": { "card.was.x": 90, "card.was.place": ["$card.was.x", 70] } } } ]
      """
    )
  }

  @Test func `what a timer does knows the parameters, the count and no super`() throws {
    try expectAllHold(
      """
      "overrides": { "touchesBegan": [ { "after": 1, "do": [ { "note": "later",
        "with": { "n": "$count", "view": "$touch.view", "phase": "$touch.phase",
          "me": "$self" } } ] } ] }
      """,
      """
      [ { "send": "touch.tap", "at": [90, 90] }, { "send": "touch.tap", "at": [90, 90] },
        { "expect": { "fired": { "card.later": 0 } } },
        { "wait": 2, "expect": { "calls": [
          { "call": "card.later", "with": { "n": 1, "view": "card", "phase": "ended",
            "me": "card" } },
          { "call": "card.later", "with": { "n": 2 } } ] } } ]
      """
    )
  }

  @Test func `a branch may end the body, and one that does not goes on after it`() throws {
    try expectAllHold(
      """
      "overrides": { "canBecomeFirstResponder": [
        { "if": { "$count": 1 }, "then": [ { "note": "first" }, { "return": false } ] },
        { "if": { "$count": 9 }, "then": [ { "return": false } ], "else": [ { "note": "more" } ] },
        { "note": "last" }, { "return": true }, { "note": "never" } ] }
      """,
      """
      [ { "call": "becomeFirstResponder", "on": "card", "expect": { "returned": false,
          "fired": { "card.first": 1, "card.more": 0, "card.last": 0 } } },
        { "call": "becomeFirstResponder", "on": "card", "expect": { "returned": true,
          "fired": { "card.first": 0, "card.more": 1, "card.last": 1, "card.never": 0 } } } ]
      """
    )
  }

  @Test func `an error in a body stops all that would have followed`() throws {
    try expectAllHold(
      """
      "overrides": { "touchesBegan": [ { "call": "addSubview", "on": "card", "with": ["window"] },
        { "note": "after" }, { "set": { "leaf.tag": 1 } } ] }
      """,
      """
      [ { "send": "touch.tap", "at": [90, 90], "expect": { "raised": "viewCycle",
          "fired": { "card.after": 0, "card.touchesEnded": 0 }, "values": { "leaf.tag": 0 } } } ]
      """
    )
  }

  @Test func `a completion knows whether the animation finished, and comes at its end`() throws {
    try expectAllHold(
      #""alpha": 1"#,
      """
      [ { "animate": { "card.center": [200, 200], "leaf.alpha": 0.5 }, "duration": 2, "delay": 1,
          "completion": [
            { "if": { "$finished": true }, "then": [ { "set": { "leaf.tag": 7 } } ] } ] },
        { "expect": { "values": { "card.center": [200, 200], "leaf.alpha": 0.5 } } },
        { "wait": 2.9, "expect": { "values": { "leaf.tag": 0 } } },
        { "wait": 0.1, "expect": { "values": { "leaf.tag": 7 } } } ]
      """
    )
  }

  @Test func `finished is the innermost completion's, whatever the one around it was told`() throws
  {
    try expectAllHold(
      """
      "overrides": { "touchesEnded": [ { "animate": { "leaf.alpha": 0.5 }, "duration": 1,
        "completion": [ { "note": "outer", "with": { "whole": "$finished" } },
          { "animate": { "leaf.alpha": 0 }, "duration": 1,
            "completion": [ { "note": "inner", "with": { "whole": "$finished" } } ] } ] } ] }
      """,
      """
      [ { "send": "touch.tap", "at": [90, 90] },
        { "wait": 1.5, "expect": { "fired": { "card.outer": 1, "card.inner": 0 } } },
        { "call": "removeFromSuperview", "on": "leaf", "expect": { "fired": { "card.inner": 1 },
          "values": { "card.outer.whole": true, "card.inner.whole": false } } } ]
      """
    )
  }

  // MARK: - Assignments

  @Test func `assignments are made in turn, each with what the one before left`() throws {
    try expectAllHold(
      #""tag": 1"#,
      """
      [ { "set": [ { "card.tag": { "sum": ["$card.tag", 1] } },
          { "card.tag": { "sum": ["$card.tag", 10] }, "leaf.tag": "$card.tag" } ],
          "expect": { "values": { "card.tag": 12, "leaf.tag": 12 } } },
        { "set": { "card.frame.origin": [1, 2], "card.bounds.size.width": 30 },
          "expect": { "values": { "card.frame.height": 100, "card.bounds": [0, 0, 30, 100] } } },
        { "set": { "leaf.superview.tag": 99 }, "expect": { "values": { "card.tag": 99 } } } ]
      """
    )
  }

  @Test func `an override may be set while the app runs, and taken away`() throws {
    try expectAllHold(
      #""overrides": { "hitTest": null }"#,
      """
      [ { "send": "touch.tap", "at": [90, 90], "expect": { "hit": "window" } },
        { "set": { "card.overrides.hitTest": "leaf" } },
        { "send": "touch.tap", "at": [90, 90], "expect": { "hit": "leaf" } },
        { "set": { "card.implements": ["save:"] } },
        { "send": "action.send", "action": "save:", "from": "leaf",
          "expect": { "handledBy": "card", "fired": { "card.save:": 1 } } },
        { "set": { "card.implements": ["load:"] } },
        { "send": "action.send", "action": "save:", "from": "leaf",
          "expect": { "handledBy": null, "returned": false } } ]
      """
    )
  }

  @Test func `what the model does not hold is gone when it is released`() throws {
    try expectAllHold(
      #""tag": 1"#,
      """
      [ { "call": "removeFromSuperview", "on": "leaf" },
        { "expect": { "values": { "leaf.tag": 0 } } },
        { "release": "leaf" }, { "expect": { "values": { "leaf.tag": null, "leaf": null } } },
        { "release": "leaf" }, { "release": "card" },
        { "expect": { "values": { "card.tag": 1, "window.subviews": ["card"] } } } ]
      """
    )
  }

  @Test func `a view without an id that is released is found where it is as long as it lives`()
    throws
  {
    let session = try Scenario.session(
      views: #"[ { "id": "card", "subviews": [ { "tag": 1 }, { "tag": 2 } ] } ]"#,
      script: """
        [ { "release": "card.subviews[1]" },
          { "expect": { "values": { "card.subviews.count": 2, "card.subviews[1].tag": 2 } } },
          { "call": "bringSubviewToFront", "on": "card", "with": ["card.subviews[0]"] },
          { "expect": { "values": { "card.subviews[0].tag": 1, "card.subviews[1].tag": 2 } } },
          { "call": "removeFromSuperview", "on": "card.subviews[1]" },
          { "expect": { "values": { "card.subviews.count": 1, "card.subviews[1].tag": null } } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  // MARK: - Impossible

  @Test(arguments: [
    (#""call": "becomeFirstResponder", "on": "window.rootViewController""#, "invalidArgument"),
    (#""set": { "window.rootViewController.title": "x" }"#, "invalidArgument"),
    (#""set": { "card.center": { "sum": ["$card.center", 1] } }"#, "invalidArgument"),
    (#""set": { "card.tag": "$card.center" }"#, "wrong-type"),
  ])
  func `what cannot be done ends the step in an error`(action: String, type: String) throws {
    let session = try Scenario.session(
      views: #"[ { "id": "card" } ]"#,
      script: "[ { \(action) } ]"
    )
    let report = session.runStep()
    #expect(report.error?.type == type)
    #expect(session.isEndedByError)
  }
}
