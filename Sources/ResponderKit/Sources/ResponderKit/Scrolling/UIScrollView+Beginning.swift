import Foundation

// Whether a drag that has come far enough may begin.

extension UIScrollView {
  /// The rule by which a drag does not begin though nobody else objects.
  ///
  /// - scroll.should-cancel-when-asked: the content is asked about last, when scrolling is about
  ///   to start, and only if it has the touches.
  ///
  /// A refusal makes the pan fail, so that these fingers scroll this view no more. Whoever would
  /// get them instead is looked for first; the content is asked only where the drag would really
  /// begin.
  final func refusalToDrag(of touches: [UITouch]) -> Rule? {
    if leavesDragToSheet { return .scrollInSheet }
    if yields(touches) { return .scrollNestedSameDirection }
    return refusalToCancel(touches)
  }

  /// The rule by which content keeps the touches that it has.
  final func refusalToCancel(_ touches: [UITouch]) -> Rule? {
    let given = touches.filter { $0.hitView !== self && $0.isGiven }
    guard !given.isEmpty else { return nil }
    guard cancelsContent else { return .scrollCanCancelFalse }
    for view in UITouch.views(of: given) where dispatcher.failure == nil {
      let cancels = dispatcher.call(
        .touchesShouldCancel,
        on: self,
        arguments: [.object(view)],
        deciding: { answer, _ in answer ? nil : .scrollShouldCancelEffect },
        implementation: { touchesShouldCancel(in: view) }
      )
      if !cancels { return .scrollShouldCancelEffect }
    }
    return nil
  }

  /// Whether a drag belongs to a scroll view around this one, which has no way to go.
  ///
  /// - scroll.nested-same-direction: only a new drag changes its scroll view.
  ///
  /// It does not where nobody around it has a way to go either: then this one bounces.
  private final func yields(_ touches: [UITouch]) -> Bool {
    let way = pan.travel
    let axis: ScrollAxis =
      scrolls(.horizontal) && (!scrolls(.vertical) || abs(way.x) > abs(way.y))
      ? .horizontal : .vertical
    // Content goes against the finger.
    let direction = -way[axis]
    guard !range(axis).hasRoom(from: contentOffset[axis], towards: direction) else { return false }
    return enclosing(of: touches).contains {
      $0.range(axis).hasRoom(from: $0.contentOffset[axis], towards: direction)
    }
  }

  /// The scroll views around this one whose pans follow one of the touches and may begin.
  final func enclosing(of touches: [UITouch]) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var current = superview
    while let view = current {
      if let view = view as? UIScrollView, view.pan.currentState == .possible,
        view.pan.attempt.involved.contains(where: { touch in touches.contains { $0 === touch } })
      {
        found.append(view)
      }
      current = view.superview
    }
    return found
  }
}

extension UITouch {
  /// Whether its view has been told of it and goes on hearing of it.
  var isGiven: Bool { delivery == .open && (!isWatched || viewMachine.isGiven) }
}
