public import Foundation

/// What a menu holds: an action, a command or a menu inside it.
///
/// A menu is a tree of elements that are put together before it is shown. Which of them can be seen
/// and chosen is decided anew each time that it comes up.
open class UIMenuElement: NSObject {
  /// How an element may be used.
  ///
  /// A menu that is up shows what they were when it was put together.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Shown, but it cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Shown as one that destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Choosing it does not close the menu (iOS 16).
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The mark beside an element.
  public enum State: Int, Sendable {
    case off, on, mixed
  }

  // Unsafe for the reason given at UIResponder.simulation.
  unowned(unsafe) let simulation: Simulation
  final var shownTitle: String

  init(title: String) {
    simulation = Simulation.current
    shownTitle = title
    super.init()
  }

  /// The title that is shown.
  open var title: String { shownTitle }
}
