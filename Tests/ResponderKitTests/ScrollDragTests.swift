import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// Section 15: what a drag does, and who drags.
@Suite(.seesItsRules)
struct ScrollDragTests {
  private let stage = ScrollStage()

  /// A scroll view in the list, 300 × 200 at 0, 100, with content of a size.
  private func inner(_ width: Double, _ height: Double) -> UIScrollView {
    let inner = stage.add(
      "inner",
      UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    )
    inner.contentSize = CGSize(width: width, height: height)
    return inner
  }

  @Test func `scroll.pan-owner: the pan is the scroll view's, and so is its delegate`() {
    #expect(stage.list.panGestureRecognizer.view === stage.list)
    let other = GestureDelegate(stage.notes)
    stage.list.panGestureRecognizer.delegate = other
    #expect(stage.simulation.failure?.kind == .invalidArgument)
    #expect(stage.simulation.failure?.rule?.id == "scroll.pan-owner")
    #expect(stage.list.panGestureRecognizer.delegateObject === stage.list)
  }

  @Test func `scroll.pan-prevents: ancestors' pans and taps inside`() throws {
    let tap = stage.simulation.enter { UITapGestureRecognizer(target: nil, action: nil) }
    stage.box.addGestureRecognizer(tap)
    stage.simulation.name(tap, "tap")
    let outer = stage.simulation.enter { UIPanGestureRecognizer(target: nil, action: nil) }
    stage.screen.window.addGestureRecognizer(outer)
    stage.simulation.name(outer, "outer pan")
    try stage.down(100, 100)
    try stage.move(100, 85)
    #expect(stage.list.isDragging)
    #expect(stage.screen.objects(deciding: "gesture.prevented-goes-to-failed").contains("tap"))
    #expect(
      stage.screen.objects(deciding: "gesture.prevented-goes-to-failed").contains("outer pan")
    )
  }

  @Test func `scroll.is-tracking: from the finger's coming down to its lift`() throws {
    let list = stage.list
    func flags() -> [Bool] { [list.isTracking, list.isDragging, list.isDecelerating] }
    #expect(flags() == [false, false, false])
    try stage.down(100, 300)
    #expect(flags() == [true, false, false])
    try stage.move(100, 250)
    #expect(flags() == [true, true, false])
    try stage.move(100, 200)
    try stage.up(100, 200)
    #expect(flags() == [false, false, true])
    stage.wait(10)
    #expect(flags() == [false, false, false])
    #expect(stage.decided("scroll.is-tracking"))
  }

  @Test func `scroll.touch-while-decelerating: it stops and is the pan's`() throws {
    let tap = stage.simulation.enter { UITapGestureRecognizer(target: nil, action: nil) }
    stage.list.addGestureRecognizer(tap)
    stage.simulation.name(tap, "tap")
    try stage.drag(100, 390, by: 0, -300, rest: 0)
    stage.wait(0.1)
    let stopped = stage.y
    #expect(stage.list.isDecelerating)
    stage.delegate.notes = []
    try stage.down(100, 100)
    #expect(!stage.list.isDecelerating && stage.list.isDragging)
    stage.wait(0.5)
    #expect(stage.y == stopped)
    // No travel is taken off from a drag that began without any.
    try stage.move(100, 95)
    #expect(stage.y.isNear(stopped + 5))
    try stage.up(100, 95, after: 0.2)
    #expect(stage.notes.lines.isEmpty)
    #expect(
      stage.delegate.notes == [
        "didEndDecelerating", "willBeginDragging", "didScroll", "willEndDragging",
        "didEndDragging false",
      ]
    )
    #expect(stage.screen.objects(deciding: "gesture.prevented-goes-to-failed").contains("tap"))
    #expect(stage.decided("scroll.touch-while-decelerating"))
  }

  @Test func `scroll.delegate-order: a drag, then a deceleration`() throws {
    try stage.drag(100, 390, by: 0, -200, rest: 0)
    stage.wait(10)
    #expect(
      stage.delegate.notes == [
        "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging true",
        "willBeginDecelerating", "didScroll", "didEndDecelerating",
      ]
    )
    #expect(stage.decided("scroll.delegate-order"))
  }

  @Test func `scroll.content-fits: no drag where there is nothing to scroll`() throws {
    try stage.drag(200, 200, by: 100, 0)
    #expect(stage.list.contentOffset == .zero)
    #expect(stage.delegate.notes.isEmpty)
    #expect(stage.decided("scroll.content-fits"))
    // Sideways first, then up: the way up counts alone.
    try stage.down(200, 300)
    try stage.move(230, 300)
    try stage.move(230, 260)
    #expect(stage.y == 30)
    try stage.up(230, 260, after: 0.2)
    stage.list.contentSize = .zero
    stage.list.contentOffset = .zero
    try stage.drag(100, 300, by: 0, 50)
    #expect(stage.y == 0)
    stage.list.alwaysBounceVertical = true
    try stage.down(100, 300)
    try stage.move(100, 350)
    #expect(stage.y < 0)
  }

  @Test func `scroll.direction-lock: the first main direction`() throws {
    stage.list.contentSize = CGSize(width: 2000, height: 2000)
    try stage.down(200, 300)
    try stage.move(195, 280)
    try stage.move(100, 200)
    #expect(stage.list.contentOffset.x > 0)
    try stage.up(100, 200, after: 0.2)
    stage.list.contentOffset = .zero
    stage.list.isDirectionalLockEnabled = true
    try stage.down(200, 300)
    try stage.move(195, 280)
    try stage.move(100, 200)
    #expect(stage.list.contentOffset.x == 0)
    #expect(stage.y > 80)
    #expect(stage.decided("scroll.direction-lock"))
  }

  @Test func `scroll.nested-same-direction: the inner one, unless it is at its end`() throws {
    let inner = inner(300, 1000)
    try stage.drag(100, 200, by: 0, -50)
    #expect(inner.contentOffset.y == 40)
    #expect(stage.y == 0)
    inner.contentOffset.y = 800
    #expect(!stage.decided("scroll.nested-same-direction"))
    try stage.drag(100, 200, by: 0, -50)
    #expect(inner.contentOffset.y == 800)
    #expect(stage.y == 40)
    #expect(stage.decided("scroll.nested-same-direction"))
    // A drag that has begun stays where it is.
    stage.list.contentOffset = .zero
    inner.contentOffset.y = 790
    try stage.down(100, 250)
    try stage.move(100, 230)
    try stage.move(100, 130)
    #expect(inner.contentOffset.y > 800)
    #expect(stage.y == 0)
  }

  @Test func `scroll.nested-cross-direction: the one whose axis matches`() throws {
    let inner = inner(2000, 200)
    try stage.drag(100, 250, by: -60, 5)
    #expect(inner.contentOffset.x.isNear(50))
    #expect(stage.y == 0)
    inner.contentOffset = .zero
    try stage.drag(100, 250, by: 5, -60)
    #expect(inner.contentOffset == .zero)
    #expect(stage.y.isNear(50))
    #expect(stage.decided("scroll.nested-cross-direction"))
  }

  @Test func `scroll.content-offset: it is the origin of the bounds`() {
    stage.list.isScrollEnabled = false
    stage.list.contentOffset = CGPoint(x: 0, y: 60)
    #expect(stage.list.bounds == CGRect(x: 0, y: 60, width: 390, height: 400))
    #expect(stage.screen.hit(100, 30) == "box")
    stage.list.bounds.origin.y = 0
    #expect(stage.list.contentOffset == .zero)
    #expect(stage.delegate.offsets == [CGPoint(x: 0, y: 60), .zero])
  }

  @Test func `scroll.offset-range: insets belong to it, and a drag without bounce ends there`()
    throws
  {
    stage.list.bounces = false
    stage.list.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    try stage.drag(100, 100, by: 0, 200)
    #expect(stage.y == -20)
    stage.list.contentOffset.y = 1600
    try stage.drag(100, 390, by: 0, -200)
    #expect(stage.y == 1630)
    #expect(stage.decided("scroll.offset-range"))
  }

  @Test(arguments: [
    (0.0, CGRect(x: 0, y: 500, width: 10, height: 100), 200.0),
    (600, CGRect(x: 0, y: 500, width: 10, height: 100), 500),
    (450, CGRect(x: 0, y: 500, width: 10, height: 100), 450),
    (0, CGRect(x: 0, y: 1900, width: 10, height: 900), 1600),
  ])
  func `a rectangle is shown by the least movement`(from: Double, rect: CGRect, to: Double) {
    stage.list.contentOffset.y = from
    stage.list.scrollRectToVisible(rect, animated: false)
    #expect(stage.y == to)
  }

  @Test func `scroll.drag-offset: the travel less 10 points`() throws {
    try stage.down(100, 300)
    try stage.move(100, 291)
    #expect(!stage.list.isDragging)
    try stage.move(100, 290)
    #expect(stage.list.isDragging && stage.y == 0)
    try stage.move(100, 240)
    #expect(stage.y == 50)
    try stage.move(100, 300)
    #expect(stage.y < 0)
    try stage.up(100, 300, after: 0.2)
    stage.wait(2)
    stage.list.contentSize = CGSize(width: 2000, height: 2000)
    // Along the direction in which the drag began: 3, 4 and 5 are in proportion.
    try stage.drag(300, 300, by: -60, -80, steps: 1)
    #expect(stage.list.contentOffset.x.isNear(54))
    #expect(stage.y.isNear(72))
    #expect(stage.decided("scroll.drag-offset"))
  }

  @Test func `scroll.release-velocity: from the last moves, none after a rest`() throws {
    try stage.drag(100, 390, by: 0, -120, steps: 6, rest: 0)
    #expect(stage.delegate.release?.velocity.y.isNear(1.2, within: 1e-3) == true)
    stage.wait(10)
    stage.delegate.notes = []
    try stage.drag(100, 390, by: 0, -120, rest: 0.1)
    #expect(stage.delegate.release?.velocity == .zero)
    #expect(stage.delegate.notes.last == "didEndDragging false")
    #expect(stage.decided("scroll.release-velocity"))
  }

  @Test func `the delegate chooses where the content comes to rest`() throws {
    stage.delegate.target = { _ in CGPoint(x: 0, y: 500) }
    try stage.drag(100, 390, by: 0, -120, rest: 0)
    stage.wait(10)
    #expect(stage.y == 500)
    stage.delegate.target = { _ in CGPoint(x: 0, y: 9999) }
    try stage.drag(100, 390, by: 0, -120, rest: 0.2)
    #expect(stage.list.isDecelerating)
    stage.wait(10)
    #expect(stage.y == 1600)
  }

  @Test func `a drag that is cancelled ends, and the content comes back`() throws {
    try stage.down(100, 100)
    try stage.move(100, 200)
    #expect(stage.y < 0)
    stage.simulation.resignActive()
    #expect(!stage.list.isDragging)
    stage.wait(2)
    #expect(stage.y == 0)
    #expect(stage.delegate.notes.last == "didEndDecelerating")
  }

  @Test func `pages are where the content rests`() throws {
    stage.list.isPagingEnabled = true
    try stage.drag(100, 390, by: 0, -150, rest: 0)
    stage.wait(10)
    #expect(stage.y == 400)
    try stage.drag(100, 390, by: 0, -50, rest: 0.2)
    stage.wait(10)
    #expect(stage.y == 400)
  }
}
