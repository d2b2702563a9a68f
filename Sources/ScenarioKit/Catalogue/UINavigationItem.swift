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
    Property(
      name,
      .list(.object("UIBarButtonItem")),
      standard: { .list([]) },
      summary,
      get: { item in
        .list(((item as? UINavigationItem)?[keyPath: path] ?? []).map { .object($0) })
      },
      set: { item, value in
        (item as? UINavigationItem)?[keyPath: path] =
          value.elements.compactMap { $0.object as? UIBarButtonItem }
      }
    )
  }
}
