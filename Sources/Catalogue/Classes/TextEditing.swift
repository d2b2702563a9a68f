@_spi(Workbench) import ResponderKit

// The methods that text fields and text views share.

extension ClassRow {
  /// What edits the text, and what is shown for it.
  static let textMethods: [MethodRow] = [
    .calling(
      "insertText",
      swift: "func insertText(_ text: String)",
      [Parameter("text", .text)],
      "Puts text in place of the selection."
    ) { (object: AnyObject, arguments) in
      // Fields and text views have no class in common that edits, only the protocol.
      (object as? any UIKeyInput)?.insertText(arguments[argument: 0].text ?? "")
      return .none
    },
    .doing(
      "deleteBackward",
      swift: "func deleteBackward()",
      "Removes the selection, or the character before the caret."
    ) { (object: AnyObject) in (object as? any UIKeyInput)?.deleteBackward() },
    // As a responder has them, but here Swift can assign them.
    .overriding(
      .inputView,
      swift: "var inputView: UIView? { get set }",
      answer: .optional(.object("UIView")),
      forms: .object,
      "Answers the view shown in place of the keyboard."
    ),
    .overriding(
      .inputAccessoryView,
      swift: "var inputAccessoryView: UIView? { get set }",
      answer: .optional(.object("UIView")),
      forms: .object,
      "Answers the view shown above the keyboard."
    ),
  ]

  /// Returns the question of a delegate for the edit menu of a text.
  ///
  /// `name` is what Swift's names call the object of that class, `textField` or `textView`.
  static func editMenu(
    _ method: ResponderKit.Method,
    _ name: String,
    _ className: String
  ) -> MethodRow {
    .overriding(
      method,
      swift: "func \(name)(_ \(name): \(className), \(method.name) range: NSRange, "
        + "suggestedActions: [UIMenuElement]) -> UIMenu?",
      [
        Parameter(name, .object(className)), Parameter("range", .range),
        Parameter("suggestedActions", .list(.object("UIMenuElement"))),
      ],
      answer: .optional(.object("UIMenu")),
      forms: .object,
      "Answers the edit menu of the text; null for the system's own."
    )
  }

  /// Returns what the delegates of both are asked and told, with names as in `editMenu`.
  static func editingQuestions(_ name: String, _ className: String) -> [MethodRow] {
    let text = Parameter(name, .object(className))
    let object = "_ \(name): \(className)"
    return [
      .overriding(
        .shouldBeginEditing,
        swift: "func \(name)ShouldBeginEditing(\(object)) -> Bool",
        [text],
        answer: .flag,
        forms: .question,
        "Answers whether editing may begin."
      ),
      .overriding(
        .didBeginEditing,
        swift: "func \(name)DidBeginEditing(\(object))",
        [text],
        "Told that editing began."
      ),
      .overriding(
        .shouldEndEditing,
        swift: "func \(name)ShouldEndEditing(\(object)) -> Bool",
        [text],
        answer: .flag,
        forms: .question,
        "Answers whether editing may end."
      ),
      .overriding(
        .didEndEditing,
        swift: "func \(name)DidEndEditing(\(object))",
        [text],
        "Told that editing ended."
      ),
      .overriding(
        .didChangeSelection,
        swift: "func \(name)DidChangeSelection(\(object))",
        [text],
        "Told that the selection changed."
      ),
      .overriding(
        .willPresentEditMenuWith,
        swift: "func \(name)(\(object), "
          + "willPresentEditMenuWith animator: UIEditMenuInteractionAnimating)",
        [text],
        "Told that the edit menu will show."
      ),
      .overriding(
        .willDismissEditMenuWith,
        swift: "func \(name)(\(object), "
          + "willDismissEditMenuWith animator: UIEditMenuInteractionAnimating)",
        [text],
        "Told that the edit menu will go."
      ),
    ]
  }
}
