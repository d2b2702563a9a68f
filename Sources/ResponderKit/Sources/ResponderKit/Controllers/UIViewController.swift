public import Foundation

/// An object that owns a view, stands behind it in the responder chain, and is told when it shows.
///
/// What its root view does not handle comes to the controller, and what the controller does not
/// handle goes to the root view's superview, or to the presenter. Its life on screen is a row of
/// calls, always in this order:
///
/// 1. `loadView()` and `viewDidLoad()`, once, when somebody asks for `view`.
/// 2. `viewWillAppear(_:)`, mostly while the view is in no window yet.
/// 3. The view comes into the window; `viewIsAppearing(_:)`, from iOS 13.
/// 4. Layout: `viewWillLayoutSubviews()`, the view's `layoutSubviews()`, `viewDidLayoutSubviews()`.
/// 5. `viewDidAppear(_:)`.
/// 6. On the way out `viewWillDisappear(_:)`, and when the view has gone `viewDidDisappear(_:)`.
///
/// The moment decides what can be done. A field that is asked for focus in the first two is in no
/// window and answers no; at the end of the row it has the keyboard:
///
/// ```swift
/// final class Login: UIViewController {
///   let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     view.addSubview(field)
///   }
///   override func viewDidAppear(_ animated: Bool) {
///     super.viewDidAppear(animated)
///     field.becomeFirstResponder()
///   }
/// }
/// ```
///
/// A window keeps its root, a container its children and a presenter what it presents; nobody else
/// keeps a controller.
///
/// - first-responder.lifecycle-order: the row.
/// - chain.view-next, chain.controller-next-is-views-superview: its place in the chain.
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
  ///
  /// Asking loads it: `loadView()`, then `viewDidLoad()`. Code that only wants to know asks
  /// `viewIfLoaded`. Setting it takes the old view's place in the chain, but not in any superview.
  ///
  /// - chain.controller-not-loaded: asking for `next` does not load it.
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
  ///
  /// For code that needs the view to be there and has no use for it, as containers and
  /// presentations do.
  open func loadViewIfNeeded() { loadViewAsUIKit() }

  /// Makes the root view; the inherited version makes a plain view as large as the screen.
  ///
  /// An override sets `view` and does not call super, which would make another one. One that sets
  /// none leaves the controller with an empty view and a record that says so.
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
  ///
  /// Called once in the controller's life, before the view has a superview or its final size. An
  /// override calls super first by custom; nothing hangs on it here.
  ///
  /// - first-responder.did-load-false: too early for focus.
  open func viewDidLoad() { reachBase(.viewDidLoad) }

  /// Called before the view is shown, mostly before it is in a window; does nothing.
  ///
  /// A parent is told before its children that show. On the way back, after a pop or the dismissal
  /// of what did not cover, the view may be in its window already.
  ///
  /// - first-responder.will-appear-false, first-responder.will-appear-with-window
  open func viewWillAppear(_ animated: Bool) { reachBase(.viewWillAppear, animated) }

  /// Called when the view is in its window and about to be laid out; does nothing.
  ///
  /// From iOS 13; older profiles do not call it. It is the first of the calls in which the view has
  /// a window and its size, and focus can be given.
  ///
  /// - first-responder.is-appearing-ok
  open func viewIsAppearing(_ animated: Bool) { reachBase(.viewIsAppearing, animated) }

  /// Called when the view is shown; does nothing.
  ///
  /// Children are told before their parent. With an animation it comes when that is over, in
  /// virtual time; at the launch, when all windows are shown and the key window is chosen.
  ///
  /// - first-responder.did-appear-ok
  open func viewDidAppear(_ animated: Bool) { reachBase(.viewDidAppear, animated) }

  /// Called before the view is hidden or covered; does nothing.
  ///
  /// The view is in its window still, and a first responder in it has the focus unless a push or a
  /// presentation took that before. A sheet does not cover, so its presenter hears nothing.
  ///
  /// - first-responder.transition-order
  open func viewWillDisappear(_ animated: Bool) { reachBase(.viewWillDisappear, animated) }

  /// Called when the view is hidden or covered; does nothing.
  ///
  /// Mostly the view has left its window by then, and who was first responder in it has resigned; a
  /// window that was hidden keeps its views.
  open func viewDidDisappear(_ animated: Bool) { reachBase(.viewDidDisappear, animated) }

  /// Called before the root view lays out its subviews; does nothing.
  ///
  /// Called for a view that needs layout: on its way to the screen, when its size changes, or after
  /// `setNeedsLayout()`.
  open func viewWillLayoutSubviews() { reachBase(.viewWillLayoutSubviews) }

  /// Called when the root view has laid out its subviews; does nothing.
  open func viewDidLayoutSubviews() { reachBase(.viewDidLayoutSubviews) }

  // MARK: - Containment

  /// The controller that contains this one.
  open var parent: UIViewController? { parentController }

  /// The controllers that this one contains.
  open var children: [UIViewController] { childList }

  /// Makes a controller a child; the app adds its view and calls `didMove(toParent:)` itself.
  ///
  /// Three lines put a child on the screen, and three others take it off:
  ///
  /// ```swift
  /// addChild(player)
  /// view.addSubview(player.view)
  /// player.didMove(toParent: self)
  ///
  /// player.willMove(toParent: nil)
  /// player.view.removeFromSuperview()
  /// player.removeFromParent()
  /// ```
  ///
  /// The child is told `willMove(toParent:)` by the first line. Its appearance follows its view:
  /// the second line calls `viewWillAppear(_:)` to `viewDidAppear(_:)`, where this controller is on
  /// screen and forwards automatically. A child of another parent leaves that one first. What would
  /// contain itself is the error `controllerHierarchy`, a controller of another simulation
  /// `foreignObject`.
  ///
  /// The parent is no `next` of its child: the chain gets to it through the views between them.
  ///
  /// - chain.parent-not-direct-next, chain.child-controller-order
  open func addChild(_ childController: UIViewController) {
    dispatcher.baseVoid(.addChild, of: self, arguments: [.object(childController)]) {
      adopt(childController, tellsWillMove: true)
    }
  }

  /// Takes the controller from its parent; the app removes its view itself.
  ///
  /// The child is told `didMove(toParent:)` with `nil` here and not by the app. Without the view's
  /// removal the view stays where it is and goes on getting touches.
  open func removeFromParent() {
    dispatcher.baseVoid(.removeFromParent, of: self) {
      leaveParent()
    }
  }

  /// Called before the controller gets another parent or none; does nothing.
  ///
  /// `addChild(_:)` and UIKit's containers call it; before a removal from a container of its own
  /// the app does, with `nil`.
  open func willMove(toParent parent: UIViewController?) {
    dispatcher.baseVoid(.willMoveToParent, of: self, arguments: [parent.modelValue]) {
      noteWillMove(toParent: parent)
    }
  }

  /// Called when the controller has another parent or none; does nothing.
  ///
  /// After `addChild(_:)` the app calls it itself; a navigation or tab controller calls it when the
  /// transition is over. `isMovingToParent` counts on it for a child that never appears.
  open func didMove(toParent parent: UIViewController?) {
    dispatcher.baseVoid(.didMoveToParent, of: self, arguments: [parent.modelValue]) {
      noteDidMove(toParent: parent)
    }
  }

  /// Whether the children are told of their parent's appearance; true by default.
  ///
  /// A container that overrides it with false tells its children itself by
  /// `beginAppearanceTransition(_:animated:)`; their views may then come and go without a word.
  /// Asked each time, so the answer may change.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool {
    dispatcher.base(.shouldAutomaticallyForwardAppearanceMethods, of: self) { true }
  }

  /// Tells a child that its view is about to come or go: for containers that forward themselves.
  ///
  /// The children's appearance methods are never called directly. A pair of calls around the change
  /// of views makes them come in order and not twice:
  ///
  /// ```swift
  /// child.beginAppearanceTransition(true, animated: false)
  /// view.addSubview(child.view)
  /// child.endAppearanceTransition()
  /// ```
  ///
  /// The first line ends in the child's `viewWillAppear(_:)`, the last in `viewIsAppearing(_:)` and
  /// `viewDidAppear(_:)`.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      beginAppearing(animated: animated)
    } else {
      beginDisappearing(animated: animated)
    }
  }

  /// Tells a child that its view has come or gone.
  ///
  /// It ends what was begun last; of a child that is neither coming nor going it does nothing.
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
  ///
  /// On a phone a popover is presented as a page sheet, and before iOS 13 every sheet as a full
  /// screen. Read when the controller is presented.
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
  ///
  /// A sheet that is pulled down returns to its place, too, whichever way it was let go.
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
  ///
  /// In this order: a child finds what its container presents.
  open var presentedViewController: UIViewController? {
    presentedController ?? parentController?.presentedViewController
  }

  /// The controller that presents this one or a container it is in.
  open var presentingViewController: UIViewController? {
    presentingController ?? parentController?.presentingViewController
  }

  /// Presents a controller over this one, or over the outermost container this one is in.
  ///
  /// For a style that covers, the presenter hears `viewWillDisappear(_:)`, the presented one
  /// `viewWillAppear(_:)` and, with its view in the window, `viewIsAppearing(_:)`. When the
  /// animation is over the presented one hears `viewDidAppear(_:)`, the presenter
  /// `viewDidDisappear(_:)`, and the completion runs. A sheet, a popover or an alert leaves the
  /// presenter where it is, and it hears nothing.
  ///
  /// ```swift
  /// let editor = Editor()
  /// editor.modalPresentationStyle = .fullScreen
  /// present(editor, animated: true) { print("shown") }
  /// ```
  ///
  /// The present first responder resigns before anything else and has the focus back after the
  /// dismissal. While the views move, touches end at the container between the two. An animation
  /// takes half a second of virtual time.
  ///
  /// A controller whose view is in no window, or that presents already, presents nothing: a record
  /// says why, and the completion does not run. To present what is a root, a child or presented
  /// somewhere is the error `invalidPresentation`.
  ///
  /// - first-responder.transition-order, first-responder.modal-preserved
  /// - ignore.transition-views-blocked
  /// - chain.controller-next-when-presented: what the presented one does not handle comes to its
  ///   presenter.
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
  ///
  /// All that is presented above goes with it, the last one first. So the same line works in the
  /// presenter and in what is presented, which hands it to its presenter:
  ///
  /// ```swift
  /// func done() { dismiss(animated: true) { print("gone") } }
  /// ```
  ///
  /// The completion runs last: after `viewDidDisappear(_:)`, and when the focus has gone back to
  /// who had it before. With nothing to dismiss a record says so and no completion runs.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dispatcher.baseVoid(.dismiss, of: self, arguments: [.flag(flag)]) {
      simulation.appearance.dismiss(self, animated: flag, completion: completion)
    }
  }

  /// Whether the controller performs actions while it presents another; true by default (iOS 13).
  ///
  /// False leaves the controller out of the search for an action's target while it presents
  /// (chain.modal-action-gate); who is above it in the chain is asked all the same.
  open var performsActionsWhilePresentingModally: Bool {
    dispatcher.base(.performsActionsWhilePresentingModally, of: self) { true }
  }

  /// Whether the keyboard stays when focus goes to something without text; true for a form sheet.
  ///
  /// Asked of the controller that is presented last, and not of a controller inside it
  /// (first-responder.form-sheet-keyboard).
  open var disablesAutomaticKeyboardDismissal: Bool {
    dispatcher.base(.disablesAutomaticKeyboardDismissal, of: self) {
      modalPresentationStyle == .formSheet
    }
  }

  /// Returns whether the controller performs an action; not while it presents, if it says so.
  ///
  /// Asked often and by menus too, so an override is cheap and changes nothing. A false answer
  /// passes the question on to the next responder; it forbids that one nothing.
  ///
  /// ```swift
  /// override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
  ///   if action == "delete:" { return selection != nil }
  ///   return super.canPerformAction(action, withSender: sender)
  /// }
  /// ```
  ///
  /// The command for `delete:` is then in a menu exactly while something is selected.
  ///
  /// - chain.modal-action-gate
  /// - action.can-perform-default: the inherited answer is whether the class has the method.
  /// - action.false-continues, action.can-perform-many-calls
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
  ///
  /// Controllers only are asked, along parents and presenters and not along the views between them
  /// (action.controller-target-helper).
  open func targetViewController(
    forAction action: Selector,
    sender: Any?
  ) -> UIViewController? {
    targetControllerAsUIKit(for: action, sender: Simulation.object(sender))
  }

  // MARK: - Key commands

  /// The commands that were added by `addKeyCommand(_:)`.
  ///
  /// An override that does not ask super leaves those out (key-command.controller-registration).
  open override var keyCommands: [UIKeyCommand]? { keyCommandsAsUIKit() }

  // MARK: - The chain

  /// The presenting controller if there is one, else the superview of the root view.
  ///
  /// - chain.controller-not-loaded: asking does not load the view.
  override var nextLink: NextLink {
    // The presenter first: chain.presented-skips-presenter-view. The container view between the two
    // is not on the way.
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
