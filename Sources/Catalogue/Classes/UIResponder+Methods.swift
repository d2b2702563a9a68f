@_spi(Workbench) import ResponderKit

extension ClassRow {
  private static let event = Parameter("event", .optional(.object("UIEvent")))
  private static let motion = Parameter("motion", .choice(EventSubtypeNames.subtypes))
  private static let sender = Parameter("sender", .optional(.object("NSObject")))
  private static let action = Parameter("action", .selector)

  /// What a responder is told of events.
  static let responderEvents: [MethodRow] = [
    .overriding(
      .next,
      swift: "var next: UIResponder?",
      answer: .optional(.object("UIResponder")),
      forms: .object,
      "Answers the object that gets what this one does not handle."
    ),
    .touches("touchesBegan", .touchesBegan, "Told that fingers came down.") {
      $0.touchesBegan($1, with: $2)
    },
    .touches("touchesMoved", .touchesMoved, "Told that fingers moved.") {
      $0.touchesMoved($1, with: $2)
    },
    .touches("touchesEnded", .touchesEnded, "Told that fingers lifted.") {
      $0.touchesEnded($1, with: $2)
    },
    .touches("touchesCancelled", .touchesCancelled, "Told that touches were taken away.") {
      $0.touchesCancelled($1, with: $2)
    },
    .motion("motionBegan", .motionBegan, "Told that a shake began.") {
      $0.motionBegan($1, with: $2)
    },
    .motion("motionEnded", .motionEnded, "Told that a shake ended.") {
      $0.motionEnded($1, with: $2)
    },
    .motion("motionCancelled", .motionCancelled, "Told that a shake was broken off.") {
      $0.motionCancelled($1, with: $2)
    },
    .calling(
      "remoteControlReceived",
      swift: "func remoteControlReceived(with event: UIEvent?)",
      [event],
      method: .remoteControlReceived,
      forms: [],
      "Told that a remote command came."
    ) { (responder: UIResponder, arguments) in
      responder.remoteControlReceived(with: arguments.object(0))
      return .none
    },
  ]

  /// What a responder has of the focus and the keyboard.
  static let responderFocus: [MethodRow] = [
    .overriding(
      .canBecomeFirstResponder,
      swift: "var canBecomeFirstResponder: Bool",
      answer: .flag,
      forms: .question,
      "Answers whether it may become first responder."
    ),
    .overriding(
      .canResignFirstResponder,
      swift: "var canResignFirstResponder: Bool",
      answer: .flag,
      forms: .question,
      "Answers whether it may give up being first responder."
    ),
    .calling(
      "becomeFirstResponder",
      swift: "func becomeFirstResponder() -> Bool",
      [],
      answer: .flag,
      method: .becomeFirstResponder,
      forms: .question,
      "Makes it the first responder of its window, if everybody agrees."
    ) { (responder: UIResponder, _) in .flag(responder.becomeFirstResponder()) },
    .calling(
      "resignFirstResponder",
      swift: "func resignFirstResponder() -> Bool",
      [],
      answer: .flag,
      method: .resignFirstResponder,
      forms: .question,
      "Gives up being first responder, if it agrees."
    ) { (responder: UIResponder, _) in .flag(responder.resignFirstResponder()) },
    .doing(
      "reloadInputViews",
      swift: "func reloadInputViews()",
      method: .reloadInputViews,
      "Looks its input views up again."
    ) { (responder: UIResponder) in responder.reloadInputViews() },
    .overriding(
      .inputView,
      swift: "var inputView: UIView?",
      answer: .optional(.object("UIView")),
      forms: .object,
      "Answers the view shown in place of the keyboard."
    ),
    .overriding(
      .inputAccessoryView,
      swift: "var inputAccessoryView: UIView?",
      answer: .optional(.object("UIView")),
      forms: .object,
      "Answers the view shown above the keyboard."
    ),
    .overriding(
      .inputViewController,
      swift: "var inputViewController: UIInputViewController?",
      answer: .optional(.object("UIInputViewController")),
      forms: .object,
      "Answers the controller whose view takes the keyboard's place."
    ),
    .overriding(
      .inputAccessoryViewController,
      swift: "var inputAccessoryViewController: UIInputViewController?",
      answer: .optional(.object("UIInputViewController")),
      forms: .object,
      "Answers the controller whose view is shown above the keyboard."
    ),
    .overriding(
      .undoManager,
      swift: "var undoManager: UndoManager?",
      answer: .optional(.object("UndoManager")),
      forms: .object,
      "Answers what knows how to undo here."
    ),
  ]

  /// What a responder is asked about actions and menus.
  static let responderActions: [MethodRow] = [
    .calling(
      "canPerformAction",
      swift: "func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool",
      [action, sender],
      answer: .flag,
      method: .canPerformAction,
      forms: [.flag, .actions],
      "Answers whether it takes an action now."
    ) { (responder: UIResponder, arguments) in
      .flag(
        responder.canPerformAction(arguments.selector(0), withSender: arguments[argument: 1].object)
      )
    },
    .calling(
      "target",
      swift: "func target(forAction action: Selector, withSender sender: Any?) -> Any?",
      [action, sender],
      answer: .optional(.object("NSObject")),
      method: .target,
      forms: .object,
      "Answers who takes an action: itself, or what its next answers."
    ) { (responder: UIResponder, arguments) in
      let found = responder.target(
        forAction: arguments.selector(0),
        withSender: arguments[argument: 1].object
      )
      return found.map { .object($0 as AnyObject) } ?? .none
    },
    .overriding(
      .validate,
      swift: "func validate(_ command: UICommand)",
      [Parameter("command", .object("UICommand"))],
      "Changes a command before it is shown."
    ),
    .overriding(
      .buildMenu,
      swift: "func buildMenu(with builder: UIMenuBuilder)",
      [Parameter("builder", .object("NSObject"))],
      "Changes the menus that are shown for it."
    ),
  ]
}

extension [Value] {
  func selector(_ place: Int) -> Selector { Selector(self[argument: place].text ?? "") }
}

extension MethodRow {
  fileprivate static func touches(
    _ name: String,
    _ method: ResponderKit.Method,
    _ summary: String,
    _ call: @escaping @Sendable (UIResponder, Set<UITouch>, UIEvent?) -> Void
  ) -> MethodRow {
    calling(
      name,
      swift: "func \(name)(_ touches: Set<UITouch>, with event: UIEvent?)",
      [
        Parameter("touches", .list(.object("UITouch"))),
        Parameter("event", .optional(.object("UIEvent"))),
      ],
      method: method,
      forms: [],
      summary
    ) { (responder: UIResponder, arguments) in
      let touches = arguments[argument: 0].elements.compactMap { $0.object as? UITouch }
      call(responder, Set(touches), arguments.object(1))
      return .none
    }
  }

  fileprivate static func motion(
    _ name: String,
    _ method: ResponderKit.Method,
    _ summary: String,
    _ call: @escaping @Sendable (UIResponder, UIEvent.EventSubtype, UIEvent?) -> Void
  ) -> MethodRow {
    calling(
      name,
      swift: "func \(name)(_ motion: UIEvent.EventSubtype, with event: UIEvent?)",
      [
        Parameter("motion", .choice(EventSubtypeNames.subtypes)),
        Parameter("event", .optional(.object("UIEvent"))),
      ],
      method: method,
      forms: [],
      summary
    ) { (responder: UIResponder, arguments) in
      let name = arguments[argument: 0].text
      let motion = ClassRow.eventSubtypes.first { $0.name == name }?.value ?? .none
      call(responder, motion, arguments.object(1))
      return .none
    }
  }
}

/// The names of event subtypes.
enum EventSubtypeNames {
  static let subtypes = ClassRow.eventSubtypes.map(\.name)
}
