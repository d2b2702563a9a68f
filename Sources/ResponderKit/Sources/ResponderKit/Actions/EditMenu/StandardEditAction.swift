/// The actions that every responder may have, and that menus look for (edit-menu.actions-list).
///
/// A responder has one by having its method; `UIResponder` itself has none of them.
struct StandardEditAction {
  let action: Selector
  let title: String
  /// The first version that has it, among those a profile can name.
  let since: Double
  /// Whether an edit menu offers it; the others stand in the main menu only.
  let isInEditMenu: Bool
  /// What is pressed together with Command to send it.
  let key: String?

  private init(
    _ action: Selector,
    _ title: String,
    since: Double = 12,
    menu: Bool = false,
    key: String? = nil
  ) {
    self.action = action
    self.title = title
    self.since = since
    isInEditMenu = menu
    self.key = key
  }

  /// The command that the main menu has for it.
  var menuCommand: UICommand {
    guard let key else { return UICommand(title: title, action: action) }
    return UIKeyCommand(title: title, action: action, input: key, modifierFlags: .command)
  }

  /// All of them, those of the edit menu in the order in which it shows them.
  static let all: [StandardEditAction] = [
    StandardEditAction("cut:", "Cut", menu: true, key: "x"),
    StandardEditAction("copy:", "Copy", menu: true, key: "c"),
    StandardEditAction("paste:", "Paste", menu: true, key: "v"),
    StandardEditAction("delete:", "Delete", menu: true),
    StandardEditAction("select:", "Select", menu: true),
    StandardEditAction("selectAll:", "Select All", menu: true, key: "a"),
    StandardEditAction("toggleBoldface:", "Bold", menu: true, key: "b"),
    StandardEditAction("toggleItalics:", "Italic", menu: true, key: "i"),
    StandardEditAction("toggleUnderline:", "Underline", menu: true, key: "u"),
    StandardEditAction("makeTextWritingDirectionLeftToRight:", "Left to Right", menu: true),
    StandardEditAction("makeTextWritingDirectionRightToLeft:", "Right to Left", menu: true),
    StandardEditAction("increaseSize:", "Bigger"),
    StandardEditAction("decreaseSize:", "Smaller"),
    StandardEditAction("pasteAndMatchStyle:", "Paste and Match Style", since: 15),
    StandardEditAction("pasteAndGo:", "Paste and Go", since: 15),
    StandardEditAction("pasteAndSearch:", "Paste and Search", since: 15),
    StandardEditAction("print:", "Print", since: 15),
    StandardEditAction("find:", "Find", since: 16),
    StandardEditAction("findAndReplace:", "Find and Replace", since: 16),
    StandardEditAction("findNext:", "Find Next", since: 16),
    StandardEditAction("findPrevious:", "Find Previous", since: 16),
    StandardEditAction("useSelectionForFind:", "Use Selection for Find", since: 16),
    StandardEditAction("rename:", "Rename", since: 16),
    StandardEditAction("duplicate:", "Duplicate", since: 16),
    StandardEditAction("move:", "Move", since: 16),
    StandardEditAction("export:", "Export", since: 16),
  ]

  /// Returns those that a version has.
  static func available(in profile: Profile) -> [StandardEditAction] {
    all.filter { profile.ios >= $0.since }
  }
}

extension Profile {
  /// The standard actions that the modelled system has (edit-menu.actions-list).
  @_spi(Workbench) public var standardEditActions: [Selector] {
    StandardEditAction.available(in: self).map(\.action)
  }
}
