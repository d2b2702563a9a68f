public import Foundation

/// A control that is pressed: its main action belongs to `touchUpInside`.
///
/// A finger that is lifted up to 70 points beside it still presses it
/// (control.button-action-event). A single tap recognizer of a view above does not take the press
/// from it, one on the button itself does (gesture.control-beats-ancestor-list,
/// gesture.recognizer-on-control-wins).
///
/// ```swift
/// let buy = UIButton(primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.buy() })
/// buy.frame = CGRect(x: 20, y: 160, width: 120, height: 44)
/// view.addSubview(buy)
/// ```
open class UIButton: UIControl {
  /// The look of a button.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    // UIKit's 6 is `plain`, which iOS does not have.
    case close = 7
  }

  final var titles: [UInt: String] = [:] {
    didSet { showsChange() }
  }
  final var menuShown: UIMenu?
  final var togglesSelection = false
  final var type = ButtonType.custom

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a button of a type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    self.type = type
  }

  /// Makes a button that runs an action when it is triggered, and shows the action's title.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.type = type
    if let primaryAction { setTitle(primaryAction.title, for: .normal) }
  }

  /// The look, fixed when the button is made.
  open var buttonType: ButtonType { type }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// Returns the title that was set for a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }

  /// The title of the normal state, as one property.
  @_spi(Workbench) public final var normalTitle: String? {
    get { titles[0] }
    set { titles[0] = newValue }
  }

  /// The title that is shown now: that of the state, else the normal one.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }

  /// The menu that a long press opens, or a press where the menu is the primary action (iOS 14).
  ///
  /// A long press opens it by a context-menu interaction, which is added with the first menu.
  open var menu: UIMenu? {
    get { menuShown }
    set {
      menuShown = newValue
      if newValue != nil { waitForMenuPress() }
    }
  }

  /// Whether each primary action turns `isSelected` round (control.button-toggle, iOS 15).
  ///
  /// With a menu as primary action it is the menu's choice that is shown instead, as a pop-up
  /// button does.
  open var changesSelectionAsPrimaryAction: Bool {
    get { togglesSelection }
    set { togglesSelection = newValue }
  }

  /// Refuses an ancestor's single tap, which would take the press.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    beginsUnlessListed(gestureRecognizer, gestureRecognizer.isSingleTap)
  }

  /// The main action goes with `touchUpInside`; the selection turns before either is sent.
  override func willSend(_ events: [Event]) -> (event: Event, rule: Rule)? {
    guard events.contains(.touchUpInside) else { return nil }
    guard togglesSelection, !(menuIsPrimary && menuShown != nil) else {
      return (.primaryActionTriggered, .controlButtonActionEvent)
    }
    isSelected.toggle()
    return (.primaryActionTriggered, .controlButtonToggle)
  }

  override func openPrimaryMenu() -> Bool {
    guard let menuShown else { return false }
    willOpenMenu()
    simulation.menu.open(menuShown, of: self)
    return true
  }

  /// The menu, where it is not what a press opens at once.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menuShown, !menuIsPrimary, enabled else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menuShown })
  }

  /// An item of the button's menu was chosen: as pop-up button it shows which (iOS 15).
  final func didChoose(_ action: UIAction) {
    guard togglesSelection, menuIsPrimary, let menuShown else { return }
    for case let other as UIAction in menuShown.children { other.state = .off }
    action.state = .on
    setTitle(action.title, for: .normal)
  }
}
