public import Foundation

/// An item that an app adds to the edit menu, beside the standard ones.
///
/// It is offered if somebody from the first responder up performs its action, which is then sent
/// with the shared menu controller as sender and not with the item.
///
/// - edit-menu.custom-action, edit-menu.sender
open class UIMenuItem: NSObject {
  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  final var shownTitle: String
  final var selector: Selector

  /// Makes an item that sends a selector along the responder chain.
  public init(title: String, action: Selector) {
    simulation = Simulation.current
    shownTitle = title
    selector = action
  }

  /// The title that is shown.
  open var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// What is sent.
  open var action: Selector {
    get { selector }
    set { selector = newValue }
  }
}

/// The edit menu before iOS 16; there is one (edit-menu.single-controller).
///
/// The menu hangs on the first responder: without one it does not come up, and it goes when another
/// becomes it.
///
/// ```swift
/// label.becomeFirstResponder()
/// let menu = UIMenuController.shared
/// menu.menuItems = [UIMenuItem(title: "Look Up", action: "lookUp:")]
/// menu.showMenu(from: label, rect: label.bounds)
/// ```
///
/// `label` has to say yes to `canBecomeFirstResponder`, and it or somebody above it has to have
/// `lookUp:`.
///
/// - edit-menu.needs-first-responder, edit-menu.starts-at-first-responder
/// - edit-menu.controller-deprecated
open class UIMenuController: NSObject {
  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  final var items: [UIMenuItem]?
  final var rect = CGRect.zero
  final weak var rectView: UIView?

  init(in simulation: Simulation) { self.simulation = simulation }

  /// The running simulation's menu controller.
  public static var shared: UIMenuController { Simulation.current.menu.controller }

  /// The items that are looked for beside the standard ones.
  ///
  /// They stand behind the standard ones. The list stays for later menus until it is set anew; a
  /// menu that is up looks again with `update()`.
  open var menuItems: [UIMenuItem]? {
    get { items }
    set { items = newValue }
  }

  /// Whether the menu is up.
  ///
  /// False while a menu of another kind is up. Setting it shows the menu where
  /// `setTargetRect(_:in:)` said.
  open var isMenuVisible: Bool {
    get { isUp }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Where the menu points (deprecated from iOS 13).
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    rect = targetRect
    rectView = targetView
  }

  /// Shows or hides the menu (deprecated from iOS 13).
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if !menuVisible {
      hideMenu()
    } else if let rectView {
      simulation.menu.show(of: self, from: rectView, isDeprecated: simulation.profile.ios >= 13)
    }
  }

  /// Shows the menu at a rectangle of a view, if the first responder's chain has something for it.
  ///
  /// The rectangle is in the view's bounds. The view need not be the first responder: it says only
  /// where the menu stands. With nothing to offer, or without a first responder, a record says that
  /// no menu came.
  ///
  /// - edit-menu.evaluated-when-shown
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    simulation.menu.show(of: self, from: targetView, isDeprecated: simulation.profile.ios >= 16)
  }

  /// Hides the menu.
  open func hideMenu() { if isUp { simulation.menu.hide(by: nil) } }

  /// Hides the menu that was shown from a view.
  open func hideMenu(from targetView: UIView) { if rectView === targetView { hideMenu() } }

  /// Looks again for what the visible menu can offer (edit-menu.update-revalidates).
  open func update() { simulation.menu.update(of: self) }

  private final var isUp: Bool {
    guard case .controller(let controller) = simulation.menu.shown?.source else { return false }
    return controller === self
  }
}

extension ScreenMenu {
  /// Shows the classic menu, if there is a first responder and anything to offer.
  ///
  /// - edit-menu.evaluated-when-shown: all of it is decided now.
  fileprivate func show(
    of controller: UIMenuController,
    from view: UIView,
    isDeprecated: Bool
  ) {
    hide(by: nil)
    let start = simulation.firstResponders.current
    let offered = start.map { entries(of: controller, start: $0) } ?? []
    guard dispatcher.failure == nil else { return }
    guard let start, !offered.isEmpty else {
      dispatcher.emit(
        .declined,
        .route,
        at: dispatcher.objects.index(of: controller),
        rule: start == nil ? .editMenuEvaluatedWhenShown : .editMenuNeedsFirstResponder
      )
      return
    }
    // When it is certain that it comes: who listens hears of no menu that does not.
    dispatcher.post("willShowMenu", object: controller)
    show(
      offered,
      from: .controller(controller),
      hangingOn: start,
      at: controller,
      rule: isDeprecated ? .editMenuControllerDeprecated : .editMenuStartsAtFirstResponder
    )
    dispatcher.post("didShowMenu", object: controller)
  }

  fileprivate func update(of controller: UIMenuController) {
    guard let shown = self.shown, case .controller(let up) = shown.source, up === controller,
      let start = shown.firstResponder
    else { return }
    let offered = entries(of: controller, start: start)
    // Whoever was asked may have hidden the menu or shown another.
    guard self.shown?.number == shown.number else { return }
    if offered.isEmpty {
      hide(by: .editMenuUpdateRevalidates)
      return
    }
    show(
      offered,
      from: shown.source,
      hangingOn: start,
      at: controller,
      rule: .editMenuUpdateRevalidates
    )
  }

  private func entries(of controller: UIMenuController, start: UIResponder) -> [MenuEntry] {
    standardActions(from: start).map { standard in
      entry(standard.action, standard.title, nil, controller, .editMenuStartsAtFirstResponder)
    }
      + (controller.items ?? []).filter {
        lookUp($0.action, sender: controller, from: start) != nil
      }.map { entry($0.action, $0.title, $0, controller, .editMenuCustomAction) }
  }

  private func entry(
    _ action: Selector,
    _ title: String,
    _ item: UIMenuItem?,
    _ controller: UIMenuController,
    _ rule: Rule
  ) -> MenuEntry {
    MenuEntry(
      choice: .send(action, sender: controller, start: nil, rule: rule),
      title: title,
      element: item,
      isEnabled: true,
      keepsMenu: false
    )
  }

  /// The standard actions of an edit menu that somebody from `start` up performs.
  ///
  /// In the order in which an edit menu shows them. Each is looked up by a search of its own, since
  /// each may end somewhere else (edit-menu.chain-wide).
  ///
  /// - edit-menu.sender: the application is the sender of these questions.
  func standardActions(from start: UIResponder) -> [StandardEditAction] {
    StandardEditAction.available(in: simulation.profile).filter { standard in
      standard.isInEditMenu
        && lookUp(standard.action, sender: simulation.application, from: start) != nil
    }
  }
}
