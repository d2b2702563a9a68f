public import Foundation

/// Asked and told by a text view; every method may be left out.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Told when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Told when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a range may be replaced by what was typed or pasted.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Told when the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Told when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns the edit menu of a range; `nil` means the suggested one (iOS 16).
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Told before the edit menu comes (iOS 16).
  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  /// Told before the edit menu goes (iOS 16).
  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

// The defaults say that the delegate does not implement the method.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    textView.dispatcher.delegateLacksMethod()
    return true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    textView.dispatcher.delegateLacksMethod()
    return true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    textView.dispatcher.delegateLacksMethod()
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    textView.dispatcher.delegateLacksMethod()
  }
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    textView.dispatcher.delegateLacksMethod()
    return true
  }
  public func textViewDidChange(_ textView: UITextView) {
    textView.dispatcher.delegateLacksMethod()
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    textView.dispatcher.delegateLacksMethod()
  }
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    textView.dispatcher.delegateLacksMethod()
    return nil
  }
  public func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { textView.dispatcher.delegateLacksMethod() }
  public func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { textView.dispatcher.delegateLacksMethod() }
}
