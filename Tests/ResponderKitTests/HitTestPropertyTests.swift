import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// What has a part in hit-testing and what has none.
@Suite(.seesItsRules)
struct HitTestPropertyTests {
  @Test func `hit-test.content-transparency-ignored: a view with nothing in it is hit`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    box.isOpaque = false
    #expect(screen.hit(5, 5) == "box")
  }

  @Test func `hit-test.mask-and-corner-ignored: masked and rounded corners are hit`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    box.layer.cornerRadius = 50
    box.layer.masksToBounds = true
    box.layer.mask = CALayer()
    #expect(screen.hit(1, 1) == "box")
  }

  @Test func `hit-test.z-position-ignored: only the order of the array counts`() {
    let screen = Screen()
    screen.box("back", 0, 0, 100, 100).layer.zPosition = 100
    screen.box("front", 0, 0, 100, 100)
    #expect(screen.hit(5, 5) == "front")
  }

  @Test func `hit-test.layers-are-not-hit: a layer without a view is no answer`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    box.layer.addSublayer(layer)
    #expect(screen.hit(5, 5) == "box")
    #expect(box.subviews.isEmpty)
  }

  @Test func `hit-test.recognizers-not-considered: a recognizer changes nothing`() {
    let screen = Screen()
    let back = screen.box("back", 0, 0, 100, 100)
    back.gestureRecognizers = [screen.make { UIGestureRecognizer() }]
    screen.box("front", 0, 0, 100, 100)
    #expect(screen.hit(5, 5) == "front")
  }

  @Test func `hit-test.touches-overrides-not-considered: who handles touches does not matter`()
    throws
  {
    let screen = Screen()
    let back = screen.box("back", 0, 0, 100, 100)
    let front = screen.box("front", 0, 0, 100, 100)
    screen.swallow(back, .touchesBegan, .touchesEnded)
    let outcome = try screen.tap(5, 5)
    #expect(outcome.hits.last?.view == screen.simulation.objects.index(of: front))
    #expect(outcome.isDiscarded)
  }

  @Test(arguments: [(Toggle.Setting.on, "back"), (.off, "button")])
  func `hit-test.disabled-control-declines: unless the profile says that it absorbs touches`(
    _ setting: Toggle.Setting,
    _ expected: String
  ) {
    let screen = Screen(profile: profile([.disabledControlDeclines: setting]))
    screen.box("back", 0, 0, 100, 100)
    let button = screen.add("button", UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    button.isEnabled = false
    #expect(screen.hit(5, 5) == expected)
    #expect(screen.decided("hit-test.disabled-control-declines") == (setting == .on))
  }

  @Test func `hit-test.enabled-child-of-disabled-control: it cannot be touched`() {
    let screen = Screen()
    let outer = screen.add("outer", UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let inner = screen.add(
      "inner",
      UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
      in: outer
    )
    outer.isEnabled = false
    #expect(inner.isEnabled)
    #expect(screen.hit(5, 5) == "window")
  }

  @Test
  func `hit-test.label-and-image-view-off: labels and image views, and all in them, are skipped`() {
    let screen = Screen()
    let label = screen.add("label", UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    screen.add("image", UIImageView(frame: CGRect(x: 100, y: 0, width: 100, height: 100)))
    screen.box("inner", 0, 0, 50, 50, in: label)
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.hit(105, 5) == "window")
    #expect(screen.decided("hit-test.label-and-image-view-off"))
    label.isUserInteractionEnabled = true
    #expect(screen.hit(5, 5) == "inner")
  }

  @Test func `hit-test.plain-view-on: other classes start with interaction on`() {
    let screen = Screen()
    screen.make {
      #expect(UIView().isUserInteractionEnabled)
      #expect(UIControl().isUserInteractionEnabled)
      #expect(UIButton().isUserInteractionEnabled)
      #expect(UIWindow().isUserInteractionEnabled)
    }
  }

  @Test func `hit-test.modal-covers-presenter: what is presented takes the touches`() {
    let screen = Screen()
    let root = screen.make { UIViewController() }
    screen.setRoot(root)
    let sheet = screen.make { UIViewController() }
    screen.simulation.objects.name(sheet, "sheet")
    screen.make { root.present(sheet, animated: false) }
    #expect(screen.hit(200, 400) == "sheet.view")
    #expect(screen.decided("hit-test.modal-covers-presenter"))
  }

  @Test func `hit-test.presentation-layer-not-used: the model's values decide during an animation`()
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.make {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) {
        box.frame.origin.x = 200
      }
    }
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.hit(205, 5) == "box")
  }

  @Test func `hit-test.view-controller-not-involved: controllers are not asked`() {
    let screen = Screen()
    let controller = screen.make { UIViewController() }
    screen.simulation.objects.name(controller, "controller")
    screen.setRoot(controller)
    #expect(screen.hit(5, 5) == "controller.view")
    let asked = screen.records.filter { $0.kind == .asked && $0.method == .hitTest }
    #expect(
      asked.allSatisfy { $0.at.flatMap { screen.simulation.objects.object(at: $0) } is UIView }
    )
  }

  // MARK: - The order of subviews

  @Test func `hit-test.subview-order-changes: adding, to the front, to the back`() {
    let screen = Screen()
    let a = screen.box("a", 0, 0, 10, 10)
    let b = screen.box("b", 0, 0, 10, 10)
    let c = screen.box("c", 0, 0, 10, 10)
    let window = screen.window
    window.bringSubviewToFront(a)
    #expect(window.subviews == [b, c, a])
    window.sendSubviewToBack(a)
    #expect(window.subviews == [a, b, c])
    window.addSubview(b)
    #expect(window.subviews == [a, c, b])
    a.addSubview(b)
    #expect(window.subviews == [a, c])
    #expect(b.superview === a)
    window.bringSubviewToFront(b)
    #expect(window.subviews == [a, c])
    window.exchangeSubview(at: 0, withSubviewAt: 1)
    #expect(window.subviews == [c, a])
  }

  @Test func `hit-test.subview-insertion: places are counted without the view`() {
    let screen = Screen()
    let a = screen.box("a", 0, 0, 10, 10)
    let b = screen.box("b", 0, 0, 10, 10)
    let c = screen.box("c", 0, 0, 10, 10)
    let stranger = screen.make { UIView() }
    let window = screen.window
    window.insertSubview(a, at: 1)
    #expect(window.subviews == [b, a, c])
    window.insertSubview(b, at: 99)
    #expect(window.subviews == [a, c, b])
    window.insertSubview(b, belowSubview: a)
    #expect(window.subviews == [b, a, c])
    window.insertSubview(b, aboveSubview: a)
    #expect(window.subviews == [a, b, c])
    window.insertSubview(a, aboveSubview: stranger)
    #expect(window.subviews == [b, c, a])
    window.layer.addSublayer(CALayer())
    window.insertSubview(a, at: 0)
    #expect(window.subviews == [a, b, c])
    #expect(window.layer.sublayers?.count == window.subviews.count + 1)
  }

  @Test func `a view that moves inside its window hears of no window, and its touch goes on`()
    throws
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let panel = screen.box("panel", 100, 0, 100, 100)
    try screen.touch(.began, 5, 5)
    screen.make { panel.addSubview(box) }
    try screen.touch(.ended, 5, 5)
    #expect(screen.asked(.touchesEnded).first == "box")
    #expect(screen.asked(.touchesCancelled).isEmpty)
    // Once each, when they were added.
    #expect(screen.asked(.didMoveToWindow).count == 2)
    #expect(screen.asked(.didMoveToSuperview).count == 3)
  }
}
