import Foundation
@_spi(Workbench) import ResponderKit
import Sentences

extension ClassRow {
  static let uiKeyCommand = ClassRow(
    "UIKeyCommand",
    UIKeyCommand.self,
    superclass: "UICommand",
    "A command with a key; pressing it sends the action along the responder chain.",
    make: { values in
      let written = values.text("input") ?? ""
      guard written.isEmpty || KeyInput.input(written: written) != nil else {
        let names = Sentence.list(KeyInput.named.map(\.name))
        throw RefusedValue(
          Sentence(
            "'\(written)' is no key: it is one character, \"\\r\" for Return, or one of \(names)",
            zh: "“\(written)”不是按键：它是一个字符，回车写作 \"\\r\"，或是其中之一：\(names)"
          )
        )
      }
      return UIKeyCommand(
        title: values.text("title") ?? "",
        action: Selector(values.text("action") ?? "none"),
        input: KeyInput.input(written: written) ?? "",
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
        .text,
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

  static let uiKey = ClassRow(
    "UIKey",
    UIKey.self,
    superclass: "NSObject",
    "A pressed key of a hardware keyboard.",
    properties: [
      Property(
        "characters",
        .text,
        "What it gives with the modifiers that are held.",
        get: { .text(KeyInput.written(($0 as? UIKey)?.characters ?? "")) }
      ),
      Property(
        "charactersIgnoringModifiers",
        .text,
        "What it gives without modifiers.",
        get: { .text(KeyInput.written(($0 as? UIKey)?.charactersIgnoringModifiers ?? "")) }
      ),
      Property(
        "modifierFlags",
        .options(UIKeyModifierFlags.named.map(\.name)),
        "The modifier keys that are held.",
        get: { .names(($0 as? UIKey)?.modifierFlags.names ?? []) }
      ),
      Property(
        "keyCode",
        .number,
        "Its place on the keyboard, as a number.",
        get: { .number(Double(($0 as? UIKey)?.keyCode.rawValue ?? 0)) }
      ),
    ]
  )

  static let uiPress = ClassRow(
    "UIPress",
    UIPress.self,
    superclass: "NSObject",
    "One key or button, from down to up.",
    properties: [
      .choice(
        "type",
        reading: \UIPress.type,
        UIPress.PressType.named,
        "Which button it is; null for a key."
      ),
      .choice(
        "phase",
        reading: \UIPress.phase,
        [
          ("began", .began), ("changed", .changed), ("stationary", .stationary),
          ("ended", .ended), ("cancelled", .cancelled),
        ],
        "What it does in the current event."
      ),
      .object("key", "UIKey", reading: \UIPress.key, "The key; null for a button."),
      .reading("force", \UIPress.force, "How far an analog button is pressed in."),
      .object("responder", "UIResponder", reading: \UIPress.responder, "Where it started."),
      .object("window", "UIWindow", reading: \UIPress.window, "The window it started in."),
      .reading("timestamp", \UIPress.timestamp, "When it changed last."),
    ]
  )

  static let uiPressesEvent = ClassRow(
    "UIPressesEvent",
    UIPressesEvent.self,
    superclass: "UIEvent",
    "An event of keys or buttons.",
    properties: [
      Property(
        "allPresses",
        .list(.object("UIPress")),
        swift: SwiftAccess(isSet: true),
        "All that are down, in the order in which they began.",
        get: { event in
          .list(((event as? UIPressesEvent)?.pressesInOrder ?? []).map { .object($0) })
        }
      )
    ]
  )

  static let uiFocusSystem = ClassRow(
    "UIFocusSystem",
    UIFocusSystem.self,
    superclass: "NSObject",
    "The focus of keyboards and remotes.",
    properties: [
      .object("focusedItem", "UIView", reading: \UIFocusSystem.focusedItem, "What has that focus.")
    ],
    methods: [
      .calling(
        "requestFocusUpdate",
        [Parameter("environment", .object("UIView"))],
        "Gives the focus to the first view that may have it, from this one inwards."
      ) { (system: UIFocusSystem, arguments) in
        if let view: UIView = arguments.object(0) { system.requestFocusUpdate(to: view) }
        return .none
      }
    ]
  )

  /// What every responder has of keys and buttons.
  static let responderPresses: [MethodRow] = [
    .presses("pressesBegan", .pressesBegan, "Told that keys or buttons went down.") {
      $0.pressesBegan($1, with: $2)
    },
    .presses("pressesChanged", .pressesChanged, "Told that analog buttons changed.") {
      $0.pressesChanged($1, with: $2)
    },
    .presses("pressesEnded", .pressesEnded, "Told that keys or buttons were let go.") {
      $0.pressesEnded($1, with: $2)
    },
    .presses("pressesCancelled", .pressesCancelled, "Told that presses were taken away.") {
      $0.pressesCancelled($1, with: $2)
    },
    .overriding(
      .keyCommands,
      swift: "var keyCommands: [UIKeyCommand]?",
      answer: .list(.object("UIKeyCommand")),
      "Answers the commands that keys give while it is on the chain."
    ),
  ]

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

extension MethodRow {
  fileprivate static func presses(
    _ name: String,
    _ method: ResponderKit.Method,
    _ summary: String,
    _ call: @escaping @Sendable (UIResponder, Set<UIPress>, UIPressesEvent?) -> Void
  ) -> MethodRow {
    calling(
      name,
      swift: "func \(name)(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
      [
        Parameter("presses", .list(.object("UIPress"))),
        Parameter("event", .optional(.object("UIPressesEvent"))),
      ],
      method: method,
      forms: [],
      summary
    ) { (responder: UIResponder, arguments) in
      let presses = arguments[argument: 0].elements.compactMap { $0.object as? UIPress }
      call(responder, Set(presses), arguments.object(1))
      return .none
    }
  }
}

extension UIKeyModifierFlags {
  /// Makes the flags from UIKit's names.
  fileprivate init(_ value: Value) {
    self = []
    guard case .names(let names) = value else { return }
    for (name, flag) in Self.named where names.contains(name) { insert(flag) }
  }
}

extension UIPressesEvent {
  /// What is down, in the order in which it began.
  fileprivate var pressesInOrder: [UIPress] {
    guard let simulation = Simulation.running else { return [] }
    return allPresses.sorted {
      simulation.objects.index(of: $0).value < simulation.objects.index(of: $1).value
    }
  }
}
