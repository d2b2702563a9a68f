import Foundation

/// UIKit's private recognizer of a window that lets the system's edge gestures go before the app's.
///
/// The model has no system gestures: the gate is only there to be seen (window.system-gate-recognizers).
final class SystemGate: UIGestureRecognizer {
  init(of window: UIWindow) {
    super.init(target: nil, action: nil)
    owner = window
  }
}

extension UIWindow {
  /// The two gates of the window, which is what an iPhone shows.
  final var systemGates: [UIGestureRecognizer] {
    if gates.isEmpty {
      gates = simulation.enter { [SystemGate(of: self), SystemGate(of: self)] }
    }
    return gates
  }
}
