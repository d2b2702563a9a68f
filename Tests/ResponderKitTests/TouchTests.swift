import Foundation
@_spi(Workbench) import ResponderKit
import Testing

/// A view that keeps what it is told of touches, and passes nothing on.
final class TouchPad: UIView {
  struct Call: Equatable {
    let phase: UITouch.Phase
    let fingers: Int
    let tapCounts: Set<Int>
  }

  var calls: [Call] = []
  var touches: [UITouch] = []
  var locations: [CGPoint] = []
  var previous: [CGPoint] = []
  var whenTold: (Set<UITouch>, UIEvent?) -> Void = { _, _ in }

  private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent?) {
    calls.append(
      Call(phase: phase, fingers: touches.count, tapCounts: Set(touches.map(\.tapCount)))
    )
    self.touches += touches
    locations += touches.map { $0.location(in: self) }
    previous += touches.map { $0.previousLocation(in: self) }
    whenTold(touches, event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.began, touches, event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.moved, touches, event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.ended, touches, event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note(.cancelled, touches, event)
  }

  var phases: [UITouch.Phase] { calls.map(\.phase) }

  /// Lets go of what keeps the pad alive: a touch keeps its view.
  func forget() {
    touches = []
    whenTold = { _, _ in }
  }
}

extension Screen {
  /// Adds a pad with this frame.
  func pad(_ name: String, _ x: Double, _ y: Double, _ size: Double) -> TouchPad {
    let pad = add(name, TouchPad(frame: CGRect(x: x, y: y, width: size, height: size)))
    whenDone.append { pad.forget() }
    return pad
  }
}

@Suite(.seesItsRules)
struct TouchTests {
  @Test(arguments: [true, false])
  func `touch.cancel-by-scroll: a drag takes the touch from the content, if it may`(
    _ mayCancel: Bool
  ) throws {
    let stage = GestureStage()
    let scroll = stage.screen.add(
      "scroll",
      UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
    )
    scroll.contentSize = CGSize(width: 390, height: 1000)
    scroll.canCancelContentTouches = mayCancel
    stage.screen.add(
      "content",
      NotingView("content", stage.notes, CGRect(x: 0, y: 0, width: 390, height: 1000)),
      in: scroll
    )
    try stage.down(100, 500)
    stage.wait(0.3)
    try stage.move(100, 470)
    try stage.move(100, 440)
    try stage.up(100, 440)
    #expect(stage.notes.take().contains("content.cancelled 1") == mayCancel)
    #expect((scroll.contentOffset.y > 0) == mayCancel)
  }

  @Test func `touch.one-object-per-finger: from down to up, one object each`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    pad.isMultipleTouchEnabled = true
    try screen.touch(.began, 5, 5)
    try screen.touch(.began, 50, 5, finger: 2)
    try screen.touch(.ended, 5, 5)
    #expect(pad.touches[0] !== pad.touches[1])
    #expect(pad.touches[2] === pad.touches[0])
  }

  @Test func `touch.mutated-in-place: the object kept from began tells the present`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.moved, 20, 5)
    #expect(pad.touches[0].location(in: pad) == CGPoint(x: 20, y: 5))
    #expect(pad.touches[0].phase == .moved)
  }

  @Test func `touch.phase-sequence: began once, then moves, then one end; the rest is refused`()
    throws
  {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    #expect(throws: SimulationError.self) { try screen.touch(.moved, 5, 5) }
    try screen.touch(.began, 5, 5)
    #expect(throws: SimulationError.self) { try screen.touch(.began, 5, 5) }
    try screen.touch(.moved, 6, 5)
    try screen.touch(.moved, 7, 5)
    try screen.touch(.ended, 7, 5)
    #expect(throws: SimulationError.self) { try screen.touch(.ended, 7, 5) }
    #expect(throws: SimulationError.self) {
      try screen.simulation.touches.send([TouchChange(2, .began), TouchChange(2, .began)])
    }
    #expect(screen.simulation.touches.fingersDown.isEmpty)
    #expect(pad.phases == [.began, .moved, .moved, .ended])
  }

  @Test func `touch.stationary-has-no-callback: an unchanged finger is in the event only`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    screen.box("other", 200, 0, 100, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.began, 205, 5, finger: 2)
    try screen.touch(.moved, 206, 5, finger: 2)
    #expect(pad.phases == [.began])
    #expect(pad.touches[0].phase == .stationary)
  }

  @Test func `touch.view-is-fixed: the view stays while the finger goes elsewhere`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    screen.box("other", 200, 0, 100, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.moved, 205, 5)
    #expect(pad.touches[0].view === pad)
    #expect(pad.phases == [.began, .moved])
  }

  @Test func `touch.terminal-exactly-once: one end or cancel, also when the lift was ignored`()
    throws
  {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.ended, 5, 5)
    #expect(pad.phases == [.began, .ended])
    try screen.touch(.began, 5, 5)
    screen.simulation.application.beginIgnoringInteractionEvents()
    try screen.touch(.ended, 5, 5)
    screen.simulation.application.endIgnoringInteractionEvents()
    #expect(pad.phases == [.began, .ended, .began, .cancelled])
    #expect(screen.rules(of: .touchCancelled) == ["touch.terminal-exactly-once"])
    try screen.tap(5, 5)
    #expect(pad.phases.suffix(2) == [.began, .ended])
  }

  @Test func `touch.tap-count-definition: it is set when the touch begins`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.tap(5, 5)
    try screen.tap(5, 5)
    #expect(pad.calls.map(\.tapCounts) == [[1], [1], [2], [2]])
  }

  @Test(arguments: [(0.26, 0.0, 2), (0.28, 0, 1), (0, 45, 2), (0, 46, 1)])
  func `touch.tap-count-thresholds: 0.35 s from down to down, and 45 points`(
    _ pause: Double,
    _ distance: Double,
    _ count: Int
  ) throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    // Each tap lasts 0.08 s.
    try screen.tap(5, 5)
    screen.wait(pause)
    try screen.tap(5 + distance, 5)
    #expect(pad.calls.last?.tapCounts == [count])
  }

  @Test func `two fingers that come down together are one tap each`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    pad.isMultipleTouchEnabled = true
    for count in 1...2 {
      try screen.simulation.touches.send([
        TouchChange(1, .began, at: CGPoint(x: 5, y: 5)),
        TouchChange(2, .began, at: CGPoint(x: 45, y: 5)),
      ])
      try screen.simulation.touches.send([TouchChange(1, .ended), TouchChange(2, .ended)])
      #expect(pad.calls.last?.tapCounts == [count])
    }
  }

  @Test(arguments: [(Toggle.Setting.off, 1), (.on, 0)])
  func `touch.tap-count-lost-on-drag-or-hold: where the profile says so`(
    _ setting: Toggle.Setting,
    _ count: Int
  ) throws {
    let screen = Screen(profile: profile([.tapCountLostOnDragOrHold: setting]))
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.ended, 80, 5)
    #expect(pad.calls.last?.tapCounts == [count])
    screen.wait(1)
    try screen.touch(.began, 5, 5)
    screen.wait(1)
    try screen.touch(.ended, 5, 5)
    #expect(pad.calls.last?.tapCounts == [count])
    #expect(screen.decided("touch.tap-count-lost-on-drag-or-hold") == (setting == .on))
  }

  @Test func `touch.timestamp: the time of the touch's last change`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    screen.wait(2)
    try screen.touch(.began, 5, 5)
    screen.wait(0.5)
    #expect(pad.touches[0].timestamp == 2)
    try screen.touch(.moved, 6, 5)
    #expect(pad.touches[0].timestamp == 2.5)
  }

  @Test func `touch.location-in-view: converted when asked; nil is the window`() throws {
    let screen = Screen()
    screen.window.frame.origin = CGPoint(x: 10, y: 10)
    let pad = screen.pad("pad", 100, 100, 100)
    try screen.touch(.began, 125, 135)
    #expect(pad.touches[0].location(in: pad) == CGPoint(x: 15, y: 25))
    #expect(pad.touches[0].location(in: nil) == CGPoint(x: 115, y: 125))
    pad.frame.origin.x = 110
    #expect(pad.touches[0].location(in: pad) == CGPoint(x: 5, y: 25))
  }

  @Test func `touch.previous-location: the event before; at began the same place`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.moved, 10, 5)
    try screen.touch(.moved, 30, 5)
    #expect(pad.previous.map(\.x) == [5, 5, 10])
  }

  @Test func `touch.precise-location-not-for-hit-test: it is the location here`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    #expect(pad.touches[0].preciseLocation(in: pad) == pad.touches[0].location(in: pad))
  }

  @Test(arguments: [
    UITouch.TouchType.direct, .indirect, .pencil, .indirectPointer,
  ])
  func `touch.types: a touch says what touches the screen`(_ type: UITouch.TouchType) throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.simulation.touches.send([
      TouchChange(1, .began, at: CGPoint(x: 5, y: 5), type: type)
    ])
    #expect(pad.touches[0].type == type)
  }

  @Test func `touch.coalesced-and-predicted: neither makes callbacks of its own`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    var coalesced: [UITouch]?
    var predicted: [UITouch]?
    pad.whenTold = { touches, event in
      guard let touch = touches.first else { return }
      coalesced = event?.coalescedTouches(for: touch)
      predicted = event?.predictedTouches(for: touch)
    }
    try screen.touch(.began, 5, 5)
    #expect(coalesced == pad.touches)
    #expect(predicted == [])
    #expect(pad.calls.count == 1)
  }

  @Test func `touch.sets-by-filter: by view and by window`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    let other = screen.pad("other", 200, 0, 100)
    try screen.touch(.began, 205, 5)
    let overlay = screen.addWindow("overlay")
    overlay.frame = CGRect(x: 300, y: 300, width: 50, height: 50)
    try screen.touch(.began, 305, 305, finger: 3)
    var counts: [Int?] = []
    pad.whenTold = { [window = screen.window] _, event in
      counts = [
        event?.touches(for: pad)?.count, event?.touches(for: other)?.count,
        event?.touches(for: window)?.count, event?.touches(for: overlay)?.count,
        event?.allTouches?.count,
      ]
      #expect(event?.touches(for: UIView()) == nil)
    }
    try screen.touch(.began, 5, 5, finger: 2)
    #expect(counts == [1, 1, 2, 1, 3])
  }

  @Test func `touch.cancel-when-inactive: a call or an alert of the system cancels every touch`()
    throws
  {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    screen.make { screen.simulation.lifecycle.resignActive() }
    #expect(pad.phases == [.began, .cancelled])
    #expect(screen.rules(of: .touchCancelled) == ["touch.cancel-when-inactive"])
    // Still on the glass, but nobody hears of it.
    try screen.touch(.moved, 6, 5)
    try screen.touch(.ended, 6, 5)
    #expect(pad.phases == [.began, .cancelled])
  }

  @Test(arguments: [(Toggle.Setting.on, [UITouch.Phase.began, .cancelled]), (.off, [.began])])
  func `touch.cancel-when-view-leaves-window: unless the profile is an older system`(
    _ setting: Toggle.Setting,
    _ phases: [UITouch.Phase]
  ) throws {
    let screen = Screen(profile: profile([.cancelWhenViewLeavesWindow: setting]))
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    screen.make { pad.removeFromSuperview() }
    try screen.touch(.ended, 5, 5)
    #expect(pad.phases == phases)
    #expect(screen.decided("touch.cancel-when-view-leaves-window") == (setting == .on))
  }

  @Test func `touch.flag-changes-mid-touch: a hidden view keeps its touch`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    pad.isHidden = true
    pad.isUserInteractionEnabled = false
    pad.alpha = 0
    try screen.touch(.moved, 6, 5)
    try screen.touch(.ended, 6, 5)
    #expect(pad.phases == [.began, .moved, .ended])
  }

  @Test func `touch.end-location-may-be-outside: the end goes to the view all the same`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.ended, 300, 300)
    #expect(pad.phases == [.began, .ended])
    #expect(pad.locations.last == CGPoint(x: 300, y: 300))
  }

  @Test func `touch.force-and-radius: an average touch has force 1`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    let touch = try #require(pad.touches.first)
    #expect(touch.force == 1)
    #expect(touch.maximumPossibleForce > touch.force)
    #expect(touch.majorRadius > touch.majorRadiusTolerance)
  }

  @Test func `touch.released-after-end: the next sequence begins without the old touch`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.tap(5, 5)
    var count: Int?
    pad.whenTold = { _, event in count = event?.allTouches?.count }
    try screen.touch(.began, 5, 5)
    #expect(count == 1)
  }

  @Test func `touch.removed-view-does-not-climb: former ancestors hear nothing more`() throws {
    let screen = Screen()
    let panel = screen.box("panel", 0, 0, 200, 200)
    let leaf = screen.box("leaf", 0, 0, 50, 50, in: panel)
    try screen.touch(.began, 5, 5)
    screen.make { leaf.removeFromSuperview() }
    try screen.touch(.ended, 5, 5)
    #expect(screen.asked(.touchesCancelled) == ["leaf"])
    #expect(screen.asked(.touchesEnded).isEmpty)
  }
}
