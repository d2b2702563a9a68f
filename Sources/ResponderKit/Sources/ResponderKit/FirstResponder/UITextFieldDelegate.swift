public import Foundation

/// Asked and told by a text field; every method may be left out.
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

// The defaults say that the delegate does not implement the method.
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    textField.simulation.delegateLacksMethod()
    return true
  }
  public func textFieldDidBeginEditing(_ textField: UITextField) {
    textField.simulation.delegateLacksMethod()
  }
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.simulation.delegateLacksMethod()
    return true
  }
  public func textFieldDidEndEditing(_ textField: UITextField) {
    textField.simulation.delegateLacksMethod()
  }
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) { textField.simulation.delegateLacksMethod() }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    textField.simulation.delegateLacksMethod()
    return true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    textField.simulation.delegateLacksMethod()
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool {
    textField.simulation.delegateLacksMethod()
    return true
  }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.simulation.delegateLacksMethod()
    return true
  }
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    textField.simulation.delegateLacksMethod()
    return nil
  }
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { textField.simulation.delegateLacksMethod() }
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { textField.simulation.delegateLacksMethod() }
}
