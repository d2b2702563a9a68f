/// A menu: a title and what it holds.
///
/// It is never changed; a changed copy is made instead.
///
/// Its elements are kept as they are, so that a copy with other children has the same objects in
/// it. Items of menus inside a menu are offered one after the other with its own, whether or not
/// they are shown inline.
open class UIMenu: UIMenuElement {
  /// The name by which a builder finds a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The root of a menu system.
    public static let root = Identifier("com.apple.menu.root")
    /// The main menu's File menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The main menu's Edit menu, and that of an edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The main menu's View menu.
    public static let view = Identifier("com.apple.menu.view")
    /// Cut, Copy, Paste, Delete, Select and Select All.
    public static let standardEdit = Identifier("com.apple.menu.standard-edit")
  }

  /// How a menu is shown inside another.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its children stand among those of the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It is shown as one that destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its children is marked at a time (iOS 15).
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name by which a builder finds the menu.
  public let identifier: Identifier
  /// How the menu is shown inside another.
  public let options: Options
  final let elements: [UIMenuElement]

  /// Makes a menu.
  ///
  /// Without an identifier it gets one that no other menu has.
  public init(
    title: String = "",
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    let number = Simulation.current.menu.nextIdentifier()
    self.identifier = identifier ?? Identifier("menu.dynamic.\(number)")
    self.options = options
    elements = children
    super.init(title: title)
  }

  /// What the menu holds.
  open var children: [UIMenuElement] { elements }

  /// Returns a copy with other children.
  ///
  /// Title, identifier and options are the same: to a builder it is the same menu.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(title: shownTitle, identifier: identifier, options: options, children: newChildren)
  }
}
