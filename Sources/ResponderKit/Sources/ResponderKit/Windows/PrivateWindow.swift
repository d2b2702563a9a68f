import Foundation

/// A window of UIKit's own, which is no window of the app's: of the keyboard, of a menu.
class PrivateWindow: UIWindow {
  override final var canBecomeKey: Bool { dispatcher.base(.canBecomeKey, of: self) { false } }
}
