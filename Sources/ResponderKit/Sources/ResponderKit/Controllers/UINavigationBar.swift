import Foundation

/// The bar of a navigation controller, with the button that goes back.
open class UINavigationBar: UIView {
  final weak var stack: UINavigationController?
  final var back: PressableView?

  /// The button at the left that pops; only its place is modelled (80 points wide, our choice).
  @_spi(Workbench) public final var backButton: UIView? { back }

  open override func layoutSubviews() {
    let _: NoAnswer = simulation.base(.layoutSubviews, of: self) {
      let needsBack = (stack?.childList.count ?? 0) > 1
      if needsBack, back == nil {
        let button = simulation.enter {
          PressableView(frame: CGRect(x: 0, y: 0, width: 80, height: bounds.height))
        }
        button.pressed = { [weak self] in self?.goBack() }
        back = button
        addSubview(button)
      }
      back?.isHidden = !needsBack
      return NoAnswer()
    }
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
