public import Foundation

/// An object that owns a view, stands behind it in the responder chain, and is told when it shows.
open class UIViewController: UIResponder {
  final var rootView: UIView?
  final var childList: [UIViewController] = []
  final var rememberedPlace = 0
  final weak var parentController: UIViewController?
  final weak var rootOfWindow: UIWindow?
  final var presentedController: UIViewController?
  final weak var presentingController: UIViewController?
  /// How this controller is presented, while it is.
  final var presentation: Presentation?
  final var presentationStyle = UIModalPresentationStyle.automatic
  final var presentationObject: UIPresentationController?
  final var appearanceState = AppearanceState.disappeared
  final var presentationStage: PresentationStage?
  final var parentMove = ParentMove.none
  /// Whether the view has been in a window that was shown.
  final var hasBeenShown = false
  /// The first responder that gave way when another controller was pushed over this one.
  final weak var preservedFocus: UIResponder?
  /// Whether `viewIsAppearing` was called since the last `viewWillAppear`.
  final var wasToldIsAppearing = false
  /// The view's own way in or out of a window tells the controller, not a container.
  final var followsView = false
  final var contextDefined = false
  final var modal = false
  final var contentSize = CGSize.zero
  final var titleText: String?
  final var navigationItemStorage: UINavigationItem?
  final var toolbarItemList: [UIBarButtonItem] = []
  final var addedKeyCommands: [UIKeyCommand] = []
  /// A document wrote the root view's frame, so that nobody sizes it.
  @_spi(Workbench) public final var keepsRootFrame = false

  /// Makes a controller; nibs are not simulated, so both arguments are `nil` or ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Coding is not simulated; the initializer is there because UIKit requires it of subclasses.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    if rootView?.rootOfController === self { rootView?.rootOfController = nil }
  }

  /// What the controller is called in bars.
  open var title: String? {
    get { titleText }
    set { titleText = newValue }
  }

  // MARK: - The view

  /// The root view; it is loaded when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own signature: `view.addSubview(…)` and `view = nil` must both compile.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return rootView
    }
    set { setRootView(newValue) }
  }

  /// Whether the root view has been loaded.
  open var isViewLoaded: Bool { rootView != nil }

  /// The root view, or `nil` when it has not been loaded.
  open var viewIfLoaded: UIView? { rootView }

  /// Loads the root view, unless it is there.
  open func loadViewIfNeeded() { loadViewAsUIKit() }

  /// Makes the root view; the inherited version makes a plain view as large as the screen.
  open func loadView() {
    dispatcher.baseVoid(.loadView, of: self) {
      view = makeRootView()
    }
  }

  /// The root view that UIKit's class makes; a container's holds its internal views.
  func makeRootView() -> UIView {
    UIView(frame: CGRect(origin: .zero, size: simulation.device.screen))
  }

  // MARK: - The view's life

  /// Called when the root view was loaded; does nothing.
  open func viewDidLoad() { reachBase(.viewDidLoad) }

  /// Called before the view is shown, mostly before it is in a window; does nothing.
  open func viewWillAppear(_ animated: Bool) { reachBase(.viewWillAppear, animated) }

  /// Called when the view is in its window and about to be laid out; does nothing.
  open func viewIsAppearing(_ animated: Bool) { reachBase(.viewIsAppearing, animated) }

  /// Called when the view is shown; does nothing.
  open func viewDidAppear(_ animated: Bool) { reachBase(.viewDidAppear, animated) }

  /// Called before the view is hidden or covered; does nothing.
  open func viewWillDisappear(_ animated: Bool) { reachBase(.viewWillDisappear, animated) }

  /// Called when the view is hidden or covered; does nothing.
  open func viewDidDisappear(_ animated: Bool) { reachBase(.viewDidDisappear, animated) }

  /// Called before the root view lays out its subviews; does nothing.
  open func viewWillLayoutSubviews() { reachBase(.viewWillLayoutSubviews) }

  /// Called when the root view has laid out its subviews; does nothing.
  open func viewDidLayoutSubviews() { reachBase(.viewDidLayoutSubviews) }

  // MARK: - Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// The controllers that this one contains.
  open var children: [UIViewController] { childList }

  /// Makes a controller a child; the app adds its view and calls `didMove(toParent:)` itself.
  open func addChild(_ childController: UIViewController) {
    dispatcher.baseVoid(.addChild, of: self, arguments: [.object(childController)]) {
      adopt(childController, tellsWillMove: true)
    }
  }

  /// Takes the controller from its parent; the app removes its view itself.
  open func removeFromParent() {
    dispatcher.baseVoid(.removeFromParent, of: self) {
      leaveParent()
    }
  }

  /// Called before the controller gets another parent or none; does nothing.
  open func willMove(toParent parent: UIViewController?) {
    dispatcher.baseVoid(.willMoveToParent, of: self, arguments: [parent.modelValue]) {
      noteWillMove(toParent: parent)
    }
  }

  /// Called when the controller has another parent or none; does nothing.
  open func didMove(toParent parent: UIViewController?) {
    dispatcher.baseVoid(.didMoveToParent, of: self, arguments: [parent.modelValue]) {
      noteDidMove(toParent: parent)
    }
  }

  /// Whether the children are told of their parent's appearance; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool {
    dispatcher.base(.shouldAutomaticallyForwardAppearanceMethods, of: self) { true }
  }

  /// Tells a child that its view is about to come or go: for containers that forward themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Tells a child that its view has come or gone.
  open func endAppearanceTransition() {
    if appearanceState == .disappearing {
      endDisappearing(animated: false)
    } else {
      continueAppearing(animated: false)
      endAppearing(animated: false)
    }
  }

  /// The children whose views show when this controller's view does.
  var shownChildren: [UIViewController] {
    childList.filter { child in
      guard let rootView, let view = child.rootView else { return false }
      return view.isDescendant(of: rootView)
    }
  }

  /// Puts the view of the child that shows into place, before the controller appears.
  func prepareToAppear() {}

  // MARK: - Presenting

  /// How the controller is presented; `automatic` is a page sheet from iOS 13, else full screen.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentationStyle }
    set { presentationStyle = newValue }
  }

  /// Whether presentations in a current context stop here; false by default.
  open var definesPresentationContext: Bool {
    get { contextDefined }
    set { contextDefined = newValue }
  }

  /// Whether a press beside a popover leaves it where it is; false by default (iOS 13).
  open var isModalInPresentation: Bool {
    get { modal }
    set { modal = newValue }
  }

  /// How large the controller would like to be in a popover or form sheet; zero leaves it open.
  open var preferredContentSize: CGSize {
    get { contentSize }
    set { contentSize = newValue }
  }

  /// The controller that this one, or a container it is in, presents.
  open var presentedViewController: UIViewController? {
    presentedController ?? parentController?.presentedViewController
  }

  /// The controller that presents this one or a container it is in.
  open var presentingViewController: UIViewController? {
    presentingController ?? parentController?.presentingViewController
  }

  /// Presents a controller over this one, or over the outermost container this one is in.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    dispatcher.baseVoid(
      .present,
      of: self,
      arguments: [.object(viewControllerToPresent), .flag(flag)]
    ) {
      simulation.appearance.present(
        viewControllerToPresent,
        by: self,
        animated: flag,
        completion: completion
      )
    }
  }

  /// Dismisses what this controller presents, or else the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dispatcher.baseVoid(.dismiss, of: self, arguments: [.flag(flag)]) {
      simulation.appearance.dismiss(self, animated: flag, completion: completion)
    }
  }

  /// Whether the controller performs actions while it presents another; true by default (iOS 13).
  open var performsActionsWhilePresentingModally: Bool {
    dispatcher.base(.performsActionsWhilePresentingModally, of: self) { true }
  }

  /// Whether the keyboard stays when focus goes to something without text; true for a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool {
    dispatcher.base(.disablesAutomaticKeyboardDismissal, of: self) {
      modalPresentationStyle == .formSheet
    }
  }

  /// Returns whether the controller performs an action; not while it presents, if it says so.
  ///
  /// - chain.modal-action-gate
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard isGatedByPresentation else { return super.canPerformAction(action, withSender: sender) }
    return dispatcher.base(
      .canPerformAction,
      of: self,
      arguments: [.selector(action), Simulation.object(sender).modelValue],
      fields: [TraceField(.action, .text(action.name))]
    ) {
      simulation.actions.gated = index
      dispatcher.decide(.chainModalActionGate)
      return false
    }
  }

  /// Returns the nearest controller that performs an action: this one, else its parents.
  open func targetViewController(
    forAction action: Selector,
    sender: Any?
  ) -> UIViewController? {
    targetControllerAsUIKit(for: action, sender: Simulation.object(sender))
  }

  // MARK: - Key commands

  /// The commands that were added by `addKeyCommand(_:)`.
  open override var keyCommands: [UIKeyCommand]? { keyCommandsAsUIKit() }

  // MARK: - The chain

  /// The presenting controller if there is one, else the superview of the root view.
  ///
  /// - chain.controller-not-loaded: asking does not load the view.
  override var nextLink: NextLink {
    if let presentingController {
      return NextLink(presentingController, by: ruleOfPresentedNext)
    }
    guard let rootView else { return NextLink(nil, by: .chainControllerNotLoaded) }
    // A presentation that covers takes the root's view out; the chain still leads to the window,
    // as chain.presented-skips-presenter-view was seen on a device.
    return NextLink(
      rootView.superview ?? rootOfWindow,
      by: rootView.superview is UIDropShadowView
        ? .chainPrivateWrappersInDumps
        : rootOfWindow == nil
          ? .chainControllerNextIsViewsSuperview : .chainControllerNextWhenRootOfWindow
    )
  }
}
