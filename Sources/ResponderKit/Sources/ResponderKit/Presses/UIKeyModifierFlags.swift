/// The modifier keys of a key command or of a pressed key, one bit each.
///
/// A command matches by all of them: one modifier more than it names, and it is another key
/// (key-command.match).
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

  /// The flags by UIKit's names, in the order in which shortcuts are written.
  @_spi(Workbench) public static let named: [(name: String, value: UIKeyModifierFlags)] = [
    ("control", .control), ("alternate", .alternate), ("shift", .shift), ("command", .command),
    ("alphaShift", .alphaShift), ("numericPad", .numericPad),
  ]

  /// The names of the flags that are set.
  @_spi(Workbench) public var names: [String] {
    Self.named.filter { contains($0.value) }.map(\.name)
  }
}
