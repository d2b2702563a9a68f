import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiControl = ClassRow(
    "UIControl",
    UIControl.self,
    superclass: "UIView",
    "A view that turns touches into control events and sends actions for them.",
    make: { _ in UIControl(frame: .zero) },
    properties: [
      .plain("isEnabled", \UIControl.isEnabled, true, "Whether the control takes touches."),
      .plain("isSelected", \UIControl.isSelected, false, "Whether the control is chosen."),
      .plain(
        "isHighlighted",
        \UIControl.isHighlighted,
        false,
        "Whether a tracked finger is inside."
      ),
      .options(
        "state",
        reading: \UIControl.state,
        [
          ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
          ("focused", .focused),
        ],
        "The flags as one set."
      ),
      .reading("isTracking", \UIControl.isTracking, "Whether it tracks a finger.") { .flag(false) },
      .reading("isTouchInside", \UIControl.isTouchInside, "Whether that finger is inside.") {
        .flag(false)
      },
      Property(
        "allControlEvents",
        .options(ControlEvents.names),
        standard: { .names([]) },
        "The events for which anything is registered.",
        get: { control in
          .names(ControlEvents.names(of: (control as? UIControl)?.allControlEvents ?? []))
        }
      ),
      Property(
        "allTargets",
        .list(.optional(.object("NSObject"))),
        swift: SwiftAccess(isSet: true),
        standard: { .list([]) },
        "The targets, each once; null stands for the chain and comes last.",
        get: { control in
          .list(
            ((control as? UIControl)?.targetsInOrder ?? []).map { $0.map { .object($0) } ?? .none }
          )
        }
      ),
      .plain(
        "showsMenuAsPrimaryAction",
        \UIControl.showsMenuAsPrimaryAction,
        false,
        "Whether a press opens the menu instead of sending the action."
      ),
      Property(
        "targets",
        .targets,
        swift: SwiftAccess(writing: .controlTargets),
        "What is sent to whom, for which events.",
        isNodeOnly: true,
        set: { control, value in
          guard let control = control as? UIControl else { return }
          for entry in value.elements.map(\.elements) { control.add(entry) }
        }
      ),
    ],
    methods: controlMethods,
    occurrences: ControlEvents.single.map(\.name)
  )

  private static let touch = Parameter("touch", .object("UITouch"))
  private static let event = Parameter("event", .optional(.object("UIEvent")))
  private static let events = Parameter("controlEvents", .options(ControlEvents.names))
  private static let target = Parameter("target", .optional(.object("NSObject")))

  private static let controlMethods: [MethodRow] = [
    .overriding(
      .beginTracking,
      swift: "func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
      [touch, event],
      answer: .flag,
      forms: .question,
      "Answers whether to track a finger that came down."
    ),
    .overriding(
      .continueTracking,
      swift: "func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool",
      [touch, event],
      answer: .flag,
      forms: .question,
      "Answers whether to go on tracking a finger that moved."
    ),
    .overriding(
      .endTracking,
      swift: "func endTracking(_ touch: UITouch?, with event: UIEvent?)",
      [Parameter("touch", .optional(.object("UITouch"))), event],
      "Told that the tracked finger was lifted."
    ),
    .overriding(
      .cancelTracking,
      swift: "func cancelTracking(with event: UIEvent?)",
      [event],
      "Told that tracking was broken off."
    ),
    .calling(
      "sendAction",
      swift: "func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)",
      [Parameter("action", .selector), target, event],
      method: .sendAction,
      forms: [],
      "Sends one action through the application."
    ) { (control: UIControl, arguments) in
      control.sendAction(
        arguments.selector(0),
        to: arguments[argument: 1].object,
        for: arguments.object(2)
      )
      return .none
    },
    .calling(
      "sendActions",
      swift: "func sendActions(for controlEvents: UIControl.Event)",
      [events],
      "Sends the actions of these events."
    ) { (control: UIControl, arguments) in
      control.sendActions(for: ControlEvents.events(arguments.names(0)))
      return .none
    },
    .calling(
      "addTarget",
      swift: "func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)",
      [target, Parameter("action", .selector), events],
      "Registers an action for events; null as target means the chain."
    ) { (control: UIControl, arguments) in
      control.addTarget(
        arguments[argument: 0].object,
        action: arguments.selector(1),
        for: ControlEvents.events(arguments.names(2))
      )
      return .none
    },
    .calling(
      "removeTarget",
      swift: "func removeTarget(_ target: Any?, action: Selector?, "
        + "for controlEvents: UIControl.Event)",
      [target, Parameter("action", .optional(.selector)), events],
      "Takes registrations back; null matches every target or action."
    ) { (control: UIControl, arguments) in
      let action = arguments[argument: 1].text
      control.removeTarget(
        arguments[argument: 0].object,
        action: action.map { Selector($0) },
        for: ControlEvents.events(arguments.names(2))
      )
      return .none
    },
    .calling(
      "addAction",
      swift: "func addAction(_ action: UIAction, for controlEvents: UIControl.Event)",
      [Parameter("action", .object("UIAction")), events],
      "Registers an action object for events."
    ) { (control: UIControl, arguments) in
      if let action: UIAction = arguments.object(0) {
        control.addAction(action, for: ControlEvents.events(arguments.names(1)))
      }
      return .none
    },
    .calling(
      "removeAction",
      swift: "func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)",
      [Parameter("action", .object("UIAction")), events],
      "Takes an action object back."
    ) { (control: UIControl, arguments) in
      if let action: UIAction = arguments.object(0) {
        control.removeAction(action, for: ControlEvents.events(arguments.names(1)))
      }
      return .none
    },
    .calling(
      "removeAction(identifiedBy:for:)",
      swift: "func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, "
        + "for controlEvents: UIControl.Event)",
      [Parameter("identifier", .text), events],
      "Takes back the action object with this identifier."
    ) { (control: UIControl, arguments) in
      control.removeAction(
        identifiedBy: UIAction.Identifier(arguments[argument: 0].text ?? ""),
        for: ControlEvents.events(arguments.names(1))
      )
      return .none
    },
    .calling(
      "actions",
      swift: "func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) "
        + "-> [String]?",
      [target, Parameter("controlEvent", .choice(ControlEvents.names))],
      answer: .optional(.list(.text)),
      "Answers the actions of a target, null for the chain, for one event; null for none."
    ) { (control: UIControl, arguments) in
      let actions = control.actions(
        forTarget: arguments[argument: 0].object,
        forControlEvent: ControlEvents.events([arguments[argument: 1].text ?? ""])
      )
      return actions.map { .list($0.map { .text($0) }) } ?? .none
    },
  ]
}

extension [Value] {
  /// The names of an option set.
  func names(_ place: Int) -> [String] {
    guard case .names(let names) = self[argument: place] else { return [] }
    return names
  }
}

extension UIControl {
  /// Adds one entry of a node's targets.
  fileprivate func add(_ entry: [Value]) {
    let events = ControlEvents.events(entry.names(0))
    if let action: UIAction = entry.object(1), entry.count == 2 {
      addAction(action, for: events)
    } else {
      addTarget(entry[argument: 1].object, action: entry.selector(2), for: events)
    }
  }
}
