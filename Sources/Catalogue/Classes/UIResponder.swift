@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiResponder = ClassRow(
    "UIResponder",
    UIResponder.self,
    superclass: "NSObject",
    "An object that can respond to events.",
    make: { _ in UIResponder() },
    properties: responderProperties,
    methods: responderEvents + responderPresses + responderFocus + responderActions
  )

  private static let responderProperties: [Property] = [
    .object(
      "next",
      "UIResponder",
      reading: \UIResponder.next,
      "What gets what it does not handle."
    ).computed,
    .reading("isFirstResponder", \UIResponder.isFirstResponder, "Whether it has the focus.") {
      .flag(false)
    },
    .reading(
      "canBecomeFirstResponder",
      \UIResponder.canBecomeFirstResponder,
      "Whether it may become first responder."
    ).computed,
    .reading(
      "canResignFirstResponder",
      \UIResponder.canResignFirstResponder,
      "Whether it may give up being first responder."
    ).computed,
    .object("inputView", "UIView", reading: \UIResponder.inputView, "Shown for the keyboard.")
      .computed,
    .object(
      "inputAccessoryView",
      "UIView",
      reading: \UIResponder.inputAccessoryView,
      "Shown above the keyboard."
    ).computed,
    .object(
      "inputViewController",
      "UIInputViewController",
      reading: \UIResponder.inputViewController,
      "The controller whose view is shown for the keyboard."
    ).computed,
    .object(
      "inputAccessoryViewController",
      "UIInputViewController",
      reading: \UIResponder.inputAccessoryViewController,
      "The controller whose view is shown above the keyboard."
    ).computed,
    .object(
      "undoManager",
      "UndoManager",
      reading: \UIResponder.undoManager,
      "What knows how to undo here."
    ).computed,
    .keyCommands,
  ]
}
