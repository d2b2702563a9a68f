@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiKeyCommand = ClassRow(
    "UIKeyCommand",
    UIKeyCommand.self,
    superclass: "UICommand",
    "A command with a key; pressing it sends the action along the responder chain.",
    make: { values in
      UIKeyCommand(
        title: values.text("title") ?? "",
        action: Selector(values.text("action") ?? "none"),
        input: values.text("input").flatMap { KeyInput.input(written: $0) } ?? "",
        modifierFlags: UIKeyModifierFlags(values["modifierFlags"]),
        attributes: UIMenuElement.Attributes(values["attributes"])
      )
    },
    initializer: SwiftInitializer([
      .value("title"), .value("action", otherwise: "Selector((\"none\"))"),
      .value("input", otherwise: "\"\""), .value("modifierFlags"), .value("attributes"),
    ]),
    properties: [
      .making(
        "input",
        .key,
        standard: { .text("") },
        "A character, \"\\r\" for Return, or a name such as inputEscape."
      ) { .text(KeyInput.written(($0 as? UIKeyCommand)?.input ?? "")) },
      .making(
        "modifierFlags",
        .options(UIKeyModifierFlags.named.map(\.name)),
        standard: { .names([]) },
        "The modifier keys that are held with it."
      ) { .names(($0 as? UIKeyCommand)?.modifierFlags.names ?? []) },
      .plain(
        "wantsPriorityOverSystemBehavior",
        \UIKeyCommand.wantsPriorityOverSystemBehavior,
        false,
        "Whether it comes before text input and focus."
      ),
      .plain(
        "discoverabilityTitle",
        \UIKeyCommand.discoverabilityTitle,
        nil,
        "What the overview of shortcuts says."
      ),
    ]
  )

  /// What a view controller has of key commands beside those.
  static let controllerKeyCommands: [MethodRow] = [
    .calling(
      "addKeyCommand",
      swift: "func addKeyCommand(_ keyCommand: UIKeyCommand)",
      [Parameter("keyCommand", .object("UIKeyCommand"))],
      "Adds a key command."
    ) { (controller: UIViewController, arguments) in
      if let command: UIKeyCommand = arguments.object(0) { controller.addKeyCommand(command) }
      return .none
    },
    .calling(
      "removeKeyCommand",
      swift: "func removeKeyCommand(_ keyCommand: UIKeyCommand)",
      [Parameter("keyCommand", .object("UIKeyCommand"))],
      "Takes back a key command that was added."
    ) { (controller: UIViewController, arguments) in
      if let command: UIKeyCommand = arguments.object(0) { controller.removeKeyCommand(command) }
      return .none
    },
  ]
}

extension Property {
  private static let keyCommandsSummary = "The commands that keys give while it is on the chain."

  /// The key commands of a responder, to be read.
  static let keyCommands = Property.reading(
    "keyCommands",
    \UIResponder.keyCommands,
    spelled: .objects("UIKeyCommand"),
    swift: SwiftAccess(isOptional: true),
    standard: { .list([]) },
    keyCommandsSummary
  ).computed

  /// The key commands that a node gives its controller.
  static let addedKeyCommands = Property.adding(
    "keyCommands",
    "UIKeyCommand",
    swift: SwiftAccess(writing: .each(["@.addKeyCommand(#)"]), isOptional: true),
    keyCommandsSummary,
    reading: { (controller: UIViewController) in controller.keyCommands ?? [] }
  ) { $0.addKeyCommand($1) }.computed
}

extension UIKeyModifierFlags {
  /// Makes the flags from UIKit's names.
  fileprivate init(_ value: Value) {
    self = []
    guard case .names(let names) = value else { return }
    for (name, flag) in Self.named where names.contains(name) { insert(flag) }
  }
}
