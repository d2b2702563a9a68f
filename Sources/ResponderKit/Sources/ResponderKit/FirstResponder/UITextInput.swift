public import Foundation

/// A responder that takes typed text; the keyboard comes up for it.
public protocol UIKeyInput: UIResponder {
  /// Whether there is text to delete.
  var hasText: Bool { get }
  /// Puts text in at the caret.
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
open class UIInputViewController: UIViewController {
  /// The view that is shown: the controller's own.
  open override var inputView: UIView? { dispatcher.base(.inputView, of: self) { view } }
}
