import Foundation

/// The bar of a navigation controller: the button that goes back, and the top controller's items.
open class UINavigationBar: UIView {
  final weak var stack: UINavigationController?
  final var back: PressableView?

  /// The button at the left that pops; only its place is modelled (80 points wide, our choice).
  @_spi(Workbench) public final var backButton: UIView? {
    back.flatMap { $0.isHidden ? nil : $0 }
  }

  open override func layoutSubviews() {
    let _: NoAnswer = simulation.base(.layoutSubviews, of: self) {
      let item = stack?.topViewController?.navigationItemStorage
      let left = item?.left ?? []
      let right = item?.right ?? []
      showBack((stack?.childList.count ?? 0) > 1 && left.isEmpty && item?.hidesBack != true)
      removeButtons(except: left + right)
      show(left, from: 0)
      show(right.reversed(), from: bounds.width - 60 * CGFloat(right.count))
      // Its own buttons are no reason to lay out again.
      needsLayout = false
      return NoAnswer()
    }
  }

  /// Refuses an ancestor's single tap, which would take a press on the bar.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    beginsUnlessListed(gestureRecognizer, gestureRecognizer.isSingleTap)
  }

  private final func showBack(_ isShown: Bool) {
    if isShown, back == nil {
      let button = simulation.enter {
        PressableView(frame: CGRect(x: 0, y: 0, width: 80, height: bounds.height))
      }
      button.pressed = { [weak self] in self?.goBack() }
      back = button
      addSubview(button)
    }
    back?.isHidden = !isShown
  }

  private final func goBack() {
    guard let stack else { return }
    let _: UIViewController? = simulation.call(
      .popViewController,
      on: stack,
      arguments: [.flag(true)]
    ) { stack.popViewController(animated: true) }
  }
}
