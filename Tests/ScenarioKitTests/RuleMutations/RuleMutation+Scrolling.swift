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
  ]

  /// A scroll view with content, under a finger that rests and then drags.
  private static func page(
    _ rule: String,
    _ members: String,
    _ part: String,
    _ changed: String
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
      script: """
        [ { "send": "touch.began", "at": [50, 50] }, { "wait": 0.3 },
          { "send": "touch.moved", "at": [50, 10] }, { "send": "touch.moved", "at": [50, 0] },
          { "send": "touch.ended" }, { "wait": 1 } ]
        """
    )
  }
}
