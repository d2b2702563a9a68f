import Foundation

/// The pinch that zooms a scroll view's content (scroll.pinch-owner).
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var propertyOfView: String? { "pinchGestureRecognizer" }

  override func mayHave(delegate: AnyObject?) -> Bool { delegate === delegateStorage }

  override func belongsTogether(with other: UIGestureRecognizer) -> Bool {
    other.owner === owner && other is UIScrollViewPanGestureRecognizer
  }

  override var cancelRule: Rule { .touchCancelByScroll }

  override var refusal: Rule? {
    (owner as? UIScrollView)?.refusalToCancel(attempt.involved)
  }

  override func react(to state: State) { (owner as? UIScrollView)?.pinchTook(state, by: self) }
}
