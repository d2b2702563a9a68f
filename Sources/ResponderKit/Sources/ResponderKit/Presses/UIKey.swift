public import Foundation

/// A pressed key of a hardware keyboard (iOS 13.4).
///
/// A press of a keyboard's key has one, a press of a remote's button has none (press.key-property).
open class UIKey: NSObject {
  final let input: String
  final let flags: UIKeyModifierFlags

  init(input: String, modifierFlags: UIKeyModifierFlags) {
    self.input = input
    flags = modifierFlags
    super.init()
  }

  /// What the key gives with the modifiers that are held.
  ///
  /// Shift and caps lock make a letter a capital; a document names other characters itself.
  open var characters: String {
    let isShifted = !flags.isDisjoint(with: [.shift, .alphaShift])
    return isShifted && input.count == 1 ? input.uppercased() : input
  }

  /// What the key gives without modifiers.
  ///
  /// For a key without a character one of the names that `UIKeyCommand` has, such as
  /// `UIKeyCommand.inputUpArrow`.
  open var charactersIgnoringModifiers: String { input }

  /// The modifier keys that are held.
  open var modifierFlags: UIKeyModifierFlags { flags }

  /// The key's place on the keyboard.
  open var keyCode: UIKeyboardHIDUsage { UIKeyboardHIDUsage(input: input) }
}
