import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiMenuElement = ClassRow(
    "UIMenuElement",
    UIMenuElement.self,
    superclass: "NSObject",
    "Something that stands in a menu.",
    properties: [
      .making("title", .text, standard: { .text("") }, "What it says.") {
        ($0 as? UIMenuElement).map { .text($0.title) } ?? .none
      }
    ]
  )

  private static let attributes: Property = .making(
    "attributes",
    .options(["disabled", "destructive", "hidden", "keepsMenuPresented"]),
    standard: { .names([]) },
    "Whether it is disabled, destructive or hidden."
  ) { element in
    let attributes = (element as? UIAction)?.attributes ?? (element as? UICommand)?.attributes ?? []
    return .names(
      UIMenuElement.Attributes.named.filter { attributes.contains($0.value) }.map(\.name)
    )
  }

  static let uiAction = ClassRow(
    "UIAction",
    UIAction.self,
    superclass: "UIMenuElement",
    "A menu element or control action that runs a body.",
    make: { values in
      let body = values.body("handler")
      return UIAction(
        title: values.text("title") ?? "",
        identifier: values.text("identifier").map { UIAction.Identifier($0) },
        attributes: UIMenuElement.Attributes(values["attributes"])
      ) { body?([.object($0)]) }
    },
    initializer: SwiftInitializer([
      .value("title"), .value("identifier", as: "UIAction.Identifier(#)"), .value("attributes"),
      .value("handler", otherwise: "{ _ in }"),
    ]),
    properties: [
      .making("identifier", .text, "What makes it the same as another one.") {
        ($0 as? UIAction).map { .text($0.identifier.rawValue) } ?? .none
      },
      attributes,
      .making("handler", .body([Parameter("action", .object("UIAction"))]), "What it does."),
    ],
    occurrences: ["handler"]
  )

  static let uiCommand = ClassRow(
    "UICommand",
    UICommand.self,
    superclass: "UIMenuElement",
    "A menu element that sends an action along the responder chain.",
    make: { values in
      UICommand(
        title: values.text("title") ?? "",
        action: Selector(values.text("action") ?? "none"),
        attributes: UIMenuElement.Attributes(values["attributes"])
      )
    },
    initializer: SwiftInitializer([
      .value("title"), .value("action", otherwise: "Selector((\"none\"))"), .value("attributes"),
    ]),
    properties: [
      .making("action", .selector, "The action that it sends.") {
        ($0 as? UICommand).map { .selector($0.action) } ?? .none
      },
      attributes,
    ]
  )

  static let uiMenu = ClassRow(
    "UIMenu",
    UIMenu.self,
    superclass: "UIMenuElement",
    "Menu elements that belong together.",
    make: { values in
      UIMenu(
        title: values.text("title") ?? "",
        identifier: values.text("identifier").map { UIMenu.Identifier($0) },
        options: UIMenu.Options(values["options"]),
        children: values.objects("children")
      )
    },
    initializer: SwiftInitializer([
      .value("title"), .value("identifier", as: "UIMenu.Identifier(#)"), .value("options"),
      .value("children"),
    ]),
    properties: [
      .making("identifier", .text, "What makes it the same as another one.") {
        ($0 as? UIMenu).map { .text($0.identifier.rawValue) } ?? .none
      },
      .making(
        "options",
        .options(["displayInline", "destructive", "singleSelection"]),
        "How it stands in the menu around it."
      ),
      .making(
        "children",
        .list(.object("UIMenuElement")),
        standard: { .list([]) },
        "What it holds."
      ) { .list((($0 as? UIMenu)?.children ?? []).map { .object($0) }) },
    ]
  )

  static let uiMenuItem = ClassRow(
    "UIMenuItem",
    UIMenuItem.self,
    superclass: "NSObject",
    "An item of the app's own in the shared menu controller.",
    make: { values in
      UIMenuItem(
        title: values.text("title") ?? "",
        action: Selector(values.text("action") ?? "none")
      )
    },
    initializer: SwiftInitializer([
      .value("title", otherwise: "\"\""), .value("action", otherwise: "Selector((\"none\"))"),
    ]),
    properties: [
      .making("title", .text, standard: { .text("") }, "What it says.") {
        ($0 as? UIMenuItem).map { .text($0.title) } ?? .none
      },
      .making("action", .selector, "The action that it sends.") {
        ($0 as? UIMenuItem).map { .selector($0.action) } ?? .none
      },
    ]
  )

  static let uiBarButtonItem = ClassRow(
    "UIBarButtonItem",
    UIBarButtonItem.self,
    superclass: "NSObject",
    "A button of a bar; it is no view and no responder.",
    make: { _ in UIBarButtonItem() },
    properties: [
      .plain("title", \UIBarItem.title, nil, "What it says."),
      .plain("isEnabled", \UIBarItem.isEnabled, true, "Whether it can be pressed."),
      .object("target", "NSObject", \UIBarButtonItem.target, "Who gets the action."),
      .plain("action", \UIBarButtonItem.action, nil, "The action that it sends."),
      .object(
        "primaryAction",
        "UIAction",
        \UIBarButtonItem.primaryAction,
        "The action object that it runs instead."
      ),
      .object("menu", "UIMenu", \UIBarButtonItem.menu, "The menu that a press opens."),
    ]
  )
}

extension UIMenuElement.Attributes {
  static let named: [(name: String, value: UIMenuElement.Attributes)] = [
    ("disabled", .disabled), ("destructive", .destructive), ("hidden", .hidden),
    ("keepsMenuPresented", .keepsMenuPresented),
  ]

  /// Makes the attributes from UIKit's names.
  init(_ value: Value) {
    self = []
    guard case .names(let names) = value else { return }
    for (name, attribute) in Self.named where names.contains(name) { insert(attribute) }
  }
}

extension UIMenu.Options {
  /// Makes the options from UIKit's names.
  fileprivate init(_ value: Value) {
    self = []
    guard case .names(let names) = value else { return }
    if names.contains("displayInline") { insert(.displayInline) }
    if names.contains("destructive") { insert(.destructive) }
    if names.contains("singleSelection") { insert(.singleSelection) }
  }
}
