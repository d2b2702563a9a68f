import Foundation

/// One thing that can be chosen in the menu on the screen.
@_spi(Workbench) public struct MenuEntry {
  /// What it does when it is chosen.
  enum Choice {
    /// Sends the selector as a nil-target action with this sender.
    case send(Selector, sender: AnyObject, start: UIResponder?, rule: Rule)
    /// Runs the handler.
    case run(UIAction, sender: AnyObject?)
    /// Does what the selector stands for where the menu came from.
    case own(Selector, () -> Void)
  }

  let choice: Choice
  /// The title that is shown.
  public let title: String
  /// What it was made from: a menu element or menu item; `nil` for a standard action.
  public let element: AnyObject?
  /// Whether it can be chosen.
  public let isEnabled: Bool
  /// Whether the menu stays when it is chosen.
  let keepsMenu: Bool

  /// The selector that is sent, where one is.
  public var action: Selector? {
    switch choice {
    case .send(let action, _, _, _), .own(let action, _): action
    case .run: nil
    }
  }
}

/// The menu on the screen: an edit menu, or one that a control opened.
///
/// There is at most one.
///
/// Edit menus, context menus and the menus of controls share it, as they share the screen: each
/// that comes up takes the place of the one before. A menu that hangs on the first responder goes
/// when another becomes it.
@_spi(Workbench) public final class ScreenMenu: SimulationEnvironment {
  /// Where the menu came from.
  enum Source {
    case controller(UIMenuController)
    case interaction(UIEditMenuInteraction, UIEditMenuConfiguration)
    case text(any EditableText)
    case context(UIContextMenuInteraction, UIContextMenuConfiguration)
    case owner(AnyObject)
  }

  /// A menu that is up.
  ///
  /// Its number is compared after each call of the app's code: a menu that came up meanwhile is
  /// another one, and is left alone.
  struct Shown {
    let source: Source
    var entries: [MenuEntry]
    /// Where its items stand together, in screen coordinates; `nil` where what it is about is in no
    /// window.
    var place: CGRect?
    /// The first responder that the menu hangs on; another one hides it.
    weak var firstResponder: UIResponder?
    let hangsOnFirstResponder: Bool
    /// Tells one showing from the next.
    let number: Int
  }

  var shown: Shown?
  private var showings = 0
  /// Where its buttons are.
  var window: MenuWindow?
  /// The app's main menu, as it was built last.
  var main: UIMenu?
  /// How many actions and menus were given an identifier by the model.
  private var identifiers = 0
  /// The edit menu's controller, which there is one of.
  public private(set) lazy var controller = UIMenuController(in: simulation)
  /// The text object whose selection a command changed: its menu comes up again.
  weak var selected: (any EditableText)?

  /// Whether a menu is up.
  public var isVisible: Bool { shown != nil }

  /// What can be chosen, in the order shown.
  public var entries: [MenuEntry] { shown?.entries ?? [] }

  /// The actions of the entries, or the title where an entry has none.
  public var items: [String] { entries.map { $0.action?.name ?? $0.title } }

  /// Numbers the actions and menus that were given no identifier.
  func nextIdentifier() -> Int {
    identifiers += 1
    return identifiers
  }

  // MARK: - Showing

  /// Puts a menu on the screen in the place of the one that is up.
  func show(
    _ entries: [MenuEntry],
    from source: Source,
    hangingOn firstResponder: UIResponder?,
    at object: AnyObject,
    rule: Rule
  ) {
    showings += 1
    let place = place(of: entries, from: source)
    shown = Shown(
      source: source,
      entries: entries,
      place: place,
      firstResponder: firstResponder,
      hangsOnFirstResponder: firstResponder != nil,
      number: showings
    )
    // Before it is told: whoever looks at the record finds the menu on the screen.
    layOut()
    dispatcher.emit(
      .menuBuilt,
      .route,
      at: dispatcher.objects.index(of: object),
      rule: rule,
      fields: [TraceField(.state, .text("shown")), TraceField(.items, .texts(self.items))]
        + .rect(place)
    )
  }

  /// Shows the menu of a control or bar item, whatever the first responder is.
  func open(_ menu: UIMenu, of owner: AnyObject) {
    openModal(menu, of: owner, from: .owner(owner), rule: .controlMenuPrimaryAction)
  }

  /// Shows a menu around which nothing else can be touched; an empty one is not shown.
  func openModal(
    _ menu: UIMenu,
    of owner: AnyObject,
    from source: Source,
    rule: Rule
  ) {
    // Before the new one is worked out: who is told may change what it would hold.
    hide(by: nil)
    let offered = entries(of: menu, sender: owner, start: nil)
    guard !offered.isEmpty, dispatcher.failure == nil else { return }
    show(offered, from: source, hangingOn: nil, at: owner, rule: rule)
  }

  /// Takes the menu off the screen.
  @_spi(Workbench) public func hide() { hide(by: nil) }

  /// Takes the menu off the screen, by a rule where one says so.
  ///
  /// Whoever the menu belongs to is told before it goes, and `didHideMenu` is posted after.
  func hide(by rule: Rule?) {
    guard let shown = self.shown else { return }
    switch shown.source {
    case .controller(let controller): dispatcher.post("willHideMenu", object: controller)
    case .interaction(let interaction, let configuration):
      interaction.tellWillDismiss(configuration)
    case .text(let text): text.tellEditMenu(.willDismissEditMenuWith)
    case .context(let interaction, let configuration): interaction.tellWillEnd(configuration)
    case .owner: break
    }
    // Whoever was told may have shown another one.
    guard self.shown?.number == shown.number else { return }
    self.shown = nil
    removeWindow()
    let at: AnyObject
    switch shown.source {
    case .controller(let controller): at = controller
    case .interaction(let interaction, _): at = interaction
    case .text(let text): at = text
    case .context(let interaction, _): at = interaction
    case .owner(let owner): at = owner
    }
    dispatcher.emit(
      .menuBuilt,
      .route,
      at: dispatcher.objects.index(of: at),
      rule: rule,
      fields: [TraceField(.state, .text("hidden"))]
    )
    if case .controller(let controller) = shown.source {
      dispatcher.post("didHideMenu", object: controller)
    }
  }

  /// The first responder is another: a menu that hung on the old one goes (edit-menu.resign-hides).
  func firstResponderDidChange() {
    guard let shown = self.shown, shown.hangsOnFirstResponder,
      shown.firstResponder !== simulation.firstResponders.current
    else { return }
    hide(by: .editMenuResignHides)
  }

  // MARK: - Choosing

  /// Chooses an item of the menu on the screen, by its action, title or the element's name.
  ///
  /// - Throws: `SimulationError` when no menu is up, or it has no such item that can be chosen.
  @_spi(Workbench) public func choose(_ item: String) throws {
    try choose { entry in
      entry.action?.name == item || entry.title == item
        || entry.element.map { dispatcher.objects.name(of: $0) } == item
    } named: {
      item
    }
  }

  /// Chooses the item that was made from an element or menu item.
  ///
  /// - Throws: `SimulationError` when no menu is up, or the element is not in it.
  @_spi(Workbench) public func choose(_ element: AnyObject) throws {
    try choose {
      $0.element === element
    } named: {
      dispatcher.objects.name(of: element)
    }
  }

  private func choose(
    _ matches: (MenuEntry) -> Bool,
    named name: () -> String
  ) throws {
    guard let shown = self.shown else {
      throw SimulationError(
        .invalidArgument,
        "no menu is up: show one first",
        zh: "没有显示菜单：请先显示一个"
      )
    }
    guard let entry = shown.entries.first(where: matches) else {
      throw SimulationError(
        .invalidArgument,
        "the menu has no item \(name()): it has \(items.joined(separator: ", "))",
        zh: "菜单里没有 \(name()) 这一项，只有 \(items.joined(separator: "、"))"
      )
    }
    guard entry.isEnabled else {
      throw SimulationError(
        .invalidArgument,
        "the item \(name()) is disabled",
        zh: "菜单项 \(name()) 不可用"
      )
    }
    choose(entry, of: shown)
  }

  /// Does what an item of the menu that is up does.
  ///
  /// The action first, then the menu goes (edit-menu.choice-hides); one that keeps its menu leaves
  /// it up.
  func choose(_ entry: MenuEntry, of shown: ScreenMenu.Shown) {
    selected = nil
    switch entry.choice {
    case .run(let action, let sender):
      (sender as? UIButton)?.didChoose(action)
      simulation.actions.run(action, sender: sender)
    case .own(_, let perform): perform()
    case .send(let action, let sender, let start, let rule):
      // The search begins where the menu looked when it was put together, and finds the same.
      let outer = (simulation.actions.start, simulation.actions.startRule)
      (simulation.actions.start, simulation.actions.startRule) = (start, rule)
      simulation.actions.send(action, to: nil, from: sender, for: nil)
      (simulation.actions.start, simulation.actions.startRule) = outer
    }
    // The action may have shown another menu, which stays.
    if self.shown?.number == shown.number, !entry.keepsMenu { hide(by: .editMenuChoiceHides) }
    if let text = selected, !isVisible { showEditMenu(from: text) }
  }
}
