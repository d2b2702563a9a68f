import Foundation
@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiViewController = ClassRow(
    "UIViewController",
    UIViewController.self,
    superclass: "UIResponder",
    "An object that owns a view and stands behind it in the responder chain.",
    make: { _ in UIViewController() },
    properties: controllerView + controllerTree + [.addedKeyCommands],
    methods: controllerLife + controllerCalls + controllerKeyCommands
  )

  private static let controllerView: [Property] = [
    .plain("title", \UIViewController.title, nil, "What it is called in bars."),
    Property(
      "view",
      .object("UIView"),
      swift: SwiftAccess(writing: .impossible("a root view is what loadView gives")),
      "The root view; it is loaded when it is first asked for.",
      get: { ($0 as? UIViewController).flatMap { $0.view }.map { .object($0) } ?? .none },
      set: { ($0 as? UIViewController)?.view = $1.object as? UIView }
    ).computed,
    .reading("isViewLoaded", \UIViewController.isViewLoaded, "Whether the view is loaded.") {
      .flag(false)
    },
    .choice(
      "modalPresentationStyle",
      \UIViewController.modalPresentationStyle,
      [
        ("automatic", .automatic), ("none", .none), ("fullScreen", .fullScreen),
        ("pageSheet", .pageSheet), ("formSheet", .formSheet), ("currentContext", .currentContext),
        ("custom", .custom), ("overFullScreen", .overFullScreen),
        ("overCurrentContext", .overCurrentContext), ("popover", .popover),
      ],
      "How it is presented."
    ),
    .plain(
      "definesPresentationContext",
      \UIViewController.definesPresentationContext,
      false,
      "Whether presentations in a current context stay inside it."
    ),
    .plain(
      "isModalInPresentation",
      \UIViewController.isModalInPresentation,
      false,
      "Whether a press beside it leaves it where it is."
    ),
    .plain(
      "preferredContentSize",
      \UIViewController.preferredContentSize,
      .zero,
      "How large it would like to be in a popover or form sheet."
    ),
    .reading(
      "disablesAutomaticKeyboardDismissal",
      \UIViewController.disablesAutomaticKeyboardDismissal,
      "Whether the keyboard stays when focus goes to something without text."
    ) { .flag(false) }.computed,
    .reading(
      "performsActionsWhilePresentingModally",
      \UIViewController.performsActionsWhilePresentingModally,
      "Whether it performs actions while it presents another controller."
    ) { .flag(true) }.computed,
    .reading(
      "shouldAutomaticallyForwardAppearanceMethods",
      \UIViewController.shouldAutomaticallyForwardAppearanceMethods,
      "Whether its children hear of appearing by themselves."
    ) { .flag(true) }.computed,
    .part(
      "navigationItem",
      "UINavigationItem",
      \UIViewController.navigationItem,
      "What the navigation bar shows while it is on top."
    ),
    .assigned(
      "toolbarItems",
      \UIViewController.toolbarItems,
      spelled: .objects("UIBarButtonItem"),
      standard: { .list([]) },
      "What the toolbar shows while it is on top."
    ),
  ]

  private static let controllerTree: [Property] = [
    .object("parent", "UIViewController", reading: \UIViewController.parent, "Its container."),
    .adding(
      "children",
      "UIViewController",
      swift: SwiftAccess(writing: .each(["@.addChild(#)", "#.didMove(toParent: @)"])),
      "The controllers that it contains.",
      reading: { (controller: UIViewController) in controller.children }
    ) { controller, child in
      controller.addChild(child)
      child.didMove(toParent: controller)
    },
    Property(
      "presentedViewController",
      .optional(.object("UIViewController")),
      swift: SwiftAccess(writing: .statement("@.present(#, animated: false)")),
      standard: { .none },
      "The controller that it, or the container it is in, presents.",
      isNodeOnly: true,
      phase: .launch,
      get: { ($0 as? UIViewController)?.presentedViewController.map { .object($0) } ?? .none },
      set: { controller, value in
        guard let presented = value.object as? UIViewController else { return }
        (controller as? UIViewController)?.present(presented, animated: false)
      }
    ),
    .object(
      "presentingViewController",
      "UIViewController",
      reading: \UIViewController.presentingViewController,
      "The controller that presents it."
    ),
    .object(
      "navigationController",
      "UINavigationController",
      reading: \UIViewController.navigationController,
      "The nearest navigation controller that it is in."
    ),
    .object(
      "tabBarController",
      "UITabBarController",
      reading: \UIViewController.tabBarController,
      "The nearest tab controller that it is in."
    ),
    .reading(
      "isBeingPresented",
      \UIViewController.isBeingPresented,
      "Whether it is being presented now."
    ) { .flag(false) },
    .reading(
      "isBeingDismissed",
      \UIViewController.isBeingDismissed,
      "Whether it is being dismissed now."
    ) { .flag(false) },
    .reading(
      "isMovingToParent",
      \UIViewController.isMovingToParent,
      "Whether it comes into a container now."
    ) { .flag(false) },
    .reading(
      "isMovingFromParent",
      \UIViewController.isMovingFromParent,
      "Whether it leaves its container now."
    ) { .flag(false) },
  ]
}
