import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct HitTestTests {
  // MARK: - The checks

  @Test func `hit-test.starts-at-window: the window is asked with a point of its own`() {
    let screen = Screen()
    screen.window.frame = CGRect(x: 100, y: 100, width: 200, height: 200)
    screen.box("box", 0, 0, 50, 50)
    #expect(screen.hit(105, 105) == "box")
    #expect(screen.asked(.hitTest) == ["window", "box"])
  }

  @Test func `hit-test.check-order: a view that is refused asks nobody below it`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 0, 0, 50, 50, in: box)
    box.isHidden = true
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.asked(.hitTest) == ["window", "box"])
    #expect(screen.asked(.pointInside) == ["window"])
    box.isHidden = false
    #expect(screen.hit(105, 105) == "window")
    #expect(screen.asked(.pointInside) == ["window", "window", "box"])
  }

  @Test func `hit-test.skips-hidden: a hidden view lets the touch through`() throws {
    let screen = Screen()
    screen.box("back", 0, 0, 100, 100)
    screen.box("front", 0, 0, 100, 100).isHidden = true
    #expect(try screen.names(screen.tap(20, 20).path).first == "back")
    #expect(screen.objects(deciding: "hit-test.skips-hidden") == ["front"])
  }

  @Test
  func `hit-test.skips-interaction-disabled: a view without interaction takes its subtree along`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 0, 0, 50, 50, in: box)
    box.isUserInteractionEnabled = false
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.objects(deciding: "hit-test.skips-interaction-disabled") == ["box"])
  }

  @Test func `hit-test.skips-near-zero-alpha: below 0.01 a view is skipped`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    box.alpha = 0.009
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.objects(deciding: "hit-test.skips-near-zero-alpha") == ["box"])
    box.alpha = 0.0101
    #expect(screen.hit(5, 5) == "box")
  }

  @Test func `hit-test.alpha-boundary: 0.01 reads back as a little less and is skipped`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    box.alpha = 0.01
    #expect(box.alpha < 0.01)
    #expect(screen.hit(5, 5) == "window")
    #expect(screen.objects(deciding: "hit-test.alpha-boundary") == ["box"])
  }

  @Test func `hit-test.alpha-is-per-view: alphas are not multiplied down the tree`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let inner = screen.box("inner", 0, 0, 50, 50, in: box)
    box.alpha = 0.05
    inner.alpha = 0.05
    #expect(screen.hit(5, 5) == "inner")
  }

  @Test func `hit-test.hidden-is-per-view: isHidden says nothing of an ancestor`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let inner = screen.box("inner", 0, 0, 50, 50, in: box)
    box.isHidden = true
    #expect(!inner.isHidden)
    #expect(screen.hit(5, 5) == "window")
    #expect(inner.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner)
  }

  @Test func `hit-test.point-inside-prunes: outside a view its subviews are not asked`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 150, 0, 50, 50, in: box)
    #expect(screen.hit(160, 5) == "window")
    #expect(screen.objects(deciding: "hit-test.point-inside-prunes") == ["box"])
    #expect(!screen.asked(.hitTest).contains("inner"))
  }

  @Test func `hit-test.point-inside-default-is-bounds: the bounds decide, with their origin`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    box.bounds.origin = CGPoint(x: 50, y: 50)
    #expect(box.point(inside: CGPoint(x: 60, y: 60), with: nil))
    #expect(!box.point(inside: CGPoint(x: 10, y: 10), with: nil))
    #expect(screen.decided("hit-test.point-inside-default-is-bounds"))
  }

  @Test func `hit-test.bounds-half-open: the minimum edges are inside, the maximum ones are not`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    #expect(box.point(inside: CGPoint(x: 0, y: 0), with: nil))
    #expect(!box.point(inside: CGPoint(x: 100, y: 50), with: nil))
    #expect(!box.point(inside: CGPoint(x: 50, y: 100), with: nil))
    #expect(screen.objects(deciding: "hit-test.bounds-half-open") == ["box", "box"])
    box.bounds.size = CGSize(width: 0, height: 100)
    #expect(!box.point(inside: .zero, with: nil))
  }

  // MARK: - The search

  @Test func `hit-test.reverse-subview-order: the last subview is asked first`() {
    let screen = Screen()
    screen.box("first", 0, 0, 100, 100)
    screen.box("second", 200, 0, 100, 100)
    screen.box("third", 200, 0, 100, 100)
    #expect(screen.hit(5, 5) == "first")
    #expect(screen.asked(.hitTest) == ["window", "third", "second", "first"])
    #expect(screen.objects(deciding: "hit-test.reverse-subview-order") == [])
    // Where it leaves somebody unasked it has decided.
    screen.box("front", 0, 0, 100, 100)
    #expect(screen.hit(5, 5) == "front")
    #expect(screen.objects(deciding: "hit-test.reverse-subview-order") == ["window"])
  }

  @Test func `hit-test.first-non-nil-wins: nobody is asked after the first view`() {
    let screen = Screen()
    screen.box("back", 0, 0, 100, 100)
    let front = screen.box("front", 0, 0, 100, 100)
    #expect(screen.hit(5, 5) == "front")
    #expect(!screen.asked(.hitTest).contains("back"))
    front.isHidden = true
    #expect(screen.hit(5, 5) == "back")
    #expect(screen.objects(deciding: "hit-test.first-non-nil-wins") == ["window"])
  }

  @Test func `hit-test.self-is-fallback: without a taker below the view answers itself`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 50, 50, 10, 10, in: box)
    #expect(screen.hit(5, 5) == "box")
    #expect(screen.objects(deciding: "hit-test.self-is-fallback") == ["box"])
  }

  @Test func `hit-test.sibling-fall-through: a front sibling that declines lets the touch through`()
  {
    let screen = Screen()
    screen.box("back", 0, 0, 100, 100)
    let overlay = screen.box("overlay", 0, 0, 390, 844)
    overlay.isUserInteractionEnabled = false
    #expect(screen.hit(5, 5) == "back")
  }

  @Test func `hit-test.converts-point-per-level: each view is asked in its own coordinates`() {
    let screen = Screen()
    let box = screen.box("box", 100, 100, 100, 100)
    let inner = screen.box("inner", 20, 30, 50, 50, in: box)
    var asked: CGPoint?
    screen.override(
      inner,
      [
        .pointInside: { arguments, callSuper in
          if case .point(let point)? = arguments.first { asked = point }
          return callSuper()
        }
      ]
    )
    #expect(screen.hit(125, 140) == "inner")
    #expect(asked == CGPoint(x: 5, y: 10))
  }

  @Test func `hit-test.honours-transform: a turned view is hit on its turned shape`() {
    let screen = Screen()
    let bar = screen.box("bar", 100, 100, 100, 20)
    bar.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(screen.hit(105, 110) == "window")
    #expect(screen.hit(150, 65) == "bar")
  }

  @Test func `hit-test.honours-bounds-origin: scrolled content is hit where it appears`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 0, 150, 50, 50, in: box)
    box.bounds.origin.y = 100
    #expect(screen.hit(5, 55) == "inner")
  }

  @Test func `hit-test.non-invertible-transform: a view scaled to nothing is not hit`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    box.transform = CGAffineTransform(scaleX: 0, y: 1)
    #expect(screen.hit(50, 50) == "window")
    #expect(screen.objects(deciding: "hit-test.non-invertible-transform") == ["box"])
  }

  @Test func `hit-test.clips-to-bounds-irrelevant: clipping changes nothing`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 90, 0, 50, 50, in: box)
    for clips in [true, false] {
      box.clipsToBounds = clips
      #expect(screen.hit(120, 5) == "window")
      #expect(screen.hit(95, 5) == "inner")
    }
  }

  @Test func `hit-test.outside-superview-not-hit: only an override of the superview changes that`()
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 150, 0, 50, 50, in: box)
    #expect(screen.hit(160, 5) == "window")
    screen.override(box, [.pointInside: { _, _ in .flag(true) }])
    #expect(screen.hit(160, 5) == "inner")
  }

  // MARK: - Overrides

  @Test func `hit-test.enlarge-by-point-inside: only where every ancestor contains the point too`()
  {
    let screen = Screen()
    let box = screen.box("box", 100, 100, 100, 100)
    let inner = screen.box("inner", 0, 0, 20, 20, in: box)
    screen.override(
      inner,
      [
        .pointInside: { arguments, _ in
          guard case .point(let point)? = arguments.first else { return .flag(false) }
          return .flag(CGRect(x: -20, y: -20, width: 60, height: 60).contains(point))
        }
      ]
    )
    #expect(screen.hit(130, 130) == "inner")
    #expect(screen.objects(deciding: "hit-test.enlarge-by-point-inside") == ["inner"])
    #expect(screen.hit(95, 110) == "window")
  }

  @Test func `hit-test.override-can-redirect: a view outside the own subtree may be answered`()
    throws
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    let far = screen.box("far", 200, 200, 10, 10)
    screen.override(box, [.hitTest: { _, _ in .object(far) }])
    let outcome = try screen.tap(5, 5)
    #expect(screen.names(outcome.path).prefix(2) == ["far", "window"])
    #expect(screen.objects(deciding: "hit-test.override-can-redirect") == ["box"])
  }

  @Test
  func `hit-test.override-nil-passes-through: the container is transparent, its subviews not`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    screen.box("inner", 0, 0, 50, 50, in: box)
    screen.override(
      box,
      [
        .hitTest: { [unowned box] _, callSuper in
          let hit = callSuper()
          if case .object(let object) = hit, object === box { return .none }
          return hit
        }
      ]
    )
    #expect(screen.hit(5, 5) == "inner")
    #expect(!screen.decided("hit-test.override-nil-passes-through"))
    #expect(screen.hit(80, 80) == "window")
    #expect(screen.objects(deciding: "hit-test.override-nil-passes-through") == ["box"])
  }

  @Test func `hit-test.checks-in-default: an override without super may answer a hidden view`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 10, 10)
    box.isHidden = true
    screen.override(box, [.hitTest: { [unowned box] _, _ in .object(box) }])
    #expect(screen.hit(200, 200) == "box")
  }

  @Test(arguments: [1.0, 2, 3])
  func `hit-test.may-run-many-times: only the last answer counts`(_ calls: Double) {
    var profile = Profile()
    profile.numbers[ProfileNumber.hitTestCalls.rawValue] = calls
    let screen = Screen(profile: profile)
    let box = screen.box("box", 0, 0, 100, 100)
    var asked = 0
    screen.override(
      box,
      [
        .hitTest: { [unowned box] _, _ in
          asked += 1
          return asked == Int(calls) ? .object(box) : .none
        }
      ]
    )
    #expect(screen.hit(5, 5) == "box")
    #expect(asked == Int(calls))
  }

  @Test func `hit-test.must-be-pure: asked twice, an override with a side effect shows it`() {
    var profile = Profile()
    profile.numbers[ProfileNumber.hitTestCalls.rawValue] = 2
    let screen = Screen(profile: profile)
    let box = screen.box("box", 0, 0, 100, 100)
    var presses = 0
    screen.override(
      box,
      [
        .hitTest: { _, callSuper in
          presses += 1
          return callSuper()
        }
      ]
    )
    #expect(screen.hit(5, 5) == "box")
    #expect(presses == 2)
  }

  @Test func `hit-test.once-per-touch: moves and the lift ask nobody`() throws {
    let screen = Screen()
    screen.box("box", 0, 0, 100, 100)
    try screen.touch(.began, 5, 5)
    let asked = screen.asked(.hitTest).count
    try screen.touch(.moved, 200, 200)
    try screen.touch(.ended, 200, 200)
    #expect(screen.asked(.hitTest).count == asked)
  }

  @Test func `hit-test.event-may-be-nil: app code may ask without an event`() {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    #expect(box.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
  }

  @Test func `hit-test.event-independent-default: with and without an event the answer is one`()
    throws
  {
    let screen = Screen()
    let box = screen.box("box", 0, 0, 100, 100)
    #expect(try screen.tap(5, 5).hits.last?.view == screen.simulation.objects.index(of: box))
    #expect(screen.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
    // It is passed down all the same.
    var hasEvent: [Bool] = []
    screen.override(
      box,
      [
        .hitTest: { arguments, callSuper in
          if case .object? = arguments.last {
            hasEvent.append(true)
          } else {
            hasEvent.append(false)
          }
          return callSuper()
        }
      ]
    )
    try screen.touch(.began, 5, 5)
    _ = screen.hit(5, 5)
    #expect(hasEvent == [true, false])
  }
}
