public import Foundation

extension ScrollEnvironment {
  /// A wheel is turned while the pointer is at a point of the screen.
  ///
  /// It moves the content as fingers would that move by so much, without any travel taken off and
  /// never beyond the range, in the nearest scroll view that can go that way. Touches methods do
  /// not hear of it (dispatch.pointer-events-need-recognizers).
  @_spi(Workbench) public func turnWheel(at screenPoint: CGPoint, by way: CGPoint) {
    guard dispatcher.failure == nil else { return }
    let event = simulation.enter { UIEvent(type: .scroll, in: simulation) }
    event.time = dispatcher.now
    simulation.events.enqueue(event, fields: [])
    guard simulation.profile.ios >= 13.4, way.isFinite,
      let view = simulation.windowServer.chooseWindow(at: screenPoint, event: event)?.view,
      let taker = scrollView(around: view, takes: way)
    else {
      dispatcher.emit(
        .discarded,
        .route,
        at: event.index,
        rule: .dispatchPointerEventsNeedRecognizers
      )
      return
    }
    // Content that still runs would go on over what the wheel does.
    taker.stop()
    var offset = taker.contentOffset
    for axis in ScrollAxis.allCases where taker.scrolls(axis) {
      offset[axis] = taker.range(axis).nearest(to: offset[axis] - way[axis])
    }
    dispatcher.emit(
      .handled,
      .route,
      at: taker.index,
      rule: .dispatchPointerEventsNeedRecognizers,
      fields: [TraceField(.by, .object(taker.pan.index))]
    )
    taker.show(offset, by: .scrollOffsetRange)
  }

  /// The nearest scroll view that has a way to go, whose pan takes it.
  private func scrollView(around view: UIView, takes way: CGPoint) -> UIScrollView? {
    var current: UIView? = view
    while let candidate = current {
      if let scrollView = candidate as? UIScrollView, scrollView.scrollEnabled,
        scrollView.pan.enabled, scrollView.machine.state != .dragging,
        ScrollAxis.allCases.contains(where: { axis in
          scrollView.range(axis).hasRoom(
            from: scrollView.contentOffset[axis],
            towards: -way[axis]
          )
        })
      {
        return scrollView
      }
      current = candidate.parentView
    }
    return nil
  }
}
