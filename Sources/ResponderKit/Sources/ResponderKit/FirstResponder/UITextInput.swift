public import Foundation

/// A responder that takes typed text; the keyboard comes up for it.
///
/// Conforming is what brings the keyboard up when the object becomes first responder; each key that
/// is typed then calls one of the two methods. A class of the app's needs no more than this:
///
/// ```swift
/// final class PinField: UIView, UIKeyInput {
///   var digits = ""
///   override var canBecomeFirstResponder: Bool { true }
///   var hasText: Bool { !digits.isEmpty }
///   func insertText(_ text: String) { digits += text }
///   func deleteBackward() { digits = String(digits.dropLast()) }
/// }
/// ```
///
/// It has no delegate and is asked nothing; Return comes as a line break. A tap does not give it
/// the focus: code calls `becomeFirstResponder()`.
///
/// - first-responder.keyboard-for-key-input
/// - first-responder.text-auto: only UIKit's own text objects take the focus by a tap.
public protocol UIKeyInput: UIResponder {
  /// Whether there is text to delete.
  ///
  /// The model does not ask it before a delete: that is for the object to know.
  var hasText: Bool { get }
  /// Puts text in at the caret.
  ///
  /// Called with one character for each key of the software keyboard, and with what the key types
  /// for one of a hardware keyboard.
  func insertText(_ text: String)
  /// Removes the character before the caret.
  func deleteBackward()
}

/// A responder with text, a selection and a caret.
///
/// Positions are UTF-16 offsets here where UIKit has objects of its own.
public protocol UITextInput: UIKeyInput {
  /// The selected range; `nil` when nothing is selected and there is no caret.
  var selectedTextRange: NSRange? { get set }
}

/// A controller whose view is shown in place of the keyboard or above it.
///
/// A responder hands it out as `inputViewController` or `inputAccessoryViewController`; it is found
/// along the chain like the plain views, behind those of the same responder
/// (first-responder.input-view-controller).
open class UIInputViewController: UIViewController {
  /// The view that is shown: the controller's own.
  open override var inputView: UIView? { dispatcher.base(.inputView, of: self) { view } }
}
