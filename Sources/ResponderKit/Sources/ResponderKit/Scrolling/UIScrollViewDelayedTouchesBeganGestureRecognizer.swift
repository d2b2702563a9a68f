import Foundation

/// Keeps a touch from a scroll view's content for a moment (scroll.delay-is-a-recognizer).
///
/// It never recognizes: while it is possible the beginning of the touch is held back, and its
/// failure lets the content have it.
final class UIScrollViewDelayedTouchesBeganGestureRecognizer: UIGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    delaysBegan = true
    delaysEnded = false
    cancelsTouches = false
  }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    switch phase {
    case .began: delay()
    // Its failure lets the beginning go, and the lift follows it in the same event.
    case .ended: follow(.fail(.scrollQuickTapIsDelivered))
    case .cancelled: super.take(phase, touches, event)
    case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  private func delay() {
    guard currentState == .possible, let scrollView = owner as? UIScrollView else { return }
    if let rule = scrollView.reasonNotToDelay(attempt.touches) {
      follow(.fail(rule))
    } else if attempt.deadline == nil {
      let delay = Int64(microseconds: simulation.profile.number(.contentTouchDelay))
      follow(.stay, wakeAt: dispatcher.clock.time(after: delay))
    }
  }

  override func timeIsUp() { follow(.fail(.scrollDelayWaits)) }
}

extension UIScrollView {
  /// Why touches are not kept from the content; `nil` where they are.
  final func reasonNotToDelay(_ touches: [UITouch]) -> Rule? {
    guard scrollEnabled else { return .scrollDisabledScrolling }
    guard delaysContent else { return .scrollNoDelay }
    return touches.allSatisfy { $0.hitView === self } ? .scrollDelayIsARecognizer : nil
  }
}
