import Foundation

// What text fields and text views do alike when the focus comes and goes.

extension EditableText {
  /// Asks the delegate whether editing may begin or end; without an answer it may.
  func agrees(_ method: Method, else refusal: Rule, ask: (AnyObject) -> Bool?) -> Bool {
    let answer: Bool? = simulation.ask(
      method,
      of: self,
      arguments: [.object(self)],
      implementation: ask
    )
    if answer == false { simulation.decide(refusal) }
    return answer ?? true
  }

  /// Becomes first responder as the superclass does, and tells that editing began if it did.
  func takeFocus(_ become: () -> Bool, tell: () -> Void) -> Bool {
    simulation.base(.becomeFirstResponder, of: self) {
      let was = isFirstResponder
      guard become() else { return false }
      if !was, isFirstResponder, allowsEditing { tell() }
      return true
    }
  }

  /// Resigns as the superclass does, and tells that editing ended if it did.
  func giveUpFocus(_ resign: () -> Bool, tell: () -> Void) -> Bool {
    simulation.base(.resignFirstResponder, of: self) {
      let was = isFirstResponder
      guard resign() else { return false }
      if was, !isFirstResponder, allowsEditing { tell() }
      return true
    }
  }

  /// Gives the focus because a finger tapped on the text (text.tap-via-recognizers).
  func focusByTap() {
    // A tap inside what has the focus moves the caret only (text.caret-tap-keeps).
    guard !isFirstResponder else { return }
    simulation.emit(.handled, .route, at: index, rule: .textTapViaRecognizers)
    simulation.noteAsking(.becomeFirstResponder, of: self, rule: .firstResponderTextAuto)
    // Focus by a tap makes the window key (window.touch-does-not-change-key).
    if let window, !window.isKeyWindow { simulation.makeKey(window) }
    askBecomeFirstResponder()
  }
}
