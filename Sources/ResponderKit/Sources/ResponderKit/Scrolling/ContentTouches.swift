// The question that scroll views are asked before their content gets a touch.

extension ScrollEnvironment {
  /// Whether touches that have begun reach a view, as far as the scroll views around it say.
  ///
  /// - scroll.should-begin: asked from the inside out, after the delay and only if scrolling is on.
  func reachesContent(_ touches: [UITouch], of view: UIView, _ event: UIEvent) -> Bool {
    // A touch that no recognizer follows has no scroll view above it that scrolls.
    guard touches.contains(where: \.isWatched) else { return true }
    var current = view.parentView
    while let candidate = current, dispatcher.failure == nil {
      if let scrollView = candidate as? UIScrollView, scrollView.scrollEnabled,
        !asksShouldBegin(scrollView, touches, view, event)
      {
        return false
      }
      current = candidate.parentView
    }
    return true
  }

  private func asksShouldBegin(
    _ scrollView: UIScrollView,
    _ touches: [UITouch],
    _ view: UIView,
    _ event: UIEvent
  ) -> Bool {
    let begins = dispatcher.call(
      .touchesShouldBegin,
      on: scrollView,
      arguments: [.list(touches.map { .object($0) }), .object(event), .object(view)],
      deciding: { _, _ in .scrollShouldBegin }
    ) { scrollView.touchesShouldBegin(Set(touches), with: event, in: view) }
    guard !begins else { return true }
    for touch in touches { touch.delivery = .closed }
    dispatcher.emit(
      .touchDropped,
      .route,
      at: view.index,
      rule: .scrollShouldBegin,
      fields: [.touch(touches)]
    )
    return false
  }
}
