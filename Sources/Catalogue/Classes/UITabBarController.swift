@_spi(Workbench) import ResponderKit

extension ClassRow {
  private static let controllers = Parameter(
    "viewControllers",
    .list(.object("UIViewController"))
  )
  private static let controller = Parameter("viewController", .object("UIViewController"))
  private static let animated = Parameter("animated", .flag)

  static let uiTabBarController = ClassRow(
    "UITabBarController",
    UITabBarController.self,
    superclass: "UIViewController",
    "A controller that shows one of its children, chosen at a bar.",
    make: { _ in UITabBarController() },
    properties: [
      .delegate("Asked whether a tab may be chosen, and told when it was."),
      .assigned(
        "viewControllers",
        \UITabBarController.viewControllers,
        spelled: .objects("UIViewController"),
        standard: { .list([]) },
        "The children, in the order of their tabs."
      ),
      .plain(
        "selectedIndex",
        \UITabBarController.selectedIndex,
        0,
        "The place of the chosen child.",
        phase: .launch
      ),
      .object(
        "selectedViewController",
        "UIViewController",
        \UITabBarController.selectedViewController,
        "The chosen child.",
        phase: .launch
      ),
      .part("tabBar", "UIView", \UITabBarController.tabBar, "The bar under the content.").computed,
    ],
    methods: [
      .calling(
        "setViewControllers",
        swift: "func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)",
        [controllers, animated],
        method: .setViewControllers,
        "Replaces the children."
      ) { (tabs: UITabBarController, arguments) in
        tabs.setViewControllers(arguments.controllers(0), animated: arguments.flag(1))
        return .none
      }
    ],
    delegateProtocol: "UITabBarControllerDelegate",
    delegateMethods: [
      .overriding(
        .shouldSelect,
        swift: "func tabBarController(_ tabBarController: UITabBarController, "
          + "shouldSelect viewController: UIViewController) -> Bool",
        [controller],
        answer: .flag,
        forms: .question,
        "Answers whether a tab may be chosen."
      ),
      .overriding(
        .didSelect,
        swift: "func tabBarController(_ tabBarController: UITabBarController, "
          + "didSelect viewController: UIViewController)",
        [controller],
        "Told that a tab was chosen."
      ),
    ]
  )
}
