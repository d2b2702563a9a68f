import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiTextField = ClassRow(
    "UITextField",
    UITextField.self,
    superclass: "UIControl",
    "A control with one line of text; a tap gives it the focus.",
    make: { _ in UITextField(frame: .zero) },
    properties: [
      .delegate("Asked and told about editing."),
      .plain("text", \UITextField.text, "", "The text."),
      .plain("placeholder", \UITextField.placeholder, nil, "Shown while there is no text."),
      .plain(
        "selectedTextRange",
        \UITextField.selectedTextRange,
        NSRange(location: 0, length: 0),
        "The selected range."
      ),
      .choice(
        "clearButtonMode",
        \UITextField.clearButtonMode,
        [
          ("never", .never), ("whileEditing", .whileEditing), ("unlessEditing", .unlessEditing),
          ("always", .always),
        ],
        "When the button that clears the text is shown."
      ),
      .plain(
        "clearsOnBeginEditing",
        \UITextField.clearsOnBeginEditing,
        false,
        "Whether the old text goes when editing begins."
      ),
      .reading("hasText", \UITextField.hasText, "Whether there is text.") { .flag(false) },
      .reading("isEditing", \UITextField.isEditing, "Whether it has the focus.") { .flag(false) },
      .object("inputView", "UIView", \UITextField.inputView, "Shown for the keyboard.").computed,
      .object(
        "inputAccessoryView",
        "UIView",
        \UITextField.inputAccessoryView,
        "Shown above the keyboard."
      ).computed,
    ]
      + Property.textTraits(
        keyboardType: \UITextField.keyboardType,
        returnKeyType: \UITextField.returnKeyType,
        isSecureTextEntry: \UITextField.isSecureTextEntry,
        textContentType: \UITextField.textContentType,
        autocapitalizationType: \UITextField.autocapitalizationType,
        autocorrectionType: \UITextField.autocorrectionType,
        enablesReturnKeyAutomatically: \UITextField.enablesReturnKeyAutomatically,
        keyboardAppearance: \UITextField.keyboardAppearance
      ),
    methods: textMethods,
    delegateMethods: editingQuestions("textField", "UITextField") + [
      .overriding(
        .didEndEditingReason,
        [Parameter("textField", .object("UITextField")), Parameter("reason", .text)],
        "Told that editing ended, and why."
      ),
      .overriding(
        .shouldChangeCharactersIn,
        [
          Parameter("textField", .object("UITextField")), Parameter("range", .range),
          Parameter("string", .text),
        ],
        answer: .flag,
        forms: .question,
        "Answers whether the user may change the text."
      ),
      editMenu(.editMenuForCharactersIn, "textField", "UITextField"),
      .overriding(
        .shouldReturn,
        [Parameter("textField", .object("UITextField"))],
        answer: .flag,
        forms: .question,
        "Answers what the return key does."
      ),
      .overriding(
        .shouldClear,
        [Parameter("textField", .object("UITextField"))],
        answer: .flag,
        forms: .question,
        "Answers whether the clear button clears."
      ),
    ]
  )

  static let uiTextView = ClassRow(
    "UITextView",
    UITextView.self,
    superclass: "UIScrollView",
    "A scroll view with lines of text; a tap gives it the focus.",
    make: { _ in UITextView(frame: .zero) },
    properties: [
      .delegate("Asked and told about editing."),
      .plain("text", \UITextView.text, "", "The text."),
      .plain("isEditable", \UITextView.isEditable, true, "Whether the user can change the text."),
      .plain("isSelectable", \UITextView.isSelectable, true, "Whether the user can select text."),
      .plain(
        "selectedTextRange",
        \UITextView.selectedTextRange,
        NSRange(location: 0, length: 0),
        "The selected range."
      ),
      .reading("hasText", \UITextView.hasText, "Whether there is text.") { .flag(false) },
      .object("inputView", "UIView", \UITextView.inputView, "Shown for the keyboard.").computed,
      .object(
        "inputAccessoryView",
        "UIView",
        \UITextView.inputAccessoryView,
        "Shown above the keyboard."
      ).computed,
    ]
      + Property.textTraits(
        keyboardType: \UITextView.keyboardType,
        returnKeyType: \UITextView.returnKeyType,
        isSecureTextEntry: \UITextView.isSecureTextEntry,
        textContentType: \UITextView.textContentType,
        autocapitalizationType: \UITextView.autocapitalizationType,
        autocorrectionType: \UITextView.autocorrectionType,
        enablesReturnKeyAutomatically: \UITextView.enablesReturnKeyAutomatically,
        keyboardAppearance: \UITextView.keyboardAppearance
      ),
    methods: textMethods,
    delegateMethods: editingQuestions("textView", "UITextView") + [
      .overriding(
        .shouldChangeTextIn,
        [
          Parameter("textView", .object("UITextView")), Parameter("range", .range),
          Parameter("text", .text),
        ],
        answer: .flag,
        forms: .question,
        "Answers whether the user may change the text."
      ),
      editMenu(.editMenuForTextIn, "textView", "UITextView"),
      .overriding(
        .didChange,
        [Parameter("textView", .object("UITextView"))],
        "Told that the user changed the text."
      ),
    ]
  )

  private static let textMethods: [MethodRow] = [
    .calling("insertText", [Parameter("text", .text)], "Puts text in place of the selection.") {
      (object: AnyObject, arguments) in
      (object as? any UIKeyInput)?.insertText(arguments[argument: 0].text ?? "")
      return .none
    },
    .doing("deleteBackward", "Removes the selection, or the character before the caret.") {
      (object: AnyObject) in (object as? any UIKeyInput)?.deleteBackward()
    },
  ]

  private static func editMenu(
    _ method: ResponderKit.Method,
    _ name: String,
    _ className: String
  ) -> MethodRow {
    .overriding(
      method,
      [
        Parameter(name, .object(className)), Parameter("range", .range),
        Parameter("suggestedActions", .list(.object("UIMenuElement"))),
      ],
      answer: .optional(.object("UIMenu")),
      forms: .object,
      "Answers the edit menu of the text; null for the system's own."
    )
  }

  private static func editingQuestions(_ name: String, _ className: String) -> [MethodRow] {
    let text = Parameter(name, .object(className))
    return [
      .overriding(
        .shouldBeginEditing,
        [text],
        answer: .flag,
        forms: .question,
        "Answers whether editing may begin."
      ),
      .overriding(.didBeginEditing, [text], "Told that editing began."),
      .overriding(
        .shouldEndEditing,
        [text],
        answer: .flag,
        forms: .question,
        "Answers whether editing may end."
      ),
      .overriding(.didEndEditing, [text], "Told that editing ended."),
      .overriding(.didChangeSelection, [text], "Told that the selection changed."),
      .overriding(.willPresentEditMenuWith, [text], "Told that the edit menu will show."),
      .overriding(.willDismissEditMenuWith, [text], "Told that the edit menu will go."),
    ]
  }
}
