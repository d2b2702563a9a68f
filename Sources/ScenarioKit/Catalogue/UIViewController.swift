@_spi(Workbench) import ResponderKit

extension ClassRow {
  static let uiViewController = ClassRow(
    "UIViewController",
    UIViewController.self,
    superclass: "UIResponder",
    "An object that owns a view and stands behind it in the responder chain.",
    make: { _ in UIViewController() },
    properties: [
      Property(
        "view",
        .object("UIView"),
        "The root view; it is loaded when it is first asked for.",
        get: { ($0 as? UIViewController).flatMap { $0.view }.map { .object($0) } ?? .none },
        set: { ($0 as? UIViewController)?.view = $1.object as? UIView }
      ),
      .reading("isViewLoaded", \UIViewController.isViewLoaded, "Whether the view is loaded.") {
        .flag(false)
      },
      .object("parent", "UIViewController", reading: \UIViewController.parent, "Its container."),
      .object(
        "presentingViewController",
        "UIViewController",
        reading: \UIViewController.presentingViewController,
        "The controller that presents this one."
      ),
    ],
    methods: [
      .overriding(.loadView, "Makes the root view."),
      .overriding(.viewDidLoad, "Called when the root view was loaded."),
      .overriding(
        .viewWillAppear,
        [Parameter("animated", .flag)],
        "Called before the view comes on screen."
      ),
      .overriding(
        .viewIsAppearing,
        [Parameter("animated", .flag)],
        "Called when the view is in the window and has its size."
      ),
      .overriding(
        .viewDidAppear,
        [Parameter("animated", .flag)],
        "Called when the view is on screen."
      ),
      .overriding(
        .viewWillDisappear,
        [Parameter("animated", .flag)],
        "Called before the view leaves the screen."
      ),
      .overriding(
        .viewDidDisappear,
        [Parameter("animated", .flag)],
        "Called when the view has left the screen."
      ),
      .doing("loadViewIfNeeded", "Loads the root view, unless it is there.") {
        (controller: UIViewController) in controller.loadViewIfNeeded()
      },
    ]
  )
}
