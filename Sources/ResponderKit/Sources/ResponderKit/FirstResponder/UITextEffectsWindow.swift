import Foundation

/// UIKit's private window for the keyboard and what stands in its place.
///
/// It is as high as what it shows and has nothing else in it, so that touches above it go to the
/// app.
final class UITextEffectsWindow: PrivateWindow {
  /// The system keyboard, which takes the touches on it.
  let system: UIView

  override init(frame: CGRect) {
    system = UIKeyboard(frame: .zero)
    super.init(frame: frame)
    level = Level(10_000_000)
  }

  required init?(coder: NSCoder) { nil }
}

/// UIKit's private view of the system keyboard.
final class UIKeyboard: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(.began, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(.moved, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(.ended, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    keep(.cancelled, touches, event)
  }
}
