import Foundation

// What the delegate is told, and the records that go with it.

extension UIScrollView {
  /// Shows content at an offset that the model has found, with the rule that decided it.
  final func show(_ offset: CGPoint, by rule: Rule?) {
    guard offset != contentOffset, dispatcher.failure == nil else { return }
    // Written past the `bounds` property: that is for code, and would have the motion reckoned
    // anew.
    geometry.bounds.origin = offset
    dispatcher.emit(
      .scrolled,
      .full,
      at: index,
      rule: rule,
      fields: [TraceField(.point, .point(x: offset.x, y: offset.y))]
    )
    tellScrolled()
  }

  /// Shows content at the pixels nearest to an offset that was reckoned, and keeps that one to go
  /// on from.
  ///
  /// - scroll.pixel-grid: said once for each drag and each motion.
  final func showOnGrid(
    _ offset: CGPoint,
    by rule: Rule?,
    asItIs isChosen: (ScrollAxis) -> Bool = { _ in false }
  ) {
    var shown = offset
    let old = exactOffset
    for axis in ScrollAxis.allCases {
      // An axis that did not move is not rounded again, or a place that code chose would creep.
      if offset[axis] == old[axis] {
        shown[axis] = contentOffset[axis]
      } else if !isChosen(axis) {
        shown[axis] = range(axis).shown(offset[axis], on: grid)
      }
    }
    reckoned = (offset, shown)
    if shown != offset, !saysGrid {
      saysGrid = true
      dispatcher.emit(
        .scrolled,
        .full,
        at: index,
        rule: .scrollPixelGrid,
        fields: [
          TraceField(.value, .point(x: offset.x, y: offset.y)),
          TraceField(.point, .point(x: shown.x, y: shown.y)),
        ]
      )
    }
    show(shown, by: rule)
  }

  /// Tells that the offset has changed.
  final func tellScrolled() {
    // Cells first: the delegate finds those that the new offset shows.
    cellList?.layoutCells()
    refresh?.contentDidMove(in: self)
    dispatcher.tell(.didScroll, of: self, arguments: [.object(self)]) {
      ($0 as? any UIScrollViewDelegate)?.scrollViewDidScroll(self)
    }
  }

  /// Records what the scroll view does now, and tells the delegate what that means.
  final func tell(_ messages: [ScrollStateMachine.Message]) {
    guard !messages.isEmpty else { return }
    dispatcher.emit(
      .scrolled,
      .route,
      at: index,
      rule: .scrollIsTracking,
      fields: [TraceField(.state, .text(machine.shownState.rawValue))]
    )
    for message in messages where dispatcher.failure == nil { tell(message) }
  }

  /// Tells the delegate one message.
  final func tell(_ message: ScrollStateMachine.Message) {
    switch message {
    case .willBeginDragging:
      tell(.willBeginDragging) { $0.scrollViewWillBeginDragging(self) }
    case .didEndDragging(let decelerate):
      tell(.didEndDragging, .flag(decelerate)) {
        $0.scrollViewDidEndDragging(self, willDecelerate: decelerate)
      }
    case .willBeginDecelerating:
      tell(.willBeginDecelerating) { $0.scrollViewWillBeginDecelerating(self) }
    case .didEndDecelerating:
      tell(.didEndDecelerating) { $0.scrollViewDidEndDecelerating(self) }
    case .didEndScrollingAnimation:
      tell(.didEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  /// Tells the delegate one thing (scroll.delegate-order).
  final func tell(
    _ method: Method,
    _ argument: Value...,
    implementation: (any UIScrollViewDelegate) -> Void
  ) {
    dispatcher.tell(
      method,
      of: self,
      arguments: [.object(self)] + argument,
      rule: .scrollDelegateOrder
    ) { ($0 as? any UIScrollViewDelegate).map(implementation) }
  }

  /// Tells that a tap on the status bar has done its work.
  final func tellScrolledToTop() {
    tell(.didScrollToTop) { $0.scrollViewDidScrollToTop(self) }
  }
}
