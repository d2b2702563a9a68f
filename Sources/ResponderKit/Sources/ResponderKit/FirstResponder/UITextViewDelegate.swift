public import Foundation

/// Asked and told by a text view; every method may be left out.
public protocol UITextViewDelegate: AnyObject {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
  func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

// The defaults say that the delegate does not implement the method.
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    textView.simulation.delegateLacksMethod()
    return true
  }
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
    textView.simulation.delegateLacksMethod()
    return true
  }
  public func textViewDidBeginEditing(_ textView: UITextView) {
    textView.simulation.delegateLacksMethod()
  }
  public func textViewDidEndEditing(_ textView: UITextView) {
    textView.simulation.delegateLacksMethod()
  }
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    textView.simulation.delegateLacksMethod()
    return true
  }
  public func textViewDidChange(_ textView: UITextView) {
    textView.simulation.delegateLacksMethod()
  }
  public func textViewDidChangeSelection(_ textView: UITextView) {
    textView.simulation.delegateLacksMethod()
  }
  public func textView(
    _ textView: UITextView,
    editMenuForTextIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    textView.simulation.delegateLacksMethod()
    return nil
  }
  public func textView(
    _ textView: UITextView,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { textView.simulation.delegateLacksMethod() }
  public func textView(
    _ textView: UITextView,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) { textView.simulation.delegateLacksMethod() }
}
