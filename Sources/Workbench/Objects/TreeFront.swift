import Foundation
@_spi(Workbench) import ResponderKit

/// A view that takes touches in front of others, and where it lies on the screen.
struct TreeFront {
  let view: UIView
  let frame: CGRect

  /// How many are looked at for one view, so that a wide tree costs no more than a deep one.
  static let most = 64

  /// Takes a view that answers for every point in it; nil for one that may let points through.
  init?(_ view: UIView, in simulation: Simulation) {
    guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return nil }
    if let own = simulation.dispatcher.overrides(of: view),
      own.overrides(.hitTest) || own.overrides(.pointInside)
    {
      return nil
    }
    self.view = view
    frame = view.frameOnScreen
  }
}

extension UIView {
  /// The smallest rectangle of the screen that holds the view's bounds.
  var frameOnScreen: CGRect {
    // What is converted to nil is the window's, and that may lie anywhere on the screen.
    let origin = (self as? UIWindow ?? window)?.frame.origin ?? .zero
    let frame = convert(bounds, to: nil)
    return CGRect(
      x: frame.minX + origin.x,
      y: frame.minY + origin.y,
      width: frame.width,
      height: frame.height
    )
  }
}
