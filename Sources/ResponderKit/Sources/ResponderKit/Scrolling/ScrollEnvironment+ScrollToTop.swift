import Foundation

extension ScrollEnvironment {
  /// The user taps the status bar.
  ///
  /// - scroll.scrolls-to-top: only one scroll view on screen may want it, and its delegate agrees.
  @_spi(Workbench) public func tapStatusBar() {
    guard dispatcher.failure == nil else { return }
    // Counted over all windows, keyboards and menus with them, since the status bar belongs to the
    // screen.
    let willing = scrollViewsOnScreen().filter(\.topByStatusBar)
    guard let scrollView = willing.first, willing.count == 1 else {
      dispatcher.emit(
        .discarded,
        .route,
        at: simulation.application.index,
        rule: .scrollScrollsToTop,
        fields: [TraceField(.items, .texts(willing.map { dispatcher.objects.name(of: $0) }))]
      )
      return
    }
    let agrees =
      dispatcher.ask(
        .shouldScrollToTop,
        of: scrollView,
        arguments: [.object(scrollView)],
        deciding: { $0 ? nil : .scrollScrollsToTop }
      ) { delegate in
        (delegate as? any UIScrollViewDelegate)?.scrollViewShouldScrollToTop(scrollView)
      } ?? true
    guard agrees, dispatcher.failure == nil else { return }
    scrollView.goToTop()
  }

  /// The scroll views of which a part is on the screen, in the order of windows and subviews.
  private func scrollViewsOnScreen() -> [UIScrollView] {
    var found: [UIScrollView] = []
    for window in simulation.windowServer.frontToBack() { collect(below: window, into: &found) }
    return found
  }

  private func collect(below view: UIView, into found: inout [UIScrollView]) {
    guard !view.hidden, Double(view.storedAlpha) >= simulation.minimumHitAlpha else { return }
    if let scrollView = view as? UIScrollView, isOnScreen(scrollView) { found.append(scrollView) }
    for child in view.children { collect(below: child, into: &found) }
  }

  private func isOnScreen(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    let place = window.convert(view.geometry.bounds, from: view)
    return place.intersects(window.geometry.bounds)
  }
}

extension UIScrollView {
  /// Scrolls to the top; the horizontal offset stays (scroll.to-top-keeps-x).
  final func goToTop() {
    let top = CGPoint(x: contentOffset.x, y: range(.vertical).minimum)
    dispatcher.emit(
      .scrolled,
      .route,
      at: index,
      rule: .scrollToTopKeepsX,
      fields: [TraceField(.point, .point(x: top.x, y: top.y))]
    )
    guard top != contentOffset, machine.state != .dragging else { return }
    go(to: top, animated: true)
    // After the motion has begun, which forgets the flag of the one before it.
    goesToTop = true
  }
}
