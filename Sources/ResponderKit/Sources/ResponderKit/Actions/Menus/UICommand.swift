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

/// The modifier keys of a key command, one bit each.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A command with a key; as a menu element it behaves like any other command.
///
/// Keys are not modelled yet, so nothing presses it.
open class UIKeyCommand: UICommand {
  /// The character or key.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  final var takesPriority = false
  final weak var owner: UIResponder?

  /// Makes a key command.
  public init(
    title: String = "",
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title,
      action: action,
      propertyList: propertyList,
      attributes: attributes,
      state: state
    )
  }

  /// Makes a key command without a title.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Whether it comes before text input and focus (iOS 15).
  open var wantsPriorityOverSystemBehavior: Bool {
    get { takesPriority }
    set { takesPriority = newValue }
  }

  /// Where an action without a target starts that this command sends (chain.bar-button-items).
  @_spi(Workbench) public var next: UIResponder? { owner }
}
