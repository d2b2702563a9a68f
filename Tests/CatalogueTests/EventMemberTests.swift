import ScenarioTestSupport
import Testing

/// Events, touches and presses as bodies see them, and events that a document passes on by hand.
struct EventMemberTests {
  private func run(views: String, _ script: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "subviews": \(views) } ] }, "script": \(script) }
      """
    )
    #expect(problems == [])
  }

  @Test(arguments: ["motionBegan", "motionEnded", "motionCancelled"])
  func `a shake that a document tells of goes on along the chain`(method: String) throws {
    try run(
      views: #"[ { "id": "card" } ]"#,
      """
      [ { "call": "\(method)", "on": "card", "with": ["motionShake", null], "expect": { "calls": [
            { "call": "card.\(method)", "with": { "motion": "motionShake", "event": null } },
            { "call": "window.\(method)", "with": { "motion": "motionShake" } } ] } },
        { "call": "\(method)", "on": "card", "expect": { "calls": [
            { "call": "window.\(method)", "with": { "motion": "none" } } ] } } ]
      """
    )
  }

  @Test(arguments: ["pressesBegan", "pressesChanged", "pressesEnded", "pressesCancelled"])
  func `presses that a document tells of go on along the chain`(method: String) throws {
    try run(
      views: #"[ { "id": "card" } ]"#,
      """
      [ { "call": "\(method)", "on": "card", "with": [[], null],
          "expect": { "calls": { "of": ["*.presses*"], "exactly": [
            { "call": "card.\(method)", "with": { "presses.count": 0 } }, "window.\(method)",
            "scene.\(method)", "application.\(method)" ] } } } ]
      """
    )
  }

  @Test func `touches are handed on by a body, each to the method of its name`() throws {
    let methods = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
    let overrides = methods.map {
      #""\#($0)": { "call": "\#($0)", "on": "pad", "with": ["$touches", "$event"] }"#
    }
    try run(
      views: """
        [ { "id": "card", "frame": [0, 0, 90, 90], "overrides": { \(overrides.joined(separator: ", ")) } },
          { "id": "pad", "frame": [100, 0, 90, 90] } ]
        """,
      """
      [ { "send": "touch.began", "at": [5, 5], "expect": { "calls": [
            { "call": "pad.touchesBegan", "with": { "touches.count": 1, "touch.view": "card" } } ] } },
        { "send": "touch.moved", "at": [9, 9], "expect": { "fired": { "pad.touchesMoved": 1,
            "pad.touches*": 1 } } },
        { "send": "touch.ended", "expect": { "fired": { "pad.touchesEnded": 1, "pad.touches*": 1 } } },
        { "send": "touch.began", "at": [5, 5] }, { "expect": {} },
        { "send": "touch.cancelled",
          "expect": { "fired": { "pad.touchesCancelled": 1, "pad.touches*": 1 } } } ]
      """
    )
  }

  @Test func `a remote event that a document tells of goes on along the chain`() throws {
    try run(
      views: #"[ { "id": "card" } ]"#,
      """
      [ { "call": "remoteControlReceived", "on": "card", "with": [null], "expect": { "calls": [
            { "call": "card.remoteControlReceived", "with": { "event": null } },
            "window.remoteControlReceived" ] } } ]
      """
    )
  }

  @Test(arguments: [
    ("$touch.phase", "\"began\""), ("$touch.type", "\"pencil\""), ("$touch.force", "0.5"),
    ("$touch.tapCount", "1"), ("$touch.timestamp", "2"), ("$touch.view", "\"card\""),
    ("$touch.window", "\"window\""), ("$touch.location", "[15, 25]"),
    ("$touch.previousLocation", "[15, 25]"), ("$touch.gestureRecognizers", "[\"tap\"]"),
    ("$touch.gestureRecognizers.count", "1"), ("$event.type", "\"touches\""),
    ("$event.subtype", "\"none\""), ("$event.timestamp", "2"), ("$event.allTouches.count", "1"),
    ("$event.allTouches[0].phase", "\"began\""), ("$touches.count", "1"),
  ])
  func `a touch and its event are read while they are told of`(path: String, value: String) throws {
    try run(
      views: """
        [ { "id": "card", "frame": [10, 20, 90, 90], "gestureRecognizers": [ { "id": "tap",
            "class": "UITapGestureRecognizer" } ], "overrides": { "touchesBegan": [
              { "note": "seen", "with": { "value": "\(path)" } }, "super" ] } } ]
        """,
      """
      [ { "wait": 2 }, { "send": "touch.began", "at": [15, 25], "type": "pencil", "force": 0.5,
          "expect": { "calls": [ { "call": "card.seen", "with": { "value": \(value) } } ] } } ]
      """
    )
  }

  @Test(arguments: [
    ("$press.phase", "\"began\""), ("$press.type", "null"), ("$press.key.characters", "\"P\""),
    ("$press.key.charactersIgnoringModifiers", "\"p\""), ("$press.responder", "\"card\""),
    ("$press.key.modifierFlags", "[\"shift\"]"), ("$press.key.keyCode", "19"),
    ("$press.window", "\"window\""), ("$press.timestamp", "2"), ("$event.type", "\"presses\""),
    ("$event.allPresses.count", "1"), ("$presses.count", "1"),
  ])
  func `a press and its key are read while they are told of`(path: String, value: String) throws {
    let read = path.replacing("$press.", with: "$event.allPresses[0].")
    try run(
      views: """
        [ { "id": "card", "overrides": { "canBecomeFirstResponder": true, "pressesBegan": [
              { "note": "seen", "with": { "value": "\(read)" } }, "super" ] } } ]
        """,
      """
      [ { "call": "becomeFirstResponder", "on": "card" }, { "wait": 2 },
        { "send": "press.began", "input": "p", "modifierFlags": "shift",
          "expect": { "calls": [ { "call": "card.seen", "with": { "value": \(value) } } ] } } ]
      """
    )
  }

  @Test func `fingers are listed in the order in which they came down`() throws {
    try run(
      views: """
        [ { "id": "pad", "frame": [0, 0, 390, 400], "isMultipleTouchEnabled": true, "overrides": {
            "touchesMoved": [ { "note": "seen", "with": { "first": "$event.allTouches[0].location",
              "second": "$event.allTouches[1].location",
              "third": "$event.allTouches[2].location" } } ] } } ]
        """,
      """
      [ { "send": "touch.began", "at": [300, 9], "finger": 3 },
        { "send": "touch.began", "at": [100, 9], "finger": 1 },
        { "send": "touch.began", "at": [200, 9], "finger": 2 },
        { "send": "touch.moved", "at": [200, 50], "finger": 2, "expect": { "calls": [
            { "call": "pad.seen", "with": { "first": [300, 9], "second": [100, 9],
              "third": [200, 50] } } ] } } ]
      """
    )
  }

  @Test func `the device is as its document says, and its keyboard comes and goes`() throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "device": { "userInterfaceIdiom": "pad", "screen": [820, 1180],
          "orientation": "landscapeLeft", "hasHardwareKeyboard": true },
        "windows": [ { "id": "window", "frame": [0, 0, 820, 1180], "subviews": [
          { "id": "field", "class": "UITextField", "frame": [0, 0, 90, 40] } ] } ] },
        "script": [
          { "expect": { "values": { "device.userInterfaceIdiom": "pad",
              "device.screen": [820, 1180], "device.orientation": "landscapeLeft",
              "device.hasHardwareKeyboard": true } } },
          { "call": "becomeFirstResponder", "on": "field",
            "expect": { "values": { "keyboard.isVisible": false } } },
          { "set": { "device.hasHardwareKeyboard": false } },
          { "call": "resignFirstResponder", "on": "field" },
          { "call": "becomeFirstResponder", "on": "field", "expect": { "values": {
              "keyboard.isVisible": true, "device.hasHardwareKeyboard": false,
              "field.isEditing": true } } } ] }
      """
    )
    #expect(problems == [])
  }
}
