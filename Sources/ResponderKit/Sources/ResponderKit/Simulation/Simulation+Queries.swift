public import Foundation

// What a host asks about the state without changing it.

extension Simulation {
  /// Returns the view that a touch at a point of the screen would hit now.
  ///
  /// Windows and views are asked as for a touch, with no event (hit-test.event-may-be-nil).
  ///
  /// It asks overrides like any hit test, so it may run code of the app's;
  /// `Dispatcher.readingStored` keeps it from that.
  @_spi(Workbench) public func hitView(at screenPoint: CGPoint) -> UIView? {
    windowServer.chooseWindow(at: screenPoint, event: nil)?.view
  }

  /// Returns where a point of the screen lies in a view's bounds; `nil` for a view in no window.
  @_spi(Workbench) public func convert(_ screenPoint: CGPoint, to view: UIView) -> CGPoint? {
    guard let window = view.window,
      let point = window.geometry.fromSuperview(screenPoint)
    else { return nil }
    return window.convert(point, to: view)
  }

  /// Returns the controller whose root view this is.
  @_spi(Workbench) public func controller(of view: UIView) -> UIViewController? {
    view.rootOfController
  }

  /// Returns a window's first responder.
  @_spi(Workbench) public func firstResponder(of window: UIWindow?) -> UIResponder? {
    window?.firstResponderStorage
  }

  /// Whether a transition, an animation or a scroll view moves that comes to an end by itself.
  @_spi(Workbench) public var isMoving: Bool {
    appearance.isMoving || scrolling.isMoving || animations.isMoving
  }
}
