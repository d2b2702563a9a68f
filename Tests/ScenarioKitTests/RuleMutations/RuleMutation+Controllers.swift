extension RuleMutation {
  /// What becomes of the focus, and who is told what, when controllers come and go.
  static let controllers: [RuleMutation] = [
    presenting("first-responder.modal-preserved", "UITextField", "UIView"),
    presenting("first-responder.transition-order", "fullScreen", "pageSheet", bothWays: true),
    RuleMutation(
      rule: "first-responder.push-preserved",
      views: """
        { "objects": [ { "id": "detail", "class": "UIViewController" } ],
          "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
            "id": "stack", "class": "UINavigationController", "viewControllers": [
              { "id": "form", "class": "UIViewController", "view": { "id": "root", "subviews": [
                { "id": "name", "class": "UITextField", "frame": [0, 100, 100, 44] } ] } } ] } } ] }
        """,
      part: "UITextField",
      changed: "UIView",
      script: """
        [ { "call": "becomeFirstResponder", "on": "name" },
          { "call": "pushViewController", "on": "stack", "with": ["detail", false] },
          { "wait": "idle" },
          { "call": "popViewController", "on": "stack", "with": [false] }, { "wait": "idle" } ]
        """
    ),
  ]

  /// A controller with a field that has the focus, and another one that it presents.
  private static func presenting(
    _ rule: String,
    _ part: String,
    _ changed: String,
    bothWays: Bool = false
  ) -> RuleMutation {
    RuleMutation(
      rule: rule,
      views: """
        { "objects": [ { "id": "other", "class": "UIViewController",
            "modalPresentationStyle": "fullScreen" } ],
          "windows": [ { "id": "window", "frame": [0, 0, 390, 844], "rootViewController": {
            "id": "form", "class": "UIViewController", "view": { "id": "root", "subviews": [
              { "id": "name", "class": "UITextField", "frame": [0, 100, 100, 44] } ] } } } ] }
        """,
      part: part,
      changed: changed,
      script: """
        [ { "call": "becomeFirstResponder", "on": "name" },
          { "call": "present", "on": "form", "with": ["other", false] }, { "wait": "idle" },
          { "call": "dismiss", "on": "form", "with": [false] }, { "wait": "idle" } ]
        """,
      decidesBothWays: bothWays
    )
  }
}
