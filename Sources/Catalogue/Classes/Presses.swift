@_spi(Workbench) import ResponderKit

extension ClassRow {
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
        // Keys that give no character have long names in UIKit, for which documents have short
        // ones.
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

extension UIPressesEvent {
  /// What is down, in the order in which it began.
  fileprivate var pressesInOrder: [UIPress] {
    guard let simulation = Simulation.running else { return [] }
    // A set has no order; indices are given out as presses begin.
    return allPresses.sorted {
      simulation.objects.index(of: $0).value < simulation.objects.index(of: $1).value
    }
  }
}
