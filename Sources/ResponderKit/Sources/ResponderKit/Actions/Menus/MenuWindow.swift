import Foundation

/// UIKit's private window of the menu that is up, with a button for each item.
///
/// Where it stands is our choice: an edit menu as one row above what it is about, the menu of a
/// control or of an interaction as a column below it.
///
/// It lies in front of all windows of the app, so that a touch on an item never reaches what is
/// behind it. It is made anew with each showing.
final class MenuWindow: PrivateWindow {
  private static let item = CGSize(width: 80, height: 36)
  private static let row = CGSize(width: 250, height: 44)

  private(set) var buttons: [(entry: MenuEntry, view: PressableView)] = []

  /// Makes the window of a menu whose items stand in a rectangle of the screen.
  ///
  /// - edit-menu.context-menu: around a modal menu nothing else can be touched.
  init(_ entries: [MenuEntry], in panel: CGRect, isModal: Bool, of simulation: Simulation) {
    super.init(frame: isModal ? CGRect(origin: .zero, size: simulation.device.screen) : panel)
    dispatcher.objects.name(self, "menu.window")
    // One above the window of the keyboard, which else lies in front of everything.
    level = Level(10_000_001)
    if isModal { addBackdrop() }
    let size = isModal ? MenuWindow.row : MenuWindow.item
    let origin = isModal ? panel.origin : .zero
    for (place, entry) in entries.enumerated() {
      let step = CGFloat(place)
      let button = PressableView(
        frame: CGRect(
          x: origin.x + (isModal ? 0 : step * size.width),
          y: origin.y + (isModal ? step * size.height : 0),
          width: size.width,
          height: size.height
        )
      )
      // The simulation keeps the window, and this button with it.
      button.pressed = { [unowned simulation] in simulation.menu.press(entryAt: place) }
      dispatcher.objects.name(button, "menu.button[\(place)]")
      button.title = entry.title
      buttons.append((entry, button))
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func addBackdrop() {
    let backdrop = PressableView(frame: bounds)
    dispatcher.objects.name(backdrop, "menu.backdrop")
    backdrop.pressed = { [unowned simulation] in simulation.menu.hide(by: .editMenuContextMenu) }
    addSubview(backdrop)
  }

  /// Where so many items stand, for a rectangle of the screen.
  static func panel(
    _ count: Int,
    for anchor: CGRect,
    isModal: Bool,
    in screen: CGRect
  ) -> CGRect {
    let number = CGFloat(count)
    let size =
      isModal
      ? CGSize(width: row.width, height: row.height * number)
      : CGSize(width: item.width * number, height: item.height)
    let (above, below) = (anchor.minY - size.height, anchor.maxY)
    let fits = isModal ? below + size.height <= screen.maxY : above >= screen.minY
    let y = isModal == fits ? below : above
    return CGRect(
      x: max(screen.minX, min(anchor.midX - size.width / 2, screen.maxX - size.width)),
      y: max(screen.minY, min(y, screen.maxY - size.height)),
      width: size.width,
      height: size.height
    )
  }
}

@_spi(Workbench) extension ScreenMenu {
  /// The buttons on screen, in the order of the items.
  public var buttons: [UIView] { window?.buttons.map(\.view) ?? [] }

  /// The button on screen of what an item was made from.
  ///
  /// `nil` where the element is in no menu that is up, or was left out of it.
  public func button(of element: AnyObject) -> UIView? {
    window?.buttons.first { $0.entry.element === element }?.view
  }
}

@_spi(Workbench) extension UIMenuElement {
  /// The button on screen of an item that is in the menu which is up.
  public final var button: UIView? { simulation.menu.button(of: self) }
}

@_spi(Workbench) extension UIMenuItem {
  /// The button on screen of an item that is in the menu which is up.
  public final var button: UIView? { simulation.menu.button(of: self) }
}

extension ScreenMenu.Source {
  /// Whether nothing but the menu can be touched while it is up.
  ///
  /// Edit menus float: a touch beside one goes to what lies there.
  var isModal: Bool {
    switch self {
    case .owner, .context: true
    case .controller, .interaction, .text: false
    }
  }

  /// What the menu is about, in the coordinates of the screen.
  fileprivate var anchor: CGRect? {
    switch self {
    case .controller(let controller):
      controller.rectView.flatMap { $0.onScreen(controller.rect) }
    case .interaction(let interaction, let configuration):
      interaction.view?.onScreen(CGRect(origin: configuration.sourcePoint, size: .zero))
    case .context(let interaction, _):
      interaction.view.flatMap { $0.onScreen($0.bounds) }
    case .text(let text): text.onScreen(text.bounds)
    case .owner(let owner):
      (owner as? UIView ?? (owner as? UIBarButtonItem)?.button).flatMap { $0.onScreen($0.bounds) }
    }
  }
}

extension ScreenMenu {
  /// Where the items of a menu come to stand on the screen; `nil` where what it is about is in no
  /// window.
  func place(of entries: [MenuEntry], from source: Source) -> CGRect? {
    source.anchor.map { anchor in
      MenuWindow.panel(
        entries.count,
        for: anchor,
        isModal: source.isModal,
        in: CGRect(origin: .zero, size: simulation.device.screen)
      )
    }
  }

  /// Puts the buttons of the menu that is up on the screen, in the place of those that were there.
  func layOut() {
    removeWindow()
    guard let shown = self.shown, let panel = shown.place else { return }
    let window = simulation.enter {
      MenuWindow(shown.entries, in: panel, isModal: shown.source.isModal, of: simulation)
    }
    // A window without a scene is on no screen, and would never be asked.
    window.scene = simulation.windowServer.keyWindow?.scene
    self.window = window
    simulation.windowServer.bringIn(window)
  }

  /// Takes the buttons of a menu off the screen.
  func removeWindow() {
    guard let window = self.window else { return }
    self.window = nil
    simulation.windowServer.takeAway(window)
  }

  /// A finger was lifted on the button of an item; on that of a disabled one nothing happens.
  fileprivate func press(entryAt place: Int) {
    guard let shown = self.shown, shown.entries.indices.contains(place),
      shown.entries[place].isEnabled
    else { return }
    choose(shown.entries[place], of: shown)
  }
}
