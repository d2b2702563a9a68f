@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiNavigationItem = ClassRow(
    "UINavigationItem",
    UINavigationItem.self,
    superclass: "NSObject",
    "What the navigation bar shows while a controller is on top.",
    properties: [
      .plain("title", \UINavigationItem.title, nil, "What stands in the middle."),
      .plain(
        "hidesBackButton",
        \UINavigationItem.hidesBackButton,
        false,
        "Whether there is no button that goes back."
      ),
      buttons(
        "leftBarButtonItems",
        \UINavigationItem.leftBarButtonItems,
        "The buttons at the left."
      ),
      buttons(
        "rightBarButtonItems",
        \UINavigationItem.rightBarButtonItems,
        "The buttons at the right, the outermost first."
      ),
      .object(
        "leftBarButtonItem",
        "UIBarButtonItem",
        \UINavigationItem.leftBarButtonItem,
        "The first button at the left."
      ),
      .object(
        "rightBarButtonItem",
        "UIBarButtonItem",
        \UINavigationItem.rightBarButtonItem,
        "The outermost button at the right."
      ),
    ]
  )

  private static func buttons(
    _ name: String,
    _ path: any ReferenceWritableKeyPath<UINavigationItem, [UIBarButtonItem]?> & Sendable,
    _ summary: String
  ) -> Property {
    .assigned(
      name,
      path,
      spelled: .objects("UIBarButtonItem"),
      standard: { .list([]) },
      summary
    )
  }
}
