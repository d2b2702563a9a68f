import Foundation

extension UIView {
  /// UIKit's version of `removeFromSuperview()`.
  ///
  /// Apart from the method that can be overridden, because a view that goes to another window is
  /// removed from its old one without a call that the app could see. What must still find the old
  /// place, such as a first responder's resignation, runs before the list is changed; what must
  /// not, such as the cancelling of touches, after it.
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
  ///
  /// A view is its own descendant. The cost is the number of superviews between the two.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parentView
    }
    return false
  }

  /// Puts a view at a place among the subviews, which is counted without the view.
  ///
  /// Callbacks run between the steps, and each may change the tree. So what was true before one is
  /// asked again after it, and the view goes where the last of them put it.
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
    // Detached only now: the callbacks above have seen the tree as it was, as they do in UIKit.
    view.detach()
    view.layerStorage?.removeFromPlainLayer()
    write(view, at: place)
    view.parentView = self
    // Marked and not laid out at once: the app may add more, and UIKit lays out once for all of it.
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
  ///
  /// Asked twice for one insertion, since callbacks may have closed a circle or filled the depth in
  /// between. A fault is an error of the session and no trap: it comes from an app's code or a
  /// document, and the daemon goes on.
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
  ///
  /// Walked each time it is asked for. A stored number would have to be kept right in whole
  /// subtrees, and is read only when a view is added or a finger comes down.
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

  /// From the top down, over the subviews that are there when a view's own callback has returned.
  func tellWillMove(toWindow newWindow: UIWindow?) {
    dispatcher.callVoid(.willMoveToWindow, on: self, arguments: [newWindow.modelValue]) {
      willMove(toWindow: newWindow)
    }
    // After the view itself: what its override adds or removes is told with the others, or not at
    // all.
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
