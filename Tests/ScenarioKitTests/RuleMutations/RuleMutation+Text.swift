extension RuleMutation {
  /// Who has the focus, what is typed, and which keys are commands.
  static let text: [RuleMutation] = [
    .box(
      "first-responder.become-refused-by-self",
      #""overrides": { "canBecomeFirstResponder": false }"#,
      #""overrides": { "canBecomeFirstResponder": true }"#,
      script: #"[ { "call": "becomeFirstResponder", "on": "box" } ]"#
    ),
    pair("first-responder.become-refused-by-current", canResign: false),
    pair("first-responder.one-per-window", canResign: true),
    field("text.switch-refused", "shouldEndEditing", false, switching),
    field("text.switch-order", "shouldEndEditing", true, switching),
    field("text.should-change", "shouldChangeCharactersIn", false, typing),
    field("text.typing-is-undoable", "shouldChangeCharactersIn", true, typing),
    field("text.should-return", "shouldReturn", false, typing),
    field("text.return-order", "shouldReturn", true, typing),
    RuleMutation(
      rule: "key-command.match",
      views: """
        [ { "id": "box", "implements": [ "go:" ], "overrides": { "canBecomeFirstResponder": true,
          "keyCommands": [ { "return": [
            { "id": "find", "input": "k", "modifierFlags": "command", "action": "go:" } ] } ] } } ]
        """,
      part: #""k""#,
      changed: #""j""#,
      script: """
        [ { "call": "becomeFirstResponder", "on": "box" },
          { "send": "press.key", "input": "k", "modifierFlags": "command" } ]
        """
    ),
  ]

  private static let switching = """
    [ { "call": "becomeFirstResponder", "on": "box" },
      { "call": "becomeFirstResponder", "on": "other" } ]
    """

  private static let typing = #"""
    [ { "call": "becomeFirstResponder", "on": "box" },
      { "send": "text-input.type", "text": "a\n" } ]
    """#

  /// Two views that may have the focus, of which the first may give it up or not.
  private static func pair(_ rule: String, canResign: Bool) -> RuleMutation {
    RuleMutation(
      rule: rule,
      views: """
        [ { "id": "box", "overrides": {
            "canBecomeFirstResponder": true, "canResignFirstResponder": \(canResign) } },
          { "id": "other", "overrides": { "canBecomeFirstResponder": true } } ]
        """,
      part: #""canResignFirstResponder": \#(canResign)"#,
      changed: #""canResignFirstResponder": \#(!canResign)"#,
      script: switching
    )
  }

  /// Two text fields, and an answer of the first one's delegate.
  private static func field(
    _ rule: String,
    _ question: String,
    _ says: Bool,
    _ script: String
  ) -> RuleMutation {
    RuleMutation(
      rule: rule,
      views: """
        [ { "id": "box", "class": "UITextField", "frame": [0, 0, 100, 100],
            "delegate": { "overrides": { "\(question)": \(says) } } },
          { "id": "other", "class": "UITextField", "frame": [0, 200, 100, 100] } ]
        """,
      part: #""\#(question)": \#(says)"#,
      changed: #""\#(question)": \#(!says)"#,
      script: script
    )
  }
}
