public import Foundation

/// The bar of a navigation controller: the button that goes back, and the top controller's items.
///
/// It lays its buttons out again whenever the stack or the top controller's item changes. Touches
/// beside the buttons end here and reach nothing behind the bar (delivery.scroll-family-swallows).
open class UINavigationBar: UIView {
  final weak var stack: UINavigationController?
  final var back: PressableView?

  /// The button at the left that pops; only its place is modelled (80 points wide, our choice).
  @_spi(Workbench) public final var backButton: UIView? {
    back.flatMap { $0.isHidden ? nil : $0 }
  }

  /// Returns what a view would, or the button that the touch is near to.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestAsBar(point, with: event) { super.hitTest(point, with: event) }
  }

  open override func layoutSubviews() {
    dispatcher.baseVoid(.layoutSubviews, of: self) {
      let item = stack?.topViewController?.navigationItemStorage
      let left = item?.left ?? []
      let right = item?.right ?? []
      showBack((stack?.childList.count ?? 0) > 1 && left.isEmpty && item?.hidesBack != true)
      removeButtons(except: left + right)
      show(left, from: 0)
      // The list begins with the outermost, and so runs from right to left.
      show(right.reversed(), from: bounds.width - 60 * CGFloat(right.count))
      // Its own buttons are no reason to lay out again.
      needsLayout = false
    }
  }

  /// Refuses an ancestor's single tap, which would take a press on the bar.
  ///
  /// gesture.control-list-mechanism: asked of the bar for a touch on it, whoever owns the
  /// recognizer.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    beginsUnlessListed(gestureRecognizer, gestureRecognizer.isSingleTap)
  }

  // MARK: - Touches

  /// Keeps the touch from what lies behind the bar.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.began, touches, event)
  }

  /// Keeps the touch.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.moved, touches, event)
  }

  /// Keeps the touch.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.ended, touches, event)
  }

  /// Keeps the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsFramework(.cancelled, touches, event)
  }

  private final func showBack(_ isShown: Bool) {
    if isShown, back == nil {
      let button = simulation.enter {
        PressableView(frame: CGRect(x: 0, y: 0, width: 80, height: bounds.height))
      }
      button.pressed = { [weak self] in self?.stack?.askPop() }
      back = button
      addSubview(button)
    }
    back?.isHidden = !isShown
  }
}
