import Foundation

extension UIView {
  /// The version of `hitTest(_:with:)` that bars have: a touch near a button is the button's.
  ///
  /// It finds a button only where the plain version found none, so that a touch on something in the
  /// bar is never taken from it.
  ///
  /// - hit-test.bars-extend-touch-area: by as much as the profile says, which is nothing by default.
  final func hitTestAsBar(
    _ point: CGPoint,
    with event: UIEvent?,
    asView: () -> UIView?
  ) -> UIView? {
    let margin = simulation.profile.number(.barTouchMargin)
    guard margin > 0 else { return asView() }
    return answerHitTest(point, with: event) {
      let hit = asView()
      guard hit == nil || hit === self, refusalToBeHit == nil, !swallows(),
        let button = button(at: point, within: margin)
      else { return hit }
      dispatcher.decide(.hitTestBarsExtendTouchArea)
      return button
    }
  }

  /// The frontmost button that is not farther from a point than the margin.
  private final func button(at point: CGPoint, within margin: CGFloat) -> UIView? {
    children.last {
      $0 is PressableView && $0.refusalToBeHit == nil
        && $0.frame.insetBy(dx: -margin, dy: -margin).contains(point)
    }
  }
}
