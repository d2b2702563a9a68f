public import Foundation

/// Asked and told by a scroll view; every method may be left out.
public protocol UIScrollViewDelegate: AnyObject {
  /// Told when the content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Told when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Told before the drag ends; may change where the content will come to rest.
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
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Told when the content goes on moving after a drag.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Told when it rests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Told when an animated change that code asked for is over.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view that a pinch scales; without one there is no zooming.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Told when fingers begin to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Told when the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Told when zooming has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  )
  /// Returns whether a tap on the status bar scrolls to the top.
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
