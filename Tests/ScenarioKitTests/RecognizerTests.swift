@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// Recognizers as documents write, override, change and judge them.
struct RecognizerTests {
  /// Runs a script on a card with these recognizers, in a view of the controller `deck`.
  private func run(
    _ recognizers: String,
    _ script: String,
    card: String = "",
    objects: String = "",
    variants: String = "[]"
  ) throws -> [String] {
    try Scenario.run(
      """
      { "format": 1, "app": { "objects": [ \(objects) ], "windows": [ { "id": "window",
        "frame": [0, 0, 390, 844], "rootViewController": { "id": "deck",
        "view": { "id": "root", "subviews": [ { "id": "card", "frame": [100, 300, 200, 200]
          \(card), "gestureRecognizers": [ \(recognizers) ] } ] } } } ] },
        "variants": \(variants), "script": \(script) }
      """
    )
  }

  @Test func `states, their values at that moment, targets and calls`() throws {
    let problems = try run(
      """
      { "id": "pan", "class": "UIPanGestureRecognizer", "targets": [
        { "target": "deck", "action": "moved:" }, { "target": "log", "action": "also" } ] },
      { "id": "tap", "class": "UITapGestureRecognizer", "target": "deck", "action": "tapped:" }
      """,
      """
      [ { "expect": { "state": { "pan": "possible" }, "values": { "pan.view": "card",
            "card.gestureRecognizers": ["pan", "tap"], "tap.allowedPressTypes": ["select"] } } },
        { "send": "touch.drag", "from": "card", "by": [90, 0], "expect": {
            "fired": { "pan.began": 1, "pan.changed": { "atLeast": 5 }, "pan.ended": 1,
              "tap.failed": 1, "tapped:": 0, "card.touchesCancelled": 1, "pan.reset": 1 },
            "calls": [ { "call": "pan.began", "with": { "self.state": "began",
                  "self.location": { "inside": "window" }, "self.translation.x": { "atLeast": 10 },
                  "self.numberOfTouches": 1, "self.velocity": { "direction": "right" } } },
              { "call": "deck.moved:", "with": { "sender": "pan", "sender.state": "began" } },
              "log.also", { "repeat": ["pan.changed", "deck.moved:", "log.also"] }, "pan.ended",
              { "call": "deck.moved:", "with": { "sender.translation": { "near": [90, 0], "within": 0.5 } } },
              "log.also" ] } },
        { "call": "removeTarget", "on": "pan", "with": ["log", null] },
        { "call": "addTarget", "on": "tap", "with": ["log", "also"] },
        { "send": "touch.tap", "at": "card", "expect": { "fired": { "log.also": 1, "deck.tapped:": 1,
          "tap.ended": 1, "pan.failed": 1 }, "handledBy": "deck" } } ]
      """,
      objects: #"{ "id": "log" }"#
    )
    #expect(problems == [])
  }

  @Test func `two fingers: scale and rotation may be read, and set while they run`() throws {
    let problems = try run(
      """
      { "id": "pinch", "class": "UIPinchGestureRecognizer", "target": "deck", "action": "pinched:",
        "delegate": { "overrides": { "shouldRecognizeSimultaneouslyWith": true } } },
      { "id": "turn", "class": "UIRotationGestureRecognizer" }
      """,
      """
      [ { "send": "touch.pinch", "at": "card", "distance": [60, 120], "angle": [0, "45deg"],
          "expect": { "fired": { "pinch.began": 1, "pinch.ended": 1, "turn.began": 1, "turn.ended": 1 },
            "calls": [ { "call": "pinch.changed", "with": { "self.scale": { "above": 1.2 },
                "self.velocity": { "above": 0 }, "self.numberOfTouches": 2 } },
              { "call": "turn.ended", "with": { "self.rotation": { "near": 0.785, "within": 0.05 } } } ] } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `the scale is set by an action, as apps do`() throws {
    let problems = try run(
      #"{ "id": "pinch", "class": "UIPinchGestureRecognizer", "target": "deck", "action": "zoom:" }"#,
      """
      [ { "set": { "deck.implements": { "zoom:": [ { "set": { "$sender.scale": 1 } } ] } } },
        { "send": "touch.pinch", "at": "card", "distance": [60, 180], "expect": { "calls": [
          { "call": "pinch.changed", "with": { "self.scale": { "below": 1.3 } } } ],
          "fired": { "deck.zoom:": { "above": 5 } } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test(arguments: [
    (#""shouldBegin": { "direction": "right" }"#, "[60, 0]", 1),
    (#""shouldBegin": { "direction": "right" }"#, "[-60, 0]", 0),
    (#""shouldBegin": { "direction": "vertical" }"#, "[5, 60]", 1),
    (#""shouldBegin": false"#, "[60, 0]", 0),
    (
      #""shouldBegin": { "unless": { "$gestureRecognizer.translation.y": { "above": 0 } } }"#,
      "[0, 60]", 0
    ),
    (
      #""shouldReceiveTouch": { "onlyIf": { "$touch.location.x": { "below": 150 } } }"#, "[60, 0]",
      0
    ),
    (#""shouldReceiveTouch": { "onlyIf": { "$touch.view": "card" } }"#, "[60, 0]", 1),
    (#""shouldReceiveEvent": false"#, "[60, 0]", 0),
  ])
  func `a delegate answers`(answer: String, by: String, begins: Int) throws {
    let problems = try run(
      """
      { "id": "pan", "class": "UIPanGestureRecognizer", "delegate": { "overrides": { \(answer) } } }
      """,
      """
      [ { "send": "touch.drag", "from": "card", "by": \(by),
          "expect": { "fired": { "pan.began": \(begins), "pan.should*": { "atLeast": 1 } } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `what is read of a view's recognizers is what its override answers`() throws {
    let problems = try run(
      #"{ "id": "pan", "class": "UIPanGestureRecognizer" }"#,
      """
      [ { "expect": { "values": { "card.gestureRecognizers": [], "pan.view": "card" } } } ]
      """,
      card: #", "overrides": { "gestureRecognizers": { "return": [] } }"#
    )
    #expect(problems == [])
  }

  @Test(arguments: [
    (#""gestureRecognizerShouldBegin": { "direction": "left" }"#, 0),
    (#""gestureRecognizerShouldBegin": { "onlyIf": { "$gestureRecognizer": "pan" } }"#, 1),
    (#""gestureRecognizers": { "return": [] }"#, 0),
    (#""gestureRecognizers": { "return": ["pan"] }"#, 1),
    (#""gestureRecognizers": [ "super" ]"#, 1),
  ])
  func `a view answers`(answer: String, begins: Int) throws {
    let problems = try run(
      #"{ "id": "pan", "class": "UIPanGestureRecognizer" }"#,
      """
      [ { "send": "touch.drag", "from": "card", "by": [60, 0],
          "expect": { "fired": { "pan.began": \(begins) } } } ]
      """,
      card: #", "overrides": { \#(answer) }"#
    )
    #expect(problems == [])
  }

  @Test(arguments: [
    (#""canPrevent": false"#, #""canBePrevented": true"#, 0, 1),
    (
      #""canPrevent": true"#,
      #""canBePrevented": { "unless": { "$preventingGestureRecognizer": "quick" } }"#, 1, 1
    ),
    (
      #""canPrevent": { "onlyIf": { "$preventedGestureRecognizer": "slow" } }"#,
      #""canBePrevented": true"#, 1, 0
    ),
    (#""shouldBeRequiredToFail": true"#, #""canBePrevented": true"#, 1, 0),
  ])
  func `a class of the document's own answers`(
    quick: String,
    slow: String,
    quickBegins: Int,
    slowBegins: Int
  ) throws {
    let problems = try run(
      """
      { "id": "slow", "class": "UIPanGestureRecognizer", "overrides": { \(slow) } },
      { "id": "quick", "class": "UIPanGestureRecognizer", "overrides": { \(quick) } }
      """,
      """
      [ { "send": "touch.drag", "from": "card", "by": [60, 0],
          "expect": { "fired": { "quick.began": \(quickBegins), "slow.began": \(slowBegins) } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `a recognizer of the document's own takes states in its touches methods`() throws {
    let problems = try run(
      """
      { "id": "touch", "class": "UIGestureRecognizer", "target": "deck", "action": "touched:",
        "overrides": { "touchesBegan": [ "super", { "set": { "$self.state": "began" } } ],
          "touchesEnded": [ "super", { "set": { "$self.state": "changed" } },
            { "set": { "$self.state": "possible" } }, { "set": { "$self.state": "ended" } } ],
          "reset": [ "super", { "note": "again" } ] } },
      { "id": "tap", "class": "UITapGestureRecognizer" }
      """,
      """
      [ { "send": "touch.tap", "at": "card", "expect": { "fired": { "touch.began": 1, "tap.ended": 0,
          "touch.ended": 1, "deck.touched:": 3, "touch.again": 1, "card.touches*": 0 },
          "rule": ["gesture.illegal-transition-ignored", "gesture.reset-after-terminal"] } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `requirements of the node, of a call, and taken back`() throws {
    let problems = try run(
      """
      { "id": "single", "class": "UITapGestureRecognizer", "requireToFail": ["double"] },
      { "id": "double", "class": "UITapGestureRecognizer", "numberOfTapsRequired": 2 }
      """,
      """
      [ { "send": "touch.tap", "at": "card", "expect": { "fired": { "single.ended": 0 },
          "values": { "single.requireToFail": ["double"] } } },
        { "wait": 0.5, "expect": { "fired": { "single.ended": 1, "double.failed": 1 } } },
        { "set": { "single.requireToFail": [] } },
        { "send": "touch.tap", "at": "card", "expect": { "fired": { "single.ended": 1 } } },
        { "wait": 1 }, { "call": "require", "on": "single", "with": ["double"] },
        { "send": "touch.tap", "at": "card", "taps": 2,
          "expect": { "fired": { "single.ended": 0, "single.failed": 1, "double.ended": 1 } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `recognizers come and go by UIKit's calls, from outside every tree`() throws {
    let problems = try run(
      "",
      """
      [ { "send": "touch.tap", "at": "card", "expect": { "fired": { "late.ended": 0 } } },
        { "call": "addGestureRecognizer", "on": "card", "with": ["late"],
          "expect": { "values": { "late.view": "card", "card.gestureRecognizers.count": 1 } } },
        { "send": "touch.tap", "at": "card", "expect": { "fired": { "late.ended": 1, "deck.done:": 1 } } },
        { "call": "addGestureRecognizer", "on": "root", "with": ["late"],
          "expect": { "values": { "card.gestureRecognizers": [] } } },
        { "call": "removeGestureRecognizer", "on": "root", "with": ["late"] },
        { "send": "touch.tap", "at": "card", "expect": { "fired": { "late.*": 0 } } } ]
      """,
      objects:
        #"{ "id": "late", "class": "UITapGestureRecognizer", "target": "deck", "action": "done:" }"#
    )
    #expect(problems == [])
  }

  @Test func `a variant takes a delegate away, and a step gives it another`() throws {
    let problems = try run(
      """
      { "id": "lift", "class": "UILongPressGestureRecognizer" },
      { "id": "drag", "class": "UIPanGestureRecognizer", "delegate": "yes" }
      """,
      """
      [ { "send": "touch.drag", "from": "card", "by": [60, 0], "delay": 0.7 },
        { "when": "with", "expect": { "fired": { "drag.began": 1 } } },
        { "when": "without", "expect": { "fired": { "drag.began": 0 } } },
        { "set": { "drag.delegate": "yes" } },
        { "set": { "drag.delegate.overrides.shouldBegin": false } },
        { "send": "touch.drag", "from": "card", "by": [60, 0], "delay": 0.7,
          "expect": { "fired": { "drag.began": 0, "drag.shouldBegin": 1 } } },
        { "set": { "drag.delegate.overrides.shouldBegin": null } },
        { "send": "touch.drag", "from": "card", "by": [60, 0], "delay": 0.7,
          "expect": { "fired": { "drag.began": 1 } } } ]
      """,
      objects: """
        { "id": "yes", "overrides": { "shouldRecognizeSimultaneouslyWith": true } }
        """,
      variants: #"[ { "id": "with" }, { "id": "without", "set": { "drag.delegate": null } } ]"#
    )
    #expect(problems == [])
  }

  @Test func `a touch names its recognizers`() throws {
    let problems = try run(
      #"{ "id": "tap", "class": "UITapGestureRecognizer" }"#,
      """
      [ { "send": "touch.began", "at": "card", "expect": { "calls": [
          { "call": "card.touchesBegan", "with": { "touch.gestureRecognizers": ["tap"] } } ] } },
        { "send": "touch.ended" } ]
      """
    )
    #expect(problems == [])
  }

  @Test(arguments: [
    ("2", "", 1), ("200", #", "edge": "left""#, 1), ("2", #", "edge": "none""#, 0),
    ("2", #", "edge": "right""#, 0), ("200", "", 0),
  ])
  func `a touch counts as one from an edge by its place, or as it says`(
    x: String,
    edge: String,
    begins: Int
  ) throws {
    let problems = try run(
      "",
      """
      [ { "call": "addGestureRecognizer", "on": "root", "with": ["edgePan"] },
        { "send": "touch.drag", "from": [\(x), 600], "by": [100, 0]\(edge),
          "expect": { "fired": { "edgePan.began": \(begins) } } } ]
      """,
      objects:
        #"{ "id": "edgePan", "class": "UIScreenEdgePanGestureRecognizer", "edges": "left" }"#
    )
    #expect(problems == [])
  }

  @Test(arguments: [("phone", 0), ("pad", 1)])
  func `a pointer that hovers over a view`(idiom: String, begins: Int) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "device": { "userInterfaceIdiom": "\(idiom)" }, "windows": [ {
        "id": "window", "frame": [0, 0, 390, 844], "subviews": [ { "id": "card",
        "frame": [100, 300, 200, 200], "gestureRecognizers": [
          { "id": "hover", "class": "UIHoverGestureRecognizer" } ] } ] } ] },
        "script": [ { "send": "gesture.hover", "path": [[50, 400], "card"], "duration": 0.2,
          "expect": { "fired": { "hover.began": \(begins), "card.touches*": 0 } } },
          { "send": "gesture.hover", "path": ["card", [50, 400]],
            "expect": { "fired": { "hover.ended": \(begins) } } },
          { "send": "gesture.hover", "path": [[10, 10]], "expect": { "fired": { "hover.*": 0 } } } ] }
      """
    )
    #expect(problems == [])
  }

  @Test func `every stimulus of several fingers drives recognizers sixty times a second`() throws {
    let problems = try run(
      """
      { "id": "pan", "class": "UIPanGestureRecognizer", "minimumNumberOfTouches": 2 },
      { "id": "taps", "class": "UITapGestureRecognizer", "numberOfTouchesRequired": 2 },
      { "id": "turn", "class": "UIRotationGestureRecognizer" },
      { "id": "press", "class": "UILongPressGestureRecognizer", "numberOfTouchesRequired": 3 }
      """,
      """
      [ { "send": "touch.drag", "from": "card", "by": [0, 90], "fingers": 2,
          "expect": { "fired": { "pan.began": 1, "pan.ended": 1, "pan.changed": 18 } } },
        { "send": "touch.tap", "at": "card", "fingers": 2, "expect": { "fired": { "taps.ended": 1 } } },
        { "wait": 1 },
        { "send": "touch.hold", "at": "card", "fingers": 3,
          "expect": { "fired": { "press.began": 1, "press.ended": 1 } } },
        { "wait": 1 },
        { "send": "touch.rotate", "at": "card", "angle": [0, "60deg"],
          "expect": { "fired": { "turn.began": 1, "turn.changed": { "atLeast": 10 } } } },
        { "wait": 1 },
        { "send": "touch.play", "fingers": [
            [ { "time": 0, "at": [150, 400] }, { "time": 0.2, "at": [150, 480] } ],
            [ { "time": 0, "at": [250, 400] }, { "time": 0.2, "at": [250, 480] } ] ],
          "expect": { "fired": { "pan.began": 1, "turn.began": 0 } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `a swipe everywhere but in one view, as its delegate says`() throws {
    let problems = try run(
      "",
      """
      [ { "call": "addGestureRecognizer", "on": "root", "with": ["away"] },
        { "send": "touch.flick", "from": "card", "by": [0, 120],
          "expect": { "fired": { "close:": 0, "away.shouldReceiveTouch": 1, "away.ended": 0 } } },
        { "send": "touch.flick", "from": [200, 550], "by": [0, 120],
          "expect": { "fired": { "close:": 1, "away.ended": 1 } } } ]
      """,
      objects: """
        { "id": "away", "class": "UISwipeGestureRecognizer", "direction": "down", "target": "deck",
          "action": "close:", "delegate": { "overrides": { "shouldReceiveTouch": {
            "unless": { "$touch.view": { "under": "card" } } } } } }
        """
    )
    #expect(problems == [])
  }
}
