public import Foundation

/// Asked and told by a text view; every method may be left out.
///
/// The questions and the order are those of a text field (text.text-view). A text view that cannot
/// be edited takes the focus for a selection without asking, and tells of no begin and no end.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  ///
  /// Left out, it may.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether editing may end.
  ///
  /// Left out, it may. A no keeps the focus where it is, except from a forced end or a removal.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Told when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Told when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a range may be replaced by what was typed or pasted.
  ///
  /// Asked before each edit by keys, Cut or Paste, with the range in UTF-16 offsets. Return comes
  /// as a line break here, which is how an app ends editing by it:
  ///
  /// ```swift
  /// func textView(
  ///   _ textView: UITextView,
  ///   shouldChangeTextIn range: NSRange,
  ///   replacementText text: String
  /// ) -> Bool {
  ///   if text == "\n" { textView.resignFirstResponder() }
  ///   return text != "\n"
  /// }
  /// ```
  ///
  /// - text.should-change, text.return-in-text-view
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  /// Told when the user has changed the text.
  ///
  /// After `textViewDidChangeSelection(_:)` and before the notification; not for what code sets.
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
