@_spi(Workbench) import ResponderKit

extension ClassRow {
  private static let animated = Parameter("animated", .flag)
  private static let parent = Parameter("parent", .optional(.object("UIViewController")))

  /// What a controller is told of its view, and asked about it.
  static let controllerLife: [MethodRow] = [
    .overriding(.loadView, swift: "func loadView()", "Makes the root view."),
    .overriding(.viewDidLoad, swift: "func viewDidLoad()", "Called when the root view was loaded."),
    .overriding(
      .viewWillAppear,
      swift: "func viewWillAppear(_ animated: Bool)",
      [animated],
      "Called before the view comes on screen."
    ),
    .overriding(
      .viewIsAppearing,
      swift: "func viewIsAppearing(_ animated: Bool)",
      [animated],
      "Called when the view is in its window, sized."
    ),
    .overriding(
      .viewDidAppear,
      swift: "func viewDidAppear(_ animated: Bool)",
      [animated],
      "Called when the view is on screen."
    ),
    .overriding(
      .viewWillDisappear,
      swift: "func viewWillDisappear(_ animated: Bool)",
      [animated],
      "Called before the view leaves the screen."
    ),
    .overriding(
      .viewDidDisappear,
      swift: "func viewDidDisappear(_ animated: Bool)",
      [animated],
      "Called when the view has left the screen."
    ),
    .overriding(
      .viewWillLayoutSubviews,
      swift: "func viewWillLayoutSubviews()",
      "Called before the root view lays out its subviews."
    ),
    .overriding(
      .viewDidLayoutSubviews,
      swift: "func viewDidLayoutSubviews()",
      "Called when the root view has laid out its subviews."
    ),
    .overriding(
      .shouldAutomaticallyForwardAppearanceMethods,
      swift: "var shouldAutomaticallyForwardAppearanceMethods: Bool",
      answer: .flag,
      forms: .question,
      "Answers whether children are told of appearing by themselves."
    ),
    .overriding(
      .disablesAutomaticKeyboardDismissal,
      swift: "var disablesAutomaticKeyboardDismissal: Bool",
      answer: .flag,
      forms: .question,
      "Answers whether the keyboard stays while it is presented as a form sheet."
    ),
    .overriding(
      .performsActionsWhilePresentingModally,
      swift: "var performsActionsWhilePresentingModally: Bool",
      answer: .flag,
      forms: .question,
      "Answers whether it takes actions of a menu while it presents."
    ),
  ]

  /// What code asks of a controller.
  static let controllerCalls: [MethodRow] = [
    .doing(
      "loadViewIfNeeded",
      swift: "func loadViewIfNeeded()",
      "Loads the root view, unless it is there."
    ) { (controller: UIViewController) in controller.loadViewIfNeeded() },
    .calling(
      "present",
      swift: "func present(_ viewControllerToPresent: UIViewController, animated: Bool)",
      hasCompletion: true,
      [Parameter("viewControllerToPresent", .object("UIViewController")), animated],
      method: .present,
      "Presents a controller."
    ) { (controller: UIViewController, arguments) in
      if let presented: UIViewController = arguments.object(0) {
        controller.present(presented, animated: arguments.flag(1))
      }
      return .none
    },
    .calling(
      "dismiss",
      swift: "func dismiss(animated: Bool)",
      hasCompletion: true,
      [animated],
      method: .dismiss,
      "Dismisses what it presents, or itself."
    ) { (controller: UIViewController, arguments) in
      controller.dismiss(animated: arguments.flag(0))
      return .none
    },
    .calling(
      "addChild",
      swift: "func addChild(_ childController: UIViewController)",
      [Parameter("childController", .object("UIViewController"))],
      method: .addChild,
      "Makes a controller a child; its view is added by a call of its own."
    ) { (controller: UIViewController, arguments) in
      if let child: UIViewController = arguments.object(0) { controller.addChild(child) }
      return .none
    },
    .doing(
      "removeFromParent",
      swift: "func removeFromParent()",
      method: .removeFromParent,
      "Takes it from its container."
    ) { (controller: UIViewController) in controller.removeFromParent() },
    .calling(
      "willMove(toParent:)",
      swift: "func willMove(toParent parent: UIViewController?)",
      [parent],
      method: .willMoveToParent,
      forms: [],
      "Called before it gets another container or none."
    ) { (controller: UIViewController, arguments) in
      controller.willMove(toParent: arguments.object(0))
      return .none
    },
    .calling(
      "didMove(toParent:)",
      swift: "func didMove(toParent parent: UIViewController?)",
      [parent],
      method: .didMoveToParent,
      forms: [],
      "Called when it has another container or none."
    ) { (controller: UIViewController, arguments) in
      controller.didMove(toParent: arguments.object(0))
      return .none
    },
  ]
}
