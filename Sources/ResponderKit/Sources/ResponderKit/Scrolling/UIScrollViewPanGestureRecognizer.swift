import Foundation

/// The pan that drags a scroll view's content (scroll.pan-owner).
///
/// It begins only where the content can go, and at once on content that moves by itself.
///
/// The scroll view makes it, keeps it and is its delegate for good. An app sees it as
/// `panGestureRecognizer` and may attach it to another view: the content that it drags stays the
/// same.
final class UIScrollViewPanGestureRecognizer: UIPanGestureRecognizer {
  /// How fast the fingers were when the scroll view was last told of them.
  private var release = ReleaseVelocity()
  /// Whether the touch stopped content that was moving by itself.
  private(set) var caught = false
  /// Whether it was said why the pan does not begin.
  private var hasExplained = false
  /// Whether it was said that a finger rested while others moved.
  private var hasLeftOut = false

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    machine.settings.countsResting = false
  }

  override var property: (of: AnyObject, name: String)? {
    scrollView.map { ($0, "panGestureRecognizer") }
  }

  /// The scroll view whose content it drags, wherever the pan is attached.
  var scrollView: UIScrollView? { delegateStorage as? UIScrollView }

  /// Whether a finger is down that drags or may drag.
  var isTracking: Bool {
    switch currentState {
    case .possible, .began, .changed: !attempt.touches.isEmpty
    case .ended, .cancelled, .failed: false
    }
  }

  /// How far the fingers have come, in the scroll view's coordinates.
  var travel: CGPoint { convertVector(machine.travel, to: scrollView) }

  /// How fast the content goes on when the fingers lift, in points per second of the fingers.
  var releaseVelocity: CGPoint {
    let profile = simulation.profile
    return release.velocity(
      limit: profile.number(.scrollReleaseLimit) * 1000,
      laterWeight: profile.share(.scrollReleaseWeight)
    )
  }

  override func mayHave(delegate: AnyObject?) -> Bool { delegate === delegateStorage }

  override func belongsTogether(with other: UIGestureRecognizer) -> Bool {
    other.delegateStorage === delegateStorage && other is UIScrollViewPinchGestureRecognizer
  }

  override var cancelRule: Rule { .touchCancelByScroll }

  override func startAnew() {
    super.startAnew()
    release = ReleaseVelocity()
    caught = false
    hasExplained = false
    hasLeftOut = false
    scrollView?.forgetDrag()
  }

  override func take(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent) {
    switch phase {
    case .began:
      // Before the recognizer itself takes the touch: what stops the content must not wait for a
      // way of 10 points.
      let catches = scrollView?.catchContent() ?? false
      super.take(phase, touches, event)
      guard catches, currentState == .possible, attempt.touches.count >= minimum else { return }
      caught = true
      run { $0.begin(.scrollTouchWhileDecelerating) }
    case .moved:
      let goesOn = currentState.isActive
      super.take(phase, touches, event)
      if goesOn { noteVelocity() }
      explain()
    case .ended, .cancelled, .stationary, .regionEntered, .regionMoved, .regionExited:
      super.take(phase, touches, event)
    }
  }

  override func didBegin() {
    super.didBegin()
    noteVelocity()
  }

  /// The scroll view is told that the fingers drag.
  private func noteVelocity() {
    // On each callback and not at the lift: a finger that rests before it lifts adds no sample, and
    // only the velocities that the scroll view was told of count (scroll.release-velocity).
    release.add(velocity(in: scrollView))
    guard machine.leftOutResting, !hasLeftOut else { return }
    hasLeftOut = true
    dispatcher.emit(.declined, .route, at: index, rule: .scrollRestingFingersDoNotCount)
  }

  /// Says once why fingers that moved far enough for a pan do not drag.
  private func explain() {
    guard !hasExplained, currentState == .possible, attempt.wish == nil,
      machine.travel.distance(to: .zero) >= simulation.profile.number(.panHysteresis)
    else { return }
    hasExplained = true
    let way = travel
    let axis = abs(way.x) > abs(way.y) ? ScrollAxis.horizontal : .vertical
    let other = scrollView?.enclosing(of: attempt.involved).first { $0.scrolls(axis) }
    dispatcher.emit(
      .declined,
      .route,
      at: index,
      rule: other == nil ? .scrollContentFits : .scrollNestedCrossDirection,
      fields: other.map { [TraceField(.by, .object($0.index))] } ?? []
    )
  }

  override var direction: PanStateMachine.Direction { scrollView?.dragDirection ?? .any }

  override var refusal: Rule? { caught ? nil : scrollView?.refusalToDrag(of: attempt.involved) }

  override func react(to state: State) { scrollView?.panTook(state) }
}

extension UIScrollView {
  /// The directions in which a drag can begin.
  final var dragDirection: PanStateMachine.Direction {
    switch (scrolls(.horizontal), scrolls(.vertical)) {
    case (true, true): .any
    case (true, false): .horizontal
    case (false, true): .vertical
    case (false, false): .none
    }
  }

  /// A finger came down: content that moves by itself after a drag is stopped where it is.
  ///
  /// - Returns: Whether it was.
  final func catchContent() -> Bool {
    guard machine.isDecelerating else { return false }
    stopTimer()
    tell(machine.take(.touch))
    return true
  }
}
