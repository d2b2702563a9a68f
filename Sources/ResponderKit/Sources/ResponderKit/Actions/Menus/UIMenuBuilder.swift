/// Builds a menu system's menus; only `buildMenu(with:)` has one, while it runs (iOS 13).
public protocol UIMenuBuilder: AnyObject {
  /// Which menus are built: the app's main menu, or one that belongs to something on the screen.
  var system: UIMenuSystem { get }
  /// Returns the menu with an identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns the action object with an identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns the command with an action.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another.
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
public final class UIMenuSystem: Sendable {
  /// The app's main menu.
  public static let main = UIMenuSystem()
  /// The menus that belong to something on the screen.
  public static let context = UIMenuSystem()

  /// Builds the menus again at the next turn of the run loop.
  public func setNeedsRebuild() {
    guard self === UIMenuSystem.main else { return }
    let simulation = Simulation.current
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
    let isSame = before.count == after.count && zip(before, after).allSatisfy { $0 === $1 }
    return isSame ? [self] : [replacingChildren(after)]
  }
}
