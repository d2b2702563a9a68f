import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiInteraction = ClassRow(
    "UIInteraction",
    InteractionPlace.self,
    superclass: "NSObject",
    "An object that brings an interaction, such as an edit menu, to a view."
  )

  static let uiEditMenuInteraction = ClassRow(
    "UIEditMenuInteraction",
    UIEditMenuInteraction.self,
    superclass: "UIInteraction",
    "Brings an edit menu to a view.",
    make: { _ in UIEditMenuInteraction(delegate: nil) },
    initializer: SwiftInitializer([.value("delegate", otherwise: "nil")]),
    properties: [
      .delegate(
        swift: SwiftAccess(writing: .initializer),
        "Says what the menu holds, and is told about it."
      ),
      .object("view", "UIView", reading: \UIEditMenuInteraction.view, "The view it is in."),
    ],
    methods: [
      .calling(
        "presentEditMenu",
        [Parameter("sourcePoint", .point)],
        "Shows the menu at a point of the view."
      ) { (interaction: UIEditMenuInteraction, arguments) in
        interaction.presentEditMenu(
          with: UIEditMenuConfiguration(identifier: nil, sourcePoint: arguments.point(0))
        )
        return .none
      },
      .doing("dismissMenu", swift: "func dismissMenu()", "Takes the menu away.") {
        (interaction: UIEditMenuInteraction) in
        interaction.dismissMenu()
      },
      .doing(
        "reloadVisibleMenu",
        swift: "func reloadVisibleMenu()",
        "Asks for the open menu again."
      ) { (interaction: UIEditMenuInteraction) in interaction.reloadVisibleMenu() },
    ],
    delegateProtocol: "UIEditMenuInteractionDelegate",
    delegateMethods: [
      .overriding(
        .menuFor,
        swift: "func editMenuInteraction(_ interaction: UIEditMenuInteraction, "
          + "menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) "
          + "-> UIMenu?",
        [
          Parameter("configuration", .object("NSObject")),
          Parameter("suggestedActions", .list(.object("UIMenuElement"))),
        ],
        answer: .optional(.object("UIMenu")),
        forms: .object,
        "Answers the menu; null for the system's own."
      ),
      .overriding(
        .targetRectFor,
        swift: "func editMenuInteraction(_ interaction: UIEditMenuInteraction, "
          + "targetRectFor configuration: UIEditMenuConfiguration) -> CGRect",
        [Parameter("configuration", .object("NSObject"))],
        answer: .rect,
        "Answers what the menu points at."
      ),
      .overriding(
        .willPresentMenuFor,
        swift: "func editMenuInteraction(_ interaction: UIEditMenuInteraction, "
          + "willPresentMenuFor configuration: UIEditMenuConfiguration, "
          + "animator: UIEditMenuInteractionAnimating)",
        [Parameter("configuration", .object("NSObject"))],
        "Told that the menu will show."
      ),
      .overriding(
        .willDismissMenuFor,
        swift: "func editMenuInteraction(_ interaction: UIEditMenuInteraction, "
          + "willDismissMenuFor configuration: UIEditMenuConfiguration, "
          + "animator: UIEditMenuInteractionAnimating)",
        [Parameter("configuration", .object("NSObject"))],
        "Told that the menu will go."
      ),
    ]
  )

  static let uiMenuController = ClassRow(
    "UIMenuController",
    UIMenuController.self,
    superclass: "NSObject",
    "The edit menu of systems before iOS 16, which there is one of.",
    shared: "UIMenuController.shared",
    properties: [
      .assigned(
        "menuItems",
        \UIMenuController.menuItems,
        spelled: .objects("UIMenuItem"),
        standard: { .list([]) },
        "The app's own items."
      ),
      .plain(
        "isMenuVisible",
        \UIMenuController.isMenuVisible,
        false,
        "Whether its menu is on screen."
      ),
    ],
    methods: [
      .calling(
        "showMenu",
        swift: "func showMenu(from targetView: UIView, rect targetRect: CGRect)",
        [Parameter("targetView", .object("UIView")), Parameter("targetRect", .rect)],
        "Shows the menu for a rectangle of a view."
      ) { (controller: UIMenuController, arguments) in
        if let view: UIView = arguments.object(0) {
          controller.showMenu(from: view, rect: arguments.rect(1))
        }
        return .none
      },
      .doing("hideMenu", swift: "func hideMenu()", "Takes the menu away.") {
        (controller: UIMenuController) in
        controller.hideMenu()
      },
      .doing("update", swift: "func update()", "Asks for what the menu holds again.") {
        (controller: UIMenuController) in
        controller.update()
      },
    ]
  )
}

/// Stands for the protocol `UIInteraction` in the catalogue, which knows classes only.
class InteractionPlace: NSObject {}
