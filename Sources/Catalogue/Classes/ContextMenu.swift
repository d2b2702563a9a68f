import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiContextMenuInteraction = ClassRow(
    "UIContextMenuInteraction",
    UIContextMenuInteraction.self,
    superclass: "UIInteraction",
    "Brings a menu to a view that comes up when the view is pressed for a while.",
    // UIKit wants the delegate at once; a document's objects are made before they know one another.
    make: { _ in UIContextMenuInteraction(laterDelegate: nil) },
    initializer: SwiftInitializer([.value("delegate")]),
    properties: [
      .delegate("Says what the menu holds, and is told about it."),
      .object("view", "UIView", reading: \UIContextMenuInteraction.view, "The view it is in."),
    ],
    methods: [
      .doing("dismissMenu", "Takes the menu away.") { (interaction: UIContextMenuInteraction) in
        interaction.dismissMenu()
      }
    ],
    delegateProtocol: "UIContextMenuInteractionDelegate",
    delegateMethods: [
      .overriding(
        .configurationForMenuAtLocation,
        swift: "func contextMenuInteraction(_ interaction: UIContextMenuInteraction, "
          + "configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?",
        [
          Parameter("interaction", .object("UIContextMenuInteraction")),
          Parameter("location", .point),
        ],
        answer: .optional(.object("UIMenu")),
        forms: .object,
        "Answers the menu for a press at a place; null for none."
      ),
      .overriding(
        .willDisplayMenuFor,
        swift: "func contextMenuInteraction(_ interaction: UIContextMenuInteraction, "
          + "willDisplayMenuFor configuration: UIContextMenuConfiguration, "
          + "animator: (any UIContextMenuInteractionAnimating)?)",
        [
          Parameter("interaction", .object("UIContextMenuInteraction")),
          Parameter("configuration", .object("NSObject")),
        ],
        "Told that the menu will show."
      ),
      .overriding(
        .willEndFor,
        swift: "func contextMenuInteraction(_ interaction: UIContextMenuInteraction, "
          + "willEndFor configuration: UIContextMenuConfiguration, "
          + "animator: (any UIContextMenuInteractionAnimating)?)",
        [
          Parameter("interaction", .object("UIContextMenuInteraction")),
          Parameter("configuration", .object("NSObject")),
        ],
        "Told that the menu will go."
      ),
    ]
  )
}
