import Foundation

/// A bar of buttons.
open class UIToolbar: UIView {
  final var itemList: [UIBarButtonItem] = []

  /// The buttons, from the left.
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
