public import Foundation

/// Asked and told by a scroll view; every method may be left out.
///
/// One drag tells, in this order: `scrollViewWillBeginDragging`, `scrollViewDidScroll` for each
/// change of the offset, `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, and where the
/// content goes on, `scrollViewWillBeginDecelerating`, `scrollViewDidScroll` sixty times a second,
/// and `scrollViewDidEndDecelerating` (scroll.delegate-order). A finger that catches the content
/// ends the deceleration, so each beginning has its end.
///
/// Frames come in virtual time: nothing moves until time does. A list that stops at whole rows:
///
/// ```swift
/// func scrollViewWillEndDragging(
///   _ scrollView: UIScrollView,
///   withVelocity velocity: CGPoint,
///   targetContentOffset: UnsafeMutablePointer<CGPoint>
/// ) {
///   targetContentOffset.pointee.y = (targetContentOffset.pointee.y / 44).rounded() * 44
/// }
/// ```
public protocol UIScrollViewDelegate: AnyObject {
  /// Told when the content offset has changed.
  ///
  /// Whoever changed it: fingers, the content's own motion, or code. It is called after the change;
  /// a change that it makes itself is told again.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Told when a finger begins to drag the content.
  ///
  /// Ten points after the touch, when the pan begins; content that had the touch has been told of
  /// its cancelling by then.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Told before the drag ends; may change where the content will come to rest.
  ///
  /// Called for each lift that ends a drag, with zero velocity where the fingers stood. The target
  /// is where the content would come to rest by itself, or the page; whatever it is changed to is
  /// kept in the range, and the content reaches exactly that place.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - velocity: How fast the offset changes at the lift, in points per millisecond.
  ///   - targetContentOffset: Where it would come to rest, to be changed in place.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  )
  /// Told when the drag has ended, and whether the content goes on moving.
  ///
  /// Code that sends the content elsewhere here takes the place of the deceleration, of which
  /// nothing more is told then.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Told when the content goes on moving after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Told when it rests.
  ///
  /// Also when a finger or code stops it before it has come to its end.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Told when an animated change that code asked for is over.
  ///
  /// Not when it was stopped on its way, and not after a tap on the status bar, which has an end of
  /// its own.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that a pinch scales; without one there is no zooming.
  ///
  /// Asked when a finger comes down while the two scales differ, when a pinch begins and when code
  /// sets the scale. It names a view of the content, and must change nothing.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Told when fingers begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Told when the zoom scale has changed.
  ///
  /// The content size is that of the zoomed view by then.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Told when zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Returns whether a tap on the status bar scrolls to the top.
  ///
  /// Asked only if no other scroll view on the screen wants the tap (scroll.scrolls-to-top).
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Told when it has.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

// The defaults say that the delegate does not implement the method.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollView.dispatcher.delegateLacksMethod()
  }
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.dispatcher.delegateLacksMethod()
  }
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { scrollView.dispatcher.delegateLacksMethod() }
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView,
    willDecelerate decelerate: Bool
  ) { scrollView.dispatcher.delegateLacksMethod() }
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    scrollView.dispatcher.delegateLacksMethod()
  }
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    scrollView.dispatcher.delegateLacksMethod()
  }
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    scrollView.dispatcher.delegateLacksMethod()
  }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    scrollView.dispatcher.delegateLacksMethod()
    return nil
  }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    scrollView.dispatcher.delegateLacksMethod()
  }
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {
    scrollView.dispatcher.delegateLacksMethod()
  }
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { scrollView.dispatcher.delegateLacksMethod() }
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    scrollView.dispatcher.delegateLacksMethod()
    return true
  }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
    scrollView.dispatcher.delegateLacksMethod()
  }
}
