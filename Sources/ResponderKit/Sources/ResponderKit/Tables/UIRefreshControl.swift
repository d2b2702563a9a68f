public import Foundation

/// A control above the content of a scroll view, which is pulled down to ask for new content.
///
/// UIKit does not publish how far one has to pull. Here it is far enough when the content shows
/// the control's whole height: what rubber-banding leaves of the finger's way counts, so the finger
/// itself goes about twice as far.
///
/// The scroll view keeps it and places it above its content. It starts under the finger, once for
/// each pull, and the content stays down until the work is done:
///
/// ```swift
/// let control = UIRefreshControl()
/// control.addTarget(self, action: "reload", for: .valueChanged)
/// list.refreshControl = control
/// ```
///
/// When `reload` has its rows it calls `endRefreshing()`, and the content goes back.
///
/// - scroll.refresh-control
open class UIRefreshControl: UIControl {
  /// The height of the control and the distance at which it starts, in points: our choice.
  static let height = 60.0

  final var refreshing = false
  /// Whether this pull has started it already.
  final var hasStarted = false
  /// Whether the top inset of the scroll view is larger by the height.
  final var holdsContent = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether new content is on its way.
  open var isRefreshing: Bool { refreshing }

  /// Starts by code: the content makes room, and no event is sent.
  ///
  /// The content is not scrolled by it: where it rests at the top, the room that is made lies above
  /// what can be seen.
  open func beginRefreshing() {
    guard !refreshing else { return }
    refreshing = true
    holdContent()
  }

  /// Says that the new content is there: the content goes back.
  ///
  /// Under a finger the content goes back when that lifts.
  open func endRefreshing() {
    guard refreshing else { return }
    refreshing = false
    guard holdsContent, let scrollView else { return }
    holdsContent = false
    scrollView.inset.top -= UIRefreshControl.height
    scrollView.returnToRange()
  }

  private final var scrollView: UIScrollView? {
    (superview as? UIScrollView).flatMap { $0.refreshControl === self ? $0 : nil }
  }

  /// The content has moved; far enough down under a finger it starts, once for each pull.
  final func contentDidMove(in scrollView: UIScrollView) {
    guard scrollView.isDragging, !refreshing, !hasStarted else { return }
    let pull = -scrollView.contentInset.top - scrollView.contentOffset.y
    guard pull >= UIRefreshControl.height else { return }
    // Said before the event is sent: a handler that ends at once must not start again with the next
    // point of this pull.
    hasStarted = true
    refreshing = true
    send([.valueChanged], touch: nil, event: nil, rule: .scrollRefreshControl)
  }

  /// The finger is lifted: while it refreshes, the content rests below the control.
  final func pullDidEnd() {
    hasStarted = false
    if refreshing { holdContent() }
  }

  /// Makes room for the control; under the finger, only when it is lifted.
  fileprivate final func holdContent() {
    guard !holdsContent, let scrollView else { return }
    holdsContent = true
    scrollView.inset.top += UIRefreshControl.height
  }
}

extension UIScrollView {
  /// The control that is pulled down above the content (iOS 10).
  public var refreshControl: UIRefreshControl? {
    get { refresh }
    set {
      guard newValue !== refresh else { return }
      refresh?.endRefreshing()
      refresh?.removeFromSuperview()
      refresh = newValue
      guard let newValue else { return }
      let height = UIRefreshControl.height
      newValue.frame = CGRect(x: 0, y: -height, width: bounds.width, height: height)
      insertSubview(newValue, at: 0)
      if newValue.isRefreshing { newValue.holdContent() }
    }
  }

  /// Content that lies outside its range goes back to the nearest edge.
  final func returnToRange() {
    guard !isDragging else { return }
    let offset = contentOffset
    let target = CGPoint(
      x: range(.horizontal).nearest(to: offset.x),
      y: range(.vertical).nearest(to: offset.y)
    )
    if target != offset { setContentOffset(target, animated: true) }
  }
}
