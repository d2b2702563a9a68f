/// A command with a key: pressing the key sends the action along the responder chain.
///
/// It is a command like any other (key-command.is-command): menus show and validate it.
///
/// For each key that goes down the commands of all responders on the chain are asked for, then
/// those of the main menu; the first that matches, is enabled and has somebody to perform it takes
/// the key, and no presses method is called for it (key-command.raw-key-after). The action is sent
/// without a target, with the command as sender:
///
/// ```swift
/// let up = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: "goUp")
/// up.wantsPriorityOverSystemBehavior = true
/// ```
///
/// Without the second line a text field that has the focus takes the arrow for its caret, from iOS
/// 15.
///
/// - key-command.nearest-wins: of several objects that could perform it, the first on the chain
///   does
/// - key-command.system-first: some keys never reach the app, whatever it registers
open class UIKeyCommand: UICommand {
  /// The character or key.
  ///
  /// Upper and lower case are the same; a modifier is named by the flags, not by a capital.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  final var takesPriority = false
  final var shownDiscoverabilityTitle: String?
  /// Whose `keyCommands` held it last.
  final weak var owner: UIResponder?

  /// Makes a key command.
  public init(
    title: String = "",
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    shownDiscoverabilityTitle = discoverabilityTitle
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

  /// What the overview of shortcuts says; the title where it says nothing.
  open var discoverabilityTitle: String? {
    get { shownDiscoverabilityTitle }
    set { shownDiscoverabilityTitle = newValue }
  }

  /// Whether it comes before text input and focus (iOS 15).
  ///
  /// Before iOS 15 commands come first anyway (key-command.before-text-pre15).
  open var wantsPriorityOverSystemBehavior: Bool {
    get { takesPriority }
    set { takesPriority = newValue }
  }

  /// Where an action without a target starts that this command sends (chain.bar-button-items).
  @_spi(Workbench) public var next: UIResponder? { owner }
}

// MARK: - Keys that give no character

extension UIKeyCommand {
  /// The up arrow.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The down arrow.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The left arrow.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The right arrow.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete, which removes the character before the caret.
  public static let inputDelete = "\u{8}"
  /// The function key F1.
  public static let f1 = "UIKeyInputF1"
  /// The function key F2.
  public static let f2 = "UIKeyInputF2"
  /// The function key F3.
  public static let f3 = "UIKeyInputF3"
  /// The function key F4.
  public static let f4 = "UIKeyInputF4"
  /// The function key F5.
  public static let f5 = "UIKeyInputF5"
  /// The function key F6.
  public static let f6 = "UIKeyInputF6"
  /// The function key F7.
  public static let f7 = "UIKeyInputF7"
  /// The function key F8.
  public static let f8 = "UIKeyInputF8"
  /// The function key F9.
  public static let f9 = "UIKeyInputF9"
  /// The function key F10.
  public static let f10 = "UIKeyInputF10"
  /// The function key F11.
  public static let f11 = "UIKeyInputF11"
  /// The function key F12.
  public static let f12 = "UIKeyInputF12"
}
