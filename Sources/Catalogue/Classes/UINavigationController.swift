@_spi(Workbench) import ResponderKit

extension ClassRow {
  private static let controllers = Parameter(
    "viewControllers",
    .list(.object("UIViewController"))
  )
  private static let controller = Parameter("viewController", .object("UIViewController"))
  private static let animated = Parameter("animated", .flag)

  static let uiNavigationController = ClassRow(
    "UINavigationController",
    UINavigationController.self,
    superclass: "UIViewController",
    "A controller that shows the last of a stack of controllers under a bar.",
    make: { _ in UINavigationController() },
    properties: [
      .delegate("Told which controller shows."),
      .assigned(
        "viewControllers",
        \UINavigationController.viewControllers,
        spelled: .objects("UIViewController"),
        standard: { .list([]) },
        "The stack, the root first."
      ),
      .object(
        "topViewController",
        "UIViewController",
        reading: \UINavigationController.topViewController,
        "The last of the stack, which shows."
      ),
      .object(
        "visibleViewController",
        "UIViewController",
        reading: \UINavigationController.visibleViewController,
        "What the stack presents, else the last of the stack."
      ),
      .part(
        "navigationBar",
        "UIView",
        \UINavigationController.navigationBar,
        "The bar above the content."
      ).computed,
      .plain(
        "isNavigationBarHidden",
        \UINavigationController.isNavigationBarHidden,
        false,
        "Whether the bar is hidden."
      ),
      .object(
        "interactivePopGestureRecognizer",
        "UIGestureRecognizer",
        reading: \UINavigationController.interactivePopGestureRecognizer,
        "The pan from the left edge that goes back."
      ).computed,
    ],
    methods: navigationCalls,
    delegateProtocol: "UINavigationControllerDelegate",
    delegateMethods: [
      .overriding(
        .willShow,
        swift: "func navigationController(_ navigationController: UINavigationController, "
          + "willShow viewController: UIViewController, animated: Bool)",
        [controller, animated],
        "Told which controller will show."
      ),
      .overriding(
        .didShow,
        swift: "func navigationController(_ navigationController: UINavigationController, "
          + "didShow viewController: UIViewController, animated: Bool)",
        [controller, animated],
        "Told which controller shows."
      ),
    ]
  )

  private static let navigationCalls: [MethodRow] = [
    .calling(
      "pushViewController",
      swift: "func pushViewController(_ viewController: UIViewController, animated: Bool)",
      [controller, animated],
      method: .pushViewController,
      "Puts a controller on the stack and shows it."
    ) { (stack: UINavigationController, arguments) in
      if let pushed: UIViewController = arguments.object(0) {
        stack.pushViewController(pushed, animated: arguments.flag(1))
      }
      return .none
    },
    .calling(
      "popViewController",
      swift: "func popViewController(animated: Bool) -> UIViewController?",
      [animated],
      answer: .optional(.object("UIViewController")),
      method: .popViewController,
      "Takes the last controller off the stack."
    ) { (stack: UINavigationController, arguments) in
      stack.popViewController(animated: arguments.flag(0)).map { .object($0) } ?? .none
    },
    .calling(
      "popToRootViewController",
      swift: "func popToRootViewController(animated: Bool) -> [UIViewController]?",
      [animated],
      answer: .optional(.list(.object("UIViewController"))),
      method: .popToRootViewController,
      "Takes all controllers but the first off the stack, and answers those."
    ) { (stack: UINavigationController, arguments) in
      .controllers(stack.popToRootViewController(animated: arguments.flag(0)))
    },
    .calling(
      "popToViewController",
      swift: "func popToViewController(_ viewController: UIViewController, animated: Bool) "
        + "-> [UIViewController]?",
      [controller, animated],
      answer: .optional(.list(.object("UIViewController"))),
      method: .popToViewController,
      "Takes the controllers above one of the stack off it, and answers those."
    ) { (stack: UINavigationController, arguments) in
      guard let wanted: UIViewController = arguments.object(0) else { return .none }
      return .controllers(stack.popToViewController(wanted, animated: arguments.flag(1)))
    },
    .calling(
      "setViewControllers",
      swift: "func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)",
      [controllers, animated],
      method: .setViewControllers,
      "Replaces the stack."
    ) { (stack: UINavigationController, arguments) in
      stack.setViewControllers(arguments.controllers(0), animated: arguments.flag(1))
      return .none
    },
  ]
}

extension Value {
  /// The controllers of a list, or none.
  fileprivate static func controllers(_ controllers: [UIViewController]?) -> Value {
    controllers.map { .list($0.map { .object($0) }) } ?? .none
  }
}

extension [Value] {
  /// The controllers at a place.
  func controllers(_ place: Int) -> [UIViewController] {
    self[argument: place].elements.compactMap { $0.object as? UIViewController }
  }
}
