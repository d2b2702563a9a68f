import Foundation

extension UIView {
  /// Adds a view in front of the subviews; it leaves the superview it had.
  ///
  /// - hit-test.subview-order-changes: adding a view again moves it to the end.
  public func addSubview(_ view: UIView) {
    insert(view) { $0.count }
  }

  /// Inserts a view at a place that is counted after the view has been taken out.
  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(0, index), $0.count) }
  }

  /// Inserts a view in front of a sibling; a stranger as sibling means the end.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view) { others in
      others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count
    }
  }

  /// Inserts a view behind a sibling; a stranger as sibling means the end.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view) { others in others.firstIndex { $0 === sibling } ?? others.count }
  }

  /// Puts a subview in front of the others; does nothing for a view of another parent.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view) { $0.count }
  }

  /// Puts a subview behind the others; does nothing for a view of another parent.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.parentView === self else { return }
    insert(view) { _ in 0 }
  }

  /// Exchanges two subviews by place; places that do not exist change nothing.
  public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard children.indices.contains(first), children.indices.contains(second) else { return }
    children.swapAt(first, second)
  }

  /// Takes the view out of its superview.
  public func removeFromSuperview() {
    guard let parent = parentView else { return }
    let window = window
    if window != nil {
      simulation.subtreeWillLeaveWindow(self)
      tellWillMove(toWindow: nil)
    }
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    // Callbacks may have moved it meanwhile; only what is still true is undone.
    guard parentView === parent else { return }
    parent.children.removeAll { $0 === self }
    parentView = nil
    tellDidMoveToSuperview()
    if window != nil {
      tellDidMoveToWindow()
      simulation.subtreeDidLeaveWindow(self)
    }
  }

  /// Whether the view is `view` or lies below it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parentView
    }
    return false
  }

  private func insert(_ view: UIView, at place: ([UIView]) -> Int) {
    guard accepts(view) else { return }
    if view.parentView === self {
      children.removeAll { $0 === view }
      children.insert(view, at: place(children))
      return
    }
    let oldWindow = view.window
    let newWindow = window
    // Leaving one window for another is a removal first: what hangs on the old one is let go.
    if view.parentView != nil { view.removeFromSuperview() }
    if let newWindow {
      simulation.subtreeWillEnterWindow(view, newWindow)
      if oldWindow !== newWindow { view.tellWillMove(toWindow: newWindow) }
    }
    view.willMove(toSuperview: self)
    children.insert(view, at: place(children))
    view.parentView = self
    needsLayout = true
    didAddSubview(view)
    view.tellDidMoveToSuperview()
    if newWindow != nil {
      view.tellDidMoveToWindow()
      simulation.subtreeDidEnterWindow(view)
    }
  }

  /// Whether the view may join this one; reports the error when it may not.
  private func accepts(_ view: UIView) -> Bool {
    guard view.simulation === simulation else {
      simulation.fail(
        SimulationError(
          .foreignObject,
          "a view of another simulation was added to \(simulation.name(of: self)): make views "
            + "inside the session that uses them",
          object: index
        )
      )
      return false
    }
    guard !isDescendant(of: view) else {
      simulation.fail(
        SimulationError(
          .viewCycle,
          "\(simulation.name(of: view)) cannot be added to \(simulation.name(of: self)), which "
            + "lies inside it",
          object: index
        )
      )
      return false
    }
    guard depth + view.height <= simulation.limits.viewDepth else {
      simulation.fail(
        SimulationError(
          .viewsTooDeep,
          "views nest at most \(simulation.limits.viewDepth) deep",
          object: index
        )
      )
      return false
    }
    return true
  }

  /// How many views lie above this one, itself counted.
  private var depth: Int {
    var depth = 0
    var current: UIView? = self
    while let view = current {
      depth += 1
      current = view.parentView
    }
    return depth
  }

  /// How many views lie below one another from this one down.
  private var height: Int { 1 + (children.map(\.height).max() ?? 0) }

  func tellWillMove(toWindow newWindow: UIWindow?) {
    let _: NoAnswer = simulation.call(
      .willMoveToWindow,
      on: self,
      arguments: [newWindow.modelValue]
    ) {
      willMove(toWindow: newWindow)
      return NoAnswer()
    }
    for child in children { child.tellWillMove(toWindow: newWindow) }
  }

  func tellDidMoveToWindow() {
    let _: NoAnswer = simulation.call(.didMoveToWindow, on: self) {
      didMoveToWindow()
      return NoAnswer()
    }
    for child in children { child.tellDidMoveToWindow() }
  }

  private func tellDidMoveToSuperview() {
    let _: NoAnswer = simulation.call(.didMoveToSuperview, on: self) {
      didMoveToSuperview()
      return NoAnswer()
    }
  }
}
