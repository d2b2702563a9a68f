public import Foundation

/// A controller that shows the last of a stack of controllers under a bar.
///
/// The controllers of the stack are its children, the root first. A change of the last one is a
/// transition: with an animation it takes half a second of virtual time, in which touches on the
/// content are taken and lost; a second change in that time ends the first one at once.
///
/// ```swift
/// let stack = UINavigationController(rootViewController: list)
/// window.rootViewController = stack
/// stack.pushViewController(detail, animated: true)
/// ```
///
/// The push tells `list` that it will disappear and `detail` that it will appear, and when the time
/// is over the two that it is so. While the stack is not on screen the change is made at once and
/// nobody appears.
///
/// - first-responder.transition-order: the order for a push and a pop.
/// - chain.navigation-and-tab: from a child's view the chain leads through internal views to the
///   stack.
/// - ignore.transition-views-blocked
open class UINavigationController: UIViewController, ContainerLayout {
  final weak var delegateStorage: AnyObject?
  final var transitionView: UINavigationTransitionView?
  final var bar: UINavigationBar?
  final var barHidden = false
  final var toolbarStorage: UIToolbar?
  final var toolbarHidden = true
  final var popGesture: PopGesture?
  /// A finger from the edge leads the pop that is asked for now.
  final var isLedByFinger = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a stack of one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setStack([rootViewController], animated: false)
  }

  /// Told which controller shows.
  open var delegate: (any UINavigationControllerDelegate)? {
    get { delegateStorage as? any UINavigationControllerDelegate }
    set { delegateStorage = newValue }
  }

  /// The delegate, for a host.
  @_spi(Workbench) public final var delegateObject: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// The stack, the root first.
  ///
  /// Setting it is `setViewControllers(_:animated:)` without an animation. The array is a copy:
  /// changing it changes no stack.
  open var viewControllers: [UIViewController] {
    get { childList }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack, which shows.
  ///
  /// From the moment when a push or pop is asked for, not when its animation is over.
  open var topViewController: UIViewController? { childList.last }

  /// What the stack presents, else the last of the stack.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// The bar above the content.
  open var navigationBar: UINavigationBar {
    if let bar { return bar }
    let made = simulation.enter { UINavigationBar(frame: barFrame) }
    made.stack = self
    made.isHidden = barHidden
    bar = made
    return made
  }

  /// Whether the bar is hidden; false by default.
  ///
  /// A hidden bar takes the gesture of the left edge with it, since that goes back where the bar's
  /// button could.
  open var isNavigationBarHidden: Bool {
    get { barHidden }
    set {
      barHidden = newValue
      bar?.isHidden = newValue
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  // UIKit's own signature.
  /// The bar under the content, with the top controller's `toolbarItems`.
  open var toolbar: UIToolbar! {
    if let toolbarStorage { return toolbarStorage }
    let made = simulation.enter { UIToolbar(frame: toolbarFrame) }
    made.isHidden = toolbarHidden
    toolbarStorage = made
    return made
  }

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { toolbarHidden }
    set {
      toolbarHidden = newValue
      guard !newValue || toolbarStorage != nil else { return }
      toolbar.isHidden = newValue
      if let rootView, toolbar.superview == nil { rootView.addSubview(toolbar) }
      showToolbarItems()
    }
  }

  /// The pan from the left edge that goes back (edge-pan.interactive-pop).
  ///
  /// The pop begins with the drag: the top controller hears `viewWillDisappear(_:)` and the one
  /// below `viewWillAppear(_:)`. Lifted past the middle or moving on fast, the finger finishes it,
  /// else all is told the way back.
  ///
  /// It has a delegate of UIKit's, which lets it begin only where the bar would show a back button.
  /// An app that hides the bar and wants the gesture gives it another one:
  ///
  /// ```swift
  /// stack.interactivePopGestureRecognizer?.delegate = self
  /// ```
  ///
  /// Scroll views' pans wait for its failure by that same delegate, and no longer do so then.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let popGesture { return popGesture }
    let made = simulation.enter { PopGesture(self) }
    popGesture = made
    return made
  }

  // MARK: - The stack

  /// Replaces the stack; the new last one shows.
  ///
  /// If the new last one was on the stack before, it comes as by a pop, else as by a push; if the
  /// last one stays, nothing moves. Those that leave are told of no parent when the transition is
  /// over. A controller that stands twice in the list is the error `controllerHierarchy`, and the
  /// stack stays as it was.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    dispatcher.baseVoid(
      .setViewControllers,
      of: self,
      arguments: [.list(viewControllers.map { .object($0) }), .flag(animated)]
    ) {
      setStack(viewControllers, animated: animated)
    }
  }

  /// Puts a controller on the stack and shows it.
  ///
  /// In order: the controller hears `willMove(toParent:)`; the first responder of the covered one
  /// resigns; the delegate hears `willShow`; the old top will disappear, the new one will appear,
  /// with its view in the window is appearing, the old one did disappear, the new one did appear;
  /// then `didMove(toParent:)` and the delegate's `didShow`.
  ///
  /// A controller that is on the stack already, or is a navigation controller itself, is the error
  /// `controllerHierarchy`.
  ///
  /// - first-responder.push-preserved: the pop that uncovers it gives the focus back.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    dispatcher.baseVoid(
      .pushViewController,
      of: self,
      arguments: [.object(viewController), .flag(animated)]
    ) {
      push(viewController, animated: animated)
    }
  }

  /// Takes the last controller off the stack, unless it is the only one.
  ///
  /// The view of the one below is in the window before its `viewWillAppear(_:)`. The bar's back
  /// button and the gesture of the left edge call this method, so an override sees them too;
  /// leaving out super keeps the stack as it is.
  ///
  /// - Returns: The controller that was taken off; `nil` where there was only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    dispatcher.base(.popViewController, of: self, arguments: [.flag(animated)]) {
      guard childList.count > 1 else { return nil }
      return pop(to: childList.count - 2, animated: animated).last
    }
  }

  /// Takes all controllers but the first off the stack.
  ///
  /// - Returns: Those that it took, in stack order; `nil` when there are none, and while the stack
  ///   was never on screen.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    dispatcher.base(.popToRootViewController, of: self, arguments: [.flag(animated)]) {
      popAll(above: 0, animated: animated)
    }.controllers
  }

  /// Takes the controllers above one of the stack off it.
  ///
  /// Those between go unseen: they are told `willMove(toParent:)` and `didMove(toParent:)`, and
  /// only the top one disappears. A controller that is not on the stack changes nothing.
  ///
  /// - Returns: Those that it took, in stack order; `nil` when there are none, and while the stack
  ///   was never on screen.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  )
    -> [UIViewController]?
  {
    dispatcher.base(
      .popToViewController,
      of: self,
      arguments: [.object(viewController), .flag(animated)]
    ) {
      guard let place = childList.firstIndex(where: { $0 === viewController }) else {
        return PoppedControllers(nil)
      }
      return popAll(above: place, animated: animated)
    }.controllers
  }

  private final func popAll(above place: Int, animated: Bool) -> PoppedControllers {
    let popped = pop(to: place, animated: animated)
    return PoppedControllers(popped.isEmpty || !hasBeenShown ? nil : popped)
  }

  // MARK: - Internal

  override func makeRootView() -> UIView {
    let frame = CGRect(origin: .zero, size: simulation.device.screen)
    let root = UILayoutContainerView(frame: frame)
    let transition = UINavigationTransitionView(frame: frame)
    transitionView = transition
    root.addSubview(transition)
    // The content fills the whole root, so the bars have to lie above it to be touched.
    root.addSubview(navigationBar)
    if !toolbarHidden { root.addSubview(toolbar) }
    if let interactivePopGestureRecognizer { root.attach(interactivePopGestureRecognizer) }
    return root
  }

  override var shownChildren: [UIViewController] { childList.last.map { [$0] } ?? [] }

  override func prepareToAppear() {
    guard let top = childList.last, let transitionView else { return }
    layoutParts()
    place(top, in: transitionView)
  }

  final func layoutParts() {
    guard let rootView, let transitionView else { return }
    transitionView.frame = rootView.bounds
    navigationBar.frame = barFrame
    toolbarStorage?.frame = toolbarFrame
    showToolbarItems()
    fill(transitionView, with: childList.last)
  }

  /// Shows the top controller's items in the toolbar.
  final func showToolbarItems() {
    guard let toolbarStorage else { return }
    toolbarStorage.items = childList.last?.toolbarItems
  }

  /// Where the toolbar lies: 44 points, and 34 below them on a phone (our choice).
  private final var toolbarFrame: CGRect {
    let bounds = rootView?.bounds ?? CGRect(origin: .zero, size: simulation.device.screen)
    let height: CGFloat = simulation.device.userInterfaceIdiom == "phone" ? 78 : 44
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Where the bar lies: under a status bar of 47 points on a phone, 24 on a pad (our choice).
  private final var barFrame: CGRect {
    let isPhone = simulation.device.userInterfaceIdiom == "phone"
    let width = rootView?.bounds.width ?? simulation.device.screen.width
    return CGRect(x: 0, y: isPhone ? 47 : 24, width: width, height: isPhone ? 44 : 50)
  }
}

@_spi(Workbench) extension UINavigationController: Delegator {}

/// The controllers that a pop took off a stack, as the dispatcher passes them on.
struct PoppedControllers: ModelValue {
  let controllers: [UIViewController]?

  init(_ controllers: [UIViewController]?) { self.controllers = controllers }

  init?(modelValue: Value) {
    switch modelValue {
    case .none: controllers = nil
    case .list(let values):
      controllers = values.compactMap {
        guard case .object(let object) = $0 else { return nil }
        return object as? UIViewController
      }
    case .flag, .number, .text, .point, .size, .rect, .insets, .transform, .selector, .object,
      .name, .names, .range:
      return nil
    }
  }

  var modelValue: Value { controllers.map { .list($0.map { .object($0) }) } ?? .none }

  static var unanswered: PoppedControllers { PoppedControllers(nil) }
}

/// Told by a navigation controller which of its children shows.
public protocol UINavigationControllerDelegate: AnyObject {
  /// Told before a controller of the stack shows.
  ///
  /// Before any appearance method, for every change of the last controller while the stack is on
  /// screen; also for a pop that a finger leads and may still give up.
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Told when a controller of the stack shows.
  ///
  /// After `viewDidAppear(_:)`. It does not come for a pop that was given up.
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) { navigationController.dispatcher.delegateLacksMethod() }

  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) { navigationController.dispatcher.delegateLacksMethod() }
}

extension UIViewController {
  /// The nearest navigation controller that this one is in.
  ///
  /// `nil` for a controller that a stack presents: presenters are not followed.
  public var navigationController: UINavigationController? {
    container(UINavigationController.self)
  }

  /// The nearest tab controller that this one is in.
  public var tabBarController: UITabBarController? { container(UITabBarController.self) }
}
