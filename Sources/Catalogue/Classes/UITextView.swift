import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiTextView = ClassRow(
    "UITextView",
    UITextView.self,
    superclass: "UIScrollView",
    "A scroll view with lines of text; a tap gives it the focus.",
    make: { _ in UITextView(frame: .zero) },
    properties: [
      .delegate("Asked and told about editing."),
      .plain("text", \UITextView.text, "", swift: SwiftAccess(isOptional: true), "The text."),
      .plain("isEditable", \UITextView.isEditable, true, "Whether the user can change the text."),
      .plain("isSelectable", \UITextView.isSelectable, true, "Whether the user can select text."),
      .plain(
        "selectedTextRange",
        \UITextView.selectedTextRange,
        NSRange(location: 0, length: 0),
        swift: SwiftAccess(writing: .statement("@.selectedRange = #")),
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
    delegateProtocol: "UITextViewDelegate",
    delegateMethods: editingQuestions("textView", "UITextView") + [
      .overriding(
        .shouldChangeTextIn,
        swift: "func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, "
          + "replacementText text: String) -> Bool",
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
        swift: "func textViewDidChange(_ textView: UITextView)",
        [Parameter("textView", .object("UITextView"))],
        "Told that the user changed the text."
      ),
    ]
  )
}
