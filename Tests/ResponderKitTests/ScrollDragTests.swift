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
    #expect(stage.simulation.dispatcher.failure?.kind == .invalidArgument)
    #expect(stage.simulation.dispatcher.failure?.rule?.id == "scroll.pan-owner")
    #expect(stage.list.panGestureRecognizer.delegateObject === stage.list)
  }

  @Test func `scroll.pan-prevents: ancestors' pans and taps inside`() throws {
    let tap = stage.simulation.enter { UITapGestureRecognizer(target: nil, action: nil) }
    stage.box.addGestureRecognizer(tap)
    stage.simulation.objects.name(tap, "tap")
    let outer = stage.simulation.enter { UIPanGestureRecognizer(target: nil, action: nil) }
    stage.screen.window.addGestureRecognizer(outer)
    stage.simulation.objects.name(outer, "outer pan")
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
    stage.simulation.objects.name(tap, "tap")
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
    #expect(stage.y.isNear(stopped + 5, within: 0.34))
    try stage.slowDown(100, 95)
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
    try stage.slowDown(100, 200)
    try stage.up(100, 200)
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

  @Test func `scroll.offset-range: what falls out of it is put on the nearest end at once`() {
    let list = stage.list
    list.contentInset.bottom = 100
    list.contentOffset.y = 1700
    list.contentInset.bottom = 30
    #expect(stage.y == 1630)
    #expect(stage.delegate.offsets.last == CGPoint(x: 0, y: 1630))
    list.contentInset.top = 50
    #expect(stage.y == 1630)
    list.contentOffset.y = -50
    list.contentInset.top = 20
    #expect(stage.y == -20)
    list.contentOffset.y = 1630
    list.contentSize.height = 1000
    #expect(stage.y == 630)
    list.frame.size.height = 500
    #expect(stage.y == 530)
    // What code has put outside has not fallen out.
    list.contentOffset.y = 900
    list.contentInset.bottom = 40
    #expect(stage.y == 900)
    #expect(stage.decided("scroll.offset-range"))
  }

  @Test func `scroll.offset-range: fingers have the last word`() throws {
    try stage.down(100, 100)
    try stage.move(100, 200)
    let pulled = stage.y
    #expect(pulled < 0)
    stage.list.contentInset.top = 1
    #expect(stage.y == pulled)
    // Content that goes on by itself is bound by the new range.
    try stage.up(100, 200)
    stage.wait(2)
    #expect(stage.y == -1)
    stage.list.contentOffset.y = 1000
    try stage.drag(100, 390, by: 0, -200, rest: 0)
    stage.list.contentSize.height = 1450
    stage.wait(5)
    #expect(stage.y == 1050)
    #expect(stage.decided("scroll.return-to-range"))
    // "scroll.offset-range" decides where nothing moves.
    stage.list.contentSize.height = 1440
    #expect(stage.y == 1040 && stage.decided("scroll.offset-range"))
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

  @Test func `scroll.release-velocity: from the last two callbacks, however long ago`() throws {
    try stage.drag(100, 390, by: 0, -120, steps: 6, rest: 0)
    #expect(stage.delegate.release?.velocity.y.isNear(1.2, within: 1e-3) == true)
    stage.wait(10)
    stage.delegate.notes = []
    // A finger that only stands for a while is released as fast as it was.
    try stage.down(100, 390)
    try stage.screen.slide(100, 390, by: 0, -120, steps: 6)
    try stage.up(100, 270, after: 0.31)
    #expect(stage.delegate.release?.velocity.y.isNear(1.2, within: 1e-3) == true)
    #expect(stage.delegate.notes.suffix(2) == ["didEndDragging true", "willBeginDecelerating"])
    stage.wait(10)
    // One that slows down before it lifts is not.
    try stage.drag(100, 390, by: 0, -120, rest: 0.1)
    #expect(stage.delegate.release?.velocity == .zero)
    #expect(stage.delegate.notes.last == "didEndDragging false")
    #expect(stage.decided("scroll.release-velocity"))
  }

  @Test func `scroll.release-velocity: the later callback weighs a quarter`() throws {
    let pace = 1.0 / 60
    try stage.down(100, 390)
    for y in [370.0, 350, 330] { try stage.move(100, y) }
    try stage.move(100, 300)
    let (u, w) = (20 / pace, 0.2 * 30 / pace + 0.8 * 20 / pace)
    try stage.up(100, 250)
    #expect(
      stage.delegate.release?.velocity.y.isNear((0.75 * u + 0.25 * w) / 1000, within: 1e-4) == true
    )
    #expect(stage.decided("scroll.release-velocity"))
    // Where the earlier one is zero, the later one counts alone: the drag began by catching.
    #expect(stage.list.isDecelerating)
    stage.wait(0.1)
    try stage.down(100, 300)
    try stage.move(100, 260)
    try stage.up(100, 260)
    #expect(
      stage.delegate.release?.velocity.y.isNear(0.2 * 40 / pace / 1000, within: 1e-4) == true
    )
  }

  @Test(arguments: [(4.1, false), (4.2, true)])
  func `scroll.release-velocity: slower than a quarter of a point per millisecond it stands`(
    step: Double,
    goesOn: Bool
  ) throws {
    try stage.drag(100, 390, by: 0, -10 * step, steps: 10, rest: 0)
    #expect(stage.list.isDecelerating == goesOn)
    #expect((stage.delegate.release?.velocity == .zero) == !goesOn)
    #expect(stage.decided("scroll.release-velocity"))
  }

  @Test func `scroll.resting-fingers-do-not-count: only those that move move the content`() throws {
    try stage.down(50, 390)
    try stage.down(150, 390, finger: 2)
    try stage.move(150, 381, finger: 2)
    #expect(!stage.list.isDragging)
    try stage.move(150, 380, finger: 2)
    #expect(stage.list.isDragging)
    try stage.move(150, 330, finger: 2)
    #expect(stage.y == 50)
    #expect(stage.decided("scroll.resting-fingers-do-not-count"))
    // Two that move share their way.
    stage.wait(1.0 / 60)
    try stage.simulation.enter {
      try stage.simulation.touches.send([
        TouchChange(1, .moved, at: CGPoint(x: 50, y: 380)),
        TouchChange(2, .moved, at: CGPoint(x: 150, y: 300)),
      ])
    }
    #expect(stage.y == 70)
    // A pan of the app's own follows the centre of all.
    let other = GestureStage()
    let pan = other.add("pan", UIPanGestureRecognizer())
    try other.down(100, 100)
    try other.down(150, 100, finger: 2)
    try other.move(190, 100, finger: 2)
    #expect(pan.translation(in: nil).x == 20)
    #expect(!other.screen.decided("scroll.resting-fingers-do-not-count"))
  }

  @Test func `scroll.pixel-grid: shown at thirds of a point, and reckoned without`() throws {
    try stage.down(100, 300)
    try stage.move(100, 290)
    for (finger, shown) in [(289.9, 0.0), (289.8, 1.0 / 3), (289.6, 1.0 / 3), (289.4, 2.0 / 3)] {
      try stage.move(100, finger)
      #expect(stage.y.isNear(shown), "\(finger)")
    }
    #expect(stage.screen.rules.count { $0 == "scroll.pixel-grid" } == 1)
    // Ten moves of a tenth come to a whole point: nothing was lost by rounding.
    for step in 1...10 { try stage.move(100, 289.4 - Double(step) / 10) }
    #expect(stage.y.isNear(5.0 / 3))
    try stage.up(100, 288.4, after: 0.2)
    stage.list.contentOffset.y = 0.1
    #expect(stage.y == 0.1, "what code sets is shown as it is")
    var profile = Profile()
    profile.numbers["pixelsPerPoint"] = 2
    let twice = ScrollStage(profile: profile)
    try twice.down(100, 300)
    try twice.move(100, 289.6)
    #expect(twice.y == 0.5)
    #expect(twice.decided("scroll.pixel-grid"))
  }

  @Test func `scroll.pixel-grid: the target and the frames of a deceleration`() throws {
    try stage.drag(100, 390, by: 0, -123, steps: 7, rest: 0)
    let target = try #require(stage.delegate.release?.target.y)
    #expect((target * 3).isNear((target * 3).rounded(), within: 1e-9))
    stage.wait(10)
    for offset in stage.delegate.offsets {
      #expect((offset.y * 3).isNear((offset.y * 3).rounded(), within: 1e-9))
    }
    #expect(stage.decided("scroll.pixel-grid"))
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
    stage.simulation.lifecycle.resignActive()
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
