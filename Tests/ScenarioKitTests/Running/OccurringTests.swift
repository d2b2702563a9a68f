import ScenarioTestSupport
import Testing

/// What is kept of what happens: once each, at the right object, inside of the right call.
struct OccurringTests {
  private func expectAllHold(_ views: String, _ script: String) throws {
    let problems = try Scenario.run(
      """
      { "format": 1, "app": { "windows": [ { "id": "window", "frame": [0, 0, 390, 844],
        "rootViewController": {
          "id": "home", "view": { "id": "root", "subviews": \(views) } } } ] },
        "script": \(script) }
      """
    )
    #expect(problems == [])
  }

  @Test func `a call of the document's occurs once, overridden or not, and has its arguments`()
    throws
  {
    try expectAllHold(
      """
      [ { "id": "card", "frame": [0, 0, 90, 90], "overrides": { "pointInside": ["super"] } },
        { "id": "plain", "frame": [0, 100, 90, 90] } ]
      """,
      """
      [ { "call": "pointInside", "on": "card", "with": [[5, 6]], "expect": {
          "fired": { "card.pointInside": 1 }, "calls": [ { "call": "card.pointInside",
            "with": { "point": [5, 6], "event": null }, "returned": true } ] } },
        { "call": "pointInside", "on": "plain", "with": [[500, 6]], "expect": {
          "fired": { "plain.pointInside": 1, "card.pointInside": 0 },
          "calls": [ { "call": "plain.pointInside", "returned": false } ] } },
        { "call": "becomeFirstResponder", "on": "plain", "expect": {
          "fired": { "plain.becomeFirstResponder": 1 },
          "calls": [ { "call": "plain.becomeFirstResponder", "returned": false },
            { "call": "plain.canBecomeFirstResponder",
              "inside": "plain.becomeFirstResponder" } ] } } ]
      """
    )
  }

  @Test func `an override that calls itself is called again, inside of itself`() throws {
    try expectAllHold(
      """
      [ { "id": "card", "frame": [0, 0, 90, 90], "overrides": { "pointInside": [
        { "if": { "$point.x": { "above": 50 } }, "then": [
          { "return": { "call": "pointInside", "on": "$self", "with": [[1, 1]] } } ] },
        { "return": true } ] } } ]
      """,
      """
      [ { "call": "pointInside", "on": "card", "with": [[60, 1]], "expect": { "returned": true,
          "calls": { "of": ["card.pointInside"], "exactly": [
            { "call": "card.pointInside", "with": { "point.x": 60 } },
            { "call": "card.pointInside", "with": { "point.x": 1 },
              "inside": "card.pointInside" } ] } } } ]
      """
    )
  }

  @Test func `a delegate's method and its notes are named after whom it serves`() throws {
    try expectAllHold(
      """
      [ { "id": "field", "class": "UITextField", "frame": [0, 0, 90, 40], "delegate": {
            "id": "helper", "overrides": { "shouldBeginEditing": [ { "note": "asked",
              "with": { "me": "$self", "field": "$textField" } }, { "return": true } ] } } },
        { "id": "bare", "class": "UITextField", "frame": [0, 50, 90, 40] } ]
      """,
      """
      [ { "call": "becomeFirstResponder", "on": "field", "expect": {
          "fired": { "field.shouldBeginEditing": 1, "helper.*": 0, "field.asked": 1,
            "field.didBeginEditing": 1 },
          "calls": [ { "call": "field.shouldBeginEditing", "returned": true },
            { "call": "field.asked", "with": { "me": "helper", "field": "field" },
              "inside": "field.shouldBeginEditing" } ] } },
        { "call": "becomeFirstResponder", "on": "bare", "expect": {
          "fired": { "bare.shouldBeginEditing": 0, "bare.didBeginEditing": 1,
            "field.didEndEditing": 1 } } } ]
      """
    )
  }

  @Test func `notifications, handlers, recognizers and controls occur with what they carry`() throws
  {
    try expectAllHold(
      """
      [ { "id": "pad", "frame": [0, 0, 90, 90], "gestureRecognizers": [
            { "id": "tap", "class": "UITapGestureRecognizer" } ] },
        { "id": "buy", "class": "UIButton", "frame": [0, 100, 90, 40], "targets": [
            { "for": "touchUpInside", "id": "act", "class": "UIAction", "handler": [
              { "note": "handled", "with": { "n": "$count" } } ] } ] },
        { "id": "field", "class": "UITextField", "frame": [0, 200, 90, 40] } ]
      """,
      """
      [ { "send": "touch.tap", "at": "pad", "expect": { "fired": { "tap.ended": 1, "tap.failed": 0,
            "tap.began": 0 }, "calls": [ { "call": "tap.ended",
              "with": { "self.view": "pad", "self.state": "ended" } } ] } },
        { "send": "touch.tap", "at": "buy" }, { "send": "touch.tap", "at": "buy", "expect": {
          "fired": { "act.handler": 2, "buy.touchUpInside": 2 },
          "calls": [ { "call": "act.handled", "with": { "n": 1 } },
            { "call": "buy.touchDown", "with": { "touch.view": "buy", "event.type": "touches",
              "self.isTracking": true } },
            { "call": "act.handled", "with": { "n": 2 } } ] } },
        { "call": "sendActions", "on": "buy", "with": ["touchUpInside"], "expect": {
          "calls": [
            { "call": "buy.touchUpInside", "with": { "touch": null, "event": null } } ] } },
        { "call": "becomeFirstResponder", "on": "field", "expect": {
          "fired": { "notifications.textDidBeginEditing": 1 }, "calls": [
            { "call": "notifications.textDidBeginEditing",
              "with": { "object": "field" } } ] } } ]
      """
    )
  }

  @Test func `an object that is called by its way is looked up when it is judged`() throws {
    try expectAllHold(
      """
      [ { "id": "a", "frame": [0, 0, 90, 90] }, { "id": "b", "frame": [0, 100, 90, 90] } ]
      """,
      """
      [ { "call": "hitTest", "on": "a", "with": [[5, 5]] },
        { "expect": { "fired": { "root.subviews[0].hitTest": 1, "a.hitTest": 1,
          "root.subviews[1].hitTest": 0, "home.presentedViewController.viewDidLoad": 0 } } } ]
      """
    )
  }

  @Test func `what the script does belongs to no call, and what follows an error neither`() throws {
    try expectAllHold(
      """
      [ { "id": "card", "frame": [0, 0, 90, 90], "overrides": { "touchesBegan": [
        { "call": "addSubview", "on": "card", "with": ["root"] } ] } } ]
      """,
      """
      [ { "send": "touch.began", "at": "card", "expect": { "raised": "viewCycle" } },
        { "call": "hitTest", "on": "root", "with": [[5, 5]], "expect": {
          "calls": { "inOrder": ["root.hitTest"], "never": [
            { "call": "root.hitTest", "inside": "*.touchesBegan" },
            { "call": "root.hitTest", "inside": "*.sendEvent" } ] } } } ]
      """
    )
  }
}
