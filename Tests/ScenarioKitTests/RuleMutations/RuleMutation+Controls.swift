extension RuleMutation {
  /// What controls make of touches, and where their actions go.
  static let controls: [RuleMutation] = [
    .box("control.no-target-still-consumes", #""class": "UIControl""#, #""class": "UIView""#),
    .box("control.begin-order", #""class": "UIControl""#, #""class": "UIView""#),
    .box(
      "control.begin-false-stops",
      #""class": "UIControl", "overrides": { "beginTracking": false }"#,
      #""class": "UIControl", "overrides": { "beginTracking": true }"#
    ),
    .box(
      "action.explicit-target",
      button(target: #""window""#),
      button(target: "null")
    ),
    RuleMutation(
      rule: "action.nil-target-search",
      views: """
        [ { "id": "card", "frame": [0, 0, 200, 200], "implements": [ "go:" ], "subviews": [
          { "id": "box", "frame": [0, 0, 100, 100], \(button(target: "null")) } ] } ]
        """,
      part: #""implements": [ "go:" ]"#,
      changed: #""implements": [ "stop:" ]"#
    ),
  ]

  private static func button(target: String) -> String {
    """
    "class": "UIButton", "targets": [ \
    { "for": "touchUpInside", "target": \(target), "action": "go:" } ]
    """
  }
}
