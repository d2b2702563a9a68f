import Foundation

/// The button that shows a bar button item.
///
/// The bar keeps it and it the item, which knows it weakly: an item in no bar has none.
final class BarButtonView: PressableView {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem, frame: CGRect) {
    self.item = item
    super.init(frame: frame)
    // The view keeps the closure, and by it would keep itself.
    pressed = { [unowned self] in simulation.actions.press(self.item) }
    item.owner = self
  }

  required init?(coder: NSCoder) { nil }
}

extension UIBarButtonItem {
  /// The button on screen, as the place for a finger.
  @_spi(Workbench) public final var button: UIView? { owner as? BarButtonView }
}

extension UIView {
  /// Shows bar button items one beside the other, each 60 points wide (our choice).
  final func show(_ items: [UIBarButtonItem], from left: CGFloat) {
    var x = left
    for item in items {
      let frame = CGRect(x: x, y: 0, width: 60, height: bounds.height)
      x += frame.width
      if let button = item.owner as? BarButtonView, button.superview === self {
        button.frame = frame
      } else {
        addSubview(simulation.enter { BarButtonView(item, frame: frame) })
      }
    }
  }

  /// Takes away the buttons of items that are shown no longer.
  final func removeButtons(except items: [UIBarButtonItem]) {
    for case let button as BarButtonView in subviews
    where !items.contains(where: { $0 === button.item }) {
      button.removeFromSuperview()
    }
  }
}
