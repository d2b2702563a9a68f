/// A menu element that sends a selector along the responder chain (iOS 13).
open class UICommand: UIMenuElement {
  /// The selector that is sent.
  public let action: Selector
  /// What the app gave the command to tell it from others with the same action.
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
