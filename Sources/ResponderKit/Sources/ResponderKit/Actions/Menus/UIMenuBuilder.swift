/// Builds a menu system's menus; only `buildMenu(with:)` has one, while it runs (iOS 13).
///
/// Menus are found by their identifiers. What asks for one that is not there changes nothing and
/// reports nothing. Each change makes new menus up to the root, so a menu that was read before
/// shows the state of then.
public protocol UIMenuBuilder: AnyObject {
  /// Which menus are built: the app's main menu, or one that belongs to something on the screen.
  ///
  /// An override that is meant for the main menu asks this first: edit menus are built by the same
  /// method.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier.
  ///
  /// Searched from the root down, submenus included; the first one counts.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action object with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action.
  ///
  /// The property list is not looked at here: the first command with the action is the one.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
  ///
  /// The new one need not have the identifier of the old.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Changes what a menu holds.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  )
  /// Inserts a menu before another.
  func insertSibling(
    _ siblingMenu: UIMenu,
    beforeMenu siblingIdentifier: UIMenu.Identifier
  )
  /// Inserts a menu after another.
  func insertSibling(
    _ siblingMenu: UIMenu,
    afterMenu siblingIdentifier: UIMenu.Identifier
  )
  /// Inserts a menu as the first of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu as the last of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// A set of menus that is built together.
///
/// The main one asks the application and its delegate; the other asks each responder from the first
/// responder up, when an edit menu of theirs comes up (action.build-menu).
public final class UIMenuSystem: Sendable {
  /// The app's main menu.
  public static let main = UIMenuSystem()
  /// The menus that belong to something on the screen.
  public static let context = UIMenuSystem()

  /// Builds the menus again at the next turn of the run loop.
  ///
  /// Edit menus are built whenever they come up, so for their system it does nothing. Each call of
  /// the main system's asks for a build of its own.
  public func setNeedsRebuild() {
    guard self === UIMenuSystem.main else { return }
    let simulation = Simulation.current
    // The simulation's own clock keeps the closure until it fires.
    simulation.dispatcher.setTimer(after: 0, name: "UIMenuSystem.rebuild") { [unowned simulation] in
      simulation.menu.buildMainMenu()
    }
  }
}

/// The builder: a menu tree that is replaced by changed copies.
final class MenuTreeBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(system: UIMenuSystem, root: UIMenu) {
    self.system = system
    self.root = root
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.first { ($0 as? UIMenu)?.identifier == identifier } as? UIMenu
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.first { ($0 as? UIAction)?.identifier == identifier } as? UIAction
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.first { ($0 as? UICommand)?.action == action } as? UICommand
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren([childMenu] + $0.children)] }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    change(parentIdentifier) { [$0.replacingChildren($0.children + [childMenu])] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) {
    change(removedIdentifier) { _ in [] }
  }

  /// Puts other menus in the place of the one with an identifier; the root stays one menu.
  ///
  /// Where the root itself was replaced by several or by none, these become its children.
  private func change(_ identifier: UIMenu.Identifier, to changed: (UIMenu) -> [UIMenu]) {
    let result = root.changing(identifier, to: changed)
    root = result.count == 1 ? result[0] : root.replacingChildren(result)
  }
}

extension UIMenu {
  /// Returns the first element below, or itself, for which `matches` is true.
  fileprivate func first(where matches: (UIMenuElement) -> Bool) -> UIMenuElement? {
    if matches(self) { return self }
    for child in children {
      if let menu = child as? UIMenu {
        if let found = menu.first(where: matches) { return found }
      } else if matches(child) {
        return child
      }
    }
    return nil
  }

  fileprivate func changing(_ identifier: Identifier, to changed: (UIMenu) -> [UIMenu]) -> [UIMenu]
  {
    if self.identifier == identifier { return changed(self) }
    let before = children
    let after = before.flatMap { child -> [UIMenuElement] in
      guard let menu = child as? UIMenu else { return [child] }
      return menu.changing(identifier, to: changed)
    }
    // A menu in which nothing changed stays the same object, for whoever has read it.
    let isSame = before.count == after.count && zip(before, after).allSatisfy { $0 === $1 }
    return isSame ? [self] : [replacingChildren(after)]
  }
}
