/// A menu element that sends a selector along the responder chain (iOS 13).
///
/// It names what is to be done and not who does it: the menu shows it if somebody in the chain
/// performs the action, and sends it there when it is chosen, with the command as sender.
///
/// ```swift
/// override func buildMenu(with builder: any UIMenuBuilder) {
///   super.buildMenu(with: builder)
///   let reload = UICommand(title: "Reload", action: "reload:")
///   builder.insertChild(
///     UIMenu(options: .displayInline, children: [reload]),
///     atEndOfMenu: .edit
///   )
/// }
/// ```
///
/// The item is there exactly while a responder from the first one up has `reload:` and does not say
/// no to it.
///
/// - action.menu-commands-same-path: it is sent like any action without a target.
/// - action.can-perform-false-hides: without a performer it is left out.
/// - action.validate-command: the performer may change it before it is shown.
open class UICommand: UIMenuElement {
  /// The selector that is sent.
  public let action: Selector
  /// What the app gave the command to tell it from others with the same action.
  ///
  /// The action's method reads it off its sender, which is the command.
  public let propertyList: Any?
  final var shownAttributes: UIMenuElement.Attributes
  final var shownState: UIMenuElement.State

  /// Makes a command.
  public init(
    title: String = "",
    action: Selector,
    propertyList: Any? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    shownAttributes = attributes
    shownState = state
    super.init(title: title)
  }

  /// The title that is shown; `validate(_:)` may change it.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// Whether the command is disabled, destructive or hidden.
  ///
  /// A disabled command is shown and cannot be chosen; as a key command it does not match
  /// (key-command.disabled).
  open var attributes: UIMenuElement.Attributes {
    get { shownAttributes }
    set { shownAttributes = newValue }
  }

  /// The mark beside the command.
  open var state: UIMenuElement.State {
    get { shownState }
    set { shownState = newValue }
  }
}
