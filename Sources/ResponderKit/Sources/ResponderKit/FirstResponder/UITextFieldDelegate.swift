public import Foundation

/// Asked and told by a text field; every method may be left out.
///
/// The questions are part of becoming and of resigning, whoever asks: a tap, code, a move to the
/// next field, or `endEditing(_:)`. From field A to field B the order is: B may begin, A may end, A
/// did end, B did begin.
///
/// ```swift
/// func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
///   textField.hasText
/// }
/// ```
///
/// An empty field keeps the focus, and the field that was tapped does not get it, although it was
/// asked before and agreed.
///
/// - text.begin-order, text.end-order
/// - text.switch-order, text.switch-refused
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether the field may take the focus.
  ///
  /// Left out, it may. Asked whenever somebody reads the field's `canBecomeFirstResponder`, so it
  /// is no place to change anything (text.begin-refused).
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Told when the field has taken the focus.
  ///
  /// The field is first responder and the keyboard is on its way. Next come the notification and
  /// the event `editingDidBegin`.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether the field may give up the focus.
  ///
  /// Left out, it may. Not asked when the field leaves its window or the end is forced
  /// (text.end-refused, first-responder.removed-ignores-refusal).
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Told when the field has given up the focus.
  ///
  /// Called for any end, a removal from the window included.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Told so instead of by the method without a reason, where both are implemented.
  ///
  /// The reason is always `committed` here (text.did-end-reason-replaces).
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a range may be replaced by what was typed or pasted.
  ///
  /// Asked before each edit by keys, Cut or Paste, and not for what code sets. The range is in
  /// UTF-16 offsets of the text as it is, the string what would stand there; an empty one deletes.
  /// Digits only:
  ///
  /// ```swift
  /// func textField(
  ///   _ textField: UITextField,
  ///   shouldChangeCharactersIn range: NSRange,
  ///   replacementString string: String
  /// ) -> Bool {
  ///   string.allSatisfy(\.isNumber)
  /// }
  /// ```
  ///
  /// A no drops the edit: no event, no change of the selection. Left out, it may.
  ///
  /// - text.should-change, text.edit-at-selection
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Told when the selection has changed.
  ///
  /// From iOS 13; after an edit, a moved caret or a command of the edit menu, and not for what code
  /// selects.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the text may be cleared.
  ///
  /// Asked for the clear button, and at the begin of editing where `clearsOnBeginEditing` is set.
  /// Left out, it may.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key does what it does.
  ///
  /// Asked first when Return is typed; a yes alone does not end editing. To go on to the next field
  /// is code's to do:
  ///
  /// ```swift
  /// func textFieldShouldReturn(_ textField: UITextField) -> Bool {
  ///   if textField === name { password.becomeFirstResponder() }
  ///   return true
  /// }
  /// ```
  ///
  /// After a yes the field sends `editingDidEndOnExit` and `primaryActionTriggered`, and resigns if
  /// anybody is registered for the first of them.
  ///
  /// - text.should-return, text.return-order
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Returns the edit menu of a range; `nil` means the suggested one (iOS 16).
  ///
  /// Asked each time before the menu comes up, with what the chain suggests; an empty menu means
  /// none (edit-menu.text-delegate-hook).
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
