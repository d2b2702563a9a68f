import Foundation

/// A window of UIKit's own, which is no window of the app's: of the keyboard, of a menu.
class PrivateWindow: UIWindow {
  override final var canBecomeKey: Bool { simulation.base(.canBecomeKey, of: self) { false } }
}

extension Simulation {
  /// Lists a private window in front of those of its level, without a word to the app.
  func bringIn(_ window: PrivateWindow) {
    window.hidden = false
    takeFromList(window)
    windows.append(window.index)
    order(front: window)
  }

  /// Takes a private window from the list, so that no touch has to pass it by.
  func takeAway(_ window: PrivateWindow) {
    window.hidden = true
    takeFromList(window)
  }

  private func takeFromList(_ window: PrivateWindow) {
    windows.removeAll { $0 == window.index }
  }
}
