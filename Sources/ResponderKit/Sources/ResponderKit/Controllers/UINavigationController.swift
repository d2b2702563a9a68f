public import Foundation

/// A controller that shows the last of a stack of controllers under a bar.
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
  open var viewControllers: [UIViewController] {
    get { childList }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last of the stack, which shows.
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
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let popGesture { return popGesture }
    let made = simulation.enter { PopGesture(self) }
    popGesture = made
    return made
  }

  // MARK: - The stack

  /// Replaces the stack; the new last one shows.
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
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  /// Told when a controller of the stack shows.
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
  public var navigationController: UINavigationController? {
    container(UINavigationController.self)
  }

  /// The nearest tab controller that this one is in.
  public var tabBarController: UITabBarController? { container(UITabBarController.self) }
}
