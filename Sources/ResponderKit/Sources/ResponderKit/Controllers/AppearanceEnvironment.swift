/// What comes to the screen and leaves it: controllers, presentations, sheets and transitions.
///
/// A controller is told what becomes of it by whoever moves its view: the window for its root, a
/// container for its children, a presentation for the two that it joins, and the view itself where
/// none of these leads. All of them come together in `beginAppearing` and its three companions,
/// which tell nobody twice.
@_spi(Workbench) public final class AppearanceEnvironment: SimulationEnvironment {
  /// How many launches hold `viewDidAppear` back.
  var holding = 0
  /// The controllers that wait, in order.
  var waiting: [UIViewController] = []
  /// The transitions that take time.
  var running: [RunningTransition] = []
  /// The sheets that go to one of their ends by themselves.
  var sheets: [Presentation] = []

  /// Whether a transition or a sheet moves that comes to an end by itself.
  var isMoving: Bool { running.contains { $0.timer != nil } || !sheets.isEmpty }

  // MARK: - Windows

  /// Shows windows in this order and makes one key, as a launch does.
  ///
  /// The controllers of visible windows run to `viewDidAppear`, which comes when all windows are
  /// shown and the key window is chosen.
  @_spi(Workbench) public func launch(showing windows: [UIWindow], key: UIWindow?) {
    holdingDidAppear {
      for window in windows { window.isHidden = false }
      if let key { simulation.windowServer.makeKey(key) }
    }
  }

  /// Runs `body`; what appears in it gets its `viewDidAppear` afterwards.
  ///
  /// Calls nest; the outermost one lets go.
  func holdingDidAppear(_ body: () -> Void) {
    holding += 1
    body()
    holding -= 1
    guard holding == 0 else { return }
    while !waiting.isEmpty {
      // One by one: what a `viewDidAppear` shows is held no longer and comes before those that
      // wait.
      waiting.removeFirst().endAppearing(animated: false)
    }
  }

  /// Ends an appearance now, or with the launch that holds it.
  func endAppearing(_ controller: UIViewController) {
    if holding > 0 {
      waiting.append(controller)
    } else {
      controller.endAppearing(animated: false)
    }
  }

  /// A window was shown or hidden: its controllers appear or disappear.
  ///
  /// A hidden window keeps its views, so only the appearance changes and a first responder stays
  /// one.
  func rootVisibilityDidChange(of window: UIWindow) {
    if window.hidden {
      // Gathered before anybody is told: whoever is told may add controllers or take them away.
      let shown = outermostControllers(in: window).filter { $0.appearanceState == .appeared }
      for controller in shown { controller.beginDisappearing(animated: false) }
      for controller in shown { controller.endDisappearing(animated: false) }
      return
    }
    if let root = window.rootController, root.viewIfLoaded?.window == nil { show(root, in: window) }
    let hidden = outermostControllers(in: window).filter { $0.appearanceState == .disappeared }
    for controller in hidden { controller.beginAppearing(animated: false) }
    for controller in hidden { controller.continueAppearing(animated: false) }
    layout(window)
    for controller in hidden { endAppearing(controller) }
  }

  /// A window got another root controller.
  ///
  /// What the old root presented goes first and without an animation, then the old root; the new
  /// one comes into its place.
  func rootDidChange(
    of window: UIWindow,
    from old: UIViewController?,
    to new: UIViewController?
  ) {
    if let old {
      endPresentations(of: old)
      old.beginDisappearing(animated: false)
      removeRoot(old)
      old.endDisappearing(animated: false)
    }
    if let new, !window.hidden { show(new, in: window) }
  }

  /// Puts a root controller's view into its window and runs it to `viewDidAppear`.
  ///
  /// - first-responder.lifecycle-order
  private func show(_ root: UIViewController, in window: UIWindow) {
    root.loadViewIfNeeded()
    root.sizeRootView(to: window.bounds)
    root.beginAppearing(animated: false)
    // Its own `viewWillAppear` may have given the window another root.
    guard root.rootOfWindow === window, let view = root.viewIfLoaded else { return }
    // The root view lies behind what the app added to the window itself.
    window.insertSubview(wrapped(view, in: window), at: 0)
    root.continueAppearing(animated: false)
    layout(window)
    endAppearing(root)
  }

  /// The view that stands for a root view in its window.
  ///
  /// - chain.private-wrappers-in-dumps: turned on, the two views that real dumps show.
  private func wrapped(_ view: UIView, in window: UIWindow) -> UIView {
    guard simulation.profile.ios >= 13, simulation.profile.isOn(.privateWrappersInDumps) else {
      return view
    }
    return simulation.enter {
      let transition = UITransitionView(frame: window.bounds)
      let shadow = UIDropShadowView(frame: window.bounds)
      transition.addSubview(shadow)
      shadow.addSubview(view)
      return transition
    }
  }

  /// A window was resized, as a rotation does: what fills it is resized with it.
  func windowDidResize(_ window: UIWindow) {
    var current = window.rootController
    while let controller = current {
      if let presentation = controller.presentation {
        presentation.container.frame = window.bounds
        presentation.dimming?.frame = presentation.container.bounds
        controller.sizeRootView(to: presentation.presentedFrame)
      } else {
        controller.sizeRootView(to: window.bounds)
      }
      current = controller.presentedController
    }
    layout(window)
  }

  private func removeRoot(_ root: UIViewController) {
    var top = root.viewIfLoaded
    while let parent = top?.parentView, !(parent is UIWindow) { top = parent }
    // With the private wrappers around it, where the profile shows them.
    top?.removeFromSuperview()
    if top !== root.viewIfLoaded { root.viewIfLoaded?.removeFromSuperview() }
  }

  /// The controllers whose views lie in a view and in no other controller's view there.
  ///
  /// Controllers farther in are told by these, and not a second time by their own views.
  private func outermostControllers(in view: UIView) -> [UIViewController] {
    var found: [UIViewController] = []
    findOutermostControllers(in: view, &found)
    return found
  }

  private func findOutermostControllers(in view: UIView, _ found: inout [UIViewController]) {
    if let controller = view.rootOfController {
      found.append(controller)
    } else {
      for child in view.children { findOutermostControllers(in: child, &found) }
    }
  }

  // MARK: - Views on their own way

  /// Views are about to come into a window: controllers that nobody leads are told by that.
  ///
  /// In a hidden window they are told when the window is shown.
  func controllersWillEnterWindow(in view: UIView, _ window: UIWindow) {
    guard !window.hidden else { return }
    for controller in outermostControllers(in: view)
    where controller.appearanceState == .disappeared && controller.followsItsView {
      controller.followsView = true
      controller.beginAppearing(animated: false)
    }
  }

  /// The views have come: their controllers are laid out and go on to `viewDidAppear`.
  func controllersDidEnterWindow(in view: UIView) {
    let followers = outermostControllers(in: view).filter(\.followsView)
    guard !followers.isEmpty else { return }
    for controller in followers {
      controller.followsView = false
      controller.continueAppearing(animated: false)
    }
    layout(view)
    for controller in followers {
      // A child of one that is still appearing ends with it.
      if controller.parentController?.appearanceState == .appearing { continue }
      endAppearing(controller)
    }
  }

  /// Views are about to leave their window, and their controllers are told by that.
  func controllersWillLeaveWindow(in view: UIView) {
    for controller in outermostControllers(in: view)
    where controller.followsItsView {
      switch controller.appearanceState {
      case .appeared, .appearing:
        // Marked, because the view has no window any more when the second half is due.
        controller.followsView = true
        controller.beginDisappearing(animated: false)
      case .disappeared, .disappearing: break
      }
    }
  }

  /// The views have left: those of their controllers that were told so disappear.
  func controllersDidLeaveWindow(in view: UIView) {
    for controller in outermostControllers(in: view) where controller.followsView {
      controller.followsView = false
      controller.endDisappearing(animated: false)
    }
  }

  // MARK: - Layout

  /// Lays out what needs it in a view, from the top down.
  ///
  /// The controller of a root view is told before and after, with the view's own method between.
  /// Every view is passed, since a view that needs none may hold one that does.
  func layout(_ view: UIView) {
    guard dispatcher.failure == nil else { return }
    if view.needsLayout {
      // Before the callbacks, so that a wish for another layout that is made in them stands.
      view.needsLayout = false
      let controller = view.rootOfController
      if let controller {
        dispatcher.callVoid(.viewWillLayoutSubviews, on: controller) {
          controller.viewWillLayoutSubviews()
        }
      }
      dispatcher.callVoid(.layoutSubviews, on: view) {
        view.layoutSubviews()
      }
      if let controller {
        dispatcher.callVoid(.viewDidLayoutSubviews, on: controller) {
          controller.viewDidLayoutSubviews()
        }
      }
    }
    for child in view.children { layout(child) }
  }
}

extension UIViewController {
  /// Whether the way of its view tells the controller, because no container does it.
  ///
  /// UIKit's containers lead their children, and so do those that do not forward automatically.
  final var followsItsView: Bool {
    guard let parentController else { return true }
    if parentController is UINavigationController || parentController is UITabBarController {
      return false
    }
    return dispatcher.call(.shouldAutomaticallyForwardAppearanceMethods, on: parentController) {
      parentController.shouldAutomaticallyForwardAppearanceMethods
    }
  }
}

extension UIView {
  /// Says that the view is to be laid out.
  ///
  /// Nothing is laid out now: it happens when the view comes to the screen, when a transition lays
  /// out what it moves, or at `layoutIfNeeded()`.
  public func setNeedsLayout() { needsLayout = true }

  /// Lays the view and its subviews out now, where they need it.
  public func layoutIfNeeded() { simulation.appearance.layout(self) }
}
