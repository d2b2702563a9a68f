import Foundation

/// A button inside one of UIKit's own bars and alerts: it does its work when a finger lifts on it.
///
/// A plain view and no control, because it sends nobody an action that the app could see: what it
/// does is UIKit's own. To touches it behaves as a button does.
///
/// - control.does-not-forward-touches: its superviews hear nothing of the touch.
class PressableView: UIView {
  /// What a press does.
  var pressed: (() -> Void)?

  /// What stands on it.
  final var title: String? {
    didSet { showsChange() }
  }

  /// Refuses an ancestor's single tap, which would take the press.
  ///
  /// gesture.control-list-mechanism: as UIKit's bar buttons do.
  override final func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    beginsUnlessListed(gestureRecognizer, gestureRecognizer.isSingleTap)
  }

  override final func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsControl(.began, touches, event)
  }

  override final func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsControl(.moved, touches, event)
  }

  override final func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsControl(.ended, touches, event) {
      guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
      pressed?()
    }
  }

  override final func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    keepAsControl(.cancelled, touches, event)
  }

  /// UIKit's own buttons are controls, which call nobody's touches methods.
  private func keepAsControl(
    _ method: TouchesMethod,
    _ touches: Set<UITouch>,
    _ event: UIEvent?,
    body: () -> Void = {}
  ) {
    keep(method, touches, event) {
      dispatcher.decide(.controlDoesNotForwardTouches)
      body()
    }
  }
}
