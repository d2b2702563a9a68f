@_spi(Workbench) import ResponderKit
@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Sentences
import Testing

struct ExpectationTests {
  private let views = """
    [ { "id": "back", "frame": [0, 0, 200, 200], "overrides": { "touchesBegan": [], "touchesMoved": [], "touchesEnded": [] } },
      { "id": "buy", "class": "UIButton", "frame": [200, 0, 100, 100],
        "targets": [ { "for": "touchUpInside", "target": "shop", "action": "buy:" } ] } ]
    """

  private func run(_ script: String) throws -> [String] {
    try Scenario.run(
      """
      { "format": 1, "app": { "objects": [ { "id": "shop" } ], "windows": [ { "id": "window",
        "frame": [0, 0, 390, 844], "subviews": \(views) } ] }, "script": \(script) }
      """
    )
  }

  @Test func `a control's events, its action and its flags at that moment`() throws {
    let problems = try run(
      """
      [ { "send": "touch.tap", "at": "buy", "expect": { "handledBy": "buy", "fired": { "buy:": 1, "shop.buy:": 1,
          "buy.touchDown": 1, "buy.touch*": { "atLeast": 2 } }, "state": { "buy": [] },
          "calls": { "inOrder": [ { "call": "buy.touchDown", "with": { "self.isHighlighted": true, "touch.tapCount": 1 } },
              { "call": "shop.buy:", "with": { "sender": "buy" }, "time": { "near": 0.08, "within": 0.001 } } ],
            "exactly": ["buy.touchDown", "buy.touchUpInside"], "of": ["buy.touchDown", "buy.touchUp*"],
            "never": ["buy.touchCancel"] } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `repetitions take as many as there are`() throws {
    let problems = try run(
      """
      [ { "send": "touch.drag", "from": [20, 20], "by": [60, 0], "expect": { "calls": { "of": ["back.touches*"],
          "exactly": ["back.touchesBegan", "back.touchesMoved+", "back.touchesEnded"] } } },
        { "send": "touch.tap", "at": "back", "taps": 3, "expect": { "calls": { "of": ["back.touches*"],
          "exactly": [ { "repeat": ["back.touchesBegan", "back.touchesEnded"] } ] } } } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `a list that does not fit says where the two part`() throws {
    let session = try Scenario.session(
      views: views.replacing("shop", with: "window"),
      script: """
        [ { "send": "touch.tap", "at": "back", "expect": { "calls": { "of": ["back.touches*"],
            "exactly": ["back.touchesBegan", "back.touchesCancelled"] } } } ]
        """
    )
    let failure = try #require(session.runStep().failures.first)
    #expect(failure.expected.english == "back.touchesCancelled")
    #expect(failure.actual.english == "back.touchesEnded")
    #expect(failure.pointer == "/script/0/expect/calls/exactly/1")
  }

  @Test func `a span reaches back to the expectation before, and since makes it longer`() throws {
    let problems = try run(
      """
      [ { "send": "touch.tap", "at": "buy", "label": "first", "expect": { "fired": { "buy:": 1 } } },
        { "send": "touch.tap", "at": "buy" }, { "send": "touch.tap", "at": "buy" },
        { "expect": { "fired": { "buy:": 2 } } }, { "expect": { "fired": { "buy:": 2 } } },
        { "expect": { "fired": { "buy:": 3 } }, "since": "start" },
        { "send": "touch.tap", "at": "buy", "expect": { "fired": { "buy:": 1 } } },
        { "expect": { "fired": { "buy:": 4 } }, "since": "first" },
        { "expect": { "fired": { "window.becomeKey": 1 } }, "since": "launch" } ]
      """
    )
    #expect(problems == [])
  }

  @Test func `hit looks at the touches of the whole span, by finger`() throws {
    let problems = try run(
      """
      [ { "send": "touch.began", "at": "buy" }, { "send": "touch.began", "finger": 2, "at": "back" },
        { "expect": { "hit": { "1": "buy", "2": "back" } } }, { "expect": { "hit": "back" } },
        { "send": "touch.moved", "at": "back", "label": "later" },
        { "expect": { "hit": { "1": "buy" } }, "since": "start" },
        { "send": "touch.cancelled", "expect": { "anyOf": [ { "hit": { "1": "buy" } }, { "hit": "back" },
          { "fired": { "buy.touchesCancelled": 1 } } ] } },
        { "wait": 1, "expect": { "hit": { "1": "buy" } } }, { "expect": { "hit": { "2": "back" } }, "since": "later" } ]
      """
    )
    #expect(problems.count == 2)
    #expect(problems.allSatisfy { $0.contains("did not come down") })
  }

  @Test(arguments: [
    #""handledBy": "buy""#, #""handledBy": null"#, #""path": []"#, #""discarded": true"#,
    #""discarded": "window""#,
  ])
  func `what came of a stimulus is asked of a span that has one`(item: String) throws {
    let problems = try run(
      """
      [ { "send": "touch.tap", "at": "buy", "expect": { "handledBy": "buy" } },
        { "wait": 1, "expect": { \(item) } } ]
      """
    )
    #expect(problems.count == 1 && problems[0].contains("no stimulus was sent"), "\(problems)")
  }

  @Test func `an object is called by any way that leads to it`() throws {
    let problems = try run(
      """
      [ { "send": "touch.tap", "at": "back", "expect": {
          "fired": { "window.subviews[0].touchesBegan": 1, "window.subviews[1].touchesBegan": 0 },
          "calls": [ { "call": "window.subviews[0].hitTest", "with": { "point.y": 100 } },
            { "call": "buy.superview.sendEvent", "with": { "event.type": "touches" } },
            { "call": "*.touchesBegan", "with": { "touch.tapCount": 1, "self.tag": 0 } } ] } } ]
      """
    )
    #expect(problems == [])
  }

  @Test(arguments: [
    #"{ "near": [100, 0], "within": 0.5 }"#, "[100, 0]", #"{ "not": [0, 0] }"#,
    #"{ "oneOf": [[1, 2], [100, 0]] }"#, #"{ "direction": "right" }"#,
    #"{ "inside": "window", "inset": 0 }"#,
  ])
  func `matchers of a point`(matcher: String) throws {
    let problems = try run(
      #"[ { "set": { "back.center": [100, 0] }, "expect": { "values": { "back.center": \#(matcher) } } } ]"#
    )
    #expect(problems == [])
  }

  @Test(arguments: [
    #""back.alpha": { "atLeast": 1, "atMost": 1, "above": 0.9, "below": 1.1 }"#,
    #""buy": { "is": "UIControl" }"#, #""buy.superview": { "under": "window" }"#,
    #""window.rootViewController": null"#,
    #""window.subviews.count": 2"#, #""window.subviews[1]": "buy""#,
    #""window.subviews": ["back", "buy"]"#,
    #""window.subviews": { "contains": "buy" }"#, #""application.keyWindow": "window""#,
    #""device.orientation": "portrait""#, #""buy.state": []"#,
  ])
  func `values of many kinds`(value: String) throws {
    let problems = try run(#"[ { "expect": { "values": { \#(value) } } } ]"#)
    #expect(problems == [])
  }

  @Test(arguments: [#""back.center": "$buy.frame.size.width""#, #""back.superview": null"#])
  func `a value of another kind, or one that is there, does not hold`(value: String) throws {
    let problems = try run(#"[ { "expect": { "values": { \#(value) } } } ]"#)
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.contains("/script/0/expect/values/back.") == true, "\(problems)")
  }

  @Test func `rules, records and alternatives`() throws {
    let problems = try run(
      """
      [ { "send": "touch.tap", "at": "back", "expect": { "rule": ["delivery.override-swallows", "!hit-test.skips-hidden"],
          "trace": [ { "kind": "event-queued" }, { "at": "window", "kind": "window-chosen" },
            { "kind": "answered", "method": "touchesEnded", "at": "back" } ],
          "anyOf": [ { "hit": null }, { "hit": "back" } ], "hit": { "1": "back" } } } ]
      """
    )
    #expect(problems == [])
  }
}
