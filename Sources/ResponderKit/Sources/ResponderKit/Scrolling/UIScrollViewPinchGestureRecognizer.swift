import Foundation

/// The pinch that zooms a scroll view's content (scroll.pinch-owner).
///
/// It works beside the pan of its scroll view. Where the content has the touches it is asked about,
/// as for a drag.
final class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  override var property: (of: AnyObject, name: String)? {
    scrollView.map { ($0, "pinchGestureRecognizer") }
  }

  /// The scroll view whose content it zooms, wherever the pinch is attached.
  private var scrollView: UIScrollView? { delegateStorage as? UIScrollView }

  override func mayHave(delegate: AnyObject?) -> Bool { delegate === delegateStorage }

  override func belongsTogether(with other: UIGestureRecognizer) -> Bool {
    other.delegateStorage === delegateStorage && other is UIScrollViewPanGestureRecognizer
  }

  override var cancelRule: Rule { .touchCancelByScroll }

  override var refusal: Rule? { scrollView?.refusalToCancel(attempt.involved) }

  override func react(to state: State) { scrollView?.pinchTook(state, by: self) }
}
