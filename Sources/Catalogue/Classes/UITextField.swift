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
      .plain("text", \UITextField.text, "", swift: SwiftAccess(isOptional: true), "The text."),
      .plain("placeholder", \UITextField.placeholder, nil, "Shown while there is no text."),
      .plain(
        "selectedTextRange",
        \UITextField.selectedTextRange,
        NSRange(location: 0, length: 0),
        swift: SwiftAccess(
          writing: .impossible("a UITextField's selection is no range of numbers in UIKit")
        ),
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
    delegateProtocol: "UITextFieldDelegate",
    delegateMethods: editingQuestions("textField", "UITextField") + [
      .overriding(
        .didEndEditingReason,
        swift: "func textFieldDidEndEditing(_ textField: UITextField, "
          + "reason: UITextField.DidEndEditingReason)",
        [Parameter("textField", .object("UITextField")), Parameter("reason", .text)],
        "Told that editing ended, and why."
      ),
      .overriding(
        .shouldChangeCharactersIn,
        swift: "func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, "
          + "replacementString string: String) -> Bool",
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
        swift: "func textFieldShouldReturn(_ textField: UITextField) -> Bool",
        [Parameter("textField", .object("UITextField"))],
        answer: .flag,
        forms: .question,
        "Answers what the return key does."
      ),
      .overriding(
        .shouldClear,
        swift: "func textFieldShouldClear(_ textField: UITextField) -> Bool",
        [Parameter("textField", .object("UITextField"))],
        answer: .flag,
        forms: .question,
        "Answers whether the clear button clears."
      ),
    ]
  )
}
