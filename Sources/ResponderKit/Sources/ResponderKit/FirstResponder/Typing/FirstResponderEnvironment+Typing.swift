import Foundation

extension FirstResponderEnvironment {
  /// Types a text on the software keyboard, key by key; `\n` is Return and `\b` Delete.
  ///
  /// What finds no first responder that takes text is discarded.
  ///
  /// The first responder is looked up for each key, because any of them may move the focus.
  @_spi(Workbench) public func type(_ text: String) {
    for character in text where dispatcher.failure == nil {
      guard let input = current as? any UIKeyInput, input.takesText else {
        dispatcher.emit(.discarded, .route, at: current?.index, rule: .dispatchUnhandledIsDropped)
        return
      }
      apply(TypedKey(character), to: input)
    }
  }

  /// Does in a text object what a key does there.
  ///
  /// Text objects of UIKit's go through their delegates; one of the app's is just called.
  func apply(_ key: TypedKey, to input: any UIKeyInput) {
    let method =
      switch key {
      case .insert, .newline: "insertText"
      case .delete: "deleteBackward"
      case .move: "selectedTextRange"
      }
    dispatcher.messages.add(ResponderMessage(method: method, visited: [input.index], handler: 0))
    if let text = input as? any EditableText {
      text.take(key)
    } else {
      dispatcher.runOwnCode(of: input) { simulation.enter { input.take(key) } }
    }
  }
}

extension UIKeyInput {
  /// What a key does in an object of the app's own: it is told, and asked nothing.
  fileprivate func take(_ key: TypedKey) {
    switch key {
    case .insert(let text): insertText(text)
    case .newline: insertText("\n")
    case .delete: deleteBackward()
    case .move: break
    }
  }
}

extension EditableText {
  /// What a key does in a text object of UIKit's: the delegate may refuse an edit.
  fileprivate func take(_ key: TypedKey) {
    switch key {
    case .insert(let new): edit(content.selection, new)
    case .newline: pressReturn()
    case .delete:
      guard let range = content.backwardRange else {
        dispatcher.emit(.declined, .route, at: index, rule: .textEditAtSelection)
        return
      }
      edit(range, "")
    case .move(let move, let extends):
      let old = content.selection
      content.move(move, extending: extends)
      if content.selection != old { tellSelection() }
    }
  }

  /// Replaces the selection, or the character before the caret, if the delegate agrees.
  ///
  /// - text.should-change: a no drops the edit.
  fileprivate func edit(_ range: NSRange, _ new: String) {
    guard mayChange(range, to: new) else {
      dispatcher.emit(.declined, .route, at: index, rule: .textShouldChange)
      return
    }
    guard dispatcher.failure == nil else { return }
    dispatcher.emit(.handled, .route, at: index, rule: .textEditAtSelection)
    // While what the edit replaces still stands in the text.
    registerEdit(of: range, to: new)
    // By the public methods, so that a subclass of the app's that overrides them sees what is
    // typed.
    simulation.enter { new.isEmpty ? deleteBackward() : insertText(new) }
  }

  private func pressReturn() {
    if let field = self as? UITextField {
      field.pressReturn()
    } else {
      dispatcher.emit(.handled, .route, at: index, rule: .textReturnInTextView)
      edit(content.selection, "\n")
    }
  }
}
