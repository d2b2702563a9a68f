import Foundation

// What text fields and text views do alike when the focus comes and goes.

extension EditableText {
  /// Asks the delegate whether editing may begin or end, with the rule by which a no decides.
  func agrees(_ method: Method, else refusal: Rule, ask: (AnyObject) -> Bool?) -> Bool {
    let agrees = agrees(method, ask: ask)
    if !agrees { dispatcher.decide(refusal) }
    return agrees
  }

  /// Becomes first responder as the superclass does, and tells that editing began if it did.
  ///
  /// Told only for a change: to become what it is already is no beginning
  /// (first-responder.already).
  func takeFocus(_ become: () -> Bool) -> Bool {
    dispatcher.base(.becomeFirstResponder, of: self) {
      let was = isFirstResponder
      guard become() else { return false }
      if !was, isFirstResponder, allowsEditing { editingDidBegin() }
      return true
    }
  }

  /// Resigns as the superclass does, and tells that editing ended if it did.
  func giveUpFocus(_ resign: () -> Bool) -> Bool {
    dispatcher.base(.resignFirstResponder, of: self) {
      let was = isFirstResponder
      guard resign() else { return false }
      if was, !isFirstResponder, allowsEditing { editingDidEnd() }
      return true
    }
  }

  /// Tells the delegate, and then everybody, that editing began (text.begin-order).
  func tellBegan(_ call: (AnyObject) -> Void?) {
    tellDelegate(.didBeginEditing, by: .textBeginOrder, call)
    dispatcher.post("textDidBeginEditing", object: self)
  }

  /// Tells the delegate, and then everybody, that editing ended (text.end-order).
  func tellEnded(_ call: (AnyObject) -> Void?) {
    tellDelegate(.didEndEditing, by: .textEndOrder, call)
    postEnded()
  }

  /// Tells everybody but the delegate that editing ended.
  func postEnded() { dispatcher.post("textDidEndEditing", object: self) }

  /// A finger tapped on the text: it gets the focus, or what has it moves its caret.
  ///
  /// - text.caret-tap-keeps: nobody hears of a beginning then.
  func takeTap(at point: CGPoint) {
    guard isFirstResponder else { return focusByTap() }
    let old = content.selection
    content.moveCaret(towards: placeInText(point))
    if content.selection != old { tellSelection() }
  }

  /// Gives the focus because a finger tapped on the text (text.tap-via-recognizers).
  ///
  /// A tap in a window that is not key makes it key before anything else, or the keyboard would not
  /// come for it.
  func focusByTap() {
    dispatcher.emit(.handled, .route, at: index, rule: .textTapViaRecognizers)
    simulation.firstResponders.noteAsking(
      .becomeFirstResponder,
      of: self,
      rule: .firstResponderTextAuto
    )
    // Focus by a tap makes the window key (window.touch-does-not-change-key).
    if let window, !window.isKeyWindow { simulation.windowServer.makeKey(window) }
    askBecomeFirstResponder()
  }
}
