import Foundation
@_spi(Workbench) import ResponderKit
import Testing

@Suite(.seesItsRules)
struct MultiTouchTests {
  @Test func `multi.default-off: a view takes one finger unless it says otherwise`() {
    #expect(!Screen().box("box", 0, 0, 1, 1).isMultipleTouchEnabled)
  }

  @Test func `multi.only-first-touch: further fingers on the view are not delivered`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.began, 50, 5, finger: 2)
    #expect(pad.phases == [.began])
    #expect(screen.objects(deciding: "multi.only-first-touch") == ["pad"])
    #expect(screen.rules(of: .touchDropped) == ["multi.only-first-touch"])
  }

  @Test func `multi.extra-touch-stays-ignored: also after the first finger has lifted`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.began, 50, 5, finger: 2)
    try screen.touch(.ended, 5, 5)
    try screen.touch(.moved, 51, 5, finger: 2)
    // It still belongs to the sequence, so that a third finger is not the first one either.
    try screen.touch(.began, 5, 50, finger: 3)
    try screen.touch(.ended, 51, 5, finger: 2)
    #expect(pad.phases == [.began, .ended])
  }

  @Test func `multi.other-views-independent: another view takes the second finger`() throws {
    let screen = Screen()
    let left = screen.pad("left", 0, 0, 100)
    let right = screen.pad("right", 200, 0, 100)
    try screen.touch(.began, 5, 5)
    try screen.touch(.began, 205, 5, finger: 2)
    #expect(left.phases == [.began])
    #expect(right.phases == [.began])
  }

  @Test func `multi.batched-by-phase-and-view: one call for all touches of a phase`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    pad.isMultipleTouchEnabled = true
    try screen.simulation.touches.send([
      TouchChange(1, .began, at: CGPoint(x: 5, y: 5)),
      TouchChange(2, .began, at: CGPoint(x: 50, y: 5)),
    ])
    #expect(pad.calls.map(\.fingers) == [2])
  }

  @Test func `multi.set-holds-only-changed: the event holds the others`() throws {
    let screen = Screen()
    let pad = screen.pad("pad", 0, 0, 100)
    pad.isMultipleTouchEnabled = true
    try screen.touch(.began, 5, 5)
    try screen.touch(.began, 50, 5, finger: 2)
    var all: Int?
    pad.whenTold = { _, event in all = event?.allTouches?.count }
    try screen.touch(.moved, 6, 5)
    #expect(pad.calls.last?.fingers == 1)
    #expect(all == 2)
  }

  @Test func `multi.phase-call-order: began, moved, ended, cancelled; views by their first finger`()
    throws
  {
    let screen = Screen()
    let first = screen.pad("first", 200, 0, 100)
    let second = screen.pad("second", 0, 0, 100)
    first.isMultipleTouchEnabled = true
    second.isMultipleTouchEnabled = true
    let log = EventLog(screen.simulation, methods: touchMethods)
    try screen.touch(.began, 205, 5)
    try screen.touch(.began, 5, 5, finger: 2)
    try screen.touch(.began, 50, 5, finger: 3)
    _ = log.take()
    try screen.simulation.touches.send([
      TouchChange(3, .cancelled),
      TouchChange(2, .ended),
      TouchChange(4, .began, at: CGPoint(x: 80, y: 5)),
      TouchChange(1, .moved, at: CGPoint(x: 206, y: 5)),
    ])
    #expect(
      log.entries == [
        "first.touchesMoved", "second.touchesBegan", "second.touchesEnded",
        "second.touchesCancelled",
      ]
    )
  }

  @Test func `exclusive.default-off: no view is exclusive unless it says so`() {
    #expect(!Screen().box("box", 0, 0, 1, 1).isExclusiveTouch)
  }

  @Test func `exclusive.blocks-other-views: while it tracks, others get no new touch`() throws {
    let screen = Screen()
    let alone = screen.pad("alone", 0, 0, 100)
    let other = screen.pad("other", 200, 0, 100)
    alone.isExclusiveTouch = true
    try screen.touch(.began, 5, 5)
    try screen.touch(.began, 205, 5, finger: 2)
    #expect(other.phases == [])
    #expect(screen.objects(deciding: "exclusive.blocks-other-views") == ["other"])
    try screen.touch(.ended, 5, 5)
    try screen.touch(.ended, 205, 5, finger: 2)
    try screen.tap(205, 5)
    #expect(other.phases == [.began, .ended])
  }

  @Test func `exclusive.needs-idle-window: it gets no touch while another view tracks one`() throws
  {
    let screen = Screen()
    let alone = screen.pad("alone", 0, 0, 100)
    screen.box("other", 200, 0, 100, 100)
    alone.isExclusiveTouch = true
    try screen.touch(.began, 205, 5)
    try screen.touch(.began, 5, 5, finger: 2)
    #expect(alone.phases == [])
    #expect(screen.objects(deciding: "exclusive.needs-idle-window") == ["alone"])
  }

  @Test func `an exclusive view gets its touch where the other view has lost its own`() throws {
    let stage = GestureStage()
    let alone = stage.screen.pad("alone", 300, 0, 50)
    alone.isExclusiveTouch = true
    stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (160, 100))
    #expect(stage.notes.lines.contains("inner.cancelled 1"))
    try stage.down(310, 10, finger: 2)
    #expect(alone.phases == [.began])
    #expect(!stage.screen.decided("exclusive.needs-idle-window"))
  }

  @Test func `an exclusive view that has lost its touch blocks no other`() throws {
    let stage = GestureStage()
    let other = stage.screen.pad("other", 300, 0, 50)
    stage.inner.isExclusiveTouch = true
    stage.add("pan", UIPanGestureRecognizer())
    try stage.drag((100, 100), (160, 100))
    try stage.down(310, 10, finger: 2)
    #expect(other.phases == [.began])
    #expect(!stage.screen.decided("exclusive.blocks-other-views"))
  }

  @Test func `exclusive.scope-is-window: a view of another window gets its touch`() throws {
    let screen = Screen()
    let alone = screen.pad("alone", 0, 0, 100)
    alone.isExclusiveTouch = true
    let window = screen.addWindow("second")
    window.frame = CGRect(x: 0, y: 400, width: 390, height: 400)
    try screen.touch(.began, 5, 5)
    try screen.touch(.began, 5, 500, finger: 2)
    #expect(screen.asked(.touchesBegan).contains("second"))
    #expect(screen.rules(of: .touchDropped).isEmpty)
  }

  @Test func `exclusive.idiom-two-buttons: exclusive buttons are not pressed at once`() throws {
    let screen = Screen()
    let first = screen.add("first", UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44)))
    let second = screen.add("second", UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 44)))
    first.isExclusiveTouch = true
    second.isExclusiveTouch = true
    try screen.touch(.began, 5, 5)
    try screen.touch(.began, 5, 105, finger: 2)
    #expect(first.isTracking)
    #expect(!second.isTracking)
  }
}
