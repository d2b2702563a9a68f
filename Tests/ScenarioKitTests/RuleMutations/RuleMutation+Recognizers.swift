extension RuleMutation {
  /// What recognizers get, take and leave.
  static let recognizers: [RuleMutation] = taps + moves + answers + views

  private static let taps: [RuleMutation] = [
    one("gesture.cancels-touches-in-view", #""cancelsTouchesInView": true"#, "true", "false"),
    one("gesture.delays-began-true", #""delaysTouchesBegan": true"#, "true", "false"),
    one("gesture.cancels-drops-pending", #""delaysTouchesBegan": true"#, "true", "false"),
    one(
      "gesture.delays-ended-default-true",
      #""numberOfTapsRequired": 2, "delaysTouchesEnded": true"#,
      "true",
      "false"
    ),
    one("gesture.disabled-not-collected", #""isEnabled": false"#, "false", "true"),
    one("gesture.touch-type-filter", #""allowedTouchTypes": [ "pencil" ]"#, "pencil", "direct"),
    one("tap.recognizes-on-up", #""numberOfTapsRequired": 1"#, "Required\": 1", "Required\": 2"),
    one("tap.inter-tap-interval", #""numberOfTapsRequired": 2"#, "Required\": 2", "Required\": 1"),
    one(
      "tap.too-many-fingers-fails",
      #""numberOfTouchesRequired": 2"#,
      "Required\": 2",
      "Required\": 1"
    ),
    RuleMutation(
      rule: "gesture.prevented-stays-out",
      views: """
        [ { "id": "outer", "frame": [0, 0, 390, 844], "isMultipleTouchEnabled": true,
            "gestureRecognizers": [ { "id": "pan", "class": "UIPanGestureRecognizer" } ],
            "subviews": [ { "id": "box", "frame": [0, 0, 100, 100], "gestureRecognizers": [
              { "id": "press", "class": "UILongPressGestureRecognizer",
                "minimumPressDuration": 0 } ] } ] } ]
        """,
      part: #""minimumPressDuration": 0"#,
      changed: #""minimumPressDuration": 9"#,
      script: """
        [ { "send": "touch.began", "at": [50, 50] },
          { "send": "touch.began", "finger": 2, "at": [200, 300] },
          { "send": "touch.moved", "finger": 2, "at": [200, 360] },
          { "send": "touch.ended", "finger": 2 }, { "send": "touch.ended" }, { "wait": 1 } ]
        """
    ),
  ]

  private static let moves: [RuleMutation] = [
    one(
      "long-press.begins-on-timer",
      #""minimumPressDuration": 0.5"#,
      "0.5",
      "5",
      of: "UILongPressGestureRecognizer",
      #"[ { "send": "touch.hold", "at": [50, 50], "duration": 1 }, { "wait": 1 } ]"#
    ),
    one(
      "long-press.moves-too-far-fails",
      #""allowableMovement": 10"#,
      "ment\": 10",
      "ment\": 100",
      of: "UILongPressGestureRecognizer",
      """
      [ { "send": "touch.began", "at": [50, 50] }, { "send": "touch.moved", "at": [80, 50] },
        { "wait": 1 }, { "send": "touch.ended" } ]
      """
    ),
    one(
      "pan.hysteresis",
      #""minimumNumberOfTouches": 1"#,
      "Touches\": 1",
      "Touches\": 2",
      of: "UIPanGestureRecognizer",
      #"[ { "send": "touch.drag", "from": [50, 50], "by": [60, 0] } ]"#
    ),
    one(
      "pan.too-many-touches",
      #""maximumNumberOfTouches": 1"#,
      "Touches\": 1",
      "Touches\": 2",
      of: "UIPanGestureRecognizer",
      """
      [ { "send": "touch.began", "at": [50, 50] },
        { "send": "touch.began", "finger": 2, "at": [60, 50] },
        { "send": "touch.moved", "at": [90, 50] },
        { "send": "touch.ended" }, { "send": "touch.ended", "finger": 2 } ]
      """
    ),
    one(
      "swipe.discrete-before-up",
      #""direction": [ "right" ]"#,
      "right",
      "left",
      of: swipe,
      flick
    ),
    one("swipe.thresholds", #""direction": [ "left" ]"#, "left", "right", of: swipe, flick),
  ]

  private static let answers: [RuleMutation] = [
    answer("gesture.should-receive-event-first", "shouldReceiveEvent", false),
    answer("gesture.should-receive-touch", "shouldReceiveTouch", false),
    answer("gesture.should-begin-once-per-attempt", "shouldBegin", false),
    answer("gesture.dynamic-failure-requirements", "shouldBeRequiredToFailBy", true),
    answer("gesture.simultaneous-yes-is-final", "shouldRecognizeSimultaneouslyWith", true),
    answer("gesture.simultaneous-default-no", "shouldRecognizeSimultaneouslyWith", false),
    one(
      "gesture.require-to-fail-holds",
      #""requireToFail": [ "two" ]"#,
      #""requireToFail": [ "two" ]"#,
      #""cancelsTouchesInView": true"#,
      second: #", "numberOfTapsRequired": 2"#
    ),
  ]

  private static let views: [RuleMutation] = [
    RuleMutation(
      rule: "gesture.view-should-begin",
      views: view(#""overrides": { "gestureRecognizerShouldBegin": false }, \#(recognizer)"#),
      part: "false",
      changed: "true",
      decidesBothWays: true
    ),
    RuleMutation(
      rule: "gesture.view-should-begin-applies-to-ancestors",
      views: card(#""overrides": { "gestureRecognizerShouldBegin": false }"#),
      part: "false",
      changed: "true"
    ),
    RuleMutation(
      rule: "gesture.control-beats-ancestor-list",
      views: card(#""class": "UIButton""#),
      part: "UIButton",
      changed: "UIControl"
    ),
    RuleMutation(
      rule: "gesture.getter-override-hides",
      views: view(#""overrides": { "gestureRecognizers": [] }, \#(recognizer)"#),
      part: #""overrides": { "gestureRecognizers": [] }"#,
      changed: #""alpha": 1"#
    ),
  ]

  // MARK: - Views with recognizers

  private static let swipe = "UISwipeGestureRecognizer"
  private static let flick =
    #"[ { "send": "touch.flick", "from": [20, 50], "by": [70, 0] }, { "wait": 1 } ]"#

  private static let recognizer = """
    "gestureRecognizers": [ { "id": "one", "class": "UITapGestureRecognizer", "target": "window", \
    "action": "one:" } ]
    """

  private static func view(_ members: String) -> String {
    #"[ { "id": "box", "frame": [0, 0, 100, 100], \#(members) } ]"#
  }

  /// A view below one that has a tap recognizer.
  private static func card(_ members: String) -> String {
    """
    [ { "id": "card", "frame": [0, 0, 200, 200], \(recognizer), "subviews": \(view(members)) } ]
    """
  }

  /// A view with a recognizer, and with a second one where that is given.
  private static func one(
    _ rule: String,
    _ members: String,
    _ part: String,
    _ changed: String,
    of className: String = "UITapGestureRecognizer",
    second: String? = nil,
    _ script: String = tap
  ) -> RuleMutation {
    var recognizers = """
      { "id": "one", "class": "\(className)", "target": "window", "action": "one:", \(members) }
      """
    if let second {
      recognizers += """
        , { "id": "two", "class": "\(className)", "target": "window", "action": "two:"\(second) }
        """
    }
    return RuleMutation(
      rule: rule,
      views: view(#""gestureRecognizers": [ \#(recognizers) ]"#),
      part: part,
      changed: changed,
      script: script
    )
  }

  /// The answer of a delegate to a question, which its rule decides by either way.
  private static func answer(_ rule: String, _ question: String, _ says: Bool) -> RuleMutation {
    var mutation = one(
      rule,
      #""delegate": { "overrides": { "\#(question)": \#(says) } }"#,
      #""\#(question)": \#(says)"#,
      #""\#(question)": \#(!says)"#,
      second: question == "shouldBegin" ? nil : ""
    )
    mutation.decidesBothWays = !rule.hasPrefix("gesture.simultaneous")
    return mutation
  }
}
