public import Foundation

/// Asked and told by a text field; every method may be left out.
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the field may take the focus.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Told when the field has taken the focus.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the field may give up the focus.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told when the field has given up the focus.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Told so instead of by the method without a reason, where both are implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a range may be replaced by what was typed or pasted.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Told when the selection has changed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text may be cleared.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu of a range; `nil` means the suggested one (iOS 16).
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Told before the edit menu comes (iOS 16).
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// Told before the edit menu goes (iOS 16).
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

// The defaults say that the delegate does not implement the method.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    textField.dispatcher.delegateLacksMethod()
    return true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.dispatcher.delegateLacksMethod()
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.dispatcher.delegateLacksMethod()
    return true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    textField.dispatcher.delegateLacksMethod()
  }
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textField.dispatcher.delegateLacksMethod() }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField.dispatcher.delegateLacksMethod()
    return true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    textField.dispatcher.delegateLacksMethod()
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    textField.dispatcher.delegateLacksMethod()
    return true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.dispatcher.delegateLacksMethod()
    return true
  }
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    textField.dispatcher.delegateLacksMethod()
    return nil
  }
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { textField.dispatcher.delegateLacksMethod() }
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { textField.dispatcher.delegateLacksMethod() }
}
