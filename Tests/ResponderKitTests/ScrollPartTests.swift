import Foundation
import Testing

@testable @_spi(Workbench) import ResponderKit

/// Section 15: zooming, the status bar, the keyboard, wheels and bad input.
@Suite(.seesItsRules)
struct ScrollPartTests {
  private let stage = ScrollStage()

  private func makeZoomable() -> UIView {
    let page = stage.add("page", UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400)))
    stage.list.contentSize = CGSize(width: 390, height: 400)
    stage.list.maximumZoomScale = 3
    stage.delegate.zoomed = page
    return page
  }

  /// Moves two fingers apart, or together, about 200, 200.
  private func pinch(from: Double, to: Double, lifts: Bool = true) throws {
    try stage.down(200 - from / 2, 200, finger: 1)
    try stage.down(200 + from / 2, 200, finger: 2)
    for step in 1...10 {
      let half = (from + (to - from) * Double(step) / 10) / 2
      stage.wait(1 / 60)
      try stage.simulation.enter {
        try stage.simulation.touches.send([
          TouchChange(1, .moved, at: CGPoint(x: 200 - half, y: 200)),
          TouchChange(2, .moved, at: CGPoint(x: 200 + half, y: 200)),
        ])
      }
    }
    guard lifts else { return }
    try stage.up(200 - to / 2, 200, finger: 1, after: 0.2)
    try stage.up(200 + to / 2, 200, finger: 2)
  }

  @Test func `scroll.pinch-owner: there is one while zooming is on`() {
    #expect(stage.list.pinchGestureRecognizer == nil)
    let page = makeZoomable()
    #expect(stage.list.pinchGestureRecognizer?.view === stage.list)
    stage.delegate.zoomed = nil
    #expect(stage.list.pinchGestureRecognizer == nil)
    stage.delegate.zoomed = page
    stage.list.maximumZoomScale = 1
    #expect(stage.list.pinchGestureRecognizer == nil)
  }

  @Test func `scroll.pinch-owner: a delegate that reads it while it is asked is asked once`() {
    let page = makeZoomable()
    var asked = 0
    stage.delegate.whenAskedForZoomed = { list in
      asked += 1
      _ = list.pinchGestureRecognizer
    }
    #expect(stage.list.pinchGestureRecognizer?.view === stage.list)
    #expect(asked == 1)
    stage.list.zoomScale = 2
    #expect(page.transform.a == 2 && stage.simulation.dispatcher.failure == nil)
  }

  @Test func `scroll.zoom-two-fingers: a pinch scales the delegate's view`() throws {
    let page = makeZoomable()
    try pinch(from: 100, to: 150)
    #expect(page.transform.a.isNear(stage.list.zoomScale))
    #expect(stage.list.zoomScale > 1)
    #expect(stage.delegate.notes.contains("willBeginZooming"))
    #expect(stage.delegate.notes.last == "didEndZooming")
    #expect(stage.decided("scroll.zoom-two-fingers"))
    #expect(stage.list.contentSize.width.isNear(390 * stage.list.zoomScale))
    let plain = ScrollStage()
    plain.list.maximumZoomScale = 3
    try plain.down(100, 100, finger: 1)
    try plain.down(200, 100, finger: 2)
    try plain.move(300, 100, finger: 2)
    #expect(plain.list.zoomScale == 1)
  }

  @Test func `scroll.zoom-scale: start times pinch, in its limits after the lift`() throws {
    _ = makeZoomable()
    let once = 150.0 / 108
    try pinch(from: 100, to: 150)
    #expect(stage.list.zoomScale.isNear(once))
    try pinch(from: 100, to: 150)
    #expect(stage.list.zoomScale.isNear(once * once))
    try pinch(from: 100, to: 200, lifts: false)
    #expect(stage.list.zoomScale.isNear(once * once * 200 / 108))
    try stage.up(100, 200, finger: 1)
    try stage.up(300, 200, finger: 2)
    #expect(stage.list.zoomScale == 3)
    #expect(stage.decided("scroll.zoom-scale"))
    stage.list.zoomScale = 0.1
    #expect(stage.list.zoomScale == 1)
  }

  @Test func `content beyond its limits bounces back when the fingers lift`() throws {
    _ = makeZoomable()
    var bounces: [Bool] = []
    stage.delegate.whenZoomed = { bounces.append($0.isZoomBouncing) }
    try pinch(from: 100, to: 500, lifts: false)
    #expect(stage.list.zoomScale > 3 && !bounces.contains(true) && !stage.list.isZoomBouncing)
    try stage.up(0, 200, finger: 1)
    #expect(bounces.last == true && !stage.list.isZoomBouncing && stage.list.zoomScale == 3)
    try stage.up(400, 200, finger: 2)
  }

  @Test func `the place under the fingers stays there`() throws {
    let page = makeZoomable()
    let before = page.convert(CGPoint(x: 200, y: 200), from: stage.screen.window)
    try pinch(from: 100, to: 200, lifts: false)
    let after = page.convert(CGPoint(x: 200, y: 200), from: stage.screen.window)
    #expect(before.x.isNear(after.x) && before.y.isNear(after.y))
  }

  @Test func `scroll.scrolls-to-top: the only one that wants it, if its delegate agrees`() {
    stage.list.contentOffset.y = 700
    stage.simulation.scrolling.tapStatusBar()
    stage.wait(1)
    #expect(stage.y == 0)
    #expect(stage.delegate.notes.suffix(3) == ["shouldScrollToTop", "didScroll", "didScrollToTop"])
    stage.list.contentOffset.y = 700
    stage.delegate.goesToTop = false
    stage.simulation.scrolling.tapStatusBar()
    stage.wait(1)
    #expect(stage.y == 700)
    #expect(stage.decided("scroll.scrolls-to-top"))
    stage.delegate.goesToTop = true
    let other = stage.screen.add(
      "other",
      UIScrollView(frame: CGRect(x: 0, y: 400, width: 9, height: 9))
    )
    stage.simulation.scrolling.tapStatusBar()
    stage.wait(1)
    #expect(stage.y == 700)
    other.scrollsToTop = false
    stage.simulation.scrolling.tapStatusBar()
    stage.wait(1)
    #expect(stage.y == 0)
  }

  @Test func `scroll.to-top-keeps-x: minus the top inset, and the side stays`() {
    stage.list.contentInset.top = 30
    stage.list.contentOffset = CGPoint(x: 55, y: 700)
    stage.simulation.scrolling.tapStatusBar()
    stage.wait(1)
    #expect(stage.list.contentOffset == CGPoint(x: 55, y: -30))
    #expect(stage.decided("scroll.to-top-keeps-x"))
  }

  @Test(arguments: [
    (UIScrollView.KeyboardDismissMode.none, 200.0, true), (.onDrag, 200, false),
    (.interactive, 200, true), (.interactive, 500, false),
  ])
  func `scroll.keyboard-dismiss-mode: on a drag, or with the finger`(
    mode: UIScrollView.KeyboardDismissMode,
    way: Double,
    stays: Bool
  ) throws {
    #expect(stage.list.keyboardDismissMode == .none)
    stage.list.keyboardDismissMode = mode
    let field = stage.screen.add(
      "name",
      UITextField(frame: CGRect(x: 0, y: 410, width: 99, height: 30))
    )
    #expect(stage.simulation.enter { field.becomeFirstResponder() })
    #expect(stage.simulation.firstResponders.keyboard.isVisible)
    try stage.drag(100, 250, by: 0, way, rest: 0)
    #expect(stage.simulation.firstResponders.keyboard.isVisible == stays)
    #expect(field.isFirstResponder == stays)
    // Not in every mode: "scroll.keyboard-dismiss-mode" decides where the keyboard goes.
    #expect(stage.decided("scroll.keyboard-dismiss-mode") == !stays)
  }

  @Test
  func `dispatch.pointer-events-need-recognizers: a wheel moves content, touches hear nothing`()
    throws
  {
    stage.simulation.scrolling.turnWheel(at: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: -120))
    #expect(stage.y == 120)
    #expect(stage.notes.lines.isEmpty)
    #expect(stage.decided("dispatch.pointer-events-need-recognizers"))
    stage.simulation.scrolling.turnWheel(at: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: 500))
    #expect(stage.y == 0)
    let old = ScrollStage(profile: profile(ios: 13))
    old.simulation.scrolling.turnWheel(at: CGPoint(x: 100, y: 100), by: CGPoint(x: 0, y: -120))
    #expect(old.y == 0)
  }

  // MARK: - Bad input

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func `what is no length is an error and changes nothing`(bad: Double) throws {
    let list = stage.list
    let assignments: [() -> Void] = [
      { list.contentSize.height = bad }, { list.contentOffset.y = bad },
      { list.contentInset.top = bad }, { list.bounds.origin.y = bad },
      { list.setContentOffset(CGPoint(x: bad, y: 0), animated: true) },
      { list.scrollRectToVisible(CGRect(x: 0, y: 0, width: bad, height: 0), animated: true) },
      { list.zoomScale = bad }, { list.minimumZoomScale = bad }, { list.maximumZoomScale = bad },
    ]
    for assign in assignments {
      assign()
      #expect(stage.simulation.dispatcher.failure?.kind == .invalidArgument)
      stage.simulation.dispatcher.clearFailure()
    }
    #expect(list.contentSize.height == 2000 && list.bounds.origin == .zero)
    stage.delegate.target = { _ in CGPoint(x: 0, y: bad) }
    try stage.drag(100, 390, by: 0, -200, rest: 0)
    #expect(stage.simulation.dispatcher.failure?.kind == .invalidArgument)
    stage.simulation.dispatcher.clearFailure()
    stage.wait(20)
    #expect(list.contentOffset.y.isFinite && !list.isDragging)
  }

  @Test(arguments: [1e12, 1e300])
  func `content as large as numbers go still comes to rest`(length: Double) throws {
    stage.list.contentSize = CGSize(width: length, height: length)
    stage.list.contentInset = UIEdgeInsets(top: length, left: length, bottom: length, right: length)
    try stage.drag(100, 390, by: 60, -300, rest: 0)
    stage.wait(60)
    #expect(!stage.list.isDecelerating && stage.list.contentOffset.isFinite)
    #expect(stage.simulation.dispatcher.failure == nil)
  }

  @Test(arguments: [
    ("scrollDecelerationRate", 1.0), ("scrollDecelerationRate", 0), ("scrollDecelerationStop", 0),
    ("scrollEdgeRate", 0), ("scrollEdgeRate", 1_000_000), ("scrollEdgeEnd", 0),
    ("rubberBandCoefficient", 0), ("scrollReleaseLimit", 0), ("scrollReleaseWeight", 1_000_000),
    ("panVelocityWeight", 1_000_000), ("pixelsPerPoint", 0), ("pixelsPerPoint", 1_000_000_000),
    ("scrollTravelOff", 1_000_000), ("contentTouchDelay", 0),
  ])
  func `no number of the profile keeps content moving for ever`(name: String, value: Double) throws
  {
    var profile = Profile()
    profile.numbers[name] = value
    let stage = ScrollStage(profile: profile, level: .outcome)
    for way in [-300.0, 300] {
      try stage.drag(100, 200, by: 0, way, rest: 0)
      stage.simulation.dispatcher.beginCommand()
      stage.wait(2000)
      #expect(stage.simulation.dispatcher.failure == nil)
      #expect(!stage.list.isDecelerating && stage.y.isFinite)
    }
  }

  @Test func `a delegate may do anything while the content moves`() throws {
    let list = stage.list
    var turn = 0
    stage.delegate.whenScrolled = { _ in
      turn += 1
      switch turn % 5 {
      case 0: list.contentSize.height = turn % 2 == 0 ? 0 : 3000
      case 1: list.setContentOffset(CGPoint(x: 0, y: turn), animated: true)
      case 2: list.isScrollEnabled.toggle()
      case 3: list.delaysContentTouches.toggle()
      default: list.contentInset.top = Double(turn % 7)
      }
    }
    for start in [390.0, 20, 200, 390] {
      try stage.drag(100, start, by: 0, start > 200 ? -150 : 150, rest: 0)
      stage.wait(3)
    }
    #expect(stage.simulation.dispatcher.failure == nil)
    stage.delegate.whenScrolled = { $0.removeFromSuperview() }
    list.isScrollEnabled = true
    list.contentSize.height = 3000
    try stage.drag(100, 390, by: 0, -150, rest: 0)
    stage.wait(1)
    #expect(!list.isDragging && !list.isDecelerating && list.superview == nil)
  }

  @Test func `a pan that is taken off in the middle of its drag ends it`() throws {
    let list = stage.list
    try stage.down(100, 300)
    for step in 1...6 { try stage.move(100, 300 - Double(step) * 20) }
    #expect(list.isDragging)
    stage.simulation.enter { list.removeGestureRecognizer(list.panGestureRecognizer) }
    #expect(!list.isDragging && !list.isDecelerating)
    #expect(stage.delegate.notes.last == "didEndDragging false")
  }

  @Test func `scroll.pan-owner: on another view the pan scrolls its own scroll view`() throws {
    let other = stage.screen.add(
      "other",
      UIView(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
    )
    stage.simulation.enter { other.addGestureRecognizer(stage.list.panGestureRecognizer) }
    try stage.drag(100, 700, by: 0, -60)
    #expect(stage.y == 50)
    try stage.drag(100, 300, by: 0, -60)
    #expect(stage.y == 50)
  }

  @Test func `a pinch that is taken off in the middle of zooming ends it`() throws {
    let list = stage.list
    stage.delegate.zoomed = stage.box
    list.maximumZoomScale = 3
    try stage.down(100, 150)
    try stage.down(100, 250, finger: 2)
    try stage.move(100, 300, finger: 2)
    try stage.move(100, 340, finger: 2)
    #expect(list.isZooming)
    list.maximumZoomScale = 1
    _ = list.pinchGestureRecognizer
    #expect(!list.isZooming && list.zoomScale == 1)
    #expect(stage.delegate.notes.contains("didEndZooming"))
  }
}
