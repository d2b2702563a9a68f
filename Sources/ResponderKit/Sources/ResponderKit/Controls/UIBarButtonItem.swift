public import Foundation

/// What a bar shows: a title and whether it can be used.
open class UIBarItem: NSObject {
  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  final var shownTitle: String? {
    didSet { showsChange() }
  }
  final var enabled = true {
    didSet { showsChange() }
  }
  final var tagValue = 0

  /// Makes an item of the running simulation.
  public override init() {
    simulation = Simulation.current
    super.init()
  }

  /// The title that is shown.
  open var title: String? {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// Whether it can be pressed; true by default.
  open var isEnabled: Bool {
    get { enabled }
    set { enabled = newValue }
  }

  /// Says that something changed that a picture of the item shows.
  func showsChange() {}

  /// A number of the app's own.
  open var tag: Int {
    get { tagValue }
    set { tagValue = newValue }
  }
}

/// A button of a navigation bar or toolbar.
///
/// It is no responder; a nil-target action that it sends can start from it all the same, because
/// it knows where it is shown (chain.bar-button-items).
///
/// A press runs the primary action if there is one, else opens the menu, else sends the action
/// (control.bar-button):
///
/// ```swift
/// navigationItem.rightBarButtonItem =
///   UIBarButtonItem(title: "Add", style: .plain, target: nil, action: "add:")
/// ```
///
/// Without a target the first responder's chain is searched, and when nobody is first responder the
/// one that begins where the item is shown.
open class UIBarButtonItem: UIBarItem {
  /// How an item is drawn.
  public enum Style: Int, Sendable {
    case plain, bordered, done
  }

  final weak var targetObject: AnyObject?
  final var selector: Selector?
  final var primary: UIAction?
  final var shownMenu: UIMenu?
  final var drawnStyle: Style
  final weak var owner: UIResponder?

  override final func showsChange() { (owner as? BarButtonView)?.showsChange() }

  /// Makes an item without a title.
  public override convenience init() {
    self.init(title: nil, style: .plain, target: nil, action: nil)
  }

  /// Makes an item that sends an action.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    targetObject = target
    selector = action
    drawnStyle = style
    super.init()
    shownTitle = title
  }

  /// Makes an item that runs an action object, opens a menu, or both (iOS 14).
  public convenience init(
    title: String? = nil,
    primaryAction: UIAction?,
    menu: UIMenu? = nil
  ) {
    self.init(title: title ?? primaryAction?.title, style: .plain, target: nil, action: nil)
    primary = primaryAction
    shownMenu = menu
  }

  /// Who gets the action, not kept alive; `nil` means the responder chain.
  open var target: AnyObject? {
    get { targetObject }
    set { targetObject = newValue }
  }

  /// What is sent.
  open var action: Selector? {
    get { selector }
    set { selector = newValue }
  }

  /// What is run instead of sending `action` (iOS 14).
  open var primaryAction: UIAction? {
    get { primary }
    set { primary = newValue }
  }

  /// The menu that opens on a press without a primary action, else on a long press (iOS 14).
  open var menu: UIMenu? {
    get { shownMenu }
    set { shownMenu = newValue }
  }

  /// How it is drawn.
  open var style: Style {
    get { drawnStyle }
    set { drawnStyle = newValue }
  }

  /// Where an action without a target starts: the responder that shows the item.
  @_spi(Workbench) public var next: UIResponder? {
    get { owner }
    set { owner = newValue }
  }
}

extension ActionSender {
  /// Presses a bar button item, as a tap on its button does.
  ///
  /// - Returns: Whether some object handled the action.
  @_spi(Workbench) @discardableResult
  public func press(_ item: UIBarButtonItem, event: UIEvent? = nil) -> Bool {
    guard item.isEnabled else { return false }
    dispatcher.emit(
      .controlEvent,
      .route,
      at: dispatcher.objects.index(of: item),
      rule: .controlBarButton,
      fields: [TraceField(.event, .text("primaryActionTriggered"))]
    )
    dispatcher.trace.push(level: .route)
    defer { dispatcher.trace.pop() }
    if let action = item.primaryAction {
      run(action, sender: item)
      return true
    }
    if let menu = item.menu {
      simulation.menu.open(menu, of: item)
      return true
    }
    guard let action = item.action else { return false }
    return send(action, to: item.target, from: item, for: event)
  }
}
