import Foundation
@_spi(Workbench) import ResponderKit

/// A delegate that notes what it is told and answers as a test says.
final class ScrollDelegate: UIScrollViewDelegate {
  var notes: [String] = []
  /// Every offset that it was told of.
  var offsets: [CGPoint] = []
  var whenScrolled: (UIScrollView) -> Void = { _ in }
  var whenDragEnded: (UIScrollView) -> Void = { _ in }
  /// The last release: velocity and announced target.
  var release: (velocity: CGPoint, target: CGPoint)?
  var target: (CGPoint) -> CGPoint = { $0 }
  var zoomed: UIView?
  var whenAskedForZoomed: (UIScrollView) -> Void = { _ in }
  var whenZoomed: (UIScrollView) -> Void = { _ in }
  var goesToTop = true

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset)
    if notes.last != "didScroll" { notes.append("didScroll") }
    whenScrolled(scrollView)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { notes.append("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    notes.append("willEndDragging")
    release = (velocity, targetContentOffset.pointee)
    targetContentOffset.pointee = target(targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    notes.append("didEndDragging \(decelerate)")
    whenDragEnded(scrollView)
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    notes.append("willBeginDecelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    notes.append("didEndDecelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    notes.append("didEndScrollingAnimation")
  }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    whenAskedForZoomed(scrollView)
    return zoomed
  }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    notes.append("willBeginZooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { whenZoomed(scrollView) }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) { notes.append("didEndZooming") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
    notes.append("shouldScrollToTop")
    return goesToTop
  }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { notes.append("didScrollToTop") }
}

/// A scroll view that answers as a test says.
final class AnsweringScrollView: UIScrollView {
  var asked: [String] = []
  var begins = true
  var cancels: ((UIView) -> Bool)?

  override func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    asked.append("begin")
    return begins
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    asked.append("cancel")
    return cancels?(view) ?? super.touchesShouldCancel(in: view)
  }
}

/// A screen with a scroll view `list`, 390 × 400 points, over content of 390 × 2000.
final class ScrollStage: FingerStage {
  static let pace = (move: 1.0 / 60, lift: 0.0)

  let screen: Screen
  let notes = GestureNotes()
  let delegate = ScrollDelegate()
  let list: AnsweringScrollView
  /// A view of the content, at 50, 50, 200 × 100.
  let box: NotingView

  init(profile: Profile = Profile(), level: TraceLevel = .full) {
    let notes = notes
    screen = Screen(profile: profile, level: level)
    list = screen.add(
      "list",
      AnsweringScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    )
    list.contentSize = CGSize(width: 390, height: 2000)
    box = screen.add(
      "box",
      NotingView("box", notes, CGRect(x: 50, y: 50, width: 200, height: 100)),
      in: list
    )
    list.delegate = delegate
    screen.simulation.objects.name(list.panGestureRecognizer, "pan")
  }

  /// Adds a named view to the content.
  @discardableResult
  func add<V: UIView>(_ name: String, _ view: @autoclosure () -> V, in parent: UIView? = nil) -> V {
    screen.add(name, view(), in: parent ?? list)
  }

  /// Drags from a place by a way in steps of a sixtieth of a second and lifts after a rest, which
  /// begins with two moves of no way: a finger that rests has slowed down before.
  func drag(
    _ x: Double,
    _ y: Double,
    by dx: Double,
    _ dy: Double,
    steps: Int = 6,
    hold: Double = 0,
    rest: Double = 0.2
  ) throws {
    try down(x, y)
    wait(hold)
    try screen.slide(x, y, by: dx, dy, steps: steps)
    if rest > 0 { try slowDown(x + dx, y + dy) }
    try up(x + dx, y + dy, after: rest)
  }

  /// Moves a finger by no way, twice.
  func slowDown(_ x: Double, _ y: Double) throws {
    try move(x, y)
    try move(x, y)
  }

  func decided(_ rule: String) -> Bool { screen.rules.contains(rule) }

  var y: Double { list.contentOffset.y }
}

extension BinaryFloatingPoint {
  /// Whether two numbers differ by no more than this.
  func isNear(_ other: Self, within: Self = 1e-6) -> Bool { abs(self - other) <= within }
}
