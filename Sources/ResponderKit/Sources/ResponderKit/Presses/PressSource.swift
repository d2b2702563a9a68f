/// What is pressed: a key of a hardware keyboard, or a button of a remote control.
///
/// A key is told by its character: letting go is the same key whether shift is still held or not.
@_spi(Workbench) public enum PressSource: Sendable {
  /// A key, by the character that it gives or UIKit's name for it, with the modifiers held.
  case key(String, UIKeyModifierFlags)
  /// A button.
  case button(UIPress.PressType)

  /// Whether it is the same key or button, whatever the modifiers.
  func isSame(as other: PressSource) -> Bool {
    switch (self, other) {
    case (.key(let one, _), .key(let two, _)): one.lowercased() == two.lowercased()
    case (.button(let one), .button(let two)): one == two
    case (.key, .button), (.button, .key): false
    }
  }

  /// How a record writes it.
  var text: String {
    switch self {
    case .key(let input, let flags): KeyInput.text(input, flags)
    case .button(let type):
      UIPress.PressType.named.first { $0.value == type }?.name ?? "\(type.rawValue)"
    }
  }
}
