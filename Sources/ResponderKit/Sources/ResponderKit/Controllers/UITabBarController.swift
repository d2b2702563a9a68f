public import Foundation

/// A controller that shows one of its children, chosen at a bar.
///
/// ```swift
/// let tabs = UITabBarController()
/// tabs.viewControllers = [feed, search, profile]
/// tabs.selectedIndex = 1
/// ```
///
/// A change of tabs takes no time. The new child will appear before the old one will disappear, the
/// other way round than in a navigation stack; then the old one did disappear and the new one did
/// appear. A child that was never chosen has not loaded its view.
///
/// - chain.navigation-and-tab
open class UITabBarController: UIViewController, ContainerLayout {
  final weak var delegateStorage: AnyObject?
  final var contentView: UITransitionView?
  final var bar: UITabBar?
  final var selected = 0

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Asked whether a tab may be chosen, and told when it was.
  ///
  /// Asked about fingers only: code that sets `selectedIndex` asks and tells nobody.
  open var delegate: (any UITabBarControllerDelegate)? {
    get { delegateStorage as? any UITabBarControllerDelegate }
    set { delegateStorage = newValue }
  }

  /// The delegate, for a host.
  @_spi(Workbench) public final var delegateObject: AnyObject? {
    get { delegateStorage }
    set { delegateStorage = newValue }
  }

  /// The children, in the order of their tabs.
  open var viewControllers: [UIViewController]? {
    get { childList }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the children; the one that was chosen stays chosen if it is among them.
  ///
  /// Otherwise the first one is chosen. Nothing is animated here, whatever `animated` says.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    dispatcher.baseVoid(
      .setViewControllers,
      of: self,
      arguments: [.list(new.map { .object($0) }), .flag(animated)]
    ) {
      replaceChildren(by: new)
    }
  }

  /// The place of the chosen child.
  ///
  /// A place that no child has is ignored, and so is the one that is chosen already.
  open var selectedIndex: Int {
    get { selected }
    set { select(newValue) }
  }

  /// The chosen child.
  ///
  /// Setting what is no child of this controller changes nothing.
  open var selectedViewController: UIViewController? {
    get { childList.indices.contains(selected) ? childList[selected] : nil }
    set {
      guard let place = childList.firstIndex(where: { $0 === newValue }) else { return }
      select(place)
    }
  }

  /// The bar under the content.
  open var tabBar: UITabBar {
    if let bar { return bar }
    let made = simulation.enter { UITabBar(frame: barFrame) }
    made.controller = self
    bar = made
    return made
  }

  // MARK: - Internal

  override func makeRootView() -> UIView {
    let frame = CGRect(origin: .zero, size: simulation.device.screen)
    let root = UILayoutContainerView(frame: frame)
    let content = UITransitionView(frame: frame)
    contentView = content
    root.addSubview(content)
    root.addSubview(tabBar)
    return root
  }

  override var shownChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  override func prepareToAppear() {
    guard let child = selectedViewController, let contentView else { return }
    layoutParts()
    place(child, in: contentView)
  }

  final func layoutParts() {
    guard let rootView, let contentView else { return }
    contentView.frame = rootView.bounds
    tabBar.frame = barFrame
    fill(contentView, with: selectedViewController)
  }

  /// Where the bar lies: 49 points, and 34 below them on a phone (our choice).
  private final var barFrame: CGRect {
    let bounds = rootView?.bounds ?? CGRect(origin: .zero, size: simulation.device.screen)
    let height: CGFloat = simulation.device.userInterfaceIdiom == "phone" ? 83 : 50
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private final func replaceChildren(by new: [UIViewController]) {
    let old = selectedViewController
    let leaving = childList.filter { child in !new.contains { $0 === child } }
    let joining = new.filter { $0.parentController !== self }
    // They hear of it as children still; they are let go when the new one shows.
    for controller in leaving { controller.tellWillMove(toParent: nil) }
    for controller in joining where !adopt(controller, tellsWillMove: true) { return }
    childList = new
    selected = old.flatMap { old in new.firstIndex { $0 === old } } ?? 0
    bar?.setNeedsLayout()
    if bar?.window != nil { bar?.layoutIfNeeded() }
    change(from: old, to: selectedViewController)
    letGo(leaving)
    for controller in joining { controller.tellDidMove(toParent: self) }
  }

  private final func select(_ place: Int) {
    guard place != selected, childList.isEmpty || childList.indices.contains(place) else { return }
    let old = selectedViewController
    selected = place
    change(from: old, to: selectedViewController)
  }

  private final func change(from old: UIViewController?, to new: UIViewController?) {
    guard old !== new else { return }
    guard let contentView, rootView != nil,
      appearanceState == .appeared || appearanceState == .appearing
    else {
      old?.removeFromContent()
      return
    }
    ContainerTransition(
      from: old,
      to: new,
      in: self,
      content: contentView,
      animated: false,
      newFirst: true
    ) {}
    .begin()
  }

  /// A finger chose a tab.
  ///
  /// The delegate has the first word; its no leaves all as it was. The chosen tab again takes a
  /// stack back to its root, and the delegate is told of that as well.
  final func press(_ place: Int) {
    guard childList.indices.contains(place) else { return }
    let child = childList[place]
    let allowed: Bool? = dispatcher.ask(
      .shouldSelect,
      of: self,
      arguments: [.object(child)]
    ) {
      ($0 as? any UITabBarControllerDelegate)?.tabBarController(self, shouldSelect: child)
    }
    guard allowed ?? true else { return }
    if place == selected {
      (child as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(place)
    }
    dispatcher.tell(.didSelect, of: self, arguments: [.object(child)]) {
      ($0 as? any UITabBarControllerDelegate)?.tabBarController(self, didSelect: child)
    }
  }
}

@_spi(Workbench) extension UITabBarController: Delegator {}

/// Asked and told by a tab controller when a finger chooses a tab.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns whether the tab that a finger chose may be shown.
  ///
  /// Left out, it may. Asked for the shown tab too, before it would go back to its root.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// Told when a finger has chosen a tab, the shown one too.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool {
    tabBarController.dispatcher.delegateLacksMethod()
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) { tabBarController.dispatcher.delegateLacksMethod() }
}

/// The bar of a tab controller: a button for each child.
open class UITabBar: UIView {
  final weak var controller: UITabBarController?

  /// Returns what a view would, or the button that the touch is near to.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestAsBar(point, with: event) { super.hitTest(point, with: event) }
  }

  open override func layoutSubviews() {
    dispatcher.baseVoid(.layoutSubviews, of: self) {
      let count = controller?.childList.count ?? 0
      // Buttons stay from one layout to the next: a finger may be on one.
      for button in subviews.dropFirst(count) { button.removeFromSuperview() }
      // Counted before: an app that keeps its views to itself must not keep the bar adding some.
      for place in min(subviews.count, count)..<count {
        let button = simulation.enter { UITabBarButton(frame: .zero) }
        // The bar keeps its buttons, and through this would keep itself.
        button.pressed = { [weak self] in self?.controller?.press(place) }
        addSubview(button)
      }
      let width = bounds.width / CGFloat(max(1, count))
      for (place, button) in subviews.enumerated() {
        button.frame = CGRect(x: width * CGFloat(place), y: 0, width: width, height: 49)
      }
    }
  }

  // MARK: - Touches

  /// Keeps the touch from what lies behind the bar.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.began, touches, event)
  }

  /// Keeps the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.moved, touches, event)
  }

  /// Keeps the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.ended, touches, event)
  }

  /// Keeps the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.cancelled, touches, event)
  }
}

/// UIKit's private button of a tab.
final class UITabBarButton: PressableView {}
