import Foundation

/// A bar of buttons.
///
/// It stands by itself, or under the content of a navigation controller that gives it the top
/// controller's items.
open class UIToolbar: UIView {
  final var itemList: [UIBarButtonItem] = []

  /// The buttons, from the left.
  ///
  /// On screen the buttons are laid out at once; an item that stays keeps its button, and with it a
  /// finger that is on it.
  open var items: [UIBarButtonItem]? {
    get { itemList.isEmpty ? nil : itemList }
    set {
      itemList = newValue ?? []
      setNeedsLayout()
      if window != nil { layoutIfNeeded() }
    }
  }

  open override func layoutSubviews() {
    dispatcher.baseVoid(.layoutSubviews, of: self) {
      removeButtons(except: itemList)
      show(itemList, from: 0)
      needsLayout = false
    }
  }
}
