@_spi(Workbench) import ScenarioKit
import ScenarioSyntax
import ScenarioTestSupport
import Testing

/// What `set` writes, `values` reads, and how often something ran is counted everywhere.
struct ValueFormTests {
  private static let views = """
    [ { "id": "pad", "frame": [0, 0, 390, 844], "isMultipleTouchEnabled": true,
        "gestureRecognizers": [ { "id": "turn", "class": "UIRotationGestureRecognizer" } ] },
      { "id": "card", "frame": [0, 0, 10, 10], "transform": { "scaleX": 2, "y": 3 } } ]
    """

  @Test(arguments: [
    #"{ "card.transform": { "scaleX": 2, "y": 3 } }"#,
    #"{ "card.transform": [ { "scaleX": 2, "y": 3 }, { "translationX": 0 } ] }"#,
    #"{ "card.transform": { "not": { "rotationAngle": "0deg" } } }"#,
    #"{ "card.layer.transform": [ { "scaleX": 2, "y": 3 }, { "translationZ": 4 } ] }"#,
    #"{ "window.windowLevel": "normal" }"#,
    #"{ "window.windowLevel": { "oneOf": ["alert", "normal"] } }"#,
    #"{ "window.windowLevel": { "not": "statusBar" } }"#,
    #"{ "turn.rotation": "0deg" }"#,
    #"{ "turn.rotation": { "near": "5deg", "within": "6deg" } }"#,
    #"{ "turn.rotation": { "above": "-1deg", "atMost": "1deg" } }"#,
  ])
  func `a value is expected as it is written`(values: String) throws {
    let session = try Scenario.session(
      views: ValueFormTests.views,
      script: #"[ { "expect": { "values": \#(values) } } ]"#
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `a level that a window does not have is none`() throws {
    let session = try Scenario.session(
      views: ValueFormTests.views,
      script: #"[ { "expect": { "values": { "window.windowLevel": "alert" } } } ]"#
    )
    let problems = Scenario.run(session)
    #expect(problems.count == 1)
    #expect(problems.first?.contains("/script/0/expect/values/window.windowLevel") == true)
  }

  @Test func `actions and handlers count how often they ran`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "buy", "class": "UIControl", "frame": [0, 0, 50, 50],
            "implements": { "go:": [ { "note": "went", "with": { "n": "$count" } } ] },
            "targets": [ { "for": "touchDown", "target": "buy", "action": "go:" },
              { "for": "touchDown", "id": "share",
                "handler": [ { "note": "ran", "with": { "n": "$count" } } ] } ] } ]
        """,
      script: """
        [ { "send": "touch.tap", "at": "buy" },
          { "send": "touch.tap", "at": "buy", "expect": { "calls": [
            { "call": "buy.went", "with": { "n": 1 } }, { "call": "share.ran", "with": { "n": 1 } },
            { "call": "buy.went", "with": { "n": 2 } },
            { "call": "share.ran", "with": { "n": 2 } } ] } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test func `a delegate's note is its delegator's, in an animation's completion too`() throws {
    let session = try Scenario.session(
      views: """
        [ { "id": "field", "class": "UITextField", "frame": [0, 0, 90, 40],
            "delegate": { "overrides": { "didBeginEditing": [
              { "animate": { "field.alpha": 0.5 }, "duration": 1, "completion": [
                { "note": "shown", "with": { "n": "$count", "whole": "$finished" } } ] } ] } } } ]
        """,
      script: """
        [ { "call": "becomeFirstResponder", "on": "field" },
          { "wait": 1.1, "expect": { "calls": [
            { "call": "field.shown", "with": { "n": 1, "whole": true } } ] } } ]
        """
    )
    #expect(Scenario.run(session) == [])
  }

  @Test(arguments: Fault.ofValues)
  func `what is none of the forms is an error`(fault: Fault) throws { try fault.expect() }
}
