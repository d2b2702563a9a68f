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
      ),
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
      ),
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
      .part("tabBar", "UIView", \UITabBarController.tabBar, "The bar under the content."),
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

extension Value {
  /// The controllers of a list, or none.
  fileprivate static func controllers(_ controllers: [UIViewController]?) -> Value {
    controllers.map { .list($0.map { .object($0) }) } ?? .none
  }
}

extension [Value] {
  fileprivate func controllers(_ place: Int) -> [UIViewController] {
    self[argument: place].elements.compactMap { $0.object as? UIViewController }
  }
}
