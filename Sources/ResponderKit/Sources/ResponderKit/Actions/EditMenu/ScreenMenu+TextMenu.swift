import Foundation

extension ScreenMenu {
  /// Shows a text object's own edit menu, as it does from iOS 16 (edit-menu.text-delegate-hook).
  ///
  /// A text object without the focus shows none, as there is no selection that anything could be
  /// done to.
  func showTextMenu(of text: any EditableText) {
    // A menu of the same text has to tell its delegate that it goes before the next one comes.
    hide(by: nil)
    guard text.isFirstResponder else {
      dispatcher.emit(.declined, .route, at: text.index, rule: .editMenuNeedsFirstResponder)
      return
    }
    let suggested = suggestedActions(from: text)
    let own = text.askEditMenu(suggested: suggested)
    let shown = own ?? simulation.enter { UIMenu(children: suggested) }
    let offered = entries(of: shown, sender: text, start: text)
    guard dispatcher.failure == nil else { return }
    guard !offered.isEmpty else {
      dispatcher.emit(
        .declined,
        .route,
        at: text.index,
        rule: own == nil ? .editMenuNeedsFirstResponder : .editMenuTextDelegateHook
      )
      return
    }
    text.tellEditMenu(.willPresentEditMenuWith)
    show(
      offered,
      from: .text(text),
      hangingOn: text,
      at: text,
      rule: own == nil ? .editMenuStartsAtFirstResponder : .editMenuTextDelegateHook
    )
  }
}

extension EditableText {
  /// Asks the delegate for the menu of the selection; `nil` means the suggested one.
  fileprivate func askEditMenu(suggested: [UIMenuElement]) -> UIMenu? {
    let range = content.selection
    let arguments: [Value] = [
      .object(self), .range(range), .list(suggested.map { .object($0) }),
    ]
    let answer: UIMenu??
    switch self {
    case let field as UITextField:
      answer = dispatcher.ask(.editMenuForCharactersIn, of: field, arguments: arguments) {
        ($0 as? any UITextFieldDelegate)?.textField(
          field,
          editMenuForCharactersIn: range,
          suggestedActions: suggested
        )
      }
    case let view as UITextView:
      answer = dispatcher.ask(.editMenuForTextIn, of: view, arguments: arguments) {
        ($0 as? any UITextViewDelegate)?.textView(
          view,
          editMenuForTextIn: range,
          suggestedActions: suggested
        )
      }
    default: answer = nil
    }
    return answer ?? nil
  }

  /// Tells the delegate that the menu is about to come or go.
  func tellEditMenu(_ method: Method) {
    let animator = InstantAnimator()
    let isComing = method == .willPresentEditMenuWith
    switch self {
    case let field as UITextField:
      dispatcher.tell(method, of: field, arguments: [.object(field)]) {
        guard let delegate = $0 as? any UITextFieldDelegate else { return nil }
        return isComing
          ? delegate.textField(field, willPresentEditMenuWith: animator)
          : delegate.textField(field, willDismissEditMenuWith: animator)
      }
    case let view as UITextView:
      dispatcher.tell(method, of: view, arguments: [.object(view)]) {
        guard let delegate = $0 as? any UITextViewDelegate else { return nil }
        return isComing
          ? delegate.textView(view, willPresentEditMenuWith: animator)
          : delegate.textView(view, willDismissEditMenuWith: animator)
      }
    default: break
    }
    animator.run()
  }
}
