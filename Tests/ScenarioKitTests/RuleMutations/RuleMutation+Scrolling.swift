extension RuleMutation {
  /// What a scroll view lets its content have.
  static let scrolling: [RuleMutation] = [
    page("scroll.delay-waits", #""delaysContentTouches": true"#, "true", "false"),
    page("scroll.no-delay", #""delaysContentTouches": false"#, "false", "true"),
    page("scroll.can-cancel-false", #""canCancelContentTouches": false"#, "false", "true"),
    page("touch.cancel-by-scroll", #""canCancelContentTouches": true"#, "true", "false"),
    page("scroll.should-cancel-default", #""canCancelContentTouches": true"#, "true", "false"),
    page("scroll.disabled-scrolling", #""isScrollEnabled": false"#, "false", "true"),
    page(
      "scroll.should-cancel-effect",
      #""overrides": { "touchesShouldCancel": false }"#,
      "false",
      "true"
    ),
    page("scroll.content-fits", #""contentSize": [390, 500]"#, "500", "3000"),
    page("scroll.is-tracking", #""contentSize": [390, 3000]"#, "3000", "500"),
    page("scroll.pixel-grid", #""contentSize": [390, 3000]"#, "3000", "500", script: tenths),
    page(
      "scroll.resting-fingers-do-not-count",
      #""contentSize": [390, 3000]"#,
      "3000",
      "500",
      script: besideOneThatRests
    ),
  ]

  /// A scroll view with content, under a finger that rests and then drags.
  private static func page(
    _ rule: String,
    _ members: String,
    _ part: String,
    _ changed: String,
    script: String = restThenDrag
  ) -> RuleMutation {
    let size = members.contains("contentSize") ? "" : #""contentSize": [390, 2000], "#
    return RuleMutation(
      rule: rule,
      views: """
        [ { "id": "page", "class": "UIScrollView", "frame": [0, 0, 390, 844], \(size)\(members),
          "subviews": [ { "id": "box", "frame": [0, 0, 100, 100] } ] } ]
        """,
      part: part,
      changed: changed,
      script: script
    )
  }

  private static let restThenDrag = """
    [ { "send": "touch.began", "at": [50, 50] }, { "wait": 0.3 },
      { "send": "touch.moved", "at": [50, 10] }, { "send": "touch.moved", "at": [50, 0] },
      { "send": "touch.ended" }, { "wait": 1 } ]
    """

  /// A drag that goes on by a tenth of a point.
  private static let tenths = """
    [ { "send": "touch.began", "at": [50, 400] }, { "send": "touch.moved", "at": [50, 380] },
      { "send": "touch.moved", "at": [50, 379.9] }, { "send": "touch.ended" }, { "wait": 1 } ]
    """

  /// A finger that rests while another one drags.
  private static let besideOneThatRests = """
    [ { "send": "touch.began", "at": [50, 400] },
      { "send": "touch.began", "finger": 2, "at": [200, 400] },
      { "send": "touch.moved", "finger": 2, "at": [200, 370] },
      { "send": "touch.moved", "finger": 2, "at": [200, 340] },
      { "send": "touch.ended", "finger": 2 }, { "send": "touch.ended" }, { "wait": 1 } ]
    """
}
