extension RuleMutation {
  /// Who is hit, and where a message goes.
  static let hits: [RuleMutation] = [
    .box("hit-test.skips-hidden", #""isHidden": true"#, #""isHidden": false"#),
    RuleMutation(
      rule: "hit-test.reverse-subview-order",
      views: """
        [ { "id": "back", "frame": [0, 0, 100, 100] },
          { "id": "front", "frame": [0, 0, 100, 100], "isHidden": false } ]
        """,
      part: "false",
      changed: "true"
    ),
    .box("hit-test.first-non-nil-wins", #""isHidden": false"#, #""isHidden": true"#),
    .box(
      "hit-test.skips-interaction-disabled",
      #""isUserInteractionEnabled": false"#,
      #""isUserInteractionEnabled": true"#
    ),
    .box("hit-test.skips-near-zero-alpha", #""alpha": 0"#, #""alpha": 1"#),
    .box("hit-test.alpha-boundary", #""alpha": 0.01"#, #""alpha": 0.02"#),
    .box(
      "hit-test.label-and-image-view-off",
      #""class": "UIImageView""#,
      #""class": "UIImageView", "isUserInteractionEnabled": true"#
    ),
    .box(
      "hit-test.disabled-control-declines",
      #""class": "UIButton", "isEnabled": false"#,
      #""class": "UIButton", "isEnabled": true"#
    ),
    .box(
      "hit-test.override-nil-passes-through",
      #""overrides": { "hitTest": null }"#,
      #""alpha": 1"#
    ),
    .box(
      "delivery.override-swallows",
      #""overrides": { "touchesBegan": [], "touchesEnded": [] }"#,
      #""overrides": { "touchesBegan": [ "super" ], "touchesEnded": [ "super" ] }"#
    ),
    .box(
      "delivery.super-continues",
      #""overrides": { "touchesBegan": [ "super" ], "touchesEnded": [ "super" ] }"#,
      #""overrides": { "touchesBegan": [], "touchesEnded": [] }"#
    ),
    .box("first-responder.text-auto", #""class": "UITextField""#, #""class": "UIView""#),
    RuleMutation(
      rule: "hit-test.point-inside-prunes",
      views: """
        [ { "id": "card", "frame": [0, 0, 40, 40], "subviews": [
          { "id": "leaf", "frame": [30, 30, 60, 60] } ] } ]
        """,
      part: "[0, 0, 40, 40]",
      changed: "[0, 0, 100, 100]"
    ),
    RuleMutation(
      rule: "hit-test.bounds-half-open",
      views: #"[ { "id": "box", "frame": [0, 0, 50, 100] } ]"#,
      part: "[0, 0, 50, 100]",
      changed: "[0, 0, 51, 100]"
    ),
    RuleMutation(
      rule: "hit-test.enlarge-by-point-inside",
      views: """
        [ { "id": "box", "frame": [0, 0, 40, 40], "overrides": { "pointInside": { "inset": -20 } } } ]
        """,
      part: #""inset": -20"#,
      changed: #""inset": 0"#
    ),
    RuleMutation(
      rule: "motion.initial-first-responder",
      views: #"[ { "id": "box", "overrides": { "canBecomeFirstResponder": true } } ]"#,
      part: #""canBecomeFirstResponder": true"#,
      changed: #""canBecomeFirstResponder": false"#,
      script: #"[ { "call": "becomeFirstResponder", "on": "box" }, { "send": "motion.shake" } ]"#
    ),
    .box(
      "hit-test.override-can-redirect",
      #""overrides": { "hitTest": "window" }"#,
      #""alpha": 1"#
    ),
    RuleMutation(
      rule: "hit-test.skips-interaction-disabled",
      views: """
        [ { "id": "card", "frame": [0, 0, 100, 100], "isUserInteractionEnabled": false, "subviews": [
          { "id": "box", "frame": [0, 0, 100, 100] } ] } ]
        """,
      part: "false",
      changed: "true"
    ),
    RuleMutation(
      rule: "motion.default-forwards",
      views: #"[ { "id": "box", "overrides": { "canBecomeFirstResponder": true } } ]"#,
      part: #""canBecomeFirstResponder": true"#,
      changed: #""canBecomeFirstResponder": true, "motionBegan": [], "motionEnded": []"#,
      script: #"[ { "call": "becomeFirstResponder", "on": "box" }, { "send": "motion.shake" } ]"#
    ),
  ]
}
