public import Foundation

// What a host asks about the state without changing it.

extension Simulation {
  /// Asks a question that looks at what is stored and runs no code of the app's, so that nothing is
  /// changed by it: no override, no record, no occurrence.
  ///
  /// - Returns: The answer; `nil` when it hangs on code, in which case nothing was changed, either.
  @_spi(Workbench) public func readingStored<R, E: Error>(
    _ question: () throws(E) -> R
  ) throws(E) -> R? {
    let (saved, observer, failure, own) = (trace, observer, failure, ruleOfLastAnswer)
    trace = Trace()
    self.observer = nil
    self.failure = nil
    reading = .storedOnly
    defer {
      reading = .off
      (trace, self.observer, self.failure, ruleOfLastAnswer) = (saved, observer, failure, own)
    }
    do throws(E) {
      let answer = try question()
      return reading == .metCode ? nil : answer
    } catch {
      if reading == .metCode { return nil }
      throw error
    }
  }

  /// Says that a question hangs on code of the app's, or on an object that is made only when it is
  /// asked for; answers whether it may not be run.
  @_spi(Workbench) public func refusesCode() -> Bool {
    guard reading != .off else { return false }
    reading = .metCode
    return true
  }

  /// Returns the view that a touch at a point of the screen would hit now.
  ///
  /// Windows and views are asked as for a touch, with no event (hit-test.event-may-be-nil).
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
