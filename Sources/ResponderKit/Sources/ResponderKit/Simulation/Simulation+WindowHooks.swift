extension Simulation {
  /// A view and what lies below it is about to leave its window.
  func subtreeWillLeaveWindow(_ view: UIView) {}

  /// A view and what lies below it have left their window.
  func subtreeDidLeaveWindow(_ view: UIView) { cancelTouches(inRemoved: view) }

  /// A view and what lies below it have come into a window.
  func subtreeDidEnterWindow(_ view: UIView) {}

  /// The key window changed.
  func keyWindowDidChange(from old: UIWindow?, to new: UIWindow?) {}

  /// A window was shown or hidden.
  func rootVisibilityDidChange(of window: UIWindow) {}

  /// A window got another root controller.
  func rootDidChange(
    of window: UIWindow,
    from old: UIViewController?,
    to new: UIViewController?
  ) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = new?.view else { return }
    view.frame = window.bounds
    // The root view lies behind what the app added to the window itself.
    window.insertSubview(view, at: 0)
  }
}
