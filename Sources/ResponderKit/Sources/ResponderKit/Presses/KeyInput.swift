/// The inputs that keys have: one character, or one of UIKit's names for a key without one.
@_spi(Workbench) public enum KeyInput {
  /// The keys that go by a name, as a document writes it.
  public static let named: [(name: String, input: String)] = [
    ("inputUpArrow", UIKeyCommand.inputUpArrow), ("inputDownArrow", UIKeyCommand.inputDownArrow),
    ("inputLeftArrow", UIKeyCommand.inputLeftArrow),
    ("inputRightArrow", UIKeyCommand.inputRightArrow), ("inputEscape", UIKeyCommand.inputEscape),
    ("inputPageUp", UIKeyCommand.inputPageUp), ("inputPageDown", UIKeyCommand.inputPageDown),
    ("inputHome", UIKeyCommand.inputHome), ("inputEnd", UIKeyCommand.inputEnd),
    ("inputDelete", UIKeyCommand.inputDelete), ("f1", UIKeyCommand.f1), ("f2", UIKeyCommand.f2),
    ("f3", UIKeyCommand.f3), ("f4", UIKeyCommand.f4), ("f5", UIKeyCommand.f5),
    ("f6", UIKeyCommand.f6), ("f7", UIKeyCommand.f7), ("f8", UIKeyCommand.f8),
    ("f9", UIKeyCommand.f9), ("f10", UIKeyCommand.f10), ("f11", UIKeyCommand.f11),
    ("f12", UIKeyCommand.f12),
  ]

  /// Returns the input that a document means; `nil` for what is neither a character nor a name.
  public static func input(written text: String) -> String? {
    if let key = named.first(where: { $0.name == text || $0.input == text }) { return key.input }
    if text == "\n" || text == "\r\n" { return "\r" }
    return text.count == 1 ? text : nil
  }

  /// Returns how a document writes an input.
  public static func written(_ input: String) -> String {
    named.first { $0.input == input }?.name ?? input
  }

  /// Returns how a record writes a key: `command-shift-p`, `return`.
  static func text(_ input: String, _ modifierFlags: UIKeyModifierFlags) -> String {
    let key =
      switch input {
      case "\r": "return"
      case "\t": "tab"
      case " ": "space"
      default: written(input)
      }
    return (modifierFlags.names + [key]).joined(separator: "-")
  }
}
