extension RuleMutation {
  /// Which of several fingers a view gets.
  static let touches: [RuleMutation] = [
    fingers("multi.only-first-touch", #""isMultipleTouchEnabled": false"#, second: 60),
    fingers("exclusive.blocks-other-views", #""isExclusiveTouch": true"#, second: 250),
    RuleMutation(
      rule: "exclusive.needs-idle-window",
      views: """
        [ { "id": "box", "frame": [0, 0, 100, 100] },
          { "id": "other", "frame": [200, 0, 100, 100], "isExclusiveTouch": true } ]
        """,
      part: "true",
      changed: "false",
      script: twoFingers(second: 250)
    ),
    .box(
      "ignore.animating-view-is-ineligible",
      #""overrides": { "hitTest": [ "super" ] }"#,
      #""overrides": { "hitTest": [ { "return": "box" } ] }"#,
      script: """
        [ { "animate": { "box.alpha": 0.5 }, "duration": 1 },
          { "send": "touch.tap", "at": [50, 50] } ]
        """
    ),
  ]

  private static func fingers(_ rule: String, _ part: String, second: Int) -> RuleMutation {
    RuleMutation(
      rule: rule,
      views: """
        [ { "id": "box", "frame": [0, 0, 100, 100], \(part) },
          { "id": "other", "frame": [200, 0, 100, 100] } ]
        """,
      part: part,
      changed: part.hasSuffix("true")
        ? part.replacing("true", with: "false") : part.replacing("false", with: "true"),
      script: twoFingers(second: second)
    )
  }

  private static func twoFingers(second x: Int) -> String {
    """
    [ { "send": "touch.began", "at": [50, 50] },
      { "send": "touch.began", "finger": 2, "at": [\(x), 50] },
      { "send": "touch.ended" }, { "send": "touch.ended", "finger": 2 } ]
    """
  }
}
