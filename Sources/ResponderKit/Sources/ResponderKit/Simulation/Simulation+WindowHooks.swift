extension Simulation {
  /// A view and what lies below it is about to come into a window.
  func subtreeWillEnterWindow(_ view: UIView, _ window: UIWindow) {
    appearance.controllersWillEnterWindow(in: view, window)
  }

  /// A view and what lies below it have come into a window.
  ///
  /// Wishes for focus come first, so that `viewIsAppearing` finds them granted.
  func subtreeDidEnterWindow(_ view: UIView) {
    firstResponders.retryDeferred(in: view)
    appearance.controllersDidEnterWindow(in: view)
  }

  /// A view and what lies below it is about to leave its window.
  ///
  /// Controllers hear that they will disappear while the focus is still where it was.
  func subtreeWillLeaveWindow(_ view: UIView) {
    appearance.controllersWillLeaveWindow(in: view)
    // While the view has its window: a delegate that is told may ask for it.
    firstResponders.resign(in: view)
  }

  /// A view and what lies below it have left their window.
  ///
  /// Everything that hangs on a view being on screen ends here, and controllers hear of it last: in
  /// `viewDidDisappear` no touch, animation or scrolling of the view is left.
  func subtreeDidLeaveWindow(_ view: UIView) {
    touches.cancel(inRemoved: view)
    motion.cancelShakeIfRunning(leaving: view)
    animations.remove(inRemoved: view)
    scrolling.stop(inRemoved: view)
    appearance.controllersDidLeaveWindow(in: view)
  }

  /// The key window changed: the keyboard belongs to the new one's first responder.
  func keyWindowDidChange(from old: UIWindow?, to new: UIWindow?) {
    firstResponders.updateKeyboard(rule: .firstResponderKeyWindowRoot)
  }
}
