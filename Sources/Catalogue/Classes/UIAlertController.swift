@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiAlertController = ClassRow(
    "UIAlertController",
    UIAlertController.self,
    superclass: "UIViewController",
    "An alert or an action sheet.",
    make: { _ in UIAlertController(title: nil, message: nil, preferredStyle: .alert) },
    initializer: SwiftInitializer([
      .value("title", otherwise: "nil"), .value("message", otherwise: "nil"),
      .value("preferredStyle", otherwise: ".alert"),
    ]),
    properties: [
      .plain("message", \UIAlertController.message, nil, "What it says under the title."),
      Property(
        "preferredStyle",
        .choice(["alert", "actionSheet"]),
        swift: SwiftAccess(writing: .initializer),
        standard: { .name("alert") },
        "Whether it stands in the middle or comes from below.",
        isNodeOnly: true,
        get: { alert in
          .name((alert as? UIAlertController)?.preferredStyle == .alert ? "alert" : "actionSheet")
        },
        set: { alert, value in
          (alert as? UIAlertController)?.setPreferredStyle(
            value.name == "alert" ? .alert : .actionSheet
          )
        }
      ),
      .adding(
        "actions",
        "UIAlertAction",
        swift: SwiftAccess(writing: .each(["@.addAction(#)"])),
        "The choices that it offers.",
        reading: { (alert: UIAlertController) in alert.actions }
      ) { $0.addAction($1) },
      .adding(
        "textFields",
        "UITextField",
        swift: SwiftAccess(
          writing: .impossible("UIKit makes the text fields of an alert itself")
        ),
        "Its text fields.",
        reading: { (alert: UIAlertController) in alert.textFields ?? [] }
      ) { $0.add($1) },
    ],
    methods: [
      .calling(
        "addAction",
        swift: "func addAction(_ action: UIAlertAction)",
        [Parameter("action", .object("UIAlertAction"))],
        "Adds a choice."
      ) { (alert: UIAlertController, arguments) in
        if let action: UIAlertAction = arguments.object(0) { alert.addAction(action) }
        return .none
      }
    ]
  )

  static let uiAlertAction = ClassRow(
    "UIAlertAction",
    UIAlertAction.self,
    superclass: "NSObject",
    "A choice that an alert offers.",
    make: { values in
      let body = values.body("handler")
      let style: UIAlertAction.Style =
        switch values.text("style") {
        case "cancel": .cancel
        case "destructive": .destructive
        default: .default
        }
      return UIAlertAction(
        title: values.text("title"),
        style: style,
        handler: body.map { body in { body([.object($0)]) } }
      )
    },
    initializer: SwiftInitializer([
      .value("title", otherwise: "nil"), .value("style", otherwise: ".default"), .value("handler"),
    ]),
    properties: [
      .making("title", .optional(.text), standard: { .none }, "What the button says.") {
        ($0 as? UIAlertAction)?.title.map { .text($0) } ?? .none
      },
      .making(
        "style",
        .choice(["default", "cancel", "destructive"]),
        standard: { .name("default") },
        "What the choice means."
      ) { action in
        switch (action as? UIAlertAction)?.style {
        case .cancel: .name("cancel")
        case .destructive: .name("destructive")
        case .default, nil: .name("default")
        }
      },
      .making(
        "handler",
        .body([Parameter("action", .object("UIAlertAction"))]),
        "What happens when it was chosen and the alert is gone."
      ),
      .plain("isEnabled", \UIAlertAction.isEnabled, true, "Whether it can be chosen."),
    ],
    occurrences: ["handler"]
  )
}
