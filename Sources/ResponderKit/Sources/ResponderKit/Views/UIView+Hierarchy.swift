import Foundation

extension UIView {
  /// UIKit's version of `removeFromSuperview()`.
  final func removeAsUIKit() {
    guard let parent = parentView else { return }
    let window = window
    if window != nil {
      simulation.subtreeWillLeaveWindow(self)
      tellWillMove(toWindow: nil)
    }
    leaveLists(for: nil)
    willMove(toSuperview: nil)
    parent.willRemoveSubview(self)
    // Callbacks may have moved it meanwhile; only what is still true is undone.
    guard parentView === parent else { return }
    detach()
    if let window { simulation.firstResponders.drop(of: window, inRemoved: self) }
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

  /// Puts a view at a place among the subviews, which is counted without the view.
  final func insert(_ view: UIView, at place: SubviewPlace) {
    guard accepts(view) else { return }
    if view.parentView === self {
      children.removeAll { $0 === view }
      write(view, at: place)
      return
    }
    let newWindow = window
    let staysInWindow = newWindow != nil && view.window === newWindow
    let parent = staysInWindow ? view.parentView : nil
    if staysInWindow {
      // Touches go on, and nobody hears of a window; but a first responder is removed all the same.
      simulation.firstResponders.resign(in: view)
      view.leaveLists(for: self)
      view.willMove(toSuperview: self)
      view.parentView?.willRemoveSubview(view)
    } else {
      // Leaving one window for another is a removal first: what hangs on the old one is let go.
      view.removeAsUIKit()
      if let newWindow {
        simulation.subtreeWillEnterWindow(view, newWindow)
        view.tellWillMove(toWindow: newWindow)
      }
      view.willMove(toSuperview: self)
    }
    // Where callbacks put it meanwhile it stays, and they may have put this view into it.
    guard view.parentView === parent, accepts(view) else { return }
    view.detach()
    view.layerStorage?.removeFromPlainLayer()
    write(view, at: place)
    view.parentView = self
    needsLayout = true
    didAddSubview(view)
    view.tellDidMoveToSuperview()
    arrive(view, from: staysInWindow ? newWindow : nil)
  }

  /// Tells of the window that a new subview has come into, which callbacks may have changed.
  private func arrive(_ view: UIView, from old: UIWindow?) {
    let window = view.window
    guard window !== old else { return }
    view.tellDidMoveToWindow()
    if let old {
      simulation.firstResponders.drop(of: old, inRemoved: view)
      simulation.subtreeDidLeaveWindow(view)
    }
    if window != nil { simulation.subtreeDidEnterWindow(view) }
  }

  /// Writes a view into the subviews and its layer into the list of layers.
  ///
  /// - hit-test.layer-list: which is kept where the subviews do not tell it alone.
  private func write(_ view: UIView, at place: SubviewPlace) {
    children.insert(view, at: place.index(in: children))
    guard let layer = layerStorage, layer.mixed != nil else { return }
    layer.put(view.layer, at: place.inLayers(of: children, for: view))
  }

  private func detach() {
    parentView?.children.removeAll { $0 === self }
    if let layerStorage { parentView?.layerStorage?.mixed?.removeAll { $0 === layerStorage } }
    parentView = nil
  }

  /// Whether the view may join this one; reports the error when it may not.
  private func accepts(_ view: UIView) -> Bool {
    guard view.simulation === simulation else {
      dispatcher.fail(
        SimulationError(
          .foreignObject,
          "a view of another simulation was added to \(dispatcher.objects.name(of: self)): make views "
            + "inside the session that uses them",
          zh: "加到 \(dispatcher.objects.name(of: self)) 里的视图属于另一个模拟：请在使用它的会话里创建视图",
          object: index
        )
      )
      return false
    }
    guard !isDescendant(of: view) else {
      dispatcher.fail(
        SimulationError(
          .viewCycle,
          "\(dispatcher.objects.name(of: view)) cannot be added to \(dispatcher.objects.name(of: self)), which "
            + "lies inside it",
          zh:
            "\(dispatcher.objects.name(of: view)) 不能加到 \(dispatcher.objects.name(of: self)) 里：后者在它里面",
          object: index
        )
      )
      return false
    }
    guard depth + view.height <= dispatcher.limits.viewDepth else {
      dispatcher.fail(
        SimulationError(
          .viewsTooDeep,
          "views nest at most \(dispatcher.limits.viewDepth) deep",
          zh: "视图最多嵌套 \(dispatcher.limits.viewDepth) 层",
          object: index
        )
      )
      return false
    }
    return true
  }

  /// How many views lie above this one, itself counted.
  final var depth: Int {
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
    dispatcher.callVoid(.willMoveToWindow, on: self, arguments: [newWindow.modelValue]) {
      willMove(toWindow: newWindow)
    }
    for child in children { child.tellWillMove(toWindow: newWindow) }
  }

  func tellDidMoveToWindow() {
    dispatcher.callVoid(.didMoveToWindow, on: self) {
      didMoveToWindow()
    }
    for child in children { child.tellDidMoveToWindow() }
  }

  private func tellDidMoveToSuperview() {
    dispatcher.callVoid(.didMoveToSuperview, on: self) {
      didMoveToSuperview()
    }
  }
}
