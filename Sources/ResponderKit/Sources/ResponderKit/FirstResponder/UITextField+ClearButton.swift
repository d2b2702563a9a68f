public import Foundation

extension UITextField {
  /// When a field shows one of its side views, such as the button that clears it.
  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  /// Whether the clear button is on screen now: as the mode says, and only beside text.
  ///
  /// Worked out when somebody asks, since text, focus and mode may change without a word to the
  /// button.
  final var showsClearButton: Bool {
    guard hasText else { return false }
    return switch clearMode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Puts the clear button where it belongs, if the field shows one.
  final func placeClearButton() {
    guard showsClearButton else {
      clearButton?.isHidden = true
      return
    }
    let button = clearButton ?? makeClearButton()
    button.frame = clearButtonRect(forBounds: bounds)
    button.isHidden = false
  }

  private final func makeClearButton() -> PressableView {
    let button = simulation.enter { PressableView(frame: .zero) }
    button.pressed = { [weak self] in self?.pressClear() }
    clearButton = button
    addSubview(button)
    return button
  }

  /// Clears the text, and takes the focus.
  ///
  /// The text goes first: the delegate's `shouldClear` is asked before its `shouldBeginEditing`.
  private final func pressClear() {
    clear()
    if dispatcher.failure == nil, !isFirstResponder { askBecomeFirstResponder() }
  }

  /// Clears the text if the delegate agrees.
  final func clear() {
    let agrees = agrees(.shouldClear) {
      ($0 as? any UITextFieldDelegate)?.textFieldShouldClear(self)
    }
    guard dispatcher.failure == nil, agrees else { return }
    registerEdit(of: NSRange(location: 0, length: content.text.utf16.count), to: "")
    content.set("")
    tellChange()
  }
}

@_spi(Workbench) extension UITextField: ViewWithParts {
  public func part(named name: String) -> CGRect? {
    name == "clearButton" && showsClearButton ? clearButtonRect(forBounds: bounds) : nil
  }
}
