import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// What callbacks change while the model is in the middle of something.
@Suite(.seesItsRules)
struct CallbackTests {
  // MARK: - Views

  @Test func `a view that a callback moves elsewhere stays there`() {
    let screen = Screen()
    let box = screen.make { MovingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    let wanted = screen.box("wanted", 0, 0, 100, 100)
    let other = screen.box("other", 0, 0, 100, 100)
    box.elsewhere = other
    screen.make { wanted.addSubview(box) }
    #expect(box.superview === other)
    #expect(other.subviews == [box])
    #expect(wanted.subviews.isEmpty)
  }

  @Test func `a view whose new parent leaves the window meanwhile hears that it has left too`()
    throws
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let panel = screen.box("panel", 0, 0, 0, 0)
    try screen.touch(.began, 5, 5)
    screen.override(
      box,
      [
        .didMoveToSuperview: { _, callSuper in callSuper() },
        .didMoveToWindow: { _, callSuper in callSuper() },
      ]
    )
    let leaving = screen.make { LeavingView(frame: .zero) }
    screen.make {
      panel.addSubview(leaving)
      leaving.panel = panel
      box.addSubview(leaving)
    }
    #expect(leaving.window === screen.window)
    screen.make {
      leaving.panel = box
      panel.addSubview(leaving)
    }
    #expect(box.superview == nil)
    #expect(screen.asked(.touchesCancelled).first == "box")
  }

  @Test
  func `first-responder.removed-resigns: focus that a callback takes back goes with the view`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let field = screen.focusView("field", in: box)
    screen.make { _ = field.becomeFirstResponder() }
    screen.override(
      box,
      [
        .willMoveToWindow: { _, callSuper in
          field.becomeFirstResponder()
          return callSuper()
        }
      ]
    )
    screen.make { box.removeFromSuperview() }
    #expect(screen.simulation.firstResponder(of: screen.window) == nil)
    #expect(!field.isFirstResponder)
    #expect(screen.decided("first-responder.removed-resigns"))
  }

  @Test func `a window inside another is the window of what lies in it`() {
    let screen = Screen()
    let inner = screen.addWindow("inner")
    screen.make { screen.window.addSubview(inner) }
    let field = screen.focusView("field", in: inner)
    #expect(field.window === inner)
    #expect(inner.window === inner)
    screen.make { _ = field.becomeFirstResponder() }
    #expect(screen.simulation.firstResponder(of: inner) === field)
    #expect(screen.simulation.firstResponder(of: screen.window) == nil)
  }

  // MARK: - Animations

  @Test func `an animation's completion may end other animations of the same view`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let other = screen.box("other", 0, 0, 100, 100)
    var ended: [String] = []
    screen.make {
      for name in ["first", "second", "third"] {
        UIView.animate(withDuration: 1) {
          box.alpha = 0.5
        } completion: { finished in
          ended.append("\(name) \(finished)")
          other.removeFromSuperview()
        }
      }
      UIView.animate(withDuration: 1) { other.alpha = 0.5 }
      box.removeFromSuperview()
    }
    #expect(ended == ["third false", "second false", "first false"])
    screen.make { screen.window.addSubview(box) }
    #expect(screen.hit(5, 5) == "box")
  }

  @Test func `a completion that removes what is being removed makes a call of its own`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.make {
      UIView.animate(withDuration: 1) {
        box.alpha = 0.5
      } completion: { _ in
        box.removeFromSuperview()
      }
      box.removeFromSuperview()
    }
    #expect(screen.asked(.removeFromSuperview) == ["box", "box"])
  }

  @Test(arguments: [.infinity, -.infinity, .nan, 1e300, -1] as [Double])
  func `a time that no clock has is the end of time or now`(_ seconds: Double) {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 0, 0, 100, 100, in: box)
    var runs = 0
    screen.make {
      MainQueue.asyncAfter(deadline: seconds) { runs += 1 }
      UIView.animate(withDuration: seconds) { box.alpha = 0.5 }
    }
    screen.wait(1)
    #expect(runs == (seconds > 1 ? 0 : 1))
    #expect(screen.hit(5, 5) == (seconds > 1 ? "box" : "inner"))
  }

  // MARK: - Controllers

  @Test func `a stack that a callback empties while it pops ends empty`() {
    let screen = Screen()
    let controllers = screen.make { (0..<3).map { _ in UIViewController() } }
    let stack = screen.make { UINavigationController() }
    screen.make { stack.setViewControllers(controllers, animated: false) }
    screen.setRoot(stack)
    screen.override(
      controllers[2],
      [
        .willMoveToParent: { _, callSuper in
          controllers[2].removeFromParent()
          controllers[1].removeFromParent()
          return callSuper()
        }
      ]
    )
    screen.make { _ = stack.popToRootViewController(animated: false) }
    #expect(stack.children == [controllers[0]])
    #expect(controllers[1].parent == nil)
  }

  @Test func `a popped controller that finds another stack on its way out stays in it`() {
    let screen = Screen()
    let (first, second) = screen.make { (UINavigationController(), UINavigationController()) }
    let (root, page) = screen.make { (UIViewController(), UIViewController()) }
    screen.make { first.setViewControllers([root, page], animated: false) }
    screen.setRoot(first)
    screen.make {
      first.popViewController(animated: true)
      second.pushViewController(page, animated: false)
    }
    screen.wait(1)
    #expect(page.parent === second)
    #expect(second.viewControllers == [page])
    #expect(first.viewControllers == [root])
  }

  @Test func `a view that the app took from a leaving child stays where the app put it`() {
    let screen = Screen()
    let (root, page) = screen.make { (UIViewController(), UIViewController()) }
    let stack = screen.make { UINavigationController() }
    screen.make { stack.setViewControllers([root, page], animated: false) }
    screen.setRoot(stack)
    let shelf = screen.box("shelf", 0, 0, 100, 100)
    screen.make {
      stack.popViewController(animated: true)
      shelf.addSubview(page.view)
    }
    screen.wait(1)
    #expect(shelf.superview === screen.window)
  }

  @Test func `what lies above a controller can be neither presented by it nor put into it`() {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    let stack = screen.make { UINavigationController() }
    screen.setRoot(root)
    screen.make { root.present(stack, animated: false) }
    screen.make { stack.present(root, animated: false) }
    #expect(screen.simulation.dispatcher.failure?.kind == .invalidPresentation)
    screen.simulation.dispatcher.clearFailure()
    screen.make { stack.pushViewController(root, animated: false) }
    #expect(screen.simulation.dispatcher.failure?.kind == .controllerHierarchy)
    screen.simulation.dispatcher.clearFailure()
    #expect(stack.presentedViewController == nil)
    #expect(stack.viewControllers.isEmpty)
  }

  @Test func `a root view that two controllers claim belongs to the last while it lives`() {
    let screen = Screen()
    let view = screen.box("view", 0, 0, 100, 100)
    let last = screen.make { UIViewController() }
    screen.make {
      let first = UIViewController()
      first.view = view
      last.view = view
      first.view = UIView()
    }
    #expect(view.next === last)
  }

  // MARK: - Touches

  @Test func `a control goes with its last reference, though it never heard of its touch's end`()
    throws
  {
    let screen = Screen()
    weak var gone: UIControl?
    do {
      let control = screen.add("control", UIControl(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
      screen.swallow(control, .touchesEnded)
      gone = control
      try screen.touch(.began, 5, 5)
      try screen.touch(.ended, 5, 5)
      #expect(control.isTracking)
      screen.make { control.removeFromSuperview() }
      screen.simulation.dispatcher.setOverrides(nil, of: control)
    }
    #expect(gone == nil)
  }

  @Test func `a finger that lifts while the run fails is up`() throws {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let trap = screen.box("trap", 200, 0, 100, 100)
    try screen.touch(.began, 5, 5)
    screen.override(
      trap,
      [
        .hitTest: { _, _ in
          screen.simulation.dispatcher.stop(
            SimulationError(.cancelled, "stopped by the test", zh: "由测试停止")
          )
          return .object(trap)
        }
      ]
    )
    try screen.simulation.touches.send([
      TouchChange(1, .ended), TouchChange(2, .began, at: CGPoint(x: 205, y: 5)),
    ])
    #expect(screen.simulation.dispatcher.failure != nil)
    screen.simulation.dispatcher.clearFailure()
    #expect(screen.simulation.touches.fingersDown.map(\.finger) == [2])
    #expect(box.superview === screen.window)
  }

  // MARK: - Limits in the middle

  @Test func `a tab bar that may not add a button any more does not try again and again`() throws {
    let screen = Screen()
    let tabs = screen.make { UITabBarController() }
    let bar = screen.make { KeepingTabBar(frame: .zero) }
    screen.make {
      tabs.setViewControllers([UIViewController(), UIViewController()], animated: false)
    }
    screen.simulation.dispatcher.limits.calls = 150
    for calls in 20..<150 {
      screen.simulation.dispatcher.beginCommand()
      screen.simulation.dispatcher.limits.calls = calls
      screen.make { tabs.tabBar.layoutSubviews() }
      screen.make { bar.layoutSubviews() }
      screen.simulation.dispatcher.clearFailure()
    }
    #expect(tabs.tabBar.subviews.count <= 2)
  }

  @Test func `a segment is found where the bounds have no end`() throws {
    let screen = Screen()
    let segments = screen.make { UISegmentedControl(items: ["a", "b"]) }
    screen.add("segments", segments)
    for bounds in [
      CGRect(x: -.infinity, y: 0, width: .infinity, height: 100),
      CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 100),
      CGRect(x: 0, y: 0, width: CGFloat.leastNonzeroMagnitude, height: 100),
      CGRect(x: CGFloat.nan, y: 0, width: 100, height: 100),
    ] {
      segments.bounds = bounds
      try screen.touch(.began, 5, 5)
      try screen.touch(.ended, 6, 5)
    }
    #expect(segments.selectedSegmentIndex < 2)
  }
}

/// A view that goes elsewhere when it is told that it will move.
private final class MovingView: UIView {
  weak var elsewhere: UIView?

  override func willMove(toSuperview newSuperview: UIView?) {
    let place = elsewhere
    elsewhere = nil
    place?.addSubview(self)
  }
}

/// A view that takes another one out of the window when it is told that it will move.
private final class LeavingView: UIView {
  weak var panel: UIView?

  override func willMove(toSuperview newSuperview: UIView?) {
    if newSuperview !== panel { panel?.removeFromSuperview() }
  }
}

/// A tab bar that shows nothing that is added to it.
private final class KeepingTabBar: UITabBar {
  override func addSubview(_ view: UIView) {}
}
